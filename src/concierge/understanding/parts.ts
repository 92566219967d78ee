import { chooseLanguage } from "../../languages/registry.ts";
import { explain } from "./understand.ts";
import type { Intent, Understanding, UnderstandingContext } from "./understanding.ts";

/** A message that asks for two things: what most of it asks for, and what is asked beside that. */
export interface Parts {
  rest: string;
  aside: Understanding;
}

/** Parts of a longer message are not looked for. */
const LENGTH_MAX = 400;
const SENTENCE_END = /(?<=[\p{Sentence_Terminal};\n])(?!\p{N})\s*/u;

/** What another question may stand beside, if it is whole by itself. */
const MAIN: ReadonlySet<Intent> = new Set([
  "find_places",
  "about_place",
  "about_weather",
  "plan_trip",
  "list_guides",
  "list_areas",
  "complaint",
]);

/**
 * The parts of "what time is breakfast, and where is a quiet bar?": a sentence, or what a word for "and" joins, that is a question to the
 * house, about the weather or about a place by its name, beside one for something else. Undefined where there is one question.
 */
export function partsOf(message: string, context: UnderstandingContext): Parts | undefined {
  if (message.length > LENGTH_MAX) return undefined;
  const pieces = piecesOf(message, context);
  if (pieces.length < 2) return undefined;
  for (const [index, piece] of pieces.entries()) {
    const aside = questionAlone(piece, context);
    if (!aside) continue;
    const rest = pieces.toSpliced(index, 1).join(" ");
    if (isWhole(rest, aside, context)) return { rest, aside };
  }
  return undefined;
}

function piecesOf(message: string, { words, lang }: UnderstandingContext): string[] {
  const { language } = explain(message, { words, lang, now: 0, timeZone: "UTC" });
  const joins = (chooseLanguage([language]).words.act.join ?? "").split(",").map((word) => word.trim());
  const join = new RegExp(
    `(?:,\\s*|\\s+)(?:${joins.filter(Boolean).map(RegExp.escape).join("|")})\\s+`,
    "iu",
  );
  return message
    .split(SENTENCE_END)
    .flatMap((sentence) => (joins[0] ? sentence.split(join) : [sentence]))
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));
}

/** Whether what is left is for something else and needs nothing of what is asked beside it. */
function isWhole(rest: string, aside: Understanding, context: UnderstandingContext): boolean {
  const { understanding, signs } = explain(rest, context);
  const { intent, categories, matters } = understanding;
  if (!MAIN.has(intent) || intent === aside.intent) return false;
  if (intent === "about_place") return signs.includes("place") && aside.intent === "about_weather";
  if (intent === "find_places" && categories.length === 0) return false;
  return !matters.some((matter) => aside.matters.includes(matter));
}

/** What a piece alone asks, if it is a question that needs nothing of what stands beside it. */
function questionAlone(piece: string, context: UnderstandingContext): Understanding | undefined {
  const { understanding, signs } = explain(piece, context);
  const holds = (...names: readonly string[]) => names.some((name) => signs.includes(name));
  const { intent, place } = understanding;
  if (intent === "about_weather") return understanding;
  if (intent === "about_house")
    return holds("of_house_alone", "asks_of_house", "asked") || understanding.act === "ask"
      ? understanding
      : undefined;
  const isNamed = intent === "about_place" && place !== undefined && holds("place");
  return isNamed && understanding.asked.length > 0 ? understanding : undefined;
}
