import type { SourceKind } from "../source-record.ts";
import { areCompatible } from "./place-group.ts";
import type { PlaceTraits } from "./place-traits.ts";

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
