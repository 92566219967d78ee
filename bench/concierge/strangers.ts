import { readFileSync } from "node:fs";

/** A message that is none of the catalogue's business, and what it is about where the file says so. */
export interface Strange {
  message: string;
  about: string;
}

/** Of public sets of messages, by the name that the set gives them: what a guest may ask a concierge, so that a list may be fine. */
const OUR_BUSINESS = /^(recommendation|takeaway|transport|BookRestaurant|SearchScreeningEvent)/;

/**
 * The messages of a file: one a line; or tab-separated, with scenario, intent and message; or JSON Lines with `intent` and `spans`, whose
 * texts are put together. Those that are a concierge's business are left out.
 */
export function readStrangers(file: string): Strange[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const read = lines.map(file.endsWith(".jsonl") ? ofSpans : ofColumns);
  return read.filter(({ about, message }) => message && message !== "text" && !OUR_BUSINESS.test(about));
}

function ofSpans(line: string): Strange {
  const { intent, spans } = JSON.parse(line) as { intent: string; spans: [text: string][] };
  return {
    about: intent,
    message: spans
      .map(([text]) => text)
      .join("")
      .trim(),
  };
}

function ofColumns(line: string): Strange {
  const [scenario = "", , message] = line.split("\t");
  return message === undefined ? { about: "message", message: line } : { about: scenario, message };
}

/** So many of a list, always the same ones for a seed, in the order of the list. */
export function sampleOf<T>(all: readonly T[], size: number, seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const drawn = all.map((_, index) => ({ index, rank: next() })).toSorted((a, b) => a.rank - b.rank);
  return drawn
    .slice(0, size)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b)
    .map((index) => all[index]!);
}
