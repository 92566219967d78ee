import type { RecordLine } from "./world.ts";

/**
 * One record of each kind with every field that the interface specification names, written from its tables. What an
 * answer shows of them, and that the document declares no further field, is held against these.
 */
const image = {
  id: "img-1",
  category: "exterior",
  attributions: ["A. Photographer"],
  keywords: ["harbour"],
  images: [{ size: "large", url: "https://media.example.org/1.jpg" }],
  isGenerated: false,
  genDescription: "none",
  license: "CC0-1.0",
  isLicensed: true,
};
const file = {
  url: "https://media.example.org/banner.svg",
  path: "banner.svg",
  type: "image/svg+xml",
  caption: "A banner",
  width: 1600,
  height: 900,
  classifications: ["banner"],
};
const preferences = {
  timeOfDay: ["morning"],
  timeOfYear: ["summer"],
  tripType: ["pleasure"],
  userCategories: ["family"],
  userInterests: ["art"],
  weatherType: ["sunny"],
};
const link = { name: "Photos", url: "https://photos.example.org", icon: "icon-camera", target: "_blank" };

export const fullGuide = {
  id: "full-guide",
  contentType: "guide",
  name: { "en-GB": "Full guide" },
  description: { "en-GB": "Described" },
  introText: { "en-GB": "Introduced" },
  attribution: { "en-GB": "By someone" },
  centerLocation: { "en-GB": "Harbour" },
  keywords: { "en-GB": ["walk", "water"] },
  preferences: { "en-GB": preferences },
  featured: true,
  geoLocation: [55.676, 12.569],
  hostIds: ["full-host"],
  listingIds: ["full-listing"],
  languageCodes: ["en-GB"],
  coverImage: image,
  priority: 3,
  status: "active",
  updatedAt: 1_760_000_000_000,
};

export const fullListing = {
  id: "full-listing",
  searchId: "search-1",
  contentType: "listing",
  name: { "en-GB": "Full listing" },
  summary: { "en-GB": "A summary" },
  tagline: { "en-GB": "A tagline" },
  whatToExpect: { "en-GB": "Expect much" },
  address: { "en-GB": "1 Quay" },
  category: { "en-GB": "Museum" },
  priceLevelText: { "en-GB": "Moderate" },
  keywords: { "en-GB": ["art"] },
  activityTags: { "en-GB": ["sightseeing"] },
  integratedCategories: { "en-GB": [{ category_id: "see.museum", full_label: ["See", "Museum"] }] },
  additionalTextAttributes: {
    "en-GB": {
      photos: "Allowed",
      duration: "Two hours",
      bestTimeToVisit: "Morning",
      crowdLevels: "Low",
      gettingThere: "On foot",
    },
  },
  planVisit: { tickets: { adult: 12 }, notes: ["bring a coat"] },
  preferences: { "en-GB": preferences },
  featured: true,
  geoLocation: [55.677, 12.57],
  guideIds: ["full-guide"],
  hostIds: ["full-host"],
  languageCodes: ["en-GB"],
  status: "active",
  score: 80,
  priority: 2,
  neighborhood: "Indre By",
  currencyCode: "DKK",
  priceLevel: 2,
  phoneNumber: "+45 00 00 00 00",
  websiteUrl: "https://museum.example.org",
  providerId: "provider-1",
  providerMapsUrl: "https://maps.example.org/1",
  providerRating: 4.4,
  reviewSiteRating: 4.1,
  reviewSiteUrl: "https://reviews.example.org/1",
  searchTerms: ["paintings"],
  serviceTypes: ["indoor"],
  photos: [image],
  deliveryApps: [{ url: "https://delivery.example.org", type: "food" }],
  embeds: [{ code: "<b></b>", type: "video", provider: "example" }],
  tableBooking: { url: "https://tables.example.org", type: "link" },
  socialMedia: [link],
  openingHours: {
    isUnavailable: false,
    weekday_text: ["Monday: 10:00-18:00"],
    periods: [
      {
        open: { day: 1, time: "1000", hours: 10, minutes: 0, hour: 10, minute: 0 },
        close: { day: 1, time: "1800", hours: 18, minutes: 0, hour: 18, minute: 0 },
      },
    ],
  },
  additionalData: {
    dateTimestamp: 1_790_000_000_000,
    date: { start_date: "Sep 21", when: "Mon, 19:30" },
    venue: { link: "https://venue.example.org", name: "Hall", reviews: 12 },
    ticket_info: [{ link: "https://tickets.example.org", link_type: "tickets", source: "Box office" }],
  },
};

export const fullArea = {
  id: "full-area",
  hostIds: ["full-host"],
  status: "active",
  geoLocation: [55.68, 12.57],
  address: { "en-GB": "Harbour" },
  displayName: { "en-GB": "Full area" },
  area: { "en-GB": "Centre" },
  headline: { "en-GB": "Quays" },
  description: { "en-GB": "Water everywhere" },
  keywords: { "en-GB": ["water"] },
  photos: [image],
  radius: 900,
  outline: {
    type: "MultiPolygon",
    coordinates: [
      [
        [
          [12.56, 55.675],
          [12.58, 55.675],
          [12.58, 55.685],
          [12.56, 55.675],
        ],
      ],
    ],
  },
  languageCodes: ["en-GB"],
};

const hundreds = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `${step}00`);
const themeColors = [
  "primary",
  ...hundreds.map((step) => `primary${step}`),
  ...hundreds.map((step) => `secondary${step}`),
  ..."background backgroundContrast success warning error highEmphasis mediumEmphasis disabled".split(" "),
  ..."onSurface onSurfaceHighEmphasis onSurfaceMediumEmphasis onSurfaceDisabled".split(" "),
];
const fontStyles =
  "header1 header2 header3 header4 header5 header6 subtitle1 subtitle2 body1 body2 button caption captionBold overline overlineBold";
const each = (names: readonly string[], value: object) =>
  Object.fromEntries(names.map((name) => [name, value]));
const styles = each(fontStyles.split(" "), {
  name: "Serif",
  font: "Serif 700",
  weight: 700,
  size: 32,
  lineHeight: 1.2,
  letterSpacing: -0.2,
});
const corners = { topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4 };

export const fullHost = {
  id: "full-host",
  name: "Full host",
  geoLocation: [55.6761, 12.5683],
  primaryLocation: {
    displayName: "Harbour",
    address: "1 Quay",
    locationId: "full-area",
    measurement: "metric",
    geoLocation: { lat: 55.6761, lng: 12.5683 },
  },
  searchConfig: {
    searchRadius: 5000,
    guideRanking: "score",
    listingRanking: "distance",
    maxSearchResults: 100,
  },
  languageCodes: ["en-GB", "da-DK"],
  defaultLanguageCode: "en-GB",
  distanceMetric: "metric",
  currencyCode: "DKK",
  currencySymbol: "kr.",
  timeZoneName: "Europe/Copenhagen",
  stage: "live",
  feedback: {
    npsWatermark: 40,
    csatLevels: {
      totalEvents: 1,
      prsClicks: 2,
      totalPlaceViews: 3,
      totalPicklistViews: 4,
      type: "session",
      validTags: ["helpful"],
      askFeedback: true,
      minSessionDuration: 60,
      minSessions: 2,
    },
  },
  uiConfig: {
    banner: {
      image: file,
      text: "Hello",
      backgroundColor: "#000000",
      textColor: "#ffffff",
      LogoColor: "dark",
      ctaLabel: "Go",
      ctaIconClass: "icon-go",
      showLogo: true,
      showLocation: false,
      showWeather: true,
    },
    loadingBanner: { image: file, LogoColor: "dark", backgroundColor: "#000000", textColor: "#ffffff" },
    neighborhoods: true,
    prsModules: ["userCategory"],
    preferredTravelMode: "WALKING",
    contact: { email: "desk@host.example", phone: "+45 00", website: "https://host.example" },
    customMapMarkerUrl: "https://media.example.org/marker.svg",
    featured: {
      label: "Chosen",
      shortLabel: "Top",
      iconUrl: "https://media.example.org/star.svg",
      colors: { name: "Yellow", hex: "#ff0", hexContrast: "#000", darkContrast: true },
      cornerRadius: corners,
    },
  },
  branding: {
    colors: { primary: "#17568c", background: "#fbfaf6" },
    fonts: {
      primary: "Serif",
      secondary: "Sans",
      letterSpacingHeaders: -0.2,
      letterSpacingBody: 0,
      lineHeightHeaders: 1.2,
      lineHeightBody: 1.5,
      fontSizeHeaders: 32,
      fontSizeBody: 16,
    },
    theme: {
      colors: each(themeColors, { textColor: "#fff", backgroundColor: "#000" }),
      fonts: { desktop: styles, mobile: styles },
      customFonts: [{ name: "Serif", url: "https://media.example.org/serif.css" }],
    },
    logos: {
      dark: "https://media.example.org/dark.svg",
      light: "https://media.example.org/light.svg",
      attrs: { bannerLogo: "dark", loadingBannnerLogo: "dark", width: 200, height: 80 },
    },
    customFont: { name: "Serif", url: "https://media.example.org/serif.css" },
    favicon: "https://media.example.org/favicon.svg",
  },
  logos: [
    {
      description: "The logo",
      name: "Logo",
      url: "https://media.example.org/logo.svg",
      file,
      height: 80,
      width: 200,
      logoColor: "dark",
    },
  ],
  pages: [
    {
      label: "Home",
      type: "home",
      path: "/",
      enabled: true,
      icons: { active: "on.svg", inactive: "off.svg" },
    },
  ],
  weather: { id: 800, weatherLocation: "Copenhagen", temperature: 14.5, tempMetric: "C", icon: "01d" },
  perks: { header: "Perks", sections: ["Bikes"] },
  socialMedia: [link],
  travellerArchetypes: [
    {
      id: "explorer",
      name: "Explorer",
      travelPurpose: ["pleasure"],
      activityTags: ["walking"],
      archetypeTags: ["curious"],
      codeNames: ["EX"],
      travellerTypes: ["solo"],
    },
  ],
  redirectUrls: [{ url: "https://host.example/old", label: "Old", type: "page", enabled: true }],
  linkTree: {
    sections: [
      {
        title: "Links",
        links: [
          {
            label: "Book",
            url: "https://host.example/book",
            icon: "icon-book",
            type: "link",
            trackingEventName: "book",
            copyCaption: false,
            enabled: true,
          },
        ],
      },
    ],
  },
  activeIntegrations: ["booking"],
  embeddedConfigs: [
    {
      id: "embed-1",
      name: "Lobby",
      description: "The lobby's screen",
      customIconUrl: "https://media.example.org/icon.svg",
      updatedBy: "editor",
      createdBy: "editor",
      lang: "en-GB",
      createdAt: 1,
      updatedAt: 2,
      selectedLayout: "Blog",
      modules: ["Banner"],
      preferredTravelMode: "DRIVING",
      menuOptions: [{ name: "Search", label: "Search", iconClass: "icon-search" }],
      kioskMode: true,
      disableJustForYou: false,
      disableAnimations: false,
      disableSavedListings: false,
      requirePreferences: false,
      drawer: true,
      hideTravel: false,
      hideGuideHeader: false,
      hideLanguageSelector: false,
      drawerDelayMs: 100,
      gridRows: 2,
      gridRowsMobile: 1,
      containerOptions: {
        padding: { top: 1, right: 2, bottom: 3, left: 4 },
        maxWidth: 1200,
        map: { width: "100%", height: "400px" },
      },
      cornerRadius: { card: corners, button: corners },
      experiments: { newMap: { enabled: true } },
    },
  ],
};

/** What is stored of a listing and never shown. */
const unshown = { updatedAt: 1_760_000_000_000, timeZoneName: "Europe/Copenhagen" };

/** What is stored of a host and never shown. */
export const hostSecrets = {
  analytics: { analyticsTagId: "s3cr3t-tag", pixelId: "s3cr3t-pixel" },
  integrations: [{ kind: "booking", token: "s3cr3t-token" }],
  tsAPIKey: "s3cr3t-ts-key",
};

/** What is stored of a host and told in chat alone. */
export const houseFacts = {
  wifi: { "en-GB": "The password is wombat-42.", "ja-JP": "パスワードは wombat-42 です。" },
  pets: { da: "Hunde er velkomne." },
};

export const fullRecords: RecordLine[] = [
  { kind: "host", ...fullHost, houseFacts, ...hostSecrets },
  { kind: "guide", ...fullGuide, score: 70 },
  { kind: "listing", ...fullListing, ...unshown },
  { kind: "geoArea", ...fullArea },
];

/** A record as it is answered with `lang`: the value of the one language that the fixtures are written in. */
export function inEnglish(record: object): Record<string, unknown> {
  const entries = Object.entries(record).map(([field, value]) => {
    const isMap = typeof value === "object" && value !== null && "en-GB" in value;
    return [field, isMap ? (value as Record<string, unknown>)["en-GB"] : value];
  });
  return Object.fromEntries(entries);
}
