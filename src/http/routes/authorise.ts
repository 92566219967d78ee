import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { hashKey } from "../../content/keys.ts";
import { LATE, SharedQuestion } from "../../content/shared-question.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { Parameters } from "../../contract/parameter.ts";
import { type QueryPair, readQuery } from "../../contract/read-parameters.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { type Ability, isUnavailable, type KeyRecord, type KeyStore } from "../../store/store.ts";
import { readRawQuery } from "../app/requests.ts";
import { COSTS, type KeyLimits, type Sender, type Senders } from "../limits/key-limits.ts";

/** What is known of a request before its parameters are checked. */
export interface Claim {
  orgId: string;
  query: readonly QueryPair[];
  headers: IncomingHttpHeaders;
  parameters: Parameters;
  ability: Ability;
  /** Absent where it is not known: then no key is taken that was not taken before. */
  sender?: Sender;
}

export interface Caller {
  keyId: string;
  scope: Scope;
}

/**
 * Who asks, when the key is good and may do this.
 * @throws ServiceError missing_api_key, invalid_api_key, org_forbidden, scope_forbidden, origin_forbidden, in this order.
 */
export async function authorise(keyring: Keyring, clock: () => number, claim: Claim): Promise<Caller> {
  const found = keyring.find(onlyKey(keysOf(claim.query, claim.headers)), claim.sender);
  const record = found instanceof Promise ? await found : found;
  const expired = record?.expiresAt != null && record.expiresAt <= clock();
  if (!record || record.revokedAt !== null || expired) {
    throw new ServiceError("invalid_api_key", "the key is unknown, revoked or expired", CHALLENGE);
  }
  if (record.orgId !== claim.orgId) {
    throw new ServiceError("org_forbidden", "the key does not belong to this organisation");
  }
  if (!record.abilities.includes(claim.ability)) {
    throw new ServiceError("scope_forbidden", `the key lacks the ability ${claim.ability}`);
  }
  checkHosts(record.hostIds, claim);
  checkOrigin(record, claim.headers);
  const hostIds = record.hostIds.length > 0 ? record.hostIds : undefined;
  return { keyId: record.id, scope: { orgId: record.orgId, hostIds } };
}

/** What routes admit requests by. */
export interface Gate {
  keyring: Keyring;
  limits: KeyLimits;
  senders: Senders;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * The caller of a request below an organisation's address, whom the log names from then on. `again`: throws once it may no longer.
 * @throws as `authorise`
 */
export async function admit(
  request: FastifyRequest,
  { keyring, senders, clock }: Gate,
  wanted: Pick<Claim, "ability" | "parameters">,
): Promise<Caller & { again: () => Promise<Caller> }> {
  const { orgId = "" } = request.params as Record<string, string>;
  const query = readQuery(readRawQuery(request.raw.url ?? "/"));
  const claim = { orgId, query, headers: request.headers, sender: senders.at(request.ip), ...wanted };
  const again = () => authorise(keyring, clock, claim);
  const caller = await again();
  request.caller = { orgId, keyId: caller.keyId };
  return { ...caller, again };
}

/** The different keys of a request, wherever they stand. A key that cannot be decoded counts as it was sent. */
export function keysOf(query: readonly QueryPair[], headers: IncomingHttpHeaders): string[] {
  const keys: string[] = [];
  const add = (key: string) => {
    if (key !== "" && !keys.includes(key)) keys.push(key);
  };
  for (const { name, value } of query) if (name === "key") add(value.trim());
  add(String(headers["x-api-key"] ?? "").trim());
  if (headers.authorization) add(/^bearer +(\S+) *$/i.exec(headers.authorization)?.[1] ?? "");
  return keys;
}

const CHALLENGE = { headers: { "WWW-Authenticate": 'Bearer realm="waymark"' } };

/** @throws ServiceError missing_api_key, invalid_api_key */
function onlyKey([key, ...others]: readonly string[]): string {
  if (key === undefined) {
    throw new ServiceError(
      "missing_api_key",
      "send the key as the query parameter key, the header X-Api-Key, or Authorization: Bearer",
      CHALLENGE,
    );
  }
  if (others.length > 0)
    throw new ServiceError("invalid_api_key", "the request has different keys", CHALLENGE);
  return key;
}

/**
 * A key or token bound to hosts may never ask for another host, existing or not. org-languages' hostId has its own rule.
 * @throws ServiceError scope_forbidden
 */
export function checkHosts(hostIds: readonly string[], claim: Pick<Claim, "parameters" | "query">): void {
  if (hostIds.length === 0 || !Object.hasOwn(claim.parameters, "profileId")) return;
  const asked = claim.query.filter((pair) => pair.name === "profileId").map((pair) => pair.value.trim());
  if (asked.some((hostId) => hostId !== "" && !hostIds.includes(hostId))) {
    throw new ServiceError("scope_forbidden", "the key is bound to other hosts");
  }
}

/** A page's own requests to its origin have a Referer alone. */
function checkOrigin({ origins }: KeyRecord, { origin, referer = "" }: IncomingHttpHeaders): void {
  if (origins.length === 0) return;
  const from = origin ?? URL.parse(referer)?.origin;
  if (from === undefined)
    throw new ServiceError("origin_forbidden", "the key is for web pages: send Origin or Referer");
  if (!origins.some((allowed) => allowed.toLowerCase() === from.toLowerCase())) {
    throw new ServiceError("origin_forbidden", "the key may not be used from this origin");
  }
}

/** A key revoked by another process stops working after this long at the latest. */
const MAX_AGE_MS = 3_000;
const MAX_KEYS = 10_000;
/** How long a request waits for a store that does not answer before a key that it knew is taken, in milliseconds. */
const PATIENCE_MS = 500;
/** How long such a key is taken, where nothing else is set. */
const STALE_MS = 3_600_000;

interface FoundKey {
  key: KeyRecord;
  /** Epoch milliseconds. */
  readAt: number;
  again: SharedQuestion<KeyRecord | undefined>;
}

/**
 * Finds keys by their hash and remembers those found for a few seconds. Unknown keys are never remembered, so a new key
 * works at once. While the store does not answer, a key that was found goes on for as long as answers do.
 */
export class Keyring {
  readonly #store: Pick<KeyStore, "findByHash">;
  readonly #clock: () => number;
  readonly #found = new BoundedCache<string, FoundKey>(MAX_KEYS);
  readonly #hashes = new BoundedCache<string, string>(MAX_KEYS);

  readonly #staleMs: number;

  /** @param staleMs how long a key is taken while the store does not answer; default: an hour */
  constructor(store: Pick<KeyStore, "findByHash">, clock: () => number, staleMs = STALE_MS) {
    this.#store = store;
    this.#clock = clock;
    this.#staleMs = staleMs;
  }

  /** At once where it was found lately. `sender`: pays for a key that nobody has; without one only keys are looked for that were found before. */
  find(key: string, sender: Sender | undefined): KeyRecord | undefined | Promise<KeyRecord | undefined> {
    const hash = this.#hashes.getOrMake(key, () => hashKey(key));
    const now = this.#clock();
    const held = this.#found.get(hash);
    const age = held ? Math.abs(now - held.readAt) : Number.POSITIVE_INFINITY;
    if (held && age < MAX_AGE_MS) return held.key;
    if (!held) return this.#readNew(hash, sender);
    return age > this.#staleMs ? this.#read(hash) : this.#readAgain(hash, held);
  }

  async #readAgain(hash: string, held: FoundKey): Promise<KeyRecord | undefined> {
    try {
      const found = await held.again.ask(() => this.#read(hash), PATIENCE_MS);
      return found === LATE ? held.key : found;
    } catch (error) {
      if (isUnavailable(error)) return held.key;
      throw error;
    }
  }

  /** Paid for until it is found: many at once do not get through together. */
  async #readNew(hash: string, sender: Sender | undefined): Promise<KeyRecord | undefined> {
    if (!sender) return undefined;
    sender.check();
    sender.refused(COSTS.wrongKey);
    let isWrong = false;
    try {
      const found = await this.#read(hash);
      isWrong = !found;
      return found;
    } finally {
      if (!isWrong) sender.refused(-COSTS.wrongKey);
    }
  }

  async #read(hash: string): Promise<KeyRecord | undefined> {
    const readAt = this.#clock();
    const found = await this.#store.findByHash(hash);
    this.#found.delete(hash);
    if (found) this.#found.set(hash, { key: found, readAt, again: new SharedQuestion() });
    return found;
  }
}
