/** An example request and its answer, shown in the reference and checked against the answer's schema by a test. */
export interface Example {
  /** Values of the path parameters. */
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  answer: unknown;
}

const org = { orgId: "demo" };

const photo = {
  id: "img-canal",
  category: "canal",
  attributions: ["Waymark contributors"],
  keywords: ["canal", "waterfront"],
  images: [
    { size: "small", url: "/media/copenhagen/canal-small.svg" },
    { size: "large", url: "/media/copenhagen/canal-large.svg" },
  ],
  license: "CC0-1.0",
  isLicensed: true,
};

const listing = {
  id: "nyhavn",
  name: "Nyhavn",
  tagline: "Three centuries of sailors' houses, painted like a signal flag",
  address: "Nyhavn, 1051 København K",
  category: "Waterfront",
  priceLevelText: "Free",
  activityTags: ["sightseeing", "photography", "walking"],
  contentType: "listing",
  status: "active",
  featured: true,
  geoLocation: [55.6797, 12.5909],
  hostIds: ["harbour-house"],
  languageCodes: ["en-GB"],
  score: 92,
  neighborhood: "Indre By",
  currencyCode: "DKK",
  priceLevel: 0,
  photos: [photo],
  openingHours: {
    openNow: true,
    weekday_text: ["Monday: Open 24 hours"],
    periods: [{ open: { day: 0, time: "0000" }, close: null }],
  },
  geoDistance: 512,
};

const guide = {
  id: "swim-in-the-city",
  name: "Swim in the city",
  introText: "An afternoon along the water.",
  keywords: ["canals", "swimming"],
  preferences: {
    timeOfDay: ["afternoon"],
    userCategories: ["couples", "friends"],
    userInterests: ["canals"],
  },
  contentType: "guide",
  status: "active",
  featured: true,
  geoLocation: [55.6761, 12.5907],
  hostIds: ["harbour-house"],
  listingIds: ["nyhavn"],
  languageCodes: ["en-GB", "da-DK"],
  coverImage: photo,
  priority: 8,
  listings: [listing],
  geoDistance: 160,
};

const geoArea = {
  id: "indre-by",
  displayName: "Indre By",
  area: "City centre and Christianshavn",
  headline: "Spires, canals and eight hundred years of street corners",
  status: "active",
  geoLocation: [55.68564, 12.59228],
  radius: 2679,
  hostIds: ["harbour-house", "lantern-court"],
  languageCodes: ["en-GB", "da-DK", "de-DE", "ja-JP"],
  geoDistance: 1161,
};

const host = {
  id: "harbour-house",
  orgId: "demo",
  name: "Harbour House",
  geoLocation: [55.6752, 12.5926],
  searchConfig: { searchRadius: 5000, guideRanking: "score", listingRanking: "score", maxSearchResults: 200 },
  languageCodes: ["en-GB", "da-DK", "de-DE", "ja-JP"],
  defaultLanguageCode: "en-GB",
  distanceMetric: "metric",
  currencyCode: "DKK",
  currencySymbol: "kr.",
  timeZoneName: "Europe/Copenhagen",
  embeddedConfigs: [{ id: "lobby-kiosk", name: "Lobby kiosk", kioskMode: true }],
};

function language(code: string, name: string, nativeName: string) {
  return { code, name, nativeName, direction: "ltr", isDefault: code === "en-GB" };
}

const page = {
  id: "node-harbour-house",
  label: "Harbour House",
  path: "/harbour-house",
  slug: "harbour-house",
  pageId: "page-harbour-house",
  pageType: "destination",
  segments: ["harbour-house"],
  parentIds: [],
  homepageSlug: "harbour-house",
  destinationId: "harbour-house",
  guideId: null,
  locationId: null,
};

export const examples = {
  guideSearch: {
    path: org,
    query: { profileId: "harbour-house", includeListings: "true", maxListingsPerGuide: "1", lang: "en-GB" },
    answer: { results: [guide], total: 1, pages: 1 },
  },
  listingSearch: {
    path: org,
    query: { profileId: "harbour-house", activityTags: "photography", lang: "en-GB", facets: "category" },
    answer: {
      results: [listing],
      total: 1,
      pages: 1,
      facets: { category: [{ value: "Waterfront", count: 1 }] },
    },
  },
  locationSearch: {
    path: org,
    query: { profileId: "harbour-house", lang: "en-GB" },
    answer: { results: [geoArea], total: 1, pages: 1 },
  },
  listing: {
    path: { ...org, id: "nyhavn" },
    query: { profileId: "harbour-house", lang: "en-GB" },
    answer: listing,
  },
  guide: {
    path: { ...org, id: "swim-in-the-city" },
    query: { profileId: "harbour-house", lang: "en-GB", includeListings: "true", maxListingsPerGuide: "1" },
    answer: guide,
  },
  area: {
    path: { ...org, id: "indre-by" },
    query: { profileId: "harbour-house", lang: "en-GB" },
    answer: geoArea,
  },
  hostProfile: { path: org, query: { profileId: "harbour-house" }, answer: host },
  hostHome: {
    path: org,
    query: { profileId: "harbour-house", lang: "en-GB", guidesPerPage: "1", geoareasPerPage: "1" },
    answer: {
      host,
      guides: { results: [guide], total: 12, pages: 12 },
      geoareas: { results: [geoArea], total: 10, pages: 10 },
    },
  },
  listHosts: {
    path: org,
    query: {},
    answer: {
      hosts: [
        { id: "harbour-house", name: "Harbour House" },
        { id: "lantern-court", name: "Lantern Court" },
      ],
    },
  },
  orgLanguages: {
    path: org,
    query: {},
    answer: {
      orgId: "demo",
      hostId: null,
      scope: "org",
      defaultLanguageCode: "en-GB",
      languageCodes: ["en-GB", "da-DK"],
      languages: [
        language("en-GB", "British English", "British English"),
        language("da-DK", "Danish (Denmark)", "dansk (Danmark)"),
      ],
    },
  },
  pageSlug: {
    path: { orgId: "demo", siteId: "demo-site" },
    query: {},
    answer: {
      siteId: "demo-site",
      mode: "tree",
      tree: [
        {
          ...page,
          children: [
            { id: "node-harbour-house-guides", label: "Guides", path: "/harbour-house/guides", children: [] },
          ],
        },
      ],
      matches: [],
    },
  },
  getPersonalizationOptions: {
    path: org,
    query: { lang: "en-GB" },
    answer: {
      userCategories: [{ id: "couples", name: "Couples" }],
      tripTypes: [{ id: "pleasure", name: "Pleasure" }],
      userInterests: [{ id: "art", name: "Art", travellerTypes: ["couples", "solo", "friends"] }],
      timeOfDay: [{ id: "morning", name: "Morning" }],
      timeOfYear: [{ id: "spring", name: "Spring" }],
      weatherType: [{ id: "sunny", name: "Sunny" }],
    },
  },
} satisfies Record<string, Example>;
