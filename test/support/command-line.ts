import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** Where every process that is started finds the sources compiled: half of what a short command takes. */
const compileCache = join(tmpdir(), "waymark-test-compile-cache");

export type Environment = Readonly<Record<string, string>>;

export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `waymark` as an operator does: processes of their own, in this folder, with these variables and no others. */
export function commandLine(folder: () => string, variables: () => Environment) {
  const children = new Set<ChildProcess>();

  function start(args: readonly string[], env: Environment = {}): ChildProcess {
    const { PATH = "" } = process.env;
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...args], {
      cwd: folder(),
      // A machine that is slow with many tests at once is no reason to refuse.
      env: {
        PATH,
        NODE_COMPILE_CACHE: compileCache,
        WORKERS: "1",
        MOST_DELAY_MS: "0",
        ...variables(),
        ...env,
      },
    });
    children.add(child);
    child.once("close", () => children.delete(child));
    return child;
  }

  async function run(args: readonly string[], input = "", env?: Environment): Promise<Outcome> {
    const child = start(args, env);
    const closed = once(child, "close");
    child.stdin!.on("error", () => {});
    child.stdin!.end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout!), text(child.stderr!)]);
    const [status] = await closed;
    return { status, stdout, stderr };
  }

  /** Expects success, and returns what was printed. */
  async function done(args: readonly string[], input?: string, env?: Environment): Promise<string> {
    const { status, stdout, stderr } = await run(args, input, env);
    assert.equal(status, 0, `${args.join(" ")}: ${stderr}`);
    assert.doesNotMatch(stderr, /^ +at /m);
    return stdout;
  }

  /** Expects a failure told without a stack trace, and returns what was told. */
  async function failed(args: readonly string[], expected: number, env?: Environment): Promise<string> {
    const { status, stdout, stderr } = await run(args, undefined, env);
    assert.equal(status, expected, stderr);
    assert.equal(stdout, "");
    assert.doesNotMatch(stderr, /^ +at /m);
    return stderr;
  }

  /** Ends what still runs. */
  function end(): void {
    for (const child of children) child.kill("SIGKILL");
  }
  return { start, run, done, failed, end };
}

/** The address that a started `serve` listens on, once it does, which may take so many seconds. */
export async function addressOf(child: ChildProcess, seconds?: number): Promise<string> {
  let printed = "";
  child.stdout!.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  await until(() => /listens on \S+\n/.test(printed), seconds);
  return /listens on (\S+)\n/.exec(printed)![1]!;
}

/** Waits until something is so, at most this many seconds: on a machine that is busy a start takes twenty. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (const deadline = performance.now() + 1_000 * seconds; !(await isSo()); ) {
    assert.ok(performance.now() < deadline, "waited in vain");
    await sleep(20);
  }
}
