import { randomUUID } from "node:crypto";
import type { Store } from "../../store/store.ts";
import {
  CONVERSATION_LIFE_MILLIS,
  type Conversation,
  readConversation,
  writeConversation,
} from "./conversation.ts";

/** Conversations that one organisation may keep; the oldest go when a sweep finds more. */
const MOST_PER_ORGANISATION = 100_000;

/** A conversation's place: whose it is, and whether it has been kept before. */
export interface Place {
  orgId: string;
  owner: string;
  id: string;
  /** What is remembered; undefined for a new conversation. */
  known: Conversation | undefined;
}

/**
 * Conversations as the store keeps them. Each belongs to the key that began it: no other key reads it, even of the same
 * organisation. Of two messages that are answered at the same time the later answer is remembered.
 */
export class Conversations {
  readonly #store: Pick<Store, "organisations" | "conversations">;
  readonly #clock: () => number;

  /** @param clock epoch milliseconds */
  constructor(store: Pick<Store, "organisations" | "conversations">, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The caller's conversation of this id. Unknown, foreign and expired ones begin anew, under an id that nobody chose. */
  async open(orgId: string, owner: string, id: string | undefined): Promise<Place> {
    const known = id === undefined ? undefined : await this.find(orgId, owner, id);
    return { orgId, owner, id: known && id ? id : randomUUID(), known };
  }

  async find(orgId: string, owner: string, id: string): Promise<Conversation | undefined> {
    const kept = await this.#store.conversations.find(orgId, owner, id, this.#clock());
    return kept && readConversation(kept.body);
  }

  /** Keeps what is now remembered. A conversation that was removed since it was opened stays removed. */
  async keep({ orgId, owner, id, known }: Place, conversation: Conversation): Promise<void> {
    const expiresAt = this.#clock() + CONVERSATION_LIFE_MILLIS;
    const kept = { id, owner, body: writeConversation(conversation), expiresAt };
    if (known) await this.#store.conversations.update(orgId, kept);
    else await this.#store.conversations.add(orgId, kept);
  }

  /** False where the caller has no such conversation. */
  remove(orgId: string, owner: string, id: string): Promise<boolean> {
    return this.#store.conversations.remove(orgId, owner, id);
  }

  /** Removes what has expired, of every organisation. */
  async sweep(): Promise<void> {
    for (const { id } of await this.#store.organisations.list()) {
      await this.#store.conversations.sweep(id, { now: this.#clock(), most: MOST_PER_ORGANISATION });
    }
  }
}
