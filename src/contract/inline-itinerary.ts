import { z } from "zod";
import { BodyFaults, type BodyField, bodyFault, typeOf } from "./body-field.ts";
import { CLOCK_TIME, type PlaceType, placeTypes } from "./chat-answer.ts";
import { timesOfDay } from "./common.ts";
import type { ErrorCode, Fault } from "./errors.ts";
import { shown } from "./parameter.ts";

export type TimeOfDay = (typeof timesOfDay)[number];

/** One stop of a plan without any words: what it is, and when. */
export interface OutlineStop {
  placeType: PlaceType;
  placeId: string;
  timeOfDay: TimeOfDay;
  /** Local `HH:MM`; absent: not fixed. */
  startTime?: string;
  endTime?: string;
}

/** A plan reduced to ids, order and times: all that is taken over from a client. */
export interface TripOutline {
  /** First day on the host's calendar, `YYYY-MM-DD`; absent: not fixed. */
  startDate?: string;
  /** One to seven days, in their order. */
  days: readonly { readonly stops: readonly OutlineStop[] }[];
}

/** A day of a trip, `YYYY-MM-DD`, from 2000 to 2199: anything farther away is a mistake. */
export const tripDate = z.iso
  .date()
  .refine((date) => date >= "2000-01-01" && date < "2200-01-01", "expected a day from 2000 to 2199");

export const MAX_DAYS = 7;
export const MAX_STOPS = 20;
const MAX_ID_LENGTH = 128;

/** The id of a listing or an area. */
export const stopId = z
  .string()
  .min(1)
  .max(MAX_ID_LENGTH)
  .regex(/^[^\s,\p{Cc}]+$/u);

const stop = z.object({
  placeId: stopId,
  placeType: z.enum(placeTypes).default("listing"),
  timeOfDay: z.enum(timesOfDay).default("morning"),
  startTime: z.string().regex(CLOCK_TIME).optional(),
  endTime: z.string().regex(CLOCK_TIME).optional(),
});
const outline = z.object({
  startDate: tripDate.optional(),
  days: z
    .array(z.object({ activities: z.array(stop).max(MAX_STOPS) }))
    .min(1)
    .max(MAX_DAYS),
});

/**
 * The `itinerary` of a request: one that an answer gave, sent back by a client that keeps it. Only ids, order, dates and
 * times are read; names and texts are ignored and written anew from the catalogue.
 */
export const inlineItinerary: BodyField<TripOutline | undefined> = {
  fallback: undefined,
  extension: false,
  schema: outline
    .optional()
    .describe("An itinerary of an earlier answer. Ids, order and times count; its texts are ignored."),
  read(value, name) {
    const { success, data, error } = outline.safeParse(value);
    if (!success) throw new BodyFaults(faultsOfIssues(error, name, value));
    const { startDate, days } = data;
    return { startDate, days: days.map(({ activities }) => ({ stops: activities })) };
  },
};

const codes: Partial<Record<z.core.$ZodIssue["code"], ErrorCode>> = {
  invalid_type: "invalid_type",
  too_big: "too_many_values",
};

/** What is wrong with a field whose value is checked as a whole. */
export function faultsOfIssues(error: z.ZodError, root: string, value: unknown): Fault[] {
  return error.issues.map((issue) => faultOf(issue, root, value));
}

function faultOf(issue: z.core.$ZodIssue, root: string, value: unknown): Fault {
  const name = issue.path.reduce<string>(
    (path, key) => path + (typeof key === "number" ? `[${key}]` : `.${String(key)}`),
    root,
  );
  const found = issue.path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown>)?.[key],
    value,
  );
  const given = typeof found === "string" ? shown(found) : typeOf(found);
  const code = issue.code === "too_big" && issue.origin === "string" ? "too_long" : codes[issue.code];
  return bodyFault(name, code ?? "invalid_value", `${name}: ${issue.message}, not ${given}`);
}
