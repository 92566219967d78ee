import { z } from "zod";
import {
  epochMillis,
  geoLocation,
  image,
  preferences,
  recordId,
  shortText,
  status,
  text,
  texts,
} from "./common.ts";
import { listingMaps, listingValues } from "./listing.ts";
import { asMaps, asValues, languageCode } from "./localised.ts";
import { sources } from "./provenance.ts";

/** Localised fields of a guide, in the order they are written. */
export const guideText = {
  name: shortText,
  introText: text,
  description: text,
  attribution: shortText,
  centerLocation: shortText,
  keywords: texts,
  preferences,
};

/** Shown fields of a guide that are the same in every language. */
export const guideFacts = {
  contentType: z.string().optional(),
  status,
  featured: z.boolean(),
  geoLocation: geoLocation.optional(),
  hostIds: z.array(recordId).max(1_000).optional(),
  listingIds: z.array(recordId).max(1_000).optional(),
  languageCodes: z.array(languageCode).max(200).optional(),
  coverImage: image.optional(),
  priority: z.number().min(0).optional(),
  updatedAt: epochMillis.optional(),
};

/** Stored for ranking and for importing again, and never shown: the interface lists no such fields of guides. */
const hiddenFacts = { score: z.number().min(0).max(100).optional().describe("editorial, 0..100"), sources };

/** A guide as it is stored, exported and imported. */
export const guideRecord = z
  .strictObject({ id: recordId, ...asMaps(guideText), ...guideFacts, ...hiddenFacts })
  .meta({ id: "GuideRecord" });
export type Guide = z.infer<typeof guideRecord>;

const geoDistance = z.number().min(0).optional().describe("metres from the centre, rounded to the metre");

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
