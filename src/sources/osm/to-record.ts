import { findJurisdiction, type Jurisdiction } from "../../hours/jurisdiction.ts";
import { readOpeningHours } from "../../hours/notation/read-opening-hours.ts";
import { DEFAULT_LANGUAGE, mainLanguage, NO_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { readCommonsFiles } from "../commons-file.ts";
import { outlineOf } from "../geometry/outline.ts";
import { coveringRadius, type Position } from "../geometry/shapes.ts";
import { holdingOf } from "../parts/part-kinds.ts";
import { cutText, textOf } from "../properties/values.ts";
import type { SourceOptions, SourceRecord } from "../source-record.ts";
import type { Preset, Tags } from "../taxonomy/presets.ts";
import {
  readAddress,
  readNeighborhood,
  readPhone,
  readSocialLinks,
  readWebsite,
  readWikidata,
} from "./contact.ts";
import type { LocatedElement } from "./located-element.ts";
import type { CategoryRule, OsmMapping } from "./mapping.ts";
import { type LocalLanguage, namesOf, readOtherNames, type Texts, textsOfTag } from "./names.ts";
import { scoreElement } from "./notability.ts";
import type { Category, Selection } from "./selection.ts";
import type { Vocabulary } from "./vocabulary.ts";

const LONG = 20_000;
const MAX_SEARCH_TERMS = 30;

/** What the records of one import are made with. */
export interface RecordContext {
  mapping: OsmMapping;
  selection: Selection;
  vocabulary: Vocabulary;
  options: SourceOptions;
}

/** An element and what is known of the place that it is at. */
interface Place {
  element: LocatedElement;
  jurisdiction: Jurisdiction | undefined;
  local: LocalLanguage;
}

/** The listing or geo area that an element becomes; undefined when it becomes none. */
export async function toRecord(
  element: LocatedElement,
  context: RecordContext,
): Promise<SourceRecord | undefined> {
  const [longitude, latitude] = element.position;
  const jurisdiction = findJurisdiction({ latitude, longitude });
  const country = jurisdiction?.country;
  const { languages, textLanguage } = context.options;
  const ofCountry = textLanguage ?? (country && mainLanguage(country)) ?? languages[0]!;
  const place: Place = { element, jurisdiction, local: { textLanguage, ofCountry, languages } };
  const category = context.selection.categoryOf(element.tags, element.geometry, country);
  if (category) {
    const fields = await listingFields(place, category, context);
    const record = readRecord("listing", element, fields);
    const { polygons } = element;
    return polygons && holdingOf(category.preset.id) ? { ...record, extent: polygons } : record;
  }
  const fields = areaFields(place, context.selection);
  return fields && readRecord("geoArea", element, fields);
}

function readRecord(
  kind: SourceRecord["kind"],
  element: LocatedElement,
  fields: Record<string, unknown>,
): SourceRecord {
  const { reference, url, tags, date, line } = element;
  return {
    kind,
    sourceId: reference,
    id: `osm-${reference.replaceAll("/", "-")}`,
    fields: withoutEmpty(fields),
    url,
    date,
    wikidata: readWikidata(tags),
    pictures: readCommonsFiles([tags.wikimedia_commons, tags.image]),
    place: { line, element: reference },
  };
}

async function listingFields(
  { element, jurisdiction, local }: Place,
  { preset, rule }: Category,
  { vocabulary, mapping, options }: RecordContext,
): Promise<Record<string, unknown>> {
  const { tags, position } = element;
  const languages = labelLanguages(options.languages, local.ofCountry);
  for (const language of [...languages, primaryLanguage(DEFAULT_LANGUAGE)]) await vocabulary.load(language);
  const words = vocabulary.categoryWords(preset, languages);
  const tagWords = vocabulary.tagWords(tags, languages);
  const names = namesOf(tags, local);
  const address = readAddress(tags, jurisdiction?.country);
  const searchTerms = [
    ...readOtherNames(tags, names, MAX_SEARCH_TERMS),
    ...readKinds(tags, preset),
    // What is served is written small: as a search term with a capital it would be another name of the place.
    ...tagWords.untranslated.map((term) => term.toLowerCase()),
  ];
  return {
    name: Object.keys(names).length > 0 ? names : words.category,
    summary: textsOfTag(tags, "description", local, LONG),
    address: address && { [local.ofCountry]: address },
    ...words,
    activityTags: tagWords.activityTags,
    preferences: withoutEmpty({ [options.languages[0]!]: preferencesOf(tags, rule) }),
    geoLocation: readGeoLocation(position),
    score: scoreElement(element, countLanguages(names), rule, mapping.scoreSigns),
    neighborhood: readNeighborhood(tags),
    priceLevel: isFree(tags, preset.id) ? 0 : undefined,
    phoneNumber: readPhone(tags),
    websiteUrl: readWebsite(tags),
    searchTerms: searchTerms.slice(0, MAX_SEARCH_TERMS).map((term) => cutText(term, 200)),
    openingHours: hoursOf({ element, jurisdiction, local }, options.year),
    serviceTypes: readServiceTypes(tags),
    socialMedia: readSocialLinks(tags),
  };
}

function countLanguages(names: Texts): number {
  return new Set(
    Object.keys(names)
      .map(primaryLanguage)
      .filter((code) => code !== NO_LANGUAGE),
  ).size;
}

/** Hours that tell something; what cannot be told stays unknown, and so does all of it where the year is. */
function hoursOf({ element, jurisdiction }: Place, year: number | undefined) {
  const value = element.tags.opening_hours;
  if (value === undefined || year === undefined) return undefined;
  const told = readOpeningHours(value, jurisdiction, { year });
  return told.untold ? undefined : told.openingHours;
}

/** Whom and what a place suits: by its category, and children where its tags speak of them. */
function preferencesOf(tags: Tags, { preferences }: CategoryRule): CategoryRule["preferences"] {
  const isForChildren = childrensTags.some((tag) => tags[tag] === "yes") || tags.museum === "children";
  const { userCategories = [] } = preferences ?? {};
  if (!isForChildren || userCategories.includes("family")) return preferences;
  return { ...preferences, userCategories: ["family", ...userCategories] };
}

const childrensTags = ["kids_area", "highchair", "changing_table", "playground"];

/** What a place is whose category says no more than "some shop": of `shop=haberdashery` the value. */
function readKinds(tags: Tags, preset: Preset): string[] {
  const open = Object.keys(preset.tags).filter((key) => preset.tags[key] === "*");
  const kinds = open.flatMap((key) => tags[key]?.split(";") ?? []);
  return kinds.filter((kind) => kind !== "yes").map((kind) => kind.trim().replaceAll("_", " "));
}

/** Free entry, also of what lies open to all and nobody runs; what `fee=no` means of a place to eat nobody knows. */
function isFree(tags: Tags, presetId: string): boolean {
  if (OPEN_TO_ALL.test(presetId) && !signsOfOperator.some((key) => tags[key] !== undefined)) return true;
  return tags.fee === "no" && /^(tourism|historic|leisure|natural|man_made|attraction)\b/.test(presetId);
}

const OPEN_TO_ALL =
  /^(tourism\/viewpoint|place\/square|highway|type\/route|leisure\/(park|common)|man_made\/bridge)\b/;
const signsOfOperator = ["fee", "charge", "opening_hours", "website", "contact:website", "phone", "operator"];

function areaFields({ element, local }: Place, selection: Selection): Record<string, unknown> | undefined {
  const { tags, position, polygons } = element;
  const area = selection.areaOf(tags);
  const radius = polygons ? coveringRadius(position, polygons) : area?.defaultRadius;
  if (!area || radius === undefined) return undefined;
  const names = namesOf(tags, local);
  return {
    displayName: names,
    description: textsOfTag(tags, "description", local, LONG),
    keywords: readKeywords(tags, names, local),
    geoLocation: readGeoLocation(position),
    radius,
    outline: polygons && outlineOf(polygons, radius),
  };
}

function readKeywords(tags: Tags, names: Texts, local: LocalLanguage) {
  const others = readOtherNames(tags, names, MAX_SEARCH_TERMS);
  return others.length > 0 ? { [local.ofCountry]: others } : undefined;
}

/** [latitude, longitude] to a centimetre, the precision of OpenStreetMap. */
function readGeoLocation([longitude, latitude]: Position): [number, number] {
  return [Number(latitude.toFixed(7)), Number(longitude.toFixed(7))];
}

/** The fields without those that say nothing. */
function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  const said = Object.entries(fields).filter(([, value]) => {
    if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
    return value !== undefined && textOf(value) !== undefined;
  });
  return Object.fromEntries(said);
}

/** A service, its key, and the values that say it is there. */
const services: readonly (readonly [service: string, key: string, values: readonly string[]])[] = [
  ["dine_in", "indoor_seating", ["yes", "bar_table"]],
  [
    "outdoor_seating",
    "outdoor_seating",
    ["yes", "terrace", "garden", "sidewalk", "pedestrian_zone", "roof", "patio", "balcony"],
  ],
  ["takeaway", "takeaway", ["yes", "only"]],
  ["delivery", "delivery", ["yes", "only"]],
  ["drive_through", "drive_through", ["yes", "only"]],
  ["reservations", "reservation", ["yes", "required", "recommended"]],
  ["wheelchair_accessible", "wheelchair", ["yes", "designated"]],
  ["wheelchair_limited", "wheelchair", ["limited"]],
  ["accessible_toilet", "toilets:wheelchair", ["yes", "designated"]],
  ["changing_table", "changing_table", ["yes"]],
  ["dogs_allowed", "dog", ["yes", "leashed"]],
  ["wifi", "internet_access", ["wlan", "wifi"]],
  ["free_entry", "fee", ["no"]],
  ["live_music", "live_music", ["yes"]],
  ["air_conditioning", "air_conditioning", ["yes"]],
  ["card_payment", "payment:cards", ["yes"]],
  ["card_payment", "payment:credit_cards", ["yes"]],
  ["card_payment", "payment:visa", ["yes"]],
  ["vegetarian", "diet:vegetarian", ["yes", "only"]],
  ["vegan", "diet:vegan", ["yes", "only"]],
  ["halal", "diet:halal", ["yes", "only"]],
  ["kosher", "diet:kosher", ["yes", "only"]],
  ["gluten_free", "diet:gluten_free", ["yes", "only"]],
  ["lactose_free", "diet:lactose_free", ["yes", "only"]],
];

/** What a place offers, as identifiers; what its tags deny or do not tell is not among them. */
export function readServiceTypes(tags: Tags): string[] {
  const offered = services.filter(([, key, values]) => values.includes(tags[key] ?? ""));
  return [...new Set(offered.map(([service]) => service))];
}

/**
 * The languages that a place's category is told in: those of the organisation and that of the country, which is left out
 * where the organisation has it with a region (pt-PT for pt).
 */
export function labelLanguages(organisation: readonly string[], ofCountry: string): string[] {
  const has = organisation.some((code) => new Intl.Locale(code).language === ofCountry);
  return has ? [...organisation] : [...organisation, ofCountry];
}
