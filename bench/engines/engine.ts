import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Question, Row } from "./rows.ts";

/** What answers listing searches over rows. */
export interface Engine {
  /** Takes the rows in chunks, then all is made ready. */
  add(rows: readonly Row[]): void | Promise<void>;
  ready(): void | Promise<void>;
  ask(question: Question): { body: Buffer } | Promise<{ body: Buffer }>;
  /** The processes that answer; this one where there are none. */
  servers: () => { answering: number[]; all: number[] };
  close(): void | Promise<void>;
}

/** How an engine is opened: an empty folder, and the corpus. Throws {@link Missing} where the machine lacks its program. */
export interface Opening {
  folder: string;
  /** A file with a row as JSON on each line. */
  rows: string;
  /** A Waymark store that holds the corpus. */
  store: string;
}
export type Open = (opening: Opening) => Promise<Engine> | Engine;

/** A program that is not on this machine. */
export class Missing extends Error {}

export const here: Engine["servers"] = () => ({ answering: [], all: [process.pid] });

/** Milliseconds of CPU that processes have spent. */
export function cpuOf(pids: readonly number[]): number {
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
  );
  return threads.reduce((sum, path) => sum + Number(readFileSync(path, "utf8").split(" ")[0]) / 1e6, 0);
}

/** Bytes of memory of processes, those that are still there; what several share counts once. */
export function memoryOf(pids: readonly number[]): number {
  const paths = pids.map((pid) => `/proc/${pid}/smaps_rollup`).filter((path) => existsSync(path));
  const kib = (path: string) => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(path, "utf8"))![1]);
  return paths.reduce((sum, path) => sum + kib(path) * 1_024, 0);
}

export function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);
}

/** A process and its children. */
export function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}
