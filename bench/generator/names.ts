import { capitalised } from "./prose.ts";
import { Random } from "./random.ts";
import { katakanaWord, madeUpWord, syllables } from "./syllables.ts";

/** A made-up proper name, in Latin letters and in katakana. */
export interface ProperName {
  latin: string;
  katakana: string;
}

const PROPER_NAMES = 20_000;
const tails = [
  "lund",
  "by",
  "holm",
  "vik",
  "berg",
  "ford",
  "ville",
  "mont",
  "stad",
  "gate",
  "ford",
  "mere",
  "",
  "",
  "",
];
const streets = [
  "gade",
  "vej",
  "straße",
  " Street",
  " Road",
  "allee",
  " Lane",
  "stræde",
  "plads",
  "weg",
  " Quay",
];

let names: ProperName[] | undefined;

/** The proper names that places are called by; the same for every seed. */
export function properNames(): readonly ProperName[] {
  const random = new Random(0x9a3e5);
  names ??= Array.from({ length: PROPER_NAMES }, () => properName(random));
  return names;
}

export function properName(random: Random): ProperName {
  const inventory = random.pick([syllables["en-GB"], syllables["da-DK"], syllables["fr-FR"]]);
  return {
    latin: capitalised(madeUpWord(random, inventory, 2) + random.pick(tails)),
    katakana: katakanaWord(random, random.between(3, 5)),
  };
}

export function streetName(random: Random): string {
  return properName(random).latin + random.pick(streets);
}
