import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { performance } from "node:perf_hooks";
import { ServiceError } from "../../contract/errors.ts";
import { corsHeaders } from "../app/cors.ts";
import type { Told } from "../app/create-app.ts";
import { chooseRequestId, readPath, shownPath } from "../app/requests.ts";
import { standBefore } from "../app/turns.ts";
import type { Readable } from "../pages/built-pages.ts";
import { makeProblem } from "../routes/problem.ts";

/** Those who watch the service, and those who steer its traffic, are answered always, and at once. */
const ALWAYS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);
/** How long a request may wait while there is too much to do, of how long it may else. */
const SHARE_OF_OVERLOAD = 0.2;
/** So many may wait for as long as it takes, as long as there is not too much to do already: a few browsers ask for that at once, as soon as one answer has kept the process. */
const FEW = 32;
/** Of the few, those who wait on even then: whoever was refused waits for the second, and nothing else might be there to begin with. */
const SHARE_OF_FEW = 1 / 8;
/** When those who were refused may come again. */
const RETRY_AFTER_MS = 1_000;
/** How long connections may be taken in until the next request is begun with, in milliseconds. */
const MOST_TAKING_MS = 5;
/** How long whoever writes may stand behind those who read, in milliseconds. */
const BEHIND_READERS_MS = 50;
/** How long requests are begun with in one turn of the event loop: a turn costs as much as a small answer. */
const TURN_MS = 1;

interface Waiting {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
}

/**
 * Begins with requests in the order in which they come, those that read before those that write (for a while), with a millisecond of them
 * in each turn of the event loop: in between it sees to all else, such as probes. Once more than a few wait, and one of them for too long, there is too much to do, until nobody was refused for a
 * second, or nobody waits and all who were refused were told: the newest come first, and those that have waited for a fifth of that are refused. So a rush is served late, and of more than can
 * be served some are served at once (the queue that stays is told from a rush as by CoDel, RFC 8289).
 * Who is refused is told at once, but on one connection once in `Retry-After`: a refusal costs a good part of an answer.
 */
export class Overload {
  readonly #mostMs: number;
  readonly #begin: (request: IncomingMessage, response: ServerResponse) => void;
  readonly #tell: (told: Told) => void;
  readonly #readable: Readable | undefined;
  readonly #few: number;
  /** The oldest first. */
  readonly #waiting: Waiting[] = [];
  #isBusy = false;
  #tooMuchUntil = 0;
  /** Those who were refused, and are told later. */
  #untold = 0;
  /** Whether a connection has come in this turn of the event loop. */
  #hasCome = false;
  #takesUntil = 0;
  #turnUntil = 0;
  /** When each connection was last told that it is refused, or will be. */
  readonly #toldAt = new WeakMap<Socket, number>();

  /** `mostMs`: how long a request may wait until `begin` is called; `tell` hears of each that was refused; `few` that wait are not too much. */
  constructor(
    mostMs: number,
    begin: (request: IncomingMessage, response: ServerResponse) => void,
    tell: (told: Told) => void,
    { few = FEW, readable }: { few?: number; readable?: Readable } = {},
  ) {
    this.#few = few;
    this.#readable = readable;
    this.#mostMs = mostMs;
    this.#begin = begin;
    this.#tell = tell;
  }

  /** A connection has come: a turn of the event loop takes one, others wait where nobody counts for how long. */
  connect(): void {
    this.#hasCome = true;
  }

  enter(request: IncomingMessage, response: ServerResponse): void {
    const now = performance.now();
    if (ALWAYS.has(readPath(request.url ?? "/"))) this.#begin(request, response);
    else if (!this.#isBusy) this.#work(request, response, now);
    else if (this.#waiting.length === 0 && now < this.#turnUntil) this.#begin(request, response);
    else this.#waiting.push({ request, response, since: now });
  }

  #work(request: IncomingMessage, response: ServerResponse, now: number): void {
    this.#isBusy = true;
    this.#takesUntil = 0;
    this.#turnUntil = now + TURN_MS;
    setImmediate(this.#next);
    this.#begin(request, response);
  }

  readonly #next = (): void => {
    const now = performance.now();
    if (now < this.#turnUntil && this.#waiting.length === 0) {
      this.#rest();
      return;
    }
    this.#turnUntil = 0;
    this.#takesUntil ||= now + MOST_TAKING_MS;
    if (this.#hasCome && now < this.#takesUntil) {
      this.#hasCome = false;
      setImmediate(this.#next);
      return;
    }
    const waits = (most: number) => this.#waiting.length > 0 && now - this.#waiting[0]!.since > most;
    const isTooMuch = now < this.#tooMuchUntil || (this.#waiting.length > this.#few && waits(this.#mostMs));
    const next = this.#take(isTooMuch, now);
    while (
      isTooMuch &&
      this.#waiting.length > this.#few * SHARE_OF_FEW &&
      waits(this.#mostMs * SHARE_OF_OVERLOAD)
    ) {
      this.#tooMuchUntil = now + RETRY_AFTER_MS;
      this.#refuse(this.#waiting.shift()!, now);
    }
    if (next) this.#work(next.request, next.response, now);
    else this.#rest();
  };

  /** Nobody waits. Unless there are those who were refused and will come again once they are told, there is no longer too much to do. */
  #rest(): void {
    this.#isBusy = false;
    if (this.#untold === 0) this.#tooMuchUntil = 0;
  }

  /** Who is next. Nobody reads the answer to a request that was given up. */
  #take(isTooMuch: boolean, now: number): Waiting | undefined {
    let next: Waiting | undefined;
    do {
      const isDue = ({ request, since }: Waiting) =>
        request.method === "GET" || now - since >= BEHIND_READERS_MS;
      const first = Math.max(0, this.#waiting.findIndex(isDue));
      next = isTooMuch ? this.#waiting.pop() : this.#waiting.splice(first, 1)[0];
    } while (next?.response.destroyed);
    return next;
  }

  #refuse(refused: Waiting, now: number): void {
    const { socket } = refused.request;
    const at = Math.max(now, (this.#toldAt.get(socket) ?? Number.NEGATIVE_INFINITY) + RETRY_AFTER_MS);
    this.#toldAt.set(socket, at);
    if (at === now) this.#sendRefusal(refused);
    else {
      this.#untold++;
      setTimeout(() => {
        this.#untold--;
        this.#sendRefusal(refused);
      }, at - now);
    }
  }

  #sendRefusal({ request, response }: Waiting): void {
    // Who has given up need not be told.
    if (response.destroyed) return;
    const requestId = chooseRequestId(request);
    const send = (body: string, ...head: readonly string[]) => {
      const length = String(Buffer.byteLength(body));
      response.writeHead(503, [...HEAD, ...head, "X-Request-Id", requestId, "Content-Length", length]);
      // Text goes with its head in one write; bytes would be another.
      response.end(body);
    };
    const sendProblem = () => {
      const problem = makeProblem(TOO_MUCH, shownPath(request.url ?? "/"), requestId);
      send(JSON.stringify(problem), "Content-Type", "application/problem+json");
    };
    const page = this.#readable?.(503, request.headers);
    if (page) {
      page
        .then(({ html, contentSecurityPolicy: policy }) =>
          send(html, "Content-Type", "text/html; charset=utf-8", "Content-Security-Policy", policy),
        )
        .catch(sendProblem);
    } else sendProblem();
    this.#tell({ operation: "refused", requestId, request, status: 503, milliseconds: 0, caller: null });
  }
}

/** Puts the queue before all listeners that the server has by now. */
export function queueRequests(
  server: Server,
  mostMs: number,
  tell: (told: Told) => void,
  readable: Readable,
): void {
  standBefore(server, (next) => {
    const overload = new Overload(mostMs, next, tell, { readable });
    server.on("connection", () => overload.connect());
    return (request, response) => overload.enter(request, response);
  });
}

const TOO_MUCH = new ServiceError(
  "unavailable",
  "the server has more to do than it can: try again in a second",
);
const HEAD = Object.entries({
  ...corsHeaders,
  "Retry-After": String(RETRY_AFTER_MS / 1_000),
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
}).flat();
