import type { IncomingMessage, ServerResponse } from "node:http";
import { performance } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { giveBack, putBefore } from "../../content/lent-memory.ts";
import { Marks } from "../../content/marks.ts";
import { type QueryPair, readPair, readQuery } from "../../contract/read-parameters.ts";
import { type ApiAnswers, type Asked, readAsked, routes } from "../routes/api-routes.ts";
import { corsHeaders } from "./cors.ts";
import type { Told } from "./create-app.ts";
import { chooseRequestId, namesHostTwice } from "./requests.ts";
import { standBefore, type Turns } from "./turns.ts";

interface QuickParts {
  answers: ApiAnswers;
  turns: Turns;
  tell: (told: Told) => void;
}

/**
 * Answers the plain GETs of the interface straight on `node:http`: a framework's own work costs more than a small answer. Whatever
 * is unusual about a request, and whatever goes wrong, is left to the framework, whose answer is the same but for the time it takes.
 */
export function addQuickWay(app: FastifyInstance, { answers, turns, tell }: QuickParts): void {
  const { server } = app;
  standBefore(server, (leave) => (request, response) => {
    const asked = server.listening && isPlain(request) ? readTarget(request.url!) : undefined;
    if (!asked) return leave(request, response);
    const begunAt = performance.now();
    const requestId = chooseRequestId(request);
    const head = [...ALWAYS, "X-Request-Id", requestId];
    let caller: Told["caller"] = null;
    if (turns.refusalOf(request)) return leave(request, response);
    const exchange = {
      request,
      header: (name: string, value: string) => head.push(name, value),
      isFrom: (known: Told["caller"]) => {
        caller = known;
      },
    };
    answers.answer(asked, exchange).then(
      ({ status, body }) => {
        if (body) head.push("Content-Length", String(body.length));
        response.on("finish", () => {
          const { operationId: operation } = asked.route.operation;
          const milliseconds = performance.now() - begunAt;
          tell({ operation, requestId, request, status, milliseconds, caller });
        });
        response.writeHead(status, head);
        if (body) endWith(response, body);
        else response.end();
      },
      () => leave(request, response),
    );
  });
}

/** What `writeHead` leaves of a response. */
interface WrittenHead {
  _header: string;
  _headerSent: boolean;
}

/** Ends a response whose head is written with its body: where there is room before it in one piece, which costs the system a fifth less than two. */
function endWith(response: ServerResponse, body: Buffer): void {
  const { socket } = response;
  const written = response as ServerResponse & WrittenHead;
  const whole = socket?.writable ? putBefore(body, written._header) : undefined;
  if (!whole) {
    // Not at "close": a connection that broke off may still have the bytes.
    response.on("finish", () => giveBack(body));
    response.end(body);
    return;
  }
  written._headerSent = true;
  socket!.write(whole, () => giveBack(body));
  response.end();
}

const ALWAYS = ["X-Content-Type-Options", "nosniff", ...Object.entries(corsHeaders).flat()];

function isPlain(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    method === "GET" &&
    headers.host !== undefined &&
    headers["content-length"] === undefined &&
    headers["transfer-encoding"] === undefined &&
    !namesHostTwice(request)
  );
}

const simpleRoutes = new Map(
  routes.map((route) => [/^\/v2\/orgs\/\{orgId\}\/([\w-]+)$/.exec(route.operation.path)?.[1], route]),
);

/** What a target asks but for the position, which mostly is all that differs between two who ask. */
interface Question {
  asked: Asked;
  values: object;
  /** Where in the query the position stands; -1 where there is none. */
  place: number;
}

const MAX_KEPT = 2_000;

/** What was made of texts: it is kept from the second time on, for most come once. */
class Again<T> {
  readonly #kept = new BoundedCache<string, T>(MAX_KEPT);
  readonly #marks = new Marks();

  getOrMake(text: string, make: (text: string) => T): T {
    const kept = this.#kept.get(text);
    if (kept) return kept;
    const made = make(text);
    if (this.#marks.isAgain(text)) this.#kept.set(text, made);
    return made;
  }
}

/** By whole targets, for those who ask again; without their positions; and without wishes and words too: where these are new, the rest mostly is not. */
const targets = new Again<Asked>();
const questions = new Again<Question>();
const frames = new Again<Question>();

const POSITION =
  /((?:&|^[^?]*\?)latlng=)(-?\d{1,3}(?:\.\d{1,20})?)(?:,|%2[Cc])(-?\d{1,3}(?:\.\d{1,20})?)(?=&|$)/;

/** What a target asks; undefined where that is not plain to see, or at fault. */
function readTarget(target: string): Asked | undefined {
  try {
    return targets.getOrMake(target, readPlaced);
  } catch {
    return undefined;
  }
}

/** @throws where the target is not plain, or at fault */
function readPlaced(target: string): Asked {
  const found = POSITION.exec(target);
  const start = found ? found.index + found[1]!.length : 0;
  const text = found ? target.slice(0, start) + target.slice(found.index + found[0].length) : target;
  const { asked, values, place } = questions.getOrMake(text, readQuestion);
  if (!found) return { ...asked, values: () => values };
  const value = `${found[2]},${found[3]}`;
  const latlng = asked.route.operation.parameters.latlng!.read(value, "latlng");
  const placed = { ...values, latlng };
  return { ...asked, query: asked.query.with(place, { name: "latlng", value }), values: () => placed };
}

/** Parameters that travellers fill in differently, each with its value. */
const WISHES = /(?:&|^[^?]*\?)((?:userInterests|searchQuery)=([^&#]+))/g;

/** @throws where the target is no plain one of a simple route, or has a fault */
function readQuestion(target: string): Question {
  const wishes: QueryPair[] = [];
  let text = "";
  let end = 0;
  for (let found = WISHES.exec(target); found; found = WISHES.exec(target)) {
    wishes.push(readPair(found[1]!));
    text += target.slice(end, WISHES.lastIndex - found[2]!.length);
    end = WISHES.lastIndex;
  }
  const frame = frames.getOrMake(text + target.slice(end), readFrame);
  const { parameters } = frame.asked.route.operation;
  const query = frame.asked.query.slice();
  const values: Record<string, unknown> = { ...frame.values };
  for (const pair of wishes) {
    const { name, broken } = pair;
    if (broken !== undefined) throw new Error(`${name} cannot be read`);
    query[query.findIndex((one) => one.name === name)] = pair;
    const value = pair.value.trim();
    if (value !== "" && Object.hasOwn(parameters, name)) values[name] = parameters[name]!.read(value, name);
  }
  return { ...frame, asked: { ...frame.asked, query }, values };
}

/** A question in which all wishes are blank. @throws where the target is no plain one of a simple route, or has a fault */
function readFrame(target: string): Question {
  const [, orgId, name, rawQuery] = PLAIN_TARGET.exec(target)!;
  const asked = readAsked(simpleRoutes.get(name)!, { orgId: orgId! }, readQuery(rawQuery!));
  return { asked, values: asked.values(), place: asked.query.findIndex((pair) => pair.name === "latlng") };
}

const PLAIN_TARGET = /^\/v2\/orgs\/([\w.~-]+)\/([\w-]+)\?([^#]*)$/;
