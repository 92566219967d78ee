import { z } from "zod";
import {
  epochMillis,
  geoDistance,
  geoLocation,
  hostIds,
  image,
  preferences,
  recordId,
  shortText,
  status,
  text,
  texts,
} from "./common.ts";
import { listingMaps, listingValues } from "./listing.ts";
import { asMaps, asValues, languageCodes } from "./localised.ts";
import { sources } from "./provenance.ts";

/** Localised fields of a guide, in the order they are written. */
export const guideText = {
  name: shortText.describe("its title"),
  introText: text.describe("a few sentences on cards"),
  description: text.describe("the guide's own text"),
  attribution: shortText.describe("who wrote it"),
  centerLocation: shortText.describe("where it is about, in words"),
  keywords: texts.describe("words that find it"),
  preferences,
};

/** Shown fields of a guide that are the same in every language. */
export const guideFacts = {
  contentType: z.string().optional().describe("`guide` where left out"),
  status,
  featured: z.boolean().describe("whether `guideType=featured` has it"),
  geoLocation: geoLocation.optional().describe("its middle"),
  hostIds,
  listingIds: z.array(recordId).max(1_000).optional().describe("its places, in order"),
  languageCodes,
  coverImage: image.optional().describe("picture on cards and above"),
  priority: z.number().min(0).optional().describe("editorial: the higher goes first"),
  updatedAt: epochMillis.optional().describe("epoch milliseconds"),
};

/** Stored for ranking and for importing again, and never shown: the interface lists no such fields of guides. */
const hiddenFacts = { score: z.number().min(0).max(100).optional().describe("editorial, 0..100"), sources };

/** A guide as it is stored, exported and imported. */
export const guideRecord = z
  .strictObject({ id: recordId, ...asMaps(guideText), ...guideFacts, ...hiddenFacts })
  .meta({ id: "GuideRecord" });
export type Guide = z.infer<typeof guideRecord>;

/** A guide as it is answered without `lang`. */
export const guideMaps = z
  .strictObject({
    id: z.string(),
    ...asMaps(guideText),
    ...guideFacts,
    listings: z.array(listingMaps).optional(),
    geoDistance,
  })
  .meta({ id: "GuideAllLanguages" });

/** A guide as it is answered with `lang`. */
export const guideValues = z
  .strictObject({
    id: z.string(),
    ...asValues(guideText),
    ...guideFacts,
    listings: z.array(listingValues).optional(),
    geoDistance,
  })
  .meta({ id: "Guide" });
