import type { GeoLocation } from "../../contract/common.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { languageOfText, languagesAt } from "../properties/language-tag.ts";
import { withoutGaps } from "../properties/place-fields.ts";
import { ownSourceId, readRecordId, readSourceId } from "../properties/source-ids.ts";
import { cutText, readWebAddress } from "../properties/values.ts";
import type { SourceFault, SourceKind, SourceOptions, SourcePlace, SourceRecord } from "../source-record.ts";
import { type JsonLdNode, localisedText, readNode, readTypes, textsUnder, textUnder } from "./node.ts";
import { openingHoursIn } from "./opening-hours.ts";
import {
  categoryLabels,
  eventData,
  eventLabels,
  eventTypes,
  priceOf,
  readAddress,
  readCategoryId,
  readLinks,
  readLocation,
  readPhotos,
  readRating,
  readTags,
} from "./place-parts.ts";

/** What an operator says of a file; see docs/importing.md. */
export interface JsonLdContext {
  dataset: string;
  kind: SourceKind;
  /** Only these types of schema.org are read; absent: all that are known. */
  types?: ReadonlySet<string>;
  attribution?: string;
  licence?: string;
  options: SourceOptions;
}

/** A node as a record, or why it is none. */
export type NodeResult = { record: SourceRecord; fault?: undefined } | { fault: SourceFault };

/** What a node is: an event, a place with its category, or nothing that travellers visit. */
type Sort = { sort: "event" } | { sort: "place"; categoryId: string | null };

/** The record that a node of a document becomes; undefined when it is no place and no event. */
export async function toRecord(
  node: JsonLdNode,
  place: SourcePlace,
  context: JsonLdContext,
): Promise<NodeResult | undefined> {
  const sort = chooseSort(node, context.types);
  if (!sort) return undefined;
  const { options, dataset, kind } = context;
  const where = sort.sort === "event" ? (readNode(node, "location") ?? node) : node;
  const own = readStatedId(node) ?? readPage(node, sort);
  const faulty = { place, sourceId: ownSourceId(dataset, own) };
  const position = readLocation(where);
  if (position.fault) return { fault: { ...faulty, ...position.fault } };
  const { location } = position;
  const names = namesOf(node, location, options);
  const [name] = Object.values(names);
  if (name === undefined)
    return { fault: { ...faulty, code: "missing_name", detail: `the ${readTypes(node)[0]} has no name` } };
  const sourceId = readSourceId(dataset, own, [
    sort.sort,
    name,
    readAddress(where) ?? location ?? null,
    findStart(node),
  ]);
  const id = readRecordId(sourceId);
  const told = { node, where, names, location, sort, id };
  const fields = kind === "listing" ? await listingFields(told, context) : otherFields(kind, told);
  return { record: { kind, sourceId, id, fields, place, ...readProvenance(node, context) } };
}

interface Told {
  node: JsonLdNode;
  /** The node that has the address and the position: of an event its venue. */
  where: JsonLdNode;
  names: Record<string, string>;
  location: GeoLocation | undefined;
  sort: Sort;
  id: string;
}

/** The most telling type counts: `["Place", "Museum"]` is a museum. */
function chooseSort(node: JsonLdNode, wanted: ReadonlySet<string> | undefined): Sort | undefined {
  const types = readTypes(node);
  if (wanted && !types.some((type) => wanted.has(type))) return undefined;
  if (types.some((type) => eventTypes.has(type))) return { sort: "event" };
  const ids = types.map(readCategoryId).filter((id) => id !== undefined);
  if (ids.length === 0 && !wanted) return undefined;
  return { sort: "place", categoryId: ids.find((id) => id !== null) ?? null };
}

async function listingFields(
  { node, where, names, location, sort, id }: Told,
  { options }: JsonLdContext,
): Promise<Record<string, unknown>> {
  const language = plainLanguage(node, location, options);
  const address = readAddress(where);
  const { priceLevel, priceLevelText } = priceOf(node);
  const tags = readTags(node);
  const photos = readPhotos(node, id);
  const links = readLinks(node);
  const languages = [...new Set([...options.languages, language])];
  const hours = sort.sort === "place" ? openingHoursIn(node, location, options.year) : undefined;
  const venue = sort.sort === "event" ? eventData(node) : {};
  const keywords = textsUnder(node, "keywords").flatMap((text) => text.split(","));
  const others = [...textsUnder(node, "alternateName"), ...keywords].map((text) => cutText(text.trim(), 200));
  const phone = textUnder(node, "telephone");
  return withoutGaps({
    name: names,
    summary: textsWithin(localisedText(node, "description", language), 20_000),
    address: address && { [language]: address },
    category: await readCategory(sort, languages),
    keywords:
      others.length > 0 ? { [language]: [...new Set(others)].filter(Boolean).slice(0, 100) } : undefined,
    activityTags: tags.length > 0 ? { [language]: tags } : undefined,
    priceLevelText: priceLevelText && { [language]: priceLevelText },
    priceLevel,
    providerRating: readRating(node),
    phoneNumber: phone && phone.length <= 100 ? phone : undefined,
    websiteUrl: readWebAddress(textUnder(node, "url")),
    socialMedia: links.length > 0 ? links.map((url) => ({ name: new URL(url).hostname, url })) : undefined,
    photos: photos.length > 0 ? photos : undefined,
    openingHours: hours,
    additionalData: Object.keys(venue).length > 0 ? venue : undefined,
    geoLocation: location,
  });
}

async function readCategory(
  sort: Sort,
  languages: readonly string[],
): Promise<Record<string, string> | undefined> {
  if (sort.sort === "event") return eventLabels(languages);
  return sort.categoryId === null ? undefined : categoryLabels(sort.categoryId, languages);
}

function otherFields(kind: SourceKind, { names, location, where }: Told): Record<string, unknown> {
  if (kind === "geoArea") return withoutGaps({ displayName: names, geoLocation: location });
  const [name] = Object.values(names);
  const address = readAddress(where);
  const primary = {
    ...(address && { address }),
    ...(location && { geoLocation: { lat: location[0], lng: location[1] } }),
  };
  const phone = textUnder(where, "telephone");
  return withoutGaps({
    name: cutText(name!, 500),
    geoLocation: location,
    primaryLocation: Object.keys(primary).length > 0 ? primary : undefined,
    uiConfig: phone && { contact: { phone } },
  });
}

function namesOf(
  node: JsonLdNode,
  location: GeoLocation | undefined,
  options: SourceOptions,
): Record<string, string> {
  return textsWithin(localisedText(node, "name", plainLanguage(node, location, options)), 2_000) ?? {};
}

/** The language of texts without one: `inLanguage`, what the operator says, else the default as far as the script allows. */
function plainLanguage(node: JsonLdNode, location: GeoLocation | undefined, options: SourceOptions): string {
  const { textLanguage, languages } = options;
  const inLanguage = textUnder(node, "inLanguage");
  if (inLanguage !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(inLanguage)) {
    return Intl.getCanonicalLocales(inLanguage)[0]!;
  }
  if (textLanguage !== undefined) return textLanguage;
  const sample = textUnder(node, "description") ?? textUnder(node, "name") ?? "";
  return languageOfText(sample, languages[0] ?? DEFAULT_LANGUAGE, [
    ...languagesAt(location),
    ...languages.slice(1),
  ]);
}

function textsWithin(texts: Record<string, string>, most: number): Record<string, string> | undefined {
  const cut = Object.entries(texts).map(([language, text]) => [language, cutText(text, most)]);
  return cut.length > 0 ? Object.fromEntries(cut) : undefined;
}

function readStatedId(node: JsonLdNode): string | undefined {
  const identifier = readNode(node, "identifier");
  return (
    textUnder(node, "@id") ?? (identifier && textUnder(identifier, "value")) ?? textUnder(node, "identifier")
  );
}

/** What stands in for an id: the page of a place, and of an event its date as well, for the dates of a series share a page. */
function readPage(node: JsonLdNode, { sort }: Sort): string | undefined {
  const url = textUnder(node, "url");
  const start = sort === "event" ? findStart(node) : null;
  return url !== undefined && start !== null ? `${url} ${start}` : url;
}

function findStart(node: JsonLdNode): string | null {
  return textUnder(node, "startDate") ?? null;
}

function readProvenance(node: JsonLdNode, { attribution, licence }: JsonLdContext): Partial<SourceRecord> {
  const url = readWebAddress(textUnder(node, "url")) ?? readWebAddress(textUnder(node, "@id"));
  const date = /^\d{4}-\d{2}-\d{2}/.exec(textUnder(node, "dateModified") ?? "")?.[0];
  const item = textsUnder(node, "sameAs").map(
    (link) => /wikidata\.org\/(?:wiki|entity)\/(Q[1-9]\d{0,11})$/.exec(link)?.[1],
  );
  return withoutGaps({ url, date, attribution, licence, wikidata: item.find((one) => one !== undefined) });
}
