import type { Frame } from "./frame.ts";
import { frames } from "./frames.ts";
import { likeliestOf, type Odds, type Purpose } from "./gate.ts";
import { type Condition, type Holds, isMet, type Way } from "./signs.ts";

/** To send away who looks for a place is worse than to list places for a question to the house. */
const SOUGHT = 1.3;
/** The same where a kind of place is named, and how it is to be or where. */
const SOUGHT_BY_NAME = 3;
/** To miss an emergency is worse still. */
const HEEDED = 1.25 * SOUGHT;
/** While somebody is in danger most of what is said is of it, in whatever words ("on the fifth floor"), and little is courtesy. */
const IN_DANGER = 2;
/** Where one is over, and something of the city is asked for, four times. */
const OVER = 0.25;

/** What a message is for: what it is certainly, else the first of some rows that is met of those for its likeliest purpose, and of those for a change where there is none. Without odds places are looked for. */
export function chooseFrame(holds: Holds, odds: Odds | undefined, rows: readonly Frame[] = frames): Frame {
  const met = (ways: readonly Way[] = []) => ways.some((way) => isMet(way, holds));
  const isRuledOut = odds && outOfQuestion(odds);
  const certain = rows.find((frame) => met(frame.certain) && !isRuledOut?.(frame));
  if (certain) return certain;
  const likeliest = odds ? likeliestOf(weighed(odds, holds)) : "search";
  const frameFor = (purpose: Purpose) =>
    rows.find(({ purposes, ways }) => purposes.includes(purpose) && met(ways));
  return frameFor(likeliest) ?? frameFor("change")!;
}

/** From that share of all on the gate is surer than words, but for an emergency and a call for somebody, which a word or two say. */
const SURER = 0.9;
const BY_WORDS: ReadonlySet<string> = new Set(["emergency", "human"]);

/** What a message cannot be for, whatever its words: what the gate is sure that it is not. */
function outOfQuestion(odds: Odds): (frame: Frame) => boolean {
  const likeliest = likeliestOf(odds);
  const isSure = odds[likeliest] >= SURER;
  return ({ name, purposes }) => isSure && !BY_WORDS.has(name) && !purposes.includes(likeliest);
}

/** What a first message may be there to fill. */
const TIME: readonly Condition[] = ["days", "day", "stay", "time_to_fill"];

/** Right after a plan who speaks of one of its stops, and when it is to be or what instead, rather changes it than asks or looks for something. */
const OF_STOP = 2;
const MEANS_STOP: readonly Condition[] = ["right_after_plan", "plan_stop"];
const NEW_FOR_STOP: readonly Condition[] = [
  "change",
  "dated_day",
  "day_of_plan",
  "part",
  "stop_given_up",
  "corrects",
];

/** A question that says of no change and no day changes nothing of the plan. */
const ASKED_OF_PLAN: readonly Condition[] = ["has_plan", "sounds.of_plan", "question"];
const WHAT_CHANGES: readonly Condition[] = ["change", "day", "days"];

/**
 * The odds, each by what it costs to take it for something else. Where nothing was said before a search is not changed, nor a plan by who names a kind:
 * "my mother cannot walk far, a café"; and who says for when is rather given a plan than a list.
 */
function weighed(odds: Odds, holds: Holds): Odds {
  const isOfPlan = holds("change") && (holds("day_of_plan") || !holds("kind_sought"));
  const isFirst = !holds("after_anything");
  const isOnlyAsked = ASKED_OF_PLAN.every(holds) && !WHAT_CHANGES.some(holds);
  const isToFill = isFirst && TIME.some(holds) && !holds("purpose.past");
  const isOfStop = MEANS_STOP.every(holds) && NEW_FOR_STOP.some(holds) && !holds("asked");
  const search = odds.search + (isFirst && !isOfPlan ? odds.change : 0);
  const plan = odds.plan + (isToFill && isOfPlan ? odds.change : 0);
  return {
    ...odds,
    emergency: odds.emergency * heed(holds),
    small_talk: odds.small_talk / (holds("after_danger") ? IN_DANGER : 1),
    search: search * (holds("kind_described") && !isToFill ? SOUGHT_BY_NAME : SOUGHT),
    plan: plan * (isToFill ? HEEDED : 1),
    change: isOfStop
      ? odds.change * OF_STOP
      : isOnlyAsked || (isFirst && (isToFill || !isOfPlan))
        ? 0
        : odds.change,
  };
}

/** What the odds of an emergency count: nothing where there is said to be none, or whoever was helped asks for something else; more where words bear it out. */
function heed(holds: Holds): number {
  if (holds("danger_denied") || (holds("help_called") && holds("asked_way"))) return 0;
  const goesOn = holds("after_danger") ? IN_DANGER : 1;
  const isOver = holds("after_emergency") && !holds("after_danger") && holds("asks_of_city");
  if (holds("harm_said") || (holds("surely.emergency") && !isOver)) return HEEDED * goesOn;
  return isOver ? OVER : goesOn;
}
