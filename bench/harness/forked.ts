import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "..", "benchmarks");

/** A process of its own, the first thing that it told, and a promise that it has ended. */
export interface Forked<T> {
  child: ChildProcess;
  told: T;
  /** Sends a message and waits for the one that it answers. Throws when it ends instead. */
  ask<A>(message: object): Promise<A>;
  exited: Promise<unknown>;
}

/**
 * Runs a file of bench/benchmarks in a fresh process and waits for its first message. Throws when it ends without a word.
 */
export async function forked<T>(file: string, args: readonly string[]): Promise<Forked<T>> {
  const child = fork(join(FOLDER, file), args, { execArgv: ["--disable-warning=ExperimentalWarning"] });
  const exited = once(child, "exit");
  const failed = exited.then(([code]) => {
    throw new Error(`${file} ended with code ${code} before it answered`);
  });
  // Where nobody waits for an answer an end is no failure.
  failed.catch(() => {});
  const answer = async () => (await Promise.race([once(child, "message"), failed]))[0];
  const ask = (message: object) => {
    child.send(message);
    return answer();
  };
  return { child, told: (await answer()) as T, ask, exited };
}
