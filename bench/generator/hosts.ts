import { themeColorNames, themeFontStyles } from "../../src/contract/branding.ts";
import type { Host } from "../../src/contract/host.ts";
import { around } from "./cities.ts";
import { type Corpus, ids } from "./corpus.ts";
import { languages } from "./languages.ts";
import { properName } from "./names.ts";

const fontStyle = { name: "Body", font: "Inter", weight: 400, size: 16, lineHeight: 24, letterSpacing: 0 };
const fontStyles = Object.fromEntries(themeFontStyles.map((name) => [name, fontStyle]));
const pageTypes = ["home", "guides", "map", "search", "saved"];

/** Host `number` of a corpus: a house in the middle of its city, with as much of a profile as a busy client fills. */
export function hostOf(corpus: Corpus, number: number): Host {
  const random = corpus.random("host", number);
  const city = corpus.cityList[number % corpus.cities]!;
  const name = `${properName(random).latin} House`;
  const [lat, lng] = around(city.at, 1_500, random);
  const hue = () =>
    `#${random
      .below(2 ** 24)
      .toString(16)
      .padStart(6, "0")}`;
  const [dark, light, accent] = [hue(), hue(), hue()];
  return {
    id: ids.host(number),
    status: "active",
    name,
    geoLocation: [lat, lng],
    primaryLocation: {
      displayName: name,
      address: `${random.pick(city.streets)} 1, ${city.name.latin}`,
      locationId: ids.geoArea(city.number, 0),
      measurement: "metric",
      geoLocation: { lat, lng },
    },
    searchConfig: {
      searchRadius: 25_000,
      guideRanking: "score",
      listingRanking: "score",
      maxSearchResults: 200,
    },
    languageCodes: [...languages],
    defaultLanguageCode: "en-GB",
    distanceMetric: "metric",
    currencyCode: city.currencyCode,
    currencySymbol: city.currencyCode,
    timeZoneName: city.timeZoneName,
    stage: "live",
    uiConfig: {
      banner: { text: `Welcome to ${name}`, backgroundColor: dark, textColor: light, showLogo: true },
      neighborhoods: true,
      prsModules: ["guides", "listings", "neighbourhoods"],
      preferredTravelMode: "WALKING",
      contact: { email: "desk@house.example", phone: "+45 00 00 00 00", website: "https://house.example/" },
      featured: { label: "House favourites", shortLabel: "Favourites", iconUrl: "/media/bench/star.svg" },
    },
    branding: {
      colors: { primary: dark, background: light },
      fonts: { primary: "Inter", secondary: "Inter", fontSizeHeaders: 24, fontSizeBody: 16 },
      theme: {
        colors: Object.fromEntries(
          themeColorNames.map((name) => [name, { textColor: light, backgroundColor: accent }]),
        ),
        fonts: { desktop: fontStyles, mobile: fontStyles },
      },
      logos: { dark: "/media/bench/logo-dark.svg", light: "/media/bench/logo-light.svg" },
    },
    pages: pageTypes.map((type) => ({ label: type, type, path: `/${type}`, enabled: true })),
    perks: { header: "For our guests", sections: ["Bikes", "Late breakfast", "Sauna"] },
    activeIntegrations: [],
    embeddedConfigs: [
      {
        id: `embed-${number}`,
        name: "Website",
        lang: "en-GB",
        selectedLayout: "Blog",
        modules: ["Banner", "Guides"],
      },
    ],
  };
}
