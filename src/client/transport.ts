import { parsedJson } from "../contract/json.ts";
import type { Problem } from "./api-types.ts";

/** One call of the service as it went, for logs and for people who learn the interface. The key is in none of it. */
export interface Exchange {
  method: string;
  /** The address asked for, without the key. */
  url: string;
  /** What was sent, for a POST. */
  sent: unknown;
  /** Milliseconds from the request to the last byte of the answer, or to the failure. */
  milliseconds: number;
  /** The HTTP status; undefined when no answer came. */
  status: number | undefined;
  requestId: string | undefined;
  /** The answer's headers that the page may read, by lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** Length of the answer in characters. */
  size: number;
  /** The answer: parsed JSON, the text of a stream of events, or undefined. */
  body: unknown;
  /** When it began, epoch milliseconds. */
  at: number;
}

export interface TransportOptions {
  /** Where the service is, without `/v2`; relative addresses are those of the page. */
  baseUrl: string;
  key: string;
  keyIn: "header" | "query";
  /** A token that shows drafts. */
  preview?: string | undefined;
  /** How often a call that was refused with `Retry-After` is sent again. */
  retries: number;
  /** How long an answer may take, in milliseconds. A stream may be silent that long. */
  timeoutMs: number;
  fetch: typeof fetch;
  onExchange: ((exchange: Exchange) => void) | undefined;
}

export interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the base address, beginning with `/v2`. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a Blob is sent as it is, with its own type. */
  body?: unknown;
  accept?: string;
  /** Further headers, such as If-Match. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** The answer of a call whose body is still to be read; `settle` reports it and ends the clock. */
export interface OpenAnswer {
  response: Response;
  /** Ends the time limit, and tells of the exchange. */
  settle: (size: number, body: unknown) => void;
  /** Starts the time limit anew. */
  touch: () => void;
  /** What a failure while reading means. */
  failure: (error: unknown) => unknown;
}

/** A longer wait is the caller's to decide. */
const LONGEST_WAIT_SECONDS = 30;

/**
 * Sends a call and waits for the head of its answer; a call that is refused for now is sent again when the service says.
 * @throws ApiError when the service refuses, ConnectionError when no answer comes, and the signal's reason when the
 * caller gives up.
 */
export async function open(options: TransportOptions, call: Call): Promise<OpenAnswer> {
  for (let left = options.retries; ; left--) {
    try {
      return await send(options, call);
    } catch (error) {
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      if (left <= 0 || seconds === undefined || seconds > LONGEST_WAIT_SECONDS) throw error;
      await wait(seconds * 1_000, call.signal);
    }
  }
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", give);
      resolve();
    }, milliseconds);
    if (signal?.aborted) give();
    signal?.addEventListener("abort", give, { once: true });
  });
}

async function send(options: TransportOptions, call: Call): Promise<OpenAnswer> {
  const { method, body, signal } = call;
  const isBlob = body instanceof Blob;
  const url = addressOf(options.baseUrl, call);
  const at = Date.now();
  const limit = new AbortController();
  const expire = () =>
    limit.abort(new ConnectionError("timeout", `no answer within ${options.timeoutMs} ms`));
  let timer = setTimeout(expire, options.timeoutMs);
  let response: Response | undefined;
  const settle = (size: number, answer: unknown) => {
    clearTimeout(timer);
    options.onExchange?.({
      method,
      url,
      sent: body,
      milliseconds: Date.now() - at,
      status: response?.status,
      requestId: response?.headers.get("X-Request-Id") ?? undefined,
      headers: Object.fromEntries(response?.headers ?? []),
      size,
      body: answer,
      at,
    });
  };
  const failure = (error: unknown) => {
    settle(0, undefined);
    if (signal?.aborted) return signal.reason;
    if (limit.signal.aborted) return limit.signal.reason;
    return new ConnectionError("unreachable", "the service cannot be reached", { cause: error });
  };
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(expire, options.timeoutMs);
  };
  try {
    const inHeader = options.keyIn === "header";
    response = await options.fetch(inHeader ? url : withKey(url, options.key), {
      method,
      headers: {
        ...(inHeader ? { "X-Api-Key": options.key } : {}),
        ...(options.preview ? { "Preview-Token": options.preview } : {}),
        Accept: call.accept ?? "application/json",
        ...(body === undefined ? {} : { "Content-Type": isBlob ? body.type : "application/json" }),
        ...call.headers,
      },
      body: isBlob ? body : body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    });
  } catch (error) {
    throw failure(error);
  }
  const answer = { response, settle, touch, failure };
  if (!response.ok) throw await refusal(answer);
  return answer;
}

/** Sends a call and reads its JSON. @throws as `open` does */
export async function ask<T>(options: TransportOptions, call: Call): Promise<{ value: T; headers: Headers }> {
  const answer = await open(options, call);
  const { response, settle, failure } = answer;
  const text = await response.text().catch((error) => {
    throw failure(error);
  });
  const value = parsedJson(text);
  settle(text.length, value);
  if (value === undefined && response.status !== 204) throw unreadable(response.status);
  return { value: value as T, headers: response.headers };
}

async function refusal({ response, settle, failure }: OpenAnswer): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    return failure(error);
  }
  const problem = parsedJson(text);
  settle(text.length, problem);
  if (!isProblem(problem)) return unreadable(response.status);
  const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(problem, Number.isFinite(wait) ? wait : undefined);
}

function unreadable(status: number): ConnectionError {
  return new ConnectionError("unreadable", `what answered (status ${status}) is not the service`, { status });
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "requestId" in value;
}

/** The address of a call without its key. Absent and empty values are left out, lists are joined by commas. */
function addressOf(baseUrl: string, { path, query = {} }: Pick<Call, "path" | "query">): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : String(value ?? "");
    if (text !== "") search.set(name, text);
  }
  // Commas are legal in a query, and addresses are read by people here.
  const shown = search.toString().replaceAll("%2C", ",");
  return `${baseUrl.replace(/\/+$/, "")}${path}${shown === "" ? "" : `?${shown}`}`;
}

function withKey(url: string, key: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}key=${encodeURIComponent(key)}`;
}

/** The service answered with an error (RFC 9457). */
export class ApiError extends Error {
  readonly problem: Problem;
  /** Seconds to wait before another try, where the service says so. */
  readonly retryAfter: number | undefined;
  constructor(problem: Problem, retryAfter?: number) {
    super(problem.detail || problem.title);
    this.name = "ApiError";
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
  get status(): number {
    return this.problem.status;
  }
  /** The stable code, such as `invalid_api_key`. */
  get code(): Problem["code"] {
    return this.problem.code;
  }
  get requestId(): string {
    return this.problem.requestId;
  }
}

/** No answer of the service came: the network is away, the server is gone, or what answered was something else. */
export class ConnectionError extends Error {
  /** `timeout` after the time that the client was given, `unreachable` without a connection, `unreadable` otherwise. */
  readonly reason: "timeout" | "unreachable" | "unreadable";
  /** The HTTP status, where there was one. */
  readonly status: number | undefined;
  constructor(
    reason: ConnectionError["reason"],
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "ConnectionError";
    this.reason = reason;
    this.status = options.status;
  }
}

/** One server-sent event: its name (`message` when it has none) and its data, lines joined. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads a stream of server-sent events (WHATWG HTML 9.2.6): any of the three line ends, a byte order mark, comments and
 * fields that are of no use here are skipped. An event that the stream ends within is dropped, as the standard says.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = "";
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const [field, value] = fieldOf(line);
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value];
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += value ? decoder.decode(value, { stream: true }) : decoder.decode();
      // A carriage return at the very end may be the first half of a line end.
      const held = !done && rest.endsWith("\r") ? "\r" : "";
      const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/);
      rest = lines.pop()! + held;
      yield* lines;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
