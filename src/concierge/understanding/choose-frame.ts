import { type Frame, frames } from "./frames.ts";
import { byLikelihood, type Odds } from "./gate.ts";
import { type Holds, isMet, type Way } from "./signs.ts";

/** What a message is for: what it is certainly, else the first row that is met of those for its likeliest purpose. Without odds places are looked for. */
export function chooseFrame(holds: Holds, odds: Odds | undefined): Frame {
  const met = (ways: readonly Way[] = []) => ways.some((way) => isMet(way, holds));
  const certain = frames.find((frame) => met(frame.certain));
  if (certain) return certain;
  const [likeliest] = odds ? byLikelihood(odds) : (["search"] as const);
  return frames.find(({ purposes, ways }) => purposes.includes(likeliest) && met(ways))!;
}
