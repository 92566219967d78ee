import type { Tags } from "../taxonomy/presets.ts";

/** A service, the key that tells of it, and the values that say it is there. */
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

/** The words that `serviceTypesOf` uses, each once. */
export const serviceTypes: readonly string[] = [...new Set(services.map(([service]) => service))];

/** What a place offers, as identifiers; what its tags deny or do not tell is not among them. */
export function serviceTypesOf(tags: Tags): string[] {
  const offered = services.filter(([, key, values]) => values.includes(tags[key] ?? ""));
  return [...new Set(offered.map(([service]) => service))];
}
