import { pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Provenance } from "../../contract/provenance.ts";
import { DEFAULT_LANGUAGE, isSameLanguage } from "../../languages/compare.ts";
import type { SourceKind } from "../source-record.ts";
import type { LooseRecord } from "./merge-record.ts";
import { PlaceNames } from "./place-names.ts";

/** Every number of the decision whether two records are one place, in one place. Metres, and likenesses 0..1. */
export const matchRules = {
  /** Without further evidence: this near and this alike, or nearer and a little less alike. */
  near: { metres: 150, name: 0.9 },
  veryNear: { metres: 50, name: 0.82 },
  /** With the same website or telephone number: sources put the door of a large house in different places. */
  sameContact: { metres: 500, name: 0.5 },
  /** With the same website or number where one of the two has no position. */
  withoutPosition: { name: 0.85 },
  /** The same Wikidata item settles it, unless the two are this far apart. */
  sameItem: { metres: 1_000 },
  /** Centres of one area: this share of its radius, within limits. */
  area: { name: 0.92, ofRadius: 0.5, least: 300, most: 3_000 },
  /** Two records of one source that are one place, such as a point inside the outline of the same house. */
  duplicate: { metres: 60, name: 0.95 },
  /** Two candidates whose likeness differs by less are equally good: then neither is taken. */
  equallyGood: 0.1,
  /** Less alike than this is not worth telling as a near miss. */
  nearMiss: 0.5,
} as const;

/** How far apart two records of a kind may be and still be one place by name alone. */
export const reachMetres: Readonly<Record<SourceKind, number>> = {
  listing: matchRules.near.metres,
  host: matchRules.near.metres,
  geoArea: matchRules.area.most,
};

/** How far apart two records of one source may be and still be one place. */
export const duplicateReachMetres: Readonly<Record<SourceKind, number>> = {
  listing: matchRules.duplicate.metres,
  host: matchRules.duplicate.metres,
  geoArea: matchRules.area.most,
};

/** What was found of two records. */
export interface Verdict {
  same: boolean;
  /** Orders candidates: higher is better. */
  likeness: number;
  /** Such as "name 0.93, 18 m, same website". */
  why: string;
}

/**
 * Whether records of two sources are one place, by name, distance, what they are for, website, telephone and Wikidata.
 * Rather two records of one place than two places in one record. Undefined when they are not even alike.
 */
export function comparePlaces(
  kind: SourceKind,
  a: PlaceTraits,
  b: PlaceTraits,
  metres: number | undefined,
): Verdict | undefined {
  const sameItem = a.wikidata !== undefined && a.wikidata === b.wikidata;
  const name = a.names.likeness(b.names);
  const sameWebsite = a.website !== undefined && a.website === b.website;
  const samePhone = a.phone !== undefined && a.phone === b.phone;
  if (!sameItem && name < matchRules.nearMiss) return undefined;
  const evidence = { name, metres, sameItem, sameContact: sameWebsite || samePhone };
  const obstacle = obstacleOf(kind, a, b, sameItem);
  const words = [
    `name ${name.toFixed(2)}`,
    metres === undefined ? "a position is missing" : `${Math.round(metres)} m`,
    ...(sameItem ? [`same Wikidata item ${a.wikidata}`] : []),
    ...(sameWebsite ? ["same website"] : []),
    ...(samePhone ? ["same telephone"] : []),
    ...(obstacle ? [obstacle] : []),
  ];
  const same = !obstacle && (kind === "geoArea" ? areOneArea(a, b, evidence) : areOnePlace(evidence));
  return { same, likeness: likenessOf(evidence, reachMetres[kind]), why: words.join(", ") };
}

/** Whether two records of one source are one place. Chains have doors next to each other: nothing may speak against it. */
export function areDuplicates(
  kind: SourceKind,
  a: PlaceTraits,
  b: PlaceTraits,
  metres: number,
): Verdict | undefined {
  const { duplicate } = matchRules;
  const name = a.names.likeness(b.names);
  const far = kind === "geoArea" ? areaReach(a, b) : duplicate.metres;
  if (name < duplicate.name || metres > far || !areSameCategory(a.category, b.category)) return undefined;
  if (differ(a.wikidata, b.wikidata) || differ(a.website, b.website) || differ(a.phone, b.phone))
    return undefined;
  // Every performance of an event is one of its own.
  if (a.start !== b.start) return undefined;
  return {
    same: true,
    likeness: name,
    why: `name ${name.toFixed(2)}, ${Math.round(metres)} m, same category`,
  };
}

interface Evidence {
  name: number;
  metres: number | undefined;
  sameItem: boolean;
  /** The same website or telephone number. */
  sameContact: boolean;
}

function areOnePlace({ name, metres, sameItem, sameContact }: Evidence): boolean {
  const { near, veryNear, sameContact: contact, withoutPosition, sameItem: item } = matchRules;
  if (metres === undefined) return sameItem || (sameContact && name >= withoutPosition.name);
  const within = (rule: { metres: number; name: number }) => metres <= rule.metres && name >= rule.name;
  return (
    (sameItem && metres <= item.metres) ||
    within(near) ||
    within(veryNear) ||
    (sameContact && within(contact))
  );
}

function areOneArea(a: PlaceTraits, b: PlaceTraits, { name, metres, sameItem }: Evidence): boolean {
  if (metres === undefined) return sameItem;
  return metres <= areaReach(a, b) && (sameItem || name >= matchRules.area.name);
}

function areaReach(a: PlaceTraits, b: PlaceTraits): number {
  const { ofRadius, least, most } = matchRules.area;
  return Math.min(most, Math.max(least, ofRadius * Math.max(a.radius ?? 0, b.radius ?? 0)));
}

/** What forbids that two places be one, however alike they are. */
function obstacleOf(kind: SourceKind, a: PlaceTraits, b: PlaceTraits, sameItem: boolean): string | undefined {
  if (differ(a.wikidata, b.wikidata)) return `other Wikidata item (${a.wikidata}, ${b.wikidata})`;
  if (kind === "listing" && !sameItem && !areCompatible(a.group, b.group))
    return `one is ${a.group}, one ${b.group}`;
  if (dayOf(a) !== dayOf(b)) return `on ${dayOf(a) ?? "no day"} and on ${dayOf(b) ?? "no day"}`;
  return undefined;
}

/** The day of an event, which two sources are likelier to agree about than about its hour and its offset. */
function dayOf({ start }: PlaceTraits): string | undefined {
  return start?.slice(0, "2026-12-31".length);
}

/** One number out of the evidence, to tell the better of two candidates. */
function likenessOf({ name, metres, sameItem, sameContact }: Evidence, reach: number): number {
  const nearness = metres === undefined ? 0 : Math.max(0, 1 - metres / reach);
  return name + nearness / 2 + (sameItem ? 2 : 0) + (sameContact ? 0.5 : 0);
}

/** One category, or one the more special form of the other: `amenity/restaurant` and `amenity/restaurant/italian`. */
function areSameCategory(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return a === b;
  return a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

function differ(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b;
}

/** Shorter numbers are those of an exchange or an emergency line; the end of a number is the same with and without country code. */
const SHORTEST_PHONE = 7;
const PHONE_DIGITS = 9;

/** What of a place takes part in telling whether two records are one place. Can be written as JSON. */
export interface PlaceTraits {
  names: PlaceNames;
  at?: SpherePoint;
  /** Host and path. */
  website?: string;
  /** The last digits. */
  phone?: string;
  wikidata?: string;
  group?: PlaceGroup;
  /** The most special category id, or the category's label. */
  category?: string;
  /** Of an area: metres. */
  radius?: number;
  /** Of an event: when it begins, as its source writes it. */
  start?: string;
}

/** The traits of a stored or imported listing, geo area or host. `wikidata` is what a source says that is not stored yet. */
export function traitsOf(record: LooseRecord, wikidata?: string): PlaceTraits {
  const { geoLocation, uiConfig, radius, sources = [] } = record;
  const contact = (uiConfig as { contact?: { website?: string; phone?: string } } | undefined)?.contact;
  return {
    names: namesOf(record),
    at: geoLocation ? pointOf(...(geoLocation as GeoLocation)) : undefined,
    website: websiteKey((record.websiteUrl ?? contact?.website) as string | undefined),
    phone: phoneKey((record.phoneNumber ?? contact?.phone) as string | undefined),
    wikidata: wikidata ?? (sources as Provenance[]).find((entry) => entry.wikidata)?.wikidata,
    group: placeGroupOf(record),
    category: categoryIds(record).at(-1) ?? Object.values((record.category ?? {}) as object)[0],
    radius: radius as number | undefined,
    start: startOf(record),
  };
}

export function parseTraits(text: string): PlaceTraits {
  const { names, ...traits } = JSON.parse(text);
  return { ...traits, names: new PlaceNames(names) };
}

function startOf({ additionalData }: LooseRecord): string | undefined {
  const { date } = (additionalData ?? {}) as { date?: { start_date?: string } };
  return date?.start_date;
}

function namesOf({ name, displayName }: LooseRecord): PlaceNames {
  const given = name ?? displayName ?? {};
  return new PlaceNames(typeof given === "string" ? [given] : Object.values(given as Record<string, string>));
}

/** Host and path of a website, without what two spellings of one address differ in; undefined for what is no address. */
export function websiteKey(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? "");
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const path = url.pathname
    .toLowerCase()
    .replace(/\/(index|default|home)(\.\w+)?\/?$/, "")
    .replace(/^\/[a-z]{2}(-[a-z]{2})?(?=\/|$)/, "")
    .replace(/\/+$/, "");
  return `${url.hostname.replace(/^www\./, "")}${path}`;
}

/** The last digits of the first number of a text; undefined where it has none of a telephone's length. */
export function phoneKey(text: string | undefined): string | undefined {
  const [first = ""] = (text ?? "").split(/[;,/]/);
  const digits = first.replace(/\D/g, "");
  return digits.length < SHORTEST_PHONE ? undefined : digits.slice(-PHONE_DIGITS);
}

/** What people go to a place for, so coarse that two sources rarely differ about it. */
type PlaceGroup = "food" | "sleep" | "sight" | "outdoors" | "show" | "shop" | "transport" | "service";

/** Tested in this order against category ids such as `amenity/restaurant/italian` and English labels. */
const groups: readonly [PlaceGroup, RegExp][] = [
  [
    "sleep",
    /hotel|hostel|motel|guest.?house|apartment|chalet|camp|lodging|resort|bed.?(and|&).?breakfast|\bsleep\b|\binn\b/,
  ],
  [
    "food",
    /restaurant|caf[e\u00e9]|coffee|\bbar\b|\bpub\b|fast_food|food|biergarten|ice_cream|bakery|pastry|confectionery|\beat\b|\bdrink\b|winery|brewery|bistro|tavern/,
  ],
  [
    "show",
    /theatre|theater|cinema|nightclub|night club|arts_centre|casino|music|concert|stadium|festival|\bevent/,
  ],
  [
    "outdoors",
    /park|garden|beach|nature|natural|peak|spring|wood|forest|playground|leisure\/|zoo|aquarium|viewpoint|waterfall/,
  ],
  [
    "sight",
    /museum|attraction|historic|monument|memorial|castle|palace|artwork|gallery|worship|church|cathedral|temple|shrine|tower|ruins|bridge|sight|\bsee\b|landmark|fountain|library/,
  ],
  ["transport", /station|airport|aeroway|ferry|railway|bus_|public_transport|terminal|subway|tram/],
  ["shop", /shop|store|market|mall|\bbuy\b/],
  ["service", /bank|pharmacy|hospital|clinic|police|post_office|embassy|school|university|townhall|office/],
];

/** A sight may be anything but a table or a bed: stations, markets and theatres are sights as well. */
const alsoSights: ReadonlySet<PlaceGroup> = new Set(["outdoors", "show", "shop", "transport", "service"]);
const alike: readonly (readonly [PlaceGroup, PlaceGroup])[] = [
  ["food", "shop"],
  ["food", "show"],
  ["outdoors", "show"],
];

/** The group of a listing, by its category ids and its category's label; undefined where neither tells. */
function placeGroupOf(record: LooseRecord): PlaceGroup | undefined {
  const words = [...categoryIds(record), englishCategory(record)].join(" ").toLowerCase();
  return groups.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether two places may be one, by what they are for. What is not known speaks against nothing. */
function areCompatible(a: PlaceGroup | undefined, b: PlaceGroup | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return true;
  if (a === "sight") return alsoSights.has(b);
  if (b === "sight") return alsoSights.has(a);
  return alike.some(([one, other]) => (a === one && b === other) || (a === other && b === one));
}

/** The ids of a listing's categories, most general first, each once. */
function categoryIds(record: LooseRecord): string[] {
  const byLanguage = Object.values(
    (record.integratedCategories ?? {}) as Record<string, { category_id: string }[]>,
  );
  return [...new Set(byLanguage.flatMap((list) => list.map(({ category_id }) => category_id)))];
}

function englishCategory({ category = {} }: LooseRecord): string {
  const labels = Object.entries(category as Record<string, string>);
  const english = labels.find(([language]) => isSameLanguage(language, DEFAULT_LANGUAGE));
  return english?.[1] ?? labels[0]?.[1] ?? "";
}
