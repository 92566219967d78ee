import type { Answerer, Turn } from "../answerer.ts";
import type { ModelOutcome } from "../concierge.ts";
import type { SecondReader } from "../understanding/understanding.ts";
import { type LanguageModel, ModelFault } from "./language-model.ts";
import { instructions, promptData, readReply, replyJsonSchema } from "./reply.ts";
import { readAgain } from "./second-reading.ts";

const MAX_FAILURES = 3;
const REST_MS = 60_000;
/** Exchanges that the model is reminded of. */
const MAX_EXCHANGES = 3;
/** Failures that no message can bring about: only these put the model to rest for everybody. */
const BEYOND_MESSAGES: ReadonlySet<ModelOutcome> = new Set(["timeout", "unreachable"]);
/** What the built-in understanding is sure of where it finds it, and what may not wait. */
const SURE: ReadonlySet<string> = new Set(["emergency", "about_house", "human"]);

export interface ModelAnswererParts {
  /** Answers in any case; by its own understanding where the model has none. */
  builtIn: Answerer;
  model: LanguageModel;
  /** Counted up with every message that the model is asked about, or would be if it were not resting. */
  outcomes: Map<ModelOutcome, number>;
  logger?: { warn(details: object, message: string): void };
}

/**
 * The built-in answerer with a language model that reads each message after it. The model corrects what was understood, within
 * what the message says and the catalogue has; it writes nothing that a traveller sees.
 */
export function createModelAnswerer({ builtIn, model, outcomes, logger }: ModelAnswererParts): Answerer {
  const rest = new Rest();

  async function readOnce(turn: Turn, ...[message, first, context]: Parameters<SecondReader>) {
    let outcome: ModelOutcome = "resting";
    try {
      if (rest.isResting(turn.nowMs)) return undefined;
      const exchanges = turn.exchanges.slice(-MAX_EXCHANGES);
      const data = promptData({ message, first, context, exchanges });
      const said = await model.ask({ instructions, data, schema: replyJsonSchema, signal: turn.signal });
      rest.succeeded();
      const reading = readAgain(message, readReply(said), context);
      outcome = "answered";
      return reading;
    } catch (error) {
      turn.signal.throwIfAborted();
      if (!(error instanceof ModelFault)) throw error;
      ({ outcome } = error);
      logger?.warn({ outcome, reason: error.message }, "the language model did not answer");
      if (BEYOND_MESSAGES.has(outcome)) rest.failed(turn.nowMs);
      return undefined;
    } finally {
      if (!turn.signal.aborted) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }

  return {
    opening: (scope, request, nowMs) => builtIn.opening(scope, request, nowMs),
    answer(scope, request, turn) {
      // An answer that is begun anew, because the catalogue was written meanwhile, asks no second time.
      let asked: ReturnType<SecondReader> | undefined;
      const secondReader: SecondReader = (message, first, context) => {
        if (SURE.has(first.intent)) return undefined;
        asked ??= readOnce(turn, message, first, context);
        return asked;
      };
      return builtIn.answer(scope, request, { ...turn, secondReader });
    },
  };
}

/** Leaves a service alone for a minute that has failed three times in a row, so that nobody waits for it in vain. */
class Rest {
  #failures = 0;
  #restedFrom = Number.NEGATIVE_INFINITY;

  /** @param nowMs epoch milliseconds */
  isResting(nowMs: number): boolean {
    return Math.abs(nowMs - this.#restedFrom) < REST_MS;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(nowMs: number): void {
    this.#failures++;
    if (this.#failures < MAX_FAILURES) return;
    this.#failures = 0;
    this.#restedFrom = nowMs;
  }
}
