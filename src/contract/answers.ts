import { z } from "zod";
import { errorCodes } from "./errors.ts";
import { geoAreaMaps, geoAreaValues } from "./geo-area.ts";
import { guideMaps, guideValues } from "./guide.ts";
import { hostProfile } from "./host.ts";
import { listingFacts, listingMaps, listingValues } from "./listing.ts";
import { languageCode } from "./localised.ts";
import { specialDay } from "./opening-hours.ts";
import { facetNames } from "./parameters.ts";
import { attributions } from "./provenance.ts";
import { pageMatch, pageTreeRoot } from "./site.ts";

/** Why a hit is ranked where it is; present with `explain=true`. The keys are the stages that took part. */
const rankingExplanation = z
  .strictObject({
    strategy: z.string(),
    score: z.number().describe("scoreKey: base × (1 + personal fit)"),
    base: z.number(),
    interestFit: z.number().optional(),
    tripFit: z.number().optional(),
    categoryFit: z.number().optional(),
    textTier: z.number().optional().describe("lower is better"),
    distanceBand: z.number().optional().describe("10 m bands from the centre"),
    nearness: z
      .number()
      .optional()
      .describe("what balanced multiplies the score by: 1 at the centre, a half at the half-distance"),
  })
  .meta({ id: "RankingExplanation" });
export type RankingExplanation = z.infer<typeof rankingExplanation>;

/** The resources as the specification lists them: the answers below add what a caller may ask for in addition. */
export const resources = [guideValues, guideMaps, listingValues, listingMaps, geoAreaValues, geoAreaMaps];

const explained = { ranking: rankingExplanation.optional() };
const attributed = { attributions };
const page = { total: z.int().min(0), pages: z.int().min(0) };
const hits = {
  ...page,
  nextCursor: z
    .string()
    .nullable()
    .optional()
    .describe("only where `cursor` was given: what to give next; null when this is the last"),
};

const nestedListingValues = listingValues.extend(attributed).meta({ id: "NestedListing" });
const nestedListingMaps = listingMaps.extend(attributed).meta({ id: "NestedListingAllLanguages" });
const nested = {
  values: { listings: z.array(nestedListingValues).optional() },
  maps: { listings: z.array(nestedListingMaps).optional() },
};
const homeGuideValues = guideValues.extend({ ...nested.values, ...attributed }).meta({ id: "HomeGuide" });
const homeGuideMaps = guideMaps
  .extend({ ...nested.maps, ...attributed })
  .meta({ id: "HomeGuideAllLanguages" });
const guide = z.union([
  homeGuideValues.extend(explained).meta({ id: "GuideHit" }),
  homeGuideMaps.extend(explained).meta({ id: "GuideHitAllLanguages" }),
]);
// `fields` and `excludeFields` leave out anything but the id.
const narrowed = { ...explained, ...attributed, status: listingFacts.status.optional() };
const listing = z.union([
  listingValues.extend(narrowed).meta({ id: "ListingHit" }),
  listingMaps.extend(narrowed).meta({ id: "ListingHitAllLanguages" }),
]);
const homeAreaValues = geoAreaValues.extend(attributed).meta({ id: "HomeGeoArea" });
const homeAreaMaps = geoAreaMaps.extend(attributed).meta({ id: "HomeGeoAreaAllLanguages" });
const geoArea = z.union([
  homeAreaValues.extend(explained).meta({ id: "GeoAreaHit" }),
  homeAreaMaps.extend(explained).meta({ id: "GeoAreaHitAllLanguages" }),
]);

const facetCounts = z.array(
  z.strictObject({ value: z.union([z.string(), z.number()]), count: z.int().min(0) }),
);

export const guideSearchAnswer = z
  .strictObject({ results: z.array(guide), ...hits })
  .meta({ id: "GuideSearchAnswer" });

export const listingSearchAnswer = z
  .strictObject({
    results: z.array(listing),
    ...hits,
    facets: z
      .strictObject(Object.fromEntries(facetNames.map((name) => [name, facetCounts.optional()])))
      .optional()
      .describe("only where `facets` was asked for"),
  })
  .meta({ id: "ListingSearchAnswer" });

export const locationSearchAnswer = z
  .strictObject({ results: z.array(geoArea), ...hits })
  .meta({ id: "LocationSearchAnswer" });

const onItsOwn = {
  ...attributed,
  specialDays: z.array(specialDay).optional().describe("only with `specialDays=true`"),
};
export const listingAnswer = z
  .union([
    listingValues.extend(onItsOwn).meta({ id: "OneListing" }),
    listingMaps.extend(onItsOwn).meta({ id: "OneListingAllLanguages" }),
  ])
  .meta({ id: "ListingAnswer" });
export const guideAnswer = z.union([homeGuideValues, homeGuideMaps]).meta({ id: "GuideAnswer" });
export const areaAnswer = z.union([homeAreaValues, homeAreaMaps]).meta({ id: "GeoAreaAnswer" });

export const hostHomeAnswer = z
  .strictObject({
    host: hostProfile,
    guides: z.strictObject({ results: z.array(z.union([homeGuideValues, homeGuideMaps])), ...page }),
    geoareas: z.strictObject({ results: z.array(z.union([homeAreaValues, homeAreaMaps])), ...page }),
  })
  .meta({ id: "HostHomeAnswer" });

export const orgLanguagesAnswer = z
  .strictObject({
    orgId: z.string(),
    hostId: z.string().nullable(),
    scope: z.enum(["org", "host"]),
    defaultLanguageCode: languageCode,
    languageCodes: z.array(languageCode),
    languages: z.array(
      z.strictObject({
        code: languageCode,
        name: z.string().describe("in English"),
        nativeName: z.string(),
        direction: z.enum(["ltr", "rtl"]),
        isDefault: z.boolean(),
      }),
    ),
  })
  .meta({ id: "OrgLanguagesAnswer" });
export type OrgLanguagesAnswer = z.infer<typeof orgLanguagesAnswer>;

export const hostsAnswer = z
  .strictObject({ hosts: z.array(z.strictObject({ id: z.string(), name: z.string() })) })
  .meta({ id: "HostsAnswer" });
export type HostsAnswer = z.infer<typeof hostsAnswer>;

export const pageSlugAnswer = z
  .strictObject({
    siteId: z.string(),
    mode: z.enum(["tree", "matches"]),
    tree: z.array(pageTreeRoot),
    matches: z.array(pageMatch),
  })
  .meta({ id: "PageSlugAnswer" });
export type PageSlugAnswer = z.infer<typeof pageSlugAnswer>;

const option = z.strictObject({
  id: z.string(),
  name: z.union([z.string(), z.record(languageCode, z.string())]),
});

export const personalizationAnswer = z
  .strictObject({
    userCategories: z.array(option),
    tripTypes: z.array(option),
    userInterests: z.array(option.extend({ travellerTypes: z.array(z.string()) })),
    timeOfDay: z.array(option),
    timeOfYear: z.array(option),
    weatherType: z.array(option),
  })
  .meta({ id: "PersonalizationAnswer" });
export type PersonalizationAnswer = z.infer<typeof personalizationAnswer>;

const codes = Object.keys(errorCodes) as [keyof typeof errorCodes, ...(keyof typeof errorCodes)[]];

/** RFC 9457 problem details. */
export const problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.enum(codes),
    requestId: z.string(),
    errors: z
      .array(
        z.strictObject({
          in: z.enum(["query", "path", "header", "body"]),
          name: z.string(),
          code: z.enum(codes),
          detail: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof problem>;

/** Problem details of the operations that write: faults of records have the codes of imports. */
export const contentProblem = problem
  .extend({
    errors: z
      .array(
        z.strictObject({
          in: z.enum(["query", "path", "header", "body"]),
          name: z.string().describe("the parameter, or the path of the field"),
          pointer: z.string().optional().describe("JSON pointer of the field (RFC 6901)"),
          line: z.int().optional().describe("of several records: 1 for the first"),
          kind: z.string().optional(),
          id: z.string().optional(),
          code: z.string(),
          detail: z.string(),
        }),
      )
      .optional(),
    conflict: z
      .strictObject({
        version: z
          .union([z.int(), z.string()])
          .nullable()
          .describe("of the stored record, or of the draft; null where there is none"),
        fields: z.array(
          z.strictObject({
            name: z.string(),
            pointer: z.string(),
            stored: z.json().optional(),
            given: z.json().optional(),
          }),
        ),
      })
      .optional()
      .describe("with precondition_failed: what differs"),
  })
  .meta({ id: "ContentProblem" });
/** The problem details of any operation. */
export type AnyProblem = z.infer<typeof contentProblem>;
