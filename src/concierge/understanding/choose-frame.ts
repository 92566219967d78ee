import { type Frame, frames } from "./frames.ts";
import { likeliestOf, type Odds } from "./gate.ts";
import { type Holds, isMet, type Way } from "./signs.ts";

/** To miss an emergency is worse than to take something else for one. */
const HEEDED = 1.25;

/** What a message is for: what it is certainly, else the first row that is met of those for its likeliest purpose. Without odds places are looked for. */
export function chooseFrame(holds: Holds, odds: Odds | undefined): Frame {
  const met = (ways: readonly Way[] = []) => ways.some((way) => isMet(way, holds));
  const certain = frames.find((frame) => met(frame.certain));
  if (certain) return certain;
  const likeliest = odds ? likeliestOf({ ...odds, emergency: odds.emergency * HEEDED }) : "search";
  return frames.find(({ purposes, ways }) => purposes.includes(likeliest) && met(ways))!;
}
