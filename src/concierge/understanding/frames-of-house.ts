import { type Frame, SEARCH, SEEKING } from "./frame.ts";
import type { Condition, Conditions } from "./signs.ts";

/** What is said beside a question to the house that is for something else. */
const NOT_OF_HOUSE: Conditions = [
  ...(["harm_said", "places", "area", "kind_besides_rides", "email", "act.plan", "act.itinerary"] as const),
  // "When does the last metro go?", right after a plan too.
  ["kind_sought", "-moment.departure", "-moment.flight", "-asks_hours"],
  ...(["act.todo", "stop_number", "after_emergency"] as const),
  ["right_after_plan", "change", "-moment.departure", "-moment.flight"],
];

/** What the house is asked about that is the same everywhere in its country. */
const OF_COUNTRY: readonly Condition[] = [
  ...(["house.tap_water", "house.currency", "house.tipping", "house.tax_refund", "house.adapter"] as const),
];

export const aboutHouse: Frame = {
  name: "about_house",
  intent: "about_house",
  purposes: ["about_house", "emergency"],
  certain: [
    // "I left my reading glasses on the train", "my daughter lost her toy at breakfast."
    {
      needs: [
        "house.lost_and_found",
        [
          ...(["of_transport", "house.taxi", "concept.station", "concept.optician"] as const),
          ...(["house.breakfast", "house.gym", "house.pool", "house.sauna", "house.lift"] as const),
        ],
      ],
      excludes: ["harm_said", "choice", "days", "place", "email", ...SEEKING],
    },
    // "And for kids?", "till when on Saturday?", of what it was asked about.
    {
      needs: ["goes_on_of_house", "-of_house"],
      excludes: [
        ...(["harm_said", "act.thanks", "act.bye"] as const),
        ...SEEKING,
        ["asked_way", "-asks_hours"],
        ["likely.search", "-goes_on", "-asked"],
        // "Show me Saturday again", "and on Saturday we start at one."
        ["has_plan", "act.show"],
        ["has_plan", "change"],
        ...(["purpose.complaint", "purpose.booking", "purpose.weather", "purpose.not_ours"] as const),
        "purpose.call",
        ...(["likely.emergency", "likely.complaint", "likely.not_ours", "likely.small_talk"] as const),
        ...(["likely.plan", "likely.change", "likely.knowledge"] as const),
      ],
    },
  ],
  ways: [
    {
      needs: [],
      excludes: [
        ["lodging_sought", "feature"],
        ["after_lodging", "feature"],
        // "Where can I buy a towel?"
        ["act.buy", "-purpose.house"],
      ],
    },
  ],
  takes: ["matters", "holidayOn"],
};

/** "What is the cheapest way to the airport?", "how much is a taxi?", whatever was told of before. */
export const departure: Frame = {
  name: "departure",
  intent: "about_house",
  purposes: ["about_house", "knowledge", "about_place", "booking", "search", "plan", "not_ours"],
  certain: [
    // "My flight is at seven, when do I have to leave?"
    {
      needs: [
        "of_transport",
        ["moment.departure", "moment.flight", "asked_way", "asks_hours"],
        ["asked", "price"],
      ],
      excludes: [
        ...NOT_OF_HOUSE,
        ["after_place", "-moment.flight"],
        // "How do we get there by train?", of a stop.
        ["right_after_plan", "-moment.departure", "-moment.flight", "-asks_hours"],
        ["near_there", "-moment.departure", "-moment.flight"],
      ],
    },
    // "Taxi or metro to the airport?"
    {
      needs: ["house.taxi", "of_transport", "moment.departure"],
      excludes: [...NOT_OF_HOUSE, "purpose.booking", "likely.booking"],
    },
    {
      needs: ["house.taxi", ["asks_of_house", "moment.departure", "asked.phone"], ["asked", "act.ask"]],
      excludes: [...NOT_OF_HOUSE, "asked_way"],
    },
    // "We will have to stay some days longer, whom do I talk to?"
    {
      needs: ["house.extra_night", ["question", "act.ask"]],
      excludes: [...NOT_OF_HOUSE, "asked", "sort", "compared", "likely.booking", "purpose.booking"],
    },
  ],
  takes: ["matters"],
};

/** "Do I need cash?", "is the tap water good?": whatever was told of before. */
export const ofCountry: Frame = {
  name: "of_country",
  intent: "about_house",
  purposes: ["about_house", "knowledge", "about_place"],
  certain: [
    {
      needs: [OF_COUNTRY, ["question", "likely.about_house", "likely.knowledge"]],
      excludes: [
        ...(["harm_said", "thing_of_city", "choice", "days", "place", "email"] as const),
        ...(["act.where", "act.todo", "act.plan", "act.buy"] as const),
        ...(["surely.search", "likely.plan", "likely.change", "likely.complaint"] as const),
        // "Does it have sockets?"
        ["after_place", "house.adapter", "act.theirs"],
      ],
    },
  ],
  takes: ["matters"],
};

/** "Will it rain tomorrow?" */
export const weather: Frame = {
  name: "weather",
  intent: "about_weather",
  purposes: ["knowledge", "about_place", "about_house"],
  certain: [
    {
      needs: ["purpose.weather", "question"],
      excludes: [
        ...(["place", "kind", "area", "price", "change", "of_house_alone", "harm_said"] as const),
        ...SEEKING,
        // "It will rain tomorrow, a day indoors with the children?"
        ...(["travellers", "days", "act.inside"] as const).map((one) => ["-after_anything", one] as const),
      ],
    },
  ],
  ways: [{ needs: ["purpose.weather"], excludes: ["place"] }],
  takes: ["weatherOn"],
};

/** "Is tomorrow a public holiday?", "is everything open on Christmas Day?", of the plan as well. */
export const holiday: Frame = {
  name: "holiday",
  intent: "about_holiday",
  purposes: ["knowledge", "about_place", "about_house", "plan", "change", "search", "not_ours"],
  certain: [
    {
      needs: ["holiday_asked"],
      excludes: [
        ...(["place", "choice", "stop_number", "planned_meal", "of_house_alone", "of_transport"] as const),
        // "Is everything open tomorrow? Somebody at breakfast said that it is a holiday."
        ["of_house_first", "-act.everything"],
        ...(["change", "email", "harm_said", "purpose.booking", "purpose.complaint"] as const),
        ...(["act.todo", "act.plan"] as const),
        ["seeks", "kind_sought", "-right_after_plan"],
        // "Is it open tomorrow on the holiday?", of what was found or told of.
        ...(["act.reference", "act.theirs", "act.those", "act.any_of_those"] as const).map(
          (one) => ["after_search", "-right_after_plan", "-act.everything", one] as const,
        ),
        ["after_place", "asks_hours", "day"],
        // "Where do I get an inner tube on a holiday?"
        ["act.where", "unread"],
      ],
    },
  ],
  takes: ["holidayOn", "shownDays"],
};

/** "Book a table at the Salt Tower", "call me a taxi". */
export const booking: Frame = {
  name: "booking",
  intent: "booking",
  purposes: ["booking"],
  ways: [{ needs: [["place", "place_spoken_of", "choice", "-kind_sought"]] }],
  takes: ["place", "partySize", "openAt", "days", "startDate", "choice", "best", "matters"],
  kinds: "asked_about",
};

/** "When does the sun set?", "how does one dress for the opera?": what neither a record nor the house tells. */
export const knowledge: Frame = {
  name: "knowledge",
  intent: "out_of_scope",
  purposes: ["knowledge"],
  ways: [{ needs: [], excludes: ["place", "unknown_name", ["kind", "asked"]] }],
  takes: [],
};

export const notOurs: Frame = {
  name: "not_ours",
  intent: "out_of_scope",
  purposes: ["not_ours"],
  ways: [{ needs: [] }],
  takes: SEARCH,
};
