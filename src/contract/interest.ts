import { z } from "zod";
import { recordId, shortText, status } from "./common.ts";
import { asMaps } from "./localised.ts";

/** Localised fields of an interest. */
export const interestText = { name: shortText };

/** One entry of an organisation's interest vocabulary: what `userInterests` may name. */
export const interestRecord = z
  .strictObject({
    id: recordId,
    status,
    ...asMaps(interestText),
    travellerTypes: z.array(z.string().max(200)).max(100).optional(),
  })
  .meta({ id: "InterestRecord" });
export type Interest = z.infer<typeof interestRecord>;
