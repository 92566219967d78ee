import { setTimeout as pause } from "node:timers/promises";
import { failureOf } from "../../content/answer-text.ts";

/** What a server will never give: asking again is no use. The message says why. */
export class Refused extends Error {}

/** What a server does not give now, however often it is asked: another time it may. */
export class Unavailable extends Error {}

/** How a service of others is asked. */
export interface Manners {
  /** Who asks, and how they are reached. */
  userAgent: string;
  /** Requests a second, at most; one is asked after the other. */
  perSecond: number;
  /** Origins that may be asked, also where a redirection leads. */
  origins: ReadonlySet<string>;
  /** How often an answer is asked for before it is unavailable. Default 5. */
  tries?: number;
  /** What is waited after the first failure; twice as long after each further. Default 2 000. */
  backoffMs?: number;
  /** Default 60 000. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

const MAX_REDIRECTIONS = 4;
/** A server that asks for a longer wait is left alone for today. */
const MAX_WAIT_MS = 10 * 60_000;

/** A failure that time may mend; `waitMs` is what the server asks for. */
class Passing extends Error {
  readonly waitMs: number;
  constructor(message: string, waitMs = 0) {
    super(message);
    this.waitMs = waitMs;
  }
}

/** Asks others' servers one question at a time, no faster than agreed, and waits as long as they say. */
export class PoliteClient {
  readonly #manners: Manners;
  #nextAt = 0;

  constructor(manners: Manners) {
    this.#manners = manners;
  }

  /** The bytes at an address, at most so many. @throws Refused, Unavailable; the signal's reason */
  bytes(url: string, most: number): Promise<Buffer> {
    return this.#insist(() => this.#ask(url, most));
  }

  /** The JSON answer of a MediaWiki API. @throws Refused, Unavailable; the signal's reason */
  json(url: string, most = 8 * 1024 * 1024): Promise<unknown> {
    return this.#insist(async () => {
      const text = (await this.#ask(url, most)).toString("utf8");
      let answer: { error?: { code?: string } };
      try {
        answer = JSON.parse(text);
      } catch {
        throw new Passing("the answer is no JSON");
      }
      const code = answer?.error?.code;
      if (code === undefined) return answer;
      if (/^(maxlag|ratelimited|readonly|internal_api_error)/.test(code)) throw new Passing(code);
      throw new Refused(`the service answered ${code}`);
    });
  }

  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    const { tries = 5, backoffMs = 2_000, signal } = this.#manners;
    for (let tried = 1; ; tried++) {
      try {
        return await ask();
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof Passing)) throw error;
        const waitMs = Math.max(error.waitMs, backoffMs * 2 ** (tried - 1));
        if (tried >= tries || waitMs > MAX_WAIT_MS) throw new Unavailable(error.message);
        await pause(waitMs, undefined, { signal });
      }
    }
  }

  /** One request and where it leads. */
  async #ask(url: string, most: number): Promise<Buffer> {
    for (let address = url, steps = 0; ; steps++) {
      if (steps > MAX_REDIRECTIONS) throw new Refused("it leads from one address to the next");
      const { origin } = new URL(address);
      if (!this.#manners.origins.has(origin)) throw new Refused(`it leads to ${origin}, which is not asked`);
      const response = await this.#fetch(address);
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        address = new URL(location, address).href;
      } else if (response.ok) return await this.#read(response, most);
      else {
        await response.body?.cancel();
        const { status } = response;
        if (status === 408 || status === 429 || status >= 500)
          throw new Passing(`status ${status}`, waitOf(response));
        throw new Refused(`status ${status}`);
      }
    }
  }

  async #fetch(url: string): Promise<Response> {
    const { perSecond, userAgent, signal, timeoutMs = 60_000 } = this.#manners;
    const waitMs = this.#nextAt - performance.now();
    if (waitMs > 0) await pause(waitMs, undefined, { signal });
    this.#nextAt = performance.now() + 1_000 / perSecond;
    const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
    try {
      return await fetch(url, {
        headers: { "User-Agent": userAgent },
        redirect: "manual",
        signal: AbortSignal.any(limits),
      });
    } catch (error) {
      throw new Passing(failureOf(error));
    }
  }

  async #read(response: Response, most: number): Promise<Buffer> {
    const told = Number(response.headers.get("content-length") ?? 0);
    const tooLarge = new Refused(`it is larger than ${Math.round(most / 1024 / 1024)} MB`);
    if (told > most) {
      await response.body?.cancel();
      throw tooLarge;
    }
    const chunks: Uint8Array[] = [];
    let length = 0;
    try {
      for await (const chunk of response.body ?? []) {
        length += chunk.byteLength;
        if (length > most) throw tooLarge;
        chunks.push(chunk);
      }
    } catch (error) {
      throw error === tooLarge ? error : new Passing(failureOf(error));
    }
    return Buffer.concat(chunks);
  }
}

/** What `Retry-After` asks for: seconds, or until a date. */
function waitOf({ headers }: Response): number {
  const text = headers.get("retry-after");
  if (text === null) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}
