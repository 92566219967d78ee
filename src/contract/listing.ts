import { z } from "zod";
import { address } from "./address.ts";
import {
  epochMillis,
  geoDistance,
  geoLocation,
  hiddenShape,
  hostIds,
  image,
  preferences,
  recordId,
  shortText,
  socialMediaLink,
  status,
  text,
  texts,
} from "./common.ts";
import { asMaps, asValues, languageCodes } from "./localised.ts";
import { openingHours, storedOpeningHours } from "./opening-hours.ts";
import { sources } from "./provenance.ts";

/** Localised fields of a listing, in the order they are written. */
export const listingText = {
  name: shortText.describe("what it is called"),
  tagline: shortText.describe("one line"),
  summary: text.describe("a few sentences"),
  whatToExpect: text.describe("what a visit is like"),
  address: shortText.describe("postal address"),
  category: shortText.describe("what it is, such as Museum"),
  priceLevelText: shortText.describe("price in words"),
  keywords: texts.describe("words that find it"),
  activityTags: texts.describe("what one does there; a filter"),
  integratedCategories: z.array(z.strictObject({ category_id: z.string(), full_label: z.array(z.string()) })),
  additionalTextAttributes: z.strictObject({
    photos: text.optional().describe("about taking photographs"),
    duration: text.optional().describe("how long a visit takes"),
    bestTimeToVisit: text.optional().describe("when to come"),
    crowdLevels: text.optional().describe("how full it gets"),
    gettingThere: text.optional().describe("the way there"),
  }),
  preferences,
};

const links = z.strictObject({ url: address, type: z.string() });

/** Shown fields of a listing that are the same in every language. */
export const listingFacts = {
  searchId: z.string().optional().describe("carried as it is"),
  contentType: z.string().optional().describe("`listing` where left out"),
  status,
  featured: z.boolean().optional().describe("shown with the host's mark"),
  geoLocation: geoLocation.optional().describe("where it is; without one it is in no search around a point"),
  guideIds: z.array(recordId).max(1_000).optional().describe("guides that it is in"),
  hostIds,
  languageCodes,
  score: z.number().min(0).max(100).optional().describe("editorial, 0 to 100"),
  priority: z.number().min(0).optional().describe("editorial: the higher goes first"),
  neighborhood: shortText.optional().describe("its quarter; a filter"),
  currencyCode: z.string().max(8).optional().describe("ISO 4217"),
  priceLevel: z.number().min(0).max(10).optional().describe("0 free to 4 dear"),
  phoneNumber: z.string().max(100).optional().describe("as one dials it"),
  websiteUrl: address.optional().describe("its own site"),
  providerId: z.string().max(500).optional().describe("its id at a provider"),
  providerMapsUrl: address.optional().describe("its page on the provider's map"),
  providerRating: z.number().min(0).max(5).optional().describe("of 5"),
  reviewSiteRating: z.number().min(0).max(5).optional().describe("of 5"),
  reviewSiteUrl: address.optional().describe("where its reviews are"),
  searchTerms: texts.optional().describe("more words that find it"),
  serviceTypes: texts
    .optional()
    .describe("what it offers: wheelchair_accessible, outdoor_seating …; asked for in chat"),
  planVisit: hiddenShape.optional().describe("carried as it is"),
  photos: z.array(image).max(200).optional().describe("the first is shown on cards"),
  deliveryApps: z.array(links).optional().describe("where to order"),
  embeds: z
    .array(z.strictObject({ code: text, type: z.string(), provider: z.string() }))
    .optional()
    .describe("code of videos and posts; shown as links alone"),
  tableBooking: z
    .strictObject({ url: address.optional(), type: z.string().optional() })
    .optional()
    .describe("where to book"),
  socialMedia: z.array(socialMediaLink).optional().describe("its accounts elsewhere"),
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

const answered = { openingHours: openingHours.optional(), geoDistance };

/** A listing as it is answered without `lang`. */
export const listingMaps = z
  .strictObject({ id: z.string(), ...asMaps(listingText), ...listingFacts, ...answered })
  .meta({ id: "ListingAllLanguages" });

/** A listing as it is answered with `lang`. */
export const listingValues = z
  .strictObject({ id: z.string(), ...asValues(listingText), ...listingFacts, ...answered })
  .meta({ id: "Listing" });
