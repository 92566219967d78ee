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
  /** Ways in which it is meant whatever the gate says: exact facts, and words that are said of nothing else. */
  certain?: readonly Way[];
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
  | "way"
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

const SOMETHING_SOUGHT: Conditions = ["place", "kind", "feature", "interest", "price", "topic", "act.todo"];

/** What is no more of an emergency that was told of. */
const SOMETHING_BESIDE: Conditions = [
  ...(["kind_sought", "place", "area", "price", "seeks", "act.todo", "act.plan", "email"] as const),
  ["of_house", "-of_address"],
];

/** Who asks something else without a word of harm, or goes on from help that was called, is not told again whom to call. */
const ANOTHER_MATTER: Conditions = [
  ...(["search", "plan", "change", "about_house", "booking", "complaint", "human"] as const).map(
    (purpose) => ["-maybe.danger", `likely.${purpose}`] as const,
  ),
  ...(["asked_way", "likely.about_place", "likely.knowledge"] as const).map(
    (one) => ["help_called", one] as const,
  ),
];

/** What is named to be looked for, or where, and words that ask for it: nothing of that goes on from what was told. */
const NAMED: Conditions = ["kind", "topic", "price", "places", "area", "town_part", "near", "near_there"];
const SEEKING: Conditions = ["act.find", "act.todo", "act.plan"];
/** What courtesy has beside it where more is meant. */
const MORE_THAN_COURTESY: Conditions = [
  ...(["feature", "question", "of_house", "harm_said", "email", "act.ask", "act.where", "act.send"] as const),
  ...NAMED.filter((one) => one !== "near"),
];

/** When the days of a plan begin. */
const HOURS: readonly Condition[] = ["edit.start_later", "edit.start_earlier"];
/** A place is asked about or kinds are looked for, so that days alone are no trip. */
const PLAN_OF: readonly Condition[] = ["day_of_plan", "dated_day", "right_after_plan"];

export const frames: readonly Frame[] = [
  {
    name: "relief",
    intent: "small_talk",
    purposes: ["small_talk"],
    certain: [{ needs: ["danger_over"], excludes: ["emergency", "question", ...SOMETHING_BESIDE] }],
    ways: [
      {
        needs: ["after_emergency"],
        excludes: [
          "emergency.embassy",
          "act.no",
          ["act.yes", "nothing_beside"],
          "act.ask",
          "nothing_known",
          "question",
          "of_house",
        ],
      },
    ],
    takes: ["smallTalk"],
  },
  {
    name: "emergency",
    intent: "emergency",
    purposes: ["emergency"],
    certain: [
      { needs: ["after_emergency", "emergency.called"], excludes: ["danger_over", "seeks", "asked_way"] },
      // "Nobody is in danger, I only want to block my card."
      {
        needs: ["after_emergency", ["emergency.none", "emergency.calm"]],
        excludes: ["kind_sought", "place", ["act.thanks", "likely.small_talk"]],
      },
      // "Repeat it all", "how do I say that?": what is said on the way is of it, but for what is looked for or asked of the house.
      {
        needs: ["after_danger"],
        excludes: ["danger_over", ["sounds.small_talk", "-act.ask"], ...SOMETHING_BESIDE, ...ANOTHER_MATTER],
      },
    ],
    // "The key was in the bag as well", once whom to ask of what is lost was told, is for the house.
    ways: [
      {
        needs: [],
        // Who says how many days there are, and no word of danger, plans them.
        excludes: [
          ["after_emergency", "-after_danger", "of_house", "-emergency"],
          ["days", "-emergency", "-harm_said"],
        ],
      },
    ],
    takes: ["emergency", "isHelpCalled", "matters"],
  },
  {
    name: "human",
    intent: "human",
    purposes: ["human"],
    // "Are you a robot?"
    certain: [
      {
        needs: ["after_anything", "purpose.human", "question", "nothing_but_house"],
        excludes: ["thing", "places", "of_house", "asked", "change", "likely.complaint", "likely.booking"],
      },
    ],
    ways: [{ needs: [] }],
    takes: [],
  },
  {
    name: "complaint",
    intent: "complaint",
    purposes: ["complaint"],
    ways: [{ needs: [] }],
    takes: [],
  },
  { name: "abuse", intent: "abuse", purposes: ["abuse"], ways: [{ needs: [] }], takes: [] },
  {
    // "What is the second stop?", "how do we get from 2 to 3?", of the plan at hand.
    name: "about_stop",
    intent: "about_place",
    purposes: ["about_place"],
    certain: [
      { needs: ["stop_asked"], excludes: ["change", "days", "act.why", ["kind", "-stop_number"]] },
      // "When does that place on Saturday night close?"
      {
        needs: ["right_after_plan", ["dated_day", "day_of_plan"], "part", "asked", "act.theirs"],
        excludes: ["places", "kind", "change", "act.why"],
      },
      // "Is the lunch place a fish restaurant?", "how far is it from lunch to the museum?"
      {
        needs: [
          "right_after_plan",
          ["one_planned_meal", "asked_way"],
          ["asks_first", "asks_whether", "act.is", "asked", "feature"],
          ["question", "asks_first", "asks_whether", "asked"],
          ["feature", "kind", "price", "asked"],
          "stops_named",
        ],
        excludes: [
          ...(["days", "act.todo", "places", "asks_hours", "act.why"] as const),
          ["near", "-asked_way"],
          ...([
            ["change", "-likely.about_place"],
            ["act.find", "-asks_whether", "-likely.about_place"],
          ] as const),
        ],
      },
    ],
    ways: [
      // "What does the first museum on day 1 cost?", "and the restaurant in the evening?"
      {
        needs: [
          ...(["has_plan", "kind", "thing_not_asked", PLAN_OF] as const),
          ["asked", "act.what_is", "act.called", "surely.about_place"],
        ],
        excludes: ["seeks"],
      },
    ],
    takes: ["asked", "matters", "openAt", "stopsAsked", "categories", "named"],
    kinds: "asked_about",
  },
  {
    // "How do we get there?", "which bus?", "with a pram?", of what was told of or is named.
    name: "way",
    intent: "about_place",
    purposes: ["about_place"],
    certain: [
      {
        needs: ["way_there"],
        excludes: ["right_after_plan", "choice", "purpose.booking", "days", "price"],
      },
    ],
    ways: [],
    takes: ["asked", "matters", "from", "place", "near", "unknownPlace", "partySize", "userCategory"],
    kinds: "asked_about",
  },
  {
    name: "about_house",
    intent: "about_house",
    purposes: ["about_house", "emergency"],
    // "How do I get to the airport?": nothing of it is in a catalogue of places.
    certain: [
      // "And for kids?", "till when on Saturday?", of what it was asked about.
      {
        needs: ["goes_on_of_house", "-of_house"],
        excludes: [
          ...(["harm_said", "act.thanks", "act.bye"] as const),
          ...SEEKING,
          ["asked_way", "-asks_hours"],
          ["likely.search", "-goes_on", "-asked"],
          ...(["purpose.complaint", "purpose.booking", "purpose.weather", "purpose.not_ours"] as const),
          ...(["likely.emergency", "likely.complaint", "likely.not_ours", "likely.small_talk"] as const),
        ],
      },
    ],
    ways: [{ needs: [] }],
    takes: ["matters"],
  },
  {
    // "Will it rain tomorrow?"
    name: "weather",
    intent: "about_weather",
    purposes: ["knowledge", "about_place", "about_house"],
    certain: [
      {
        needs: ["after_anything", "purpose.weather", "question"],
        excludes: [
          ...([
            "place",
            "kind",
            "area",
            "price",
            "change",
            "has_plan",
            "of_house_alone",
            "harm_said",
          ] as const),
          ...SEEKING,
        ],
      },
    ],
    ways: [{ needs: ["purpose.weather"], excludes: ["place"] }],
    takes: ["weatherOn"],
  },
  {
    // "Book a table at the Salt Tower", "call me a taxi".
    name: "booking",
    intent: "booking",
    purposes: ["booking"],
    ways: [{ needs: [["place", "place_spoken_of", "choice", "-kind_sought"]] }],
    takes: ["place", "partySize", "openAt", "days", "startDate", "choice", "best", "matters"],
    kinds: "asked_about",
  },
  {
    // "When does the sun set?", "how does one dress for the opera?": what neither a record nor the house tells.
    name: "knowledge",
    intent: "out_of_scope",
    purposes: ["knowledge"],
    ways: [{ needs: [], excludes: ["place", "unknown_name", ["kind", "asked"]] }],
    takes: [],
  },
  {
    name: "send_plan",
    intent: "send_plan",
    purposes: ["plan", "change"],
    certain: [{ needs: ["email"] }],
    ways: [{ needs: ["act.send", ["act.itinerary", "has_plan"]], excludes: ["kind", "edit.undo"] }],
    takes: PLAN,
  },
  {
    // "Why is Tivoli not in it?", "what did you leave out?"
    name: "left_out_of_plan",
    intent: "explain_plan",
    purposes: ["plan", "about_place"],
    certain: [
      { needs: ["right_after_plan", "act.why", ["places", "area"]], excludes: ["asked", "change", "wishes"] },
      // "Why is the castle on the last day?", "why is it so full?"
      {
        needs: ["right_after_plan", "act.why", ["question", "asks_first"]],
        excludes: [["change", "likely.change"], "of_house", "purpose.complaint"],
      },
    ],
    ways: [
      { needs: ["has_plan", "act.why", ["places", "area", "act.left_out"]] },
      { needs: ["has_plan", "act.left_out", ["act.what_is", "act.ask", "-change"]] },
    ],
    takes: ["whyNot", "stopsAsked", "shownDays", "shownEdge", "unknownPlace"],
    kinds: "changed",
  },
  {
    // "What is planned for day 2?", "does the plan still work?", "show me the plan".
    name: "question_about_plan",
    intent: "show_plan",
    purposes: ["plan"],
    certain: [
      { needs: ["asks_change"], excludes: ["act.left_out"] },
      // "When do we leave the hotel on Saturday?", "what does all of it cost?"
      {
        needs: [
          "right_after_plan",
          ["asks_hours", "act.everything"],
          ["at_house", "act.everything"],
          ["dated_day", "day_of_plan", "asked"],
        ],
        excludes: ["of_house", "places", "kind", "change", "-asked"],
      },
      // "When are we done?", "how many of them cost anything?"
      {
        needs: ["asks_of_plan", ["likely.plan", "likely.change", "asked"]],
        excludes: [
          ...(["kind", "places", "near", "choice", "stop_asked", "of_house", "unknown_name"] as const),
          ...(["act.find", "act.todo", "act.left_out", "act.why"] as const),
        ],
      },
      // "Where do we have lunch on day 2?"
      {
        needs: [
          "has_plan",
          "one_planned_meal",
          ["day_of_plan", "right_after_plan"],
          ["act.where", "act.ask", "act.what_is", "question"],
        ],
        excludes: ["change", "act.find", "kind_to_eat", "feature", "price", "near", "places"],
      },
    ],
    ways: [
      {
        needs: ["has_plan"],
        excludes: [
          "place",
          ["days", "-day_of_plan"],
          ["act.trip", "-question"],
          ["act.plan", "-question", "-day_of_plan", "-act.show"],
        ],
      },
    ],
    takes: [
      ...PLAN.filter((slot) => slot !== "categories"),
      "priceLevel",
      "shownDays",
      "shownMeal",
      "shownEdge",
      "asked",
      "asksChange",
    ],
  },
  {
    // Changes that only plans have, and others where a plan is spoken of.
    name: "change_of_plan",
    intent: "edit_plan",
    purposes: ["change"],
    certain: [
      // "Swap Monday and Tuesday", "start at half past nine", "take Tivoli out", whatever was looked for since.
      {
        needs: ["has_plan", ["change_of_day", "change_of_hours", "change_by_name"]],
        excludes: ["act.find", "asked"],
      },
      // "Can dinner on Friday be Chinese?"
      {
        needs: ["has_plan", "change", "one_planned_meal", ["dated_day", "day_of_plan"]],
        excludes: ["asked"],
      },
      // "No dinner", "keep only the museum", "the zoo on day 1, Tivoli on day 2".
      {
        needs: ["has_plan", ["meal_denied", "cleared", "placed_by_day"]],
        excludes: ["act.find", "asked", ...(["act.ask"] as const)],
      },
      // "On day 2 we would like a pool in the afternoon."
      {
        needs: ["has_plan", "kind", "day_of_plan", ["act.find", "act.like"]],
        excludes: ["asked", "act.ask", "act.what_is", "act.where", "act.tell", "act.show", "question"],
      },
      // "Put the second one in", of the places that were found.
      { needs: ["has_plan", ["edit.add", "edit.move"], "choice"], excludes: ["asked"] },
      // "And a beer at the end."
      { needs: ["kind_for_a_time", "act.late"] },
      // "Take that out", of the stop that was told of.
      {
        needs: [
          "has_plan",
          "after_place",
          ["edit.remove", "edit.replace", "edit.add"],
          ["nothing_beside", "nothing_sought"],
        ],
      },
    ],
    ways: [
      // A question that asks for no change changes nothing.
      {
        needs: ["has_plan", ["right_after_plan", "-after_search"]],
        excludes: [
          ["after_search", "act.yes", "-change"],
          ["question", "-change", "-day", "-days"],
        ],
      },
      // "Less walking, please", where there is no plan: of one that is spoken of, or of none of what was said before.
      {
        needs: [
          "change_of_plan_only",
          ["has_plan", "-after_anything", "day_of_plan", ...HOURS, ...PLAN_WORD],
        ],
        excludes: [["-has_plan", "asked"]],
      },
      { needs: ["has_plan", ["dated_day", "day_of_plan"]] },
      { needs: ["has_plan", ["edit.add", "edit.remove", "edit.replace"], ["choice", "after_place", "day"]] },
    ],
    takes: [...PLAN, "priceLevel", "place", "edits", "tooManyDays", "choice"],
    kinds: "changed",
  },
  {
    name: "not_ours",
    intent: "out_of_scope",
    purposes: ["not_ours"],
    // "Tell me a joke", whatever was told of before.
    certain: [
      {
        needs: ["after_anything", "purpose.not_ours"],
        excludes: [
          ...(["thing", "places", "area", "near", "choice", "asked", "of_house", "change", "email"] as const),
          ...(["emergency", "purpose.weather", "purpose.complaint", "act.find", "act.plan"] as const),
          ...(["likely.emergency", "likely.search", "likely.about_house", "likely.knowledge"] as const),
          ...(["likely.plan", "likely.change"] as const),
        ],
      },
    ],
    ways: [{ needs: [] }],
    takes: SEARCH,
  },
  {
    // "A 40 km loop by bike": ways of a length are none that are planned here.
    name: "route",
    intent: "out_of_scope",
    purposes: ["plan", "search", "not_ours"],
    certain: [{ needs: ["act.loop", ["unit.kilometre", "unit.mile", "topic.cycling", "topic.sports"]] }],
    ways: [],
    takes: ["isRoute"],
  },
  {
    name: "plan",
    intent: "plan_trip",
    purposes: ["plan"],
    // "Need a plan for 3 days", and days that are likely enough to be filled: after a search those without a kind, but for a bed's.
    certain: [
      {
        needs: ["days", ["act.plan", "maybe.plan"]],
        excludes: ["has_plan", "after_bed", "asked", "act.send", ["after_anything", "kind", "-act.plan"]],
      },
      // "A programme for Thursday: church and harbour".
      {
        needs: ["day", ["act.plan", "act.itinerary"], "maybe.plan"],
        excludes: ["after_anything", "asked", "act.send"],
      },
      // "On Friday a garden, tea and a concert": what is to fill them, and no question.
      {
        needs: ["many_sought", ["days", "day", "stay"]],
        excludes: [
          ...(["after_anything", "after_bed", "asked", "question", "nothing_known"] as const),
          ...(["act.where", "act.send", "surely.emergency"] as const),
          "of_house",
          ["kind", "-kind_besides_bed"],
        ],
      },
    ],
    ways: [{ needs: [] }],
    takes: [...PLAN, "priceLevel", "include", "shape", "tooManyDays"],
    kinds: "planned",
  },
  {
    name: "guides",
    intent: "list_guides",
    purposes: ["search", "plan"],
    certain: [{ needs: ["act.guides"], excludes: ["place", "kind", "after_plan"] }],
    ways: [],
    takes: [...TRAVELLERS, "interests"],
  },
  {
    // "What neighbourhoods are there?", "tell me about Nørrebro".
    name: "areas",
    intent: "list_areas",
    purposes: ["search", "about_place", "knowledge"],
    certain: [
      {
        needs: [
          ["act.areas", "asked_area"],
          ["act.areas", "act.find"],
        ],
        excludes: ["area", "after_place", "after_plan", ...SOMETHING_SOUGHT],
      },
      { needs: ["area", ["act.tell", "act.what_is"]], excludes: SOMETHING_SOUGHT },
    ],
    ways: [],
    takes: [...TRAVELLERS, "area"],
    keeps: "travellers",
  },
  {
    name: "about_place",
    intent: "about_place",
    purposes: ["about_place", "knowledge"],
    certain: [
      // "And on Monday?", "and the other one?", "how much is it?", of what was told of.
      { needs: ["after_place", ["asks_whether_then", "act.the_other"]] },
      { needs: ["after_search", ["act.those", "act.any_of_those"], "asks_whether_then"] },
      // "The second one", of the places that were shown.
      {
        needs: ["after_search", "choice", "nothing_unknown", ["nothing_beside", "act.yes"]],
        excludes: ["wishes", "change", "has_plan", "rejects"],
      },
      // The way to an area.
      { needs: ["area", "asked_way"], excludes: ["kind"] },
    ],
    // "Is there a café that takes dogs?", "what is there to do for free?": where nothing was told of yet, and no place is named.
    ways: [
      {
        needs: [],
        excludes: [
          ["thing_of_city", "kind_sought", "-after_anything", "-place", "-asked", "-unread"],
          ["act.todo", "seeks", "-asked", "-place"],
          // "A boat tour maybe?", after hospitals.
          [
            ...(["after_search", "kind_sought", "kinds_of_other_purpose", "-place", "-choice"] as const),
            ...(["-after_place", "-act.theirs", "-act.reference", "-asks_to_have", "-asked"] as const),
          ],
        ],
      },
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
    name: "change_of_search",
    intent: "refine",
    purposes: ["change", "search", "small_talk"],
    ways: [
      { needs: [["after_search", "after_plan"], "act.no"], excludes: ["wishes"] },
      { needs: ["more", "after_search", "-sounds.small_talk"], excludes: ["wishes"] },
      { needs: ["rejects"] },
      {
        needs: ["after_search", "-sounds.small_talk", ["seeks", "nothing_unknown", "slot.categories"]],
        excludes: ["wishes", "act.todo"],
      },
      {
        needs: ["after_search", "wishes", "-sounds.small_talk"],
        excludes: [
          // "What can we do with children?", "where to buy books": without a word that goes on from the last search.
          ["act.todo", "-kind"],
          ["topic", "-kind", "-goes_on", "-act.also", "-act.other"],
          // A search around a place that was spoken of begins anew, and one for another purpose.
          ["kind", "near_there"],
          ["around_place", "-kind", "-feature", "-price"],
          ["kind", "after_place", "place_spoken_of"],
          ["after_kinds", "kinds_of_other_purpose", "-corrects"],
        ],
      },
    ],
    takes: [...SEARCH, "answer", "wantsMore"],
    kinds: "sought",
  },
  {
    name: "small_talk",
    intent: "small_talk",
    purposes: ["small_talk"],
    // "Great", "yes, fine": there is nothing to say yes to in a list.
    certain: [
      {
        needs: ["after_anything", "act.yes", "nothing_beside", "nothing_unknown"],
        excludes: ["wishes", "change", "of_house", "question"],
      },
      // "You are the best", "we are from Chile", and nothing that could be looked for or asked.
      {
        needs: [["act.thanks", "act.bye", "act.origin"], "few_unknown"],
        excludes: ["wishes", "change", "asked", "act.tell", ...MORE_THAN_COURTESY, ...SEEKING],
      },
      // "Never mind, found it in my bag."
      {
        needs: ["act.never_mind", "few_unknown"],
        excludes: [
          "has_plan",
          "days",
          "act.todo",
          "act.plan",
          "act.like",
          "likely.human",
          ...MORE_THAN_COURTESY,
        ],
      },
    ],
    ways: [{ needs: [] }],
    takes: [...SEARCH, "smallTalk", "answer"],
  },
  {
    name: "search",
    intent: "find_places",
    purposes: ["search", "change", "booking", "about_place"],
    certain: [
      // "Cheap vegetarian food at the market", "what is there to do there?", of the area to which the way was told.
      { needs: ["place_as_location", "feature", "-asks_something"] },
      // "Is there a museum in the castle?"
      { needs: ["place_as_location", "kind_sought", ["seeks", "asks_to_have"]], excludes: ["asked"] },
      { needs: ["area_there", ["act.todo", "asks_first"]], excludes: ["asked"] },
      // "Breakfast, but not the hotel's."
      { needs: ["house_denied", ["thing", "meal"]], excludes: ["asked", "has_plan"] },
    ],
    ways: [
      { needs: [["wishes", "act.todo", "seeks", "terse", "sounds.search", "area_there", "around_place"]] },
    ],
    takes: [...SEARCH, "anything"],
    kinds: "sought",
    keeps: "travellers",
  },
  {
    name: "not_understood",
    intent: "out_of_scope",
    purposes: ["search", "change", "about_place", "knowledge"],
    ways: [{ needs: [] }],
    takes: SEARCH,
  },
];
