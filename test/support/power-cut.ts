import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { closeSync, createReadStream, existsSync, ftruncateSync, openSync, rmSync, writeSync } from "node:fs";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import type { Random } from "../../bench/generator/random.ts";
import type { Listing } from "../../src/contract/listing.ts";
import type { Store } from "../../src/store/store.ts";
import { findProgram } from "./programs.ts";

const strace = findProgram("strace");

/** Why power cannot be cut here; false where it can. */
export const withoutPowerCuts =
  (strace === undefined || spawnSync(strace, ["-o", "/dev/null", "true"]).status !== 0) &&
  "strace is not installed, or may not trace";

/** Of one call: PostgreSQL writes as much of its log at once as its buffers hold, 16 MB at most by default. */
const MOST_BYTES = 64 * 1_024 ** 2;

/** Starts a program; whatever it and its threads ask of files is written to `trace`. */
export function startTraced(trace: string, command: readonly string[]): ChildProcess {
  const calls = "trace=write,pwrite64,pwritev,ftruncate,unlink,fsync,fdatasync";
  const args = ["-f", "-y", "-xx", "-s", String(MOST_BYTES), "-e", calls, "-o", trace, ...command];
  return spawn(strace!, args, { stdio: ["ignore", "pipe", "inherit"] });
}

/** Stands for the path of what is printed. */
const PRINTED = "standard output";

/** What a process asked of a file; `begun` and `ended` count the lines of the trace. */
interface Call {
  name: string;
  path: string;
  bytes: Buffer;
  /** Where the bytes go, or the length that a file is cut to. */
  position: number;
  begun: number;
  ended: number;
}

/** What happened, in its order. */
export interface Trace {
  calls: readonly Call[];
  /** How many lines the trace has: power may be cut before any of them. */
  length: number;
  /** The line at which the first was printed. */
  firstPrinted: number;
}

export async function readTrace(path: string): Promise<Trace> {
  const calls: Call[] = [];
  const running = new Map<string, Call>();
  let length = 0;
  for await (const line of createInterface(createReadStream(path, "latin1"))) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const begun = length++;
    if (rest.startsWith("<...")) {
      const call = running.get(thread);
      if (call) call.ended = begun;
      continue;
    }
    const read =
      /^(?<name>\w+)\((?:(?<number>\d+)<(?<open>[^>]*)>|"(?<named>[^"]*)")(?:, (?:"(?<bytes>[^"]*)"|\[(?<parts>[^\]]*)\]))?(?<numbers>[, \d]*)/.exec(
        rest,
      )?.groups;
    if (!read) continue;
    assert.doesNotMatch(rest, /"\.\.\./, "all bytes of a call are in the trace");
    const bytes = read.parts === undefined ? read.bytes : read.parts.match(/(?<=")[^"]*(?=")/g)?.join("");
    const isUnfinished = rest.endsWith("<unfinished ...>");
    const call = {
      name: read.name!,
      path: read.number === "1" ? PRINTED : bytesOf(read.open ?? read.named!).toString(),
      bytes: bytesOf(bytes ?? ""),
      // A write without a position is taken for the only one of its file, from its beginning.
      position: read.name === "write" ? 0 : Number(read.numbers!.split(",").at(-1)),
      begun,
      ended: isUnfinished ? Number.POSITIVE_INFINITY : begun,
    };
    if (isUnfinished) running.set(thread, call);
    calls.push(call);
  }
  return { calls, length, firstPrinted: calls.find(({ path }) => path === PRINTED)?.begun ?? length };
}

function bytesOf(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll("\\x", ""), "hex");
}

/** What was printed before a line of the trace. */
export function printedBefore({ calls }: Trace, cut: number): string {
  const printed = calls.filter(({ path, begun }) => path === PRINTED && begun < cut);
  return Buffer.concat(printed.map(({ bytes }) => bytes)).toString();
}

/**
 * Makes of a folder, as it was before the trace of `from`, what a disk may hold when power is cut before a line of it: all that was written
 * before a call began that waited for the disk and has ended, and of everything since any part. Files are made and removed at once.
 * `isKept` says which of them outlive the process.
 */
export function cutPower(
  { calls }: Trace,
  cut: number,
  random: Random,
  { from, folder, isKept }: { from: string; folder: string; isKept: (path: string) => boolean },
): void {
  const isSync = ({ name }: Call) => name === "fsync" || name === "fdatasync";
  const ofFolder = calls.filter(({ path, begun }) => begun < cut && path.startsWith(`${from}/`));
  for (const [path, asked] of Map.groupBy(ofFolder, (call) => call.path)) {
    const syncs = asked.filter((call) => isSync(call) && call.ended < cut);
    const lastSync = Math.max(-1, ...syncs.map(({ begun }) => begun));
    const kept = join(folder, relative(from, path));
    if (!isKept(path)) continue;
    for (const call of asked) {
      if (call.name === "unlink") rmSync(kept, { force: true });
      else if (!isSync(call) && (call.ended < lastSync || random.float() < 0.5)) write(kept, call);
    }
  }
}

/**
 * Expects of what `endless-writer.ts` wrote to have every version that was acknowledged and no half of any.
 * @returns the version that is there
 */
export async function expectWhole(store: Store, acknowledged: number): Promise<number> {
  const version = await store.version("a");
  assert.ok(version >= acknowledged, `version ${version}, and ${acknowledged} was acknowledged`);
  const names = new Map<string, string>();
  for await (const { id, body } of store.read("a").records()) {
    names.set(id, (JSON.parse(body) as Listing).name?.["en-GB"] ?? "");
  }
  const expected = new Map<string, string>();
  for (let n = 1; n <= version; n++) {
    const written = `of-version-${n}`;
    const fillers = names.get(written) ?? "none: it is lost";
    expected.set(written, fillers);
    for (let filler = 0; filler < Number(fillers); filler++) expected.set(`filler-${filler}`, written);
  }
  assert.deepEqual(names, expected);
  return version;
}

function write(path: string, { name, bytes, position }: Call): void {
  const file = openSync(path, existsSync(path) ? "r+" : "w+");
  if (name === "ftruncate") ftruncateSync(file, position);
  else writeSync(file, bytes, 0, bytes.length, position);
  closeSync(file);
}
