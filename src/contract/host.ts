import { z } from "zod";
import { address } from "./address.ts";
import { branding, fileAsset, logoAsset, namedColor } from "./branding.ts";
import {
  geoLocation,
  hiddenShape,
  readableText,
  recordId,
  shortText,
  socialMediaLink,
  status,
} from "./common.ts";
import { embeddedConfig } from "./embedded-config.ts";
import { type HouseMatter, houseMatters } from "./house-matters.ts";
import { asMaps, languageCode } from "./localised.ts";
import { sources } from "./provenance.ts";

const string = z.string().max(4_000).optional();
const strings = z.array(z.string().max(2_000)).optional();
const number = z.number().optional();
const boolean = z.boolean().optional();

export const rankings = ["distance", "relevance", "score", "balanced"] as const;
export type Ranking = (typeof rankings)[number];

const uiConfig = z
  .strictObject({
    banner: z
      .strictObject({
        image: fileAsset.optional(),
        text: string,
        backgroundColor: string,
        textColor: string,
        LogoColor: string.describe("for example dark"),
        ctaLabel: string,
        ctaIconClass: string,
        showLogo: boolean,
        showLocation: boolean,
        showWeather: boolean,
      })
      .optional(),
    loadingBanner: z
      .strictObject({
        image: fileAsset.optional(),
        LogoColor: string,
        backgroundColor: string,
        textColor: string,
      })
      .optional(),
    neighborhoods: boolean,
    prsModules: strings,
    preferredTravelMode: string,
    contact: z.strictObject({ email: string, phone: string, website: address.optional() }).optional(),
    customMapMarkerUrl: address.optional(),
    featured: z
      .strictObject({
        label: string,
        shortLabel: string,
        iconUrl: address.optional(),
        colors: namedColor.optional(),
        cornerRadius: hiddenShape.optional(),
      })
      .optional(),
  })
  .meta({ id: "UiConfig" });

const rankingName = string.describe(`a ranking strategy: ${rankings.join(", ")}`);

const icon = z.union([z.string().max(2_000), fileAsset]).optional();

const searchConfig = z.strictObject({
  searchRadius: z.number().positive().max(20_037_508).optional().describe("default radius in metres"),
  guideRanking: rankingName,
  listingRanking: rankingName,
  maxSearchResults: number.describe("how many results a client shows; the service itself does not use it"),
});

/** The fields of a host profile that every answer may show, without `id` and `orgId`. */
export const hostFacts = {
  name: readableText.min(1).max(500),
  geoLocation: geoLocation.optional(),
  primaryLocation: z
    .strictObject({
      displayName: string,
      address: string,
      locationId: string,
      measurement: string,
      geoLocation: z
        .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
        .optional(),
    })
    .optional(),
  searchConfig: searchConfig.optional(),
  languageCodes: z.array(languageCode).max(200).optional(),
  defaultLanguageCode: languageCode.optional(),
  distanceMetric: z.enum(["imperial", "metric"]).optional(),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, "expected an ISO 4217 code such as DKK")
    .optional(),
  currencySymbol: string,
  timeZoneName: z.string().max(64).optional().describe("IANA time zone name"),
  stage: string,
  feedback: z
    .strictObject({
      npsWatermark: number,
      csatLevels: z
        .strictObject({
          totalEvents: number,
          prsClicks: number,
          totalPlaceViews: number,
          totalPicklistViews: number,
          type: string,
          validTags: strings,
          askFeedback: boolean,
          minSessionDuration: number,
          minSessions: number,
        })
        .optional(),
    })
    .optional(),
  uiConfig: uiConfig.optional(),
  branding: branding.optional(),
  logos: z.array(logoAsset).optional(),
  pages: z
    .array(
      z.strictObject({
        label: string,
        type: string,
        path: address.optional(),
        enabled: boolean,
        icons: z.strictObject({ active: icon, inactive: icon }).optional(),
      }),
    )
    .optional(),
  weather: z
    .strictObject({
      id: number,
      weatherLocation: string,
      temperature: number.describe("Celsius"),
      tempMetric: string,
      icon: string,
    })
    .optional(),
  perks: z.strictObject({ header: string, sections: strings }).optional(),
  socialMedia: z.array(socialMediaLink).optional(),
  travellerArchetypes: z
    .array(
      z.strictObject({
        id: z.string(),
        name: string,
        travelPurpose: strings,
        activityTags: strings,
        archetypeTags: strings,
        codeNames: strings,
        travellerTypes: strings,
      }),
    )
    .optional(),
  redirectUrls: z
    .array(z.strictObject({ url: address.optional(), label: string, type: string, enabled: boolean }))
    .optional(),
  linkTree: z
    .strictObject({
      sections: z
        .array(
          z.strictObject({
            title: string,
            links: z
              .array(
                z.strictObject({
                  label: string,
                  url: address.optional(),
                  icon: string,
                  type: string,
                  trackingEventName: string,
                  copyCaption: boolean,
                  enabled: boolean,
                }),
              )
              .optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  activeIntegrations: strings,
  embeddedConfigs: z.array(embeddedConfig).optional(),
};

/** Accepted on import, kept, exported, and absent from every answer, log line and error. */
export const hostSecrets = {
  analytics: z.json().optional(),
  integrations: z.json().optional(),
  tsAPIKey: z.string().optional(),
};

const storedSearchConfig = searchConfig.extend({
  halfDistance: z
    .number()
    .min(10)
    .max(1_000_000)
    .optional()
    .describe(
      "metres at which a place counts half in the balanced ranking; 1,000 where it is left out. In no answer",
    ),
});

/** What guests are told in chat of each matter that they ask the house about. In no profile. */
const houseFacts = z
  .strictObject(
    asMaps(
      Object.fromEntries(houseMatters.map((matter) => [matter, shortText])) as Record<
        HouseMatter,
        typeof shortText
      >,
    ),
  )
  .optional();

/** A host as it is stored, exported and imported. */
export const hostRecord = z
  .strictObject({
    id: recordId,
    status,
    ...hostFacts,
    searchConfig: storedSearchConfig.optional(),
    houseFacts,
    ...hostSecrets,
    sources,
  })
  .meta({ id: "HostRecord" });
export type Host = z.infer<typeof hostRecord>;

const neverAnswered = (type: "object" | "string") =>
  z.never().optional().meta({ type, description: "declared by the interface, and in no answer" });

/** A host profile as it is answered. */
export const hostProfile = z
  .strictObject({
    id: z.string(),
    orgId: z.string(),
    ...hostFacts,
    analytics: neverAnswered("object"),
    integrations: neverAnswered("object"),
    tsAPIKey: neverAnswered("string"),
  })
  .meta({ id: "HostProfile" });
export type HostProfile = z.infer<typeof hostProfile>;
