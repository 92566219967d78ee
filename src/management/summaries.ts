import { BoundedCache } from "../content/bounded-cache.ts";
import { gapsOf, languagesOf } from "../content/gaps.ts";
import { isSearchable, type Kind, kinds } from "../contract/records.ts";
import { type EventData, type EventDates, readEventDates, unpackEventDates } from "../hours/event-dates.ts";
import { lastEnd } from "../hours/event-occurrences.ts";
import { unpackLists } from "../search/columns/facts.ts";
import { fold } from "../search/text/fold.ts";
import { type Change, type Entry, isDamaged, type PinnedVersion, type Store } from "../store/store.ts";
import { recordOf } from "./scope.ts";

/** What lists and counts look at in a record or in a draft, so that they read no others. */
export interface Summary {
  id: string;
  /** The organisation's version at which the record was changed; of a draft its revision. */
  version: number;
  status: string | undefined;
  hostIds: readonly string[];
  /** See content/gaps.ts. */
  lacks: number;
  languages: string | undefined;
  /** When an event is over for good, in epoch milliseconds. */
  endsAt: number | undefined;
  /** Its number in text searches; undefined where these do not know it. */
  seq: number | undefined;
  /** Folded: its id, and the names of what text searches do not know. */
  names: string;
}

/** Changes that are read one by one; more are read with all the rest. */
const MOST_CHANGES = 5_000;
/** Records whose entries are asked for at once. */
const CHUNK = 500;
/** Organisations that are kept: of 50,000 records some 15 MB. */
const MOST_ORGANISATIONS = 8;

const keptOf = new WeakMap<Store, BoundedCache<string, Summaries>>();

/** The summaries of an organisation, as it is now or later. */
export async function summariesOf(store: Store, orgId: string): Promise<Summaries> {
  const kept = keptOf.get(store) ?? new BoundedCache(MOST_ORGANISATIONS);
  keptOf.set(store, kept);
  const summaries = kept.getOrMake(orgId, () => new Summaries(store, orgId));
  await summaries.refresh();
  return summaries;
}

type ByKind<T> = ReadonlyMap<Kind, T>;
const ofKinds = <T>(make: () => T): ByKind<T> => new Map(kinds.map((kind) => [kind, make()]));

/** The records of one organisation and its drafts: made from entries, and of what has none from bodies, then brought up to date. */
export class Summaries {
  readonly #store: Store;
  readonly #orgId: string;
  #version = -1;
  #epoch = "";
  #revision = -1;
  #published = ofKinds(() => new Table());
  #drafts = ofKinds(() => new Table());
  #last: Promise<void> = Promise.resolve();

  constructor(store: Store, orgId: string) {
    this.#store = store;
    this.#orgId = orgId;
  }

  /** By id. */
  published(kind: Kind): readonly Summary[] {
    return this.#published.get(kind)!.sorted;
  }
  drafts(kind: Kind): readonly Summary[] {
    return this.#drafts.get(kind)!.sorted;
  }

  /** One after the other: who has written is told of it. */
  refresh(): Promise<void> {
    const fresh = this.#last.then(() => this.#refresh());
    this.#last = fresh.catch(() => undefined);
    return fresh;
  }

  async #refresh(): Promise<void> {
    const reader = this.#store.read(this.#orgId);
    const revision = await reader.lastRevision();
    if ((await this.#store.version(this.#orgId)) !== this.#version) await this.#readPublished();
    if (revision === this.#revision) return;
    const drafts = ofKinds(() => new Table());
    for await (const { kind, id, revision: version, body } of reader.drafts()) {
      const known = this.#drafts.get(kind)!.get(id);
      drafts.get(kind)!.put(known?.version === version ? known : ofRecord(kind, version, body));
    }
    this.#drafts = drafts;
    this.#revision = revision;
  }

  async #readPublished(): Promise<void> {
    const pin = await this.#store.pin(this.#orgId);
    try {
      const isLater = pin.epoch === this.#epoch && this.#version >= pin.changesFrom;
      const changes = isLater ? await fewChanges(pin, this.#version) : undefined;
      const published = changes ? this.#published : ofKinds(() => new Table());
      for await (const entries of changes ? entriesOf(pin, changes) : pin.entries())
        for (const entry of entries) published.get(entry.kind)!.put(ofEntry(entry));
      await readOthers(published, pin, changes ?? pin.changes(0));
      this.#published = published;
      // Another organisation of this id has numbers of its own.
      if (pin.epoch !== this.#epoch) {
        this.#drafts = ofKinds(() => new Table());
        this.#revision = -1;
      }
      this.#version = pin.version;
      this.#epoch = pin.epoch;
    } finally {
      pin.end();
    }
  }
}

async function fewChanges(pin: PinnedVersion, since: number): Promise<Change[] | undefined> {
  const changes: Change[] = [];
  for await (const change of pin.changes(since)) if (changes.push(change) > MOST_CHANGES) return undefined;
  return changes;
}

async function* entriesOf(pin: PinnedVersion, changes: readonly Change[]): AsyncGenerator<Entry[]> {
  const changed = changes.filter(({ kind, removed }) => isSearchable(kind) && !removed);
  for (let n = 0; n < changed.length; n += CHUNK) yield pin.findEntries(changed.slice(n, n + CHUNK));
}

/** Reads what has changed and has no entry of its version. */
async function readOthers(
  tables: ByKind<Table>,
  pin: PinnedVersion,
  changes: AsyncIterable<Change> | Iterable<Change>,
): Promise<void> {
  for await (const { kind, id, version, removed } of changes) {
    const table = tables.get(kind)!;
    if (removed) table.remove(id);
    else if (table.get(id)?.version !== version) {
      const stored = await pin.record(kind, id).catch((error: unknown) => {
        // One that is damaged keeps no other from being listed; asked for by its id, it is told of.
        if (!isDamaged(error)) throw error;
      });
      if (stored) table.put(ofRecord(kind, stored.version, stored.body));
      else table.remove(id);
    }
  }
}

/** Summaries of one kind. */
class Table {
  #byId = new Map<string, Summary>();
  #sorted: readonly Summary[] | undefined;

  get(id: string): Summary | undefined {
    return this.#byId.get(id);
  }
  put(summary: Summary): void {
    this.#byId.set(summary.id, summary);
    this.#sorted = undefined;
  }
  remove(id: string): void {
    if (this.#byId.delete(id)) this.#sorted = undefined;
  }
  /** Kept in this order, so that to sort again costs little. */
  get sorted(): readonly Summary[] {
    if (!this.#sorted) {
      this.#sorted = [...this.#byId.values()].sort((a, b) => compareIds(a.id, b.id));
      this.#byId = new Map(this.#sorted.map((summary) => [summary.id, summary]));
    }
    return this.#sorted;
  }
}

const SURROGATE = /[\ud800-\udfff]/;

/** By bytes, as stores do. */
export function compareIds(a: string, b: string): number {
  if (SURROGATE.test(a) || SURROGATE.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : Number(a > b);
}

function ofEntry({ id, seq, version, facts }: Entry): Summary {
  const { hosts = [], lacks = 0, languages, lists, zone } = facts;
  const event = unpackLists(lists).event;
  return {
    ...{ id, version, status: "active", hostIds: hosts, lacks, languages },
    ...{ endsAt: endOf(event && unpackEventDates(event), zone), seq, names: fold(id) },
  };
}

function ofRecord(kind: Kind, version: number, body: string): Summary {
  const record = recordOf({ body });
  const { id, status, hostIds = [], additionalData, updatedAt, timeZoneName, name, displayName } = record;
  const dates =
    kind === "listing" ? readEventDates(additionalData as EventData, updatedAt as number) : undefined;
  return {
    ...{ id: id as string, version, status: status as string, hostIds: hostIds as string[] },
    ...{ lacks: gapsOf(record), languages: languagesOf(kind, record) },
    ...{ endsAt: endOf(dates, timeZoneName as string), seq: undefined },
    names: fold(JSON.stringify([id, name, displayName])),
  };
}

function endOf(dates: EventDates | undefined, zone = "UTC"): number | undefined {
  return dates && lastEnd(dates, zone);
}
