import { type Frame, PLAN } from "./frame.ts";
import { PLAN_WORD } from "./plan-changes.ts";
import type { Condition } from "./signs.ts";

/** When the days of a plan begin. */
const HOURS: readonly Condition[] = ["edit.start_later", "edit.start_earlier"];

/** A place is asked about or kinds are looked for, so that days alone are no trip. */
const PLAN_OF: readonly Condition[] = ["day_of_plan", "dated_day", "right_after_plan"];

/** "What is the second stop?", "how do we get from 2 to 3?", of the plan at hand. */
export const aboutStop: Frame = {
  name: "about_stop",
  intent: "about_place",
  purposes: ["about_place"],
  certain: [
    {
      needs: ["stop_asked"],
      excludes: [
        ...(["change", "days", "act.why"] as const),
        ["kind", "-stop_number", "-stop_of_day"],
        ["of_transport", "-asked_way", "-stop_number"],
      ],
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
};

/** "My friend is coeliac, does Friday's dinner suit her? Otherwise change it." */
export const suitedStop: Frame = {
  ...aboutStop,
  name: "suited_stop",
  purposes: ["about_place", "change"],
  certain: [{ needs: ["has_plan", "need", "change_if_not", ["one_planned_meal", "stop_asked"]] }],
  ways: [],
  takes: [...aboutStop.takes, "features", "edits"],
};

export const sendPlan: Frame = {
  name: "send_plan",
  intent: "send_plan",
  purposes: ["plan", "change"],
  certain: [{ needs: ["email"] }],
  ways: [
    {
      needs: ["act.send", ["act.itinerary", "has_plan"]],
      excludes: ["kind", "feature", "act.where", "edit.undo"],
    },
  ],
  takes: PLAN,
};

/** "What is planned for day 2?", "does the plan still work?", "show me the plan". */
export const questionAboutPlan: Frame = {
  name: "question_about_plan",
  intent: "show_plan",
  purposes: ["plan"],
  certain: [
    { needs: ["asks_change"], excludes: ["act.why"] },
    // "Is there time left for shopping on Saturday?"
    { needs: ["right_after_plan", "time_asked"], excludes: ["place", "of_house", "price", "planned_meal"] },
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
  ],
  ways: [
    {
      needs: ["has_plan"],
      excludes: [
        "place",
        ["days", "-day_of_plan", "-asked"],
        // "Move Friday's museum to Saturday", and nothing is asked.
        ["change_of_day", "-question"],
        ["act.trip", "-question"],
        ["act.plan", "-question", "-day_of_plan", "-act.show"],
      ],
    },
  ],
  takes: [
    ...PLAN.filter((slot) => slot !== "categories"),
    ...(["priceLevel", "shownDays", "shownMeal", "shownEdge", "asked", "asksChange"] as const),
  ],
};

/** "Why is Tivoli not in it?", "what did you leave out?" */
export const leftOutOfPlan: Frame = {
  name: "left_out_of_plan",
  intent: "explain_plan",
  purposes: ["plan", "about_place"],
  certain: [
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
};

/** Changes that only plans have, and others where a plan is spoken of. */
export const changeOfPlan: Frame = {
  name: "change_of_plan",
  intent: "edit_plan",
  purposes: ["change"],
  certain: [
    // "Swap Monday and Tuesday", "start at half past nine", "take Tivoli out", whatever was looked for since.
    {
      needs: ["has_plan", ["change_of_day", "change_of_hours", "change_by_name"]],
      // "Could flowers be put in our room on Friday?"
      excludes: ["act.find", "asked", ["at_house", "unread", "question"]],
    },
    // "We would like to see the zoo too, put it in on whatever day."
    { needs: ["has_plan", "change_by_name", "edit.add", "places"], excludes: ["asked", "asks"] },
    // "Two hours at Tivoli."
    { needs: ["has_plan", "change_of_stay"], excludes: ["asked"] },
    // "Lunch at one on both days, somewhere with smørrebrød."
    {
      needs: ["right_after_plan", "change", ["meal_hour", "part.midday"], ["kind_to_eat", "nothing_unknown"]],
      excludes: ["asked", "act.where", "after_search"],
    },
    // "No dinner", "keep only the museum", "the zoo on day 1, Tivoli on day 2".
    {
      needs: ["has_plan", ["meal_denied", "cleared", "placed_by_day"]],
      excludes: ["act.find", "asked", ...(["asks"] as const)],
    },
    // "On Sunday we would like to go to the National Museum", of a plan for Friday.
    {
      needs: ["right_after_plan", "day_to_come", "places"],
      excludes: [
        ...(["asked", "question", "asks", "asks_whether", "act.where", "act.tell", "act.what_is"] as const),
      ],
    },
    // "Put the second one in", of the places that were found.
    { needs: ["has_plan", ["edit.add", "edit.move"], "choice"], excludes: ["asked"] },
    // "Then we do that on Friday afternoon", of the place that was told of.
    {
      needs: [
        ...(["has_plan", "after_place", "nothing_unknown"] as const),
        ["act.reference", "act.the_other", "choice"],
        ["dated_day", "day_of_plan", "act.early", "act.late"],
        ["nothing_sought", "act.the_other", "choice"],
      ],
      excludes: ["asked", "question", "asks", "asks_whether", "act.show", "kind", "places"],
    },
  ],
  ways: [
    { needs: ["has_plan", ["right_after_plan", "sounds.of_plan"]] },
    // "Less walking, please", where there is no plan: of one that is spoken of, or of none of what was said before.
    {
      needs: ["change_of_plan_only", ["has_plan", "-after_anything", "day_of_plan", ...HOURS, ...PLAN_WORD]],
      excludes: [["-has_plan", "asked"]],
    },
  ],
  takes: [...PLAN, "priceLevel", "place", "edits", "tooManyDays", "choice"],
  kinds: "changed",
};

/** "A 40 km loop by bike": ways of a length are none that are planned here. */
export const route: Frame = {
  name: "route",
  intent: "out_of_scope",
  purposes: ["plan", "search", "not_ours"],
  certain: [{ needs: ["act.loop", ["unit.kilometre", "unit.mile", "topic.cycling", "topic.sports"]] }],
  takes: ["isRoute"],
};

const NO_PLAN_WORD = ["-act.plan", "-act.trip", "-act.itinerary"] as const;

export const plan: Frame = {
  name: "plan",
  intent: "plan_trip",
  purposes: ["plan"],
  // "Need a plan for 3 days", and days that are likely enough to be filled: after a search those without a kind, but for a bed's.
  certain: [
    {
      needs: ["days", ["act.plan", "maybe.plan"]],
      excludes: ["has_plan", "after_bed", "asked", "act.send", ["after_anything", "kind", "-act.plan"]],
    },
    // "A plan with the Round Tower and Rosenborg".
    {
      needs: ["act.plan", ["place", "places"]],
      excludes: ["has_plan", "after_anything", "asked", "question", "act.send"],
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
    // "Six days: castles, Vikings, whatever you consider essential", and nothing is asked.
    {
      needs: [
        ["surely.plan", "likely.plan"],
        ["surely.plan", "days", "day", "stay"],
        ["surely.plan", "thing"],
      ],
      excludes: [
        ...(["has_plan", "after_anything", "after_bed", "asked", "act.where", "act.send"] as const),
        ...(["surely.emergency", "act.find"] as const),
      ],
    },
    // "We arrive on Thursday and stay until Saturday, no churches, something modern".
    {
      needs: ["stay", "travellers", "thing", "maybe.plan"],
      excludes: [
        ...(["after_anything", "after_bed", "asked", "question"] as const),
        ...(["of_house", "act.where", "act.send"] as const),
        ["kind", "-kind_besides_bed"],
      ],
    },
  ],
  // A plan that there is stays, unless another is asked for, or days that it has not: "and jazz on Friday" changes it.
  ways: [
    {
      needs: [["-has_plan", "act.plan", "act.trip", "act.itinerary", "stay"]],
      excludes: [
        // "What would your plan B be?"
        ["act.other", ...NO_PLAN_WORD, "-stay", "-days", "-day"],
        // "I leave on Friday, when do I have to go, and how do I get to the airport?"
        ["asked", ...NO_PLAN_WORD, "-kind", "-act.todo", "-time_to_fill"],
        ["moment.flight", "asks", ...NO_PLAN_WORD, "-kind"],
        // "We may have to stay another day, whom do I talk to?"
        [
          "question",
          ...NO_PLAN_WORD,
          ...(["-stay", "-days", "-thing", "-act.todo", "-act.find", "-time_to_fill", "-part"] as const),
          ...(["-act.whole_day", "-hours_of_days"] as const),
        ],
        // "The excursion we would do on Saturday", "could the aquarium be part of Saturday's programme?"
        ["right_after_plan", "dated_day", "-act.plan", "-act.itinerary", "-days"],
        ["right_after_plan", "dated_day", "places", "-days"],
      ],
    },
    // "Is the pass worth it for these two days?" plans no others.
    { needs: ["days"], excludes: ["dated_day", "day_of_plan", ["asked", "has_plan"]] },
  ],
  takes: [...PLAN, "priceLevel", "include", "shape", "tooManyDays"],
  kinds: "planned",
};
