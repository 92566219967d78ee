import type { Parameters, ValuesOf } from "../../src/contract/parameter.ts";
import { readParameters, readQuery } from "../../src/contract/read-parameters.ts";
import { around } from "../generator/cities.ts";
import { type Corpus, ids } from "../generator/corpus.ts";
import { lexiconOf } from "../generator/lexicon.ts";
import { properNames } from "../generator/names.ts";
import { Random } from "../generator/random.ts";
import { categories } from "../generator/tables/categories.ts";
import { activityTags, interestTypes } from "../generator/tables/tags-and-interests.ts";

/** A query as a caller writes it: names and values, still to be percent-encoded. */
export type Query = Record<string, string>;

/** Stream of random numbers of the requests: none of the corpus. */
const REQUESTS = 15;

/** Makes a query with random numbers of its own, and the number of the host it is for. */
export type MakeQuery = (random: Random, host: number) => Query;

/** The first `count` queries. */
export function queries(corpus: Corpus, count: number, make: MakeQuery): Query[] {
  return Array.from({ length: count }, (_, index) => queryAt(corpus, index, make));
}

/** The query of this number. */
export function queryAt(corpus: Corpus, index: number, make: MakeQuery): Query {
  const random = new Random(corpus.seed, REQUESTS, index);
  return make(random, random.below(corpus.hosts));
}

/** The same as the HTTP layer reads it. Throws for a query that would be refused. */
export function checked<P extends Parameters>(parameters: P, list: readonly Query[]): ValuesOf<P>[] {
  return list.map((query) => readParameters(parameters, readQuery(queryString(query))));
}

export function queryString(query: Query): string {
  return new URLSearchParams(query).toString();
}

export const host = (number: number): Query => ({ profileId: ids.host(number) });

/** A traveller some hundred metres or a few kilometres from the middle of the host's city. */
export function near(corpus: Corpus, random: Random, hostNumber: number): Query {
  const city = corpus.cityList[hostNumber % corpus.cities]!;
  return { latlng: around(city.at, 2_000, random).join(",") };
}

/** Who travels, for what, with which interests. */
export function wishes(random: Random): Query {
  const interests = random.some(interestTypes, random.between(2, 5));
  return {
    tripType: random.pick(["business", "pleasure"]),
    userInterests: interests.map(({ id }) => (random.chance(0.3) ? `${id}:2` : id)).join(","),
  };
}

/** Text queries as travellers type them, by what is hard about them. Word frequencies are those of the corpus. */
export const texts = {
  /** The most frequent word that says something: it is in a large part of all records. */
  "a common word": () => lexiconOf("en-GB").words[60]!,
  "one word": (random: Random) => lexiconOf("en-GB").content(random),
  "two words (kind and neighbourhood)": (random, corpus, hostNumber) => {
    const city = corpus.cityList[hostNumber % corpus.cities]!;
    return `${random.pick(categories).label["en-GB"].split(" ")[0]} ${random.pick(city.neighbourhoods).name.latin}`;
  },
  "two words of text": (random: Random) =>
    `${lexiconOf("en-GB").content(random)} ${lexiconOf("en-GB").content(random)}`,
  "a prefix of three letters": (random: Random) => random.pick(properNames()).latin.slice(0, 3),
  "a name with a typo": (random: Random) => withTypo(random.pick(properNames()).latin, random),
  "Japanese, a place's kind": (random: Random) => random.pick(categories).label["ja-JP"],
} as const satisfies Record<string, (random: Random, corpus: Corpus, hostNumber: number) => string>;

/** Filters that one listing search sets, and facets that it counts. */
export function filters(random: Random): Query {
  return {
    activityTags: random
      .some(activityTags, 2)
      .map((tag) => tag["en-GB"])
      .join(","),
    priceLevel: random.pick(["1,2", "2,3", "0,1,2"]),
    minRating: "3.5",
    facets: "category,activityTags,priceLevel,neighborhood",
  };
}

/** One letter of the middle left out, doubled or changed. */
function withTypo(name: string, random: Random): string {
  const place = random.between(1, name.length - 2);
  const slip = random.pick(["", name[place]! + name[place], "e"]);
  return name.slice(0, place) + slip + name.slice(place + 1);
}
