import type { ChatMessage } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { minutesText } from "../format/numbers.ts";
import { clockText } from "../format/times.ts";
import { signs } from "../texts/texts.ts";
import type { Itinerary, Stop } from "./plan-places.ts";

/** A change of a plan by hand, as the service takes it. */
export type PlanOperation = Extract<
  NonNullable<ChatMessage["operations"]>,
  readonly { op: string }[]
>[number];

/** Where a stop stands: its day's number and its position there, both from 1. */
export interface Standing {
  day: number;
  position: number;
}

export function standingOf({ days }: Itinerary, id: string): Standing | undefined {
  for (const { dayNumber, activities } of days) {
    const index = activities.findIndex(({ placeId }) => placeId === id);
    if (index !== -1) return { day: dayNumber, position: index + 1 };
  }
  return undefined;
}

/** Where a stop goes that is to be earlier or later by one, over the end of a day into the next; undefined at the ends of the plan. */
export function standingBeside(itinerary: Itinerary, id: string, by: 1 | -1): Standing | undefined {
  const { day, position } = standingOf(itinerary, id)!;
  const countOn = (number: number) =>
    itinerary.days.find(({ dayNumber }) => dayNumber === number)?.activities.length;
  if (position + by >= 1 && position + by <= countOn(day)!) return { day, position: position + by };
  const count = countOn(day + by);
  if (count === undefined) return undefined;
  return { day: day + by, position: by === 1 ? 1 : count + 1 };
}

/** The plan as it will be, before the service has timed it: stops in their new order. What only the service can know stays as it is. */
export function foreseen(itinerary: Itinerary, operation: PlanOperation): Itinerary {
  const stops = new Map(
    itinerary.days.flatMap(({ activities }) => activities.map((stop) => [stop.placeId, stop])),
  );
  const withDays = (change: (activities: readonly Stop[], day: number) => readonly Stop[]): Itinerary => ({
    ...itinerary,
    days: itinerary.days.map((day) => ({ ...day, activities: [...change(day.activities, day.dayNumber)] })),
  });
  switch (operation.op) {
    case "move": {
      const { stop, day, position } = operation;
      if (position === undefined) return itinerary;
      return withDays((activities, number) => {
        const rest = activities.filter(({ placeId }) => placeId !== stop);
        return number === day ? rest.toSpliced(position - 1, 0, stops.get(stop)!) : rest;
      });
    }
    case "swap": {
      const { stop, with: other } = operation;
      const put = (one: Stop) =>
        one.placeId === stop ? stops.get(other)! : one.placeId === other ? stops.get(stop)! : one;
      return withDays((activities) => activities.map(put));
    }
    case "remove":
      return withDays((activities) => activities.filter(({ placeId }) => placeId !== operation.stop));
    case "lock":
    case "unlock": {
      const locked = operation.op === "lock" ? (true as const) : undefined;
      return withDays((activities) =>
        activities.map((one) => (one.placeId === operation.stop ? { ...one, locked } : one)),
      );
    }
    default:
      return itinerary;
  }
}

/** A plan as it is sent back: all that the service reads of it. */
export function outlineOf({ days, ...plan }: Itinerary): Itinerary {
  return {
    ...plan,
    days: days.map((day) => ({
      ...day,
      activities: day.activities.map(({ listing: _, location: __, travelLine: ___, ...stop }) => ({
        ...stop,
        rationale: "",
      })),
    })),
  };
}

/** What does not hold of a stop, in words. */
export function faultTexts(app: App, { faults = [] }: Stop): string[] {
  return faults.map((fault) => faultText(app, fault));
}

function faultText(app: App, { code, open = [], minutes = 0 }: NonNullable<Stop["faults"]>[number]): string {
  const clock = (time: string) => clockText(`T${time}`, app.lang);
  const hours = open.map(({ from, until }) => `${clock(from)} ${signs.range} ${clock(until)}`).join(", ");
  switch (code) {
    case "closed":
      return hours ? app.t("chat.closedThen", { hours }) : app.t("chat.closedDay");
    case "meal_time":
      return app.t("chat.notMealTime", { hours });
    case "odd_hour":
      return app.t("chat.oddHour");
    case "day_over":
      return app.t("chat.afterDay");
    case "kept_free":
      return app.t("chat.keptFree");
    case "other_time":
      return app.t("chat.otherTime");
    case "long_way":
      return app.t("chat.longWay", { time: minutesText(minutes, app.lang) });
  }
}
