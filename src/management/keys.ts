import { randomBytes } from "node:crypto";
import { hashKey, newKey } from "../content/keys.ts";
import { ServiceError } from "../contract/errors.ts";
import { keyRequest } from "../contract/key-operations.ts";
import { schemaFaults } from "../sources/schema-faults.ts";
import type { Ability, KeyRecord, KeyStore, Store } from "../store/store.ts";
import { refusalOf } from "./record-faults.ts";
import { objectOf } from "./records.ts";
import type { Editor } from "./scope.ts";

export const DEFAULT_ABILITIES: Ability[] = ["read", "chat"];

/** What a key may do, where and how long. */
type KeyBounds = Pick<KeyRecord, "hostIds" | "abilities" | "origins" | "expiresAt">;

/** Makes a key of an organisation, by default one that reads and chats for all hosts. The key itself is not kept. */
export async function makeKey(
  store: Pick<Store, "keys">,
  orgId: string,
  createdAt: number,
  bounds: Partial<KeyBounds> = {},
): Promise<{ id: string; key: string }> {
  const key = newKey();
  const id = randomBytes(6).toString("hex");
  const unbound = { hostIds: [], abilities: DEFAULT_ABILITIES, origins: [], expiresAt: null };
  await store.keys.add({ id, orgId, hash: hashKey(key), createdAt, revokedAt: null, ...unbound, ...bounds });
  return { id, key };
}

/** The organisation's keys, without their hashes. @throws ServiceError scope_forbidden */
export async function listKeys(keys: KeyStore, editor: Editor) {
  refuseBound(editor);
  const results = (await keys.list(editor.orgId)).map(({ id, abilities, hostIds, origins, ...times }) => ({
    ...{ id, abilities, hosts: hostIds, origins },
    createdAt: new Date(times.createdAt).toISOString(),
    expiresAt: dateOf(times.expiresAt),
    revokedAt: dateOf(times.revokedAt),
  }));
  return { results };
}

/**
 * Makes a key that may do no more than the editor's, and does not write: a key that got out makes none that changes anything.
 * @param body JSON @throws ServiceError invalid_json, invalid_record, scope_forbidden
 */
export async function createKey(store: Store, editor: Editor, body: Uint8Array) {
  refuseBound(editor);
  const asked = objectOf(body);
  const read = keyRequest.safeParse(asked);
  if (!read.success) throw refusalOf(schemaFaults(keyRequest, asked, read.error));
  const { abilities, hosts, origins, expiresAt: given } = read.data;
  const own = (await store.keys.list(editor.orgId)).find(({ id }) => id === editor.keyId)!;
  const expiresAt = given === undefined ? own.expiresAt : Date.parse(given);
  const beyond = [
    ...abilities.filter((one) => !own.abilities.includes(one)),
    ...(own.origins.length > 0 && origins.length === 0 ? ["any origin"] : []),
    ...origins.filter((one) => own.origins.length > 0 && !own.origins.includes(one)),
    ...(own.expiresAt !== null && expiresAt! > own.expiresAt ? [`until ${given}`] : []),
  ];
  if (beyond.length > 0)
    throw new ServiceError(
      "scope_forbidden",
      `the key that asks may not do this itself: ${beyond.join(", ")}`,
    );
  return makeKey(store, editor.orgId, editor.now, { abilities, hostIds: hosts, origins, expiresAt });
}

/** @throws ServiceError record_not_found, scope_forbidden for a key that writes */
export async function revokeKey(keys: KeyStore, editor: Editor, id: string): Promise<void> {
  refuseBound(editor);
  const key = (await keys.list(editor.orgId)).find((one) => one.id === id);
  if (!key) throw new ServiceError("record_not_found", `there is no key ${id}`);
  if (key.abilities.includes("write"))
    throw new ServiceError(
      "scope_forbidden",
      "a key that writes is ended by its operator: waymark keys revoke",
    );
  await keys.revoke(editor.orgId, id, editor.now);
}

function refuseBound({ hostIds }: Editor): void {
  if (hostIds)
    throw new ServiceError(
      "scope_forbidden",
      "keys are of the whole organisation, and this one bound to hosts",
    );
}

function dateOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
