import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", "benchmarks");

/** A process of its own, the first thing that it told, and a promise that it has ended. */
export interface Forked<T> {
  child: ChildProcess;
  told: T;
  exited: Promise<unknown>;
}

/**
 * Runs a file of bench/benchmarks in a fresh process and waits for its first message. Throws when it ends without a word.
 */
export async function forked<T>(file: string, args: readonly string[]): Promise<Forked<T>> {
  const child = fork(join(FOLDER, file), args, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  const exited = once(child, "exit");
  const silent = exited.then(([code]) => {
    throw new Error(`${file} ended with code ${code} before it told anything`);
  });
  const [told] = await Promise.race([once(child, "message"), silent]);
  // From here on an end is no failure.
  silent.catch(() => {});
  return { child, told: told as T, exited };
}
