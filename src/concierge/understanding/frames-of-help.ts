import type { Frame } from "./frame.ts";
import type { Conditions } from "./signs.ts";

/** What is no more of an emergency that was told of. */
const SOMETHING_BESIDE: Conditions = [
  ...(["place", "area", "price", "seeks", "act.todo", "act.plan", "email"] as const),
  // "He takes medicine for his blood" looks for no pharmacy.
  ...(
    ["asks_of_city", "act.where", "near", "sort", "asks_hours", "nothing_unknown", "-maybe.danger"] as const
  ).map((one) => ["kind_sought", one] as const),
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

export const relief: Frame = {
  name: "relief",
  intent: "small_talk",
  purposes: ["small_talk"],
  certain: [{ needs: ["danger_over"], excludes: ["emergency", "question", ...SOMETHING_BESIDE] }],
  ways: [
    {
      needs: ["after_emergency", ["-after_danger", "danger_over", "surely.small_talk"]],
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
};

export const emergency: Frame = {
  name: "emergency",
  intent: "emergency",
  purposes: ["emergency"],
  certain: [
    // "What is the emergency number here?"
    { needs: ["emergency.number"] },
    // "I cannot go on. I have looked down from the balcony all evening."
    { needs: ["emergency.weary", "emergency.edge"] },
    // "I am locked in the sauna and feel faint" is no question about the sauna.
    {
      needs: ["emergency.medical", ["house.sauna", "house.spa", "house.pool", "house.gym", "house.lift"]],
      excludes: [
        ...(["danger_over", "danger_denied", "question", "emergency.none", "emergency.calm"] as const),
        ...(["purpose.past", "seeks"] as const),
      ],
    },
    // "My sister forgot her pills, what now?", "our boy has a fever, whom do we ring?"
    { needs: ["medicine_left"], excludes: ["danger_over", "after_emergency"] },
    // "The dog has swallowed a bone, is there a vet?"
    {
      needs: ["concept.vet", ["house.pets", "emergency", "harm_said"], ["unread", "emergency", "harm_said"]],
    },
    // "Is the embassy of France far?"
    {
      needs: ["after_emergency", "emergency.embassy"],
      excludes: ["danger_over", "kind_besides_kitchens", "near"],
    },
    {
      needs: ["emergency.embassy", ["act.where", "asked", "question"]],
      excludes: ["danger_over", "kind_besides_kitchens", "place", "near", "act.todo"],
    },
    // "What was the number?", "how do I say that?": what is asked on the way is of it, but for what is looked for or asked of the house.
    {
      needs: ["after_danger", ["question", "act.ask"]],
      excludes: ["danger_over", ["surely.small_talk", "-act.ask"], ...SOMETHING_BESIDE, ...ANOTHER_MATTER],
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
        // "The ambulance came, he is fine. Can you get me a person?"
        ["danger_over", "-emergency"],
        // "I cannot walk any more."
        ["emergency.none", "-emergency", "-harm_said", "-after_emergency"],
      ],
    },
  ],
  takes: ["emergency", "isHelpCalled", "matters"],
};

export const human: Frame = {
  name: "human",
  intent: "human",
  purposes: ["human"],
  certain: [
    // "Can you call my wife and say that I arrived?"
    { needs: ["purpose.call"], excludes: ["emergency", "harm_said", "after_danger", "place", "kind_sought"] },
    // "The battery of my wheelchair is dead, who can help me?"
    {
      needs: ["purpose.human", "question", ["act.ask", "act.where", "need"]],
      excludes: [
        ...(["emergency", "emergency.none", "harm_said", "likely.emergency", "after_danger"] as const),
        ...(["seeks", "act.todo", "places", "party", "purpose.booking", "likely.booking"] as const),
      ],
    },
    // "Are you a robot?"
    {
      needs: ["after_anything", "purpose.human", "question", "nothing_but_house"],
      excludes: ["thing", "places", "of_house", "asked", "change", "likely.complaint", "likely.booking"],
    },
  ],
  ways: [{ needs: [] }],
  takes: [],
};

export const complaint: Frame = {
  name: "complaint",
  intent: "complaint",
  purposes: ["complaint"],
  // "I want to complain."
  certain: [
    {
      needs: ["purpose.complaint", "few_unknown"],
      excludes: [
        ...(["place", "kind", "feature", "change", "asked", "question"] as const),
        ...(["plan", "change", "about_place", "about_house", "emergency"] as const).map(
          (purpose) => `likely.${purpose}` as const,
        ),
        ...(["likely.human", "likely.booking", "likely.small_talk", "likely.abuse"] as const),
      ],
    },
  ],
  ways: [{ needs: [] }],
  takes: [],
};

export const abuse: Frame = {
  name: "abuse",
  intent: "abuse",
  purposes: ["abuse"],
  ways: [{ needs: [] }],
  takes: [],
};
