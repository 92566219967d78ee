import { type Purpose, purposes } from "../concierge/understanding/gate.ts";
import type { ChatAnswer } from "../contract/chat-answer.ts";
import type { SaidSlots } from "../contract/said-slots.ts";
import { fold } from "../search/text/fold.ts";
import type { JudgedEntry } from "./entry.ts";
import type { AnsweredPlace, Respondent } from "./respondent.ts";
import { daysAs } from "./same-slots.ts";
import { type Counts, compareSlot, compareSlots, f1Of, isRight, type SlotName, slotNames } from "./slots.ts";

/** What is measured of an answer, each 0 to 1. */
export const measures = {
  /** Places are listed where none may be. */
  falseLists: { title: "false lists", better: "less" },
  /** No place is listed where a list is wanted. */
  refusals: { title: "refusals", better: "less" },
  /** The message was understood as being for what it is for. */
  frames: { title: "frames right", better: "more" },
  /** The first place has what is wanted of it. */
  success: { title: "success", better: "more" },
  ndcg: { title: "NDCG@10", better: "more" },
  /** The reply has a wanted string, and none that must not be in it. */
  answers: { title: "answers right", better: "more" },
  /** F1 of what was understood, slot by slot; over several entries that of all their slots together. */
  slots: { title: "slots F1", better: "more" },
} as const satisfies Record<string, { title: string; better: "less" | "more" }>;
export type Measure = keyof typeof measures;
export const measureNames = Object.keys(measures) as Measure[];

/** An entry's answer and how it was judged. */
export interface Judgement {
  id: string;
  lang: string;
  /** The best of what the message is for; `filter` for a search by parameters. */
  class: string;
  /** Of the measures that apply. */
  scores: Partial<Record<Measure, number>>;
  /** What `slots` is made of; absent where they are not judged. */
  slots?: Counts;
  /** The slots of which something is missing or too much. */
  wrongSlots?: SlotName[];
  understood?: { for: string; language: string; slots: SaidSlots };
  answered: { message: string; places: AnsweredPlace[]; plan: boolean };
}

/** Asks an entry's question and judges the answer. @throws ServiceError for a search whose parameters are wrong */
export async function judgeEntry(entry: JudgedEntry, respondent: Respondent): Promise<Judgement> {
  const { id, lang, say, filter = {} } = entry;
  const wantedFor = [entry.for ?? []].flat();
  if (!say) {
    const places = await respondent.search(filter);
    const answered = { message: "", places, plan: false };
    return {
      id,
      lang,
      class: wantedFor[0] ?? "filter",
      scores: await scoresOf(entry, answered, respondent),
      answered,
    };
  }
  const answer = await respondent.say(say);
  const answered = {
    message: answer.message,
    places: [...answer.listings, ...answer.guides].map(({ id, name }) => ({ id, name })),
    plan: answer.itinerary !== null,
  };
  const understood = understoodOf(answer);
  const scores = await scoresOf(entry, answered, respondent);
  // The nearest hospital or pharmacy beside the number to call is help, not a list.
  if (scores.falseLists && understood.for === "emergency") scores.falseLists = 0;
  const isChange = isAlsoChange(answer);
  const isFor = (one: Purpose) =>
    one === understood.for ||
    (one === "change" && isChange) ||
    (one === "not_ours" && understood.for === "knowledge");
  if (wantedFor.length > 0) scores.frames = wantedFor.some(isFor) ? 1 : 0;
  const compared = entry.slots && (await comparable(understood.slots, entry.slots, respondent));
  const slots = compared && compareSlots(...compared);
  const f1 = slots && f1Of(slots);
  if (f1 !== undefined) scores.slots = f1;
  return {
    id,
    lang,
    class: wantedFor[0] ?? "message",
    scores,
    ...(compared && {
      slots,
      wrongSlots: slotNames.filter((name) => !isRight(compareSlot(name, ...compared))),
    }),
    understood,
    answered,
  };
}

/** Whether a measure of an answer could not be better, or does not apply. */
export function isBest(measure: Measure, score: number | undefined): boolean {
  return score === undefined || score === (measures[measure].better === "less" ? 0 : 1);
}

/** Of intents that have another name than what is judged. */
const purposeOf: Readonly<Record<string, Purpose>> = {
  find_places: "search",
  refine: "change",
  plan_trip: "plan",
  edit_plan: "change",
  show_plan: "plan",
  explain_plan: "plan",
  send_plan: "plan",
  about_weather: "not_ours",
  about_holiday: "not_ours",
  out_of_scope: "not_ours",
};

function understoodOf({ understanding }: ChatAnswer): NonNullable<Judgement["understood"]> {
  const { intent = "", language = "", slots = {}, stages } = understanding ?? {};
  const frame = purposes.find((purpose) => purpose === stages?.frame);
  const isDeclined = intent === "out_of_scope";
  return { for: (isDeclined && frame) || (purposeOf[intent] ?? intent), language, slots };
}

/** Whether an answer goes on from the last one and is for something else as well: one of its results is picked, or its plan begins on another day. */
function isAlsoChange({ understanding }: ChatAnswer): boolean {
  const { intent, slots, stages } = understanding ?? {};
  const holds = (sign: string) => stages?.signs.includes(sign) ?? false;
  if (intent === "about_place") return slots?.choice !== undefined && holds("after_search");
  return intent === "plan_trip" && holds("after_plan") && holds("day") && !holds("days");
}

/** Slots found and expected, written the same way. */
async function comparable(
  found: SaidSlots,
  expected: SaidSlots,
  respondent: Respondent,
): Promise<[found: SaidSlots, expected: SaidSlots]> {
  const [one, other] = await respondent.inCatalogue(found, expected);
  return [daysAs(other, one), daysAs(one, other)];
}

async function scoresOf(
  { list, first, grades, answer, never }: JudgedEntry,
  { message, places, plan }: Judgement["answered"],
  respondent: Respondent,
): Promise<Judgement["scores"]> {
  const scores: Judgement["scores"] = {};
  const isList = places.length > 0 || plan;
  if (list === "no") scores.falseLists = isList ? 1 : 0;
  if (list === "yes") scores.refusals = isList ? 0 : 1;
  if (first) scores.success = places[0] && (await respondent.has(places[0], first)) ? 1 : 0;
  if (grades)
    scores.ndcg = ndcgAt(
      10,
      places.map(({ id }) => grades[id] ?? 0),
      Object.values(grades),
    );
  if (answer || never) {
    const says = (part: string) => fold(message).includes(fold(part));
    scores.answers = (!answer || answer.some(says)) && !never?.some(says) ? 1 : 0;
  }
  return scores;
}

/**
 * Normalised discounted cumulative gain of the first `most` grades of a list, with gains 2^grade − 1: 1 where the best of all grades stand
 * first. 0 where no grade is above 0.
 */
export function ndcgAt(most: number, grades: readonly number[], all: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, most).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}
