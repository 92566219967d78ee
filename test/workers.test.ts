import assert from "node:assert/strict";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, commandLine, until } from "./support/command-line.ts";
import { freePort } from "./support/free-port.ts";

const skip = process.platform === "win32" && "no signals";
const RATE = { RATE_LIMIT_PER_SECOND: "1", RATE_LIMIT_BURST: "20" };

let folder: string;
let key: string;
let isOver = false;
const { start, done, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: folder, PORT: "0", LOG_LEVEL: "info" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-workers-"));
  await done(["orgs", "create", "acme", "--name", "Acme", "--languages", "en-GB"]);
  key = (await done(["keys", "create", "--org", "acme"])).trim();
});
after(() => {
  isOver = true;
  end();
  rmSync(folder, { recursive: true, force: true });
});

/** A service of two workers, and which of its processes answered which request, by its log. */
async function serve(env: Record<string, string> = {}) {
  const child = start(["serve", "--workers", "2"], env);
  const pidOf = new Map<string, number>();
  let rest = "";
  child.stdout!.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    for (const line of lines.filter((text) => text.startsWith("{"))) {
      const { requestId, pid } = JSON.parse(line) as { requestId?: string; pid: number };
      if (requestId) pidOf.set(requestId, pid);
    }
  });
  const closed = once(child, "close");
  return { child, closed, pidOf, url: await addressOf(child) };
}

interface Answer {
  status: number;
  id: string;
  body: string;
}

function ask(url: string, agent: Agent | false = false): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = get(`${url}/v2/orgs/acme/listing-search?key=${key}`, { agent }, (response) => {
    let body = "";
    response.on("data", (chunk: Buffer) => {
      body += chunk;
    });
    response.on("error", reject);
    response.on("end", () =>
      resolve({ status: response.statusCode!, id: String(response.headers["x-request-id"]), body }),
    );
  });
  request.on("error", reject);
  return promise;
}

/** Asks over one connection until all is over; another connection takes the place of one that breaks. */
function asking(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: (Answer | "broken")[] = [];
  const running = (async () => {
    while (!isOver) {
      answers.push(await ask(url, agent).catch(() => "broken" as const));
      await sleep(2);
    }
    agent.destroy();
  })();
  return { answers, running };
}

async function endWith(signal: NodeJS.Signals, child: ChildProcess, closed: Promise<unknown[]>) {
  child.kill(signal);
  return await closed;
}

test("two workers answer at one port, and tell their metrics and keep their limits together", {
  skip,
}, async () => {
  const { child, closed, pidOf, url } = await serve(RATE);
  const answers: Answer[] = [];
  const begunAt = performance.now();
  for (let n = 0; n < 40; n++) {
    answers.push(await ask(url));
    // As long as it takes until the other worker has heard of it.
    await sleep(n < 24 ? 40 : 0);
  }
  // One more each second, and one or two until the other has heard.
  const most = 22 + Math.ceil((performance.now() - begunAt) / 1_000);
  await until(() => answers.every(({ id }) => pidOf.has(id)));
  assert.equal(new Set(pidOf.values()).size, 2);
  assert.ok(![...pidOf.values()].includes(child.pid!), "the process that keeps the workers answers nothing");
  const admitted = answers.filter(({ status }) => status === 200).length;
  assert.ok(admitted >= 20 && admitted <= most, `${admitted} of a burst of 20, where ${most} may be`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const counts = [...metrics.matchAll(/requests_total\{operation="listingSearch",status="\d+"\} (\d+)/g)];
  assert.equal(
    counts.reduce((sum, [, count]) => sum + Number(count), 0),
    40,
  );
  assert.deepEqual(await endWith("SIGTERM", child, closed), [0, null]);
});

test("after all workers were killed at once, others take their places and answer", { skip }, async () => {
  const { child, closed, pidOf, url } = await serve({ ...RATE, PORT: String(await freePort()) });
  const pids = () => [...new Set(pidOf.values())];
  await until(async () => {
    await ask(url);
    return pids().length === 2;
  });
  for (const pid of pids()) process.kill(pid, "SIGKILL");
  await until(async () => {
    await ask(url).catch(() => {});
    return pids().length > 2;
  });
  assert.deepEqual(await endWith("SIGTERM", child, closed), [0, null]);
});

test("a connection that was handed to a worker that dies before it takes it is answered by another", {
  skip,
}, async () => {
  const { child, closed, pidOf, url } = await serve();
  await until(async () => {
    await ask(url);
    return new Set(pidOf.values()).size === 2;
  });
  const victim = [...pidOf.values()][0]!;
  process.kill(victim, "SIGSTOP");
  let answered = 0;
  const asked = Array.from({ length: 10 }, () => ask(url).finally(() => answered++));
  await until(() => answered === 9);
  await sleep(100);
  assert.equal(answered, 9, "the worker that is stopped has one");
  process.kill(victim, "SIGKILL");
  await until(() => answered === 10);
  for (const { status } of await Promise.all(asked)) assert.equal(status, 200);
  assert.deepEqual(await endWith("SIGTERM", child, closed), [0, null]);
});

test("a worker that is killed under load breaks its own connections alone, and another takes its place", {
  skip,
}, async () => {
  const { child, closed, pidOf, url } = await serve();
  const connections = Array.from({ length: 8 }, () => asking(url));
  const pids = () => [...new Set(pidOf.values())];
  await until(() => pids().length === 2 && connections.every(({ answers }) => answers.length > 5));
  const [victim] = pids();
  const before = connections.map(({ answers }) => answers.length);
  process.kill(victim!, "SIGKILL");
  await until(
    () => pids().length === 3 || connections.every(({ answers }, n) => answers.length > before[n]! + 400),
  );
  isOver = true;
  await Promise.all(connections.map(({ running }) => running));
  for (const { answers } of connections) {
    const broken = answers.flatMap((answer, n) => (answer === "broken" ? [n] : []));
    assert.ok(broken.length <= 1);
    // Of the last answers before it was killed it may have logged nothing.
    for (const n of broken) assert.equal(pidOf.get((answers[n - 1] as Answer).id) ?? victim, victim);
    for (const answer of answers) if (answer !== "broken") assert.equal(answer.status, 200, answer.body);
  }
  // Whoever comes now may meet the one that took its place.
  await until(async () => {
    const { id } = await ask(url);
    await until(() => pidOf.has(id));
    return pids().length === 3;
  });
  // No worker outlives the process that keeps them.
  await endWith("SIGKILL", child, closed);
  await until(() =>
    ask(url).then(
      () => false,
      () => true,
    ),
  );
});
