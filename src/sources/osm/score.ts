import type { Tags } from "../taxonomy/presets.ts";
import type { OsmMapping } from "./mapping.ts";

const LEAST = 20;
const MOST = 80;

/**
 * How much a place is worth a visit, 20..80: what its category is worth, and points for signs of note. Nothing in
 * OpenStreetMap rates a place; that many people wrote about it says something.
 */
export function scoreOf(
  tags: Tags,
  nameCount: number,
  categoryScore: number,
  signs: OsmMapping["scoreSigns"],
): number {
  let score = categoryScore + (signs.get("nameLanguages") ?? 0) * Math.log2(Math.max(1, nameCount));
  for (const [key, value] of Object.entries(tags)) {
    if (value !== "no") score += (signs.get(key) ?? 0) + (signs.get(`${key}=${value}`) ?? 0);
  }
  return Math.round(Math.min(MOST, Math.max(LEAST, score)));
}
