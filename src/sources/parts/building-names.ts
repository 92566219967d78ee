import { foldLabel } from "../../search/text/fold.ts";

/** A word that more places have in their names says nothing of a building ("chapel", "the", "porto"). */
const TELLING_MOST = 6;
/** Shorter words, and shorter beginnings of names without spaces, tell nothing. */
const TELLING_LENGTH = 3;

/** A place's names in all languages, and the words of its category ("museum"), which are no part of a name. */
export interface NamedPlace {
  readonly names: readonly string[];
  readonly categoryWords: readonly string[];
}

/** Compares names of places that lie side by side, by their numbers in a list. */
export interface NameComparison {
  /** They share a word that few have ("Torre dos Clérigos", "Museu dos Clérigos"), or one name begins with the other, in any language. */
  areRelated(one: number, other: number): boolean;
  /** They are called the same in some language. */
  areSame(one: number, other: number): boolean;
  /** The second has a name of the first in its own: "Café Glyptoteket". */
  isNamedAfter(one: number, other: number): boolean;
}

/** @param counts whether a place is among those that must not share a word that tells; cafés may have that of their street */
export function compareNames<Place extends NamedPlace>(
  places: readonly Place[],
  counts: (place: Place) => boolean,
): NameComparison {
  const read = places.map(readNames);
  const having = new Map<string, number>();
  for (const [index, { words }] of read.entries()) {
    if (!counts(places[index]!)) continue;
    for (const word of words) having.set(word, (having.get(word) ?? 0) + 1);
  }
  return {
    areRelated(one, other) {
      const [a, b] = [read[one]!, read[other]!];
      for (const word of a.words)
        if (b.words.has(word) && (having.get(word) ?? 0) <= TELLING_MOST) return true;
      return a.whole.some((name) => b.whole.some((its) => begins(name, its) || begins(its, name)));
    },
    areSame: (one, other) => read[one]!.whole.some((name) => read[other]!.whole.includes(name)),
    isNamedAfter: (one, other) =>
      read[one]!.whole.some(
        (name) =>
          name.length > TELLING_LENGTH && read[other]!.whole.some((its) => ` ${its} `.includes(` ${name} `)),
      ),
  };
}

interface Names {
  readonly whole: readonly string[];
  readonly words: ReadonlySet<string>;
}

function readNames({ names, categoryWords }: NamedPlace): Names {
  const whole = [...new Set(names.map(plainWords))].filter((name) => name !== "");
  const common = new Set(categoryWords.flatMap((label) => plainWords(label).split(" ")));
  const words = whole.flatMap((name) => name.split(" "));
  const telling = words.filter((word) => word.length >= TELLING_LENGTH && !common.has(word));
  return { whole, words: new Set(telling) };
}

function plainWords(text: string): string {
  return foldLabel(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "東大寺ミュージアム" begins with "東大寺". */
function begins(long: string, short: string): boolean {
  return short.length >= TELLING_LENGTH && long.startsWith(short);
}
