import type { Listing } from "../../src/contract/listing.ts";
import { type City, type Neighbourhood, placeIn } from "./cities.ts";
import { type Corpus, hostIdsIn, ids, statusOf, updatedAtOf } from "./corpus.ts";
import { openingHoursOf } from "./hours.ts";
import { imageOf } from "./images.ts";
import { type InEach, inEach, languages } from "./languages.ts";
import { type ProperName, properNames } from "./names.ts";
import { preferencesOf } from "./preferences.ts";
import { prose } from "./prose.ts";
import type { Random } from "./random.ts";
import { type Category, categories } from "./tables/categories.ts";
import { crowds, durations, priceLevels } from "./tables/set-phrases.ts";
import { activityTags } from "./tables/tags-and-interests.ts";

const texts = prose();
const languageCodes = [...languages];
/** Sentences of the summary and of what to expect: they make a record about 8 KB long. */
const SUMMARY = { least: 2, most: 4 };
const EXPECTATION = { least: 1, most: 2 };

/** Listing `number` of a corpus. Parts of it are shared with other records: it is not to be changed. */
export function listingOf(corpus: Corpus, number: number): Listing {
  const random = corpus.random("listing", number);
  const city = corpus.cityList[number % corpus.cities]!;
  const neighbourhood = random.pick(city.neighbourhoods);
  const category = random.pick(categories);
  const tags = random.some(activityTags, random.between(2, 5));
  const priceLevel = random.below(priceLevels.length);
  const pictureWords = category.id.split(".");
  return {
    id: ids.listing(number),
    name: namesOf(random.pick(properNames()), category, neighbourhood, random),
    tagline: inEach((language) => texts[language].phrase(random)),
    summary: sentences(random, SUMMARY),
    whatToExpect: sentences(random, EXPECTATION),
    address: addressOf(city, neighbourhood, random),
    category: category.label,
    priceLevelText: priceLevels[priceLevel]!,
    keywords: keywordsOf(category, neighbourhood, random),
    activityTags: inEach((language) => tags.map((tag) => tag[language])),
    integratedCategories: inEach((language) => [
      { category_id: category.id, full_label: [category.group[language], category.label[language]] },
    ]),
    additionalTextAttributes: attributesOf(random),
    preferences: { "en-GB": preferencesOf(random) },
    searchId: `s-${number}`,
    contentType: "listing",
    status: statusOf(random),
    featured: random.chance(0.05),
    geoLocation: placeIn(neighbourhood, random),
    guideIds: (corpus.guidesOfListing.get(number) ?? []).map(ids.guide),
    hostIds: hostIdsIn(corpus, city.number, random),
    languageCodes,
    updatedAt: updatedAtOf(random),
    ...worthOf(random),
    neighborhood: neighbourhood.name.latin,
    currencyCode: city.currencyCode,
    priceLevel,
    phoneNumber: `+${random.between(10, 99)} ${random.between(10_000_000, 99_999_999)}`,
    websiteUrl: `https://places.example/${number}`,
    providerId: `provider-${number}`,
    providerMapsUrl: `https://maps.example/?place=${number}`,
    searchTerms: [texts["en-GB"].lexicon.content(random), texts["en-GB"].lexicon.content(random)],
    serviceTypes: random.some(["dine-in", "takeaway", "delivery", "reservations", "guided"], 2),
    photos: [1, 2].map(() => imageOf(random, pictureWords[1]!, pictureWords)),
    openingHours: openingHoursOf(category.habit, random),
    timeZoneName: city.timeZoneName,
  };
}

/** Seven in ten have an editorial score, the others only ratings; ratings lean to the good side, as they do. */
function worthOf(random: Random): Partial<Listing> {
  const rating = () => Math.round(Math.max(1, Math.min(5, 4.1 + 0.5 * random.normal())) * 10) / 10;
  return {
    ...(random.chance(0.7) && { score: random.between(20, 100) }),
    ...(random.chance(0.1) && { priority: random.between(1, 10) }),
    providerRating: rating(),
    ...(random.chance(0.6) && { reviewSiteRating: rating(), reviewSiteUrl: "https://reviews.example/" }),
  };
}

/** Half of the names end with the neighbourhood: two places of one name are then told apart by where they are. */
function namesOf(
  proper: ProperName,
  { noun }: Category,
  { name: where }: Neighbourhood,
  random: Random,
): InEach<string> {
  const placed = random.chance(0.5);
  const latin = placed ? ` ${where.latin}` : "";
  return {
    "en-GB": `${proper.latin} ${noun["en-GB"]}${latin}`,
    "da-DK": `${noun["da-DK"]} ${proper.latin}${latin}`,
    "de-DE": `${noun["de-DE"]} ${proper.latin}${latin}`,
    "fr-FR": `${noun["fr-FR"]} ${proper.latin}${latin}`,
    "ja-JP": `${proper.katakana}${noun["ja-JP"]}${placed ? ` ${where.katakana}` : ""}`,
  };
}

function sentences(random: Random, { least, most }: { least: number; most: number }): InEach<string> {
  const count = random.between(least, most);
  return inEach((language) => texts[language].sentences(random, count));
}

function addressOf(city: City, { name: where }: Neighbourhood, random: Random): InEach<string> {
  const street = random.pick(city.streets);
  const house = random.between(1, 180);
  const postcode = city.postcode * 10 + random.below(10);
  const latin = `${street} ${house}, ${postcode} ${city.name.latin}`;
  return {
    "en-GB": `${house} ${street}, ${city.name.latin} ${postcode}`,
    "da-DK": latin,
    "de-DE": latin,
    "fr-FR": `${house} ${street}, ${postcode} ${city.name.latin}`,
    "ja-JP": `〒${postcode} ${city.name.katakana}市${where.katakana}${house}-${(house % 9) + 1}`,
  };
}

function keywordsOf({ label }: Category, { name: where }: Neighbourhood, random: Random): InEach<string[]> {
  const count = random.between(3, 6);
  return inEach((language) => {
    const { lexicon } = texts[language];
    const words = [label[language], language === "ja-JP" ? where.katakana : where.latin];
    for (let drawn = 0; drawn < count; drawn++) words.push(lexicon.content(random));
    return words;
  });
}

function attributesOf(random: Random): NonNullable<Listing["additionalTextAttributes"]> {
  const duration = random.pick(durations);
  const crowd = random.pick(crowds);
  return inEach((language) => ({
    photos: texts[language].phrase(random),
    duration: duration[language],
    bestTimeToVisit: texts[language].phrase(random),
    crowdLevels: crowd[language],
    gettingThere: texts[language].sentence(random),
  }));
}
