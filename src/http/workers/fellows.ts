import cluster from "node:cluster";

/** Requests that were let through by each limit, for each of its buckets. */
export type Taken = [limit: string, bucket: string, count: number][];

/** What a worker tells the process that keeps the workers. */
export interface FromWorker {
  /** The address that it listens on. */
  ready?: string;
  /** For the other workers. */
  taken?: Taken;
  /** Asks for the metrics of all. */
  metrics?: true;
}

/** What a worker is told. */
export interface ToWorker {
  /** To take no further connection, finish what runs, and end. */
  stop?: true;
  taken?: Taken;
  /** Null where another worker did not tell its own. */
  metrics?: string | null;
}

/** The other processes that serve the same port. */
export interface Fellows {
  tell(taken: Taken): void;
  /** Calls `listener` with what the others tell. */
  hear(listener: (taken: Taken) => void): void;
  /** The metrics of all together, as Prometheus text. */
  metrics(): Promise<string>;
}

/** What a worker needs of the process that keeps it, and of its fellows. */
export interface Keeper extends Fellows {
  ready(url: string): void;
  onStop(listener: () => void): void;
  /** Lets the worker's process end. */
  leave(): void;
}

/** Undefined in a process that is no worker. */
export function joinFellows(): Keeper | undefined {
  const { worker } = cluster;
  if (!worker) return undefined;
  const send = (message: FromWorker) => {
    // Who has gone meanwhile need not hear it: without a callback that would be an error of this process.
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const onMessage = (listener: (message: ToWorker) => void) => {
    worker.on("message", listener);
  };
  const waiting = new Set<PromiseWithResolvers<string>>();
  onMessage(({ metrics }) => {
    if (metrics === undefined) return;
    for (const { resolve, reject } of waiting) {
      if (metrics === null) reject(new Error("a worker told no metrics"));
      else resolve(metrics);
    }
    waiting.clear();
  });
  return {
    tell: (taken) => send({ taken }),
    hear: (listener) => onMessage(({ taken }) => taken && listener(taken)),
    metrics() {
      const asked = Promise.withResolvers<string>();
      waiting.add(asked);
      send({ metrics: true });
      return asked.promise;
    },
    ready: (url) => send({ ready: url }),
    onStop: (listener) => onMessage(({ stop }) => stop && listener()),
    leave: () => void worker.disconnect(),
  };
}
