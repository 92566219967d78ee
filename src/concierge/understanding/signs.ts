import { specialDayNames } from "../../contract/special-day-names.ts";
import { conceptOf, isSight, needsIn, samePurpose } from "../../languages/concepts.ts";
import { listed } from "../../languages/grammar.ts";
import type { Purposes } from "../../languages/purposes.ts";
import type { Words } from "../../languages/words.ts";
import { DAY_MS, isoDate, weekdayOf } from "./calendar.ts";
import { lengthOf } from "./clock.ts";
import { canWait } from "./emergencies.ts";
import {
  isLearned,
  isLikely,
  isNotRuledOut,
  isOfFact,
  isOfPlaces,
  isSurely,
  meaningsOf,
  type Odds,
  type Purpose,
  soundsLike,
} from "./gate.ts";
import { wayOfAsking } from "./house.ts";
import { saysUnread } from "./not-understood.ts";
import type { Meaning, Section } from "./phrase-table.ts";
import { plansOnly, saysNothing } from "./plan-changes.ts";
import { isDenied } from "./plan-hours.ts";
import {
  besideIn,
  clearedBy,
  daysExchanged,
  exchangedStops,
  isTheOne,
  mealsDenied,
  putsMeal,
  readStopsAsked,
  stayOf,
  stopsNamed,
  targetsIn,
  visitsToGo,
  wantsPlace,
} from "./plan-stops.ts";
import { saysStroll } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { asksWay, leadsElsewhere, nameGoneOnTo, type Said } from "./slots.ts";
import type { BestBy, Edit, Intent, Understanding } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

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
  | "sounds.of_places"
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

/** What holds for a message in its conversation; each sign is looked for once. Without odds it sounds like nothing. */
export function readSigns(said: Said, previous: Understanding | undefined, odds?: Odds): Holds {
  const known = new Map<Condition, boolean>();
  const heard = odds && soundsLike(odds);
  const look = (sign: string): boolean => {
    if (isNamed(sign)) return (named[sign] as Test)(said, previous);
    const [section, value] = sign.split(".") as [
      Section | keyof Purposes | "sounds" | "likely" | "surely",
      string,
    ];
    if (sign === "maybe.danger") return odds !== undefined && isNotRuledOut(odds, look("harm_said"));
    if (sign === "maybe.plan") return (odds?.plan ?? 0) >= PLAN_MIN;
    if (section === "likely") return isLikely(value as Purpose, odds);
    if (sign === "sounds.of_places") return isOfPlaces(odds);
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

/** Whether a way is met. */
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
/** A message of so few words that nothing explains may be a name or a thing to search for. */
const FEW_WORDS = 3;
const PLANNING: ReadonlySet<Intent> = new Set([
  ...(["plan_trip", "edit_plan", "show_plan", "explain_plan", "send_plan"] as const),
]);

const OF_NO_DANGER = [
  ...(["none", "calm", "weary", "edge", "embassy", "police_later", "called", "over", "back"] as const),
] as const;
/** Words of emergencies that tell of no harm. */
const NO_HARM: ReadonlySet<string> = new Set([...OF_NO_DANGER, "urgent", "number"]);
/** Words beside which something else has to be said for an emergency. */
const NO_EMERGENCY: ReadonlySet<string> = new Set([...OF_NO_DANGER, "doctor", "harm"]);

type Test = (said: Said, previous: Understanding | undefined) => boolean;

/** What can be known of a message and the conversation before it, by its name. A frame that asks for more adds a line. */
const named = {
  // The conversation before.
  after_anything: (_, previous) => previous !== undefined,
  after_emergency: (_, previous) => previous?.emergency !== undefined,
  /** Of an emergency that cannot wait. */
  after_danger: (_, previous) => previous?.emergency !== undefined && !canWait(previous.emergency),
  /** "No, I can breathe, I only want another room." */
  danger_denied: ({ reading }, previous) =>
    previous?.emergency !== undefined && reading.has(0, "act", "no") && housesMatters(reading).length > 0,
  /** Help is on its way, or was called before. */
  help_called: ({ reading }, previous) =>
    previous?.isHelpCalled === true || reading.purposesOf("emergency").includes("called"),
  /** Nobody is in danger any more; who is back in the room may be, after a fire. */
  danger_over: ({ reading }, previous) => {
    const said = reading.purposesOf("emergency");
    const isBack = said.includes("back") && !isOfFire(previous);
    const isAfter = previous?.emergency !== undefined || previous?.smallTalk === "relief";
    return isAfter && (said.includes("over") || isBack);
  },
  /** Something more is asked of what the house was asked about, or the same of something else of it. */
  goes_on_of_house: goesOnOfHouse,
  after_plan: (_, previous) => hasPlan(previous),
  /** Nothing else was spoken of since. */
  right_after_plan: (_, previous) => isOfPlan(previous),
  /** There is a plan, whatever was looked for since. */
  has_plan: (_, previous) => previous?.planned === true,
  after_search: (_, previous) => hasSearch(previous),
  after_bed: (_, previous) => previous?.categories.some((id) => conceptOf(id)?.purpose === "sleep") ?? false,
  after_kinds: (_, previous) => (previous?.categories.length ?? 0) > 0,
  after_place: (_, previous) => previous?.intent === "about_place",
  place_spoken_of: (_, previous) => previous?.place !== undefined,

  /** What was said before is put right. */
  corrects: ({ turn }) => turn.act === "correct",

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
  /** A kind that is looked for, not only liked. */
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
  /** A kind that is more than a kitchen: "the German embassy" names none. */
  kind_besides_kitchens: ({ wishes }) =>
    wishes.things.some(({ kind, id }) => kind === "category" && conceptOf(id)?.kind !== "cuisine"),
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

  // What the message is for, where it is no search, plan or question about a place.
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

  // Times.
  now: ({ when }) => when.now,
  day: ({ when }) => when.day !== undefined,
  weekend: ({ when }) => when.day?.length === 2,
  meal: ({ when }) => when.meal !== undefined,
  planned_meal: ({ reading }) => plannedMeals(reading).length > 0,
  one_planned_meal: ({ reading }) => plannedMeals(reading).length === 1,
  one_hour: ({ when }) => when.clocks.length === 1,
  /** So long is to be free, or from one hour to another. */
  hours_free: areHoursFree,
  stay: ({ when }) => when.stay !== undefined,
  days: ({ days }) => days !== undefined,
  day_of_plan: ({ planDay }) => planDay !== undefined,
  /** A day of the plan is said by its name or date. */
  dated_day: ({ planDays }) => planDays.some(({ byName }) => byName),
  /** A day of the plan is what something goes to. */
  to_a_day: ({ planDays, reading }) =>
    planDays.length === 1 &&
    planDays.some(({ at }) =>
      [at - 1, at - 2].some((to) => reading.has(to, "moment", "until") && !reading.isApart(to, at)),
    ),
  two_days: ({ planDays }) => daysExchanged(planDays).length === 2,
  stop_number: ({ stopNumbers }) => stopNumbers.length > 0,
  /** A stop of the plan is pointed to by its number, or the two of a way, and no place that was found. */
  stop_asked: (said, previous) =>
    previous?.planned === true &&
    readStopsAsked(said).length > (said.stopNumbers.length > 0 || isOfPlan(previous) ? 0 : 1),
  /** Its day is said with its number. */
  stop_of_day: (said) => readStopsAsked(said).some(({ day, out }) => day !== undefined && out === undefined),
  /** "Which one did you take out?", "what could we drop on Friday?" */
  asks_change: (said, previous) =>
    (isOfPlan(previous) || (previous?.planned === true && previous.intent === "about_place")) &&
    (asksWhatWent(said) || (said.reading.says("edit", "remove", "add", "replace") && asksWhat(said))) &&
    // "What did you leave out?" is of the last change right after it.
    (!said.reading.says("act", "left_out") || (asksWhatWent(said) && previous?.intent === "edit_plan")) &&
    visitsNamed(said) === 0,
  /** "When are we done?", of the plan that was just told: such a question changes nothing. */
  asks_of_plan: asksOfPlan,
  /** One stop more, of no kind: "another stop", "noch ein Stopp". */
  another_stop: ({ reading, stopNumbers }) =>
    stopNumbers.length === 0 &&
    reading.says("numbered", "stop") &&
    reading.says("act", "other", "more", "also"),
  two_stops: ({ stopNumbers }) => stopNumbers.length === 2,
  /** When days begin, or end. */
  hours_of_days: ({ hours }) => hours.some(({ of }) => of === "start" || of === "end"),
  part: ({ when }) => when.part !== undefined,
  /** So much time is to be filled: hours, half a day, days that are joined. */
  time_to_fill: ({ freeTime, when, reading }) =>
    freeTime.minutes !== undefined ||
    ((when.day?.length ?? 1) > 1 && when.day!.length < 7 && !reading.says("day", "weekend")),
  /** "A suggestion for Thursday and Friday": so many days are what something is asked for. */
  days_proposed: ({ reading, when }) =>
    (when.day?.length ?? 1) > 1 &&
    when.days.some(
      ({ at }) =>
        reading.has(at - 2, "act", "find") &&
        (reading.isFiller(at - 1) ||
          reading.has(at - 1, "moment", "until") ||
          reading.has(at - 1, "partySize", "of")) &&
        !reading.isApart(at - 2, at),
    ),
  /** A day that the plan may have: by its number, its name or its date. */
  some_day: (said) => Object.keys(dayMeant(said)).length > 0,
  /** It is a day that is called easy or full, not what is named beside it: "an easy first day". */
  pace_of_day: ({ reading }) => isPaceOfDay(reading),

  // What is asked or answered.
  asked: ({ asked }) => asked.length > 0,
  asks_first: asksFirst,
  /** A word that asks, where it joins nothing. */
  asks: ({ reading }) => asking(reading).length > 0,
  question: ({ hasQuestionMark }) => hasQuestionMark === true,
  asked_area: ({ asked }) => asked.includes("area"),
  asked_way: ({ asked }) => asksWay(asked),
  /** The way to what was told of or is named is asked, or goes on to be, and to nowhere else: "which bus goes there?", "and with a pram?". */
  way_there: asksWayThere,
  /** A message goes on to something by a name that nobody here knows. */
  goes_on_to_name: (said) => nameGoneOnTo(said) !== undefined,
  asks_hours: ({ asked }) => asked.includes("hours"),
  /** A meal or two stops of the plan are named, of which something is asked. */
  stops_named: (said) => stopsNamed(said).length > 0,
  asks_whether: ({ reading }) => reading.asksWhether("have", "is"),
  asks_something: ({ asked, reading }) =>
    asked.length > 0 || reading.says("act", "tell", "what_is", "called") || reading.asksWhether("have", "is"),
  asks_to_have: ({ reading }) => reading.asksWhether("have"),
  /** "Does it have … tomorrow?", of what was told of or is named: whether it is open then, whatever the word for it. */
  asks_whether_then: asksWhetherThen,
  choice: ({ choice }) => choice !== undefined,
  /** One of several is asked for by what it has most of, and nothing else: "which one is cheapest?", "the nearest?". */
  picks: (said, previous) => bestAsked(said, previous) !== undefined,
  /** Of the places that were shown the one to go to is asked for: "which one would you pick?". */
  asks_advice: (said, previous) => hasSearch(previous) && asksAdvice(said),
  /** A place that was told of or shown is not wanted, and nothing else is said: "not that one". */
  rejects: (said, previous) => hasSearch(previous) && rejects(said),
  dont_care: ({ dontCare }) => dontCare.length > 0,
  email: ({ email }) => email !== undefined,
  /** "Another one", or "more" with nothing but courtesy beside it. */
  more: ({ reading }) => wantsMore(reading),
  goes_on: ({ reading }) => reading.goesOn(),
  /** Something is looked for, and what it is is not asked. */
  seeks: ({ reading }) => reading.says("act", "find") && !reading.says("act", "what_is"),
  /** Something is called by a name that nothing here has. */
  unknown_name: ({ reading }) => reading.spans.some(({ isName }) => isName),
  few_unknown: ({ reading }) => countUnknown(reading) <= FEW_WORDS,
  nothing_unknown: ({ reading }) =>
    reading.spans.every((_, index) => !reading.isUnknownWord(index) || reading.isPartOfWord(index)),
  /** A few words of which none says anything. */
  nothing_known: ({ reading }) =>
    countUnknown(reading) <= FEW_WORDS &&
    reading.spans.every(({ meanings }, index) => meanings.length === 0 || reading.isFiller(index)),
  /** A word that says something was not read. */
  unread: ({ reading }) => saysUnread(reading),
  terse: ({ reading }) =>
    countUnknown(reading) > 0 && reading.spans.length <= FEW_WORDS && !reading.says("act", "what_is"),
  /** Nothing is said but times, meals, changes and courtesy. */
  nothing_beside: (said) => saysNothingElse(said),

  // Changes of a plan.
  /** After a plan a message speaks of nothing that could be looked for or asked, whatever a few of its words mean. */
  nothing_sought: (said, previous) => hasPlan(previous) && seeksNothing(said),
  lone_number: ({ loneNumber }) => loneNumber !== undefined,
  cleared: (said) => clearedBy(said) !== undefined,
  exchanged: (said) => exchangedStops(said) !== undefined,
  beside: (said) => besideIn(said) !== undefined,
  /** What is named goes before or after something else that is named. */
  stop_beside: (said) => {
    const [first, ...others] = targetsIn(said);
    // "A bar before dinner" is looked for.
    const isKnown =
      first && (first.out === undefined || first.out.place !== undefined || isTheOne(said.reading, first.at));
    return besideIn(said) !== undefined && others.length === 1 && isKnown === true;
  },
  /** "We eat at two." */
  meal_hour: ({ hours }, previous) =>
    previous?.planned === true && hours.some(({ of }) => of === "lunch" || of === "dinner"),
  /** The meal of the plan that was told of or changed last, where none is named. */
  meal_spoken_of: ({ reading }, previous) => !reading.says("meal") && mealSpokenOf(previous) !== undefined,
  /** "After the nap": a pause that there is says when something else is to be. */
  rest_is_when: ({ reading }) => {
    const isWhen = (at: number) =>
      [at - 1, at - 2].some(
        (one) => reading.has(one, "moment", "after") || reading.has(one, "moment", "before"),
      );
    return reading.says("edit", "rest") && reading.indices("edit", "rest").every(isWhen);
  },
  /** A stop is to be so long, or longer or shorter. */
  stay_said: (said) => stayOf(said) !== undefined,
  /** "Nothing that means getting up early." */
  early_denied: ({ reading }) =>
    reading.indices("edit", "start_earlier").some((index) => isDenied(reading, index)),
  walk_asked: ({ reading, hasQuestionMark }) =>
    hasQuestionMark === true &&
    reading
      .indices("edit", "less_walking")
      .some((at) => reading.indices("act", "is").some((is) => is < at && !reading.isApart(is, at))),
  walk_limited: ({ reading }) => reading.says("unit", "walk_minute") && reading.says("limit", "most"),
  /** "Put a park in", whenever. */
  kind_put: ({ reading, when, wishes, planDays }) =>
    reading.says("edit", "move") &&
    pickIds(wishes, "category").length > 0 &&
    planDays.length + when.clocks.length === 0 &&
    when.part === undefined,
  /** "Put a lunch in", whenever. */
  meal_put: (said) => putsMeal(said),
  /** "Does dinner suit her? If not, change it": a change of what was asked about, for where it does not. */
  change_if_not: changesIfNot,
  meal_denied: (said) => mealsDenied(said).length > 0,
  /** So many visits are to go, whichever they are. */
  visits_to_go: (said) => visitsToGo(said) !== undefined,
  /** What was taken out last was the wrong one: "not that one, take another out". */
  other_to_go: (said, previous) => hasLost(previous) && visitsNamed(said) === 0 && saysOther(said),
  /** "Is there time left for shopping on Saturday?" */
  time_asked: ({ reading, asked, when, wishes, planDays, hasQuestionMark }) =>
    hasQuestionMark === true &&
    wishes.things.length > 0 &&
    planDays.length > 0 &&
    asked.length + when.clocks.length === 0 &&
    !reading.says("act", "where", "ask") &&
    reading.indices("slot", "openAt").some((at) => !reading.has(at, "numbered")),
  /** It is to be inside, or is said to rain. */
  for_rain: isForRain,
  /** A meal, not a day, is called lighter: "a lighter lunch". */
  pace_of_meal: ({ reading }) =>
    [...reading.indices("edit", "slower"), ...reading.indices("act", "calm")].some(
      (index) =>
        reading.has(index + 1, "meal") ||
        [index - 1, index + 1].some(
          (at) => reading.has(at, "activity", "eat") && !reading.isApart(at, index),
        ),
    ),
  /** "More" of what nobody here knows: French "plus court". */
  more_of_unknown: ({ reading }) =>
    reading.indices("act", "more").some((index) => reading.isUnknownWord(index + 1)),
  /** "No more than two things." */
  more_denied: ({ reading }) =>
    (["more", "busy"] as const).some((act) =>
      reading.indices("act", act).some((index) => isDenied(reading, index)),
    ),
  limited: ({ limits }) => limits.length > 0,
  only_kinds: ({ onlyKinds }, previous) => onlyKinds.length > 0 && previous !== undefined,
  only_part: ({ onlyPart }) => onlyPart,
  change: ({ edits }) => edits.length > 0,
  /** Things with the days that they are to be on, of several days. */
  placed_by_day: ({ clauses }) =>
    clauses.length > 1 &&
    clauses.every(({ planDays, reading }) => planDays.length > 0 && !reading.says("edit")),
  /** A change that only plans have, or of a day by its number. */
  change_of_plan_only: ({ edits }) =>
    edits.some(({ operation, day }) => plansOnly.has(operation) || day !== undefined),
  change_of_stay: ({ edits }) => edits.some(({ operation }) => operation === "stay"),
  /** A change in words for it, of a day of the plan. */
  change_of_day: ({ edits, planDays, reading }) =>
    planDays.length > 0 && edits.length > 0 && reading.says("edit"),
  /** What is done to a plan in so many words, and what it is done to. */
  change_by_name: ({ edits, where, wishes }) =>
    edits.some(({ operation }) =>
      operation === "add" || operation === "keep"
        ? where.places.length > 0
        : operation === "undo" || (operation === "remove" && where.places.length + wishes.things.length > 0),
    ),
  /** When days begin or end, in words for that. */
  change_of_hours: ({ edits }) =>
    edits.length > 0 && edits.every(({ operation }) => operation === "start_at" || operation === "end_at"),
} satisfies Record<string, Test>;

function changesIfNot({ reading, edits, hasQuestionMark, wishes, where }: Said): boolean {
  const changes = reading.spans.flatMap((_, at) =>
    reading.has(at, "edit", "replace") || reading.has(at, "edit", "move") || reading.has(at, "act", "other")
      ? [at]
      : [],
  );
  // "Is it all right with a nut allergy?", where words of a denial are in the need itself.
  if (!hasQuestionMark || edits.length === 0 || changes.length === 0)
    return hasQuestionMark === true && !reading.says("edit") && edits[0]?.operation === "remove";
  let begin = changes.at(-1)!;
  while (begin > 0 && !reading.breakBefore(begin) && !reading.has(begin, "act", "either")) begin--;
  const named = [...[...wishes.things, ...where.places].map(({ at }) => at), ...reading.indices("meal")];
  return begin > 0 && named.every((at) => at < begin) && edits.every(({ operation }) => operation !== "add");
}

function asksWayThere(said: Said, previous: Understanding | undefined): boolean {
  const { reading, asked, where, wishes } = said;
  const isOfPlace = where.place !== undefined || previous?.intent === "about_place";
  const isBySomething = reading.purposesOf("house").includes("transport");
  const isFound = reading.says("act", "find") && !(isBySomething && where.place);
  const isSought =
    isFound ||
    reading.says("act", "todo", "where", "other") ||
    (reading.says("sort") && where.near?.to !== "host");
  const isElsewhere = where.area !== undefined || where.near?.to === "place" || leadsElsewhere(said);
  const isOfHouse = reading.purposesOf("house").some((one) => one === "address" || one === "contact");
  if (!isOfPlace || isSought || isElsewhere || isOfHouse) return false;
  const isKind = pickIds(wishes, "category").some((id) => id !== "station");
  if (isKind || !asked.every((one) => asksWay([one]) || one.startsWith("by_"))) return false;
  const isOfWay = previous?.intent === "about_place" && asksWay(previous.asked);
  const isWithChildren =
    wishes.userCategory === "family" || pickIds(wishes, "feature").includes("wheelchair");
  return (
    asked.some((one) => one !== "duration") || isBySomething || (isOfWay && isWithChildren && !where.place)
  );
}

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

function isOfFire(previous: Understanding | undefined): boolean {
  return previous?.emergency === "fire";
}

/** Whether a conversation has an itinerary, and nothing else was looked for since. */
function hasPlan(previous: Understanding | undefined): boolean {
  return isOfPlan(previous) || (previous?.planned === true && previous.days !== undefined);
}

/** Whether a plan, or a stop of it, was what the last message was about. */
function isOfPlan(previous: Understanding | undefined): boolean {
  return (
    previous?.planned === true &&
    (PLANNING.has(previous.intent) ||
      previous.stopsAsked !== undefined ||
      previous.intent === "about_holiday")
  );
}

/** Words that ask; what joins clauses as well asks only where a sentence begins: Spanish "que". */
function asking(reading: Reading): number[] {
  const joining = listed(reading.grammar.joining);
  return reading
    .indices("act", "ask")
    .filter((at) => at === 0 || reading.sentenceEndBefore(at) || !joining.includes(reading.text(at)));
}

/** A question word begins a clause: German "was" is something elsewhere. */
function asksFirst({ reading }: Said): boolean {
  return asking(reading).some((index) => index === 0 || reading.breakBefore(index));
}

/** Whether something of the plan that was just told is asked, as against "what about …?", "what if it rains?". */
export function asksOfPlan(said: Said, previous: Understanding | undefined): boolean {
  const { reading } = said;
  const isProposed = reading.goesOn() || reading.says("act", "like") || isForRain(said);
  return isOfPlan(previous) && (asksWhat(said) || asksWhatWent(said)) && !isProposed;
}

function isForRain({ wishes, reading }: Said): boolean {
  return reading.says("act", "inside") || wishes.things.some(({ id }) => id === "rainy");
}

/** "What could we drop?": Danish has it in the words for what there is to do. "What is at three on Saturday we do not need" asks nothing. */
function asksWhat(said: Said): boolean {
  const isOfHour = said.when.clocks.length === 1 && said.reading.says("edit", "remove", "replace");
  if (isOfHour && !said.hasQuestionMark) return false;
  return asksFirst(said) || (said.reading.has(0, "act", "todo") && said.reading.says("edit"));
}

/** "What did you take out?", of what was changed already. */
export function asksWhatWent({ reading, hasQuestionMark = false }: Said): boolean {
  return reading.says("act", "went") && (hasQuestionMark || reading.says("act", "ask", "what_is", "tell"));
}

/** Whether the last change took something out. */
function hasLost(previous: Understanding | undefined): boolean {
  return previous?.intent === "edit_plan" && previous.edits.some(({ operation }) => operation === "remove");
}

/** "Take the other one out", "put it back and drop something else". */
function saysOther({ reading }: Said): boolean {
  return reading.says("edit", "remove") && reading.says("act", "other", "the_other");
}

/** How many kinds of places and places are looked for. */
function countSought({ wishes, where }: Said): number {
  return new Set([...pickIds(wishes, "category"), ...where.places.map(({ place }) => place.id)]).size;
}

/** How many places and kinds a message names, and stops by their numbers. */
export function visitsNamed({ wishes, where, stopNumbers }: Said): number {
  return stopNumbers.length + where.places.length + pickIds(wishes, "category").length;
}

/** Whether a conversation has a search that can be changed. */
function hasSearch(previous: Understanding | undefined): boolean {
  if (!previous) return false;
  const { intent, categories, features } = previous;
  return intent === "find_places" || intent === "refine" || categories.length > 0 || features.length > 0;
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

/** In which ways the matters of the house that a message speaks of are asked about. */
function housesMatters(reading: Reading) {
  return reading.purposesOf("house").map(wayOfAsking);
}

function saysNear(reading: Reading): boolean {
  // German "am Tag".
  const isOfTime = (index: number) => OF_TIME.some((type) => reading.has(index + 1, type));
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

/** Meals that a plan has; the others are looked for. */
const PLANNED_MEALS = ["lunch", "dinner"] as const;

/** The meals of a plan that are spoken of, each once. */
export function plannedMeals(reading: Reading): (typeof PLANNED_MEALS)[number][] {
  return PLANNED_MEALS.filter((meal) => reading.says("meal", meal));
}

/** The meal that was told of last or, alone, changed, and its day. */
export function mealSpokenOf(previous: Understanding | undefined): Pick<Edit, "part" | "day"> | undefined {
  if (!isOfPlan(previous)) return undefined;
  const { shownMeal, shownDays, edits = [] } = previous!;
  if (shownMeal) return { part: shownMeal, ...(shownDays?.length === 1 ? { day: shownDays[0]! } : {}) };
  const [edit, ...others] = edits;
  const isMeal = PLANNED_MEALS.some((meal) => meal === edit?.part);
  if (!edit || others.length > 0 || !isMeal || edit.operation === "remove") return undefined;
  return { part: edit.part, ...(edit.day === undefined ? {} : { day: edit.day }) };
}

/** The days of a plan that are spoken of: by number, by name, or by date. */
export function dayMeant({
  reading,
  planDay,
  planDays,
  when: { day },
}: Said): Pick<Edit, "day" | "weekdays" | "date"> {
  if (planDay !== undefined) return { day: planDay };
  // "We eat with friends on Saturday, keep that night free", where a language says "tonight" for it.
  const [named, ...others] = planDays;
  if (named?.byName && others.length === 0 && day && !day.byName) return { day: named.day };
  // "From Sunday" is of no day alone, "from two on Sunday" is.
  const isBegin = ({ at }: { at: number }) =>
    [at - 1, at - 2].some((word) => reading.has(word, "moment", "from"));
  if (
    day === undefined ||
    (reading.says("moment", "from") && (planDays.length !== 1 || planDays.some(isBegin)))
  )
    return {};
  if (day.length > 1)
    return {
      weekdays: Array.from({ length: Math.min(7, day.length) }, (_, ahead) =>
        weekdayOf(day.first + ahead * DAY_MS),
      ),
    };
  return day.byName ? { weekdays: [weekdayOf(day.first)] } : { date: isoDate(day.first) };
}

function isPaceOfDay(reading: Reading): boolean {
  return [...reading.indices("act", "calm"), ...reading.indices("act", "busy")].some((index) =>
    (["ordinal", "numbered", "weekday"] as const).some((type) => reading.has(index + 1, type)),
  );
}

/** Whether every word is one of times, meals, changes or courtesy: what else is said is looked for, or asked. */
function saysNothingElse({ reading, asked }: Said): boolean {
  if (asked.length > 0 || reading.says("act", "ask")) return false;
  return reading.spans.every(({ meanings }, index) => {
    if (reading.isUnknownWord(index)) return reading.isPartOfWord(index);
    const isNothing = ({ type, value }: Meaning) =>
      saysNothing.has(type) || saysNothing.has(`${type}.${value}`);
    return meanings.length === 0 || meanings.some(isNothing);
  });
}

/** What a message compares places by, where it asks which of them and looks for no others; "closer" only where it asks. */
export function bestAsked(
  { reading, when, where, wishes }: Said,
  previous?: Understanding,
): BestBy | undefined {
  const isAsked = reading.says("act", "ask", "what_is", "any_of_those") || reading.asksWhether("is");
  // "Which of those is closest to the cathedral?"
  const isNear = where.near?.to === "place" || where.near?.to === "category";
  const isOfThose =
    reading.says("act", "those") ||
    (isAsked && reading.says("sort", "distance", "closer")) ||
    reading.indices("act", "reference").some((at) => reading.has(at, "act", "theirs"));
  const isCalled = reading.spans.some(({ isName }) => isName);
  if (isNear && isOfThose && !isCalled && wishes.things.length === 0 && hasSearch(previous))
    return "distance";
  const isOther =
    reading.says("act", "find") ||
    ["other", "more", "todo", "meant", "where"].some((act) =>
      reading.indices("act", act).some((index) => !reading.has(index, "act", "ask")),
    );
  if (isOther || countUnknown(reading) > (isAsked ? 1 : 0)) return undefined;
  // "Which of them is open late?"
  const isLate = wishes.things.length > 0 && wishes.things.every(({ id }) => id === "late_night");
  if (isAsked && isLate && reading.says("act", "any_of_those")) return "closing";
  // "Is it far?", of the place that was told of.
  const isOfOne = previous?.intent === "about_place" && !reading.says("act", "ask");
  const isMore = (index: number, by: BestBy) =>
    MORE_OF[by]?.some((more) => reading.has(index, ...more)) ?? false;
  return (["opening", "price", "closing", "distance", "rating"] as const).find(
    (by) =>
      (by !== "distance" || !isOfOne) &&
      // "Which of them is open longest tomorrow?"
      (when.day === undefined || by === "opening" || by === "closing") &&
      reading.spans.some((_, index) =>
        isAsked
          ? reading.has(index, "sort", by) || isMore(index, by)
          : reading.has(index, "sort", by) && !isMore(index, by),
      ),
  );
}

/** Words for more of it, by what places are compared: many languages say "nearest" with them. */
const MORE_OF: Partial<Record<BestBy, readonly (readonly [Section, string])[]>> = {
  price: [["price", "cheaper"]],
  distance: [["sort", "closer"]],
  rating: [["sort", "better"]],
};

function asksWhetherThen(said: Said, previous: Understanding | undefined): boolean {
  const { reading, asked, wishes, where, when } = said;
  const { now, day, part, clocks } = when;
  const saysTime = now || day !== undefined || part !== undefined || clocks.length > 0;
  if (!saysTime) return false;
  // "And tomorrow?", after its hours.
  if (previous?.intent === "about_place" && previous.asked.includes("hours") && saysNothingElse(said))
    return true;
  const isAlone = asked.length + wishes.things.length + countUnknown(reading) === 0;
  // "Which of these are open now?", "any of them open before eleven?"
  const isOfThose = isAlone || (reading.says("act", "any_of_those") && wishes.things.length === 0);
  if (isOfThose && hasSearch(previous) && reading.says("act", "those", "any_of_those"))
    return wishes.priceLevel.length === 0;
  // "The second one, is it open on Sunday?"
  const isOfChosen =
    said.choice !== undefined && said.hasQuestionMark === true && reading.says("act", "is", "have");
  if (!isOfChosen && !reading.asksWhether("have", "is")) return false;
  return (isAlone && where.place !== undefined) || saysNothingElse(said);
}

function asksAdvice({ reading, choice, asked, wishes, where, when }: Said): boolean {
  const isOfOne =
    reading.says("act", "advise") || (reading.says("act", "ask") && reading.says("act", "find"));
  const isMore = ["other", "more", "todo", "where"].some((act) => reading.says("act", act));
  return (
    isOfOne &&
    !isMore &&
    choice === undefined &&
    wishes.compared === undefined &&
    !when.now &&
    asked.length + wishes.things.length + wishes.priceLevel.length + where.places.length === 0 &&
    !reading.says("activity") &&
    where.near === undefined &&
    where.area === undefined &&
    countUnknown(reading) <= 1
  );
}

/** Whether nothing is said but a denial of what is pointed to. */
export function rejects({ reading, choice, asked, wishes, where, when }: Said): boolean {
  const isDenied = ["not", "not_after", "except"].some((how) => reading.says("negation", how));
  return (
    isDenied &&
    (choice !== undefined || reading.says("act", "reference")) &&
    asked.length + wishes.things.length + wishes.excluded.length + wishes.priceLevel.length === 0 &&
    where.places.length === 0 &&
    when.day === undefined &&
    when.clocks.length === 0 &&
    countUnknown(reading) <= 1 &&
    !reading.says("act", "ask", "what_is")
  );
}

function goesOnOfHouse(said: Said, previous: Understanding | undefined): boolean {
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

/** Of a longer time than a pause a day begins and ends then. */
const PAUSE_MAX = 4 * 60;

/** "Keep 1 to 3 free", but "we are free from 1 to 3". */
function areHoursFree(said: Said): boolean {
  const { reading, when, hours } = said;
  const isParty = reading.indices("partySize", "of").some((index) => !reading.has(index, "moment"));
  const isOfGuest = isParty || reading.says("limit", "only") || reading.says("edit", "set_days");
  const at = (which: "start" | "end") => hours.find(({ of }) => of === which)?.minute;
  const [start, end] = [at("start"), at("end")];
  const isPause = start !== undefined && end !== undefined && end - start <= PAUSE_MAX;
  const isSaid = lengthOf(reading) !== undefined || when.clocks.length === 2 || isPause;
  // "I have a call from three to four, keep that for me."
  // "A call from three to four: move whatever falls there."
  const isLeft = reading.says("edit", "keep") || reading.says("act", "what_was");
  const isKept = isPause && isLeft && visitsNamed(said) === 0;
  return (reading.says("edit", "free") || isKept) && !isOfGuest && isSaid;
}

function seeksNothing({ reading, asked, wishes, where }: Said): boolean {
  return (
    asked.length + wishes.excluded.length + where.places.length === 0 &&
    [where.area, where.townPart, where.near, wishes.compared].every((one) => one === undefined) &&
    wishes.things.every(({ at }) => reading.has(at, "meal")) &&
    countUnknown(reading) <= FEW_WORDS &&
    !reading.says("act", "ask", "what_is", "where", "tell", "todo")
  );
}

/** Whether others of what was found are wanted. */
function wantsMore(reading: Reading): boolean {
  if (reading.says("act", "other")) return true;
  const says = (index: number) => reading.has(index, "act", "more");
  const isCourtesy = (index: number) =>
    reading.isFiller(index) || ["find", "yes", "thanks"].some((act) => reading.has(index, "act", act));
  const indices = [...reading.spans.keys()];
  return indices.some(says) && indices.every((index) => says(index) || isCourtesy(index));
}

function countUnknown(reading: Reading): number {
  // A town alone may be looked for as well.
  return reading.spans.filter(({ meanings }) => meanings.every(({ type }) => type === "world")).length;
}
