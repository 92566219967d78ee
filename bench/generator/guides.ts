import type { Guide } from "../../src/contract/guide.ts";
import { around } from "./cities.ts";
import { type Corpus, hostIdsIn, ids, statusOf, updatedAtOf } from "./corpus.ts";
import { imageOf } from "./images.ts";
import { inEach, languages } from "./languages.ts";
import { preferencesOf } from "./preferences.ts";
import { capitalised, prose } from "./prose.ts";

const texts = prose();
const languageCodes = [...languages];

/** Guide `number` of a corpus, with about 20 listings of its city. */
export function guideOf(corpus: Corpus, number: number): Guide {
  const random = corpus.random("guide", number);
  const city = corpus.cityList[number % corpus.cities]!;
  const cityNames = inEach((language) => (language === "ja-JP" ? city.name.katakana : city.name.latin));
  return {
    id: ids.guide(number),
    name: inEach((language) => {
      const { lexicon } = texts[language];
      const [first, second] = [lexicon.content(random), lexicon.content(random)];
      return language === "ja-JP"
        ? `${cityNames[language]}の${first}${second}`
        : `${capitalised(first)} ${second} ${cityNames[language]}`;
    }),
    introText: inEach((language) => texts[language].sentence(random)),
    description: inEach((language) => texts[language].sentences(random, 4)),
    attribution: inEach((language) => texts[language].phrase(random)),
    centerLocation: cityNames,
    keywords: inEach((language) => [
      cityNames[language],
      ...Array.from({ length: 4 }, () => texts[language].lexicon.content(random)),
    ]),
    preferences: { "en-GB": preferencesOf(random) },
    contentType: "guide",
    status: statusOf(random),
    featured: random.chance(0.1),
    geoLocation: around(city.at, 2_000, random),
    hostIds: hostIdsIn(corpus, city.number, random),
    listingIds: corpus.listingsOfGuide[number]!.map(ids.listing),
    languageCodes,
    coverImage: imageOf(random, "guide", ["guide"]),
    ...(random.chance(0.2) && { priority: random.between(1, 10) }),
    updatedAt: updatedAtOf(random),
    ...(random.chance(0.5) && { score: random.between(20, 100) }),
  };
}
