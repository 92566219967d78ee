import { BoundedCache } from "../../content/bounded-cache.ts";
import { isUnavailable, StoreError } from "../store.ts";
import type { Server } from "./server.ts";

/** An answer and the organisation's version that it shows. */
export interface Versioned {
  version: number;
  /** Gives back what the answer holds; called for one that is not used. */
  end?(): void;
}

/** How long a version that was read counts as the current one, in milliseconds. */
const CURRENT_MS = 400;
/** After so long a question makes the primary count as silent, until it answers one; milliseconds. */
const SILENT_MS = 1_000;
/** Organisations whose newest seen version is remembered; more only cost a look at the primary. */
const MAX_SEEN = 100_000;

/**
 * Which server answers what. Reads go to the replicas in turn and to the primary where those fail. A replica may be behind:
 * an answer older than what this process has seen or written is asked anew of the primary, and taken only if that cannot
 * be reached. So versions never go backwards under a reader as long as there is a primary.
 */
export function createServers(primary: Server, replicas: readonly Server[]) {
  const newestSeen = new BoundedCache<string, { version: number; at: number }>(MAX_SEEN);
  let turn = 0;
  let isSilent = false;

  function saw(orgId: string, version: number): void {
    if (version < (newestSeen.get(orgId)?.version ?? 0)) return;
    newestSeen.set(orgId, { version, at: performance.now() });
  }

  function replicasInTurn(): Server[] {
    turn = (turn + 1) % Math.max(replicas.length, 1);
    return [...replicas.slice(turn), ...replicas.slice(0, turn)].filter((server) => !server.rests());
  }

  return {
    primary,
    /**
     * The organisation's version if it was read or written a moment ago, or since when nobody can be asked: a result of that version may
     * be given again.
     */
    current(orgId: string): number | undefined {
      const seen = newestSeen.get(orgId);
      return seen && (isSilent || primary.rests() || performance.now() - seen.at < CURRENT_MS)
        ? seen.version
        : undefined;
    },
    /** A batch was acknowledged: from now on this process reads nothing older. */
    wrote(orgId: string, version: number): void {
      saw(orgId, version);
      primary.wake();
    },
    /** A read of one organisation. Once more where the connection broke under it, since reading twice is harmless. */
    async read<T extends Versioned>(orgId: string, question: (server: Server) => Promise<T>): Promise<T> {
      let behind: T | undefined;
      for (const replica of replicasInTurn()) {
        const answer = await attempt(replica, question);
        if (!answer) continue;
        if (answer.version >= (newestSeen.get(orgId)?.version ?? 0)) {
          saw(orgId, answer.version);
          return answer;
        }
        behind ??= answer;
        break;
      }
      if (behind && primary.rests()) return behind;
      const silence = setInterval(() => {
        isSilent = true;
      }, SILENT_MS);
      try {
        const answer = await twice(primary, question);
        isSilent = false;
        saw(orgId, answer.version);
        primary.wake();
        behind?.end?.();
        return answer;
      } catch (error) {
        if (isUnavailable(error)) {
          primary.rest();
          if (behind) return behind;
        }
        behind?.end?.();
        throw error;
      } finally {
        clearInterval(silence);
      }
    },
    /** A read that must be up to date: of the primary, of a replica only while that cannot be reached. */
    async readFresh<T>(question: (server: Server) => Promise<T>): Promise<T> {
      let failure: unknown;
      for (const server of [primary, ...replicasInTurn()]) {
        if (server === primary && server.rests() && replicas.length > 0) continue;
        try {
          return await twice(server, question);
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          server.rest();
          failure = error;
        }
      }
      throw failure ?? new StoreError("unavailable", "no PostgreSQL server can be reached");
    },
    async close(): Promise<void> {
      await Promise.all([primary, ...replicas].map((server) => server.close()));
    },
  };
}

export type Servers = ReturnType<typeof createServers>;

/** What a replica answers; undefined if it cannot be reached or does not know the organisation yet. */
async function attempt<T>(replica: Server, question: (server: Server) => Promise<T>): Promise<T | undefined> {
  try {
    return await question(replica);
  } catch (error) {
    if (isUnavailable(error)) replica.rest();
    else if (!(error instanceof StoreError)) throw error;
    return undefined;
  }
}

/** A pooled connection may have broken unnoticed: the second attempt has a new one. */
async function twice<T>(server: Server, question: (server: Server) => Promise<T>): Promise<T> {
  try {
    return await question(server);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return question(server);
  }
}
