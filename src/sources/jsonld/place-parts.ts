import { readFileSync } from "node:fs";
import type { GeoLocation, Image } from "../../contract/common.ts";
import { eventWords } from "../../languages/event-words.ts";
import { isObject } from "../json-fault.ts";
import { readPriceLevel } from "../properties/field-values.ts";
import { isStated, photoOf } from "../properties/mapping.ts";
import { positionFault } from "../properties/place-fields.ts";
import { cutText, readNumber, readTexts, readWebAddress, textOf } from "../properties/values.ts";
import type { SourceFault } from "../source-record.ts";
import { presetWords } from "../taxonomy/words.ts";
import { type JsonLdNode, readNode, textsUnder, textUnder, valuesOf } from "./node.ts";

const MAX_PHOTOS = 20;

/** The position of a place, of its `geo` or of the place itself. */
export function readLocation(node: JsonLdNode): {
  location?: GeoLocation;
  fault?: Omit<SourceFault, "place">;
} {
  for (const holder of [readNode(node, "geo"), node]) {
    const latitude = holder && readNumber(textUnder(holder, "latitude"), true);
    const longitude = holder && readNumber(textUnder(holder, "longitude"), true);
    if (latitude === undefined || longitude === undefined) continue;
    const fault = positionFault(latitude, longitude);
    if (fault) return { fault: { field: "geo", ...fault } };
    return latitude === 0 && longitude === 0 ? {} : { location: [latitude, longitude] };
  }
  return {};
}

/** An address in one line: a text, or the parts of a PostalAddress. */
export function readAddress(node: JsonLdNode): string | undefined {
  const [address] = valuesOf(node, "address");
  if (!isObject(address)) return textOf(address);
  const part = (name: string) => textUnder(address, name);
  const place = [part("postalCode"), part("addressLocality")].filter(Boolean).join(" ");
  const parts = [part("streetAddress"), place, part("addressRegion"), part("addressCountry")];
  // A two-letter country says nothing to a reader of an address.
  const told = parts.filter((text) => text !== undefined && text !== "" && !/^[A-Z]{2}$/.test(text));
  return told.length > 0 ? cutText([...new Set(told)].join(", "), 2_000) : undefined;
}

/** A rating on 5, to two decimals: of `aggregateRating` by its best and worst (5 and 1 when it does not say). */
export function readRating(node: JsonLdNode): number | undefined {
  const rating = readNode(node, "aggregateRating");
  const value = rating && readNumber(textUnder(rating, "ratingValue"));
  if (!rating || value === undefined) return undefined;
  const best = readNumber(textUnder(rating, "bestRating") ?? "5");
  if (best === undefined || best <= 0 || value < 0 || value > best) return undefined;
  return Math.round((value / best) * 500) / 100;
}

/** `priceRange`: a level for signs of a currency, else a text. */
export function priceOf(node: JsonLdNode): { priceLevel?: number; priceLevelText?: string } {
  const price = textUnder(node, "priceRange");
  if (price === undefined) return {};
  const priceLevel = readPriceLevel(price);
  return priceLevel === undefined ? { priceLevelText: cutText(price, 2_000) } : { priceLevel };
}

/** Cuisines and amenities that are there, as words to filter by. */
export function readTags(node: JsonLdNode): string[] {
  const cuisines = textsUnder(node, "servesCuisine").flatMap((text) => readTexts(text));
  const amenities = valuesOf(node, "amenityFeature").flatMap((feature) => {
    if (!isObject(feature)) return [];
    const isThere = /^(?:true|yes|1|https?:\/\/schema\.org\/True)$/i.test(textUnder(feature, "value") ?? "");
    return isThere ? textsUnder(feature, "name") : [];
  });
  return [...new Set([...cuisines, ...amenities])].slice(0, 50).map((tag) => cutText(tag, 200));
}

/** Photos whose licence or author is stated; others may not be shown. */
export function readPhotos(node: JsonLdNode, id: string): Image[] {
  const photos = [...valuesOf(node, "image"), ...valuesOf(node, "photo")]
    .filter(isObject)
    .flatMap((image) => {
      const url = readWebAddress(textUnder(image, "contentUrl") ?? textUnder(image, "url"));
      const license = readWebAddress(textUnder(image, "license"));
      const credit =
        textUnder(image, "creditText") ?? textUnder(image, "copyrightNotice") ?? readAuthor(image);
      const photo = photoOf(url, credit, license);
      return photo && isStated(photo) ? [photo] : [];
    });
  return photos.slice(0, MAX_PHOTOS).map((photo, index) => ({ id: `${id}-${index + 1}`, ...photo }));
}

function readAuthor(image: JsonLdNode): string | undefined {
  for (const role of ["creator", "author", "copyrightHolder"]) {
    const [holder] = valuesOf(image, role);
    const name = isObject(holder) ? textUnder(holder, "name") : textOf(holder);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Pages of a place on other sites. */
export function readLinks(node: JsonLdNode): string[] {
  const links = textsUnder(node, "sameAs").map((text) => readWebAddress(text));
  return [...new Set(links.filter((link) => link !== undefined))].slice(0, 20);
}

/** Types of schema.org that are events which travellers go to; others (BroadcastEvent, DeliveryEvent) happen elsewhere. */
export const eventTypes: ReadonlySet<string> = new Set([
  "Event",
  "BusinessEvent",
  "ChildrensEvent",
  "ComedyEvent",
  "DanceEvent",
  "EducationEvent",
  "EventSeries",
  "ExhibitionEvent",
  "Festival",
  "FoodEvent",
  "Hackathon",
  "LiteraryEvent",
  "MusicEvent",
  "SaleEvent",
  "ScreeningEvent",
  "SocialEvent",
  "SportsEvent",
  "TheaterEvent",
  "VisualArtsEvent",
]);

let table: Readonly<Record<string, string | null>> | undefined;

/** The category of the taxonomy for a place type of schema.org; null: a place of no category, undefined: no place. */
export function readCategoryId(type: string): string | null | undefined {
  table ??= JSON.parse(readFileSync(new URL("./place-types.json", import.meta.url), "utf8")) as Record<
    string,
    string | null
  >;
  return Object.hasOwn(table, type) ? table[type] : undefined;
}

/** What a category is called in each of the languages that have a word for it. */
export async function categoryLabels(
  categoryId: string,
  languages: readonly string[],
): Promise<Record<string, string>> {
  const labels: Record<string, string> = {};
  for (const language of languages) {
    const name = (await presetWords(language)).get(categoryId)?.name;
    if (name !== undefined) labels[language] = name;
  }
  return labels;
}

/** What an event is called in each of the languages that have a word for it here. */
export function eventLabels(languages: readonly string[]): Record<string, string> {
  const told = languages.flatMap((language) => {
    const word = eventWords[language.split("-")[0]!];
    return word === undefined ? [] : [[language, word] as const];
  });
  return Object.fromEntries(told);
}

/** Days, or weekdays, on which a schedule repeats an event, with its times: "every Saturday, 10:00 – 14:00". */
function readSeries(schedule: JsonLdNode): string | undefined {
  const days = textsUnder(schedule, "byDay").map((day) => /(\w+)$/.exec(day)?.[1]);
  const isDaily = days.length === 0 && textUnder(schedule, "repeatFrequency") === "P1D";
  const isWeekly = days.length > 0 && (textUnder(schedule, "repeatFrequency") ?? "P1W") === "P1W";
  if (!isDaily && !isWeekly) return undefined;
  const clocks = ["startTime", "endTime"].map((name) => textUnder(schedule, name)?.slice(0, 5));
  return [`every ${isDaily ? "day" : days.join(" and ")}`, clocks.filter(Boolean).join(" – ")]
    .filter(Boolean)
    .join(", ");
}

/** What a listing keeps of an event: its date, its venue and where tickets are. */
export function eventData(node: JsonLdNode): Record<string, unknown> {
  const schedule = readNode(node, "eventSchedule");
  const series = schedule && readSeries(schedule);
  const start = textUnder(node, "startDate") ?? (schedule && textUnder(schedule, "startDate"));
  const end = textUnder(node, "endDate") ?? (schedule && textUnder(schedule, "endDate"));
  const range = start !== undefined && end !== undefined && end !== start ? `${start} – ${end}` : undefined;
  const when = [range, series].filter(Boolean).join(", ");
  const instant =
    start !== undefined && /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(start) ? Date.parse(start) : Number.NaN;
  const venue = readNode(node, "location");
  const venueName = venue && textUnder(venue, "name");
  const venueLink = venue && readWebAddress(textUnder(venue, "url"));
  const tickets = valuesOf(node, "offers").filter(isObject).flatMap(readTicket);
  return {
    // A local time without its offset is no instant.
    ...(Number.isFinite(instant) && instant >= 0 && { dateTimestamp: instant }),
    ...((start ?? series) !== undefined && {
      date: { ...(start !== undefined && { start_date: start }), ...(when !== "" && { when }) },
    }),
    ...((venueName ?? venueLink) !== undefined && {
      venue: { ...(venueLink && { link: venueLink }), ...(venueName && { name: venueName }) },
    }),
    ...(tickets.length > 0 && { ticket_info: tickets }),
  };
}

function readTicket(offer: JsonLdNode): { link: string; link_type: string; source?: string }[] {
  const link = readWebAddress(textUnder(offer, "url"));
  if (link === undefined) return [];
  const seller = readNode(offer, "seller") ?? readNode(offer, "offeredBy");
  const source = seller && textUnder(seller, "name");
  return [{ link, link_type: "tickets", ...(source !== undefined && { source }) }];
}
