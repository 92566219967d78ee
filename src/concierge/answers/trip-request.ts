import type { ChatRequest } from "../../contract/chat-request.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import type { Org } from "../../discovery/org/org.ts";
import { dateAfter, dateIn } from "../../hours/local-time.ts";
import { DIETS } from "../../languages/concepts.ts";
import { daysOf, type ForecastDay } from "../../weather/locationforecast.ts";
import type { Party, PlanRequest } from "../planner/plan.ts";
import { travelModeOf } from "../planner/travel.ts";
import type { VisitKind } from "../planner/visit-kinds.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { guideIdsOf, stopIdsOf } from "./area-stops.ts";
import { readProfile } from "./knowledge.ts";
import { clockZone, type TurnContext } from "./turn.ts";

const DAYS = 3;

const parties: Readonly<Record<string, Party>> = {
  family: "children",
  couples: "couple",
  friends: "friends",
  solo: "solo",
  business: "business",
};

/** What kinds of visits a concept or an interest speaks for, where they are worth more than usual then. */
const favours: Readonly<Record<string, readonly VisitKind[]>> = {
  museum: ["museum", "gallery"],
  art_museum: ["museum", "gallery"],
  gallery: ["gallery"],
  park: ["park", "nature"],
  garden: ["park"],
  nature: ["nature", "park"],
  hiking: ["nature", "park"],
  church: ["church"],
  castle: ["castle"],
  attraction: ["landmark", "viewpoint"],
  architecture: ["landmark", "church", "castle"],
  viewpoint: ["viewpoint"],
  beach: ["beach"],
  zoo: ["zoo"],
  shop: ["shop", "market"],
  market: ["market"],
  cafe: ["cafe"],
  bar: ["bar", "pub"],
  pub: ["pub"],
  nightclub: ["nightclub", "bar"],
  theatre: ["theatre"],
  music_venue: ["music"],
};
const FAVOUR = 1.6;
/** How much dearer a minute on the way is to who walks little. */
const DEARER_WAYS = 4;

/** What visits may be known for; other tastes are of meals. */
export const TASTES_OF_VISITS: ReadonlySet<string> = new Set(["quiet", "view"]);

/** Who travels, as the planner takes them. */
export function partyOf({ userCategory }: { userCategory?: string }): Party | undefined {
  return userCategory === undefined ? undefined : parties[userCategory];
}

/** What is to be planned: the request's own fields first, else what the conversation said, else the usual. */
export function tripRequestOf(
  { sight, asker, understanding, words }: TurnContext,
  { durationDays, startDate, action }: Pick<ChatRequest, "durationDays" | "startDate" | "action">,
): PlanRequest {
  const { org, host, nowMs } = sight;
  const profile = host && readProfile(host);
  const timeZone = clockZone(org, host) ?? "UTC";
  const anchor = asker.latlng ?? host?.geoLocation;
  // A button that says "plan" may mean another trip than a stay that was once spoken of; its length is in its own field.
  const days = durationDays ?? understanding.days ?? DAYS;
  const first =
    startDate ??
    (action === "chat" || understanding.startDate ? understanding.startDate : undefined) ??
    tomorrow(nowMs, timeZone);
  // What somebody eats is a matter of meals.
  const wished = understanding.features.filter((id) => !DIETS.has(id));
  const walksLittle =
    wished.includes("wheelchair") ||
    understanding.shape.some(({ operation, day }) => operation === "less_walking" && day === undefined);
  const concepts = [...understanding.categories, ...understanding.interests];
  const favoured = concepts.flatMap((id) => favours[id] ?? favours[id.replace(/s$/, "")] ?? []);
  const interests = [...understanding.interests, ...asker.userInterests.map(({ id }) => id)];
  const kinds = understanding.categories.filter((id) => id !== "restaurant");
  const themes = [...wordsOf([...interests, ...kinds, ...wished], words), ...guideIdsOf(understanding)];
  return {
    days: Math.min(MAX_DAYS, Math.max(1, days)),
    startDate: first,
    forecast: host?.geoLocation && forecastOf(org, host.geoLocation, timeZone),
    now: nowMs,
    timeZone,
    anchor: anchor && { lat: anchor[0], lng: anchor[1] },
    ...(walksLittle ? { pace: "relaxed", travelAversion: DEARER_WAYS } : {}),
    mode: travelModeOf(profile?.uiConfig?.preferredTravelMode),
    party: partyOf(understanding) ?? partyOf(asker),
    mustInclude: stopIdsOf(understanding.include),
    excludedIds: stopIdsOf(understanding.avoid),
    weather: understanding.features.includes("rainy") ? "indoor" : undefined,
    maxPriceLevel: maxPriceOf(understanding),
    excludedWords: wordsOf(understanding.excluded, words),
    themes: themes.length > 0 ? themes : undefined,
    favour: favoured.length > 0 ? Object.fromEntries(favoured.map((kind) => [kind, FAVOUR])) : undefined,
  };
}

/** The days that are foretold where the host is; travellers' own positions are sent to nobody. */
function forecastOf(org: Org, at: GeoLocation, timeZone: string): ForecastDay[] | undefined {
  const forecast = org.forecastAt?.(at);
  return forecast && daysOf(forecast, (instant) => dateIn(timeZone, instant));
}

/** The dearest that places may be; undefined: any will do. */
export function maxPriceOf({ priceLevel }: Understanding): number | undefined {
  return priceLevel.length > 0 ? Math.max(...priceLevel) : undefined;
}

function tomorrow(nowMs: number, timeZone: string): string {
  return dateAfter(dateIn(timeZone, nowMs), 1);
}

/** The number of a day of a plan of so many, where it is counted from the end: -1 is the last. */
export function numberOfDay(day: number | undefined, days: number): number | undefined {
  return day !== undefined && day < 0 ? days + 1 + day : day;
}

/** What places of some kinds say of themselves. */
export function wordsOf(ids: readonly string[], words: OrgWords): string[] {
  return [...new Set(ids.flatMap((id) => [id.replaceAll("_", " "), ...words.labelsOf(id)]))];
}
