import { samePurpose } from "../../languages/concepts.ts";
import { pointsBack } from "./asked.ts";
import { chooseFrame } from "./choose-frame.ts";
import { frames } from "./frames.ts";
import { readGate, type Weighed } from "./gate.ts";
import { type Condition, evidenceOf, type Holds, readSigns } from "./signs.ts";
import type { Said } from "./slots.ts";
import { isOfList, isWhole, looksForOther } from "./state-kept.ts";
import { readState } from "./state-said.ts";
import type { Understanding, UnderstandingContext } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

const gate = readGate();

const searchFrame = frames.find(({ name }) => name === "search")!;
const knowledgeFrame = frames.find(({ name }) => name === "knowledge")!;

/** As likely as this an emergency alone it is one in a conversation too. */
const ALARM_ALONE = 0.7;

/** What a message is for, in the conversation or, where it looks for something else than before, as if it were the first. */
export function findPurpose(message: string, said: Said, context: UnderstandingContext, isSpoken: boolean) {
  const { previous } = context;
  const meanings = evidenceOf(said, previous);
  const after = (before: Understanding | undefined, weighed: Weighed) => {
    const heard = isSpoken && said.reading.spans.length > 0 ? weighed : undefined;
    const holds = readSigns(said, before, heard);
    return { weighed, meanings, holds, frame: chooseFrame(holds, heard?.odds) };
  };
  const alone = gate.weigh(message, previous ? evidenceOf(said, undefined) : meanings);
  // What is an emergency by itself is one whatever was spoken of before.
  const isAlarm = previous?.emergency === undefined && alone.odds.emergency >= ALARM_ALONE;
  const going = after(previous, previous && !isAlarm ? gate.weigh(message, meanings) : alone);
  if (!previous) return going;
  if (going.frame.intent === "about_place" && going.holds("place_spoken_of")) {
    const { holds, frame } = after(undefined, alone);
    if (!asksOfNoPlace(said, holds, context)) return going;
    return { ...going, frame: frame.intent === "about_place" ? knowledgeFrame : frame };
  }
  const search = readState(said, searchFrame, context);
  const isSought = going.frame.kinds === "sought";
  if (isSought ? !isWhole(said, search) : !isOfList(previous)) return going;
  if (!looksForOther(said, search, previous)) return going;
  const begun = after(undefined, alone);
  return begun.frame === searchFrame ? begun : going;
}

/**
 * Whether a question after a place was told of has nothing to do with it: it points to none, and as a first message it would be one of fact ("what does
 * the metro cost?", "which language is spoken?"). What it costs and when it is open is asked of the place unless something else is named.
 */
function asksOfNoPlace(said: Said, holdsAlone: Holds, { spokenOf }: UnderstandingContext): boolean {
  const kinds = pickIds(said.wishes, "category");
  const isOfThere = kinds.some((id) => spokenOf?.kinds?.some((kind) => samePurpose(id, kind)));
  const asksLittle = said.asked.every((one) => one === "price" || one === "hours");
  const isOfSomething = kinds.length > 0 || holdsAlone("unread");
  const isOfFact = isOfSomething ? "likely.knowledge" : "surely.knowledge";
  return (
    asksLittle &&
    (said.asked.length === 0 || isOfSomething) &&
    !isOfThere &&
    holdsAlone(isOfFact) &&
    !OF_THE_PLACE.some(holdsAlone) &&
    !pointsBack(said.reading)
  );
}

/** What is of the place that was told of: it is named, or something is asked that places have. */
const OF_THE_PLACE: readonly Condition[] = ["place", "choice", "near_there", "feature"];
