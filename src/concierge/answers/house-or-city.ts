import type { HouseMatter } from "../../contract/house-matters.ts";
import type { OrgHost } from "../../discovery/org/org.ts";
import { conceptOf } from "../../languages/concepts.ts";
import { wayOfAsking } from "../understanding/house.ts";
import { explain } from "../understanding/understand.ts";
import type { Understanding, UnderstandingContext } from "../understanding/understanding.ts";
import { withKindsAlone } from "./conditions.ts";

/**
 * The same message as a search, where the house was taken to be asked but says nothing of it, the city has places for it, and nothing
 * shows that the house is meant: "breakfast", "where can I get breakfast?", but not "what time is breakfast?".
 */
export function inCityInstead(
  message: string,
  { intent, act, matters }: Understanding,
  context: UnderstandingContext,
  host: OrgHost | undefined,
): Understanding | undefined {
  const isOfCityAsWell = (matter: string) =>
    wayOfAsking(matter) !== "house_alone" && !says(host, matter as HouseMatter);
  if (intent !== "about_house" || matters.length === 0 || !matters.every(isOfCityAsWell)) return undefined;
  const { understanding: said, reading, signs } = explain(message, { ...context, intent: "find_places" });
  const understanding = withKindsAlone(said);
  const isOfHouse = reading.purposesOf("purpose").includes("house");
  if (isOfHouse || signs.includes("asked") || signs.includes("at_house")) return undefined;
  const { categories } = understanding;
  // "Is there a launderette?" asks for what the city has as well.
  const isNeed = categories.every((id) => conceptOf(id)?.purpose === "need");
  return categories.length > 0 && (act !== "ask" || isNeed) ? understanding : undefined;
}

/** The same message as a question to the house, where the city has nothing of what is looked for and the house says something of it: "where can we park?" */
export function inHouseInstead(
  message: string,
  searched: Understanding,
  context: UnderstandingContext,
  host: OrgHost | undefined,
): Understanding | undefined {
  const { intent, categories } = withKindsAlone(searched);
  const isNowhere = categories.every((id) => context.words.labelsOf(id).size === 0);
  if (intent !== "find_places" || categories.length === 0 || !isNowhere) return undefined;
  const { understanding } = explain(message, { ...context, intent: "about_house" });
  const { matters, particulars = [] } = understanding;
  // "Is there a vet for our dog?" is no question of pets in the house.
  const isTold = particulars.length === 0 && matters.some((matter) => says(host, matter as HouseMatter));
  return isTold ? understanding : undefined;
}

function says(host: OrgHost | undefined, matter: HouseMatter): boolean {
  return Object.keys(host?.houseFacts[matter] ?? {}).length > 0;
}
