import pg from "pg";
import type { VersionWatcher } from "../store.ts";
import { CONNECT_MS, type Logger, loggable } from "./server.ts";

/** Where each batch is announced once it is committed, as `{"org_id": …, "version": …}`. */
const CHANNEL = "waymark_versions";
/** How long after a lost connection the next is tried, in milliseconds: twice as long after each failure, up to the last. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

/** The methods are missing from the driver's types. */
type Referable = pg.Client & { ref(): void; unref(): void };

/**
 * Hears of new versions from the primary, on one connection of its own that is opened for the first watcher and opened anew
 * whenever it breaks. What is written while it is away, or where LISTEN does nothing (behind a pooler in transaction mode), is
 * missed: watchers compare versions from time to time as well. No failure here reaches a caller.
 */
export function createVersionListener(url: string, logger: Logger | undefined) {
  const watchers = new Set<VersionWatcher>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE_MS;
  let closed = false;

  async function connect(): Promise<void> {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: "waymark",
    });
    client = opened;
    opened.on("error", (error) => lost(opened, error));
    opened.on("end", () => lost(opened));
    opened.on("notification", ({ payload }) => tell(payload));
    try {
      await opened.connect();
      // A process that only waits for versions may end.
      if (!closed) (opened as Referable).unref();
      await opened.query(`LISTEN ${CHANNEL}`);
      pause = FIRST_PAUSE_MS;
    } catch (error) {
      lost(opened, error);
    }
  }

  /** Called for each sign of the same loss: only the first counts. */
  function lost(broken: pg.Client, error?: unknown): void {
    if (client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
    if (closed) return;
    if (error) logger?.warn(loggable(error), "the connection that hears of versions broke");
    retry = setTimeout(connect, pause).unref();
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }

  function tell(payload: string | undefined): void {
    const heard = announcementOf(payload);
    if (heard) for (const watcher of watchers) watcher(heard.orgId, heard.version);
  }

  return {
    /** Announces versions until the returned function is called. */
    watch(watcher: VersionWatcher): () => void {
      watchers.add(watcher);
      if (!client && !retry && !closed) void connect();
      return () => void watchers.delete(watcher);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      // A process with nothing else to do would end before the connection has.
      (client as Referable | undefined)?.ref();
      await client?.end().catch(() => undefined);
    },
  };
}

/** Any client can notify on a channel: what is not an announcement is ignored. */
function announcementOf(payload = ""): { orgId: string; version: number } | undefined {
  try {
    const { org_id: orgId, version } = JSON.parse(payload);
    return typeof orgId === "string" && Number.isSafeInteger(version) ? { orgId, version } : undefined;
  } catch {
    return undefined;
  }
}
