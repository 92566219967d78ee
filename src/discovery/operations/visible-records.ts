import { giveBack } from "../../content/lent-memory.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { rowsPassing } from "../../search/columns/match.ts";
import { type Sight, scopeTests, upcomingIn } from "../match/sight.ts";

/** A record that a request may see, by its name alone. */
export interface VisibleRecord {
  kind: SearchableKind;
  id: string;
  /** Epoch milliseconds; absent where it is not told. */
  updatedAt?: number;
}

const kinds = ["guide", "geoArea", "listing"] as const;

/** All records that a request may see, however far they are, but events that have passed. */
export function visibleRecords(sight: Sight): VisibleRecord[] {
  const { tables } = sight.org.catalogue;
  const upcoming = upcomingIn(sight);
  return kinds.flatMap((kind) => {
    const table = tables[kind];
    const tests = [...scopeTests(sight, kind), ...(kind === "listing" && upcoming ? [upcoming.passes] : [])];
    const rows = rowsPassing(table.size, tests);
    const found = Array.from(rows, (row): VisibleRecord => {
      return { kind, id: table.ids[row]!, updatedAt: table.updatedAt[row] || undefined };
    });
    giveBack(rows);
    return found;
  });
}
