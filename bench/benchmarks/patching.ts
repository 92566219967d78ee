import type { SearchableKind } from "../../src/contract/records.ts";
import { readOrg } from "../../src/discovery/org/org.ts";
import { type Catalogue, type CatalogueChanges, patchCatalogue } from "../../src/search/columns/catalogue.ts";
import type { Entry, Store } from "../../src/store/store.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { ORG } from "../harness/data.ts";
import { openStoreAt } from "../harness/places.ts";
import { milliseconds, table } from "../harness/table.ts";

/** Versions that each row is made of, one after the other. */
const VERSIONS = 25;

/** What becomes of a record in the next version: its entry, or nothing. */
type Change = (entry: Entry, version: number) => Entry | undefined;

/** Far above every number of the corpus. */
const NEW_SEQ = 2 ** 31;

const changes: Record<string, [kind: SearchableKind, change: Change]> = {
  "a listing's priority": ["listing", (entry, n) => ({ ...entry, facts: { ...entry.facts, priority: n } })],
  "a listing's words and place": [
    "listing",
    (entry, n) => ({
      ...entry,
      facts: { ...entry.facts, lists: n % 2 ? undefined : entry.facts.lists, at: [55, n / 10] },
    }),
  ],
  "a listing more": ["listing", (entry, n) => ({ ...entry, id: `new-${n}`, seq: NEW_SEQ + n })],
  "a listing less": ["listing", () => undefined],
  "a guide's listings": [
    "guide",
    (entry, n) => ({ ...entry, facts: { ...entry.facts, links: entry.facts.links?.slice(n % 5) } }),
  ],
  "a guide more": ["guide", (entry, n) => ({ ...entry, id: `new-${n}`, seq: NEW_SEQ + n })],
  "a guide less": ["guide", () => undefined],
};

/**
 * What it costs a process that serves a large organisation to take in one changed record: in memory, without what the store takes.
 * Nothing is written.
 */
export const patching: Benchmark = async ({ data }) => {
  const store = await openStoreAt(await data.store());
  try {
    const { catalogue, cpuMs, longestMs } = await readWhole(store);
    const rows: [name: string, ...figures: number[]][] = [["all of it read", cpuMs, longestMs]];
    for (const [name, [kind, change]] of Object.entries(changes)) {
      rows.push([name, ...(await patches(store, catalogue, kind, change))]);
    }
    return table(
      ["", "CPU ms, mean", "in one piece at most"],
      rows.map(([name, ...figures]) => [name, ...figures.map(milliseconds)]),
    );
  } finally {
    await store.close();
  }
};

/** Milliseconds of CPU of this thread: what other work on the machine hardly touches. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

async function readWhole(store: Store) {
  const organisation = (await store.organisations.find(ORG))!;
  const pin = await store.pin(ORG);
  const begun = cpuNow();
  let turnBegun = begun;
  let longestMs = 0;
  const endTurn = () => {
    longestMs = Math.max(longestMs, cpuNow() - turnBegun);
    turnBegun = cpuNow();
  };
  const turn = () => {
    endTurn();
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const { catalogue } = await readOrg(organisation, pin, "");
  clearImmediate(next);
  endTurn();
  pin.end();
  return { catalogue, longestMs, cpuMs: cpuNow() - begun };
}

/** The mean CPU of some versions that follow each other, and that of the dearest. */
async function patches(
  store: Store,
  whole: Catalogue,
  kind: SearchableKind,
  change: Change,
): Promise<[meanMs: number, longestMs: number]> {
  const { ids, size } = whole.tables[kind];
  const pin = await store.pin(ORG);
  const wanted = Array.from({ length: VERSIONS }, (_, n) => ids[Math.floor((size * (n + 0.5)) / VERSIONS)]!);
  const entries = await pin.findEntries(wanted.map((id) => ({ kind, id })));
  pin.end();
  let catalogue = whole;
  const times: number[] = [];
  for (const [n, entry] of entries.entries()) {
    const next = change(entry, n);
    const changed = [{ kind, id: next?.id ?? entry.id }];
    const step: CatalogueChanges = { version: n, labels: [], changed, entries: next ? [next] : [] };
    const begun = cpuNow();
    catalogue = patchCatalogue(catalogue, step);
    times.push(cpuNow() - begun);
  }
  return [times.reduce((sum, time) => sum + time, 0) / times.length, Math.max(...times)];
}
