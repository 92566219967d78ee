/**
 * The judged set: what travellers write, and what has to be understood. It was written before anything was tuned on it.
 *
 * Slots name what was said and nothing else. In a dialogue they are the state after the turn: what earlier turns said
 * still holds unless it was replaced; `asked`, `email`, `edits`, `shape`, `choice`, `answer` and `dontCare` belong to their
 * turn alone.
 *
 * - `categories`, `features`, `excluded`: concepts (src/languages/concepts.ts), or the organisation's
 *   own label.
 * - `area`, `place`, `near`: ids of the organisation, or the name of a neighbourhood that is no geo area; `near` also
 *   "me", "host" or a concept; `area` also a part of town (centre, north …) that the organisation does not name.
 * - `edits`: operation, day and part or meal, with the hour where one is said ("replace:2:dinner", "fuller:saturday",
 *   "move_to:dinner:20:00"); `shape`: the same for how a new plan is to be.
 * - `openAt`: "now", a local date, a date with a part of the day ("2026-11-22 lunch"), with a time, or with two times.
 */
export interface Slots {
  categories?: readonly string[];
  features?: readonly string[];
  excluded?: readonly string[];
  area?: string;
  place?: string;
  near?: string;
  /** Metres. */
  radius?: number;
  priceLevel?: readonly number[];
  openAt?: string;
  days?: number;
  startDate?: string;
  partySize?: number;
  userCategory?: string;
  tripType?: string;
  interests?: readonly string[];
  stars?: number;
  sort?: string;
  asked?: readonly string[];
  email?: string;
  edits?: readonly string[];
  shape?: readonly string[];
  choice?: number;
  answer?: "yes" | "no";
  dontCare?: readonly string[];
}

/** What was said, the intent, the slots. */
export type JudgedTurn = readonly [say: string, intent: string, slots?: Slots];

/** One language's part of the set. */
export interface JudgedLanguage {
  language: string;
  /** Single messages without a conversation before them, by organisation. */
  utterances: Readonly<Record<OrganisationName, readonly JudgedTurn[]>>;
  /** Conversations of three to six turns. */
  dialogues: readonly { organisation: OrganisationName; turns: readonly JudgedTurn[] }[];
}

export type OrganisationName = "copenhagen" | "marelle";

/** The moment at which everything is said: a Wednesday, half past three in the afternoon in Copenhagen and in Marelle. */
export const SAID_AT = Date.parse("2026-11-18T15:30:00+01:00");
export const TIME_ZONE = "Europe/Copenhagen";
