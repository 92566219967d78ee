import type { Answerer } from "./answerer.ts";
import {
  type Concierge,
  type ConciergeParts,
  createConcierge,
  type ModelOutcome,
  modelOutcomes,
} from "./concierge.ts";

import { openDesk } from "./handoff.ts";
import type { Ways } from "./streets.ts";

export interface ConciergeOptions {
  store: ConciergeParts["store"];
  /** Answers every message; without a language model by its own understanding alone. */
  answerer: Answerer;
  /** Epoch milliseconds. */
  clock: () => number;
  publicUrl?: string;
  /** What can tell ways on foot. */
  ways?: Ways;
  /** Absent: no plan can be mailed. */
  mail?: { url: string; from: string; timeoutMs?: number };
  /** The desk's system, told of guests who need its people; absent: there is none. */
  handoff?: { url: string; secret?: string; timeoutMs?: number };
  /** Reads messages after the answerer; absent: it understands them by itself. */
  languageModel?: { baseUrl: string; model: string; apiKey?: string; timeoutMs: number };
  logger?: { warn(details: object, message: string): void };
}

export interface OpenedConcierge {
  concierge: Concierge;
  close(): void;
}

/** Conversations live for a day: what has expired goes soon enough. */
const SWEEP_MS = 10 * 60_000;

/** The concierge with its mail and its language model, each loaded only where it is configured, and swept until it closes. */
export async function openConcierge(options: ConciergeOptions): Promise<OpenedConcierge> {
  const { store, clock, publicUrl, ways, logger } = options;
  const mailer = options.mail && (await mailerFor(options.mail, logger));
  const desk = options.handoff && openDesk({ ...options.handoff, logger });
  const outcomes = options.languageModel && new Map(modelOutcomes.map((outcome) => [outcome, 0]));
  const answerer = outcomes ? await modelAnswerer(options, outcomes) : options.answerer;
  const concierge = createConcierge({
    store,
    answerer,
    mailer,
    desk,
    clock,
    publicUrl,
    ways,
    modelOutcomes: outcomes,
    logger,
  });
  const sweep = () => {
    concierge
      .sweep()
      .catch(({ message }: Error) => logger?.warn({ message }, "conversations were not swept"));
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  return {
    concierge,
    close() {
      clearInterval(sweeping);
      mailer?.close();
      desk?.close();
    },
  };
}

async function mailerFor(mail: NonNullable<ConciergeOptions["mail"]>, logger: ConciergeOptions["logger"]) {
  const { createMailer } = await import("./mail/mailer.ts");
  return createMailer({ ...mail, logger });
}

async function modelAnswerer(
  { languageModel, answerer, logger }: ConciergeOptions,
  outcomes: Map<ModelOutcome, number>,
): Promise<Answerer> {
  const [{ openChatCompletions }, { createModelAnswerer }] = await Promise.all([
    import("./model/chat-completions.ts"),
    import("./model/model-answerer.ts"),
  ]);
  const model = openChatCompletions(languageModel!);
  return createModelAnswerer({ builtIn: answerer, model, outcomes, logger });
}
