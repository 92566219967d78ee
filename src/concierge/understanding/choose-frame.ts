import { type Frame, type FrameName, frames } from "./frames.ts";
import { isSureOf, likeliestOf, type Odds, type Purpose } from "./gate.ts";
import { type Condition, type Holds, isMet } from "./signs.ts";

/** In a conversation the gate is believed before a loose row from that many times its odds on. */
const BELIEVED = 5;
/** What a message that is likeliest for a purpose is where no row for it is met, and what that needs. */
const WITHOUT_WORDS: readonly (readonly [Purpose, FrameName, ...Condition[]])[] = [
  ["about_house", "about_house"],
  ["about_place", "about_place"],
  ["booking", "booking"],
  ["change", "change_of_plan", "right_after_plan"],
  ["change", "change_of_search", "after_search", "wishes"],
  ["change", "change_of_plan", "has_plan"],
  ["complaint", "complaint"],
  ["human", "human"],
  ["knowledge", "knowledge"],
  ["not_ours", "not_ours"],
  ["plan", "plan"],
  ["small_talk", "small_talk"],
];

/**
 * What a message is for: the first row that is met. In a conversation, where `odds` say that another purpose is much likelier, the first
 * that is met of those for it.
 */
export function chooseFrame(holds: Holds, odds: Odds | undefined): Frame {
  const isMeant = ({ ways }: Frame) => ways.some((way) => isMet(way, holds));
  const first = frames.find(isMeant)!;
  const { looseUnless } = first;
  if (!odds || !looseUnless || !holds("after_anything")) return first;
  if (!isMet({ needs: [], excludes: looseUnless }, holds)) return first;
  const likeliest = likeliestOf(odds);
  const own = Math.max(0, ...first.purposes.map((purpose) => odds[purpose]));
  if (!isSureOf(likeliest, odds) || odds[likeliest] < BELIEVED * own) return first;
  const row = WITHOUT_WORDS.find(([purpose, , ...needs]) => purpose === likeliest && needs.every(holds));
  const wordless = frames.find(({ name }) => name === row?.[1]) ?? first;
  // What is changed is what was told of last, whatever its words are.
  if (likeliest === "change") return wordless;
  const met = frames.filter(isMeant);
  return (
    met.find(({ purposes }) => purposes[0] === likeliest) ??
    met.find(({ purposes }) => purposes.includes(likeliest)) ??
    wordless
  );
}
