import type { Kind, SearchableKind } from "../../src/contract/records.ts";
import { INDEX_FORMAT } from "../../src/search/columns/columns.ts";
import type { TermRange } from "../../src/search/postings/term-postings.ts";
import { kindNumbers } from "../../src/search/stored-numbers.ts";
import type { EntryRow } from "../../src/store/rows.ts";
import { keyOf, type Standing } from "../../src/store/settle.ts";
import {
  type ConversationStore,
  type KeptAttempt,
  type KeyRecord,
  type KeyStore,
  type Organisation,
  type OrganisationStore,
  type Store,
  type StoredConversation,
  type StoredDraft,
  type StoredRevision,
  StoreError,
  unknownOrganisation,
} from "../../src/store/store.ts";
import type {
  BatchTables,
  OrgNumbers,
  RecordKey,
  RevisionRow,
  VersionTables,
} from "../../src/store/tables.ts";
import { TextSearch } from "../../src/store/text-search.ts";
import { createReader, pinVersion } from "../../src/store/versions.ts";
import { createWriter } from "../../src/store/writer.ts";

interface RecordRow extends RecordKey {
  seq: number;
  active: boolean;
  version: number;
  body: string;
}

/** The rows of an organisation at one version: never changed once they are committed. */
interface Rows {
  numbers: OrgNumbers;
  records: Map<string, RecordRow>;
  removed: Map<string, RecordKey & { version: number }>;
  changesFrom: number;
  attempts: Map<string, KeptAttempt>;
  drafts: Map<string, StoredDraft>;
  /** By number, from 1 on. */
  revisions: { record: string; row: StoredRevision }[];
  imports: Map<number, { at: number; by: string | null }>;
  entries: Map<number, EntryRow>;
  labels: string[];
  terms: Set<string>;
  /** By kind, term and part, with NUL in between. */
  postings: Map<string, Uint8Array>;
}

/** An organisation; it stays when it is removed, so that a namesake goes on counting. */
interface Kept {
  organisation: Organisation | undefined;
  /** One more for each namesake. */
  generation: number;
  rows: Rows;
  keys: Map<string, KeyRecord>;
  conversations: Map<string, StoredConversation>;
}

/** A store in the memory of one process: the smallest adapter there can be, for what adapters share. */
export function openMemoryStore(keptRemovals?: number, keptRevisions?: number): Store {
  const all = new Map<string, Kept>();
  let isClosed = false;

  function known(orgId: string): Kept {
    if (isClosed) throw new StoreError("unavailable", "the store is closed");
    const kept = all.get(orgId);
    if (!kept?.organisation) throw unknownOrganisation(orgId);
    return kept;
  }
  const open = (orgId: string): VersionTables => openVersion(known(orgId));
  const writer = createWriter(async (orgId) => openBatch(known(orgId)), {
    keptRemovals,
    keptRevisions,
  });

  return {
    organisations: openOrganisations(all, known),
    keys: openKeys(all, known),
    conversations: openConversations(known),
    version: async (orgId) => known(orgId).rows.numbers.version,
    read(orgId) {
      const postings: VersionTables["postings"] = (kind, ranges) => open(orgId).postings(kind, ranges);
      const { search } = new TextSearch({ postings, current: () => undefined });
      const draft: VersionTables["draft"] = async (kind, id) => open(orgId).draft(kind, id);
      const revisions: VersionTables["revisions"] = async (...asked) => open(orgId).revisions(...asked);
      const lastRevision = async () => open(orgId).lastRevision();
      const record = async (kind: Kind, id: string) => open(orgId).record(kind, id);
      const bodies: VersionTables["bodies"] = async (kind, seqs) => open(orgId).bodies(kind, seqs);
      return createReader({ record, bodies, search, draft, revisions, lastRevision }, async () =>
        open(orgId),
      );
    },
    pin: async (orgId) => pinVersion(open(orgId)),
    write: writer.write,
    async ping() {
      if (isClosed) throw new StoreError("unavailable", "the store is closed");
    },
    async close() {
      await writer.close();
      isClosed = true;
    },
  };
}

function openOrganisations(all: Map<string, Kept>, known: (orgId: string) => Kept): OrganisationStore {
  return {
    list: async () =>
      [...all.values()]
        .flatMap(({ organisation }) => organisation ?? [])
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: async (orgId) => all.get(orgId)?.organisation,
    async create(organisation) {
      const former = all.get(organisation.id);
      if (former?.organisation) throw new StoreError("organisation_exists", organisation.id);
      const { version = 0, nextSeq = 1 } = former?.rows.numbers ?? {};
      all.set(organisation.id, {
        organisation,
        generation: (former?.generation ?? 0) + 1,
        rows: noRows({ version, nextSeq, nextLabel: 0 }),
        keys: new Map(),
        conversations: new Map(),
      });
    },
    async update({ id, name, languageCodes }) {
      const kept = known(id);
      kept.organisation = { ...kept.organisation!, name, languageCodes };
    },
    async remove(orgId) {
      const kept = known(orgId);
      const { version, nextSeq } = kept.rows.numbers;
      kept.organisation = undefined;
      kept.rows = noRows({ version: version + 1, nextSeq, nextLabel: 0 });
      kept.keys.clear();
    },
  };
}

function openKeys(all: ReadonlyMap<string, Kept>, known: (orgId: string) => Kept): KeyStore {
  const findByHash = (hash: string) =>
    [...all.values()].flatMap(({ keys }) => [...keys.values()]).find((key) => key.hash === hash);
  return {
    async add(key) {
      const { keys } = known(key.orgId);
      if (keys.has(key.id) || findByHash(key.hash)) throw new StoreError("key_exists", key.id);
      keys.set(key.id, key);
    },
    findByHash: async (hash) => findByHash(hash),
    list: async (orgId) => [...known(orgId).keys.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    async revoke(orgId, keyId, at) {
      const { keys } = known(orgId);
      const key = keys.get(keyId);
      if (key) keys.set(keyId, { ...key, revokedAt: key.revokedAt ?? at });
      return key !== undefined;
    },
  };
}

function openConversations(known: (orgId: string) => Kept): ConversationStore {
  const owned = (orgId: string, owner: string, id: string) => {
    const found = known(orgId).conversations.get(id);
    return found?.owner === owner ? found : undefined;
  };
  return {
    add: async (orgId, conversation) =>
      void known(orgId).conversations.set(conversation.id, { ...conversation }),
    async find(orgId, owner, id, now) {
      const found = owned(orgId, owner, id);
      return found && found.expiresAt > now ? found : undefined;
    },
    async update(orgId, { id, owner, body, expiresAt }) {
      const found = owned(orgId, owner, id);
      if (found) known(orgId).conversations.set(id, { ...found, body, expiresAt });
      return found !== undefined;
    },
    async remove(orgId, owner, id) {
      return owned(orgId, owner, id) !== undefined && known(orgId).conversations.delete(id);
    },
    async sweep(orgId, { now, most }) {
      const { conversations } = known(orgId);
      const before = conversations.size;
      const lasting = [...conversations.values()]
        .filter(({ expiresAt }) => expiresAt > now)
        .sort((a, b) => b.expiresAt - a.expiresAt || (a.id < b.id ? -1 : 1));
      conversations.clear();
      for (const conversation of lasting.slice(0, most)) conversations.set(conversation.id, conversation);
      return before - conversations.size;
    },
  };
}

function noRows(numbers: OrgNumbers): Rows {
  return {
    numbers,
    changesFrom: numbers.version,
    attempts: new Map(),
    drafts: new Map(),
    revisions: [],
    imports: new Map(),
    records: new Map(),
    removed: new Map(),
    entries: new Map(),
    labels: [],
    terms: new Set(),
    postings: new Map(),
  };
}

function copyOf({ numbers, records, removed, entries, labels, terms, postings, ...rest }: Rows): Rows {
  return {
    numbers,
    changesFrom: rest.changesFrom,
    attempts: new Map(rest.attempts),
    drafts: new Map(rest.drafts),
    revisions: [...rest.revisions],
    imports: new Map(rest.imports),
    records: new Map(records),
    removed: new Map(removed),
    entries: new Map(entries),
    labels: [...labels],
    terms: new Set(terms),
    postings: new Map(postings),
  };
}

async function* inOneChunk<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

const byId = (a: RecordKey, b: RecordKey) => (a.id < b.id ? -1 : 1);

function bodyOf(records: Rows["records"], key: RecordKey) {
  const row = records.get(keyOf(key));
  return row && { version: row.version, body: row.body };
}

function openVersion({ rows, generation }: Kept): VersionTables {
  const { numbers, records, removed, entries, labels, terms } = rows;
  const { version, nextSeq } = numbers;
  return {
    version,
    epoch: `${generation}`,
    changesFrom: rows.changesFrom,
    current: () => version,
    record: (kind, id) => bodyOf(records, { kind, id }),
    bodies(kind, seqs) {
      const active = [...records.values()].filter((row) => row.active && row.kind === kind);
      const bySeq = new Map(
        active.map(({ seq, ...row }) => [seq, { version: row.version, body: Buffer.from(row.body) }]),
      );
      return seqs.map((seq) => bySeq.get(seq));
    },
    records: (kind, after) =>
      inOneChunk(
        [...records.values()]
          .filter((row) => row.kind === kind && row.id > after)
          .sort(byId)
          .map(({ id, version, body }): [string, number, string] => [id, version, body]),
      ),
    draft: (kind, id) => rows.drafts.get(keyOf({ kind, id })),
    drafts: (kind, after) =>
      inOneChunk(
        [...rows.drafts.values()].filter((draft) => draft.kind === kind && draft.id > after).sort(byId),
      ),
    revisions: (kind, id, before, limit) =>
      rows.revisions
        .filter(({ record, row }) => record === keyOf({ kind, id }) && row.revision < before)
        .map(({ row }): RevisionRow => {
          const fields = row.fields && JSON.stringify(row.fields);
          return [row.revision, row.version, row.at, row.by, row.action, fields, row.body];
        })
        .reverse()
        .slice(0, limit),
    lastRevision: () => rows.revisions.at(-1)?.row.revision ?? 0,
    changes(since) {
      const changes = [...records.values(), ...removed.values()].filter((row) => row.version > since);
      changes.sort(
        (a, b) => a.version - b.version || kindNumbers[a.kind] - kindNumbers[b.kind] || byId(a, b),
      );
      return inOneChunk(
        changes.map((row): [number, number, string, boolean] => {
          return [row.version, kindNumbers[row.kind], row.id, !("seq" in row)];
        }),
      );
    },
    entries: () => inOneChunk([...entries.values()].sort((a, b) => a[2] - b[2])),
    findEntries: (asked) =>
      asked
        .map((record) => entries.get(records.get(keyOf(record))?.seq ?? -1))
        .filter((entry) => entry !== undefined),
    labels: (first) => inOneChunk(labels.slice(first)),
    terms: () => inOneChunk([...terms]),
    postings: (kind, ranges) => ({
      version,
      nextSeq,
      postings: ranges.map((range) => findRange(rows, kind, range)),
    }),
    end: () => {},
  };
}

/** Terms are compared by bytes, as in the tables of other adapters. */
function findRange({ postings }: Rows, kind: SearchableKind, { first, end }: TermRange) {
  const [from, to] = [Buffer.from(first), Buffer.from(end)];
  return [...postings].flatMap(([key, rows]) => {
    const [kindNumber, term, part] = key.split("\0");
    if (kindNumber !== `${kindNumbers[kind]}`) return [];
    const bytes = Buffer.from(term!);
    const isWithin = bytes.compare(from) >= 0 && bytes.compare(to) < 0;
    return isWithin ? [{ term: term!, part: Number(part), rows }] : [];
  });
}

function openBatch(kept: Kept): BatchTables {
  const rows = copyOf(kept.rows);
  const { records, removed, entries, labels, terms, postings } = rows;
  const bySeq = () => new Map([...records.values()].map((row) => [row.seq, row]));
  function addRevision(key: RecordKey, row: Omit<StoredRevision, "revision">): number {
    const revision = (rows.revisions.at(-1)?.row.revision ?? 0) + 1;
    rows.revisions.push({ record: keyOf(key), row: { revision, ...row } });
    return revision;
  }
  const placeOf = (kind: number, part: number, term: string) => `${kind}\0${term}\0${part}`;
  return {
    tuning: { completeBytes: 0, rowsPerChunk: 1_000, termRun: 1_000 },
    numbers: rows.numbers,
    indexFormat: INDEX_FORMAT,
    hasRemoved: removed.size > 0,
    record: (kind, id) => bodyOf(records, { kind, id }),
    find(operations) {
      const standing = new Map<string, Standing>();
      for (const operation of operations) {
        const row = records.get(keyOf(operation));
        if (row) standing.set(keyOf(operation), { ...row, isSame: row.body === operation.put?.json });
      }
      return standing;
    },
    bodies(seqs) {
      const found = bySeq();
      return new Map(seqs.map((seq) => [seq, found.get(seq)!.body]));
    },
    putRecords(version, writes) {
      for (const { kind, id, seq, put } of writes) {
        records.set(keyOf({ kind, id }), { kind, id, seq, version, active: put.active, body: put.json });
      }
    },
    removeRecords(version, gone) {
      for (const { kind, id } of gone) {
        records.delete(keyOf({ kind, id }));
        removed.set(keyOf({ kind, id }), { kind, id, version });
      }
    },
    forgetRemoved(most) {
      const versions = [...removed.values()].map(({ version }) => version).sort((a, b) => b - a);
      const last = versions[most];
      if (last === undefined) return;
      for (const [key, { version }] of removed) if (version <= last) removed.delete(key);
      rows.changesFrom = last;
    },
    draft: (kind, id) => rows.drafts.get(keyOf({ kind, id })),
    putDraft: (draft) => void rows.drafts.set(keyOf(draft), draft),
    removeDraft: (record) => void rows.drafts.delete(keyOf(record)),
    keepStored(keys) {
      for (const key of keys) {
        const { version = 0, body = "" } = records.get(keyOf(key)) ?? {};
        const isKept = rows.revisions.some((one) => one.record === keyOf(key) && one.row.version === version);
        const noted = rows.imports.get(version) ?? { at: null, by: null };
        if (body !== "" && !isKept)
          addRevision(key, { version, body, fields: null, action: "import", ...noted });
      }
    },
    addRevision,
    forgetRevisions(keys, isDraft, most) {
      for (const key of keys) {
        const own = rows.revisions.filter(
          ({ record, row }) => record === keyOf(key) && (row.version === null) === isDraft,
        );
        const forgotten = new Set(own.slice(0, -most));
        rows.revisions = rows.revisions.filter((one) => !forgotten.has(one));
      }
    },
    noteImport: (version, at, by) => void rows.imports.set(version, { at, by }),
    attempt(name, now) {
      const kept = rows.attempts.get(name);
      return kept && kept.expiresAt > now ? kept.outcome : undefined;
    },
    keepAttempt: (attempt) => void rows.attempts.set(attempt.name, attempt),
    reviveRecords: (keys) => keys.forEach((key) => void removed.delete(keyOf(key))),
    putEntries: (written) => written.forEach((entry) => void entries.set(entry[2], entry)),
    removeEntries: (seqs) => seqs.forEach((seq) => void entries.delete(seq)),
    findLabels: (asked) =>
      new Map(asked.map((label) => [label, labels.indexOf(label)] as const).filter(([, n]) => n >= 0)),
    // They come in the order of their numbers.
    addLabels: (fresh) => fresh.forEach(({ label }) => void labels.push(label)),
    addTerms: (fresh) => fresh.forEach((term) => void terms.add(term)),
    findPostings: (kind, part, asked) =>
      new Map(
        asked.flatMap((term) => {
          const found = postings.get(placeOf(kind, part, term));
          return found ? [[term, found] as const] : [];
        }),
      ),
    addPostings: (fresh) =>
      fresh.forEach((row) => void postings.set(placeOf(row.kind, row.part, row.term), row.rows.slice())),
    putPostings: (kind, part, fresh) =>
      fresh.forEach((row) => void postings.set(placeOf(kind, part, row.term), row.rows)),
    removePostings: (kind, part, gone) =>
      gone.forEach((term) => void postings.delete(placeOf(kind, part, term))),
    activeRecords: () => inOneChunk([]),
    clearIndex() {},
    async commit(numbers) {
      kept.rows = { ...rows, numbers: numbers ?? rows.numbers };
    },
    abandon() {},
  };
}
