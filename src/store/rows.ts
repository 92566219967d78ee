import type { SearchableKind } from "../contract/records.ts";
import type { Facts } from "../search/columns/facts.ts";
import { kindOf } from "../search/stored-numbers.ts";
import type { Ability, Entry, KeyRecord, Organisation, StoredRevision } from "./store.ts";
import type { RevisionRow } from "./tables.ts";

/** A row of the entries; the facts are JSON. */
export type EntryRow = [kind: number, id: string, seq: number, version: number, facts: string];

export function readEntry([kind, id, seq, version, facts]: EntryRow): Entry {
  return { kind: kindOf(kind) as SearchableKind, id, seq, version, facts: JSON.parse(facts) as Facts };
}

/** A row of the organisations; the languages are JSON. */
export type OrganisationRow = [orgId: string, name: string, languages: string, createdAt: number];

export function readOrganisation([id, name, languages, createdAt]: OrganisationRow): Organisation {
  return { id, name, languageCodes: JSON.parse(languages) as string[], createdAt };
}

export function writeOrganisation({ id, name, languageCodes, createdAt }: Organisation): OrganisationRow {
  return [id, name, JSON.stringify(languageCodes), createdAt];
}

/** A row of the keys; hosts, abilities and origins are JSON. */
export type KeyRow = [
  orgId: string,
  id: string,
  hash: string,
  hosts: string,
  abilities: string,
  origins: string,
  expiresAt: number | null,
  revokedAt: number | null,
  createdAt: number,
];

export function readKey(row: KeyRow): KeyRecord {
  const [orgId, id, hash, hosts, abilities, origins, expiresAt, revokedAt, createdAt] = row;
  return {
    id,
    orgId,
    hash,
    hostIds: JSON.parse(hosts) as string[],
    abilities: JSON.parse(abilities) as Ability[],
    origins: JSON.parse(origins) as string[],
    expiresAt,
    revokedAt,
    createdAt,
  };
}

export function writeKey(key: KeyRecord): KeyRow {
  const { orgId, id, hash, expiresAt, revokedAt, createdAt } = key;
  const [hosts, abilities, origins] = [key.hostIds, key.abilities, key.origins].map((list) =>
    JSON.stringify(list),
  );
  return [orgId, id, hash, hosts!, abilities!, origins!, expiresAt, revokedAt, createdAt];
}

export function readRevision([revision, version, at, by, action, fields, body]: RevisionRow): StoredRevision {
  return {
    ...{ revision, version, at, by, body },
    action: action as StoredRevision["action"],
    fields: fields === null ? null : (JSON.parse(fields) as string[]),
  };
}
