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

/** Fields of a guide that are the same in every language. */
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
  score: z.number().min(0).max(100).optional(),
  updatedAt: epochMillis.optional(),
};

const { score, ...shownFacts } = guideFacts;

/** A guide as it is stored. `score` (0..100, editorial) is stored and never shown: the interface lists none for guides. */
export const guideRecord = z
  .strictObject({ id: recordId, ...asMaps(guideText), ...shownFacts, score })
  .meta({ id: "GuideRecord" });
export type Guide = z.infer<typeof guideRecord>;

const geoDistance = z.number().min(0).optional().describe("metres from the centre, rounded to the metre");

/** A guide as it is answered without `lang`. */
export const guideMaps = z
  .strictObject({
    id: z.string(),
    ...asMaps(guideText),
    ...shownFacts,
    listings: z.array(listingMaps).optional(),
    geoDistance,
  })
  .meta({ id: "GuideAllLanguages" });

/** A guide as it is answered with `lang`. */
export const guideValues = z
  .strictObject({
    id: z.string(),
    ...asValues(guideText),
    ...shownFacts,
    listings: z.array(listingValues).optional(),
    geoDistance,
  })
  .meta({ id: "Guide" });
