import { strollsOf } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";
import type { Edit, Stops } from "./understanding.ts";

/** A part of the day, or a word for the beginning or the end, counts this near to what it is said of, in spans. */
const NEAR = 4;
/** What stands between makes a time less likely to be said of a thing: something else that is named, a word that joins. */
const [OTHER_THING, JOIN] = [6, 1];

type Moment = Pick<Edit, "day" | "part" | "order">;

/** When places and kinds are to be: "Tivoli on the first day", "the zoo in the morning", "museums first", "a bar on the last evening". */
export function readPlacements(said: Said): Edit[] {
  const { where } = said;
  const included = where.places.filter(({ place }) => where.included.some(({ id }) => id === place.id));
  const stops: { at: number; stop: Stops }[] = [
    ...[...included, ...strollsOf(said)].map(({ at, place }) => ({ at, stop: { categories: [], place } })),
    ...kindsOf(said).map(({ id, at }) => ({ at, stop: { categories: [id] } })),
    ...bestOf(said),
  ];
  const others = stops.map(({ at }) => at);
  return stops.flatMap(({ at, stop }): Edit[] => {
    const moment = momentOf(said, at, others);
    return Object.keys(moment).length > 0 ? [{ operation: "add", ...moment, in: stop }] : [];
  });
}

function kindsOf({ wishes }: Said): Thing[] {
  return wishes.things.filter(({ kind, denied }) => kind === "category" && denied === undefined);
}

/** "Save the best for last." */
function bestOf(said: Said): { at: number; stop: Stops }[] {
  const { reading } = said;
  const isOfThing = (at: number) => kindsOf(said).some((thing) => Math.abs(thing.at - at) <= 1);
  return reading
    .indices("sort", "rating")
    .filter((at) => !isOfThing(at))
    .map((at) => ({ at, stop: { categories: [], best: true } }));
}

/** The day, the part of it, or the beginning or end that is said of what is named at a span. */
function momentOf({ reading, planDays }: Said, at: number, others: readonly number[]): Moment {
  const days = planDays.map(({ at, day }) => ({ at, value: { day } }));
  const isOfDay = (index: number) => days.some((one) => one.at === index);
  const orders = (["early", "late"] as const).flatMap((act) =>
    reading
      .indices("act", act)
      .filter((index) => !isOfDay(index))
      .map((index): { at: number; value: Moment } => ({
        at: index,
        value: { order: act === "early" ? "first" : "last" },
      })),
  );
  const parts = reading.indices("part").filter((index) => !isFree(reading, index));
  const cost = (index: number) => wayBetween(reading, at, index, others);
  const nearest = <T extends { at: number }>(all: readonly T[], most: number) =>
    all.filter((one) => cost(one.at) <= most).toSorted((a, b) => cost(a.at) - cost(b.at))[0];
  const when = nearest(
    [...days, ...orders.filter((one) => cost(one.at) <= NEAR)],
    Number.MAX_SAFE_INTEGER,
  )?.value;
  const part = nearest(
    parts.map((index) => ({ at: index })),
    NEAR,
  );
  return {
    ...when,
    ...(part ? { part: reading.value(part.at, "part") as NonNullable<Edit["part"]> } : {}),
  };
}

/** "Keep the afternoon free." */
function isFree(reading: Reading, index: number): boolean {
  return [-2, -1, 1, 2].some((step) => reading.has(index + step, "edit", "free"));
}

/** How far apart two spans of a clause are; infinite of two. */
function wayBetween(reading: Reading, one: number, other: number, others: readonly number[]): number {
  const [from, until] = [Math.min(one, other), Math.max(one, other)];
  let way = until - from;
  for (let index = from + 1; index <= until; index++) {
    if (reading.breakBefore(index)) return Number.POSITIVE_INFINITY;
    if (index === until) break;
    if (others.includes(index)) way += OTHER_THING;
    if (reading.has(index, "act", "join")) way += JOIN;
  }
  return way;
}
