import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { ChatAnswer } from "../contract/chat-answer.ts";
import type { TripOutline } from "../contract/inline-itinerary.ts";
import type { Store } from "../store/store.ts";
import type { Exchange } from "./answerer.ts";

/** How long a conversation is kept after its last message, in milliseconds. */
const CONVERSATION_LIFE_MS = 24 * 60 * 60_000;
/** Exchanges that are remembered; older ones are forgotten. */
export const MAX_EXCHANGES = 20;
/** Longest remembered text of an exchange, in characters. */
const MAX_TEXT_LENGTH = 2_000;
/** Largest state of an answerer, in bytes of JSON. */
const MAX_STATE_BYTES = 64 * 1_024;

/** What is remembered of a conversation. */
export interface Conversation {
  /** The host it was last about. */
  profileId?: string;
  /** BCP 47 code of the last answer. */
  language: string;
  /** The answerer's own. */
  state: unknown;
  exchanges: readonly Exchange[];
  answer: ChatAnswer;
  outline?: TripOutline;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** Only what this release writes is read: anything else counts as no conversation. */
const FORMAT = 1;
const stored = z.object({
  format: z.literal(FORMAT),
  profileId: z.string().optional(),
  language: z.string(),
  state: z.unknown(),
  exchanges: z.array(z.object({ message: z.string(), reply: z.string() })),
  answer: z.custom<ChatAnswer>(isObject),
  outline: z.custom<TripOutline>(isObject).optional(),
});

/** The text that is kept of a conversation. @throws RangeError for a state beyond its limit, a defect of the answerer. */
function writeConversation(conversation: Conversation): string {
  const state = JSON.stringify(conversation.state ?? null);
  const bytes = Buffer.byteLength(state);
  if (bytes > MAX_STATE_BYTES) {
    throw new RangeError(
      `a conversation's state has ${bytes} bytes; an answerer may keep ${MAX_STATE_BYTES}`,
    );
  }
  return JSON.stringify({ format: FORMAT, ...conversation });
}

/** The conversation of a kept text; undefined where another release wrote it. */
function readConversation(text: string): Conversation | undefined {
  const { success, data } = stored.safeParse(JSON.parse(text));
  if (!success) return undefined;
  const { format: _, ...conversation } = data;
  return conversation;
}

/** The exchanges with one more, the oldest left out where they are too many, long texts cut. */
export function withExchange(exchanges: readonly Exchange[], { message, reply }: Exchange): Exchange[] {
  const cut = (text: string) => text.slice(0, MAX_TEXT_LENGTH);
  return [...exchanges, { message: cut(message), reply: cut(reply) }].slice(-MAX_EXCHANGES);
}

/** Conversations that one organisation may keep; the oldest go when a sweep finds more. */
const MAX_PER_ORGANISATION = 100_000;

/** A conversation to go on with: whose it is, and whether it has been kept before. */
export interface OpenedConversation {
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

  /** The caller's conversation of this id. An unknown, foreign or expired id begins a new one, under an id that no caller chose. */
  async open(orgId: string, owner: string, id: string | undefined): Promise<OpenedConversation> {
    const known = id === undefined ? undefined : await this.find(orgId, owner, id);
    return { orgId, owner, id: known && id ? id : randomUUID(), known };
  }

  async find(orgId: string, owner: string, id: string): Promise<Conversation | undefined> {
    const kept = await this.#store.conversations.find(orgId, owner, id, this.#clock());
    return kept && readConversation(kept.body);
  }

  /** Keeps what is now remembered. A conversation that was removed since it was opened stays removed. */
  async keep({ orgId, owner, id, known }: OpenedConversation, conversation: Conversation): Promise<void> {
    const expiresAt = this.#clock() + CONVERSATION_LIFE_MS;
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
      await this.#store.conversations.sweep(id, { now: this.#clock(), most: MAX_PER_ORGANISATION });
    }
  }
}
