import assert from "node:assert/strict";
import cluster, { type Worker } from "node:cluster";
import { EventEmitter, once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { FromWorker } from "./fellows.ts";
import { keepWorkers } from "./keep-workers.ts";

/** A process that only records what it is sent. */
class Recorded extends EventEmitter {
  readonly id: number;
  /** Messages, and the connections that went with them. */
  readonly sent: object[] = [];
  readonly handed: unknown[] = [];
  readonly signals: unknown[] = [];
  hears = true;
  readonly process = {
    kill: (signal?: string) => {
      this.signals.push(signal);
      setImmediate(() => this.end(null, signal ?? "SIGTERM"));
    },
    send: (message: object, connection?: unknown) => {
      this.sent.push(message);
      this.handed.push(connection);
      return true;
    },
  };

  constructor(id: number) {
    super();
    this.id = id;
  }

  isConnected() {
    return this.hears;
  }

  send(message: object, done: unknown) {
    assert.equal(typeof done, "function");
    return this.process.send(message);
  }

  says(message: FromWorker & { type?: string }) {
    cluster.emit("message", this, message);
  }

  /** It has ended. */
  end(status: number | null, signal: string | null = null) {
    if (!this.hears) return;
    this.hears = false;
    delete cluster.workers![this.id];
    cluster.emit("exit", this, status, signal);
    this.emit("exit", status, signal);
  }
}

/** Workers of a service that are no processes, in the order in which they were begun with. */
function recording(t: TestContext) {
  const workers: Recorded[] = [];
  const told: string[] = [];
  const settings: object[] = [];
  t.mock.method(cluster, "setupPrimary", (given: object) => settings.push(given));
  t.mock.method(cluster, "fork", () => {
    const worker = new Recorded(workers.length + 1);
    workers.push(worker);
    cluster.workers![worker.id] = worker as unknown as Worker;
    return worker;
  });
  t.after(() => {
    for (const { id } of workers) delete cluster.workers![id];
  });
  const keep = (count: number, port = 0) => {
    const onLoss = (words: string) => told.push(words);
    return keepWorkers({ count, host: "127.0.0.1", port, onLoss });
  };
  const until = async (count: number) => {
    for (let tries = 0; tries < 500 && workers.length < count; tries++) await sleep(10);
    assert.equal(workers.length, count);
  };
  return { workers, told, settings, keep, until };
}

test("workers are there once all of them listen, hear of each other and are told to stop", async (t) => {
  const { workers, told, settings, keep, until } = recording(t);
  const before = cluster.listenerCount("message");
  const keeping = keep(2);
  await until(2);
  let isThere = false;
  keeping.then(() => (isThere = true));
  const [one, two] = workers as [Recorded, Recorded];
  one.says({ ready: "http://a:1" });
  one.says({ ready: "http://a:1" });
  await turn();
  assert.equal(isThere, false);
  two.says({ ready: "http://a:1" });
  const { url, stop } = await keeping;
  assert.equal(url, "http://a:1");
  assert.deepEqual(settings, [{ execArgv: ["--max-semi-space-size=16", ...process.execArgv] }]);

  one.says({ taken: [["default", "k", 1]] });
  assert.deepEqual([one.sent, two.sent], [[], [{ taken: [["default", "k", 1]] }]]);
  two.says({ metrics: true });
  for (let tries = 0; tries < 500 && two.sent.length < 2; tries++) await sleep(10);
  assert.equal(typeof (two.sent[1] as { metrics: unknown }).metrics, "string");
  assert.deepEqual(one.sent, []);

  const stopping = stop();
  await turn();
  assert.deepEqual([one.sent.at(-1), two.sent.at(-1)], [{ stop: true }, { stop: true }]);
  assert.deepEqual([one.signals, two.signals], [[], []]);
  for (const worker of workers) worker.end(0);
  await stopping;
  assert.deepEqual(told, []);
  assert.ok(cluster.listenerCount("message") <= before + 1, "but for that of the metrics");
});

test("another takes the place of a worker that has ended, and which way it ended is told", async (t) => {
  const { workers, told, keep, until } = recording(t);
  const keeping = keep(2);
  await until(2);
  for (const worker of workers) worker.says({ ready: "http://a:1" });
  const { stop } = await keeping;
  workers[0]!.end(3);
  await until(3);
  workers[1]!.end(null, "SIGKILL");
  await until(4);
  assert.deepEqual(told, [
    "A worker has ended (status 3): another takes its place.",
    "A worker has ended (SIGKILL): another takes its place.",
  ]);
  workers[2]!.says({ ready: "http://a:1" });
  workers[2]!.says({ taken: [["default", "k", 1]] });
  assert.deepEqual([workers[0]!.sent, workers[3]!.sent], [[], [{ taken: [["default", "k", 1]] }]]);
  const stopping = stop();
  await turn();
  assert.deepEqual(workers[2]!.sent.at(-1), { stop: true });
  assert.deepEqual(workers[3]!.signals, [undefined], "one that does not listen yet ends at once");
  workers[2]!.end(0);
  await stopping;
  assert.equal(workers.length, 4);
  assert.equal(told.length, 2);
});

test("a worker that ends before all of them listen ends the start, and the others", async (t) => {
  const { workers, keep, until } = recording(t);
  const keeping = assert.rejects(keep(2), /a worker ended before all of them listened/);
  await until(2);
  workers[0]!.end(1);
  await keeping;
  assert.deepEqual(workers.map(({ signals }) => signals).slice(1), [[undefined]]);
});

test("a port that somebody has is told of before any worker is begun with", async (t) => {
  const { workers, keep } = recording(t);
  const server = createServer().listen({ host: "127.0.0.1", port: 0 });
  t.after(() => server.close());
  await once(server, "listening");
  await assert.rejects(keep(1, (server.address() as AddressInfo).port), { code: "EADDRINUSE" });
  assert.equal(workers.length, 0);
});

test("where the process ends at once no worker stays behind", async (t) => {
  const { workers, keep, until } = recording(t);
  const before = new Set(process.listeners("exit"));
  const keeping = keep(1);
  await until(1);
  workers[0]!.says({ ready: "http://a:1" });
  const { stop } = await keeping;
  const added = process.listeners("exit").filter((listener) => !before.has(listener));
  assert.equal(added.length, 1);
  added[0]!.call(process, 0);
  assert.deepEqual(workers[0]!.signals, ["SIGKILL"]);
  const stopping = stop();
  await stopping;
  assert.ok(!process.listeners("exit").includes(added[0]!));
});

test("connections that a worker was handed and did not take before its end are another's, or are closed where there is none", async (t) => {
  const { workers, keep, until } = recording(t);
  const connection = (fd: number) => {
    const made = { fd, isClosed: false, close: () => (made.isClosed = true) };
    return made;
  };
  const [taken, earlier, open, last] = [connection(5), connection(6), connection(7), connection(8)];
  const keeping = keep(2);
  await until(2);
  const [one, two] = workers as [Recorded, Recorded];
  const send = (worker: Recorded, ...given: unknown[]) =>
    (worker.process.send as (...all: unknown[]) => boolean)(...given);
  for (const worker of workers) worker.says({ ready: "http://a:1" });
  const { stop } = await keeping;
  assert.equal(send(one, { number: 1 }, taken), true);
  taken.fd = -1;
  send(one, { number: 2 }, earlier);
  earlier.fd = 0;
  send(one, { number: 3 }, open);
  send(one, { number: 4 });
  send(one, { number: 5 }, null);
  send(one, { number: 6 }, () => {});
  assert.equal(one.handed.length, 6, "all of them go to the worker");
  one.end(1);
  for (let turns = 0; turns < 5; turns++) await turn();
  assert.deepEqual(two.sent, [{ number: 2 }, { number: 3 }]);
  assert.deepEqual(two.handed, [earlier, open]);
  assert.deepEqual(
    [taken, earlier, open].map(({ isClosed }) => isClosed),
    [false, false, false],
  );

  const stopping = stop();
  send(two, { number: 7 }, last);
  two.end(0);
  await stopping;
  for (let turns = 0; turns < 5; turns++) await turn();
  assert.equal(last.isClosed, true);
});

test("a connection that a worker took is let go with the next that it is handed", async (t) => {
  const { workers, keep, until } = recording(t);
  const keeping = keep(1);
  await until(1);
  const [worker] = workers as [Recorded];
  worker.says({ ready: "http://a:1" });
  const { stop } = await keeping;
  let looks = 0;
  const taken = {
    get fd() {
      looks++;
      return -1;
    },
    close: () => assert.fail("it is the worker's"),
  };
  const send = worker.process.send as (message: object, connection: object) => boolean;
  send({ number: 1 }, taken);
  send({ number: 2 }, { fd: 5, close() {} });
  const before = looks;
  for (let number = 3; number < 9; number++) send({ number }, { fd: number, close() {} });
  const stopping = stop();
  worker.end(0);
  await stopping;
  for (let turns = 0; turns < 5; turns++) await turn();
  assert.equal(looks, before);
});
