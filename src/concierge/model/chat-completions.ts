import { z } from "zod";
import { failureOf } from "../../content/answer-text.ts";
import { parsedJson } from "../../contract/json.ts";
import { type LanguageModel, ModelFault, type ModelPrompt } from "./language-model.ts";

export interface ChatCompletionsOptions {
  /** Of any service that speaks the chat-completions protocol, such as `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string;
  /** How long an answer may take in all, in milliseconds. */
  timeoutMs: number;
}

const MAX_OUTPUT_TOKENS = 800;
/** Bytes of one response: many times what an answer needs. */
const MAX_RESPONSE_BYTES = 64 * 1_024;
/** Statuses of servers that do not know a part of the request. */
const NOT_TAKEN: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);

const completion = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

/**
 * A language model behind an OpenAI-compatible address. A server that takes no schema is asked for plain JSON from then on. Redirects are
 * not followed: the address is that of the operator.
 */
export function openChatCompletions({
  baseUrl,
  model,
  apiKey,
  timeoutMs,
}: ChatCompletionsOptions): LanguageModel {
  const address = `${baseUrl.replace(/\/+$/, "")}/chat/completions`;
  let takesSchema = true;

  function post({ instructions, data, schema }: ModelPrompt, isPlain: boolean, signal: AbortSignal) {
    const messages = [
      { role: "system", content: instructions },
      { role: "user", content: data },
    ];
    const json_schema = { name: "understanding", strict: true, schema };
    const extras = {
      temperature: 0,
      max_tokens: MAX_OUTPUT_TOKENS,
      response_format: { type: "json_schema", json_schema },
    };
    return fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, messages, stream: false, ...(isPlain ? {} : extras) }),
      redirect: "manual",
      signal,
    });
  }

  return {
    async ask(prompt) {
      const late = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([prompt.signal, late]);
      try {
        let response = await post(prompt, !takesSchema, signal);
        if (takesSchema && NOT_TAKEN.has(response.status)) {
          await response.body?.cancel();
          response = await post(prompt, true, signal);
          takesSchema = !response.ok;
        }
        if (!response.ok) throw new ModelFault("unreachable", `HTTP status ${response.status}`);
        return readContent(await readText(response));
      } catch (error) {
        prompt.signal.throwIfAborted();
        if (late.aborted) throw new ModelFault("timeout", `no answer within ${timeoutMs} ms`);
        if (error instanceof ModelFault) throw error;
        throw new ModelFault("unreachable", failureOf(error));
      }
    },
  };
}

/** A response's text. @throws ModelFault overran, where it is larger than any answer */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_RESPONSE_BYTES) throw new ModelFault("overran", `more than ${MAX_RESPONSE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** The JSON that a completion says. @throws ModelFault broken, refused, overran */
function readContent(text: string): unknown {
  const { success, data } = completion.safeParse(parsedJson(text));
  if (!success) throw new ModelFault("broken", "the response is no chat completion");
  const [{ finish_reason: finish, message }] = data.choices;
  if (finish === "content_filter" || message.refusal)
    throw new ModelFault("refused", "the model or its provider's filter refused");
  if (finish === "length") throw new ModelFault("overran", "the answer was cut off");
  const { content } = message;
  // Models that are asked plainly put JSON between other words.
  const said =
    content &&
    (parsedJson(content) ?? parsedJson(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1)));
  if (!said) throw new ModelFault("broken", "the answer is no JSON");
  return said;
}
