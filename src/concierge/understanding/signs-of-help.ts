import { specialDayNames } from "../../contract/special-day-names.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { wayOfAsking } from "./house.ts";
import type { Reading } from "./reading.ts";
import { countUnknown } from "./signs-of-questions.ts";
import { saysNear } from "./signs-of-wishes.ts";
import type { Said } from "./slots.ts";
import { hasPlan, isOfPlan, type SignTest } from "./talk-before.ts";
import type { Understanding } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

/** What a message is for, where it is no search, plan or question about a place. */
export const helpSigns = {
  emergency: ({ reading, wishes }) =>
    reading
      .purposesOf("emergency")
      // "It is pouring and we have two girls, HELP": who cries for help and wishes for something is in no danger by that.
      .some((value) => !NO_EMERGENCY.has(value) && (value !== "urgent" || wishes.things.length === 0)),
  /** A word of an emergency, or one that bears one out (pain, blood, smoke, a knife), and nothing is asked of the city: "where was the fire of 1794?" */
  harm_said: (said) => {
    const heard = said.reading.purposesOf("emergency").filter((value) => !NO_HARM.has(value));
    const isAsked = said.hasQuestionMark || said.reading.says("act", "ask", "where");
    return heard.length > 0 && (!asksOfCity(said) || (!isAsked && heard.some((value) => value !== "harm")));
  },
  /** "No, I can breathe, I only want another room." */
  danger_denied: ({ reading }, previous) =>
    previous?.emergency !== undefined && reading.has(0, "act", "no") && housesMatters(reading).length > 0,
  asks_of_city: asksOfCity,
  /** Medicine was left behind: "she forgot her pills", but not "my scarf, at the chemist's". */
  medicine_left: ({ reading }) => medicineLeft(reading).length > 0,
  /** The same, and nothing was said beside it that was not read, or is of harm: "… and his arm is numb". */
  nothing_beside_medicine: ({ reading }) => {
    const left = medicineLeft(reading);
    const tells = (at: number) =>
      reading.isUnknownWord(at) || (reading.isOfPurpose(at, "emergency") && !left.includes(at));
    return left.length > 0 && reading.spans.every((_, at) => reading.isOfPurpose(at, "house") || !tells(at));
  },
  /** Something that only the house has is asked about: towels, the check-out. */
  of_house_alone: ({ reading }) => housesMatters(reading).includes("house_alone"),
  /** Something that the house is asked about first, but that places of the city have as well: parking. */
  of_house_first: ({ reading }, previous) =>
    housesMatters(reading).includes("house_first") && !(hasPlan(previous) && reading.says("edit", "rest")),
  /** Something more is asked of what the house was asked about, or the same of something else of it. */
  goes_on_of_house: goesOnOfHouse,
  of_house: ({ reading }) => housesMatters(reading).length > 0,
  /** Where the house is and how it is reached, which is said to those who come to help. */
  of_address: ({ reading }) =>
    reading.purposesOf("house").some((one) => one === "address" || one === "contact"),
  /** Buses, trains, the airport. */
  of_transport: ({ reading }) => reading.purposesOf("house").includes("transport"),
  /** The house is named as where something is, not as what something is near to. */
  at_house: ({ reading, where }) => where.near?.to === "host" && !saysNear(reading),
  /** A place or an area is named, or something is to be near something. */
  elsewhere: ({ reading, where }) => {
    // "Do people tip here?", "is there a hairdryer here?"
    const isHere = where.near?.to === "me" && housesMatters(reading)[0] === "house_alone";
    return (
      where.places.length > 0 ||
      where.area !== undefined ||
      where.townPart !== undefined ||
      (where.near !== undefined && where.near.to !== "host" && !isHere) ||
      (saysNear(reading) && !isHere)
    );
  },
  /** A thing is named that the house is not asked about: "a café with wifi", but not "iron a shirt". */
  thing_of_city: ({ wishes, reading }) => {
    const isDone =
      housesMatters(reading).includes("house_alone") && !reading.says("act", "find", "where", "todo");
    const isGoods = (id: string) => isDone && conceptOf(id)?.purpose === "shop";
    return wishes.things.some(({ at, id }) => !reading.isOfPurpose(at, "house", "purpose") && !isGoods(id));
  },
  /** Every word is of the house's matter, or says nothing. */
  nothing_but_house: ({ reading }) =>
    reading.spans.every(
      (_, index) =>
        reading.isFiller(index) ||
        reading.isParticles(reading.text(index)) ||
        reading.isOfPurpose(index, "house", "purpose"),
    ),
  /** "Breakfast, but not the hotel's": what the house has is not wanted. */
  house_denied: ({ where }) => where.isHouseDenied,
  /** It is asked whether a day is a public holiday, or whether all, or what is planned, is open on one that is named. */
  holiday_asked: ({ reading, hasQuestionMark, asked }, previous) => {
    const isAsked =
      hasQuestionMark === true || reading.says("act", "ask", "tell") || reading.asksWhether("is");
    const isOfAll = reading.says("act", "everything") || isOfPlan(previous);
    const isNamed = reading.says("day", ...specialDayNames) && isOfAll;
    const isOfHoliday = isNamed || reading.purposesOf("purpose").includes("holiday");
    return isOfHoliday && (isAsked || asked.includes("hours"));
  },
  asks_of_house: ({ reading, asked }) =>
    asked.some((one) => one === "hours" || one === "price") || reading.asksWhether("have", "is"),
} satisfies Record<string, SignTest>;

const OF_NO_DANGER = [
  ...(["none", "calm", "weary", "edge", "embassy", "police_later", "called", "over", "back"] as const),
] as const;

/** Words of emergencies that tell of no harm. */
const NO_HARM: ReadonlySet<string> = new Set([...OF_NO_DANGER, "urgent", "number"]);

/** Words beside which something else has to be said for an emergency. */
const NO_EMERGENCY: ReadonlySet<string> = new Set([...OF_NO_DANGER, "doctor", "harm"]);

/** Whether a place is named, something to do is asked for, or a kind of place that helps nobody in need. */
function asksOfCity({ reading, wishes, where }: Said): boolean {
  const isLeisure = (id: string) => conceptOf(id)?.purpose !== "need";
  return (
    where.places.length > 0 ||
    reading.says("act", "todo") ||
    (reading.says("act", "find") && wishes.things.length > 0) ||
    pickIds(wishes, "category").some(isLeisure)
  );
}

function medicineLeft(reading: Reading): number[] {
  if (!reading.purposesOf("house").includes("lost_and_found")) return [];
  return reading.indices("concept", "pharmacy").filter((at) => {
    const before = reading.has(at - 1, "article") ? at - 2 : at - 1;
    return !reading.has(before, "where", "in") && !reading.has(at + 1, "where", "in_after");
  });
}

/** In which ways the matters of the house that a message speaks of are asked about. */
export function housesMatters(reading: Reading) {
  return reading.purposesOf("house").map(wayOfAsking);
}

export function goesOnOfHouse(said: Said, previous: Understanding | undefined): boolean {
  if (previous?.intent !== "about_house" || previous.matters.length === 0) return false;
  const { reading, asked, when, wishes, where, partySize } = said;
  // "Show me Saturday again."
  if (previous.planned && reading.says("act", "show")) return false;
  if (housesMatters(reading).length > 0)
    return asked.length > 0 || reading.goesOn() || reading.asksWhether("have", "is");
  const isElsewhere =
    where.places.length > 0 ||
    [where.area, where.townPart].some((one) => one !== undefined) ||
    (where.near !== undefined && where.near.to !== "host");
  const isOfAnother =
    reading.says("activity") ||
    when.meal !== undefined ||
    // "Is Saturday any cheaper?", after cots.
    wishes.compared !== undefined ||
    wishes.things.some(({ at, kind }) => kind === "category" && !reading.isOfPurpose(at, "purpose"));
  if (isElsewhere || isOfAnother || countUnknown(reading) > 1) return false;
  const isFor = [wishes.userCategory, partySize, when.day, when.part].some((one) => one !== undefined);
  // "Open at night?"
  const isAsked = said.hasQuestionMark === true && (wishes.things.length > 0 || said.days !== undefined);
  const asks = asked.length > 0 || reading.goesOn() || reading.asksWhether("is");
  return asks || isFor || isAsked || when.clocks.length > 0;
}
