// Has eight editors change the same records over HTTP as fast as they can, while somebody reads, and prints how long each waited.
//   npm run trust:writers -- [--patches 10000] [--workers (as many as cores)] [--postgres]
// The service is a process of its own; who reads asks from a thread of their own.
import assert from "node:assert/strict";
import { once } from "node:events";
import { availableParallelism, constants, setPriority } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { addressOf, until } from "../test/support/command-line.ts";
import { patchTogether } from "../test/support/patching.ts";
import { listing } from "../test/support/records.ts";
import type { Asked, Asking } from "./harness/asking-thread.ts";
import { percentile } from "./harness/measure.ts";
import { startPostgres } from "./harness/postgres-server.ts";
import { benchCommands } from "./harness/service.ts";
import { table } from "./harness/table.ts";

const { values } = parseArgs({
  options: {
    patches: { type: "string", default: "10000" },
    workers: { type: "string", default: String(availableParallelism()) },
    postgres: { type: "boolean", default: false },
  },
});
const patches = Number(values.patches);
const READS_AT_REST = 1_000;
const RECORDS = 50;
const languages = ["en-GB", "da-DK", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL", "sv-SE"];

const server = values.postgres ? await startPostgres() : undefined;
const database: Record<string, string> = server ? { DATABASE_URL: await server.createDatabase() } : {};
const { start, done } = benchCommands("writers", {
  ...database,
  MOST_DELAY_MS: "60000",
  WORKERS: values.workers,
});
const orgId = "demo";
await done(["orgs", "create", orgId, "--name", "Demo", "--languages", languages.join(",")]);
const records = Array.from({ length: RECORDS }, (_, n) => listing(`place-${n}`, { geoLocation: [55, 12] }));
await done(["import", "--org", orgId, "-"], records.map((record) => JSON.stringify(record)).join("\n"));
const keyFor = async (ability: string) =>
  (await done(["keys", "create", "--org", orgId, "--ability", ability])).trim();
const [readKey, writeKey] = [await keyFor("read"), await keyFor("write")];
const child = start(["serve"]);
child.stderr!.pipe(process.stderr);
const origin = await addressOf(child);
await until(async () => (await fetch(`${origin}/readyz`)).ok);

/** Reads one after the other, `most` at most; what is returned ends it, and gives the milliseconds of each. */
function read(most: number): { times: Promise<number[]>; stop(): void } {
  const address = `${origin}/v2/orgs/${orgId}/listing-search?lang=en-GB&latlng=55,12&key=${readKey}`;
  const workerData: Asking = { address, everyMs: 10 };
  const thread = new Worker(new URL("./harness/asking-thread.ts", import.meta.url), { workerData });
  const times: number[] = [];
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const stop = () => {
    void thread.terminate();
    resolve(times.toSorted((a, b) => a - b));
  };
  thread.on("message", ({ status, ms }: Asked) => {
    assert.equal(status, 200);
    if (times.push(ms) >= most) stop();
  });
  return { times: promise, stop };
}

await read(READS_AT_REST).times;
const atRest = await read(READS_AT_REST).times;
const reading = read(Number.POSITIVE_INFINITY);
// On a small machine the editors' own work would keep the reader's thread from the core, which is no doing of the service.
setPriority(process.pid, constants.priority.PRIORITY_LOW);
const patched = await patchTogether({ origin, languages, records: RECORDS, patches, writeKey });
reading.stop();
const meanwhile = await reading.times;

const versions = patched.versions.sort((a, b) => a - b);
assert.deepEqual(
  versions,
  versions.map((_, n) => versions[0]! + n),
  "versions have no gaps",
);
for (const [key, name] of patched.last) {
  const [id, language] = key.split(" ") as [string, string];
  const address = `${origin}/v2/orgs/${orgId}/content/listing/${id}?key=${writeKey}`;
  const stored = (await (await fetch(address)).json()) as { name: Record<string, string> };
  assert.equal(stored.name[language], name, "no patch is lost");
}
const { seconds, published, begunAgain, took } = patched;
const row = (what: string, times: number[]) => [
  what,
  String(times.length),
  ...[0.5, 0.9, 0.99].map((share) => percentile(times, share).toFixed(1)),
];
console.log(
  table(
    ["", "times", "p50 ms", "p90 ms", "p99 ms"],
    [
      row(
        "patches",
        took.sort((a, b) => a - b),
      ),
      row("reads meanwhile", meanwhile),
      row("reads at rest", atRest),
    ],
  ),
);
console.log(
  `${patches} patches in ${seconds.toFixed(1)} s, ${published} published from drafts, ${begunAgain} begun again: none is lost, versions have no gaps; ` +
    `p99 of reads ${(percentile(meanwhile, 0.99) / percentile(atRest, 0.99)).toFixed(1)} times that at rest`,
);
child.kill();
await once(child, "close");
await server?.remove();
