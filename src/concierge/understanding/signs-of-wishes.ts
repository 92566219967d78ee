import { conceptOf, isSight, needsIn, samePurpose } from "../../languages/concepts.ts";
import { wantsPlace } from "./plan-stops.ts";
import { saysStroll } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { housesMatters } from "./signs-of-help.ts";
import type { Said } from "./slots.ts";
import { hasPlan, hasSearch, isOfPlan, type SignTest } from "./talk-before.ts";
import { pickIds } from "./wishes.ts";

/** What is wished for, and where it is to be. */
export const wishSigns = {
  // Things that are wished for.
  wishes: (said) => hasWishes(said),
  /** Anything to search for besides who travels, for how long, and "now". */
  search: ({ wishes, when, ...said }) =>
    hasWishes({
      ...said,
      wishes: { ...wishes, userCategory: undefined },
      when: { ...when, now: false },
      partySize: undefined,
      days: undefined,
    }),
  kind: ({ wishes }) => pickIds(wishes, "category").length > 0,
  several_sought: (said) => countSought(said) > 1,
  many_sought: (said) => countSought(said) > 2,
  /** "A nap at the hotel" looks for none. */
  kind_besides_bed: ({ wishes }) =>
    pickIds(wishes, "category").some((id) => conceptOf(id)?.purpose !== "sleep"),
  /** A kitchen, or a kind of place to eat at that says more than "restaurant". */
  kind_to_eat: ({ wishes }) =>
    wishes.things.some(({ id }) => id !== "restaurant" && conceptOf(id)?.purpose === "eat"),
  /** What is to come into the plan that was just told, in a part of a day. */
  kind_for_a_time: ({ reading, when, wishes }, previous) =>
    isOfPlan(previous) &&
    reading.goesOn() &&
    (when.part !== undefined || reading.says("act", "late")) &&
    when.day === undefined &&
    pickIds(wishes, "category").some((id) => conceptOf(id)?.purpose !== "sleep"),
  /** A kind that only the city has is looked for, with what it may cost, what it is to have, or where it is to be. */
  kind_described: ({ wishes, where, reading }) =>
    where.near?.to !== "host" &&
    !reading.purposesOf("purpose").includes("house") &&
    !housesMatters(reading).includes("house_alone") &&
    wishes.things.some(({ kind, liked }) => kind === "category" && !liked) &&
    (wishes.priceLevel.length > 0 ||
      where.area !== undefined ||
      where.townPart !== undefined ||
      wishes.things.some(({ kind, at }) => kind === "feature" && !reading.isOfPurpose(at, "house"))),
  /** "Do you have a boat?", after a list: of the kind that is named, and of nothing that was shown. */
  seeks_kind: ({ reading, wishes, where, asked, choice }, previous) =>
    hasSearch(previous) &&
    previous?.intent !== "about_place" &&
    previous?.planned !== true &&
    reading.says("act", "find") &&
    !reading.says("act", "reference", "theirs", "what_is") &&
    housesMatters(reading).length === 0 &&
    wishes.things.some(({ kind, liked }) => kind === "category" && !liked) &&
    asked.length + where.places.length === 0 &&
    choice === undefined,
  kind_sought: ({ wishes }) => wishes.things.some(({ kind, liked }) => kind === "category" && !liked),
  /** Beds elsewhere were looked for: wifi is asked of those. */
  after_lodging: (_, previous) =>
    hasSearch(previous) && previous!.categories.some((id) => conceptOf(id)?.purpose === "sleep"),
  /** "I need a hotel that has wifi" is no question to this one. */
  lodging_sought: ({ wishes, reading }) =>
    wishes.things.some(
      ({ id, at }) =>
        conceptOf(id)?.purpose === "sleep" &&
        !reading.has(at - 1, "where", "in") &&
        reading.has(reading.has(at - 1, "article") ? at - 2 : at - 1, "act", "find"),
    ),
  /** A kind that is more than a kitchen: "the German embassy" names none besides embassies. */
  kind_besides_kitchens: ({ wishes }) =>
    wishes.things.some(
      ({ kind, id }) => kind === "category" && id !== "embassy" && conceptOf(id)?.kind !== "cuisine",
    ),
  /** A kind that is looked for besides what a ride is taken from and what the house has: "taxi or metro to the airport, and breakfast to take along?" */
  kind_besides_rides: ({ wishes, reading }) =>
    wishes.things.some(
      ({ kind, id, at, liked }) =>
        kind === "category" && !liked && id !== "station" && !reading.isOfPurpose(at, "house"),
    ),
  kinds_known: ({ wishes }, previous) =>
    pickIds(wishes, "category").every((id) => previous?.categories.includes(id)),
  /** Every kind is for another purpose than those before: a restaurant, after hotels. */
  kinds_of_other_purpose: (said, previous) => areOfOtherPurpose(said, previous?.categories ?? []),
  feature: ({ wishes }) => pickIds(wishes, "feature").length > 0,
  quiet: ({ wishes }) => wishes.things.some(({ id }) => id === "quiet"),
  topic: ({ wishes }) => wishes.things.some(({ kind }) => kind !== "feature" && kind !== "category"),
  interest: ({ wishes }) => wishes.things.some(({ interest }) => interest !== undefined),
  thing: ({ wishes }) => wishes.things.length > 0,
  /** A thing whose word is no part of a question: "what's on" is no search for events. */
  thing_not_asked: ({ wishes, reading }) =>
    wishes.things.some(({ at }) => !reading.has(at, "act", "what_is")),
  /** All that is named are parts of the day as well: French "soirée". */
  things_are_parts: ({ wishes: { things }, reading }) =>
    things.length > 0 && things.every(({ at }) => reading.has(at, "part")),
  /** A thing whose word is no meal as well: "breakfast". */
  thing_besides_meal: ({ wishes, reading }) => wishes.things.some(({ at }) => !reading.has(at, "meal")),
  unwanted: ({ wishes, where }) =>
    wishes.excluded.length + where.unwanted.length > 0 || where.areas.some(({ isUnwanted }) => isUnwanted),
  unwanted_area: ({ where }) => where.areas.some(({ isUnwanted }) => isUnwanted),
  unwanted_thing: ({ wishes }) => wishes.excluded.length > 0,
  kind_unwanted: ({ wishes }) => wishes.excluded.some((id) => isSight(id)),
  price: ({ wishes }) => wishes.priceLevel.length > 0,
  /** What a plan that was just told may cost: "all of it free or nearly". */
  price_of_plan: (said, previous) =>
    isOfPlan(previous) &&
    said.wishes.priceLevel.length > 0 &&
    visitsNamed(said) === 0 &&
    said.asked.length + said.planDays.length === 0 &&
    said.when.part === undefined &&
    !said.reading.says("meal"),
  compared: ({ wishes }) => wishes.compared !== undefined,
  sort: ({ wishes }) => wishes.sort !== undefined,
  business: ({ wishes }) => wishes.userCategory === "business",
  travellers: ({ wishes }) => wishes.userCategory !== undefined,
  party: ({ partySize }) => partySize !== undefined,
  /** What somebody cannot do without, with no kind of place but restaurants. */
  need: ({ wishes }) =>
    pickIds(wishes, "category").every((id) => id === "restaurant") &&
    needsIn(pickIds(wishes, "feature")).length > 0,

  // Places, and where something is to be.
  place: ({ where }) => where.place !== undefined,
  place_as_location: ({ where }) => where.placeIsLocation,
  places: ({ where }) => where.places.length > 0,
  area: ({ where }) => where.area !== undefined,
  /** It is gone to for its own sake: "a stroll through Nørrebro". */
  stroll: (said) => saysStroll(said),
  town_part: ({ where }) => where.townPart !== undefined,
  near: ({ where }) => where.near !== undefined,
  near_house: ({ where }) => where.near?.to === "host",
  /** Of a plan: who asks nothing of a place wants to go there. */
  place_wanted: (said, previous) => hasPlan(previous) && wantsPlace(said),
  near_there: ({ where }) => where.nearThere,
  /** "What else is around?", after a place was told of. */
  around_place: ({ where }, previous) =>
    previous?.intent === "about_place" && (where.nearThere || where.near?.to === "me"),
  /** The way to an area was told, which "there" then means. */
  area_there: ({ where }, previous) => where.nearThere && previous?.toArea !== undefined,
} satisfies Record<string, SignTest>;

/** How many kinds of places and places are looked for. */
function countSought({ wishes, where }: Said): number {
  return new Set([...pickIds(wishes, "category"), ...where.places.map(({ place }) => place.id)]).size;
}

/** How many places and kinds a message names, and stops by their numbers. */
export function visitsNamed({ wishes, where, stopNumbers }: Said): number {
  return stopNumbers.length + where.places.length + pickIds(wishes, "category").length;
}

/** Whether anything was said that a search can use. */
function hasWishes(said: Said): boolean {
  const { reading, wishes, where, when, radius, partySize, stars, dontCare, days } = said;
  const lists = [wishes.things, wishes.excluded, wishes.needless, wishes.priceLevel, when.clocks, dontCare];
  const values = [
    ...[wishes.compared, wishes.userCategory, wishes.sort],
    ...[where.area, where.townPart, where.near, where.place],
    ...[when.day, when.part, when.meal, days],
    ...[radius, partySize, stars],
  ];
  return (
    when.now ||
    reading.says("activity") ||
    lists.some(({ length }) => length > 0) ||
    values.some((value) => value !== undefined)
  );
}

export function saysNear(reading: Reading): boolean {
  // German "am Tag".
  const isOfTime = (index: number) => reading.hasAny(index + 1, ...OF_TIME);
  return (
    reading.says("where", "near_after", "me", "walk", "within", "there") ||
    reading.indices("where", "near").some((index) => !isOfTime(index))
  );
}

const OF_TIME = ["unit", "day", "weekday", "part", "month", "number"] as const;

/** Labels of an organisation do with every purpose. */
function areOfOtherPurpose({ wishes }: Said, before: readonly string[]): boolean {
  const known = pickIds(wishes, "category").filter((id) => conceptOf(id) !== undefined);
  return known.length > 0 && !known.some((id) => before.some((other) => samePurpose(id, other)));
}
