import type { Condition, Conditions, Way } from "./signs.ts";
import type { Edit, EditOperation } from "./understanding.ts";

/** Words for a plan. */
export const PLAN_WORD: readonly Condition[] = ["act.plan", "act.itinerary"];

/** They say how a plan is, not which stops it has: a new plan can have them from the beginning. */
const SHAPES: ReadonlySet<EditOperation> = new Set([
  ...(["rest", "free", "start_at", "end_at", "limit", "only", "less_walking", "start_later"] as const),
  ...(["start_earlier", "end_earlier", "slower", "fuller", "move_later", "move_earlier", "move_to"] as const),
]);
/** Nothing but a plan can be changed so. */
export const plansOnly: ReadonlySet<EditOperation> = new Set([
  ...(["move", "swap", "clear", "reverse", "shift", "cancel", "split", "rest", "limit"] as const),
  ...(["less_walking", "start_later", "start_earlier", "end_earlier"] as const),
]);

/** Give a meal another hour. */
export const mealMoves: ReadonlySet<EditOperation> = new Set(["move_to", "move_later", "move_earlier"]);

/** Whether a change says how a plan is. */
export function isShape({ operation }: Pick<Edit, "operation">): boolean {
  return SHAPES.has(operation);
}

/** One way to ask for a change: by its word (`edit.…`), or by what else a clause says. */
interface Asked extends Way {
  operation: EditOperation;
}

const MORE_OR_LESS: Conditions = ["edit.add", "edit.remove", "edit.add_day", "edit.remove_day"];
const OF_STOPS_OR_DAYS: Conditions = ["edit.replace", ...MORE_OR_LESS];
/** A plan is spoken of by its number of days, and by nothing that may be on one. */
const DAYS_ALONE: readonly Condition[] = [
  ...(["after_plan", "days", "nothing_beside"] as const),
  ...(["-day", "-day_of_plan", "-stay", "-part", "-planned_meal"] as const),
];
const LATER_OR_EARLIER = [
  ...(["edit.move_later", "edit.move_earlier", "edit.move"] as const),
  ...(["edit.start_later", "edit.start_earlier"] as const),
] as const;
const NOTHING_ELSE = ["nothing_beside", "nothing_sought"] as const;
const QUESTION: Conditions = ["asks", "act.tell", "act.what_is", "act.where", "asks_whether", "asked"];
/** The same, but that a question word may be something else: German "was". */
const ASKED: Conditions = QUESTION.filter((one) => one !== "asks");
/** The plan as a whole is named, and nothing of it, nor what nobody knows: "take Zorvent out of the plan". */
const CALLED_OFF: Way = {
  needs: [
    "has_plan",
    "nothing_unknown",
    ["act.everything", ...PLAN_WORD],
    NOTHING_ELSE,
    ["edit.cancel", "edit.remove"],
  ],
  excludes: [
    ...(["stop_number", "day_of_plan", "dated_day", "days", "planned_meal", "part", "places"] as const),
    ...(["kind", "unwanted", "act.other", "edit.keep", "edit.add", "asked"] as const),
  ],
};
/** After a plan what is named beside the hours of a day comes into it. */
const KIND_BESIDE: readonly Condition[] = ["kind", "-right_after_plan"];
const OF_HOURS: Way = {
  needs: ["hours_of_days", [...NOTHING_ELSE, "has_plan"]],
  excludes: [
    KIND_BESIDE,
    ["edit.move", "stop_number"] as const,
    ...(["asked", "asks", "act.find", "places", "unwanted"] as const),
    ...PLAN_WORD,
  ].map((one) => ["-nothing_beside", "-nothing_sought", one].flat() as Condition[]),
};
/** An end of days that is later or earlier by a word of its own. */
const SHIFTED: Conditions = ["meal", "one_hour", "hours_of_days", "kind", "places", ...QUESTION];
/** "A relaxed café" is a search; "three relaxed days" and "more relaxed" say how the plan is to be. */
const PACE: Way = {
  needs: [["some_day", "days", ...PLAN_WORD, "act.trip", ...NOTHING_ELSE]],
  excludes: ["asks_hours", ["asks_whether", "some_day"], ["pace_of_meal", "-some_day"]],
};
/** What leaves no room for a pace that is only implied: a question, or something to look for. */
const NO_PACE: Conditions = [...QUESTION, "unwanted_thing", "kind"];

/** A change by its word and what has to be said beside it. */
function byWord(operation: EditOperation & WordOf, { needs, excludes }: Partial<Way> = {}): Asked {
  return { operation, needs: [`edit.${operation}`, ...(needs ?? [])], ...(excludes ? { excludes } : {}) };
}
type WordOf = Extract<Condition, `edit.${string}`> extends `edit.${infer Word}` ? Word : never;

/**
 * How changes are asked for, as {@link frames} are: of the rows that a clause meets the first is what it asks, unless nothing comes of it. Those
 * of the whole plan go first, then those that count, then hours, then those of single stops, then those of which nothing is named.
 */
export const asked: readonly Asked[] = [
  // "Keep 1 to 3 free on Friday", "leave an hour free after lunch".
  {
    operation: "rest",
    needs: ["has_plan", "hours_free"],
    excludes: ["asked", "asks", "question", "kind", "places", "stop_number", "act.everything"],
  },
  // "Scrap everything after lunch", "keep only the museum".
  { operation: "clear", needs: ["has_plan", "cleared"], excludes: ["asked", "act.tell", "act.what_is"] },
  // "Cancel the rest of Sunday", "nothing on Sunday, all of it".
  {
    operation: "free",
    needs: [
      ["dated_day", "day_of_plan"],
      ["act.whole_day", "act.everything"],
      ["edit.remove", "edit.cancel"],
    ],
    excludes: ["stop_number", "places", "kind"],
  },
  // "Cancel it all", "forget the plan".
  { operation: "cancel", ...CALLED_OFF },
  // "Two of us want museums, the others none: can we split up?"
  byWord("split", { needs: ["right_after_plan"], excludes: ["asked"] }),
  // "Move everything an hour later."
  {
    operation: "shift",
    needs: ["has_plan", "act.everything", LATER_OR_EARLIER, NOTHING_ELSE],
    excludes: ["stop_number", "planned_meal", "places", "kind", "asked", ["choice", "act.show"]],
  },
  // "Put off Friday by an hour": the day, for nothing of it is named.
  {
    operation: "shift",
    needs: [
      "has_plan",
      ["dated_day", "day_of_plan"],
      ["unit.hour", "clock.minute", "unit.walk_minute"],
      ["edit.move", "edit.move_later", "edit.move_earlier"],
      ...NOTHING_ELSE,
    ],
    excludes: [
      ...(["one_hour", "two_days", "stop_number", "planned_meal", "meal", "places", "kind"] as const),
      ...(["edit.start_at", "edit.end_at", "edit.start_later", "edit.start_earlier", "edit.rest"] as const),
      ...(["asked", "part"] as const),
    ],
  },
  // "Do it the other way round"; of two stops or days that are said these change places.
  byWord("reverse", { needs: ["has_plan"], excludes: ["two_days", "two_stops", "places", "kind", "asked"] }),
  // "A nap at the hotel at two."
  byWord("rest", {
    needs: [["has_plan", "days", ...PLAN_WORD]],
    // "Where can we take a break?" looks for a place.
    excludes: [
      ["asked", "has_plan"],
      "act.where",
      ["places", "has_plan"],
      ["kind_besides_bed", "thing_besides_meal", "has_plan"],
      "rest_is_when",
    ],
  }),
  // "Take one thing out", "no dinner", "not that one, take another out".
  {
    operation: "remove",
    needs: [["visits_to_go", "meal_denied"]],
    excludes: [["edit.replace", "-edit.remove"], "edit.move", "edit.keep", "edit.remove_day", DAYS_ALONE],
  },
  // "At most three things a day", "only one museum".
  { operation: "limit", needs: ["limited"] },
  // "More time at the museum", "two hours at Tivoli", "not so long there".
  {
    operation: "stay",
    needs: ["has_plan", "stay_said"],
    excludes: [
      ...[...QUESTION, ...OF_STOPS_OR_DAYS, ...LATER_OR_EARLIER, ...PLAN_WORD],
      ...(["act.other", "act.todo", "unwanted", "near", "edit.less_walking", "edit.keep"] as const),
      ["act.find", "kind"],
    ],
  },
  // "Only museums."
  {
    operation: "only",
    needs: ["only_kinds", ["right_after_plan", ...PLAN_WORD]],
    // "Swap it for somewhere to just sit."
    excludes: ["edit.replace"],
  },
  byWord("undo", { needs: ["has_plan"], excludes: ["places", "kind"] }),
  {
    operation: "swap",
    needs: [
      ["edit.replace", "edit.reverse"],
      ["two_days", "two_stops", "exchanged"],
    ],
  },
  // "Swap the two days", of more than two: which ones is asked.
  {
    operation: "swap",
    needs: ["has_plan", ["edit.replace", "edit.reverse"], "days", ...NOTHING_ELSE],
    excludes: ["day_of_plan", "dated_day", "stop_number", "planned_meal"],
  },
  // "Add two days".
  byWord("add_day"),
  { operation: "add_day", needs: ["edit.add", ...DAYS_ALONE] },
  byWord("remove_day"),
  { operation: "remove_day", needs: ["edit.remove", ...DAYS_ALONE] },
  // "Make it five days", "only two days".
  byWord("set_days", {
    needs: ["nothing_sought", ["days", "lone_number"]],
    excludes: [
      ...(["day_of_plan", "stop_number", "planned_meal", "part", "hours_of_days", "after_bed"] as const),
      ...MORE_OR_LESS,
      "act.show",
    ],
  }),
  {
    operation: "set_days",
    needs: DAYS_ALONE,
    excludes: [...MORE_OR_LESS, ...PLAN_WORD, "act.trip", "after_bed", "act.show"],
  },
  // "They say it will rain on the third day."
  {
    operation: "indoors",
    needs: ["has_plan", "for_rain", ["right_after_plan", "day_of_plan", "dated_day"]],
    // "What if it rains?", but not "will it rain?"
    excludes: [
      ...[...ASKED, ...PLAN_WORD],
      ["purpose.weather", "question", "-asks_first"],
      // "Swap it for something indoors."
      ["edit.replace", "act.reference"],
      ...(["act.todo", "act.find", "kind", "places", "planned_meal", "unwanted", "act.other"] as const),
    ],
  },
  // "Dinner at eight", with nothing beside it that could be looked for.
  {
    operation: "move_to",
    needs: [["one_planned_meal", "meal_hour"], ["one_hour", "meal_hour"], NOTHING_ELSE],
    excludes: [
      ...MORE_OR_LESS,
      ["edit.move", "two_days"],
      ...(["edit.move_later", "edit.move_earlier"] as const),
      ...(["thing_besides_meal", "party", "now", "day.today", "day.tonight", "act.where"] as const),
    ],
  },
  // "We eat at one, pizza or so"; "lunch on both days at one, somewhere with smørrebrød".
  {
    operation: "move_to",
    needs: [
      ...(["right_after_plan", ["one_planned_meal", "meal_hour"], ["one_hour", "meal_hour"]] as const),
      "kind_to_eat",
      // "Sushi for dinner at eight" may be looked for.
      [...(["act.whole_day", "limit.a_day", "dated_day", "day_of_plan"] as const), "travellers", "goes_on"],
    ],
    excludes: [...[...ASKED, ...OF_STOPS_OR_DAYS, ...LATER_OR_EARLIER], "now", "day.today", "day.tonight"],
  },
  // "The midday meal at twelve", "lunch around noon".
  {
    operation: "move_to",
    needs: ["right_after_plan", "part.midday", ["one_hour", "one_planned_meal"]],
    excludes: [
      ...[...ASKED, ...OF_STOPS_OR_DAYS, ...LATER_OR_EARLIER],
      ...(["kind", "places", "stop_number", "question"] as const),
    ],
  },
  // "Keep day 3 empty" leaves out all of it.
  byWord("free", {
    needs: [
      ["part", "day_of_plan"],
      ["day_of_plan", "dated_day", "nothing_beside"],
    ],
    excludes: [
      ...QUESTION,
      // "We have dinner with friends, keep that evening free" names a meal, "a free museum in the evening" a place.
      ["thing", "-things_are_parts", "-part"],
      ["thing_besides_meal", "-things_are_parts", "kind"],
      ["topic", "-things_are_parts", "price"],
      // "Take the second one off day 1."
      "stop_number",
    ],
  }),
  byWord("start_at", OF_HOURS),
  // "Later, at eleven", "nine, seven is too early".
  {
    operation: "start_at",
    needs: [
      "has_plan",
      ["hours_of_days", "one_hour", "lone_number"],
      ["edit.start_later", "edit.start_earlier", "edit.move_later", "edit.move_earlier"],
      ["edit.start_later", "edit.start_earlier", "edit.start_at"],
    ],
  },
  // "A bit slower on day 2, half past ten or so."
  {
    operation: "start_at",
    needs: ["has_plan", "edit.slower", "one_hour", "nothing_beside"],
    excludes: [...QUESTION, "kind", "places", "meal", "edit.rest", ["part", "-part.morning"]],
  },
  byWord("end_at", OF_HOURS),
  // "Only the afternoons".
  { operation: "start_at", needs: ["has_plan", "only_part"], excludes: QUESTION },
  // "We do not get up before ten."
  {
    operation: "start_at",
    needs: ["has_plan", "hours_of_days", "moment.before", "negation.not"],
    excludes: [...QUESTION, "kind", "places", "meal"],
  },
  // "On Friday we are off at three."
  {
    operation: "end_at",
    needs: ["has_plan", "hours_of_days", ["only_part", "moment.until"], ["only_part", "dated_day"]],
    excludes: [...QUESTION, "kind", "places", "meal"],
  },
  // "Tivoli instead of the last stop on Saturday", "put something else in instead of the third".
  {
    operation: "replace",
    needs: ["has_plan", "stop_number", ["negation.instead", "negation.instead_after"]],
    excludes: ["two_stops", "edit.keep", ...QUESTION],
  },
  // "Put a proper lunch in on both days."
  {
    operation: "add",
    needs: ["has_plan", "meal_put"],
    excludes: ["edit.replace", "edit.remove", "edit.free", "places", "two_days", ...QUESTION],
  },
  byWord("move", {
    needs: [
      // "Put it on Saturday."
      ["stop_number", "places", "area", "kind", "meal", ...NOTHING_ELSE],
      ["day_of_plan", "dated_day", "part", "one_hour", "stop_beside", "beside"],
    ],
    excludes: ["edit.free"],
  }),
  // "Can we do the tower first?"
  {
    operation: "move",
    needs: ["right_after_plan", ["places", "stop_beside"], ["act.early", "act.late", "stop_beside"]],
    excludes: [
      // "Could we have Nyhavn first on Saturday?"
      ...QUESTION.map((one) => (one === "asks_whether" ? ([one, "-dated_day"] as const) : one)),
      ...[...OF_STOPS_OR_DAYS, ["edit.move", "-stop_beside"] as const],
      ...(["edit.keep", "unwanted", "near"] as const),
    ],
  },
  // "The crypt first."
  {
    operation: "move",
    needs: ["right_after_plan", "kind", ["act.early", "act.late"]],
    excludes: [
      ...([...QUESTION, ...OF_STOPS_OR_DAYS, "act.find", "act.like", "act.todo", "act.more"] as const),
      ...(["edit.keep", "edit.move", "edit.end_at", "edit.start_at", "unwanted", "near"] as const),
      ...(["part", "planned_meal"] as const),
    ],
  },
  // "Change Tivoli to Friday."
  {
    operation: "move",
    needs: ["has_plan", "edit.replace", ["places", "stop_number"], "to_a_day"],
    excludes: [...QUESTION, "kind", "act.other", "unwanted"],
  },
  // "She cannot do stairs: change what does not suit."
  byWord("suit", {
    needs: ["has_plan", ["edit.replace", "edit.remove"]],
    excludes: ["stop_number", "places", "kind", "planned_meal", "part", "one_hour"],
  }),
  // "Put the dinners near the hotel."
  {
    operation: "replace",
    needs: ["has_plan", "edit.move", "one_planned_meal", "near_house"],
    excludes: [...QUESTION, "kind_to_eat", "places", "day_of_plan", "dated_day"],
  },
  byWord("replace"),
  // "Something Italian rather", of the lunch that was told of.
  {
    operation: "replace",
    needs: ["meal_spoken_of", ["kind_to_eat", "price"], ["corrects", "goes_on", "act.instead", "act.other"]],
    excludes: [
      ...[...ASKED, ...OF_STOPS_OR_DAYS],
      ...(["asks_first", "edit.keep", "unwanted", "near", "part", "day_of_plan"] as const),
    ],
  },
  // "I do not like the second one on day 1, something else", "the third on Friday sounds exhausting, rather a park".
  {
    operation: "replace",
    needs: [
      ...(["has_plan", "stop_number"] as const),
      ["act.other", "kind_sought"],
      ["act.other", "act.instead", "corrects"],
      ["negation.not", "edit.unfit", "edit.slower"],
    ],
    excludes: [...OF_STOPS_OR_DAYS, "edit.move", "asked", "near"],
  },
  // "Italian for dinner, rather", of the plan that was just told.
  {
    operation: "replace",
    needs: [
      ...(["has_plan", ["right_after_plan", "dated_day", "day_of_plan"], "one_planned_meal"] as const),
      ["kind_to_eat", "price"],
      ["corrects", "goes_on", "act.instead", "dated_day", "day_of_plan", "price"],
    ],
    excludes: [
      ...([...ASKED, ...PLAN_WORD, ...OF_STOPS_OR_DAYS, ...LATER_OR_EARLIER] as const),
      ...(["asks_first", "edit.keep", "unwanted", "now", "day.tonight", "party", "near", "days"] as const),
      "one_hour",
    ],
  },
  // "Tivoli I know, something else instead", "lunch on Friday somewhere else".
  {
    operation: "replace",
    needs: [
      ...(["right_after_plan", "act.other", ["places", "one_planned_meal"]] as const),
      ["act.instead", "negation.not", "dated_day", "day_of_plan"],
    ],
    excludes: [
      ...ASKED.filter((one) => one !== "asks_whether"),
      ...OF_STOPS_OR_DAYS,
      "asks_first",
      "edit.keep",
    ],
  },
  // "The bar on day 1 is too far", "Nyhavn is too touristy", "the church we have seen".
  {
    operation: "replace",
    needs: [
      ...(["has_plan", ["sort.closer", "price.cheaper", "edit.unfit"]] as const),
      ["edit.unfit", "stop_number", "places", "one_planned_meal", "day_of_plan", "dated_day"],
      ["stop_number", "places", "one_planned_meal", "kind"],
    ],
    excludes: [
      ...(["asked", "asks", "act.what_is", "act.where", "act.tell", "near", "edit.keep"] as const),
      ...([...OF_STOPS_OR_DAYS, ["edit.unfit", "-right_after_plan"]] as const),
    ],
  },
  byWord("add", {
    excludes: ["edit.add_day", DAYS_ALONE, ["edit.fuller", "nothing_beside", "-lone_number"]],
  }),
  // "Two more stops."
  { operation: "add", needs: ["edit.fuller", "nothing_beside", "lone_number"] },
  // "Then a stroll through Nørrebro", "and ice cream in the afternoon": one more stop of the plan that there is. "Tivoli as before": it comes back.
  {
    operation: "add",
    needs: [
      "after_plan",
      ["stroll", "edit.undo", "place_wanted", "another_stop", "kind_for_a_time", "kind_put"],
      ["stroll", "places", "kind", "another_stop"],
    ],
    excludes: [
      ...[...QUESTION, ...OF_STOPS_OR_DAYS, ["edit.move", "-place_wanted", "-kind_put"] as const],
      ...(["edit.keep", "days", ...PLAN_WORD] as const),
    ],
  },
  // "More parks": one of them.
  {
    operation: "add",
    needs: ["right_after_plan", "kind_sought", "act.more"],
    excludes: [
      ...QUESTION,
      ...OF_STOPS_OR_DAYS,
      ...(["act.less", "act.find", "act.todo", "edit.keep", "planned_meal"] as const),
    ],
  },
  byWord("remove", { excludes: ["edit.remove_day", DAYS_ALONE] }),
  // "Forget the first thing on day 1", "take the last thing off Friday".
  {
    operation: "remove",
    needs: [
      ...(["has_plan", ["edit.cancel", "edit.free"]] as const),
      ["stop_number", "places", "kind", "planned_meal", "day_of_plan", "act.early", "act.late"],
    ],
    excludes: [
      ...([...QUESTION, ...PLAN_WORD, "act.reference", "edit.keep", "edit.move", "edit.replace"] as const),
      ["day_of_plan", "-nothing_beside", "-stop_number", "-places", "-kind", "-planned_meal"],
    ],
  },
  // "Fewer museums": one of them.
  {
    operation: "remove",
    needs: ["right_after_plan", "kind_sought", "act.less"],
    excludes: [
      ...QUESTION,
      ...(["act.more", "act.find", "act.todo", "planned_meal", "kind_to_eat", "edit.keep"] as const),
      ...(["edit.less_walking"] as const),
    ],
  },
  // "Without the second stop".
  {
    operation: "remove",
    needs: ["stop_number", ["negation.not", "negation.not_after", "negation.except"]],
    excludes: ["edit.replace", "edit.move", "edit.keep"],
  },
  byWord("keep", {
    needs: [["stop_number", "places", "area", "kind", "planned_meal"]],
    excludes: ["edit.free", "edit.move"],
  }),
  byWord("start_later", { excludes: ["hours_of_days"] }),
  // "Nothing that means getting up early."
  { operation: "start_later", needs: ["edit.start_earlier", "early_denied"], excludes: ["hours_of_days"] },
  byWord("start_earlier", { excludes: ["hours_of_days", "early_denied"] }),
  byWord("end_earlier"),
  // "We begin half an hour later."
  { operation: "start_later", needs: ["has_plan", "edit.start_at", "edit.move_later"], excludes: SHIFTED },
  {
    operation: "start_earlier",
    needs: ["has_plan", "edit.start_at", "edit.move_earlier"],
    excludes: SHIFTED,
  },
  { operation: "end_earlier", needs: ["has_plan", "edit.end_at", "edit.move_earlier"], excludes: SHIFTED },
  byWord("move_later", { needs: [["planned_meal", "meal_spoken_of"], "nothing_beside"] }),
  byWord("move_earlier", { needs: [["planned_meal", "meal_spoken_of"], "nothing_beside"] }),
  // "Is it too much walking for her?" asks.
  byWord("less_walking", { excludes: ["walk_asked"] }),
  // "No more than 15 minutes on foot between stops."
  { operation: "less_walking", needs: ["has_plan", "walk_limited"], excludes: ["kind", "places", "asked"] },
  byWord("slower", PACE),
  byWord("fuller", PACE),
  // "A quiet first day".
  {
    operation: "slower",
    needs: [
      ["some_day", "nothing_sought"],
      ["act.calm", "act.less", "quiet"],
      ["-meal", "pace_of_day"],
    ],
    // "A quiet place to eat at on Saturday."
    excludes: [...NO_PACE, ["act.less", "thing"], ["act.yes", "-some_day"], "pace_of_meal", "activity.eat"],
  },
  // "More on Saturday", where nothing is named that there could be more of.
  {
    operation: "fuller",
    needs: ["some_day", ["act.more", "act.busy"], ["-meal", "pace_of_day"]],
    excludes: [...NO_PACE, "thing", "act.calm", "act.less", "more_of_unknown", "more_denied"],
  },
  // "One of us is vegan, mind that with the restaurants", "we bring a dog".
  {
    operation: "suit",
    needs: ["right_after_plan", "need"],
    excludes: [
      ...(["question", "asked", "act.tell", "act.what_is", "act.where"] as const),
      ...(["act.find", "act.todo", "days", "some_day"] as const),
      ...(["edit.add", "edit.remove", "edit.replace", "edit.move"] as const),
    ],
  },
  // "The children come with us", "all of it cheap".
  {
    operation: "suit",
    needs: ["after_plan", ["travellers", "price_of_plan"]],
    excludes: [
      ...[...QUESTION, ...PLAN_WORD.map((plan) => [plan, "-price_of_plan"] as const)],
      ...(["act.find", "act.todo", "kind", ["days", "-price_of_plan"], "act.guides"] as const),
      ...(["place_wanted", "hours_of_days", ["price", "-price_of_plan"]] as const),
    ],
  },
];

/** What is not done beside changes of other clauses. */
export const outdoneBeside: readonly {
  one: EditOperation;
  whose?: "visits";
  others: readonly EditOperation[];
}[] = [
  // "The day is too full, take the last one out."
  { one: "remove", others: ["slower", "fuller"] },
  { one: "move", others: ["slower"] },
  { one: "replace", others: ["slower"] },
  { one: "limit", whose: "visits", others: ["slower"] },
  // "Add somewhere to eat, nothing expensive": what comes in is to be cheap, not all of it.
  { one: "add", others: ["suit"] },
  { one: "replace", others: ["suit"] },
  { one: "undo", others: ["remove"] },
  { one: "start_at", others: ["start_later", "start_earlier", "shift"] },
  { one: "end_at", others: ["end_earlier"] },
  // "We never eat before eight, can you push dinner back?"
  { one: "move_to", others: ["move_later", "move_earlier"] },
];

/** Sections, and single values of others, that ask for nothing where they stand beside a change of hours or of pace. */
export const saysNothing: ReadonlySet<string> = new Set([
  ...["activity", "article", "clock", "common", "day", "edit", "limit", "meal", "moment"],
  ...["month", "number", "numbered", "ordinal", "part", "unit", "weekday"],
  ...(["act.also", "act.busy", "act.calm", "act.everything", "act.find", "act.have"] as const),
  ...(["act.instead", "act.itinerary", "act.join"] as const),
  ...["act.less", "act.like", "act.meant", "act.more", "act.plan", "act.thanks", "act.trip", "act.yes"],
  ...["where.in", "where.in_after"],
]);
