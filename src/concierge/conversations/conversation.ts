import { z } from "zod";
import type { ChatAnswer } from "../../contract/chat-answer.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { Exchange } from "../answerer.ts";

/** How long a conversation is kept after its last message, in milliseconds. */
export const CONVERSATION_LIFE_MILLIS = 24 * 60 * 60_000;
/** Exchanges that are remembered; older ones are forgotten. */
export const MAX_EXCHANGES = 20;
/** Longest remembered text of an exchange, in characters. */
const MAX_TEXT_LENGTH = 2_000;
/** Largest state of an answerer, in bytes of JSON. */
export const MAX_STATE_BYTES = 64 * 1_024;

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
export function writeConversation(conversation: Conversation): string {
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
export function readConversation(text: string): Conversation | undefined {
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
