import { z } from "zod";
import { address } from "./address.ts";
import {
  epochMillis,
  geoLocation,
  hiddenShape,
  image,
  preferences,
  recordId,
  shortText,
  socialMediaLink,
  status,
  text,
  texts,
} from "./common.ts";
import { asMaps, asValues, languageCode } from "./localised.ts";
import { openingHours, storedOpeningHours } from "./opening-hours.ts";
import { sources } from "./provenance.ts";

/** Localised fields of a listing, in the order they are written. */
export const listingText = {
  name: shortText,
  tagline: shortText,
  summary: text,
  whatToExpect: text,
  address: shortText,
  category: shortText,
  priceLevelText: shortText,
  keywords: texts,
  activityTags: texts,
  integratedCategories: z.array(z.strictObject({ category_id: z.string(), full_label: z.array(z.string()) })),
  additionalTextAttributes: z.strictObject({
    photos: text.optional(),
    duration: text.optional(),
    bestTimeToVisit: text.optional(),
    crowdLevels: text.optional(),
    gettingThere: text.optional(),
  }),
  preferences,
};

const links = z.strictObject({ url: address, type: z.string() });

/** Shown fields of a listing that are the same in every language. */
export const listingFacts = {
  searchId: z.string().optional(),
  contentType: z.string().optional(),
  status,
  featured: z.boolean().optional(),
  geoLocation: geoLocation.optional(),
  guideIds: z.array(recordId).max(1_000).optional(),
  hostIds: z.array(recordId).max(1_000).optional(),
  languageCodes: z.array(languageCode).max(200).optional(),
  score: z.number().min(0).max(100).optional(),
  priority: z.number().min(0).optional(),
  neighborhood: shortText.optional(),
  currencyCode: z.string().max(8).optional(),
  priceLevel: z.number().min(0).max(10).optional(),
  phoneNumber: z.string().max(100).optional(),
  websiteUrl: address.optional(),
  providerId: z.string().max(500).optional(),
  providerMapsUrl: address.optional(),
  providerRating: z.number().min(0).max(5).optional(),
  reviewSiteRating: z.number().min(0).max(5).optional(),
  reviewSiteUrl: address.optional(),
  searchTerms: texts.optional(),
  serviceTypes: texts.optional(),
  planVisit: hiddenShape.optional(),
  photos: z.array(image).max(200).optional(),
  deliveryApps: z.array(links).optional(),
  embeds: z.array(z.strictObject({ code: text, type: z.string(), provider: z.string() })).optional(),
  tableBooking: z.strictObject({ url: address.optional(), type: z.string().optional() }).optional(),
  socialMedia: z.array(socialMediaLink).optional(),
  additionalData: z
    .strictObject({
      dateTimestamp: z.number().optional(),
      date: z.strictObject({ start_date: z.string().optional(), when: z.string().optional() }).optional(),
      venue: z
        .strictObject({
          link: address.optional(),
          name: z.string().optional(),
          reviews: z.number().optional(),
        })
        .optional(),
      ticket_info: z
        .array(
          z.strictObject({
            link: address.optional(),
            link_type: z.string().optional(),
            source: z.string().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
};

/** Stored for ranking, for judging hours and for importing again, and never shown: the interface lists no such fields of listings. */
const hiddenFacts = {
  updatedAt: epochMillis.optional(),
  timeZoneName: z.string().max(64).optional().describe("IANA zone of the place; else its host's is used"),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .describe("ISO 3166-1 alpha-2 of the country that the place lies in"),
  subdivisionCode: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)
    .optional()
    .describe("ISO 3166-2 of the part of the country, where it is sure"),
  partOf: recordId
    .optional()
    .describe("the listing that this one is part of: of a keep its castle, of a shop its shopping centre"),
  sources,
};

/** A listing as it is stored, exported and imported. */
export const listingRecord = z
  .strictObject({
    id: recordId,
    ...asMaps(listingText),
    ...listingFacts,
    openingHours: storedOpeningHours.optional(),
    ...hiddenFacts,
  })
  .meta({ id: "ListingRecord" });
export type Listing = z.infer<typeof listingRecord>;

const answered = {
  openingHours: openingHours.optional(),
  geoDistance: z.number().min(0).optional().describe("metres from the centre, rounded to the metre"),
};

/** A listing as it is answered without `lang`. */
export const listingMaps = z
  .strictObject({ id: z.string(), ...asMaps(listingText), ...listingFacts, ...answered })
  .meta({ id: "ListingAllLanguages" });

/** A listing as it is answered with `lang`. */
export const listingValues = z
  .strictObject({ id: z.string(), ...asValues(listingText), ...listingFacts, ...answered })
  .meta({ id: "Listing" });
