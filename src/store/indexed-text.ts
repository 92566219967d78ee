import type { GeoArea } from "../contract/geo-area.ts";
import type { Guide } from "../contract/guide.ts";
import type { Listing } from "../contract/listing.ts";
import type { LanguageMap } from "../contract/localised.ts";
import type { SearchableKind } from "../contract/records.ts";
import type { LocalisedFields, LocalisedText } from "../text/fields.ts";

/**
 * Which text of a record is searched as which field; every store indexes this and nothing else.
 *
 * | field    | listing                                                              | guide                  | geoArea               |
 * |----------|----------------------------------------------------------------------|------------------------|-----------------------|
 * | name     | name                                                                 | name                   | displayName           |
 * | keywords | keywords, category, activityTags, searchTerms, integratedCategories  | keywords               | keywords              |
 * | place    | address, neighborhood                                                | centerLocation         | area, address         |
 * | summary  | tagline, summary                                                     | introText, description | headline, description |
 * | rest     | whatToExpect, additionalTextAttributes, priceLevelText, serviceTypes, venue name | attribution | -                     |
 *
 * Text that is written once for all languages has the language "und".
 */
export function indexedText(kind: SearchableKind, record: object): LocalisedFields {
  if (kind === "listing") return listingText(record as Listing);
  if (kind === "guide") return guideText(record as Guide);
  return geoAreaText(record as GeoArea);
}

function listingText(listing: Listing): LocalisedFields {
  const { integratedCategories, additionalTextAttributes, additionalData } = listing;
  return {
    name: texts(listing.name),
    keywords: [
      ...texts(listing.keywords),
      ...texts(listing.category),
      ...texts(listing.activityTags),
      ...und(listing.searchTerms),
      ...inEach(integratedCategories, (list) => list.flatMap((one) => one.full_label)),
    ],
    place: [...texts(listing.address), ...und(listing.neighborhood)],
    summary: [...texts(listing.tagline), ...texts(listing.summary)],
    rest: [
      ...texts(listing.whatToExpect),
      ...inEach(additionalTextAttributes, (attributes) => Object.values(attributes)),
      ...texts(listing.priceLevelText),
      ...und(listing.serviceTypes),
      ...und(additionalData?.venue?.name),
    ],
  };
}

function guideText(guide: Guide): LocalisedFields {
  return {
    name: texts(guide.name),
    keywords: texts(guide.keywords),
    place: texts(guide.centerLocation),
    summary: [...texts(guide.introText), ...texts(guide.description)],
    rest: texts(guide.attribution),
  };
}

function geoAreaText(area: GeoArea): LocalisedFields {
  return {
    name: texts(area.displayName),
    keywords: texts(area.keywords),
    place: [...texts(area.area), ...texts(area.address)],
    summary: [...texts(area.headline), ...texts(area.description)],
    rest: [],
  };
}

function texts(map: LanguageMap<string | string[]> | undefined): LocalisedText[] {
  return inEach(map, asIs);
}

function asIs(value: string | string[]): string | string[] {
  return value;
}

// Plain loops here: an import comes by some dozens of times for each record.
function inEach<T>(map: LanguageMap<T> | undefined, words: (value: T) => string | string[]): LocalisedText[] {
  const found: LocalisedText[] = [];
  for (const language in map) {
    const said = words(map[language]!);
    if (typeof said === "string") found.push({ language, text: said });
    else for (const text of said) found.push({ language, text });
  }
  return found;
}

function und(value: string | string[] | undefined): LocalisedText[] {
  return [value ?? []].flat().map((text) => ({ language: "und", text }));
}
