import { z } from "zod";

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
    periods: z
      .array(
        z.strictObject({
          open: weekTime,
          close: weekTime.nullable().optional().describe("null: open at all hours"),
        }),
      )
      .max(200)
      .optional(),
  })
  .meta({ id: "OpeningHours" });
export type OpeningHours = z.infer<typeof openingHours>;
