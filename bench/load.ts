// Loads a service of the sample by every kind of request, at a share of what it takes, and prints what came of it.
//   npm run trust:load -- --share 5 --seconds 60       five times what it takes
//       ... --pin                                      the service has one core, what asks it another (Linux)
//   npm run trust:load -- --share 0.7 --seconds 3600   an hour's soak
// One request after the other (at rest), then as many as it takes (full), then the load: requests that come when they come, whether or not
// earlier ones were answered. Then full and at rest again, since no machine is as fast at all times. Settings of the environment, such as
// WORKERS and MOST_DELAY_MS, are the service's.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { loadSample } from "../src/cli/sample.ts";
import { makeKey } from "../src/management/keys.ts";
import { openSqliteStore } from "../src/store/sqlite/sqlite-store.ts";
import { addressOf } from "../test/support/command-line.ts";
import type { Asked, Asking } from "./harness/asking-thread.ts";
import { percentile } from "./harness/measure.ts";
import { benchCommands } from "./harness/service.ts";
import { table } from "./harness/table.ts";

const options = { share: { type: "string" }, seconds: { type: "string" }, pin: { type: "boolean" } } as const;
const { share = "5", seconds = "60", pin } = parseArgs({ options }).values;
const [SHARE, SECONDS] = [Number(share), Number(seconds)];
const AT_ONCE = 32;
/** After the load the service is left alone until nobody is refused. */
const [WARM_SECONDS, REST_SECONDS, FULL_SECONDS, PAUSE_SECONDS] = [25, 5, 10, 2];
/** Requests under way at most; those that would be more are counted, and not sent. */
const MOST_UNDER_WAY = 400;
const TICK_MS = 1;
const HEALTH_EVERY_MS = 100;
const IMPORT_EVERY_MS = 60_000;

const { folder, start, run } = benchCommands("load", {
  MOST_DELAY_MS: "250",
  ...(process.env as Record<string, string>),
});
const store = await openSqliteStore({ directory: folder });
const now = Date.now();
await loadSample(store, undefined, now);
const { key } = await makeKey(store, "demo", now, { abilities: ["read", "chat", "write"] });
await store.close();
const child = start(["serve"]);
child.stderr!.pipe(process.stderr);
if (pin) {
  for (const [core, { pid }] of [child, process].entries())
    execFileSync("taskset", ["-acp", `${core}`, `${pid}`]);
}
const port = Number(new URL(await addressOf(child)).port);

interface Kind {
  weight: number;
  /** A path, with the method before it where that is not GET. */
  call(n: number): string;
  body?(n: number): object | string | Uint8Array<ArrayBuffer>;
  /** Answers that are none to wonder about: what it asks for may have been removed, or not be there yet. */
  also?: readonly number[];
  /** Keeps of an answer what others ask for. */
  keep?(text: string, headers: IncomingHttpHeaders): void;
}
/** What answers told last. */
const last = {
  conversation: "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f",
  picture: "none",
  key: "none",
  revision: 0,
};
const at = (n: number) => `latlng=55.${6_600 + (n % 300)},12.${5_500 + ((n * 7) % 300)}`;
const profile = "profileId=harbour-house";
const languages = ["en-GB", "da-DK", "de-DE", "ja-JP"];
const lang = (n: number) => `lang=${languages[n % languages.length]}`;
const listing = (n: number) => ({ name: `Load ${n}`, geoLocation: [55.68, 12.57] });
const drafted = ["round-tower", "rosenborg-castle", "nyhavn"];
const pictures = await Promise.all(
  ["red", "green", "blue"].map(async (background) => {
    const image = sharp({ create: { width: 1_200, height: 800, channels: 3, background } });
    return new Uint8Array(await image.jpeg().toBuffer());
  }),
);
const asks = [
  "a quiet café nearby",
  "where can I swim with children?",
  "is Tivoli open tomorrow?",
  "et billigt sted at spise",
];
/** Each operation, about as often as a destination's guests and editors ask for it. */
const kinds: Record<string, Kind> = {
  "host-home": { weight: 200, call: (n) => `host-home?${profile}&${at(n)}&${lang(n)}` },
  "listing-search": { weight: 200, call: (n) => `listing-search?${at(n)}&${lang(n)}&hitsPerPage=20` },
  "listing-search by words": {
    weight: 100,
    call: (n) => `listing-search?query=${["museum", "kaffe", "park"][n % 3]}&${at(n)}`,
  },
  "guide-search": { weight: 100, call: (n) => `guide-search?${at(n)}&${lang(n)}&includeListings=true` },
  "location-search": { weight: 50, call: (n) => `location-search?${at(n)}&${lang(n)}` },
  "host-profile": { weight: 50, call: (n) => `host-profile?${profile}&${lang(n)}` },
  "page-slug": { weight: 20, call: () => "sites/demo-site/page-slug?mode=tree" },
  hosts: { weight: 20, call: () => "hosts?" },
  "org-languages": { weight: 20, call: () => "org-languages?" },
  getPersonalizationOptions: { weight: 20, call: (n) => `getPersonalizationOptions?${profile}&${lang(n)}` },
  listings: { weight: 50, call: (n) => `listings/nyhavn?${lang(n)}` },
  guides: { weight: 50, call: (n) => `guides/first-day-in-copenhagen?${lang(n)}` },
  areas: { weight: 20, call: (n) => `areas/indre-by?${lang(n)}` },
  changes: { weight: 10, call: () => "changes?since=1" },
  delete: { weight: 1, call: (n) => `DELETE content/listing/load-${n % 50}?`, also: [404] },
  list: { weight: 5, call: (n) => `content/listing?text=${["museum", "load", "nyhavn"][n % 3]}&limit=20` },
  overview: { weight: 2, call: () => "content:overview?" },
  "patch many": {
    weight: 1,
    call: () => "PATCH content/listing?text=load-1",
    body: (n) => ({ score: (n % 100) / 100 }),
  },
  draft: {
    weight: 3,
    call: (n) => `PATCH content/listing/${drafted[n % 3]}?draft=true`,
    body: (n) => ({ keywords: { "en-GB": [`draft ${n}`] } }),
  },
  publish: { weight: 2, call: (n) => `POST content/listing/${drafted[n % 3]}/publish?`, also: [404, 412] },
  discard: { weight: 1, call: (n) => `POST content/listing/${drafted[n % 3]}/discard?`, also: [404] },
  withdraw: { weight: 1, call: () => "POST content/listing/imported-1/withdraw?", also: [404] },
  revisions: {
    weight: 3,
    call: () => `content/listing/${drafted[0]}/revisions?limit=20`,
    keep: (text) => {
      last.revision = (JSON.parse(text) as { results: { revision: number }[] }).results[0]?.revision ?? 0;
    },
  },
  revision: {
    weight: 3,
    call: () => `content/listing/${drafted[0]}/revisions/${last.revision}?`,
    also: [404],
  },
  restore: {
    weight: 1,
    call: () => `POST content/listing/${drafted[0]}/revisions/${last.revision}/restore?`,
    also: [404],
  },
  preview: { weight: 1, call: () => "POST previews?", body: () => ({ minutes: 5 }) },
  keys: { weight: 1, call: () => "keys?" },
  "make a key": {
    weight: 1,
    call: () => "POST keys?",
    body: () => ({ abilities: ["read"] }),
    keep: (text) => {
      last.key = (JSON.parse(text) as { id: string }).id;
    },
  },
  "end a key": { weight: 1, call: () => `DELETE keys/${last.key}?`, also: [404] },
  upload: {
    weight: 1,
    call: (n) => `POST media?name=load-${n}`,
    body: (n) => pictures[n % pictures.length]!,
    keep: (text) => {
      last.picture = (JSON.parse(text) as { id: string }).id;
    },
  },
  media: { weight: 2, call: () => "media?" },
  picture: { weight: 2, call: () => `media/${last.picture}?`, also: [404] },
  "patch a picture": {
    weight: 1,
    call: () => `PATCH media/${last.picture}?`,
    body: (n) => ({ alt: { "en-GB": `Load ${n}` } }),
    also: [404],
  },
  "delete a picture": { weight: 1, call: () => `DELETE media/${last.picture}?`, also: [404] },
  "read to edit": { weight: 10, call: () => "content/listing/nyhavn?" },
  export: { weight: 1, call: () => "content:export?" },
  put: { weight: 5, call: (n) => `PUT content/listing/load-${n % 50}?`, body: listing },
  patch: {
    weight: 5,
    call: () => "PATCH content/listing/nyhavn?",
    body: (n) => ({ keywords: { "en-GB": [`load ${n}`] } }),
  },
  batch: {
    weight: 1,
    call: () => "POST content:batch?",
    body: (n) => `${JSON.stringify({ kind: "listing", id: "load-batch", ...listing(n) })}\n`,
  },
  chat: {
    weight: 30,
    call: () => "POST chat?",
    body: (n) => ({ profileId: "harbour-house", message: asks[n % asks.length] }),
  },
  opening: { weight: 10, call: (n) => `chat?${profile}&${lang(n)}` },
  plan: {
    weight: 2,
    call: () => "POST chat?",
    body: () => ({ profileId: "harbour-house", action: "createItinerary", durationDays: 2 }),
    keep: (_, headers) => {
      last.conversation = String(headers["conversation-id"]);
    },
  },
  share: {
    weight: 1,
    call: () => "POST plans?",
    body: () => ({ profileId: "harbour-house", conversationId: last.conversation }),
    also: [404, 409],
  },
  forget: { weight: 1, call: () => `DELETE chat/${last.conversation}?`, also: [404] },
};
/** Every kind as often as its weight says, in an order without pattern that is the same each time. */
const order = Object.entries(kinds)
  .flatMap(([name, { weight }]) =>
    Array.from({ length: weight }, (_, index) => ({
      name,
      place: Math.imul(index * 997 + name.length * 7_919, 2_654_435_761) >>> 0,
    })),
  )
  .sort((a, b) => a.place - b.place)
  .map(({ name }) => name);
const agent = new Agent({ keepAlive: true });
/** All is told, and what is still under way is given up. */
let isDone = false;

const typeOf = (body: object | string) =>
  typeof body === "string"
    ? "application/x-ndjson"
    : body instanceof Uint8Array
      ? "image/jpeg"
      : "application/json";

/** Status, or 0 where the connection broke, and milliseconds until the last byte. */
function ask(path: string, method: string, keep: Kind["keep"], body?: object | string): Promise<Asked> {
  const begun = performance.now();
  const { promise, resolve } = Promise.withResolvers<Asked>();
  const over = (status: number) => resolve({ status, ms: performance.now() - begun });
  const headers = body === undefined ? {} : { "Content-Type": typeOf(body) };
  const told: Buffer[] = [];
  const sent = request({ agent, port, host: "127.0.0.1", path, method, headers }, (response) => {
    const { statusCode = 0, headers: said } = response;
    const isKept = keep !== undefined && statusCode < 300;
    response
      .on("error", () => over(0))
      .on("end", () => {
        if (isKept) keep(Buffer.concat(told).toString(), said);
        over(statusCode);
      })
      .on("data", (chunk: Buffer) => {
        if (isKept) told.push(chunk);
      });
  });
  const isPlain = typeof body === "string" || body instanceof Uint8Array;
  sent.on("error", (error: NodeJS.ErrnoException) => {
    if (isDone) return;
    const connection = sent.reusedSocket ? "a used" : "a new";
    console.error(`${method} ${path.split("?")[0]}: ${error.code} on ${connection} connection`);
    over(0);
  });
  sent.end(isPlain ? body : JSON.stringify(body));
  return promise;
}

type NamedAnswer = Asked & { name: string };

let number = 0;
async function next(): Promise<NamedAnswer> {
  const n = number++;
  const name = order[n % order.length]!;
  const { call, keep, body } = kinds[name]!;
  const [path, method = "GET"] = call(n).split(" ").reverse();
  return { name, ...(await ask(`/v2/orgs/demo/${path}&key=${key}`, method, keep, body?.(n))) };
}

class Times {
  readonly times: number[] = [];
  readonly statuses = new Map<string, number>();
  add({ name, status, ms }: NamedAnswer): void {
    if (status >= 200 && status < 300) this.times.push(ms);
    const isUsual =
      status === 503 || (status >= 200 && status < 300) || kinds[name]?.also?.includes(status) === true;
    const about = isUsual ? `${status}` : `${name} ${status}`;
    this.statuses.set(about, (this.statuses.get(about) ?? 0) + 1);
  }
  /** Milliseconds that this share of those that were served took at most. */
  at(part: number): number {
    return percentile(Float64Array.from(this.times).sort(), part);
  }
}

/** So many senders, each of which waits for its answer. */
async function closed(times: Times, senders: number, forSeconds: number): Promise<void> {
  const until = performance.now() + 1_000 * forSeconds;
  const send = async () => {
    while (performance.now() < until) times.add(await next());
  };
  await Promise.all(Array.from({ length: senders }, send));
}

/** So many requests a second, whatever becomes of them. */
async function loaded(perSecond: number): Promise<void> {
  const begun = performance.now();
  isLoaded = true;
  for (let sent = 0; performance.now() - begun < 1_000 * SECONDS; await sleep(TICK_MS)) {
    const due = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
    for (; sent < due; sent++) {
      if (underWay >= MOST_UNDER_WAY) {
        unsent++;
        continue;
      }
      underWay++;
      void next().then((one) => {
        underWay--;
        load.add(one);
        minute.add(one);
      });
    }
  }
  isLoaded = false;
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))![1]) / 1_024;

/** Seconds of CPU that the thread which answers has used (Linux). */
const answering = () => {
  const fields = readFileSync(`/proc/${child.pid}/task/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const row = (what: string, times: Times, forSeconds: number) => [
  what,
  (times.times.length / forSeconds).toFixed(0),
  times.at(0.5).toFixed(1),
  times.at(0.99).toFixed(1),
  [...times.statuses]
    .sort()
    .map(([status, count]) => `${count} × ${status}`)
    .join(", "),
];

/** An import by the command line each minute, as far as there are minutes. */
async function importEachMinute(): Promise<void> {
  for (let next = performance.now() + IMPORT_EVERY_MS; !isOver; await sleep(500)) {
    if (performance.now() < next) continue;
    next += IMPORT_EVERY_MS;
    memories.push(memory());
    console.error(
      `${new Date().toISOString()}: ${memories.at(-1)!.toFixed(0)} MB, ${row("", minute, IMPORT_EVERY_MS / 1_000).join(" | ")}`,
    );
    minute = new Times();
    const text = Array.from({ length: 200 }, (_, n) =>
      JSON.stringify({
        kind: "listing",
        id: `imported-${n}`,
        ...listing(number),
        name: `Imported ${number}`,
      }),
    ).join("\n");
    const { status, stderr } = await run(["import", "--org", "demo", "-"], text);
    if (status !== 0) console.error(`the import failed with ${status}: ${stderr.slice(0, 500)}`);
  }
}

const [rest, full, load, health] = [new Times(), new Times(), new Times(), new Times()];
/** The requests of the last minute alone. */
let minute = new Times();
const memories = [memory()];
await closed(new Times(), AT_ONCE, WARM_SECONDS);
await closed(rest, 1, REST_SECONDS);
await closed(full, AT_ONCE, FULL_SECONDS);
let [underWay, unsent, isLoaded, isOver] = [0, 0, false, false];
const watcher = new Worker(new URL("harness/asking-thread.ts", import.meta.url), {
  workerData: { address: `http://127.0.0.1:${port}/healthz`, everyMs: HEALTH_EVERY_MS } satisfies Asking,
});
watcher.on("message", (answer: Asked) => {
  if (isLoaded) health.add({ name: "healthz", ...answer });
});
const importing = importEachMinute();
const before = answering();
await loaded((full.times.length / FULL_SECONDS) * SHARE);
const busy = (answering() - before) / SECONDS;
await sleep(1_000 * PAUSE_SECONDS);
await closed(full, AT_ONCE, FULL_SECONDS);
await closed(rest, 1, REST_SECONDS);
isOver = true;
await watcher.terminate();
await importing;
memories.push(memory());
console.log(
  table(
    ["", "served/s", "p50 ms", "p99 ms", "answers"],
    [
      row("at rest", rest, 2 * REST_SECONDS),
      row("full", full, 2 * FULL_SECONDS),
      row(`${SHARE} × full`, load, SECONDS),
      row("/healthz meanwhile", health, SECONDS),
    ],
  ),
);
console.log(`the thread that answers was busy for ${(100 * busy).toFixed(0)} % of the load`);
console.log(`${unsent} were not sent, as ${MOST_UNDER_WAY} were under way`);
console.log(
  `goodput ${((100 * load.times.length) / SECONDS / (full.times.length / (2 * FULL_SECONDS))).toFixed(1)} % of full; p99 ${(load.at(0.99) / rest.at(0.99)).toFixed(1)} times that at rest; health at most ${health.at(1).toFixed(0)} ms`,
);
console.log(`memory in MB: ${memories.map((mb) => mb.toFixed(0)).join(" ")}`);
isDone = true;
agent.destroy();
child.kill();
await once(child, "close");
