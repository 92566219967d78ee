import type { Emergency } from "../../languages/purposes.ts";
import { featuresOf, type LinearModel, readModel } from "./linear-model.ts";
import type { Meaning } from "./phrase-table.ts";
import type { Reading } from "./reading.ts";

/** What a message may be for, as the gate tells it; the order is that of the weights. */
export const purposes = [
  "search",
  "plan",
  "change",
  "about_place",
  "about_house",
  "emergency",
  "human",
  "complaint",
  "booking",
  "small_talk",
  "abuse",
  "knowledge",
  "not_ours",
] as const;
export type Purpose = (typeof purposes)[number];
/** What an emergency may be of, as the gate tells it. */
export const alarms = [
  "self_harm",
  "medical",
  "fire",
  "missing",
  "police",
  "urgent",
  "doctor",
  "loss",
] as const satisfies readonly Emergency[];
export type Alarm = (typeof alarms)[number];

/** What a change may be of: the plan that stands, or the list that was shown. */
export const changes = ["of_plan", "of_search"] as const;
export type Change = (typeof changes)[number];

/** What the gate tells apart. */
export type GateClass = Exclude<Purpose, "emergency" | "change"> | Alarm | Change;

/** The classes of a purpose: of an emergency and of a change what it may be of, of others itself. */
export function partsOf(purpose: Purpose): readonly GateClass[] {
  if (purpose === "emergency") return alarms;
  return purpose === "change" ? changes : [purpose];
}

/** What the gate tells apart, in the order of the weights. */
export const classes: readonly GateClass[] = purposes.flatMap(partsOf);

/** Probabilities of the purposes, which add up to 1. */
export type Odds = Readonly<Record<Purpose, number>>;

/** What the gate makes of a message by itself. */
export interface Weighed {
  odds: Odds;
  /** What an emergency would be of, were it one; undefined where that is not clear. */
  alarm: Alarm | undefined;
  /** What a change would rather be of, were it one. */
  change: Change;
}

/** A linear model of {@link classes} over hashed features (multinomial logistic regression). */
export interface Gate {
  /** How likely each purpose is, by the message alone and {@link meaningsOf} it. Never throws; the work grows with the message's length. */
  weigh(message: string, meanings: readonly string[]): Weighed;
}

/** Meanings whose values are one organisation's own. */
const OF_ORGANISATIONS: ReadonlySet<string> = new Set(["interest", "label", "place", "area", "number"]);

/**
 * Meanings and signs that are younger than the weights: what these hold for their hashes was learned of others. Empty it before the gate is trained.
 */
const NOT_LEARNED: ReadonlySet<string> = new Set([
  ...([
    "act.buy",
    "concept.embassy",
    "concept.car_rental",
    "concept.shoe_repair",
    "party.relatives",
  ] as const),
  ...(["day_to_come", "plan_stop", "stop_given_up"] as const),
]);

/** Kinds that are younger than the weights, by the kind that their words were of when these were learned. Empty it too. */
const LEARNED_WITHIN: Readonly<Record<string, string>> = {
  museum: "natural_history",
  art_museum: "modern_art",
  shop: "florist stationery cosmetics pet_shop instrument_shop hardware sports_shop luggage_shop craft_shop baby_shop bike_shop",
  clothes: "tailor",
  entertainment:
    "karaoke billiards mini_golf arcade board_games comedy circus laser_tag karting cooking_class pottery",
  sports: "yoga tennis ice_rink golf horse_riding skatepark surfing diving",
  spa: "hammam",
};
const learnedAs = new Map<string, string>(
  Object.entries(LEARNED_WITHIN).flatMap(([kind, narrow]) =>
    narrow.split(" ").map((one) => [`concept.${one}`, `concept.${kind}`] as const),
  ),
);

/** Whether the weights were learned with a meaning or a sign. */
export function isLearned(name: string): boolean {
  return !NOT_LEARNED.has(name);
}

/**
 * What the spans of a message mean, which follow each other, and the phrases that tell what it is for, as features: values that all
 * organisations share by name, of others only their type. So what was learned in one language holds in another.
 */
export function meaningsOf({ spans, purposes: phrases }: Reading): string[] {
  const named = ({ type, value }: Meaning) => {
    const name = OF_ORGANISATIONS.has(type) ? type : `${type}.${value}`;
    return learnedAs.get(name) ?? name;
  };
  const learned = spans.map(({ meanings }) => meanings.filter((meaning) => isLearned(named(meaning))));
  const first = learned.map(([meaning]) => (meaning ? named(meaning) : "unknown"));
  return [
    ...learned.flatMap((meanings) =>
      meanings.length === 0 ? ["unknown"] : meanings.flatMap((meaning) => [meaning.type, named(meaning)]),
    ),
    ...[...first, "end"].map((name, index) => `${first[index - 1] ?? "begin"}>${name}`),
    ...phrases.flatMap(({ meanings }) =>
      meanings
        .map(named)
        .filter(isLearned)
        .map((name) => `for.${name}`),
    ),
    `length.${Math.round(Math.log2(spans.length + 1) * 2)}`,
  ];
}

/** What an emergency is of is clear from that share of its odds on. */
const CLEAR = 0.7;

/** The gate of a model of {@link classes}. */
export function createGate(model: LinearModel<GateClass>): Gate {
  return {
    weigh(message, meanings) {
      const shares = model(featuresOf(message, meanings));
      const shareOf = (purpose: Purpose) => partsOf(purpose).reduce((sum, part) => sum + shares[part], 0);
      const odds = Object.fromEntries(purposes.map((one) => [one, shareOf(one)])) as Odds;
      const alarm = alarms.find((one) => shares[one] >= CLEAR * odds.emergency);
      return { odds, alarm, change: shares.of_plan >= shares.of_search ? "of_plan" : "of_search" };
    },
  };
}

/** The gate that comes with Waymark, trained by `scripts/gate/train.ts`. */
export function readGate(file: URL = new URL("./gate-weights.bin", import.meta.url)): Gate {
  return createGate(readModel<GateClass>(file));
}

/** Purposes that are answered with places of the city. */
const OF_PLACES: readonly Purpose[] = ["search", "plan", "change", "about_place"];
/** As likely as this a purpose is taken for sure; below that share of all, purposes {@link OF_PLACES} are ruled out. */
const SURE = 0.6;
const RULED_OUT = 0.25;
/** A question that is at least as likely of fact is one where the rest is of a place or none of our business. */
const FACT_MIN = 0.12;
/** Below that share of all nothing of places outweighs what is more likely than all else. */
const OUT_OF_THE_QUESTION = 0.2;
/** As likely as this it outweighs words that may be said of anything: an hour, a kind of place, a party. */
const BEYOND_DOUBT = 0.75;
/** To miss an emergency is worse than to take something else for one: without a word of harm it is heard from here on where nothing else is sure … */
const ALARMING = 0.3;
/** … and from here on in place of {@link BEYOND_DOUBT}. */
const LIKELY_EMERGENCY = 0.5;
/** More likely than all else. */
const LIKELY = 0.5;
/** From here on words of an emergency are taken for one, and the number to call is told beside another answer where there are words of harm. */
const CONCEIVABLE = 0.05;

/** The purpose that is likeliest, where that is sure enough to decide: by itself, or because nothing of places is likely. */
export function soundsLike(odds: Odds): Purpose | undefined {
  if (odds.emergency >= ALARMING && purposes.every((purpose) => odds[purpose] < SURE)) return "emergency";
  const ofPlaces = shareOfPlaces(odds);
  const candidates =
    ofPlaces < RULED_OUT ? purposes.filter((purpose) => !OF_PLACES.includes(purpose)) : purposes;
  const likeliest = likeliestOf(odds, candidates);
  return ofPlaces < RULED_OUT || odds[likeliest] >= SURE ? likeliest : undefined;
}

export function likeliestOf(odds: Odds, of: readonly Purpose[] = purposes): Purpose {
  return of.reduce((best, purpose) => (odds[purpose] > odds[best] ? purpose : best));
}

/** Whether a message is more likely for this than for all else. */
export function isLikely(purpose: Purpose, odds: Odds | undefined): boolean {
  return odds !== undefined && odds[purpose] >= LIKELY;
}

/** Whether a message that is answered as something else is likely enough an emergency that its number is told: much less so with a word of harm (`isSaid`). */
export function isNotRuledOut(odds: Odds, isSaid: boolean): boolean {
  return odds.emergency >= (isSaid ? CONCEIVABLE : ALARMING);
}

/** Whether a message is for this beyond doubt: by itself, or because nothing of places is conceivable. */
export function isSurely(purpose: Purpose, odds: Odds | undefined): boolean {
  if (odds === undefined) return false;
  if (odds[purpose] >= (purpose === "emergency" ? LIKELY_EMERGENCY : BEYOND_DOUBT)) return true;
  return odds[purpose] >= LIKELY && shareOfPlaces(odds) < OUT_OF_THE_QUESTION;
}

/** Whether a question of fact is likely, and nothing that could be looked for, planned or changed. */
export function isOfFact(odds: Odds | undefined): boolean {
  if (odds === undefined || odds.knowledge < FACT_MIN) return false;
  const isLikeliest = purposes.every((purpose) => odds[purpose] <= odds.knowledge);
  return isLikeliest || odds.knowledge + odds.about_place + odds.not_ours >= SURE;
}

function shareOfPlaces(odds: Odds): number {
  return OF_PLACES.reduce((sum, purpose) => sum + odds[purpose], 0);
}
