import { z } from "zod";

const value = z.string().min(1);
const values = z.array(value);

/**
 * What a message says, slot by slot, as `explain` writes it and as judged messages want it. Only what was said is there. In a
 * conversation it is what holds after the message: what was said before still does unless it was replaced; `asked`, `email`, `edits`,
 * `shape`, `choice`, `answer` and `dontCare` belong to their message alone.
 */
export const saidSlots = z
  .strictObject({
    categories: values.describe("kinds of places and cuisines: concepts, or the organisation's own labels"),
    features: values.describe(
      "properties that a place has to have: concepts, or the organisation's own labels",
    ),
    excluded: values.describe("what is not wanted, the same way, and ids of places"),
    area: value.describe(
      "id of a geo area, else the name of a neighbourhood, a part of town (centre, north …) or another town",
    ),
    place: value.describe("id of a listing or guide"),
    near: value.describe("me, host, the id of a place, or a concept (the nearest station)"),
    radius: z.number().describe("metres"),
    priceLevel: z.array(z.number()).describe("0 (free) to 4, ascending"),
    openAt: value.describe("now, a local date-time, or two with a slash between (ISO 8601)"),
    days: z.number(),
    startDate: value.describe("YYYY-MM-DD, on the host's calendar"),
    partySize: z.number(),
    userCategory: value,
    tripType: value,
    interests: values.describe("ids of interests"),
    stars: z.number(),
    sort: value.describe("distance or rating"),
    asked: values.describe("what is asked about a place: hours, phone, a concept …"),
    email: value,
    edits: values.describe("operation, day, part or meal, and hour: replace:2:dinner, move_to:dinner:20:00"),
    shape: values.describe("the same, for how a new plan is to be"),
    choice: z.number().describe("which of the results shown: 1 is the first, -1 the last"),
    answer: z.enum(["yes", "no"]).describe("to a question of the answer before"),
    dontCare: values.describe("slots whose value does not matter"),
  })
  .partial()
  .meta({ id: "SaidSlots" });
export type SaidSlots = z.infer<typeof saidSlots>;
