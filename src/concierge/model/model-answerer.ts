import { type ChatAnswer, MAX_CHAT_GUIDES, MAX_CHAT_LISTINGS } from "../../contract/chat-answer.ts";
import type { ChatRequest } from "../../contract/chat-request.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { isTimeZone } from "../../hours/local-time.ts";
import type { Answerer, Turn, TurnAnswer } from "../answerer.ts";
import type { ModelOutcome } from "../concierge.ts";
import { catalogueTools, type Findings, learnAnswer } from "./catalogue-tools.ts";
import { Grounding } from "./grounding.ts";
import { instructionsFor, messageWithFindings } from "./instructions.ts";
import { type LanguageModel, ModelFault } from "./language-model.ts";
import { Rest } from "./rest.ts";
import { SentenceSplitter } from "./sentences.ts";

export interface ModelAnswererParts {
  /** Answers where the model cannot, and decides what, where and when in any case. */
  builtIn: Answerer;
  model: LanguageModel;
  discovery: Pick<Discovery, "listingSearch" | "guideSearch" | "hostProfile">;
  /** Counted up with every message. */
  outcomes: Map<ModelOutcome, number>;
  logger?: { warn(details: object, message: string): void };
}

/** Failures that no message can bring about: only these put the model to rest for everybody. */
const BEYOND_MESSAGES: ReadonlySet<ModelOutcome> = new Set(["timeout", "unreachable", "broken"]);
/** Exchanges that the model is reminded of. */
const MAX_EXCHANGES = 6;
/** Longest answer, in characters. */
const MAX_TEXT_LENGTH = 4_000;

/**
 * An answerer whose sentences a language model writes. The built-in answerer answers first: its state, its actions and its
 * plan count, and the whole of its answer goes out where the model fails. Each sentence is checked before anybody sees it.
 */
export function createModelAnswerer(parts: ModelAnswererParts): Answerer {
  const { builtIn, model, outcomes, logger } = parts;
  const rest = new Rest();

  function count(outcome: ModelOutcome): void {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }

  return {
    opening: (scope, request, nowMs) => builtIn.opening(scope, request, nowMs),
    async answer(scope, request, turn) {
      const base = await builtIn.answer(scope, request, { ...turn, onPiece: undefined });
      // A plan that is asked for by a button has nothing to be put into words.
      if (request.action !== "chat" || request.message === undefined) return base;
      if (rest.isResting(turn.nowMs)) {
        count("resting");
        return base;
      }
      try {
        const answer = await writeAnswer(parts, model, scope, request, turn, base);
        rest.succeeded();
        count("answered");
        return answer;
      } catch (error) {
        turn.signal.throwIfAborted();
        if (!(error instanceof ModelFault)) throw error;
        logger?.warn({ outcome: error.outcome, reason: error.message }, "the language model did not answer");
        if (BEYOND_MESSAGES.has(error.outcome)) rest.failed(turn.nowMs);
        count(error.outcome);
        return base;
      }
    },
  };
}

async function writeAnswer(
  { builtIn, discovery }: ModelAnswererParts,
  model: LanguageModel,
  scope: Scope,
  request: ChatRequest,
  turn: Turn,
  base: TurnAnswer,
): Promise<TurnAnswer> {
  const { language } = base;
  const grounding = new Grounding(language);
  learnAnswer(grounding, base);
  const host = await hostWords(discovery, scope, request.profileId);
  grounding.learn(host.words);
  const plan = (days: number) =>
    builtIn.answer(
      scope,
      { ...request, action: "createItinerary", durationDays: days },
      { ...turn, onPiece: undefined },
    );
  const { tools, findings } = catalogueTools({ discovery, scope, request, language, grounding, plan });
  const localTime = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: host.timeZone,
  }).format(turn.nowMs);
  const pieces = model.write({
    instructions: instructionsFor(language, localTime),
    exchanges: turn.exchanges.filter(({ message }) => message !== "").slice(-MAX_EXCHANGES),
    message: messageWithFindings(request.message!, base.answer),
    tools,
    signal: turn.signal,
  });
  const text = await groundedText(pieces, grounding, language, turn);
  return written(text, base, findings, grounding);
}

/** The model's text, each sentence checked and given out as it comes. @throws ModelFault ungrounded, overran */
async function groundedText(
  pieces: AsyncIterable<string>,
  grounding: Grounding,
  language: string,
  { onPiece }: Turn,
): Promise<string> {
  const splitter = new SentenceSplitter(language);
  let text = "";
  const take = async (sentence: string) => {
    const clean = grounding.clean(sentence);
    if (clean === undefined) throw new ModelFault("ungrounded", "a sentence names what no tool has given");
    text += clean;
    await onPiece?.({ event: "delta", text: clean });
  };
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > MAX_TEXT_LENGTH) throw new ModelFault("overran", `more than ${MAX_TEXT_LENGTH} characters`);
    for (const sentence of splitter.push(piece)) await take(sentence);
  }
  for (const sentence of splitter.end()) await take(sentence);
  if (!/\p{L}{2}/u.test(text)) throw new ModelFault("ungrounded", "there are no words in the answer");
  return text.trim();
}

/** The built-in answer with the model's words, and the places that those name. */
function written(message: string, base: TurnAnswer, findings: Findings, grounding: Grounding): TurnAnswer {
  const counts = findings.planned?.answer.itinerary ? findings.planned : base;
  const known = {
    listings: new Map([...base.answer.listings.map((one) => [one.id, one] as const), ...findings.listings]),
    guides: new Map([...base.answer.guides.map((one) => [one.id, one] as const), ...findings.guides]),
  };
  const named = grounding.mentioned(message);
  const pick = <T>(from: Map<string, T>, otherwise: readonly T[], most: number): T[] => {
    const picked = named.map((id) => from.get(id)).filter((one) => one !== undefined);
    return (picked.length > 0 ? picked : [...otherwise]).slice(0, most);
  };
  const answer: ChatAnswer = {
    ...counts.answer,
    message,
    toolUsed: base.answer.toolUsed || findings.listings.size > 0 || findings.guides.size > 0,
    listings: pick(known.listings, base.answer.listings, MAX_CHAT_LISTINGS),
    guides: pick(known.guides, base.answer.guides, MAX_CHAT_GUIDES),
  };
  return { ...counts, language: base.language, answer };
}

/** The host's own name and whereabouts, which may be spoken of, and its clock. */
async function hostWords(
  discovery: Pick<Discovery, "hostProfile">,
  scope: Scope,
  profileId: string | undefined,
): Promise<{ words: string; timeZone: string }> {
  if (profileId === undefined) return { words: "", timeZone: "UTC" };
  const { body } = await discovery.hostProfile(scope, { profileId, lang: undefined });
  const { name, primaryLocation, timeZoneName, perks } = JSON.parse(body.toString("utf8"));
  const timeZone = isTimeZone(timeZoneName ?? "") ? timeZoneName : "UTC";
  return { words: JSON.stringify({ name, primaryLocation, perks }), timeZone };
}
