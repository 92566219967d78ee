import type { Org } from "../../discovery/org/org.ts";
import { conceptOf, concepts } from "../../languages/concepts.ts";
import type { Test } from "../../search/columns/match.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { openDuring } from "./open-during.ts";
import { havingStars } from "./star-labels.ts";

/** A part of what is asked for; a search that finds nothing lets go of parts, one after the other. */
export type Part = "places" | "cuisines" | "features" | "stars" | "price" | "time" | "party" | "unwanted";

/** The conditions of an understanding on listings, each part apart. Where the host's zone is unknown, times are no condition. */
export function conditionsOf(
  view: Org,
  words: OrgWords,
  understanding: Understanding,
  { nowMs, hostZone }: { nowMs: number; hostZone: string | undefined },
): Map<Part, Test> {
  const { features, excluded, stars, priceLevel, openAt, userCategory } = understanding;
  const table = view.catalogue.tables.listing;
  const { places, cuisines } = kindsOf(understanding);
  const conditions = new Map<Part, Test>();
  const says = (id: string) => sayingConcept(view, words, id);
  if (places.length > 0) conditions.set("places", passesAny(places.map(says)));
  if (cuisines.length > 0) conditions.set("cuisines", passesAny(cuisines.map(says)));
  if (features.length > 0) {
    const wanted = features.map(says);
    conditions.set("features", (row) => wanted.every((test) => test(row)));
  }
  if (stars !== undefined) conditions.set("stars", havingStars(view, stars));
  if (priceLevel.length > 0) conditions.set("price", (row) => priceLevel.includes(table.price[row]!));
  if (openAt) conditions.set("time", openDuring(view, hostZone, openAt, nowMs));
  // Who asks for a kind of place chooses by it; "what can we do with children?" has nothing else to go by.
  if (userCategory && places.length + cuisines.length + features.length === 0) {
    const mask = view.catalogue.labels.mask([userCategory]);
    conditions.set("party", (row) => table.userCategories.some(row, mask));
  }
  if (excluded.length > 0) {
    const unwanted = passesAny(excluded.map(says));
    conditions.set("unwanted", (row) => !unwanted(row));
  }
  return conditions;
}

/** What is asked for as kinds of places, and as kinds of food. */
export function kindsOf({ categories }: Pick<Understanding, "categories">): {
  places: string[];
  cuisines: string[];
} {
  const isCuisine = (id: string) => conceptOf(id)?.kind === "cuisine";
  return {
    places: categories.filter((id) => !isCuisine(id)),
    cuisines: categories.filter(isCuisine),
  };
}

/** Rows that pass at least one of the tests. */
export function passesAny(tests: readonly Test[]): Test {
  return (row) => tests.some((test) => test(row));
}

/**
 * Listings that say a concept, or a label of the organisation's own. What kind of place it is, its category and tags say; what it
 * has, its keywords may say as well, and what it serves where it is a place to eat or drink at.
 */
export function sayingConcept(view: Org, words: OrgWords, id: string): Test {
  const { category, tags, keywords } = view.catalogue.tables.listing;
  const mask = view.catalogue.labels.mask([...words.labelsOf(id), id.replaceAll("_", " ")]);
  const kind = conceptOf(id)?.kind;
  const says: Test = (row) => category.some(row, mask) || tags.some(row, mask);
  if (kind === "place") return says;
  if (kind !== "cuisine") return (row) => says(row) || keywords.some(row, mask);
  const serving = view.catalogue.labels.mask(servingPlaces.flatMap((place) => [...words.labelsOf(place)]));
  return (row) => says(row) || (keywords.some(row, mask) && category.some(row, serving));
}

/** Whether a concept is a kind of place that serves food or drinks; an organisation's own label is not known to. */
export function isServing(id: string): boolean {
  const { kind, purpose } = conceptOf(id) ?? {};
  return kind === "place" && (purpose === "eat" || purpose === "drink");
}

const servingPlaces = Object.keys(concepts).filter(isServing);
