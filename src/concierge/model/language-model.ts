import type { z } from "zod";
import type { Exchange } from "../answerer.ts";
import type { ModelOutcome } from "../concierge.ts";

/** What a language model may call. Whose data it reads is fixed where the tool is made: no input names a tenant. */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  /** Gets an input that fits the schema; what it gives is shown to the model as JSON. */
  run(input: never): Promise<unknown>;
}

export interface ModelPrompt {
  instructions: string;
  /** Earlier messages and answers, oldest first. */
  exchanges: readonly Exchange[];
  message: string;
  tools: readonly ModelTool[];
  signal: AbortSignal;
}

/** A language model that writes an answer in pieces, calling tools meanwhile. */
export interface LanguageModel {
  /** The text as it comes. @throws ModelFault; the signal's reason when that is aborted */
  write(prompt: ModelPrompt): AsyncIterable<string>;
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
