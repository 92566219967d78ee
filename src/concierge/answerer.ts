import type { ChatAnswer, ChatGuide, ChatListing, Itinerary } from "../contract/chat-answer.ts";
import type { ChatRequest, OpeningRequest } from "../contract/chat-request.ts";
import type { TripOutline } from "../contract/inline-itinerary.ts";
import type { Scope } from "../discovery/match/sight.ts";
import type { HandoffReason } from "./handoff.ts";
import type { SecondReader } from "./understanding/understanding.ts";

/** A part of an answer that is ready before the whole; the events of the stream but the last. */
export type ChatPiece =
  | { event: "delta"; text: string }
  | { event: "listings"; listings: readonly ChatListing[] }
  | { event: "guides"; guides: readonly ChatGuide[] }
  | { event: "itinerary"; itinerary: Itinerary };

/** Takes a piece; who has more to give waits for it, so that a slow reader is not buried. */
export type TakePiece = (piece: ChatPiece) => void | Promise<void>;

/** What was said and answered. */
export interface Exchange {
  message: string;
  reply: string;
}

/** One message's place in its conversation. */
export interface Turn {
  /** What the answerer gave as `state` with its last answer of this conversation; undefined at its beginning. */
  state: unknown;
  /** The exchanges before this one, oldest first; a bounded number of them. */
  exchanges: readonly Exchange[];
  /** The plan so far: the one that the request brings along, else the conversation's. */
  outline: TripOutline | undefined;
  /** Epoch milliseconds. */
  nowMs: number;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Whose message it is: where many want plans at once, callers take turns. Default: the organisation's. */
  caller?: string;
  /** Absent: the built-in understanding alone. */
  secondReader?: SecondReader;
  /** Given where the answer is read as it comes. Giving pieces is optional: what was not given is made from the answer. */
  onPiece?: TakePiece;
}

export interface TurnAnswer {
  answer: ChatAnswer;
  /** BCP 47 code of the answer's words. */
  language: string;
  /** JSON that the next turn gets back; at most 64 KiB as text. */
  state: unknown;
  /** The people of the house are wanted; `told` is said where their system took it. */
  handoff?: { reason: HandoffReason; told: string };
  /** The plan that now counts, with dates and times; absent: none. */
  outline?: TripOutline;
}

/** Answers with what the catalogue has. The extras of `explain` may always be there: they are cut where not asked for. */
export interface Answerer {
  /** For the actions chat and createItinerary. @throws ServiceError such as profile_not_found */
  answer(scope: Scope, request: ChatRequest, turn: Turn): Promise<TurnAnswer>;
  /** A greeting with actions to begin with. @throws ServiceError such as profile_not_found */
  opening(
    scope: Scope,
    request: OpeningRequest,
    nowMs: number,
  ): Promise<Pick<TurnAnswer, "answer" | "language">>;
}
