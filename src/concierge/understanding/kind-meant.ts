import { withCovered } from "./concept-relations.ts";
import type { Reading } from "./reading.ts";
import type { Thing } from "./things.ts";

/** How many spans a word for "type" may stand from the kind that it speaks of. */
const REACH = 6;

/**
 * "Hotel" is anywhere to stay, unless a type of place is spoken of ("the type should be hotel"): then guest houses and the
 * others that it includes are not wanted, or it gives way to the one of them that is named ("a hotel of the type
 * guesthouse").
 *
 * @returns the things without those that give way, and the concepts that are not wanted
 */
export function kindsMeant(
  reading: Reading,
  things: readonly Thing[],
): { things: readonly Thing[]; excluded: readonly string[] } {
  const hotel = things.find(({ id, at }) => id === "hotel" && reading.has(at, "where", "host"));
  if (!hotel || reading.says("act", "dont_care") || reading.says("asked", "type"))
    return { things, excluded: [] };
  const isNear = (index: number) => Math.abs(index - hotel.at) <= REACH;
  if (!reading.indices("slot", "categories").some(isNear)) return { things, excluded: [] };
  const particular = withCovered("hotel").slice(1);
  const isNamed = things.some(({ id }) => particular.includes(id));
  return isNamed
    ? { things: things.filter((thing) => thing !== hotel), excluded: [] }
    : { things, excluded: particular };
}
