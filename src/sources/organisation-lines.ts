import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { recordId } from "../contract/common.ts";
import { canonicalLanguage } from "../contract/localised.ts";
import { abilities, type KeyRecord, type Organisation, type Store } from "../store/store.ts";
import type { RecordFault } from "./import-faults.ts";
import { schemaFaults } from "./schema-faults.ts";

const shortText = z.string().min(1).max(2_000);
const instant = z.int().describe("epoch milliseconds");
const languageCode = z
  .string()
  .refine((code) => canonicalLanguage(code) === code, "not a canonical BCP 47 code");

/** `{"kind":"organisation", …}`: the organisation itself. */
const organisationLine = z.strictObject({
  id: shortText,
  name: shortText,
  languageCodes: z.array(languageCode).min(1),
  createdAt: instant,
});

/** `{"kind":"key", …}`: an API key as it is kept, by its hash; whose it is stands in the organisation's line. */
const keyLine = z.strictObject({
  id: shortText,
  hash: z.string().regex(/^[0-9a-f]{64}$/, "expected 64 hexadecimal digits in lower case"),
  hostIds: z.array(recordId),
  abilities: z.array(z.enum(abilities)),
  origins: z.array(z.string()),
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  createdAt: instant,
});

/** An organisation and its keys as the lines that stand before its records in an export with keys. */
export async function organisationText(
  store: Store,
  { id, name, languageCodes, createdAt }: Organisation,
): Promise<string> {
  const keys = await store.keys.list(id);
  const rows = [
    { kind: "organisation", id, name, languageCodes, createdAt },
    ...keys.map(({ orgId, ...key }) => ({ kind: "key", ...keyLine.parse(key) })),
  ];
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** The organisation of an import's line; undefined when the line is something else or has a fault. */
export function organisationOfLine(value: unknown): Organisation | undefined {
  const { kind, ...fields } = (value ?? {}) as Record<string, unknown>;
  return kind === "organisation" ? organisationLine.safeParse(fields).data : undefined;
}

/** What an import did to keys. */
export interface KeysReport {
  keysAdded: number;
  keysUnchanged: number;
}

/** Gathers the organisation and the keys that an import names. They are written by `applyTo`, when its records are. */
export class OrganisationLines {
  readonly #store: Store;
  readonly #orgId: string;
  #organisation: Organisation | undefined;
  /** The keys that the organisation had when the first line of one was taken. */
  #own: Promise<KeyRecord[]> | undefined;
  readonly #keys = new Map<string, KeyRecord>();

  constructor(store: Store, orgId: string) {
    this.#store = store;
    this.#orgId = orgId;
  }

  /** Takes a line of these two kinds and tells its faults; undefined when it is of another kind. */
  take(value: unknown): Promise<RecordFault[]> | undefined {
    const { kind, ...fields } = (value ?? {}) as Record<string, unknown>;
    if (kind === "organisation") return this.#takeOrganisation(fields);
    return kind === "key" ? this.#takeKey(fields) : undefined;
  }

  async #takeOrganisation(fields: object): Promise<RecordFault[]> {
    const parsed = organisationLine.safeParse(fields);
    if (!parsed.success) return schemaFaults(organisationLine, fields, parsed.error);
    if (parsed.data.id !== this.#orgId) {
      const detail = `the file is of ${parsed.data.id}, and is imported for ${this.#orgId}`;
      return [{ field: "id", code: "other_organisation", detail }];
    }
    if (this.#organisation) return [{ code: "duplicate_id", detail: "the organisation is here already" }];
    this.#organisation = parsed.data;
    return [];
  }

  async #takeKey(fields: object): Promise<RecordFault[]> {
    const parsed = keyLine.safeParse(fields);
    if (!parsed.success) return schemaFaults(keyLine, fields, parsed.error);
    const key: KeyRecord = { ...parsed.data, orgId: this.#orgId };
    if (this.#keys.has(key.id))
      return [{ field: "id", code: "duplicate_id", detail: "this key is here already" }];
    this.#keys.set(key.id, key);
    this.#own ??= this.#store.keys.list(this.#orgId);
    const [sameHash, own] = await Promise.all([this.#store.keys.findByHash(key.hash), this.#own]);
    const inFile = this.#keys.values().find(({ id, hash }) => hash === key.hash && id !== key.id);
    const others = [inFile, sameHash, own.find(({ id }) => id === key.id)];
    if (others.every((other) => !other || isSame(other, key))) return [];
    return [{ code: "key_taken", detail: `another key has the id ${key.id} or its hash` }];
  }

  /** Writes what was taken. Names and languages replace; keys are added or revoked, and a revoked one stays so. */
  async applyTo(existing: Organisation): Promise<KeysReport> {
    const { name, languageCodes } = this.#organisation ?? existing;
    if (JSON.stringify([name, languageCodes]) !== JSON.stringify([existing.name, existing.languageCodes])) {
      await this.#store.organisations.update({ ...existing, name, languageCodes });
    }
    const there = new Map((await this.#store.keys.list(this.#orgId)).map((key) => [key.id, key]));
    let keysAdded = 0;
    for (const key of this.#keys.values()) {
      const before = there.get(key.id);
      if (before) {
        if (before.revokedAt === null && key.revokedAt !== null) {
          await this.#store.keys.revoke(this.#orgId, key.id, key.revokedAt);
        }
        continue;
      }
      await this.#store.keys.add(key);
      keysAdded++;
    }
    return { keysAdded, keysUnchanged: this.#keys.size - keysAdded };
  }
}

/** The same key, whether or not it was revoked meanwhile. */
function isSame(a: KeyRecord, b: KeyRecord): boolean {
  return isDeepStrictEqual({ ...a, revokedAt: null }, { ...b, revokedAt: null });
}
