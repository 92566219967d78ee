import type { Condition, Conditions, Way } from "./signs.ts";
import type { EditOperation } from "./understanding.ts";

/** Words for a plan. */
export const PLAN_WORD: readonly Condition[] = ["act.plan", "act.itinerary"];

/** A change of a plan, which is asked for by its words (`edit.…`) or without them. */
export interface Change {
  /** What it is done to: stops, which may be those of a part of the day; whole days; the hour of a meal, or of days. */
  of: "stops" | "days" | "meal" | "hours";
  /** It says how a plan is, not which stops it has: a new plan can have it from the beginning. */
  shape?: true;
  /** Nothing but a plan can be changed so. */
  plansOnly?: true;
  /** What its words need beside them; left out: nothing. */
  said?: Way;
  /** How it is asked for without its words. */
  implied?: Way | readonly Way[];
}

const OF_MEALS: Change = {
  of: "meal",
  shape: true,
  said: { needs: [["planned_meal", "meal_spoken_of"], "nothing_beside"] },
};
const OF_HOURS: Change = { of: "days", shape: true, plansOnly: true };
/** "A relaxed café" is a search; "three relaxed days" and "more relaxed" say how the plan is to be. */
const PACE: Way = {
  needs: [["some_day", "days", ...PLAN_WORD, "act.trip", "nothing_beside", "nothing_sought"]],
  excludes: [
    ["asks_whether", "some_day"],
    ["pace_of_meal", "-some_day"],
  ],
};
const DAYS_MORE_OR_LESS: Conditions = ["edit.add", "edit.remove", "edit.add_day", "edit.remove_day"];
const OF_STOPS_OR_DAYS: Conditions = ["edit.replace", ...DAYS_MORE_OR_LESS];
/** A plan is spoken of by its number of days, and by nothing that may be on one. */
const DAYS_ALONE: readonly Condition[] = [
  ...(["after_plan", "days", "nothing_beside"] as const),
  ...(["-day", "-day_of_plan", "-stay", "-part", "-planned_meal"] as const),
];
const OF_HOURS_WORDS: Conditions = [
  "edit.less_walking",
  "edit.start_later",
  "edit.start_earlier",
  "edit.end_earlier",
];
const LATER_OR_EARLIER = [
  "edit.move_later",
  "edit.move_earlier",
  "edit.move",
  "edit.start_later",
  "edit.start_earlier",
] as const;
/** The plan as a whole is named, and nothing of it. */
const CALLED_OFF: Way = {
  needs: ["has_plan", ["act.everything", ...PLAN_WORD], ["nothing_beside", "nothing_sought"]],
  excludes: [
    "stop_number",
    "day_of_plan",
    "dated_day",
    "days",
    "planned_meal",
    "part",
    "places",
    "kind",
    "unwanted",
    "edit.keep",
    "edit.add",
    "asked",
  ],
};
const QUESTION: Conditions = ["act.ask", "act.tell", "act.what_is", "act.where", "asks_whether", "asked"];
/** What leaves no room for a pace that is only implied: a question, something to look for, another change. */
const NO_PACE: Conditions = [
  ...QUESTION,
  ...OF_STOPS_OR_DAYS,
  ...OF_HOURS_WORDS,
  "unwanted_thing",
  "kind",
  "edit.slower",
  "edit.fuller",
  ["edit.move_later", "planned_meal", "nothing_beside"],
  ["edit.move_earlier", "planned_meal", "nothing_beside"],
];

/** After a plan what is named beside the hours of a day comes into it. */
const KIND_BESIDE: readonly Condition[] = ["kind", "-right_after_plan"];

/** An end of days that is later or earlier by a word of its own. */
function shifted(end: Condition, which: Condition): Way {
  return {
    needs: ["has_plan", end, which],
    excludes: ["meal", "one_hour", "hours_of_days", "kind", "places", ...QUESTION],
  };
}

const OF_DAY_HOURS: Change = {
  of: "hours",
  shape: true,
  said: {
    needs: ["hours_of_days", ["nothing_beside", "nothing_sought", "has_plan"]],
    excludes: [KIND_BESIDE, "asked", "act.ask", "act.find", "places", "unwanted", ...PLAN_WORD].map(
      (one) => ["-nothing_beside", "-nothing_sought", one].flat() as Condition[],
    ),
  },
  // "Only the afternoons".
  implied: { needs: ["has_plan", "only_part"], excludes: QUESTION },
};

export const changes: Readonly<Record<EditOperation, Change>> = {
  replace: {
    of: "stops",
    // "Italian for dinner, rather", of the plan that was just told.
    implied: [
      // "Something Italian rather", of the lunch that was told of.
      {
        needs: [
          "meal_spoken_of",
          ["kind_to_eat", "price"],
          ["corrects", "goes_on", "act.instead", "act.other"],
        ],
        excludes: [
          ...[...QUESTION.filter((one) => one !== "act.ask"), ...OF_STOPS_OR_DAYS],
          ...(["asks_first", "edit.keep", "unwanted", "near", "part", "day_of_plan"] as const),
        ],
      },
      // "I do not like the second one on day 1, something else."
      {
        needs: ["has_plan", "stop_number", "act.other", "negation.not"],
        excludes: [...OF_STOPS_OR_DAYS, "edit.move", "asked"],
      },
      {
        needs: [
          "has_plan",
          ["right_after_plan", "dated_day", "day_of_plan"],
          "one_planned_meal",
          ["kind_to_eat", "price"],
          ["corrects", "goes_on", "act.instead", "dated_day", "day_of_plan", "price"],
        ],
        excludes: [
          ...([...QUESTION.filter((one) => one !== "act.ask"), ...PLAN_WORD, ...OF_STOPS_OR_DAYS] as const),
          ...([...LATER_OR_EARLIER, "asks_first"] as const),
          ...(["edit.keep", "unwanted", "now", "day.tonight", "party", "near", "days", "one_hour"] as const),
        ],
      },
    ],
  },
  remove: {
    of: "stops",
    said: { needs: [], excludes: ["edit.remove_day", DAYS_ALONE] },
    // "Without the second stop".
    implied: {
      needs: [
        ["stop_number", "visits_to_go", "other_to_go", "meal_denied"],
        [
          ...(["negation.not", "negation.not_after", "negation.except"] as const),
          "visits_to_go",
          "other_to_go",
        ],
      ],
      excludes: ["edit.replace", "edit.move", ["edit.keep", "-other_to_go"]],
    },
  },
  add: {
    of: "stops",
    said: { needs: [], excludes: ["edit.add_day", DAYS_ALONE] },
    // "Then a stroll through Nørrebro", "and ice cream in the afternoon": one more stop of the plan that there is. "Tivoli as before": it comes back.
    implied: {
      needs: [
        "after_plan",
        ["stroll", "edit.undo", "place_wanted", "another_stop", "kind_for_a_time", "kind_put"],
        ["stroll", "places", "kind", "another_stop"],
      ],
      excludes: [
        ...QUESTION,
        ...OF_STOPS_OR_DAYS,
        ["edit.move", "-place_wanted", "-kind_put"],
        "edit.keep",
        "days",
        ...PLAN_WORD,
      ],
    },
  },
  move: {
    of: "stops",
    plansOnly: true,
    said: {
      needs: [
        // "Put it on Saturday."
        ["stop_number", "places", "area", "kind", "meal", "nothing_beside", "nothing_sought"],
        ["day_of_plan", "dated_day", "part", "one_hour", "stop_beside", "beside"],
      ],
      excludes: ["edit.free"],
    },
    // "Can we do the tower first?"
    implied: {
      needs: ["right_after_plan", ["places", "stop_beside"], ["act.early", "act.late", "stop_beside"]],
      excludes: [
        ...QUESTION,
        ...OF_STOPS_OR_DAYS,
        "edit.keep",
        ["edit.move", "-stop_beside"],
        "unwanted",
        "near",
      ],
    },
  },
  keep: {
    of: "stops",
    said: {
      needs: [["stop_number", "places", "area", "kind", "planned_meal"]],
      excludes: ["edit.free", "edit.move"],
    },
  },
  swap: {
    of: "stops",
    plansOnly: true,
    implied: {
      needs: [
        ["edit.replace", "edit.reverse"],
        ["two_days", "two_stops", "exchanged"],
      ],
    },
  },
  // "Scrap everything after lunch", "keep only the museum".
  clear: { of: "days", plansOnly: true, implied: { needs: ["has_plan", "cleared"], excludes: QUESTION } },
  // "Do it the other way round"; of two stops or days that are said these change places.
  reverse: {
    of: "days",
    plansOnly: true,
    said: { needs: ["has_plan"], excludes: ["two_days", "two_stops", "places", "kind", "asked"] },
  },
  // "Move everything an hour later."
  shift: {
    of: "days",
    plansOnly: true,
    implied: {
      needs: ["has_plan", "act.everything", LATER_OR_EARLIER, ["nothing_beside", "nothing_sought"]],
      excludes: ["stop_number", "planned_meal", "places", "kind", "asked"],
    },
  },
  // "Cancel it all", "forget the plan".
  cancel: {
    of: "days",
    plansOnly: true,
    said: CALLED_OFF,
    implied: { ...CALLED_OFF, needs: [...CALLED_OFF.needs, "edit.remove"] },
  },
  // "Two of us want museums, the others none: can we split up?"
  split: { of: "days", plansOnly: true, said: { needs: ["right_after_plan"], excludes: ["asked"] } },
  // "A nap at the hotel at two."
  rest: {
    of: "days",
    shape: true,
    plansOnly: true,
    said: { needs: [["has_plan", "days", ...PLAN_WORD]], excludes: ["asked", "kind_besides_bed"] },
  },
  free: {
    of: "days",
    shape: true,
    // "Keep day 3 empty" leaves out all of it.
    said: {
      needs: [
        ["part", "day_of_plan"],
        ["day_of_plan", "nothing_beside"],
      ],
      excludes: [...QUESTION, "thing", "visits_to_go"],
    },
  },
  start_at: OF_DAY_HOURS,
  end_at: {
    ...OF_DAY_HOURS,
    // "On Friday we are off at three."
    implied: {
      needs: ["has_plan", "hours_of_days", ["only_part", "moment.until"], ["only_part", "dated_day"]],
      excludes: [...QUESTION, "kind", "places", "meal"],
    },
  },
  // "Add two days".
  add_day: { of: "days", implied: { needs: ["edit.add", ...DAYS_ALONE], excludes: ["edit.add_day"] } },
  remove_day: {
    of: "days",
    implied: { needs: ["edit.remove", ...DAYS_ALONE], excludes: ["edit.remove_day"] },
  },
  // "Make it five days", "only two days".
  set_days: {
    of: "days",
    said: {
      needs: ["nothing_sought", ["days", "lone_number"]],
      excludes: [
        "day_of_plan",
        "stop_number",
        "planned_meal",
        "part",
        "hours_of_days",
        "after_bed",
        ...DAYS_MORE_OR_LESS,
      ],
    },
    implied: {
      needs: DAYS_ALONE,
      excludes: [...DAYS_MORE_OR_LESS, ...PLAN_WORD, "act.trip", "after_bed"],
    },
  },
  undo: {
    of: "days",
    said: { needs: ["has_plan"], excludes: ["places", "kind"] },
    implied: { needs: ["other_to_go"] },
  },
  // "They say it will rain on the third day."
  indoors: {
    of: "days",
    implied: {
      needs: ["has_plan", "for_rain", ["right_after_plan", "day_of_plan", "dated_day"]],
      // "What if it rains?"
      excludes: [
        ...QUESTION.filter((one) => one !== "act.ask"),
        ...(["act.todo", "act.find"] as const),
        ...PLAN_WORD,
        "kind",
        "places",
        "planned_meal",
        "unwanted",
        "act.other",
      ],
    },
  },
  // "The children come with us", "all of it cheap".
  suit: {
    of: "days",
    implied: {
      needs: ["after_plan", ["travellers", "price_of_plan"]],
      excludes: [
        ...QUESTION,
        ...OF_STOPS_OR_DAYS,
        ...PLAN_WORD.map((plan) => [plan, "-price_of_plan"] as const),
        "act.find",
        "act.todo",
        "kind",
        ["days", "-price_of_plan"],
        "act.guides",
        ["price", "-price_of_plan"],
        "place_wanted",
        "hours_of_days",
      ],
    },
  },
  // "At most three things a day", "only one museum".
  limit: { of: "days", shape: true, plansOnly: true, implied: { needs: ["limited"] } },
  // "Only museums."
  only: { of: "days", shape: true, implied: { needs: ["only_kinds", ["right_after_plan", ...PLAN_WORD]] } },
  // "No more than 15 minutes on foot between stops."
  less_walking: {
    ...OF_HOURS,
    implied: { needs: ["has_plan", "walk_limited"], excludes: ["kind", "places", "asked"] },
  },
  // "We begin half an hour later."
  start_later: { ...OF_HOURS, implied: shifted("edit.start_at", "edit.move_later") },
  start_earlier: { ...OF_HOURS, implied: shifted("edit.start_at", "edit.move_earlier") },
  end_earlier: { ...OF_HOURS, implied: shifted("edit.end_at", "edit.move_earlier") },
  slower: {
    of: "days",
    shape: true,
    said: PACE,
    // "A quiet first day".
    implied: {
      needs: [
        ["some_day", "nothing_sought"],
        ["act.calm", "act.less", "quiet"],
        ["-meal", "pace_of_day"],
      ],
      excludes: [...NO_PACE, ["act.less", "thing"], ["act.yes", "-some_day"], "pace_of_meal"],
    },
  },
  fuller: {
    of: "days",
    shape: true,
    said: PACE,
    // "More on Saturday", where nothing is named that there could be more of.
    implied: {
      needs: ["some_day", ["act.more", "act.busy"], ["-meal", "pace_of_day"]],
      excludes: [...NO_PACE, "thing", "act.calm", "act.less", "more_of_unknown"],
    },
  },
  move_later: OF_MEALS,
  move_earlier: OF_MEALS,
  move_to: {
    of: "meal",
    shape: true,
    // "Dinner at eight", with nothing beside it that could be looked for.
    implied: {
      needs: [
        ["one_planned_meal", "meal_hour"],
        ["one_hour", "meal_hour"],
        ["nothing_beside", "nothing_sought"],
      ],
      excludes: [
        ...DAYS_MORE_OR_LESS,
        "edit.move_later",
        "edit.move_earlier",
        "thing_besides_meal",
        "party",
        "now",
        "day.today",
        "day.tonight",
        "act.where",
      ],
    },
  },
};

/** What a change leaves undone of what the words of its clause may say as well, always or where a sign holds. */
export const outdone: readonly { one: EditOperation; needs?: Condition; others: readonly EditOperation[] }[] =
  [
    { one: "remove", needs: "meal_denied", others: ["replace"] },
    // What changes places, its hour, or to so many days, is not replaced.
    { one: "swap", others: ["replace"] },
    { one: "set_days", others: ["replace"] },
    { one: "move_to", others: ["replace"] },
    // Whichever goes, it is neither a pace nor a number of days.
    { one: "remove", needs: "visits_to_go", others: ["slower", "set_days", "limit", "remove_day"] },
    // What is shown is not changed.
    { one: "set_days", needs: "act.show", others: ["set_days"] },
    { one: "indoors", others: ["add", "move", "replace", "suit"] },
    // A most number of anything is neither a number of days nor a pace.
    { one: "limit", others: ["set_days", "slower", "fuller", "remove", "replace", "add", "suit"] },
    // Of a plan that gets longer or shorter no day is fuller or lighter.
    { one: "add_day", others: ["slower", "fuller"] },
    { one: "remove_day", others: ["slower", "fuller"] },
    { one: "set_days", others: ["slower", "fuller"] },
    // "Put the dinner of day 2 at eight", "leave it at eight".
    { one: "move_to", needs: "-two_days", others: ["move", "keep"] },
  ];

/** The same where they are said in clauses of their own. */
export const outdoneBeside: readonly {
  one: EditOperation;
  whose?: "whichever" | "visits";
  others: readonly EditOperation[];
}[] = [
  { one: "remove", whose: "whichever", others: ["slower", "fuller"] },
  { one: "limit", whose: "visits", others: ["slower"] },
  // "Add somewhere to eat, nothing expensive": what comes in is to be cheap, not all of it.
  { one: "add", others: ["suit"] },
  { one: "replace", others: ["suit"] },
  { one: "undo", others: ["remove"] },
];

/** Sections, and single values of others, that ask for nothing where they stand beside a change of hours or of pace. */
export const saysNothing: ReadonlySet<string> = new Set([
  ...["activity", "article", "clock", "common", "day", "edit", "limit", "meal", "moment"],
  ...["month", "number", "numbered", "ordinal", "part", "unit", "weekday"],
  ...[
    "act.also",
    "act.busy",
    "act.calm",
    "act.everything",
    "act.find",
    "act.have",
    "act.instead",
    "act.itinerary",
    "act.join",
  ],
  ...["act.less", "act.like", "act.meant", "act.more", "act.plan", "act.thanks", "act.trip", "act.yes"],
  ...["where.in", "where.in_after"],
]);
