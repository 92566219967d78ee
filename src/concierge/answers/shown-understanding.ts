import type { ChatAnswer } from "../../contract/chat-answer.ts";
import { utcOffsetMs } from "../../hours/local-time.ts";
import type { TimeRange, Understanding } from "../understanding/understanding.ts";

/** What was understood, as `explain` shows it: ids as words, times on the host's clock. */
export function shownUnderstanding(
  understanding: Understanding,
  timeZone: string | undefined,
): NonNullable<ChatAnswer["understanding"]> {
  const { categories, features, excluded, area, townPart, place, near, openAt, freeText, orAreas, ...rest } =
    understanding;
  return {
    ...rest,
    categories: categories.map(spaced),
    features: features.map(spaced),
    excluded: excluded.map(spaced),
    area: area?.name ?? townPart,
    areaId: area?.id,
    orAreas: orAreas?.map((other) => other.area?.name ?? other.townPart),
    place: place?.name,
    placeId: place?.id,
    near:
      near &&
      (near.to === "place" ? near.place.name : near.to === "category" ? spaced(near.category) : near.to),
    openAt: openAt && shownTime(openAt, timeZone ?? "UTC"),
    freeText,
  };
}

function spaced(id: string): string {
  return id.replaceAll("_", " ");
}

/** `now`, a local date-time, or two with a slash between (ISO 8601). */
function shownTime({ from, until, now }: TimeRange, timeZone: string): string {
  if (now) return "now";
  const local = (ms: number) => new Date(ms + utcOffsetMs(ms, timeZone)).toISOString().slice(0, 16);
  return until > from ? `${local(from)}/${local(until)}` : local(from);
}
