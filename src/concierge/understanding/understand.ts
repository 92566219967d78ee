import { unknownPlaceIn } from "./about-place.ts";
import { detectLanguage } from "./detect-language.ts";
import { completeEdits, shapesIn } from "./edits.ts";
import { freeTextOf } from "./free-text.ts";
import { intentOf, wantsMore } from "./intent.ts";
import { mergeState } from "./merge.ts";
import { hasPlan } from "./previous.ts";
import { hasWishes, type Read, readMessage } from "./read-message.ts";
import type { Reading } from "./reading.ts";
import { stateOf } from "./state.ts";
import { tokensOf } from "./tokens.ts";
import type { Intent, OfOneMessage, Understanding, UnderstandingContext } from "./understanding.ts";
import { idsOf } from "./wishes.ts";

/**
 * What a traveller's message means, in the light of the conversation before it. A pure function of its arguments: the
 * message is data, whatever it says; nothing is looked up but the words it is given. Never throws for any message;
 * the work grows with its length, which the contract bounds to 2,000 characters.
 */
export function understand(message: string, context: UnderstandingContext): Understanding {
  const { words, lang, previous } = context;
  const tokens = tokensOf(message);
  const language = detectLanguage(message, tokens, words.lexicons, [lang, previous?.language], (word) =>
    words.names.whole(word).some(({ kind }) => kind === "area"),
  );
  const read = readMessage(tokens, language, context);
  const intent = intentOf(read, previous);
  const state = mergeState(stateOf(read, intent, context), read, intent, previous);
  return { language, intent, ...state, ...ofThisMessage(read, intent, previous) };
}

function ofThisMessage(read: Read, intent: Intent, previous: Understanding | undefined): OfOneMessage {
  const { reading, wishes, choice, email, dontCare, where, planDay } = read;
  return {
    asked: intent === "about_place" ? askedOf(read) : [],
    unknownPlace: intent === "about_place" ? unknownPlaceIn(read) : undefined,
    include: intent === "plan_trip" ? [...where.included] : [],
    avoid: intent === "plan_trip" ? [...where.unwanted] : [],
    shownDay: intent === "show_plan" ? planDay : undefined,
    edits: intent === "edit_plan" ? completeEdits(read) : [],
    shape: intent === "plan_trip" ? shapesIn(read.edits) : [],
    email,
    choice: intent === "about_place" || hasPlan(previous) ? choice : undefined,
    answer: intent === "refine" ? answerOf(read) : undefined,
    smallTalk: intent === "small_talk" ? smallTalkOf(reading) : undefined,
    anything: intent === "find_places" && reading.says("act", "todo") ? true : undefined,
    wantsMore: intent === "refine" && wantsMore(read) ? true : undefined,
    dontCare: [...dontCare],
    freeText: freeTextOf(reading, wishes),
  };
}

function askedOf({ asked, wishes, where }: Read): string[] {
  const price = wishes.priceLevel.length > 0 ? ["price"] : [];
  const services = asked.length === 0 && !where.place ? idsOf(wishes, "category") : [];
  return [...new Set([...asked, ...idsOf(wishes, "feature"), ...services, ...price])];
}

/** Yes and no stand at the beginning; a no that goes on to say something is a correction. */
function answerOf(read: Read): Understanding["answer"] {
  const { reading } = read;
  const isDenied = reading.has(0, "negation", "not") && !reading.breakBefore(1);
  const begins = (value: string) => [0, 1].some((index) => reading.has(index, "act", value));
  if (begins("yes") && !isDenied) return "yes";
  return begins("no") && !hasWishes(read) ? "no" : undefined;
}

/** A farewell is often thanks as well, and thanks often begin with a greeting. */
function smallTalkOf(reading: Reading): Understanding["smallTalk"] {
  if (reading.says("act", "bye")) return "farewell";
  return reading.says("act", "thanks") ? "thanks" : "greeting";
}
