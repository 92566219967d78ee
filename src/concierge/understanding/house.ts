import type { HouseMatter } from "../../contract/house-matters.ts";

/**
 * Whom a guest asks about something. `house_alone`: nobody but the house has it. `house_first`: the house, unless a place, an area
 * or another thing is named. `city`: the city, unless the house is named.
 */
type WayOfAsking = "house_alone" | "house_first" | "city";

const others: Partial<Record<HouseMatter, WayOfAsking>> = {
  wifi: "house_first",
  umbrella: "house_first",
  breakfast: "house_first",
  parking: "house_first",
  ev_charging: "house_first",
  pets: "house_first",
  gym: "house_first",
  pool: "house_first",
  sauna: "house_first",
  laundry: "house_first",
  luggage: "house_first",
  shuttle: "house_first",
  smoking: "house_first",
  accessibility: "house_first",
  payment: "house_first",
  heating: "house_first",
  aircon: "house_first",
  tv: "house_first",
  lift: "house_first",
  address: "house_first",
  contact: "house_first",
  taxi: "house_first",
  meeting_room: "house_first",
  spa: "city",
  restaurant: "city",
  bar: "city",
  transport: "city",
  bikes: "city",
};

/** Whom a guest asks about a matter of the house. */
export function wayOfAsking(matter: string): WayOfAsking {
  return others[matter as HouseMatter] ?? "house_alone";
}
