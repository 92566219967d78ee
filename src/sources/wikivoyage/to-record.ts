import type { GeoLocation } from "../../contract/common.ts";
import { readCommonsFiles } from "../commons-file.ts";
import { hoursTold } from "../properties/field-values.ts";
import { languageOfText, languagesAt } from "../properties/language-tag.ts";
import { positionFault, withoutGaps } from "../properties/place-fields.ts";
import { readRecordId } from "../properties/source-ids.ts";
import { cutText, readNumber, readWebAddress } from "../properties/values.ts";
import type { SourceFault, SourceOptions, SourceRecord } from "../source-record.ts";
import type { ArticleListing } from "./article.ts";
import { type Edition, wikivoyageEditions } from "./editions.ts";
import { hoursSyntax } from "./hours-text.ts";

const LONG = 20_000;
const SHORT = 2_000;

/** What all listings of an article share. */
export interface ArticleContext {
  title: string;
  edition: Edition;
  isDistrict: boolean;
  options: SourceOptions;
}

/** A listing as a record, or why it is none. */
export type ListingResult = { record: SourceRecord; fault?: undefined } | { fault: SourceFault };

/** A listing of an article as a record. Without a position it is a place without one. */
export function readRecord(listing: ArticleListing, context: ArticleContext): ListingResult {
  const { values, place } = listing;
  const { title, edition } = context;
  const name = values.get("name");
  if (name === undefined) {
    return { fault: { place, code: "missing_name", detail: "the listing has no name that can be read" } };
  }
  // The same article with another region of its language (en, en-GB) has the same listings.
  const code = edition.language.split("-")[0]!;
  const sourceId = `${code}/${title}/${cutText(name, 200)}`;
  const position = readPosition(values, edition);
  if ("code" in position) return { fault: { place, sourceId, ...position } };
  const { location } = position;
  const address = `https://${code}.wikivoyage.org/wiki/${pagePath(title)}`;
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(values.get("date") ?? "")?.[0];
  const wikidata = /^Q[1-9]\d{0,11}$/.exec(values.get("wikidata") ?? "")?.[0];
  const record: SourceRecord = {
    kind: "listing",
    sourceId,
    id: readRecordId(`wikivoyage/${sourceId}`),
    fields: readFields(listing, name, location, context),
    url: address,
    attribution: `Wikivoyage contributors, "${title}" (${code}), CC BY-SA 4.0`,
    place,
    pictures: readCommonsFiles([values.get("image")]),
    date,
    wikidata,
  };
  return { record };
}

function pagePath(title: string): string {
  return encodeURIComponent(title.toWellFormed().replaceAll(" ", "_")).replaceAll("%2F", "/");
}

type Values = ArticleListing["values"];

function readPosition(
  values: Values,
  { language }: Edition,
): { location?: GeoLocation } | Omit<SourceFault, "place"> {
  const [latitude, longitude] = [values.get("latitude"), values.get("longitude")];
  if (latitude === undefined || longitude === undefined) return {};
  const [lat, lng] = [readDegrees(latitude, language), readDegrees(longitude, language)];
  if (lat === undefined || lng === undefined) return {};
  return positionFault(lat, lng) ?? { location: [lat, lng] };
}

/** Decimal degrees, or degrees, minutes and seconds: `35° 39′ 45″ N`. O is the east in German, the west elsewhere. */
function readDegrees(text: string, language: string): number | undefined {
  const decimal = readNumber(text, true);
  if (decimal !== undefined) return decimal;
  const sexagesimal =
    /^(\d+(?:\.\d+)?)\s*°\s*(?:(\d+(?:\.\d+)?)\s*['′]\s*)?(?:(\d+(?:\.\d+)?)\s*["″]\s*)?([NSEWO])?$/i;
  const [, degrees, minutes = "0", seconds = "0", side = ""] = sexagesimal.exec(text) ?? [];
  if (degrees === undefined) return undefined;
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  const isNegative = /[SW]/i.test(side) || (/O/i.test(side) && !/^de\b/.test(language));
  return Math.round((isNegative ? -size : size) * 1e7) / 1e7;
}

function readFields(
  listing: ArticleListing,
  name: string,
  location: GeoLocation | undefined,
  context: ArticleContext,
): Record<string, unknown> {
  const { values } = listing;
  const { edition, options, isDistrict, title } = context;
  const { language } = edition;
  const text = (meaning: string, most = SHORT) => {
    const value = values.get(meaning);
    return value === undefined ? undefined : { [language]: cutText(value, most) };
  };
  const { names, keywords } = otherNames(listing, name, location, edition);
  const directions = values.get("directions");
  const hours = hoursSyntax(values.get("hours") ?? "", edition);
  const phone = values.get("phone") ?? values.get("mobile");
  const [, district] = isDistrict ? (/([^/]+)$/.exec(title) ?? []) : [];
  return withoutGaps({
    name: names,
    summary: text("content", LONG),
    tagline: text("comment"),
    address: text("address"),
    category: categoriesOf(listing, edition, options.languages),
    keywords: keywords.length > 0 ? { [language]: keywords } : undefined,
    priceLevelText: text("price"),
    priceLevel: readPriceLevel(listing, edition),
    additionalTextAttributes: directions && { [language]: { gettingThere: cutText(directions, LONG) } },
    phoneNumber: phone && phone.length <= 100 ? phone : undefined,
    websiteUrl: readWebAddress(values.get("url")?.split(/\s/, 1)[0]),
    neighborhood: district && cutText(district, SHORT),
    openingHours: hours && hoursTold(hours, location, options.year),
    geoLocation: location,
  });
}

/** Names by language, and what else a place is called or stands under. */
function otherNames(
  { values, headings }: ArticleListing,
  name: string,
  location: GeoLocation | undefined,
  { language }: Edition,
): { names: Record<string, string>; keywords: string[] } {
  const names: Record<string, string> = { [language]: cutText(name, SHORT) };
  const keywords: string[] = [];
  const likely = languagesAt(location);
  const local = values.get("nameLocal");
  if (local !== undefined)
    names[languageOfText(local, likely[0] ?? language, likely)] ??= cutText(local, SHORT);
  const alternative = values.get("alt");
  if (alternative !== undefined && alternative !== name) {
    const spoken = languageOfText(alternative, language, likely);
    // A name in another script is the one that stands on the house.
    if (spoken !== language && names[spoken] === undefined) names[spoken] = cutText(alternative, SHORT);
    else keywords.push(cutText(alternative, SHORT));
  }
  // The top heading says the same as the category.
  keywords.push(...headings.slice(1).map((heading) => cutText(heading, SHORT)));
  return { names, keywords: [...new Set(keywords)].filter((keyword) => keyword !== "") };
}

/** The category in the article's language and in those of the organisation. */
function categoriesOf(
  { type }: ArticleListing,
  edition: Edition,
  languages: readonly string[],
): Record<string, string> | undefined {
  const known = wikivoyageEditions();
  const named = [edition.language, ...languages].flatMap((language) => {
    const name = known.get(language.split("-")[0]!)?.categories[type];
    return name === undefined ? [] : [[language, name] as const];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** The level that the section's heading stands for ("Budget"). */
function readPriceLevel({ headings }: ArticleListing, { priceLevels }: Edition): number | undefined {
  const levels = headings
    .map((heading) => heading.toLowerCase())
    .filter((name) => Object.hasOwn(priceLevels, name));
  return levels.length === 1 ? priceLevels[levels[0]!] : undefined;
}
