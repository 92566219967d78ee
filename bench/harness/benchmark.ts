import type { Data } from "./data.ts";

/** What a benchmark gets: the corpus, and how long to go on with each row. */
export interface Setting {
  data: Data;
  /** Seconds of timing for each row. */
  seconds: number;
  /** Of `http` only the rows whose names have this in them. */
  rows?: string;
}

/** A benchmark measures and returns what it found as Markdown. */
export type Benchmark = (setting: Setting) => Promise<string>;
