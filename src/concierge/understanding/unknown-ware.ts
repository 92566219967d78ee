import { conceptOf, DIETS } from "../../languages/concepts.ts";
import { unknownWords, writtenAt } from "./not-understood.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";

/**
 * What a message wants to buy of which nobody knows where it is sold, as it was written: "where can I buy a suitcase?". A property, what is
 * seen or done and what the house has are wares there: "candles", "skis", "a pillow".
 */
export function findUnknownWare(said: Said, notUnderstood: readonly string[]): string | undefined {
  const { reading, wishes, written, where } = said;
  if (
    !reading.says("act", "buy") ||
    where.places.length > 0 ||
    wishes.things.some((thing) => isSold(said, thing))
  )
    return undefined;
  const [first] = wishes.things;
  if (first) return writtenAt(reading, first.at, written);
  const [unknown] = [...notUnderstood, ...unknownWords(reading, said.when.used)];
  if (unknown !== undefined) return unknown;
  const mayBe = (at: number) => !reading.hasAny(at, "article", "act", "where");
  const isOfHouse = (at: number) => mayBe(at) && reading.isOfPurpose(at, "house");
  const isAfterArticle = (at: number) => mayBe(at) && reading.isFiller(at) && reading.has(at - 1, "article");
  // A sign of a script without spaces that stands alone.
  const isSign = (at: number) =>
    reading.spans[at]!.meanings.length === 0 && !reading.isParticles(reading.text(at));
  const indices = [...reading.spans.keys()];
  const ware = [isOfHouse, isAfterArticle, isSign]
    .map((is) => indices.find(is))
    .find((at) => at !== undefined);
  return ware === undefined ? undefined : writtenAt(reading, ware, written);
}

/** Whether something names what is sold or where, or how food is to be; of what is seen or done, whether more is said than that it is bought. */
function isSold({ reading, asked }: Said, { id, kind, at }: Thing): boolean {
  if (kind === "feature") return DIETS.has(id) || id === "local" || conceptOf(id) === undefined;
  const { purpose } = conceptOf(id) ?? {};
  if ((purpose !== "see" && purpose !== "do") || asked.length > 0) return true;
  const isEnd = (next: number | undefined) => next === undefined || reading.hasAny(next, "act", "where");
  const isBought = (next: number | undefined) => next !== undefined && reading.has(next, "act", "buy");
  const [before, after] = [reading.neighbour(at, -1), reading.neighbour(at, 1)];
  return !(isEnd(before) && isEnd(after) && (isBought(before) || isBought(after)));
}
