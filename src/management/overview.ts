import { type Kind, localisedFields } from "../contract/records.ts";
import type { Store } from "../store/store.ts";
import { type Gap, hasGap } from "./list-records.ts";
import { type Editor, maySee, recordOf } from "./scope.ts";

export interface OverviewPage {
  total: number;
  counts: Record<string, number>;
  nextCursor: string | null;
}

/** Records that a page looks at: some tenths of a second. */
const LOOKED_AT = 2_000;
const gaps: readonly Gap[] = ["photos", "openingHours", "geoLocation", "passed"];

/** How many records of a stretch have each status, lack what guests would miss, or have no words in a language of the organisation. */
export async function countRecords(
  store: Store,
  editor: Editor,
  { kind, cursor }: { kind: Kind; cursor?: string },
): Promise<OverviewPage> {
  const languages = (await store.organisations.find(editor.orgId))?.languageCodes ?? [];
  const counts: Record<string, number> = {};
  const count = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  let lookedAt = 0;
  let total = 0;
  let last = cursor;
  for await (const stored of store.read(editor.orgId).records([kind], () => {}, cursor)) {
    if (lookedAt++ === LOOKED_AT) return { total, counts, nextCursor: last ?? null };
    last = stored.id;
    const record = recordOf(stored);
    if (!maySee(editor, kind, record)) continue;
    total++;
    count(`status.${record.status}`);
    for (const gap of gaps) if (hasGap(kind, record, gap)) count(`missing.${gap}`);
    const maps = localisedFields[kind].flatMap((field) => (record[field] as object | undefined) ?? []);
    for (const code of languages)
      if (maps.some((map) => !Object.hasOwn(map, code))) count(`language.${code}`);
  }
  return { total, counts, nextCursor: null };
}
