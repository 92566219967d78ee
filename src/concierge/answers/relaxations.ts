import type { Understanding } from "../understanding/understanding.ts";
import { isServing, kindsOf, type Part } from "./conditions.ts";

/** What was let go so that something was found: parts of the wish, the distance, the area, or everything but the words. */
export type Dropped = readonly (Part | "distance" | "area" | "words")[];

/** What is let go, in this order, until something is found. */
export const RELAXATIONS: readonly Dropped[] = [
  [],
  ["features"],
  ["stars"],
  ["price"],
  ["features", "stars", "price"],
  ["time"],
  ["features", "stars", "price", "time"],
  ["distance"],
  ["distance", "features", "stars", "price"],
  ["distance", "features", "stars", "price", "time"],
  ["area", "distance"],
  ["area", "distance", "features", "stars", "price", "time"],
];

/**
 * A kind of place is never given up silently, that would be another question: only what serves a kitchen that is named too may be
 * of another kind, a bar instead of a restaurant. Properties are given up only where a kind is left to go by.
 */
export function relaxationsOf(understanding: Understanding): Dropped[] {
  const { places, cuisines } = kindsOf(understanding);
  const hasKind = places.length + cuisines.length > 0;
  const usual = RELAXATIONS.filter((dropped) => hasKind || !dropped.includes("features"));
  if (!understanding.features.length && !hasKind) usual.push(["party"]);
  if (places.length === 0 || cuisines.length === 0 || !places.every(isServing)) return usual;
  return [[], ["places"], ...usual, ...usual.map((dropped): Dropped => [...dropped, "places"])];
}
