import type { Purposes } from "../../languages/purposes.ts";
import type { Words } from "../../languages/words.ts";
import {
  isLearned,
  isLikely,
  isNotRuledOut,
  isOfFact,
  isSurely,
  meaningsOf,
  type Purpose,
  soundsLike,
  type Weighed,
} from "./gate.ts";
import type { Section } from "./phrase-table.ts";
import { helpSigns } from "./signs-of-help.ts";
import { planSigns } from "./signs-of-plans.ts";
import { questionSigns } from "./signs-of-questions.ts";
import { wishSigns } from "./signs-of-wishes.ts";
import type { Said } from "./slots.ts";
import { beforeSigns, PLANNING, type SignTest } from "./talk-before.ts";
import type { Understanding } from "./understanding.ts";

/** What a phrase says, by its section and value: "act.plan". */
type Phrase =
  | { [S in Section]: `${S}.${keyof NonNullable<Words[S]> & string}` }[Section]
  | { [S in keyof Purposes]: `${S}.${keyof Purposes[S] & string}` }[keyof Purposes];
/** What frames and changes are known by: a named sign, a phrase that is said, or what the whole message sounds like. */
type Sign =
  | keyof typeof named
  | Phrase
  | `${"sounds" | "likely" | "surely"}.${Purpose}`
  | "maybe.plan"
  | "maybe.danger"
  | "sounds.of_plan"
  | "sounds.fact";
/** A sign, or with a minus that it does not hold. */
export type Condition = Sign | `-${Sign}`;

export type Conditions = readonly (Condition | readonly Condition[])[];

/** One way to be meant. */
export interface Way {
  /** All of these hold; of a list one does. */
  needs: Conditions;
  /** None of these holds; of a list not all together. */
  excludes?: Conditions;
}

/** Tells of a condition whether it holds for a message in its conversation. */
export type Holds = (condition: Condition) => boolean;

/** What holds for a message in its conversation; each sign is looked for once. What was not weighed sounds like nothing. */
export function readSigns(said: Said, previous: Understanding | undefined, weighed?: Weighed): Holds {
  const known = new Map<Condition, boolean>();
  const odds = weighed?.odds;
  const heard = odds && soundsLike(odds);
  const look = (sign: string): boolean => {
    if (isNamed(sign)) return (named[sign] as SignTest)(said, previous);
    const [section, value] = sign.split(".") as [
      Section | keyof Purposes | "sounds" | "likely" | "surely",
      string,
    ];
    if (sign === "maybe.danger") return odds !== undefined && isNotRuledOut(odds, look("harm_said"));
    if (sign === "maybe.plan") return (odds?.plan ?? 0) >= PLAN_MIN;
    if (section === "likely") return isLikely(value as Purpose, odds);
    if (sign === "sounds.of_plan") return weighed?.change === "of_plan";
    if (sign === "sounds.fact") return isOfFact(odds);
    if (section === "surely") return isSurely(value as Purpose, odds);
    if (section === "sounds") return heard === value;
    return isPurpose(section)
      ? said.reading.purposesOf(section).includes(value)
      : said.reading.says(section, value);
  };
  return (condition) => {
    const held = known.get(condition);
    if (held !== undefined) return held;
    const holds = condition.startsWith("-") ? !look(condition.slice(1)) : look(condition);
    known.set(condition, holds);
    return holds;
  };
}

export function isMet({ needs, excludes = [] }: Way, holds: Holds): boolean {
  return (
    needs.every((need) => [need].flat().some(holds)) && !excludes.some((all) => [all].flat().every(holds))
  );
}

function isPurpose(section: string): section is keyof Purposes {
  return section === "emergency" || section === "house" || section === "purpose";
}

/** Whether a sign has a name here, as against one that is said by words. */
function isNamed(name: string): name is keyof typeof named {
  return Object.hasOwn(named, name);
}

/**
 * What a message says, for the gate to weigh: what its spans mean, and the signs that hold. In a conversation the same is for something else,
 * so each is there once more with what was spoken of before, and once more where there is a plan.
 */
export function evidenceOf(said: Said, previous: Understanding | undefined): string[] {
  const signs = signsThatHold(readSigns(said, previous))
    .map((name) => `sign.${name}`)
    .filter(isLearned);
  const alone = [...meaningsOf(said.reading), ...signs];
  if (!previous) return alone;
  const { intent, planned } = previous;
  const after = intent === "refine" ? "find_places" : PLANNING.has(intent) ? "plan_trip" : intent;
  const before = [`after.${after}`, ...(planned ? ["after.planned"] : [])];
  const single = alone.filter((name) => !name.includes(">"));
  return [...alone, ...before, ...before.flatMap((one) => single.map((name) => `${one}>${name}`))];
}

/** The names of the signs that hold: they show why a message was understood as it was. */
export function signsThatHold(holds: Holds): string[] {
  return (Object.keys(named) as (keyof typeof named)[]).filter(holds);
}

/** From here on days that are said are there to be planned. */
const PLAN_MIN = 0.1;

/** What can be known of a message and the conversation before it, by its name. A frame that asks for more adds a line. */
const named = { ...beforeSigns, ...wishSigns, ...helpSigns, ...questionSigns, ...planSigns };
