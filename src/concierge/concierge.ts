import type { ChatAnswer } from "../contract/chat-answer.ts";
import type { ChatRequest, OpeningRequest } from "../contract/chat-request.ts";
import type { Scope } from "../discovery/match/sight.ts";
import type { TakePiece } from "./answerer.ts";

/** Who talks: what the key may see, and the key, to which a conversation belongs. */
export interface ChatCaller {
  scope: Scope;
  keyId: string;
}

export interface ChatOptions {
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** Told the conversation's id before the first piece. */
  onConversation?: (conversationId: string) => void;
  /** Given where the answer is read as it comes. */
  onPiece?: TakePiece;
  /** Asked before a mail leaves; throws ServiceError rate_limited where the caller's or the recipient's limit is reached. */
  admitMail?: (recipient: string) => void;
}

export interface ChatReply {
  answer: ChatAnswer;
  /** BCP 47 code of the answer's words. */
  language: string;
  /** The conversation that the answer belongs to; absent for an opening. */
  conversationId?: string;
}

/**
 * How a message fared where a language model is configured; in every case but `answered` the built-in answer went out.
 * timeout: it took too long. unreachable: no connection, or an error of its server. broken: its stream ended early or made no
 * sense. refused: its provider's filter stopped it. overran: too many calls or too long a text. ungrounded: its text named
 * what no tool had given. resting: it was not asked, after failing several times in a row.
 */
export const modelOutcomes = [
  "answered",
  "timeout",
  "unreachable",
  "broken",
  "refused",
  "overran",
  "ungrounded",
  "resting",
] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/** The conversational use cases: what the HTTP layer calls. */
export interface Concierge {
  /** @throws ServiceError profile_not_found, no_itinerary, email_not_configured, email_failed, rate_limited */
  chat(caller: ChatCaller, request: ChatRequest, options?: ChatOptions): Promise<ChatReply>;
  /** The opening, or the last answer of a conversation that is known. @throws ServiceError profile_not_found */
  opening(caller: ChatCaller, request: OpeningRequest): Promise<ChatReply>;
  /** @throws ServiceError conversation_not_found */
  forget(caller: ChatCaller, conversationId: string): Promise<void>;
  /** Removes conversations whose time is up, of every organisation. */
  sweep(): Promise<void>;
  /** Counts by outcome since the start; absent without a language model. */
  readonly modelOutcomes?: ReadonlyMap<ModelOutcome, number>;
}
