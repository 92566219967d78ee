import { z } from "zod";
import { isDate } from "./common.ts";
import { specialDayNames } from "./special-day-names.ts";

const weekTime = z
  .strictObject({
    day: z.int().min(0).max(6).describe("0 = Sunday"),
    time: z
      .string()
      .regex(/^([01]\d|2[0-3]):?[0-5]\d$|^24:?00$/, "expected HHMM or HH:MM")
      .optional(),
    hours: z.int().min(0).max(24).optional(),
    minutes: z.int().min(0).max(59).optional(),
    hour: z.int().min(0).max(24).optional(),
    minute: z.int().min(0).max(59).optional(),
  })
  .meta({ id: "WeekTime" });

const period = z.strictObject({
  open: weekTime,
  close: weekTime.nullable().optional().describe("null: open at all hours"),
});

const periods = z.array(period).max(200);

/**
 * Weekly opening hours in the listing's own time zone. `openNow` and `nextCloseTime` are computed when answering;
 * stored values of theirs are never used. Unknown hours say `isUnavailable: true` and have no `openNow`.
 */
export const openingHours = z
  .strictObject({
    isUnavailable: z.boolean().optional(),
    openNow: z.boolean().optional().describe("computed when answering; absent when unknown"),
    nextCloseTime: z
      .string()
      .optional()
      .describe("RFC 3339 with offset: the end of the current opening, else of the next one"),
    weekday_text: z.array(z.string().max(500)).max(14).optional(),
    periods: periods.optional(),
  })
  .meta({ id: "OpeningHours" });
export type OpeningHours = z.infer<typeof openingHours>;

/** How many exceptions the hours of one listing may have: two years of public holidays and seasons take some forty. */
export const MAX_EXCEPTIONS = 200;

const localDate = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error: "expected a date such as 2026-12-24",
    abort: true,
  })
  .refine(isDate, {
    error: ({ input }) => `the calendar has no ${input}; expected a date such as 2026-12-24`,
  });

/**
 * Hours that hold on some dates instead of the weekly ones. They say what opens on those dates: an opening that began the
 * evening before goes on to its end. Neither `periods` nor `uncertain` means closed; `isUnavailable` means unknown.
 */
const openingException = z
  .strictObject({
    from: localDate.describe("the first date, in the listing's own time zone"),
    through: localDate.describe("the last date"),
    isUnavailable: z.boolean().optional(),
    periods: periods.optional(),
    uncertain: periods.optional().describe("when nobody can tell whether it is open"),
  })
  .refine(({ from, through }) => from <= through, {
    error: ({ input }) => {
      const { from, through } = input as { from: string; through: string };
      return `ends on ${through}, before it begins on ${from}; swap the two dates`;
    },
    path: ["through"],
  })
  .meta({ id: "OpeningException" });
export type OpeningException = z.infer<typeof openingException>;

/**
 * Opening hours as they are stored: the weekly ones, and what is never shown as such but decides what is shown of a date.
 * Where two exceptions hold the same date, the first counts.
 */
export const storedOpeningHours = openingHours
  .extend({
    uncertain: periods.optional().describe("weekly stretches in which nobody can tell whether it is open"),
    exceptions: z.array(openingException).max(MAX_EXCEPTIONS).optional(),
    validThrough: localDate.optional().describe("the last date for which the hours are known"),
  })
  .meta({ id: "StoredOpeningHours" });
export type StoredOpeningHours = z.infer<typeof storedOpeningHours>;

/** One of the seven days from today on that is a holiday where the place is, or on which it has hours of its own. */
export const specialDay = z
  .strictObject({
    date: localDate,
    name: z.enum(specialDayNames),
    isInDoubt: z.boolean().optional().describe("true where nobody knows whether the usual hours hold"),
  })
  .meta({ id: "SpecialDay" });
export type SpecialDay = z.infer<typeof specialDay>;
