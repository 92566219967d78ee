import { isoDate } from "../concierge/understanding/calendar.ts";
import type { OrgWords } from "../concierge/understanding/org-words.ts";
import type { SaidSlots } from "../contract/said-slots.ts";
import { readTime } from "./slots.ts";

const DAY_MS = 24 * 60 * 60_000;

/**
 * Slots as a catalogue has them: its labels as the concepts that explain them ("Craft beer bar" is a brewery to who says it in another
 * language), areas and parts of town by their ids.
 */
export function inCatalogue(slots: SaidSlots, words: OrgWords): SaidSlots {
  const meant = (value: string) => {
    const concepts = words.conceptsOf(value);
    return concepts.length > 0 ? concepts : [value];
  };
  const { categories, features, excluded, area } = slots;
  return {
    ...slots,
    ...(categories && { categories: categories.flatMap(meant) }),
    ...(features && { features: features.flatMap(meant) }),
    ...(excluded && { excluded: excluded.flatMap(meant) }),
    ...(area !== undefined && { area: words.areaCalled(area) ?? area }),
  };
}

/** A stay as the days that places have to be open on, where that is how the other has it: "this weekend" can be either. */
export function daysAs(other: SaidSlots, slots: SaidSlots): SaidSlots {
  const { startDate, days = 1, ...rest } = slots;
  const isEither = startDate !== undefined && slots.openAt === undefined;
  if (!isEither || other.startDate !== undefined || other.openAt === undefined) return slots;
  const last = readTime(startDate)[0] + (days - 1) * DAY_MS;
  return { ...rest, openAt: `${startDate}..${isoDate(last)}` };
}
