import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { BoundedCache } from "../content/bounded-cache.ts";
import { replaceFile, WALKING_FILE } from "../content/org-folder.ts";
import { readGraph, type WalkingGraph, writeGraph } from "./graph.ts";
import { Walker } from "./walker.ts";

/** The walking graphs of organisations, each read when it is first wanted and again when it is another one. */
export interface Walkers {
  /** Undefined where the organisation has no graph. */
  of(orgId: string): Promise<Walker | undefined>;
}

/** Graphs kept open at once. */
const MAX_OPEN = 16;
/** How long a file is taken to be the same without looking. */
const LOOK_MS = 5_000;

interface Kept {
  lookedAt: number;
  /** Which file it was: when it was written, and its size. */
  stamp: string | undefined;
  walker: Promise<Walker | undefined>;
}

/** `folderOf`: the folder of an organisation's files, which may be missing. */
export function openWalkers(
  folderOf: (orgId: string) => string,
  {
    clock = Date.now,
    logger,
  }: { clock?: () => number; logger?: { warn(details: object, message: string): void } } = {},
): Walkers {
  const kept = new BoundedCache<string, Kept>(MAX_OPEN);
  async function read(path: string): Promise<Walker> {
    const bytes = await readFile(path);
    // Threads that plan read the same memory.
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    return new Walker(readGraph(shared));
  }
  return {
    async of(orgId) {
      const before = kept.get(orgId);
      if (before && Math.abs(clock() - before.lookedAt) < LOOK_MS) return before.walker;
      const path = join(folderOf(orgId), WALKING_FILE);
      const stats = await stat(path).catch(() => undefined);
      const stamp = stats && `${stats.mtimeMs} ${stats.size}`;
      const isSame = before !== undefined && before.stamp === stamp;
      const walker = isSame ? before.walker : stamp === undefined ? Promise.resolve(undefined) : read(path);
      const safe = walker.catch(({ message }: Error) => {
        logger?.warn({ orgId, message }, "the walking graph cannot be read: waymark ways makes it anew");
        return undefined;
      });
      kept.set(orgId, { lookedAt: clock(), stamp, walker: safe });
      return safe;
    },
  };
}

/** Puts a graph into the folder of an organisation's files, in place of the one that is there. Returns its bytes. */
export function saveGraph(folder: string, graph: WalkingGraph): Promise<number> {
  return replaceFile(folder, WALKING_FILE, writeGraph(graph));
}
