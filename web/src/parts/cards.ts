import { html, nothing, type TemplateResult } from "lit";
import type { GeoArea, Guide, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import type { Route } from "../app/route.ts";
import { categoryPicture } from "../map/category-icon.ts";
import { hasScreen } from "../screens/known-views.ts";
import { distance, openingState, price, rating } from "./facts.ts";
import { icon } from "./icon.ts";
import { link } from "./link.ts";
import { photo } from "./photo.ts";
import { saveButton } from "./save-button.ts";

export interface CardOptions {
  /** Heading level of the card's name, 2..4. Default 3. */
  level?: 2 | 3 | 4;
  sizes?: string;
  eager?: boolean;
  /** Put into the card's corner instead of what stands there by itself: a number on the map. */
  corner?: TemplateResult | typeof nothing;
  /** How words of a place are shown: with those searched for marked. */
  mark?: (text: string) => TemplateResult;
}

const defaultSizes = "(min-width: 75rem) 24rem, (min-width: 45rem) 45vw, 80vw";

/** A guide as a card: its cover, its name, and how much is in it. */
export function guideCard(app: App, guide: Guide, options: CardOptions = {}): TemplateResult {
  const count = placeCount(guide);
  const cover = guide.coverImage ?? guide.listings?.find(({ photos }) => photos?.length)?.photos?.[0];
  return html`<article class="card card--guide" part="card" data-id=${guide.id}>
    <div class="card__frame">${photo(app, cover, frameOf(options))}${featuredBadge(app, guide.featured)}${options.corner ?? nothing}</div>
    <div class="card__words">
      ${title(app, guide.name, { view: "guide", id: guide.id }, options)}
      ${guide.introText ? html`<p class="card__summary">${guide.introText}</p>` : nothing}
      <p class="facts">
        ${count > 0 ? html`<span class="fact">${app.t("common.placesCount", { count })}</span>` : nothing}
        ${distance(app, guide.geoDistance)}
      </p>
    </div>
  </article>`;
}

/** How many places of a guide there are to see. An answer nests twenty at most: beyond that the guide's own list counts. */
export function placeCount({ listings = [], listingIds = [] }: Guide): number {
  return listings.length > 0 && listings.length < 20 ? listings.length : listingIds.length;
}

/** A place as a card. */
export function listingCard(app: App, listing: Listing, options: CardOptions = {}): TemplateResult {
  const shown = options.mark ?? ((text: string) => html`${text}`);
  return html`<article class="card card--listing" part="card" data-id=${listing.id}>
    <div class="card__frame">
      ${photo(app, listing.photos?.[0], { ...frameOf(options), instead: categoryPicture(listing) })}${featuredBadge(app, listing.featured)}${options.corner ?? saveButton(app, listing)}
    </div>
    <div class="card__words">
      ${listing.category ? html`<p class="overline">${shown(listing.category)}</p>` : nothing}
      ${title(app, shown(listing.name ?? listing.id), { view: "listing", id: listing.id }, options)}
      ${listing.tagline ? html`<p class="card__summary">${shown(listing.tagline)}</p>` : nothing}
      <p class="facts">
        ${rating(app, listing.providerRating)}${price(app, listing)}${openingState(app, listing)}
        ${distance(app, listing.geoDistance)}
      </p>
    </div>
  </article>`;
}

/** A neighbourhood as a card. */
export function areaCard(app: App, area: GeoArea, options: CardOptions = {}): TemplateResult {
  return html`<article class="card card--area" part="card" data-id=${area.id}>
    <div class="card__frame">${photo(app, area.photos?.[0], { ...frameOf(options), instead: icon("map") })}${options.corner ?? nothing}</div>
    <div class="card__words">
      ${title(app, area.displayName, { view: "area", id: area.id }, options)}
      ${area.headline ? html`<p class="card__summary">${area.headline}</p>` : nothing}
      <p class="facts">${distance(app, area.geoDistance)}</p>
    </div>
  </article>`;
}

function frameOf({ sizes = defaultSizes, eager = false }: CardOptions) {
  return { sizes, eager };
}

/** The name leads on where there is a screen to lead to; the link's area is the whole card. */
function title(
  app: App,
  name: TemplateResult | string | undefined,
  route: Route,
  { level = 3 }: CardOptions,
): TemplateResult {
  const words = hasScreen(route.view) ? link(app, route, html`${name}`, "card__link") : html`${name}`;
  if (level === 2) return html`<h2 class="card__title">${words}</h2>`;
  if (level === 4) return html`<h4 class="card__title">${words}</h4>`;
  return html`<h3 class="card__title">${words}</h3>`;
}

function featuredBadge(app: App, isFeatured: boolean | undefined): TemplateResult | typeof nothing {
  if (!isFeatured) return nothing;
  const { label, shortLabel } = app.host.uiConfig?.featured ?? {};
  return html`<span class="badge" part="badge">${icon("sparkle")}${label ?? shortLabel ?? app.t("common.featured")}</span>`;
}
