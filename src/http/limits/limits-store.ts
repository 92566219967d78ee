import { randomUUID } from "node:crypto";
import { z } from "zod";
import { parsedJson } from "../../contract/json.ts";
import type { Fellows, Taken } from "../workers/fellows.ts";

const CHANNEL = "waymark:taken";
/** How long a lost store is left alone at most before it is tried again. */
const RETRY_MS = 2_000;
const TIMEOUT_MS = 2_000;

/** Who tells it, so that nobody hears themselves. What it gives back to a bucket is not taken: nobody has more than their limit. */
const message = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.string(), z.number().nonnegative().max(1e6)])),
]);

export interface LimitsStore extends Pick<Fellows, "tell" | "hear"> {
  close(): void;
}

export interface LimitsStoreOptions {
  /** `redis://…` or `rediss://…` of Redis, Valkey or what speaks their protocol; it may hold a password. */
  url: string;
  /** Who hears it while the store is away: the other workers of this machine. */
  fellows?: Fellows;
  logger?: { warn(details: object, message: string): void };
}

/**
 * Tells the processes of all machines what each lets through, by publishing it in a store that speaks Redis's protocol. No request waits
 * for it: while it is away each machine's limits hold on by themselves.
 */
export async function openLimitsStore({ url, fellows, logger }: LimitsStoreOptions): Promise<LimitsStore> {
  const { Redis } = await import("ioredis").catch((cause) => {
    throw new Error("LIMITS_URL needs the package ioredis: npm install ioredis@6", { cause });
  });
  const self = randomUUID();
  let isAway = false;
  const listeners: ((taken: Taken) => void)[] = [];
  const connect = () => {
    const client = new Redis(url, {
      connectTimeout: TIMEOUT_MS,
      commandTimeout: TIMEOUT_MS,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (tries) => Math.min(RETRY_MS, 100 * tries),
    });
    return client.on("error", away);
  };
  function away(error: unknown): void {
    if (isAway) return;
    isAway = true;
    const { code, message } = error as NodeJS.ErrnoException;
    logger?.warn({ reason: code ?? message }, "the store of limits is away: each machine keeps its own");
  }
  const teller = connect();
  const hearer = connect();
  hearer.on("ready", () => hearer.subscribe(CHANNEL).then(() => (isAway = false), away));
  hearer.on("message", (_, text) => {
    const { success, data } = message.safeParse(parsedJson(text));
    if (success && data[0] !== self) for (const listen of listeners) listen(data[1]);
  });
  return {
    tell(taken) {
      if (teller.status !== "ready" || isAway) return fellows?.tell(taken);
      teller.publish(CHANNEL, JSON.stringify([self, taken])).catch((error) => {
        // Of a store that hangs no connection breaks: a new one tells when it goes on.
        if (!isAway) hearer.disconnect(true);
        away(error);
      });
    },
    hear(listener) {
      listeners.push(listener);
      fellows?.hear(listener);
    },
    close() {
      teller.disconnect();
      hearer.disconnect();
    },
  };
}
