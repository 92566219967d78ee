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
        image: fileAsset.optional().describe("picture at the top of the first screen"),
        text: string.describe("welcome, over the place's name"),
        backgroundColor: string.describe("CSS colour of the ground"),
        textColor: string.describe("CSS colour of the words"),
        LogoColor: string.describe("for example dark"),
        ctaLabel: string.describe("words of the button"),
        ctaIconClass: string.describe("icon of the button, as the client names it"),
        showLogo: boolean.describe("false leaves the logo out"),
        showLocation: boolean.describe("whether the house's town is told"),
        showWeather: boolean.describe("whether `weather` is shown"),
      })
      .optional(),
    loadingBanner: z
      .strictObject({
        image: fileAsset.optional().describe("picture while the page loads"),
        LogoColor: string.describe("for example dark"),
        backgroundColor: string.describe("CSS colour of the ground"),
        textColor: string.describe("CSS colour of the words"),
      })
      .optional(),
    neighborhoods: boolean.describe("whether neighbourhoods are shown"),
    prsModules: strings.describe("what the page asks guests about, such as userInterests"),
    preferredTravelMode: string.describe("how directions lead: WALKING, DRIVING, BICYCLING or TRANSIT"),
    contact: z.strictObject({ email: string, phone: string, website: address.optional() }).optional(),
    customMapMarkerUrl: address.optional().describe("picture of the house on maps"),
    featured: z
      .strictObject({
        label: string.describe("what featured places are called"),
        shortLabel: string.describe("the same where room is short"),
        iconUrl: address.optional().describe("sign beside it"),
        colors: namedColor.optional().describe("its colours"),
        cornerRadius: hiddenShape.optional().describe("its corners, in pixels"),
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
  name: readableText.min(1).max(500).describe("as guests know the house"),
  geoLocation: geoLocation.optional().describe("where the house stands: the centre of its searches"),
  primaryLocation: z
    .strictObject({
      displayName: string.describe("town or quarter that guests are told"),
      address: string.describe("postal address of the house"),
      locationId: string.describe("geo area that the house is in"),
      measurement: string.describe("carried as it is"),
      geoLocation: z
        .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
        .optional(),
    })
    .optional(),
  searchConfig: searchConfig.optional(),
  languageCodes: z.array(languageCode).max(200).optional().describe("languages of the page"),
  defaultLanguageCode: languageCode.optional().describe("where a guest's own is none of them"),
  distanceMetric: z.enum(["imperial", "metric"]).optional().describe("kilometres or miles"),
  currencyCode: z
    .string()
    .regex(/^[A-Z]{3}$/, "expected an ISO 4217 code such as DKK")
    .optional(),
  currencySymbol: string.describe("how prices are written, such as kr."),
  timeZoneName: z.string().max(64).optional().describe("IANA time zone name"),
  stage: string.describe("carried as it is, such as live"),
  feedback: z
    .strictObject({
      npsWatermark: number.describe("carried for clients that ask for feedback"),
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
  uiConfig: uiConfig.optional().describe("how the page looks and what it shows"),
  branding: branding.optional().describe("colours, fonts and logos"),
  logos: z.array(logoAsset).optional().describe("logos by colour; `branding.logos` goes before"),
  pages: z
    .array(
      z.strictObject({
        label: string.describe("its words in the menu, in the default language"),
        type: string.describe("home, guides, search, areas, map, chat, saved or info"),
        path: address.optional().describe("address for other clients"),
        enabled: boolean.describe("false leaves it out"),
        icons: z.strictObject({ active: icon, inactive: icon }).optional(),
      }),
    )
    .optional(),
  weather: z
    .strictObject({
      id: number,
      weatherLocation: string.describe("where it is measured"),
      temperature: number.describe("Celsius"),
      tempMetric: string.describe("carried as it is"),
      icon: string.describe("sign of the weather, as the client names it"),
    })
    .optional(),
  perks: z
    .strictObject({
      header: string.describe("heading over what guests of the house have"),
      sections: strings.describe("one sentence each"),
    })
    .optional(),
  socialMedia: z.array(socialMediaLink).optional().describe("its accounts elsewhere"),
  travellerArchetypes: z
    .array(
      z.strictObject({
        id: z.string(),
        name: string.describe("carried for clients: kinds of travellers"),
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
            title: string.describe("heading of some links"),
            links: z
              .array(
                z.strictObject({
                  label: string.describe("words of the link"),
                  url: address.optional().describe("where it leads"),
                  icon: string.describe("its sign"),
                  type: string.describe("carried as it is"),
                  trackingEventName: string.describe("carried for clients that count"),
                  copyCaption: boolean.describe("carried as it is"),
                  enabled: boolean.describe("false leaves it out"),
                }),
              )
              .optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  activeIntegrations: strings.describe("carried as it is"),
  embeddedConfigs: z.array(embeddedConfig).optional().describe("other ways to show the page, by name"),
};

/** Accepted on import, kept, exported, and absent from every answer, log line and error. */
export const hostSecrets = {
  analytics: z.json().optional().describe("secret: in no answer"),
  integrations: z.json().optional().describe("secret: in no answer"),
  tsAPIKey: z.string().optional().describe("secret: in no answer"),
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
    searchConfig: storedSearchConfig.optional().describe("how searches for its guests begin"),
    houseFacts,
    publicPages: z
      .boolean()
      .optional()
      .describe("true shows what its guests see to everybody, as pages below `/g/`. In no answer"),
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
