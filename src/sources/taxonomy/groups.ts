import { readFileSync } from "node:fs";
import type { PlaceGroup } from "../../contract/common.ts";
import { longestBeginning } from "./presets.ts";

let groups: ReadonlyMap<string, PlaceGroup> | undefined;

/** The group that a category of the taxonomy belongs to: `amenity/cafe/teahouse` is to drink at. */
export function groupOf(category: string): PlaceGroup | undefined {
  groups ??= readGroups();
  return longestBeginning(groups, category);
}

function readGroups(): Map<string, PlaceGroup> {
  const { about: _, ...file } = JSON.parse(readFileSync(new URL("groups.json", import.meta.url), "utf8"));
  const entries = Object.entries(file as Record<PlaceGroup, string[]>);
  return new Map(
    entries.flatMap(([group, categories]) => categories.map((category) => [category, group as PlaceGroup])),
  );
}
