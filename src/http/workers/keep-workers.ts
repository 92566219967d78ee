import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import { metricsOfWorkers } from "../app/metrics.ts";
import type { FromWorker, ToWorker } from "./fellows.ts";

export interface WorkersSettings {
  count: number;
  host: string;
  port: number;
  /** Is told, in words, of a worker that ended by itself. */
  onLoss: (told: string) => void;
}

/**
 * Room for young objects, in MiB: on a large machine V8 takes four times as much for each worker, which collects no less. What the
 * command was started with goes before.
 */
const YOUNG_MIB = 16;

/** The pause before another worker takes the place of one that has ended; it doubles as long as each ends soon after its start. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 30_000;
const SOON_MS = 10_000;

/**
 * Serves one port by several processes, each of which runs this process's own command: `joinFellows` tells it that it is one. The
 * system's connections are handed to them in turn. Resolves when all of them listen.
 * @throws an Error with code EADDRINUSE; an Error when a worker ends before it listens, which has told why
 */
export async function keepWorkers(
  settings: WorkersSettings,
): Promise<{ url: string; stop(): Promise<void> }> {
  await tryPort(settings);
  const { count, onLoss } = settings;
  cluster.setupPrimary({ execArgv: [`--max-semi-space-size=${YOUNG_MIB}`, ...process.execArgv] });
  const metrics = metricsOfWorkers();
  const listening = new Set<Worker>();
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  const onMessage = (worker: Worker, { ready, taken, metrics: isAsked }: FromWorker) => {
    if (ready !== undefined && listening.add(worker).size === count) resolve(ready);
    if (taken) for (const other of workers()) if (other !== worker) send(other, { taken });
    if (!isAsked) return;
    metrics().then(
      (text) => send(worker, { metrics: text }),
      () => send(worker, { metrics: null }),
    );
  };
  const onExit = (worker: Worker) => {
    listening.delete(worker);
    reject(new Error("a worker ended before all of them listened"));
  };
  cluster.on("message", onMessage).on("exit", onExit);
  process.on("exit", killAll);
  const stopping = new AbortController();
  const kept = Array.from({ length: count }, () => keepWorker(stopping.signal, onLoss));
  async function stop(): Promise<void> {
    stopping.abort();
    for (const worker of workers()) {
      if (listening.has(worker)) send(worker, { stop: true });
      else worker.process.kill();
    }
    await Promise.all(kept);
    cluster.off("message", onMessage).off("exit", onExit);
    process.off("exit", killAll);
  }
  try {
    return { url: await url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Keeps one worker running, another after it has ended, until the signal. */
async function keepWorker(signal: AbortSignal, onLoss: WorkersSettings["onLoss"]): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; !signal.aborted; ) {
    const startedAt = performance.now();
    const worker = cluster.fork();
    const handOver = keepHanded(worker);
    const [status, killedBy] = await endOf(worker);
    void handOver();
    if (signal.aborted) return;
    onLoss(`A worker has ended (${killedBy ?? `status ${status}`}): another takes its place.`);
    if (performance.now() - startedAt > SOON_MS) pause = FIRST_PAUSE_MS;
    await sleep(pause, undefined, { signal }).catch(() => {});
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

interface Connection {
  /** Negative once this process has closed it, as it does when a worker has taken it. */
  fd: number;
  close(): void;
}
/** As of `ChildProcess`: where no connection goes with a message, the callback may come in its place. */
type Send = (message: object, connection?: Connection | (() => void) | null, ...rest: unknown[]) => boolean;

/**
 * Node never closes a connection that it hands to a worker that dies before it takes it: whoever sent it would wait for ever.
 * What is returned hands those of a worker that has ended to another.
 */
function keepHanded({ process: child }: Worker): () => Promise<void> {
  const handed = new Map<Connection, object>();
  const send = child.send.bind(child) as Send;
  child.send = ((message, connection, ...rest) => {
    if (typeof connection === "object" && connection !== null) {
      for (const known of handed.keys()) if (known.fd < 0) handed.delete(known);
      handed.set(connection, message);
    }
    return send(message, connection, ...rest);
  }) as Send as typeof child.send;
  return async () => {
    // What it has said before its end, such as that it took one, may still be unread.
    await turn();
    await turn();
    for (const [connection, message] of handed) {
      if (connection.fd < 0) continue;
      const other = workers().find((worker) => worker.isConnected());
      if (other) (other.process.send as Send)(message, connection);
      else connection.close();
    }
  };
}

/** The status of a worker that has ended, or the signal. What can no longer be sent to one that is ending is no failure. */
function endOf(worker: Worker): Promise<[status: number | null, killedBy: string | null]> {
  worker.on("error", () => {});
  return new Promise((resolve) => worker.once("exit", (status, killedBy) => resolve([status, killedBy])));
}

/** Told once, here, instead of by each worker. */
async function tryPort({ host, port }: WorkersSettings): Promise<void> {
  const server = createServer().listen({ host, port });
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function send(worker: Worker, message: ToWorker): void {
  // A worker that has gone meanwhile need not hear it: without a callback that would be an error of this process.
  if (worker.isConnected()) worker.send(message, () => {});
}

/** Where this process is made to end at once, nobody stays behind. */
function killAll(): void {
  for (const worker of workers()) worker.process.kill("SIGKILL");
}
