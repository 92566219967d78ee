import type { GeoArea, Guide, Image, Listing } from "../../src/client/api-types.ts";
import { type Html, html } from "../../src/content/html.ts";
import { areaCover, guideCover, listingCover } from "../src/covers/cover.ts";
import { eventDay, openingState, price, rating } from "../src/parts/facts.ts";
import { icon as drawn, type IconName } from "../src/parts/icon.ts";
import type { Page } from "./page.ts";
import { plain } from "./static.ts";

const CARD_SIZES = "(min-width: 60rem) 20rem, (min-width: 40rem) 45vw, 75vw";

export function icon(name: IconName): Html {
  return plain(drawn(name));
}

/** A section with its heading, and a link to all of it. */
export function section(heading: string, content: Html, more?: { href: string; label: string }): Html {
  return html`<section class="far"><div class="head"><h2>${heading}</h2>${more && html`<a class="all" href="${more.href}">${more.label}${icon("forward")}</a>`}</div>${content}</section>`;
}

type CardLayout = "grid" | "shelf" | "lead";

/** The same of cards; nothing where there is none. */
export function cardSection(
  heading: string,
  items: readonly Html[],
  kind: CardLayout,
  more?: { href: string; label: string },
): Html | undefined {
  return items.length > 0 ? section(heading, cards(items, kind), more) : undefined;
}

export function guideCard(page: Page, guide: Guide, isFirst = false): Html {
  const { id, name, introText, coverImage, listings = [], listingIds = [] } = guide;
  const count = listingIds.length;
  const image = coverImage ?? listings[0]?.photos?.[0];
  return card(page, ["guide", id], {
    name,
    image,
    instead: () => guideCover(guide),
    words: introText,
    facts: count > 0 && html`<span class="fact">${page.t("common.placesCount", { count })}</span>`,
    isFirst,
  });
}

export function placeCard(page: Page, place: Listing, isFirst = false): Html {
  return card(page, ["place", place.id], {
    name: place.name,
    overline: place.category,
    image: place.photos?.[0],
    instead: () => listingCover(place),
    words: place.tagline,
    facts: placeFacts(page, place),
    isFirst,
  });
}

export function areaCard(page: Page, area: GeoArea, isFirst = false): Html {
  return card(page, ["area", area.id], {
    name: area.displayName,
    image: area.photos?.[0],
    instead: () => areaCover({ areas: [] }, area),
    words: area.headline,
    isFirst,
  });
}

/** An event's day, rating, price, whether it is open, and how far away it is. */
export function placeFacts(page: Page, place: Listing): Html {
  const { app } = page;
  const away = page.distance(place.geoDistance);
  return html`${plain(eventDay(app, place))}${plain(rating(app, place.providerRating))}${plain(price(app, place))}${plain(openingState(app, place))}${away && html`<span class="fact">${away}</span>`}`;
}

interface Card {
  name: string | undefined;
  overline?: string;
  image: Image | undefined;
  instead: () => unknown;
  words: string | undefined;
  facts?: Html | false;
  isFirst: boolean;
}

function card(
  page: Page,
  path: readonly string[],
  { name, overline, image, instead, words, facts, isFirst }: Card,
): Html {
  // Where a list is all there is, its cards stand right below the page's heading.
  const level = ["guides", "areas", "places"].includes(page.view.content.kind) ? "h2" : "h3";
  return html`<article class="card"><div class="frame">${page.picture(image, instead, { sizes: CARD_SIZES, isFirst })}</div>${
    overline && html`<p class="overline">${overline}</p>`
  }<${level}><a href="${page.href(path)}">${name ?? path.at(-1)}</a></${level}>${words && html`<p class="words">${words}</p>`}${
    facts && html`<p class="facts">${facts}</p>`
  }</article>`;
}

/** Cards side by side. `kind`: how they lie. */
export function cards(items: readonly Html[], kind: CardLayout): Html {
  return html`<ul class="${kind}">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

/** A text as its paragraphs. */
export function paragraphs(text: string | undefined): Html[] {
  return (text ?? "")
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => html`<p>${paragraph}</p>`);
}

/** Whose pictures they are, as their licences ask. */
export function credits(page: Page, images: readonly (Image | undefined)[]): Html | undefined {
  const names = images.flatMap((image) => image?.attributions ?? []).map(wordsOf);
  const all = [...new Set(names.filter((name) => name !== ""))];
  if (all.length === 0) return undefined;
  return html`<p class="credits">${page.t("common.photoBy", { names: all.join(", ") })}</p>`;
}

/** Attributions may come as HTML of their providers: only the words are shown. */
function wordsOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, "")
    .replaceAll("&amp;", "&")
    .trim();
}

export function sources(page: Page, lines: readonly string[] = []): Html | undefined {
  if (lines.length === 0) return undefined;
  return html`<aside class="sources"><h2>${page.t("listing.sources")}</h2><ul>${lines.map((line) => html`<li>${line}</li>`)}</ul></aside>`;
}

/** Links to the pages before and after, of a list that has several. */
export function pager(
  page: Page,
  path: readonly string[],
  at: number,
  pages: number,
  words?: string,
): Html | undefined {
  if (pages < 2) return undefined;
  const link = (number: number, label: Html, relation: string) => {
    const query = new URLSearchParams({
      ...(words ? { q: words } : {}),
      ...(number > 1 ? { page: String(number) } : {}),
    });
    const address = `${page.href(path)}${query.size > 0 ? `?${query}` : ""}`;
    return html`<a class="button quiet" rel="${relation}" href="${address}">${label}</a>`;
  };
  const format = new Intl.NumberFormat(page.lang);
  return html`<nav class="pager" aria-label="${page.t("common.showMore")}">${
    at > 1
      ? link(at - 1, html`${icon("back")}<span class="unseen">${page.t("common.back")}</span>`, "prev")
      : html`<span></span>`
  }<span>${format.format(at)} / ${format.format(pages)}</span>${
    at < pages
      ? link(at + 1, html`${page.t("common.showMore")}${icon("forward")}`, "next")
      : html`<span></span>`
  }</nav>`;
}

/** Buttons that are there where scripts run. */
export function tools(page: Page): Html {
  const button = (does: "share" | "print", name: IconName) =>
    html`<button class="tool" type="button" data-do="${does}" data-done="${page.t("pages.copied")}" hidden>${icon(name)}${page.t(`pages.${does}`)}</button>`;
  return html`<p class="tools">${button("share", "share")}${button("print", "print")}</p>`;
}
