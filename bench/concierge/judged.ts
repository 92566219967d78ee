import type { SaidSlots } from "../../src/contract/said-slots.ts";

/**
 * The judged set: what travellers write, and what has to be understood. It was written before anything was tuned on it.
 * How slots are written: src/contract/said-slots.ts.
 */

/** What was said, the intent, the slots. */
export type JudgedTurn = readonly [say: string, intent: string, slots?: SaidSlots];

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
