import { type Frame, PLAN, SEARCH, SEEKING, TRAVELLERS } from "./frame.ts";
import type { Conditions } from "./signs.ts";

const SOMETHING_SOUGHT: Conditions = ["place", "kind", "feature", "interest", "price", "topic", "act.todo"];

/** What courtesy has beside it where more is meant. */
const MORE_THAN_COURTESY: Conditions = [
  ...(["feature", "question", "of_house", "harm_said", "email", "act.ask", "act.where", "act.send"] as const),
  ...(["kind", "topic", "price", "places", "area", "town_part", "near_there"] as const),
];

/** "How do we get there?", "which bus?", "with a pram?", of what was told of or is named. */
export const way: Frame = {
  name: "way",
  intent: "about_place",
  purposes: ["about_place"],
  certain: [
    {
      needs: ["way_there"],
      excludes: ["right_after_plan", "choice", "purpose.booking", "days", "price"],
    },
  ],
  takes: ["asked", "matters", "from", "place", "near", "unknownPlace", "partySize", "userCategory"],
  kinds: "asked_about",
};

export const guides: Frame = {
  name: "guides",
  intent: "list_guides",
  purposes: ["search", "plan"],
  certain: [
    {
      needs: ["act.guides"],
      excludes: ["place", "kind", "after_plan", "likely.about_place", "likely.not_ours"],
    },
  ],
  takes: [...TRAVELLERS, "interests"],
};

/** "What neighbourhoods are there?", "tell me about Nørrebro". */
export const areas: Frame = {
  name: "areas",
  intent: "list_areas",
  purposes: ["search", "about_place", "knowledge"],
  certain: [
    {
      needs: [
        ["act.areas", "asked_area"],
        ["act.areas", "act.find"],
      ],
      excludes: [
        ...(["area", "after_place", "after_plan", "likely.emergency", "likely.knowledge"] as const),
        ...SOMETHING_SOUGHT,
      ],
    },
    { needs: ["area", ["act.tell", "act.what_is"]], excludes: SOMETHING_SOUGHT },
  ],
  takes: [...TRAVELLERS, "area"],
  keeps: "travellers",
};

export const aboutPlace: Frame = {
  name: "about_place",
  intent: "about_place",
  purposes: ["about_place", "knowledge"],
  certain: [
    // "And the second?"
    {
      needs: ["after_place", "choice", "question", "nothing_beside"],
      excludes: ["change", "dated_day", "day_of_plan"],
    },
    { needs: ["after_search", ["act.those", "act.any_of_those"], "asks_whether_then"] },
    // "The second one", of the places that were shown.
    {
      needs: ["after_search", "choice", "nothing_unknown", ["nothing_beside", "act.yes"]],
      excludes: ["wishes", "change", "has_plan", "rejects"],
    },
    // "Where is the Botanical Garden?", "tell me about it": a kind in its name is none that is looked for.
    {
      needs: ["place", ["act.tell", "act.what_is", "act.where", "asked"], "nothing_unknown"],
      excludes: [
        ...(["thing", "choice", "near", "place_as_location", "price", "sort", "activity.eat"] as const),
        ...(["act.todo", "act.plan", "act.like", "change", "days", "day", "has_plan", "of_house"] as const),
        ...(["purpose.booking", "harm_said", "unwanted", "several_sought"] as const),
        ["seeks", "-act.where"],
      ],
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
        ["elsewhere", "kind_sought", "-after_anything", "-place", "-asked", "-unread"],
        ["act.todo", "seeks", "-asked", "-place"],
        // "Where does one get a good shrimp sandwich?", "and a terrace where one eats well, near the harbour", after a list.
        ["after_search", "act.where", "seeks", "unread", "-asked", "-place", "-choice", "-act.theirs"],
        // "It has to be one to sit in with a laptop."
        [
          ...(["after_search", "feature", "-asked", "-place", "-choice"] as const),
          ...(["-act.theirs", "-act.have", "-act.find", "-near_there", "-question", "-goes_on"] as const),
        ],
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
    ...(["openAt", "place", "best", "asked", "matters", "from", "unknownPlace", "choice"] as const),
  ],
  kinds: "asked_about",
};

export const changeOfSearch: Frame = {
  name: "change_of_search",
  intent: "refine",
  purposes: ["change", "search", "about_house", "about_place"],
  certain: [
    // "And in Nørrebro? We are there tonight."
    {
      needs: ["after_search", ["goes_on", "where.there"], "area", "few_unknown"],
      excludes: ["asked", "place", "choice", "kind", "act.todo", "has_plan", "change", "price"],
    },
  ],
  ways: [
    { needs: [["after_search", "after_plan"], "act.no"], excludes: ["wishes"] },
    { needs: ["more", "after_search", "-sounds.small_talk"], excludes: ["wishes"] },
    { needs: ["rejects"] },
    {
      needs: ["after_search", "-sounds.small_talk"],
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
        // "Forget dinner, where do we see the changing of the guard?"
        ["asked", "act.where", "-kind", "-choice", "-feature", "-price"],
      ],
    },
  ],
  takes: [...SEARCH, "answer", "wantsMore"],
  kinds: "sought",
};

export const smallTalk: Frame = {
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
      excludes: ["wishes", "change", "asked", "act.tell", "act.show", ...MORE_THAN_COURTESY, ...SEEKING],
    },
    // "Never mind, found it in my bag."
    {
      needs: ["act.never_mind", "few_unknown"],
      excludes: [
        ...(["has_plan", "days", "act.todo", "act.plan", "act.like", "likely.human"] as const),
        ...MORE_THAN_COURTESY,
      ],
    },
  ],
  ways: [{ needs: [] }],
  takes: [...SEARCH, "smallTalk", "answer"],
};

export const search: Frame = {
  name: "search",
  intent: "find_places",
  purposes: ["search", "change", "booking", "about_place", "about_house"],
  certain: [
    { needs: ["area_there", ["act.todo", "asks_first"]], excludes: ["asked"] },
    // "Is there a bookshop near the first one?", of a list.
    {
      needs: ["after_search", "choice", "kind_sought", ["where.near", "where.near_after"]],
      excludes: ["asked", "has_plan"],
    },
    // "A café for the family, dogs allowed, at most 500 m away."
    { needs: ["kind_sought", "where.within"], excludes: ["asked", "has_plan", "of_house_alone"] },
  ],
  ways: [
    {
      needs: [
        ["wishes", "act.todo", "seeks", "terse", "sounds.search", "area_there", "around_place", "topic.food"],
      ],
      excludes: [["after_search", "meal_denied", "asked", "-kind", "-feature"]],
    },
  ],
  takes: [...SEARCH, "anything"],
  kinds: "sought",
  keeps: "travellers",
};

export const notUnderstood: Frame = {
  name: "not_understood",
  intent: "out_of_scope",
  purposes: ["search", "change", "about_place", "knowledge"],
  ways: [{ needs: [] }],
  takes: SEARCH,
};
