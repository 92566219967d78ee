import { z } from "zod";
import { BodyFaults, type BodyField } from "./body-field.ts";
import { faultsOfIssues, MAX_DAYS, MAX_STOPS, stopId } from "./inline-itinerary.ts";

const MAX_OPERATIONS = 20;

const stop = stopId.describe("the placeId of a stop of the plan");
const day = z.int().min(1).max(MAX_DAYS);
const position = z
  .int()
  .min(1)
  .max(MAX_STOPS)
  .optional()
  .describe("on its day, from 1; else where it fits best");

const planOperation = z
  .discriminatedUnion("op", [
    z.object({ op: z.literal("move"), stop, day: day.optional().describe("else its own"), position }),
    z.object({ op: z.literal("swap"), stop, with: stop }),
    z.object({ op: z.enum(["lock", "unlock", "remove"]), stop }),
    z.object({
      op: z.literal("replace"),
      stop,
      like: z
        .enum(["same", "nearer"])
        .default("same")
        .describe("a place of the same kind, and with a shorter way there and on"),
      listingId: stopId.optional().describe("the place that comes instead; `like` is not asked then"),
    }),
    z.object({
      op: z.literal("add"),
      listingId: stopId,
      day: day.optional().describe("else the one that it fits best"),
      position,
    }),
    z.object({ op: z.literal("undo") }).describe("takes the last change back, whoever made it; stands alone"),
  ])
  .meta({ id: "PlanOperation", description: "Extension: one change of a plan by hand." });
export type PlanOperation = z.infer<typeof planOperation>;

const list = z
  .array(planOperation)
  .min(1)
  .max(MAX_OPERATIONS)
  .refine(
    (all) => all.length === 1 || all.every(({ op }) => op !== "undo"),
    "undo must be the only operation",
  );

/** The `operations` of a message: what a hand changes of the plan, instead of words. */
export const planOperations: BodyField<readonly PlanOperation[] | undefined> = {
  fallback: undefined,
  extension: true,
  schema: list
    .optional()
    .describe(
      "Changes of the plan by hand, instead of a message. Each is made as it is asked for; what then does not hold is in the `faults` of stops.",
    ),
  read(value, name) {
    const { success, data, error } = list.safeParse(value);
    if (!success) throw new BodyFaults(faultsOfIssues(error, name, value));
    return data;
  },
};
