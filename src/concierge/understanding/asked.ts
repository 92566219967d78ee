import { conceptOf } from "./concepts.ts";
import type { Reading } from "./reading.ts";
import type { FreeSlot } from "./understanding.ts";

/** Attributes of a place that a message asks for ("phone", "hours"), in the order they are said. */
export function readAsked(reading: Reading): string[] {
  return [...new Set(reading.spans.flatMap((_, index) => reading.values(index, "asked")))];
}

/** Features that are asked about rather than wished for ("does it have wifi?"). */
export function askedFeatures(features: readonly string[]): string[] {
  return features.filter((id) => conceptOf(id)?.kind === "feature");
}

/** The slots that the traveller does not care about; the nearest one named in the same clause, or those named anywhere in the message. */
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
  const index = reading.indices("ordinal").find((at) => !reading.has(at + 1, "month") && !reading.has(at, "weekday"));
  return index === undefined ? undefined : Number(reading.value(index, "ordinal"));
}
