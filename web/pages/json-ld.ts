import type { Image, Listing } from "../../src/client/api-types.ts";
import { Html } from "../../src/content/html.ts";
import { clockOf, minuteOfDay } from "../src/format/times.ts";
import type { Page } from "./page.ts";

type Thing = Record<string, unknown>;

/** What a page is about in the words of schema.org, for search engines. */
export function jsonLd(page: Page): Html | undefined {
  const thing = thingOf(page);
  if (!thing) return undefined;
  // "<" would let a text end the script.
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  return new Html(`<script type="application/ld+json">${json}</script>`);
}

function thingOf(page: Page): Thing | undefined {
  const { content, host } = page.view;
  switch (content.kind) {
    case "home": {
      const { contact, banner } = host.uiConfig ?? {};
      return {
        "@type": "LodgingBusiness",
        name: host.name,
        url: page.known(),
        image: absolute(page, page.pictureUrl(banner?.image?.url)),
        telephone: contact?.phone,
        email: contact?.email,
        sameAs: webAddress(page, contact?.website),
        address: host.primaryLocation?.address,
        geo: geo(host.geoLocation),
      };
    }
    case "guide": {
      const { name, introText, listings = [], updatedAt } = content.guide;
      return {
        "@type": "ItemList",
        name,
        description: introText,
        numberOfItems: listings.length,
        dateModified: updatedAt === undefined ? undefined : new Date(updatedAt).toISOString(),
        itemListElement: listings.map((place, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: place.name,
          url: page.known(["place", place.id]),
        })),
      };
    }
    case "area": {
      const { displayName, headline, description, geoLocation, photos } = content.area;
      return {
        "@type": "TouristDestination",
        name: displayName,
        description: headline ?? description,
        geo: geo(geoLocation),
        image: pictures(page, photos),
      };
    }
    case "place":
      return placeThing(page, content.place);
    default:
      return undefined;
  }
}

function placeThing(page: Page, place: Listing): Thing {
  const {
    name,
    tagline,
    summary,
    geoLocation,
    address,
    phoneNumber,
    websiteUrl,
    photos,
    socialMedia = [],
  } = place;
  const type = typeOf(place);
  const links = [websiteUrl, ...socialMedia.map(({ url }) => url)].map((url) => webAddress(page, url));
  const thing: Thing = {
    "@type": type,
    name,
    description: tagline ?? summary,
    url: page.known(["place", place.id]),
    image: pictures(page, photos),
    sameAs: links.filter((url) => url !== undefined),
  };
  const where = { address, geo: geo(geoLocation) };
  if (type !== "Event") {
    const isBusiness = !["TouristAttraction", "Park", "Place"].includes(type);
    return {
      ...thing,
      ...where,
      telephone: phoneNumber,
      ...(isBusiness && place.priceLevel
        ? { priceRange: "$".repeat(Math.min(4, Math.round(place.priceLevel))) }
        : {}),
      openingHoursSpecification: hours(place.openingHours),
    };
  }
  const { date, dateTimestamp, venue } = place.additionalData ?? {};
  const startDate = /^\d{4}-\d{2}-\d{2}/.test(date?.start_date ?? "")
    ? date!.start_date
    : dateTimestamp && new Date(dateTimestamp).toISOString();
  return { ...thing, startDate, location: { "@type": "Place", name: venue?.name ?? name, ...where } };
}

/** Types of schema.org by words of category ids, more special ones first. */
const types: readonly [string, RegExp][] = [
  ["CafeOrCoffeeShop", /coffee|cafe|tea.?room/],
  ["Bakery", /bakery|pastr|confection|patisserie/],
  ["IceCreamShop", /ice.?cream/],
  ["Brewery", /brewery/],
  ["NightClub", /nightclub/],
  ["BarOrPub", /^drink|\bbar\b|pub\b|bodega|cocktail|wine/],
  ["LodgingBusiness", /hotel|hostel|guest.?house|lodging/],
  ["Restaurant", /^eat|restaurant|food|dining|bistro/],
  ["Museum", /museum/],
  ["ArtGallery", /gallery/],
  ["Library", /library/],
  ["MovieTheater", /cinema/],
  ["PerformingArtsTheater", /theat|opera/],
  ["Park", /park|garden/],
  ["Store", /^shop|store|market|books/],
  ["TouristAttraction", /^see|tourism|attraction|viewpoint|historic|landmark|castle|church|^do|^relax/],
];

function typeOf({ contentType, additionalData, integratedCategories = [] }: Listing): string {
  if (contentType === "event" || additionalData?.date || additionalData?.dateTimestamp) return "Event";
  for (const { category_id } of integratedCategories) {
    const found = types.find(([, words]) => words.test(category_id.toLowerCase()));
    if (found) return found[0];
  }
  return "Place";
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function hours(given: Listing["openingHours"]): Thing[] | undefined {
  if (!given || given.isUnavailable) return undefined;
  const specifications = given.periods?.map(({ open, close }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS[open.day],
    opens: clockOf(minuteOfDay(open)),
    closes: close ? clockOf(minuteOfDay(close)) : "23:59",
  }));
  return specifications?.length ? specifications : undefined;
}

function geo(position: readonly number[] | undefined): Thing | undefined {
  return position && { "@type": "GeoCoordinates", latitude: position[0], longitude: position[1] };
}

function pictures(page: Page, images: readonly Image[] = []): string[] | undefined {
  const urls = images.map(({ images: sizes }) => absolute(page, page.pictureUrl(sizes.at(-1)?.url)));
  const shown = urls.filter((url) => url !== undefined);
  return shown.length > 0 ? shown : undefined;
}

/** An address of the web, which may stand where links do. */
function webAddress(page: Page, address: string | undefined): string | undefined {
  const url = page.url(address);
  return url && /^https?:/.test(url) ? url : undefined;
}

export function absolute(page: Page, url: string | undefined): string | undefined {
  return url?.startsWith("/") ? `${new URL(page.view.site).origin}${url}` : url;
}
