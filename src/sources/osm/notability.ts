import { areaOfPolygons } from "../geometry/shapes.ts";
import { readWikidata } from "./contact.ts";
import type { LocatedElement } from "./located-element.ts";
import type { CategoryRule, OsmMapping } from "./mapping.ts";

const LEAST = 20;
const MOST = 90;
/** Wikidata numbered first what most encyclopaedias wrote about; from this number on it says nothing, below the other no more. */
const [LATE_ITEM, EARLY_ITEM] = [1e7, 1e4];
/** Square metres from which the extent of an area says something, and beyond which no more. */
const [SMALL, LARGE] = [1e3, 1e6];

/**
 * How much a place is worth a visit, 20..90: what its category is worth, and points for signs of note, at most what the
 * category's rule allows: a famous bank is still a bank. Nothing in OpenStreetMap rates a place; that people in many languages
 * wrote about it, and early, says something. Of the signs `nameLanguages` counts for each doubling of the languages,
 * `earlyWikidata` for each tenfold that the item is numbered early, `extent` for each tenfold of an area's square metres. What is
 * written about a statue's model (`ofSomebody`, as a point) is not written about the statue.
 */
export function scoreElement(
  { tags, geometry, polygons }: Pick<LocatedElement, "tags" | "geometry" | "polygons">,
  nameCount: number,
  rule: Pick<CategoryRule, "score" | "most" | "ofSomebody">,
  signs: OsmMapping["scoreSigns"],
): number {
  const sign = (name: string) => signs.get(name) ?? 0;
  let score = rule.score;
  const isOfAnother = rule.ofSomebody === true && geometry === "point" && tags.heritage === undefined;
  if (!isOfAnother) {
    const item = Number(readWikidata(tags)?.slice(1) ?? LATE_ITEM);
    score += sign("earlyWikidata") * Math.log10(LATE_ITEM / within(item, EARLY_ITEM, LATE_ITEM));
    score += sign("nameLanguages") * Math.log2(Math.max(1, nameCount));
  }
  if (polygons && signs.has("extent")) {
    score += sign("extent") * Math.log10(within(areaOfPolygons(polygons), SMALL, LARGE) / SMALL);
  }
  for (const [key, value] of Object.entries(tags)) {
    const tells = value !== "no" && !(isOfAnother && TOLD_OF_ANOTHER.test(key));
    if (tells) score += sign(key) + sign(`${key}=${value}`);
  }
  return Math.round(within(score, LEAST, rule.most ?? MOST));
}

const TOLD_OF_ANOTHER = /^wiki(data|pedia)$/;

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
