import type { ModelOutcome } from "../concierge.ts";

/** What a language model is asked. */
export interface ModelPrompt {
  /** The operator's own words: nothing that a guest or the catalogue says stands in them. */
  instructions: string;
  /** What a guest and the catalogue say, as JSON. */
  data: string;
  /** JSON Schema of the answer. */
  schema: object;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

/** A language model that is asked once, and answers with JSON. */
export interface LanguageModel {
  /** What it answers, not yet held against the schema. @throws ModelFault; the signal's reason when that is aborted */
  ask(prompt: ModelPrompt): Promise<unknown>;
}

/** Why a model's answer is not used. */
export class ModelFault extends Error {
  readonly outcome: Exclude<ModelOutcome, "answered">;
  constructor(outcome: Exclude<ModelOutcome, "answered">, message: string) {
    super(message);
    this.name = "ModelFault";
    this.outcome = outcome;
  }
}
