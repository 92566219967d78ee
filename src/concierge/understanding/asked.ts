import type { Amounts } from "./amounts.ts";
import type { Reading } from "./reading.ts";
import type { FreeSlot } from "./understanding.ts";

/** Attributes of a place that a message asks for ("phone", "hours"), in the order they are said. */
export function readAsked(reading: Reading, { stars }: Amounts): string[] {
  // "We have two hours" is a length.
  const isCounted = (index: number) => reading.has(index, "unit") && reading.number(index - 1) !== undefined;
  const asked = new Set(
    reading.spans.flatMap((_, index) => (isCounted(index) ? [] : reading.values(index, "asked"))),
  );
  // "A 4 star rating" is a wish.
  if (stars !== undefined) asked.delete("stars");
  return [...asked];
}

/**
 * The slots that the traveller does not care about; the nearest one named in the same clause, or those named anywhere
 * in the message.
 */
export function readDontCare(reading: Reading): FreeSlot[] {
  if (!reading.says("act", "dont_care")) return [];
  const found = new Set<FreeSlot>();
  for (const index of dontCares(reading)) {
    for (let at = Math.max(0, index - 4); at <= index + 4; at++) {
      for (const slot of reading.values(at, "slot")) found.add(slot as FreeSlot);
      if (reading.has(at, "asked", "area")) found.add("area");
    }
  }
  return [...found];
}

/** "any" alone says so little that it only counts right before a slot's name or as the whole message. */
function dontCares(reading: Reading): number[] {
  return reading.indices("act", "dont_care").filter((index) => {
    if (!reading.isFiller(index)) return true;
    return reading.has(index + 1, "slot") || reading.spans.length === 1;
  });
}

/** The result of the last answer that a message points to: "the second one"; undefined without one. */
export function readChoice(reading: Reading, planDay: number | undefined): number | undefined {
  if (planDay !== undefined) return undefined;
  const index = reading.indices("ordinal").find((at) => !reading.has(at + 1, "month"));
  return index === undefined ? undefined : Number(reading.value(index, "ordinal"));
}
