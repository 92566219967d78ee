import type { Purpose } from "./gate.ts";
import { PLAN_WORD } from "./plan-changes.ts";
import type { Condition, Conditions, Way } from "./signs.ts";
import type { Intent, OfOneMessage, State } from "./understanding.ts";

/**
 * What a message may be for. The first row one of whose ways is met is meant; see {@link Way} for how a way is read and
 * `signs.ts` for what can be asked. A new frame is a row here, in the order in which it goes before others, with the words that it is known by.
 */
export interface Frame {
  name: FrameName;
  intent: Intent;
  /** What the gate calls it, the first above all; none is never likely. */
  purposes: readonly Purpose[];
  /** What it is known by is said of much else too: in a conversation the gate is believed before it, unless one of these holds. */
  looseUnless?: Conditions;
  ways: readonly Way[];
  /** What is taken of the message, besides what every frame takes; anything else is ignored. */
  takes: readonly (keyof State | keyof OfOneMessage)[];
  /** What kinds of places are named for; left out: they are taken as they are said. */
  kinds?: "sought" | "planned" | "changed" | "asked_about";
  /** What of the conversation goes on to hold is only who is travelling; left out: all of it. */
  keeps?: "travellers";
}

export type FrameName =
  | "emergency"
  | "relief"
  | "human"
  | "complaint"
  | "abuse"
  | "about_stop"
  | "about_house"
  | "weather"
  | "booking"
  | "knowledge"
  | "not_ours"
  | "send_plan"
  | "question_about_plan"
  | "left_out_of_plan"
  | "change_of_plan"
  | "route"
  | "plan"
  | "guides"
  | "areas"
  | "about_place"
  | "small_talk"
  | "change_of_search"
  | "search"
  | "not_understood";

const WISHES = [
  "categories",
  "named",
  "features",
  "excluded",
  "avoid",
  "interests",
  "stars",
  "sort",
] as const;
const WHERE = ["area", "townPart", "orAreas", "near", "isHere", "radius"] as const;
const TRAVELLERS = ["partySize", "userCategory", "tripType"] as const;
const TRIP = ["days", "startDate"] as const;
/** What a search takes; a message for nothing else tells as much of the next one. */
const SEARCH = [...WISHES, ...WHERE, ...TRAVELLERS, ...TRIP, "priceLevel", "openAt"] as const;
/** What holds of a plan as a whole. */
const PLAN = [...WISHES, ...WHERE, ...TRAVELLERS, ...TRIP] as const;

const LOCATION: readonly Condition[] = ["area", "town_part", "near"];
/** A place is asked about or kinds are looked for, so that days alone are no trip. */
const SOUGHT: readonly Condition[] = ["asked", "place", "kind_sought"];
const SOMETHING_SOUGHT: Conditions = ["place", "kind", "feature", "interest", "price", "topic", "act.todo"];
const PLACE_ASKED: Conditions = [
  ["place", "asked"],
  ["place", "act.tell"],
  ["place", "act.called"],
  ["choice", "asks_whether"],
  ["choice", "asked"],
];
/**
 * "Three days with an easy first day": how a plan is to be that there is not yet, or that is asked for by its name; "make a plan
 * for two days, add museums" where there is none to add to.
 */
const NEW_PLAN: Conditions = [
  ...(["-after_plan", ...PLAN_WORD] as const).flatMap((plan) =>
    (["days", "weekend", "day", "stay", "act.trip"] as const).map(
      (length) => ["changes_of_shape", length, plan] as const,
    ),
  ),
  ...PLAN_WORD.map((plan) => ["-after_plan", "edit.add", "-edit.add_day", "days", plan] as const),
];

/** What is asked then is asked of what was found or planned. */
const AFTER = ["after_place", "after_search", "after_plan"] as const;

const COURTESIES = ["act.thanks", "act.bye", "act.greet"] as const;

/** A plan is changed by every word: "undo that". */
const CHANGE_ALONE: readonly Condition[] = ["after_plan", "change", "nothing_beside"];
/** "Take the mermaid out, they say it is a disappointment." */
const PLAN_CHANGED: readonly Condition[] = ["has_plan", "change_by_name"];
/** "Cancel the rest of Sunday." */
const DAY_CHANGED: readonly Condition[] = ["has_plan", "dated_day", "change_of_day"];
/** "We leave at three", of the plan at hand: it asks for no other. */
const PLAN_KEPT: readonly Condition[] = [
  ...(["right_after_plan", "-days", "-act.plan", "-act.itinerary", "-act.trip"] as const),
  ...(["-act.todo", "-act.spend"] as const),
];
/** "Put that into a plan for tomorrow, with lunch at the end", where there is none to change. */
const FIRST_PLAN: readonly Condition[] = ["likely.plan", "-has_plan"];
/** "We have four hours to kill, what do we do?": a time to fill, and how is asked. */
const HOURS_TO_FILL: readonly Condition[] = ["hours_to_fill", "-has_plan"];
/** "Cheaper", "on Sunday". */
const SEARCHES_ON: readonly Condition[] = ["after_search", "search"];
/**
 * What a message says in its conversation: it goes on from an answer, or asks for a list of Waymark's own. This goes before what it sounds like …
 */
const GOES_ON: Conditions = [
  ...(["act.guides", "act.areas"] as const),
  ["after_anything", "choice"],
  ["after_anything", "act.dont_care", "few_unknown"],
  CHANGE_ALONE,
  PLAN_CHANGED,
  ["has_plan", "edit.rest", "change"],
  ["has_plan", "change_of_day"],
  ...AFTER.map((what) => [what, "few_unknown", "asks_something", "-of_house_alone"] as const),
  ["after_anything", "more"],
  SEARCHES_ON,
  ...(["act.yes", "act.no"] as const).flatMap((act) =>
    (["after_anything", "nothing_beside"] as const).map((how) => [act, "few_unknown", how] as const),
  ),
  ...COURTESIES.map((act) => [act, "few_unknown", "nothing_beside"] as const),
];
/** … and where that is not beyond doubt, so does what is of places without any doubt. */
const OF_PLACES: Conditions = [
  ...GOES_ON,
  ...(["place", "area", "more", "act.itinerary", "purpose.not_ours"] as const),
  ["kind_sought", "thing_of_city"],
  ["time_to_fill", "day", "nothing_beside"],
  [...HOURS_TO_FILL, "asks_first"],
  ["after_anything", "few_unknown", "-of_house"],
];

/** "We are back, she is fine": what is said next is said in no danger. */
const OVER: readonly Condition[] = ["after_emergency", "danger_over"];

/** "Is there a good restaurant?": a kind that the house may have as well, but that the city is asked for first. */
const NOT_OF_HOUSE: Conditions = [
  // "Where can I have dinner?", "where does one eat well?"
  ["meal", "seeks", "-of_house"],
  ["activity.eat", "-of_house"],
  ["kind_sought", "of_house", "-of_house_first", "-of_house_alone", "-purpose.house"],
  ["nothing_known", "terse"],
  "act.todo",
];
/** "Make a plan over Christmas": a plan for days that are said. */
const PLANNED_DAYS: Conditions = [...PLAN_WORD, "surely.plan" as const].flatMap((plan) =>
  (["day", "stay", "days"] as const).map((days) => [plan, days, "few_unknown"] as const),
);

/**
 * In a conversation more was said than was read, and what was sounds like nothing that places are looked for by: no list is told again for it.
 */
const UNREAD: readonly Condition[] = [
  ...(["after_anything", "unread", "-sounds.of_places", "-kind_sought", "-place", "-area"] as const),
  ...(["-seeks", "-act.todo", "-act.where", "-terse", "-price", "-sort", "-compared", "-unwanted"] as const),
];

/** What is asked of something that was told of. */
const OF_IT: Conditions = [
  ...(["act.theirs", "act.reference", "near_there", "asks_whether_then"] as const).map(
    (it) => ["after_place", it] as const,
  ),
  ["after_place", "nothing_unknown", "-kind"],
];
/** What a question that sounds like one of fact may ask, and is told here: of a place, an area, a list or a plan, or places. */
const TOLD_HERE: Conditions = [
  ...(["place", "act.todo", "asked_area", "act.guides", "act.areas", "picks", "asks_advice"] as const),
  ...(["act.tell", "act.what_is", "asked_way"] as const).map((asks) => ["area", asks] as const),
  ...(["hours_of_plan", "way_of_plan", "asks_change"] as const),
  ...(["kind_sought", "seeks", "act.where", "change", "corrects", "purpose.not_ours"] as const).map(
    (what) => [what, "-likely.knowledge"] as const,
  ),
  ...(["sort", "choice", "price", "activity.eat", "now", "area", "stroll", "after_emergency"] as const).map(
    (what) => [what, "-surely.knowledge"] as const,
  ),
  ...(["-subject_unread", "likely.about_place", "act.theirs", "terse"] as const).map(
    (how) => ["asked", how, "-surely.knowledge"] as const,
  ),
  ["asked", "-unread"],
  ...OF_IT,
  ["after_place", "asked_way"],
  ...(["day_of_plan", "act.left_out", ...PLAN_WORD] as const).map((plan) => ["has_plan", plan] as const),
  ["has_plan", "act.why", "area"],
  ["corrects", "nothing_unknown"],
  ["after_anything", "more"],
  CHANGE_ALONE,
  PLAN_CHANGED,
  ...COURTESIES.map((act) => [act, "few_unknown", "nothing_beside"] as const),
];

/** In a conversation: no word of an emergency, and something is looked for, or it is not likelier than all else. */
const HARMLESS: Conditions = [
  ["after_anything", "-emergency", "seeks", "-undoubted.emergency"],
  ["after_anything", "-after_emergency", "-emergency", "-surely.emergency"],
];

export const frames: readonly Frame[] = [
  {
    name: "emergency",
    intent: "emergency",
    purposes: ["emergency"],
    ways: [
      // "When was the Great Fire?", asked of the monument, "where it broke out".
      {
        needs: ["emergency", "maybe.emergency"],
        excludes: [
          OVER,
          ["asked_fact", "kind_of_leisure", "-surely.emergency"],
          ["kind_of_leisure", "likely.search"],
          "surely.about_place",
        ],
      },
      // "Where is the embassy?", "a doctor, it is not urgent": what can wait, and is nothing to list places for.
      { needs: [["emergency.embassy", "emergency.loss"]] },
      {
        needs: [["emergency.doctor", "emergency.police_later"]],
        excludes: [["sounds.of_places", "kind_sought", "-maybe.emergency"]],
      },
      { needs: ["emergency.calm", "emergency.medical"], excludes: ["near"] },
      // "Nobody is in danger, I only want to block my card", after whom to call was told.
      {
        needs: ["after_emergency", ["emergency.none", "emergency.calm"]],
        excludes: ["kind_sought", "place"],
      },
      // "What do I tell them?", "they are here": what is said next and looks for nothing is of the same.
      {
        needs: ["after_emergency"],
        excludes: [
          ...COURTESIES,
          "danger_over",
          "seeks",
          ["act.todo", "-emergency.called"],
          "activity.eat",
          ["elsewhere", "-after_fire"],
          ["of_house", "-emergency.called", "-after_fire"],
          ["kind", "-act.ask", "-after_fire"],
          ["kind_besides_bed", "after_fire"],
          ["sounds.small_talk", "-after_fire"],
          ["sounds.of_places", "-kind", "-emergency.called"],
          ["sounds.of_places", "kind_of_leisure"],
          CHANGE_ALONE,
          ...PLAN_WORD,
        ],
      },
      {
        needs: [["sounds.emergency", "surely.emergency"]],
        excludes: ["emergency.none", OVER, CHANGE_ALONE, PLAN_CHANGED, ...HARMLESS],
      },
    ],
    takes: ["emergency", "isHelpCalled", "matters"],
  },
  {
    name: "relief",
    intent: "small_talk",
    purposes: ["small_talk"],
    ways: [
      { needs: OVER, excludes: ["place", "kind_of_leisure", "of_house", "asked", "seeks", "act.todo"] },
      // "He was asleep behind the sofa all along": nothing but good news.
      {
        needs: ["after_emergency", "-after_fire", "sounds.small_talk"],
        excludes: COURTESIES.map((act) => [act, "few_unknown"] as const),
      },
    ],
    takes: ["smallTalk"],
  },
  {
    name: "human",
    intent: "human",
    purposes: ["human"],
    ways: [
      { needs: ["purpose.human"], excludes: ["surely.small_talk", "sounds.of_places"] },
      { needs: ["sounds.human"], excludes: OF_PLACES },
      { needs: ["surely.human"], excludes: GOES_ON },
    ],
    takes: [],
  },
  {
    // "The shower does not work", "I want to complain".
    name: "complaint",
    intent: "complaint",
    purposes: ["complaint"],
    ways: [
      {
        needs: ["purpose.complaint"],
        excludes: ["thing_of_city", "surely.about_house", "sounds.of_places"],
      },
      { needs: ["sounds.complaint"], excludes: OF_PLACES },
      // Whatever kind of place it names, it asks for none.
      { needs: ["likely.complaint"], excludes: [...GOES_ON, "act.find"] },
      { needs: ["surely.complaint"], excludes: GOES_ON },
    ],
    takes: [],
  },
  {
    name: "abuse",
    intent: "abuse",
    purposes: ["abuse"],
    ways: [
      { needs: ["purpose.abuse"], excludes: ["thing_of_city", "surely.about_house"] },
      { needs: ["sounds.abuse"], excludes: OF_PLACES },
      { needs: ["surely.abuse"] },
    ],
    takes: [],
  },
  {
    // "What is the second stop?", "how do we get from 2 to 3?", of the plan at hand.
    name: "about_stop",
    intent: "about_place",
    purposes: ["about_place", "plan"],
    looseUnless: [],
    ways: [
      {
        needs: ["stop_asked"],
        excludes: ["change", "days", ["kind", "-stop_number"]],
      },
      // "What does the first museum on day 1 cost?", "and the restaurant in the evening?"
      {
        needs: [
          "has_plan",
          "kind",
          "thing_not_asked",
          ["day_of_plan", "dated_day", "right_after_plan"],
          ["day_of_plan", "dated_day", "likely.about_place", "act.called"],
          ["asked", "act.what_is", "act.called"],
        ],
        excludes: ["seeks", ["of_house", "-day_of_plan", "-dated_day"], "purpose.booking"],
      },
    ],
    takes: ["asked", "matters", "openAt", "stopsAsked"],
    kinds: "asked_about",
  },
  {
    name: "about_house",
    intent: "about_house",
    purposes: ["about_house", "knowledge"],
    looseUnless: ["of_house_alone"],
    ways: [
      {
        needs: ["of_house_alone"],
        excludes: ["elsewhere", "thing_of_city", "sounds.not_ours", "sounds.booking", "sounds.of_places"],
      },
      {
        needs: ["of_house", ["purpose.house", "at_house"]],
        // "Can you swap the restaurant on Thursday?"
        excludes: [
          ...(["elsewhere", "thing_of_city", ["has_plan", "change_of_day"]] as const),
          ["right_after_plan", "kind_of_leisure", "change"],
        ],
      },
      // "Parking"; after a search or a plan it may be wished of that, unless it is surely asked of the house: "wifi?"
      {
        needs: [
          "of_house_first",
          "nothing_but_house",
          ["after_place", "-after_anything", "surely.about_house"],
        ],
        excludes: ["elsewhere", "points_back"],
      },
      {
        needs: ["of_house", "surely.about_house"],
        excludes: [
          ...(["elsewhere", "thing_of_city", "points_back", "after_place", "seeks", "day_of_plan"] as const),
          "purpose.weather",
        ],
      },
      // "What time is breakfast?", "is there a gym?": whatever was told of before, unless it is pointed to.
      {
        needs: ["of_house_first", ["asks_of_house", "purpose.asks", "asked", "act.ask", "act.what_is"]],
        excludes: ["elsewhere", "thing_of_city", "points_back", "purpose.weather"],
      },
      // "And what does that cost?", "and on Sunday?", "and dogs?", after something of the house was told.
      {
        needs: ["goes_on_of_house", "few_unknown"],
        excludes: [
          ...(["elsewhere", "choice", "seeks", "act.todo", "act.where", "change"] as const),
          "purpose.weather",
          ["thing_of_city", "-of_house"],
        ],
      },
      // "How do I get to the airport?", "which bus goes there?": nothing of it is in a catalogue of places.
      {
        needs: ["of_transport", ["asked", "act.ask", "act.where", "purpose.asks", "nothing_but_house"]],
        excludes: [
          ...(["choice", "thing_of_city", "change", "time_to_fill"] as const),
          ["place", "-unread"],
          "purpose.booking",
          "act.plan",
        ],
      },
      // "Can the hotel lend me one?", "do we need a key to get back in?": whatever it is, it is asked of the house.
      {
        needs: ["subject_unread", ["at_house", "purpose.house", "likely.about_house"]],
        excludes: [
          ...(["elsewhere", "choice", "asked_way", "change", "more", "days"] as const),
          ...([
            ...PLANNED_DAYS,
            "surely.not_ours",
            "sounds.of_places",
            ["points_back", "-at_house"],
            ...PLAN_WORD,
          ] as const),
        ],
      },
      // "How do we get to the airport by metro?"
      {
        needs: ["of_transport", ["asked_way", "act.ask"], "unread"],
        excludes: ["place", "kind_of_leisure"],
      },
      {
        needs: ["sounds.about_house"],
        excludes: [...NOT_OF_HOUSE, ...OF_PLACES, ...AFTER],
      },
      {
        needs: ["surely.about_house"],
        excludes: [
          ...GOES_ON.filter((going) => going !== SEARCHES_ON),
          ...([...PLANNED_DAYS, ...NOT_OF_HOUSE, "after_place", "after_plan"] as const),
        ],
      },
    ],
    takes: ["matters"],
  },
  {
    // "Will it rain tomorrow?"
    name: "weather",
    intent: "about_weather",
    purposes: ["knowledge", "about_place"],
    ways: [
      {
        needs: ["purpose.weather", ["few_unknown", "sounds.not_ours"]],
        excludes: [
          ...(["kind", "topic", "sounds.of_places"] as const).map((what) => ["thing_of_city", what] as const),
          "place",
          "act.todo",
          "change",
          "unwanted",
          ...PLAN_WORD,
        ],
      },
    ],
    takes: ["weatherOn"],
  },
  {
    // "Book a table at the Salt Tower", "call me a taxi"; a kind of place to book at is looked for first.
    name: "booking",
    intent: "booking",
    purposes: ["booking"],
    ways: [
      {
        needs: ["purpose.booking", ["place", "place_spoken_of", "choice", "-thing_of_city"]],
        excludes: ["sounds.about_place", CHANGE_ALONE, DAY_CHANGED],
      },
      {
        needs: ["sounds.booking"],
        excludes: [...OF_PLACES, ["kind_sought", "party", "-purpose.booking"]],
      },
      {
        needs: ["surely.booking"],
        excludes: ["kind_sought", ...GOES_ON, ["party", "-purpose.booking"]],
      },
    ],
    takes: ["place", "partySize", "openAt", "days", "startDate", "choice", "best", "matters"],
    kinds: "asked_about",
  },
  {
    // "When does the sun set?", "how does one dress for the opera?": what neither a record nor the house tells.
    name: "knowledge",
    intent: "out_of_scope",
    purposes: ["knowledge", "not_ours"],
    ways: [
      { needs: ["sounds.fact", ["unread", "surely.knowledge"]], excludes: [...TOLD_HERE, ...PLANNED_DAYS] },
    ],
    takes: [],
  },
  {
    name: "send_plan",
    intent: "send_plan",
    purposes: ["plan", "change"],
    ways: [
      { needs: ["email"] },
      {
        needs: ["act.send", ["act.itinerary", "has_plan"]],
        excludes: ["kind", "edit.undo"],
      },
    ],
    takes: PLAN,
  },
  {
    // "What is planned for day 2?", "show me the plan": a day or the plan is named, and nothing to do with it.
    name: "question_about_plan",
    intent: "show_plan",
    purposes: ["plan", "about_place"],
    ways: [
      {
        needs: [
          "after_plan",
          ["day_of_plan", ...PLAN_WORD],
          ["day_of_plan", "act.what_is", "act.tell", "act.find"],
        ],
        excludes: ["thing_not_asked", "unwanted_thing", "places", "change", "meal", "days"],
      },
      // "The whole plan again, please."
      {
        needs: ["has_plan", "act.itinerary", "few_unknown"],
        excludes: ["search", "change", "days", "act.plan"],
      },
      // "Show me just Tuesday", "let me see the whole thing", whatever was looked for since.
      {
        needs: ["has_plan", "act.show", ["day_of_plan", "dated_day", "act.everything", ...PLAN_WORD]],
        excludes: ["change", "choice"],
      },
      // "Our flight is at five on Friday, does the plan still work?"
      {
        needs: ["has_plan", "question", PLAN_WORD],
        excludes: [
          ...(["kind", "seeks"] as const),
          ...(["day", "days", "stay"] as const).map(
            (time) => ["surely.plan", "-plan_at_hand", time] as const,
          ),
        ],
      },
      // "Which one did you take out?"
      { needs: ["asks_change"], excludes: ["act.why", "act.left_out", "day"] },
      // "Is all that open on Monday?"
      { needs: ["hours_of_plan"], excludes: ["change", "planned_meal", "of_house"] },
      // "How long is the walk on day 1?"
      {
        needs: ["way_of_plan", ["day_of_plan", "right_after_plan"]],
        excludes: ["change", "points_back"],
      },
      // "What time is dinner on day 1?"
      {
        needs: [
          "after_plan",
          "planned_meal",
          ["day_of_plan", "right_after_plan"],
          ["asked", "act.what_is", "act.ask", "act.tell"],
        ],
        excludes: ["kind", "price"],
      },
    ],
    takes: [
      ...PLAN.filter((slot) => slot !== "categories"),
      "priceLevel",
      "shownDays",
      "shownMeal",
      "asked",
      "asksChange",
    ],
  },
  {
    // "Why is Tivoli not in it?", "what did you leave out?"
    name: "left_out_of_plan",
    intent: "explain_plan",
    purposes: ["plan"],
    ways: [
      { needs: ["after_plan", "act.why", ["places", "area", "act.left_out"]] },
      { needs: ["has_plan", "act.left_out", ["act.what_is", "act.ask", "-change"]] },
    ],
    takes: ["whyNot"],
    kinds: "changed",
  },
  {
    // Changes that only plans have, and others where a plan is spoken of.
    name: "change_of_plan",
    intent: "edit_plan",
    purposes: ["change"],
    looseUnless: [
      "change_of_hours",
      "change_by_name",
      "change_of_day",
      "kind_for_a_time",
      ["edit.add", "choice"],
    ],
    ways: [
      {
        needs: ["change_of_plan_only"],
        excludes: [
          FIRST_PLAN,
          ...NEW_PLAN,
          // "My parents cannot walk far, how far is it?", "a pharmacy, for a blister", where there is no plan.
          ...(["kind_sought", "asked", "seeks", "act.todo", "activity.eat"] as const).map(
            (sought) => ["-has_plan", "changes_of_shape", "-act.itinerary", sought] as const,
          ),
        ],
      },
      // "Put the second one in", of the places that were found.
      { needs: ["has_plan", "edit.add", "choice"] },
      // "Swap Monday and Tuesday", "something Asian for dinner on Tuesday", whatever was looked for since.
      {
        needs: ["has_plan", "change_of_day"],
      },
      {
        needs: ["has_plan", "dated_day", "one_planned_meal", "kind_to_eat", "change"],
      },
      // "Start at half past nine", whatever was looked for since.
      { needs: ["has_plan", "change_of_hours"] },
      // "Take that out", "put it in", of the place that was told of.
      {
        needs: [
          "has_plan",
          "after_place",
          ["edit.remove", "edit.replace", "edit.add"],
          ["nothing_beside", "nothing_sought"],
        ],
      },
      { needs: PLAN_CHANGED, excludes: ["act.find", "asked"] },
      // "On the 9th instead": the same plan from another day.
      {
        needs: ["after_plan", ["corrects", "goes_on"], ["day", "stay"]],
        excludes: [...SOUGHT, "wishes_besides_day"],
      },
      {
        needs: ["after_plan", ["change", "unwanted", "unwanted_area", "day_of_plan"]],
        excludes: [
          // "No, no fish", after fish was looked for.
          ["after_search", "-right_after_plan", "-change"],
          ["act.itinerary", "-act.trip", "changes_of_ease"],
          // "What is on day 2?" asks; it changes nothing.
          ...(["asked", "act.what_is", "act.ask", "act.tell"] as const).map(
            (asks) => [asks, "-change", "-unwanted", "-unwanted_area"] as const,
          ),
          // "Mother wants to see the guard change, at what time is that?"
          ["asked", "kind", "edit.replace", "seeks"],
          ...NEW_PLAN,
        ],
      },
    ],
    takes: [...PLAN, "priceLevel", "place", "edits", "tooManyDays", "choice"],
    kinds: "changed",
  },
  {
    // Homework, code, politics.
    name: "not_ours",
    intent: "out_of_scope",
    purposes: ["not_ours", "knowledge"],
    ways: [
      {
        needs: ["purpose.not_ours"],
        excludes: ["kind", "feature", "interest", "place", "choice"],
      },
      {
        needs: ["sounds.not_ours"],
        excludes: [...OF_PLACES, ...PLANNED_DAYS, ["asked", "terse"]],
      },
      {
        needs: ["surely.not_ours"],
        excludes: [
          ...GOES_ON,
          ...PLANNED_DAYS,
          ...PLACE_ASKED,
          ["asked", "terse"],
          ["kind_sought", "where.near"],
        ],
      },
    ],
    takes: SEARCH,
  },
  {
    // "A 40 km loop by bike": ways of a length are none that are planned here.
    name: "route",
    intent: "out_of_scope",
    purposes: ["plan", "search", "not_ours"],
    ways: [{ needs: ["act.loop", ["unit.kilometre", "unit.mile", "topic.cycling", "topic.sports"]] }],
    takes: ["isRoute"],
  },
  {
    name: "plan",
    intent: "plan_trip",
    purposes: ["plan"],
    ways: [
      {
        needs: [
          PLAN_WORD,
          ["days", "day", "stay", "travellers", "party", "act.trip", "interest"],
          ["-kind", "days", "stay", "weekend", "act.itinerary", "likely.plan"],
        ],
        excludes: PLACE_ASKED,
      },
      {
        needs: ["days", ["unit.day", "act.whole_day"]],
        // "Where can I leave a car for two days?": days that are no trip.
        excludes: [...SOUGHT, "surely.search", "business", "after_bed"],
      },
      // What sounds like a trip and has a length, or hours at which its days begin or end.
      {
        needs: [
          ["sounds.plan", "likely.plan"],
          ["days", "weekend", "stay", "hours_of_days"],
        ],
        // "Museums on Saturday and Sunday", "museums next weekend" are looked for.
        excludes: [
          ...PLACE_ASKED,
          "business",
          "unit.night",
          "after_bed",
          ["kind_sought", "-days", "-hours_of_days"],
          PLAN_KEPT,
        ],
      },
      {
        needs: ["sounds.plan"],
        excludes: [...PLACE_ASKED, "after_anything", "act.todo", "kind_sought", "business"],
      },
      // "Make us a Sunday: a church, then lunch by the water": whatever is sought, it is for a time.
      {
        needs: ["surely.plan", ["day", "part", "stay", "time_to_fill", "hours_of_days", ...PLAN_WORD]],
        excludes: [
          ...([...PLACE_ASKED, "unit.night", "after_bed", PLAN_KEPT] as const),
          // "Museums on Saturday" are looked for.
          ["kind_sought", "-several_sought", "-act.plan", "-act.itinerary"],
        ],
      },
      { needs: ["counted_kind", "-has_plan"] },
      // "Tuesday evening: a sauna, then dinner."
      {
        needs: ["heading_time", "-has_plan", ["several_sought", "meal"], "kind"],
      },
      // "Saturday from ten to four", "half of tomorrow": nothing is said but the time that is to be filled.
      {
        needs: [["time_to_fill", "hours_of_days"], ["day", "limited"], "nothing_beside", "-after_search"],
      },
      {
        needs: ["hours_to_fill", ["asks_first", "act.todo", "act.spend", "likely.plan"]],
        excludes: ["has_plan"],
      },
      // "What should we do tomorrow from 10 to 4?", "how would you spend half a day?"
      {
        needs: [
          ["act.todo", "act.spend", ...PLAN_WORD],
          ["time_to_fill", "act.whole_day", "hours_of_days", "days", "weekend"],
          ["-act.todo", "-weekend", "act.spend", "time_to_fill", "act.whole_day", "hours_of_days"],
        ],
        excludes: [...PLACE_ASKED, "kind_sought", "unit.night"],
      },
      {
        needs: [
          ["stay", "days"],
          ["stay", "moment.from", "edit.slower"],
        ],
        excludes: [...SOUGHT, "after_search"],
      },
    ],
    takes: [...PLAN, "priceLevel", "include", "shape", "tooManyDays"],
    kinds: "planned",
  },
  {
    name: "guides",
    intent: "list_guides",
    purposes: ["search", "plan"],
    ways: [{ needs: ["act.guides"], excludes: ["place", "kind", "after_plan"] }],
    takes: [...TRAVELLERS, "interests"],
  },
  {
    // "What neighbourhoods are there?", "tell me about Nørrebro".
    name: "areas",
    intent: "list_areas",
    purposes: ["search", "about_place"],
    ways: [
      {
        needs: [
          ["act.areas", "asked_area"],
          ["act.areas", "act.find"],
        ],
        excludes: ["area", "after_place", "after_plan", ...SOMETHING_SOUGHT],
      },
      { needs: ["area", ["act.tell", "act.what_is"]], excludes: SOMETHING_SOUGHT },
    ],
    takes: [...TRAVELLERS, "area"],
    keeps: "travellers",
  },
  {
    name: "about_place",
    intent: "about_place",
    purposes: ["about_place"],
    looseUnless: ["picks", "act.the_other", "asks_whether_then"],
    ways: [
      {
        needs: ["place", ["-kind", "asks_something"], ["-kind", "-place_as_location"]],
        // "Cheap vegetarian food at the market" is looked for there.
        excludes: [["place_as_location", "feature", "-asks_something"]],
      },
      // "From the station to the castle", "who built the castle?": no kind of place is looked for.
      { needs: [["way_from_kind", "asked_fact", "unknown_end"]] },
      { needs: ["after_place", "asked_way"], excludes: ["sort"] },
      { needs: ["area", "asked_way"], excludes: ["kind"] },
      // "Does it have a restaurant?", after a hotel was found.
      { needs: ["after_kinds", "kinds_of_other_purpose", "asks_to_have"], excludes: LOCATION },
      { needs: ["choice", ["after_search", "asks_something"]], excludes: [["kind", "-asked"], "rejects"] },
      { needs: ["asks_advice"] },
      // "Is there a café at the first one?", "how far is it from the bar?"
      {
        needs: ["after_search", "likely.about_place", ["choice", "asked", "points_back"]],
        excludes: ["near", ["kinds_of_other_purpose", "-choice", "-asked"], ["seeks", "-choice"]],
      },
      // "Which one is cheapest?", of the places that were shown.
      {
        needs: [["after_search", "after_place"], "picks"],
        excludes: ["-kinds_known", ...LOCATION],
      },
      // "Which of these is cosiest?"
      {
        needs: ["after_search", "act.ask", "feature"],
        excludes: ["kind", "seeks", "act.where", "day"],
      },
      // "Which one has the most trees?": a question that no search is in.
      {
        needs: ["after_search", "act.ask", "-wishes"],
        excludes: [...(["more", "act.where", "act.yes", "act.no"] as const), ...COURTESIES],
      },
      // "What can we eat there?"
      {
        needs: ["after_place", "near_there", "activity.eat", "act.ask"],
      },
      // "Do people really go into the water in winter?": more was said than was read, and it is no search.
      {
        needs: ["after_search", "likely.about_place", "unread"],
        excludes: ["kind", "change", "near"],
      },
      // "What is it called in Danish?"
      { needs: ["after_place", "act.called", ["act.theirs", "act.reference", "act.is"]] },
      // "And the other one?", after one of them was told of.
      { needs: ["after_place", "act.the_other"] },
      {
        needs: ["asked", ["after_anything", "-act.find"]],
        excludes: [
          ...(["kind", "dont_care", "area", "price"] as const),
          // "I have little cash left, where can I eat?", "and for dinner a place that lets him in".
          ["seeks", "activity.eat"],
          ["seeks", "meal"],
          // "A vegan dinner, open on Monday" is looked for.
          ...(["meal", "day"] as const).map((when) => ["-after_anything", "feature", when] as const),
        ],
      },
      { needs: ["after_place", "asks_whether_then"] },
      // "Who built it?", "since when?", right after a place was told of.
      {
        needs: ["after_place", "sounds.fact"],
        excludes: ["kind", "seeks", "area_there", ...LOCATION],
      },
      // "Is there a lift?", right after a place was told of.
      { needs: ["after_place", "of_house_first", "points_back"], excludes: ["kind"] },
      // "Does it have wifi?", "is it free?"; right after a place was told of, a property alone.
      {
        needs: ["after_place", "feature", ["place_spoken_of", "after_search"]],
        excludes: ["kind", ...LOCATION, "act.other", "act.todo", "corrects", "likely.search"],
      },
      {
        needs: [
          "asks_whether",
          ["feature", "price"],
          ["place_spoken_of", "feature"],
          ["place_spoken_of", "after_search"],
        ],
        excludes: ["kind"],
      },
      // "Do I need a tie?", "is it safe to walk back?": a question of fact, whatever kinds of places its words may name.
      {
        needs: ["surely.about_place"],
        excludes: [
          ...(["seeks", "near", "area_there", "act.bye"] as const),
          ...(["nothing_unknown", "asks_to_have", "act.where"] as const).map(
            (search) => ["kind_sought", search] as const,
          ),
        ],
      },
      // "Tell me more", with nothing else in it.
      { needs: ["after_anything", "act.tell"], excludes: ["search"] },
    ],
    takes: [
      ...PLAN.filter((slot) => slot !== "features" && slot !== "sort"),
      "openAt",
      "place",
      "best",
      "asked",
      "matters",
      "from",
      "unknownPlace",
      "choice",
    ],
    kinds: "asked_about",
  },
  {
    name: "small_talk",
    intent: "small_talk",
    purposes: ["small_talk"],
    ways: [
      {
        needs: [COURTESIES],
        excludes: ["search", ["wishes", "-act.thanks", "-act.bye"]],
      },
      {
        needs: [["act.yes", "act.no"]],
        excludes: ["wishes", "after_search", "after_plan", "around_place"],
      },
      // "Haha, great": nothing is said that could be looked for or asked.
      {
        needs: ["after_anything", "nothing_known", "nothing_unknown"],
        excludes: ["act.yes", "act.no", "seeks", "asks_something", "act.ask", "more", "wishes", "rejects"],
      },
      { needs: ["sounds.small_talk"], excludes: OF_PLACES },
      {
        needs: ["surely.small_talk"],
        excludes: ["kind_sought", "more", "seeks", "act.yes", "act.no", "around_place"],
      },
    ],
    takes: [...SEARCH, "smallTalk"],
  },
  {
    name: "change_of_search",
    intent: "refine",
    purposes: ["change", "search"],
    looseUnless: ["more", "near_there", "terse", "act.todo"],
    ways: [
      { needs: ["more", "after_search"], excludes: ["wishes"] },
      { needs: ["rejects"] },
      {
        needs: ["after_search", ["act.yes", "act.no", "seeks", "nothing_unknown", "slot.categories"]],
        excludes: ["wishes", "act.todo", UNREAD],
      },
      { needs: ["after_plan", ["act.yes", "act.no"]], excludes: ["wishes"] },
      {
        needs: ["after_search", "wishes"],
        excludes: [
          // "What can we do with children?", "where to buy books": without a word that goes on from the last search.
          ["act.todo", "-kind"],
          ["topic", "-kind", "-goes_on", "-act.also", "-act.other"],
          // A search around a place that was spoken of begins anew, and one for another purpose.
          ["kind", "near_there"],
          ["around_place", "-kind", "-feature", "-price"],
          ["kind", "after_place", "place_spoken_of"],
          ["after_kinds", "kinds_of_other_purpose", "-corrects"],
          UNREAD,
        ],
      },
    ],
    takes: [...SEARCH, "answer", "wantsMore"],
    kinds: "sought",
  },
  {
    name: "search",
    intent: "find_places",
    purposes: ["search", "change"],
    looseUnless: ["near_there", "terse", "act.todo"],
    ways: [
      {
        needs: [["wishes", "act.todo", "seeks", "terse", "sounds.search", "area_there", "around_place"]],
        excludes: [UNREAD],
      },
    ],
    takes: [...SEARCH, "anything"],
    kinds: "sought",
    keeps: "travellers",
  },
  {
    name: "not_understood",
    intent: "out_of_scope",
    purposes: [],
    looseUnless: ["terse", "act.todo"],
    ways: [{ needs: [] }],
    takes: SEARCH,
  },
];
