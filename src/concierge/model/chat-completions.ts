import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, isStepCount, streamText, type ToolSet, tool } from "ai";
import { type LanguageModel, ModelFault, type ModelPrompt } from "./language-model.ts";

export interface ChatCompletionsOptions {
  /** Of any service that speaks the chat-completions protocol, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** How long an answer may take in all, tool calls included, in milliseconds. */
  timeoutMs: number;
}

/** Rounds of tool calls and text before the model has to be done. */
const MAX_STEPS = 6;
const MAX_OUTPUT_TOKENS = 800;
/** Bytes of one response: many times what an answer needs. */
const MAX_RESPONSE_BYTES = 1_024 * 1_024;

/** A language model behind an OpenAI-compatible address. Nothing is asked of it before `write`. */
export function openChatCompletions(options: ChatCompletionsOptions): LanguageModel {
  const { baseUrl, model, apiKey, timeoutMs } = options;
  const provider = createOpenAICompatible({
    name: "configured",
    baseURL: baseUrl,
    apiKey,
    fetch: boundedFetch,
  });

  return {
    async *write(prompt) {
      const stop = new AbortController();
      const late = AbortSignal.timeout(timeoutMs);
      const abortSignal = AbortSignal.any([prompt.signal, late, stop.signal]);
      let hasBegun = false;
      try {
        const { stream } = streamText({
          model: provider.chatModel(model),
          instructions: prompt.instructions,
          messages: messagesOf(prompt),
          tools: toolsOf(prompt),
          stopWhen: isStepCount(MAX_STEPS),
          maxOutputTokens: MAX_OUTPUT_TOKENS,
          maxRetries: 0,
          abortSignal,
          telemetry: { isEnabled: false },
          // Faults come as parts of the stream; without this they would be printed as well.
          onError: () => undefined,
        });
        for await (const part of stream) {
          if (part.type === "text-delta") {
            hasBegun = true;
            yield part.text;
          } else if (part.type === "error") throw part.error;
          // Other failures of a tool are sent to the model, which may correct its call.
          else if (part.type === "tool-error" && part.error instanceof ModelFault) throw part.error;
          else if (part.type === "abort") throw abortSignal.reason;
          else if (part.type === "finish") checkFinish(part.finishReason);
        }
      } catch (error) {
        prompt.signal.throwIfAborted();
        throw late.aborted
          ? new ModelFault("timeout", `no answer within ${timeoutMs} ms`)
          : faultOf(error, hasBegun);
      } finally {
        // A reader that has seen enough takes the request back.
        stop.abort();
      }
    },
  };
}

function messagesOf({ exchanges, message }: ModelPrompt) {
  return [
    ...exchanges.flatMap(({ message: asked, reply }) => [
      { role: "user" as const, content: asked },
      { role: "assistant" as const, content: reply },
    ]),
    { role: "user" as const, content: message },
  ];
}

function toolsOf({ tools }: ModelPrompt): ToolSet {
  const entries = tools.map(({ name, description, input, run }) => [
    name,
    tool({ description, inputSchema: input, execute: (given) => run(given as never) }),
  ]);
  return Object.fromEntries(entries);
}

function checkFinish(reason: string): void {
  if (reason === "stop") return;
  if (reason === "content-filter")
    throw new ModelFault("refused", "the provider's filter stopped the answer");
  if (reason === "tool-calls" || reason === "length")
    throw new ModelFault("overran", `it ended by ${reason}`);
  throw new ModelFault("broken", `it ended by ${reason}`);
}

function faultOf(error: unknown, hasBegun: boolean): ModelFault {
  if (error instanceof ModelFault) return error;
  // What goes wrong while a response is read comes wrapped.
  const { cause } = error as { cause?: unknown };
  if (cause instanceof ModelFault) return cause;
  if (APICallError.isInstance(error) && !hasBegun) {
    return new ModelFault("unreachable", `HTTP status ${error.statusCode ?? "none"}`);
  }
  return new ModelFault("broken", error instanceof Error ? error.name : typeof error);
}

/** Breaks a response off that is larger than any answer. */
async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_RESPONSE_BYTES) controller.error(new ModelFault("overran", "its response has no end"));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
}
