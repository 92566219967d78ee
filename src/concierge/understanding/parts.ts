import { chooseLanguage } from "../../languages/registry.ts";
import { withoutEmergency } from "./emergencies.ts";
import type { Reading } from "./reading.ts";
import { explain, QUESTION_MARK } from "./understand.ts";
import type { Intent, Understanding, UnderstandingContext } from "./understanding.ts";
import { asksWay } from "./ways.ts";

/** A message that says two things: what most of it is for, and what stands beside that. */
export interface Parts {
  rest: string;
  /** Absent where it is thanks or a greeting, to which nothing has to be said. */
  aside?: Understanding;
  /** Whether it is said before the rest. */
  isFirst?: boolean;
  /** What was said before the rest, where that is another: an emergency that is over is none to it. */
  previous?: Understanding;
}

/** Parts of a longer message are not looked for. */
const LENGTH_MAX = 400;
/** A full stop within an e-mail address or a number ends nothing; the whole address does. */
const SENTENCE_END = /(?<=[\p{Sentence_Terminal};\n])(?<!\.(?=\S))\s*|(?<=@\S+)[\s,–—]+/gu;

/** An address by itself, which goes with what is said before it. */
const ADDRESS = /^\s*\S+@\S+\s*$/u;

/** What something else may stand beside, if it is whole by itself. */
const MAIN: ReadonlySet<Intent> = new Set([
  "find_places",
  "refine",
  "about_place",
  "about_weather",
  "plan_trip",
  "edit_plan",
  "show_plan",
  "send_plan",
  "list_guides",
  "list_areas",
  "complaint",
  "booking",
]);

/** What is done beside a question to the house, however much that asks. */
const BESIDE_HOUSE: ReadonlySet<Intent> = new Set(["send_plan", "show_plan"]);

const OF_PLANS: ReadonlySet<Intent> = new Set(["edit_plan", "plan_trip"]);

/**
 * The parts of "what time is breakfast, and where is a quiet bar?": a sentence, or what a word for "and" joins, that is a question to the
 * house, about the weather or about a place by its name, an address to mail the plan to, a complaint or a courtesy, beside something else. Undefined where there is one part.
 */
export function partsOf(message: string, context: UnderstandingContext): Parts | undefined {
  if (message.length > LENGTH_MAX) return undefined;
  const pieces = piecesOf(message, context);
  if (pieces.length < 2) return undefined;
  for (const [index, { text, rest }] of pieces.entries()) {
    const aside = saidAlone(text, context);
    if (!aside) continue;
    if (aside.smallTalk === "relief") {
      const after = { ...context, previous: context.previous && withoutEmergency(context.previous) };
      if (isAsked(rest, aside, after))
        return { previous: after.previous, ...(partsOf(rest, after) ?? { rest }) };
    } else if (aside.intent === "small_talk") {
      if (isAsked(rest, aside, context)) return partsOf(rest, context) ?? { rest };
    } else if (isWhole(rest, aside, context)) {
      const isFirst = index === 0 && aside.intent !== "send_plan";
      // What is to be changed then is of the day that was asked about.
      return { rest, aside, isFirst, ...(isFirst && aside.intent === "show_plan" && { previous: aside }) };
    }
  }
  return undefined;
}

/** Whether what is left beside thanks is a question; "we have found her, she was asleep in the cupboard" asks for no bed. */
function isAsked(rest: string, { smallTalk }: Understanding, context: UnderstandingContext): boolean {
  const { understanding, reading } = explain(rest, context);
  const { intent, act, categories } = understanding;
  if (intent === "small_talk" || (intent === "plan_trip" && isMadeAnew(reading, context))) return false;
  return (
    act === "ask" ||
    intent === "show_plan" ||
    QUESTION_MARK.test(rest) ||
    (intent === "find_places" && categories.length > 0 && smallTalk !== "relief")
  );
}

/** Whether a plan that there is would be made anew though no word asks for one. */
function isMadeAnew(reading: Reading, { previous }: UnderstandingContext): boolean {
  return previous?.planned === true && !reading.says("act", "plan", "trip");
}

/** A piece of a message, and what is left of it without the piece. */
interface Piece {
  text: string;
  rest: string;
}

function piecesOf(message: string, { words, lang }: UnderstandingContext): Piece[] {
  const { language, reading } = explain(message, { words, lang, now: 0, timeZone: "UTC" });
  const joins = (chooseLanguage([language]).words.act.join ?? "").split(",").map((word) => word.trim());
  const join = joins.filter(Boolean).map(RegExp.escape).join("|");
  const separators = [
    SENTENCE_END,
    ...(join === "" ? [] : [new RegExp(`(?:,\\s*|\\s+)(?:${join})\\s+`, "giu")]),
    // "把第一个地方删掉,另外早餐几点?"
    ...(reading.grammar.spaced === false ? [/[\p{Terminal_Punctuation}--[.:]]/gv] : []),
  ];
  const cuts = separators
    .flatMap((separator) => [...message.matchAll(separator)])
    .map(({ index, 0: { length } }) => ({ from: index, until: index + length }))
    .toSorted((a, b) => a.from - b.from || a.until - b.until)
    .filter(({ until }, index, all) => !ADDRESS.test(message.slice(until, all[index + 1]?.from)));
  return [...cuts, { from: message.length, until: message.length }].flatMap(
    ({ from, until }, index): Piece[] => {
      const before = cuts[index - 1];
      const text = message.slice(before?.until ?? 0, from).trim();
      const rest = before ? message.slice(0, before.from) + message.slice(from) : message.slice(until);
      return /\p{L}/u.test(text) ? [{ text, rest: rest.trim() }] : [];
    },
  );
}

/** Whether what is left is for something else and needs nothing of what is said beside it. */
function isWhole(rest: string, aside: Understanding, context: UnderstandingContext): boolean {
  const { understanding, signs, state, reading } = explain(rest, context);
  const { intent, act, matters, anything, edits, shape } = understanding;
  const isAskedOfHouse = signs.includes("of_house") || signs.includes("at_house");
  const isOfHouse = intent === "about_house" && isAskedOfHouse && BESIDE_HOUSE.has(aside.intent);
  if ((!MAIN.has(intent) && !isOfHouse) || intent === aside.intent) return false;
  // "How do we get to the airport, no taxi?"
  if (intent === "booking" && act === "deny") return false;
  const { shownDays = [], shownMeal, asked } = understanding;
  if (intent === "show_plan") {
    const isShown = reading.says("act", "show");
    if (!isShown && !signs.includes("right_after_plan")) return false;
    // "When does the museum close? Can we make it?" is of the museum.
    const isOfPlan = isShown || shownDays.length > 0 || (shownMeal !== undefined && !asksWay(asked));
    if (aside.intent === "about_place" && !isOfPlan) return false;
  }
  // "I heard Friday is a holiday, are the shops closed?"
  if (aside.intent === "show_plan" && reading.purposesOf("purpose").includes("holiday")) return false;
  if (intent === "edit_plan" && edits.length + shape.length === 0) return false;
  const isPlanAsked = reading.says("act", "plan", "trip", "itinerary", "todo", "find", "like");
  if (intent === "plan_trip" && (isMadeAnew(reading, context) || (!isPlanAsked && !signs.includes("thing"))))
    return false;
  if (aside.intent !== "send_plan" && OF_PLANS.has(intent) && aside.act !== "ask") return false;
  if (intent === "complaint" && !reading.purposesOf("purpose").includes(intent)) return false;
  // "How far is the market? Can we walk there after dinner?" is of the market.
  if (intent === "about_place" && aside.intent === "show_plan" && aside.asked.length > 0)
    return (aside.shownDays ?? []).length > 0 && signs.includes("place");
  if (intent === "about_place")
    return signs.includes("place") && (aside.intent === "about_weather" || signs.includes("asked_way"));
  if (intent === "find_places" && state.categories.length === 0 && !anything) return false;
  if (intent === "refine" && state.categories.length === 0) return false;
  return !matters.some((matter) => aside.matters.includes(matter));
}

/** What a piece alone says, if it needs nothing of what stands beside it. */
function saidAlone(piece: string, context: UnderstandingContext): Understanding | undefined {
  const { understanding, signs, reading } = explain(piece, context);
  const holds = (...names: readonly string[]) => names.some((name) => signs.includes(name));
  const { intent, place } = understanding;
  if (intent === "about_weather") return understanding;
  if (intent === "send_plan")
    return understanding.email !== undefined || (holds("nothing_sought") && !holds("change"))
      ? understanding
      : undefined;
  if (intent === "complaint")
    return reading.purposesOf("purpose").includes(intent) ? understanding : undefined;
  // "Hi, four of us, Thursday | and Friday free", "is everything closed? | Somebody said it is a holiday": it is of what stands beside it.
  const saysDay =
    reading.says("weekday") || reading.says("day") || reading.purposesOf("purpose").includes("holiday");
  if (intent === "small_talk")
    return !saysDay && holds("nothing_beside", "few_unknown", "danger_over") ? understanding : undefined;
  // "How far do we walk on day 2? Put a rest in, please."
  if (intent === "show_plan") {
    // "And tell me where we have lunch tomorrow."
    const isMarked = QUESTION_MARK.test(piece) || reading.grammar.asks?.test(piece) === true;
    const isQuestion = isMarked || reading.says("act", "ask", "where");
    const isAsked = understanding.asked.some((one) => one !== "fact") || holds("one_planned_meal");
    const isOfPlan = reading.says("act", "show") || (isQuestion && isAsked);
    return isOfPlan ? understanding : undefined;
  }
  if (intent === "about_house") {
    const isOfHouse = reading.purposesOf("house").length > 0 || holds("at_house");
    const isAsked = holds("of_house_alone", "asks_of_house", "asked") || understanding.act === "ask";
    return isOfHouse && isAsked ? understanding : undefined;
  }
  const isNamed = intent === "about_place" && place !== undefined && holds("place");
  return isNamed && understanding.asked.length > 0 ? understanding : undefined;
}
