import { readAct, type TurnAct } from "./act.ts";
import { detectLanguage } from "./detect-language.ts";
import { mayBeInDanger, withoutEmergency } from "./emergencies.ts";
import { findPurpose } from "./find-purpose.ts";
import type { Frame } from "./frame.ts";
import { frames } from "./frames.ts";
import type { Odds } from "./gate.ts";
import { chooseLexicon } from "./lexicon.ts";
import { readMessageAlone } from "./message-alone.ts";
import { writtenForms } from "./not-understood.ts";
import { type Reading, readPhrases } from "./reading.ts";
import { type Holds, signsThatHold } from "./signs.ts";
import { readSlots, type Said } from "./slots.ts";
import { mergeState, saysItAgain } from "./state.ts";
import { readState } from "./state-said.ts";
import { readTokens, type Token } from "./tokens.ts";
import type { State, Understanding, UnderstandingContext } from "./understanding.ts";

/** Of Latin, Chinese and Arabic writing. */
export const QUESTION_MARK = /[?\uff1f\u061f]/u;

/** One message at every stage of being understood, each made of those before it. */
export interface Explanation {
  tokens: readonly Token[];
  /** Primary code. */
  language: string;
  /** The tokens as phrases that mean something (spans). */
  reading: Reading;
  turn: TurnAct;
  /** What the phrases say, slot by slot. */
  said: Said;
  /** How likely it is to be for each purpose, by its words alone. */
  odds: Odds;
  /** The named signs that hold. */
  signs: readonly string[];
  frame: Frame;
  /** What the message itself says of the state, for its frame. */
  state: State;
  /** What it says that its frame does not take, slot by slot. */
  notUsed: Partial<State & Pick<Said, "asked" | "choice" | "edits">>;
  understanding: Understanding;
}

/**
 * What a traveller's message means, in the light of the conversation before it. A pure function of its arguments: the
 * message is data, whatever it says; nothing is looked up but the words it is given. Never throws for any message;
 * the work grows with its length, which the contract bounds to 2,000 characters.
 */
export function understand(message: string, context: UnderstandingContext): Understanding {
  return readStages(message, context).understanding;
}

/** The same with what every stage made of the message. */
export function explain(message: string, context: UnderstandingContext): Explanation {
  const { holds, ...stages } = readStages(message, context);
  const { said, frame } = stages;
  const takesAll: Frame = { ...frame, takes: [...new Set(frames.flatMap(({ takes }) => takes))] };
  const { asked, choice, edits } = said;
  const all = { ...readState(said, takesAll, context), asked, choice, edits };
  const notUsed = Object.entries(all).filter(([slot]) => !frame.takes.includes(slot as keyof State));
  return { ...stages, signs: signsThatHold(holds), notUsed: Object.fromEntries(notUsed) };
}

function readStages(
  message: string,
  context: UnderstandingContext,
): Omit<Explanation, "signs" | "notUsed"> & { holds: Holds } {
  const { words, lang, previous } = context;
  // Who asked for the number was in no emergency.
  if (previous?.emergency === "number")
    return readStages(message, { ...context, previous: { ...previous, emergency: undefined } });
  const tokens = readTokens(message);
  const language = detectLanguage(message, tokens, words.lexicons, [lang, previous?.language], (word) =>
    words.names.whole(word).some(({ kind }) => kind === "area"),
  );
  const reading = readPhrases(tokens, language, context);
  const turn = readAct(reading, previous);
  const isQuestion = QUESTION_MARK.test(message) || reading.grammar.asks?.test(message);
  const said = readSlots(reading, turn, context, writtenForms(message), isQuestion);
  // Of a language that nobody here speaks the gate knows nothing.
  const isSpoken = words.lexicons.has(language);
  const { weighed, meanings, holds, frame: chosen } = findPurpose(message, said, context, isSpoken);
  // "She is fine again, can we stay one more night?" is read as if nothing had happened.
  if (previous?.emergency && holds("danger_over") && chosen.name !== "relief")
    return readStages(message, { ...context, previous: withoutEmergency(previous) });
  const { odds } = weighed;
  const known = said.isDecided ? "edit_plan" : context.intent;
  const frame = frames.find(({ name, intent }) => intent === known && name !== "knowledge") ?? chosen;
  const state = readState(said, frame, context);
  const merged = mergeState(state, said, frame, previous);
  const alone = readMessageAlone(
    { message, meanings },
    chooseLexicon(words.lexicons, language),
    said,
    frame,
    holds,
    weighed,
    context,
  );
  const isRepeated =
    previous && frame.takes.includes("wantsMore") && saysItAgain(state, merged, said, previous);
  const understanding: Understanding = {
    language,
    intent: frame.intent,
    ...merged,
    ...alone,
    saidAs: { ...propertiesSaid(merged, previous), ...alone.saidAs },
    ...(isRepeated && { wantsMore: true as const }),
    inDanger: isSpoken && mayBeInDanger(frame, alone, holds, previous) ? true : undefined,
  };
  return { tokens, language, reading, turn, said, odds, holds, frame, state, understanding };
}

/** What was said before for the properties that still hold. */
function propertiesSaid({ features }: State, previous: Understanding | undefined): Understanding["saidAs"] {
  const kept = Object.entries(previous?.saidAs ?? {}).filter(([id]) => features.includes(id));
  return Object.fromEntries(kept);
}
