import { type Html, html } from "../../src/content/html.ts";
import type { PageContent } from "../../src/http/pages/page-view.ts";
import { areaCover, guideCover, listingCover, townCover } from "../src/covers/cover.ts";
import { minutesText } from "../src/format/numbers.ts";
import type { IconName } from "../src/parts/icon.ts";
import { directionsUrl, listingContact } from "../src/parts/listing-contact.ts";
import { eventDetails, goodToKnow, hoursTable, whatToExpect } from "../src/parts/listing-details.ts";
import type { Page } from "./page.ts";
import {
  areaCard,
  cardSection,
  cards,
  credits,
  guideCard,
  icon,
  pager,
  paragraphs,
  placeCard,
  placeFacts,
  section,
  sources,
  tools,
} from "./parts.ts";
import { plain } from "./static.ts";

type Of<Kind extends PageContent["kind"]> = Extract<PageContent, { kind: Kind }>;

/** What stands between the header and the foot of a page. */
export function contentOf(page: Page): Html {
  const { content } = page.view;
  switch (content.kind) {
    case "home":
      return home(page, content);
    case "guides":
      return list(
        page,
        page.t("common.guides"),
        content.guides.results.map((guide, at) => guideCard(page, guide, at === 0)),
        { path: ["guides"], at: content.page, pages: content.guides.pages },
      );
    case "areas":
      return list(
        page,
        page.t("common.neighbourhoods"),
        content.areas.results.map((area, at) => areaCard(page, area, at === 0)),
        { path: ["areas"], at: content.page, pages: content.areas.pages },
      );
    case "guide":
      return guide(page, content);
    case "area":
      return area(page, content);
    case "places":
      return places(page, content);
    case "place":
      return place(page, content);
    case "plan":
      return plan(page, content);
    case "missing":
      return missing(page, content);
  }
}

function home(page: Page, { guides, areas, places, groups }: Of<"home">): Html {
  const { host } = page.view;
  const banner = host.uiConfig?.banner;
  const image = page.pictureUrl(banner?.image?.url);
  const town = host.primaryLocation?.displayName ?? host.name;
  const all = page.t("common.showAll");
  const shown = host.uiConfig?.neighborhoods === false ? [] : areas.results;
  return html`<div class="hero"><div class="hero-words">${page.motto && banner?.showLocation !== false && html`<p class="overline">${town}</p>`}<h1>${page.motto || page.t("common.explore", { name: town })}</h1>${host.name !== town && html`<p>${host.name}</p>`}${searchForm(page)}</div><div class="frame">${
    image
      ? html`<img src="${image}" alt="" width="800" height="600" fetchpriority="high">`
      : plain(townCover(host))
  }</div></div><div class="wrap">${groupLinks(page, groups)}${cardSection(
    page.t("common.featuredGuides"),
    guides.results.map((one) => guideCard(page, one)),
    "lead",
    guides.total > guides.results.length ? { href: page.href(["guides"]), label: all } : undefined,
  )}${cardSection(
    page.t("common.placesNearby"),
    places.results.map((one) => placeCard(page, one)),
    "shelf",
    { href: page.href(["places"]), label: all },
  )}${cardSection(
    page.t("common.neighbourhoods"),
    shown.map((one) => areaCard(page, one)),
    "shelf",
    areas.total > shown.length ? { href: page.href(["areas"]), label: all } : undefined,
  )}${perks(page)}</div>`;
}

function perks(page: Page): Html | undefined {
  const { header, sections: lines = [] } = page.view.host.perks ?? {};
  if (lines.length === 0) return undefined;
  const { code } = page.view.languages[0]!;
  const lang = code === page.lang ? undefined : html` lang="${code}"`;
  return html`<section class="perks"${lang}><h2>${header ?? page.t("listing.goodToKnow")}</h2><ul>${lines.map((line) => html`<li>${icon("check")}${line}</li>`)}</ul></section>`;
}

function searchForm(page: Page, words?: string): Html {
  return html`<form class="search" role="search" action="${page.href(["places"])}"><input type="search" name="q" maxlength="200" value="${words}" aria-label="${page.t("find.searchLabel")}" placeholder="${page.t("find.searchHint")}"><button class="button" aria-label="${page.t("common.search")}">${icon("search")}</button></form>`;
}

function groupLinks(page: Page, groups: Of<"home">["groups"], current?: string): Html | undefined {
  if (groups.length < 2) return undefined;
  const order = ["eat", "drink", "see", "do", "shop", "relax", "practical"] as const;
  const counts = new Map(groups.map(({ value, count }) => [value, count]));
  const format = new Intl.NumberFormat(page.lang);
  const links = order
    .filter((group) => counts.get(group))
    .map(
      (group) =>
        html`<li><a class="chip" href="${page.href(["places", group])}"${group === current && html` aria-current="page"`}>${page.t(`groups.${group}`)}<small>${format.format(counts.get(group)!)}</small></a></li>`,
    );
  return html`<nav class="groups" aria-label="${page.t("groups.heading")}"><ul>${links}</ul></nav>`;
}

function list(
  page: Page,
  heading: string,
  items: readonly Html[],
  { path, at, pages }: { path: string[]; at: number; pages: number },
): Html {
  return html`<div class="title"><h1>${heading}</h1></div>${items.length > 0 ? cards(items, "grid") : html`<p>${page.t("common.nothingText")}</p>`}${pager(page, path, at, pages)}`;
}

function places(page: Page, { places: found, page: at, groups, group, words, ids }: Of<"places">): Html {
  const heading = page.t(group ? `groups.${group}` : ids ? "find.sharedList" : "common.places");
  const path = group ? ["places", group] : ["places"];
  return html`<div class="title"><h1>${words ? html`“${words}”` : heading}</h1><p class="soft">${page.t("common.placesCount", { count: found.total })}</p>${ids ? tools(page) : searchForm(page, words)}</div>${
    words ? undefined : groupLinks(page, groups, group)
  }${
    found.results.length > 0
      ? cards(
          found.results.map((one, index) => placeCard(page, one, index === 0)),
          "grid",
        )
      : html`<p>${page.t("find.noneTitle")}</p>`
  }${pager(page, path, at, found.pages, words)}`;
}

function guide(page: Page, { guide: shown }: Of<"guide">): Html {
  const {
    name,
    introText,
    description,
    attribution,
    coverImage,
    listings = [],
    listingIds = [],
    attributions,
  } = shown;
  const image = coverImage ?? listings[0]?.photos?.[0];
  // The guide's own order; answers have them by rank.
  const places = listingIds
    .map((id) => listings.find((place) => place.id === id))
    .filter((place) => place !== undefined);
  const stops = places.map(
    (one, index) => html`<li class="stop" id="stop-${index + 1}">${placeCard(page, one)}</li>`,
  );
  return html`<article>${crumb(page, ["guides"], page.t("common.guides"))}<div class="lead-in"><div class="frame">${page.picture(image, () => guideCover(shown), { isFirst: true, sizes: "(min-width: 60rem) 36rem, 100vw" })}</div><div><h1>${name}</h1>${introText && html`<p class="tagline">${introText}</p>`}<p class="facts"><span class="fact">${page.t("common.placesCount", { count: listings.length })}</span>${attribution && html`<span class="fact">${attribution}</span>`}</p>${tools(page)}</div></div><div class="prose">${paragraphs(description)}</div>${
    stops.length > 0 && section(page.t("common.inThisGuide"), html`<ol class="stops">${stops}</ol>`)
  }${credits(page, [image, ...listings.map(({ photos }) => photos?.[0])])}${sources(page, attributions)}</article>`;
}

function area(page: Page, { area: shown, places: found, page: at }: Of<"area">): Html {
  const { id, displayName, area: around, headline, description, photos = [], attributions } = shown;
  const label = page.t("find.placesIn", { name: displayName ?? "" });
  return html`<article>${crumb(page, ["areas"], page.t("common.neighbourhoods"))}<div class="lead-in"><div class="frame">${page.picture(photos[0], () => areaCover({ areas: [] }, shown), { isFirst: true, sizes: "(min-width: 60rem) 36rem, 100vw" })}</div><div>${around && html`<p class="overline">${around}</p>`}<h1>${displayName}</h1>${headline && html`<p class="tagline">${headline}</p>`}${tools(page)}</div></div><div class="prose">${paragraphs(description)}</div>${cardSection(
    label,
    found.results.map((one) => placeCard(page, one)),
    "grid",
  )}${pager(page, ["area", id], at, found.pages)}${credits(page, [photos[0]])}${sources(page, attributions)}</article>`;
}

function place(page: Page, { place: shown, nearby, guides }: Of<"place">): Html {
  const { app } = page;
  const { name, category, tagline, summary, photos = [], openingHours, additionalData, attributions } = shown;
  const pictures = photos.length > 0 ? photos : [undefined];
  const directions = page.url(directionsUrl(shown, "walking"));
  const booking = page.url(shown.tableBooking?.url);
  const gallery = pictures.map(
    (image, index) =>
      html`<li class="frame">${page.picture(image, () => listingCover(shown), { isFirst: index === 0, alt: image?.genDescription ?? "", sizes: "(min-width: 60rem) 36rem, 100vw" })}</li>`,
  );
  const away = (url: string | undefined, label: string, kind: string, name: "walk" | "calendar") =>
    url && html`<a class="button ${kind}" href="${url}" rel="noopener">${icon(name)}${label}</a>`;
  return html`<article>${crumb(page, ["places"], page.t("common.places"))}<div class="lead-in"><ul class="gallery"${pictures.length > 1 && html` tabindex="0" aria-label="${page.t("listing.gallery", { count: pictures.length })}"`}>${gallery}</ul><div>${
    category && html`<p class="overline">${category}</p>`
  }<h1>${name}</h1>${tagline && html`<p class="tagline">${tagline}</p>`}<p class="facts">${placeFacts(page, shown)}</p><p class="actions">${away(directions, page.t("listing.walking"), "", "walk")}${away(booking, page.t("listing.book"), "quiet", "calendar")}</p>${tools(page)}</div></div><div class="columns"><div class="prose">${paragraphs(summary)}${plain(eventDetails(app, shown))}${plain(whatToExpect(app, shown))}${plain(goodToKnow(app, shown))}</div><div class="side">${
    (openingHours || !additionalData) && plain(hoursTable(app, shown, page.view.nowMs))
  }${plain(listingContact(app, shown))}</div></div>${cardSection(
    page.t("listing.inGuides"),
    guides.map((one) => guideCard(page, one)),
    "shelf",
  )}${cardSection(
    page.t("listing.nearby"),
    nearby.map((one) => placeCard(page, one)),
    "shelf",
  )}${credits(page, photos)}${sources(page, attributions)}</article>`;
}

/** A plan: its days on the host's calendar, each stop with its time, and the way to it. */
function plan(page: Page, { token, plan: { days, attributions, expiresAt } }: Of<"plan">): Html {
  const { host } = page.view;
  const until = new Intl.DateTimeFormat(page.lang, { dateStyle: "long", timeZone: host.timeZoneName }).format(
    expiresAt,
  );
  const file = (ending: string, name: IconName, label: string) =>
    html`<a class="button quiet" href="${page.href(["plan", `${token}.${ending}`])}" download>${icon(name)}${label}</a>`;
  const shown = days.filter(({ stops }) => stops.length > 0);
  return html`<article><div class="title"><p class="overline">${host.name}</p><h1>${page.t("pages.plan")}</h1><p class="actions">${file("ics", "calendar", page.t("pages.calendar"))}${file("gpx", "map", page.t("pages.route"))}</p>${tools(page)}</div>${shown.map(
    ({ heading, date, stops }) =>
      html`<section class="day"><h2><small>${heading}</small> ${date}</h2><ol>${stops.map(({ time, stop }) => planStop(page, time, stop))}</ol></section>`,
  )}<p class="credits">${page.t("pages.until", { date: until })}</p>${sources(page, attributions)}</article>`;
}

type Stop = Of<"plan">["plan"]["days"][number]["stops"][number];

function planStop(page: Page, time: string, stop: Stop["stop"]): Html {
  const { placeType, placeId, name, category, address, tagline, description, travelMinutes, photoUrl } = stop;
  const way =
    travelMinutes && page.t(`chat.${page.travelMode}`, { time: minutesText(travelMinutes, page.lang) });
  const image = photoUrl && {
    id: "",
    category: "",
    attributions: [],
    keywords: [],
    images: [{ size: "small", url: photoUrl }],
  };
  const path = [placeType === "listing" ? "place" : "area", placeId];
  return html`${way && html`<li class="way">${way}</li>`}<li class="visit"><p class="time">${time}</p><article class="card"><div class="frame">${page.picture(image || undefined, () => listingCover({ id: placeId, name, category }), { sizes: "8rem" })}</div>${
    category && html`<p class="overline">${category}</p>`
  }<h3><a href="${page.href(path)}">${name}</a></h3>${(tagline || description) && html`<p class="words">${tagline ?? description}</p>`}${
    address && html`<p class="facts">${address}</p>`
  }</article></li>`;
}

function crumb(page: Page, path: readonly string[], label: string): Html {
  return html`<p class="crumb"><a href="${page.href(path)}">${icon("back")}${label}</a></p>`;
}

function missing(page: Page, { isGone }: Of<"missing">): Html {
  return html`<div class="title"><h1>${page.t("common.missingTitle")}</h1><p>${missingText(page, isGone)}</p>${searchForm(page)}<p class="actions"><a class="button" href="${page.href()}">${page.t("common.home")}</a><a class="button quiet" href="${page.href(["guides"])}">${page.t("common.guides")}</a><a class="button quiet" href="${page.href(["places"])}">${page.t("common.places")}</a></p></div>`;
}

function missingText(page: Page, isGone: boolean): string {
  if (page.view.path.startsWith("plan/")) return page.t("pages.planGone");
  return page.t(isGone ? "common.missingText" : "find.noneText");
}
