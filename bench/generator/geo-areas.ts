import type { GeoArea } from "../../src/contract/geo-area.ts";
import { type Corpus, ids } from "./corpus.ts";
import { imageOf } from "./images.ts";
import { inEach, languages } from "./languages.ts";
import { prose } from "./prose.ts";

const texts = prose();

/** Geo area `number` of a city: a circle about one of its neighbourhoods. */
export function geoAreaOf(corpus: Corpus, cityNumber: number, number: number): GeoArea {
  const random = corpus.random("geoArea", cityNumber * corpus.areasPerCity + number);
  const city = corpus.cityList[cityNumber]!;
  const { name, at } = city.neighbourhoods[number]!;
  const named = inEach((language) => (language === "ja-JP" ? name.katakana : name.latin));
  const cityNames = inEach((language) => (language === "ja-JP" ? city.name.katakana : city.name.latin));
  return {
    id: ids.geoArea(cityNumber, number),
    displayName: named,
    area: cityNames,
    headline: inEach((language) => texts[language].phrase(random)),
    description: inEach((language) => texts[language].sentences(random, 4)),
    address: inEach((language) => `${named[language]}, ${cityNames[language]}`),
    keywords: inEach((language) => [named[language], texts[language].lexicon.content(random)]),
    status: "active",
    geoLocation: at,
    radius: random.between(8, 20) * 100,
    hostIds: hostsOf(corpus, cityNumber),
    languageCodes: [...languages],
    photos: [imageOf(random, "area", ["area"]), imageOf(random, "area", ["area"])],
  };
}

/** Every host of the city, as far as a record may name them. */
function hostsOf(corpus: Corpus, city: number): string[] {
  const hostIds: string[] = [];
  for (let host = city; host < corpus.hosts && hostIds.length < 1_000; host += corpus.cities) {
    hostIds.push(ids.host(host));
  }
  return hostIds;
}
