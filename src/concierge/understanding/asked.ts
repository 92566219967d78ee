import type { Reading } from "./reading.ts";
import { asksWay } from "./ways.ts";

/** How a way is gone: asked about only beside what asks for the way, or whether, or alone. */
const MODES: ReadonlySet<string> = new Set(["by_foot", "by_bike", "by_car"]);

/** Attributes of a place that a message asks for ("phone", "hours"), in the order they are said. */
export function readAsked(reading: Reading, stars: number | undefined): string[] {
  // "We have two hours", "an hour's rest" is a length.
  const isCounted = (index: number) =>
    reading.has(index, "unit") &&
    (reading.number(index - 1) !== undefined ||
      reading.has(index - 1, "clock") ||
      reading.has(index + 1, "edit", "rest"));
  const asked = new Set(
    reading.spans.flatMap((_, index) => (isCounted(index) ? [] : reading.values(index, "asked"))),
  );
  // "A 4 star rating" is a wish.
  if (stars !== undefined) asked.delete("stars");
  // "Wie hoch ist der Eintritt?"
  if (asked.size > 1) asked.delete("fact");
  // "I have a phone call from three to four, keep that free."
  if (reading.says("edit", "free", "keep")) asked.delete("phone");
  const isWay = reading.asksWhether("have", "is") || reading.spans.every(isLittle) || asksWay([...asked]);
  if (!isWay) for (const mode of MODES) asked.delete(mode);
  return [...asked];

  function isLittle(_: unknown, index: number): boolean {
    return (
      reading.isFiller(index) ||
      reading.has(index, "where", "host") ||
      reading.values(index, "asked").some((one) => MODES.has(one))
    );
  }
}
