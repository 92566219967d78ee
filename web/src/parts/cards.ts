import { css, html, nothing, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { GeoArea, Guide, Listing } from "../../../src/client/api-types.ts";
import { isSameLanguage } from "../../../src/languages/compare.ts";
import type { App } from "../app/app.ts";
import { idle } from "../app/app-element.ts";
import { isSaved, toggleSaved } from "../app/device.ts";
import { PLACES_OF_GUIDE } from "../app/fields.ts";
import { hasScreen, type Route } from "../app/route.ts";
import { areaCover, guideCover, guidePhoto, listingCover } from "../covers/cover.ts";
import { distance, eventDay, openingState, price, rating } from "./facts.ts";
import { icon } from "./icon.ts";
import { link } from "./link.ts";
import { photo } from "./photo.ts";

interface CardOptions {
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
  // Many answers leave out a guide's places: it looks as it does on the first screen.
  const seen = guide.listings ? guide : (app.guides.find(({ id }) => id === guide.id) ?? guide);
  return html`<article class="card card--guide" part="card" data-id=${guide.id}>
    <div class="card__frame">${photo(app, guidePhoto(seen), () => guideCover(seen), photoOptions(options))}${featuredBadge(app, guide.featured)}${options.corner ?? nothing}</div>
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

/** A section of guides side by side; nothing where there are none. */
export function guideShelf(
  app: App,
  heading: string,
  guides: readonly Guide[],
): TemplateResult | typeof nothing {
  if (guides.length === 0) return nothing;
  return html`<section class="section" aria-labelledby="guides">
    <div class="section__head"><h2 id="guides">${heading}</h2></div>
    <ul class="shelf">${guides.map((guide) => html`<li>${guideCard(app, guide, { sizes: "17rem" })}</li>`)}</ul>
  </section>`;
}

/** A text of a record: blank lines part its paragraphs. */
export function paragraphs(text = ""): TemplateResult[] {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
  return parts.map((part) => html`<p>${part}</p>`);
}

/** How many places of a guide there are to see: where an answer has fewer than it would tell, those are all. */
function placeCount({ listings = [], listingIds = [] }: Guide): number {
  return listings.length > 0 && listings.length < PLACES_OF_GUIDE ? listings.length : listingIds.length;
}

/** A place as a card. */
export function listingCard(app: App, listing: Listing, options: CardOptions = {}): TemplateResult {
  const shown = options.mark ?? ((text: string) => html`${text}`);
  return html`<article class="card card--listing" part="card" data-id=${listing.id}>
    <div class="card__frame">
      ${photo(app, listing.photos?.[0], () => listingCover(listing), photoOptions(options))}${featuredBadge(app, listing.featured)}${options.corner ?? saveButton(app, listing)}
    </div>
    <div class="card__words">
      ${listing.category ? html`<p class="overline">${shown(listing.category)}</p>` : nothing}
      ${title(app, shown(listing.name ?? listing.id), { view: "listing", id: listing.id }, options)}
      ${listing.tagline ? html`<p class="card__summary">${shown(listing.tagline)}</p>` : nothing}
      <p class="facts">
        ${eventDay(app, listing)}${rating(app, listing.providerRating)}${price(app, listing)}${openingState(app, listing)}
        ${distance(app, listing.geoDistance)}
      </p>
    </div>
  </article>`;
}

/** A neighbourhood as a card. */
export function areaCard(app: App, area: GeoArea, options: CardOptions = {}): TemplateResult {
  return html`<article class="card card--area" part="card" data-id=${area.id}>
    <div class="card__frame">${photo(app, area.photos?.[0], () => areaCover(app, area), photoOptions(options))}${options.corner ?? nothing}</div>
    <div class="card__words">
      ${title(app, area.displayName, { view: "area", id: area.id }, options)}
      ${area.headline ? html`<p class="card__summary">${area.headline}</p>` : nothing}
      <p class="facts">${distance(app, area.geoDistance)}</p>
    </div>
  </article>`;
}

/** Cards of a shelf that are drawn at once; the others when there is time: on a phone they are seen after swiping. */
const FIRST_CARDS = 4;

/** The cards of a shelf as items of its list. */
export function shelfCards<T>(items: readonly T[], card: (item: T) => TemplateResult): unknown {
  const draw = (some: readonly T[]) => some.map((item) => html`<li>${card(item)}</li>`);
  const rest = items.slice(FIRST_CARDS);
  return [
    draw(items.slice(0, FIRST_CARDS)),
    rest.length > 0 ? until(idle().then(() => draw(rest))) : nothing,
  ];
}

function photoOptions({ sizes = defaultSizes, eager = false }: CardOptions) {
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
  const { label, shortLabel } = (isSameLanguage(app.hostLang, app.lang) && app.host.uiConfig?.featured) || {};
  return html`<span class="badge" part="badge">${icon("sparkle")}${label ?? shortLabel ?? app.t("common.featured")}</span>`;
}

interface PlaceRowOptions {
  isSelected: boolean;
  /** Heading level of the place's name. */
  level: 2 | 3;
  /** What the button that shows the place on the map is called; without it there is none. */
  showLabel: string | undefined;
  onShow: () => void;
}

/** A place as a row of a list beside a map: small picture, name, facts, and a button that shows it on the map. */
export function placeRow(app: App, listing: Listing, options: PlaceRowOptions): TemplateResult {
  const { isSelected, level, showLabel, onShow } = options;
  const name = listing.name ?? "";
  const title = hasScreen("listing") ? link(app, { view: "listing", id: listing.id }, name) : name;
  return html`<article class="place" part="card" data-id=${listing.id} aria-current=${isSelected ? "true" : nothing}>
    <div class="place__frame">${photo(app, listing.photos?.[0], () => listingCover(listing), { sizes: "7rem" })}</div>
    <div class="place__words">
      ${listing.category ? html`<p class="overline">${listing.category}</p>` : nothing}
      ${level === 2 ? html`<h2 class="place__name">${title}</h2>` : html`<h3 class="place__name">${title}</h3>`}
      <p class="facts">
        ${eventDay(app, listing)}${rating(app, listing.providerRating)}${price(app, listing)}${openingState(app, listing)}${distance(app, listing.geoDistance)}
      </p>
    </div>
    ${
      showLabel === undefined
        ? nothing
        : html`<button class="place__pin" type="button" aria-pressed=${isSelected ? "true" : "false"} aria-label=${showLabel} title=${showLabel} @click=${onShow}>
            ${icon("pin")}
          </button>`
    }
  </article>`;
}

/** A place as a row beside a map. */
export const placeRowStyles = css`
  .place {
    position: relative; display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); min-height: 6.25rem; overflow: hidden;
    border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-surface); color: var(--wm-text);
    box-shadow: 0 1px 6px #0002;
  }
  .place[aria-current] { border-color: var(--wm-outline); box-shadow: inset 0 0 0 1px var(--wm-outline), 0 2px 10px #0003; }
  .place .photo { height: 100%; width: 100%; object-fit: cover; }
  .place__frame { position: relative; background: var(--wm-muted); min-height: 100%; height: 0; }
  .place__words { display: grid; align-content: center; gap: 0.125rem; padding: 0.5rem 0.75rem; }
  .place__words > :not(.facts) { padding-inline-end: 2.25rem; }
  .place__words .overline { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .place__name { font: var(--wm-type-subtitle2); letter-spacing: var(--wm-space-subtitle2); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; line-clamp: 3; overflow: hidden; }
  .place__name a { text-decoration: none; }
  .place__name a::after { content: ""; position: absolute; inset: 0; }
  .place__name a:focus-visible { outline: none; }
  .place:has(.place__name a:focus-visible) { outline: 3px solid var(--wm-outline); outline-offset: -3px; }
  .place:hover .place__name a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  .place__pin {
    position: absolute; z-index: 1; inset-block-start: 0.25rem; inset-inline-end: 0.25rem; display: grid; place-items: center;
    width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--wm-link);
  }
  .place__pin:hover { background: var(--wm-muted); }
  .place__pin[aria-pressed="true"] .icon { fill: var(--wm-link); }
`;

/** The heart that keeps a place on the device; nothing where the host's configuration switches saving off. */
export function saveButton(
  app: App,
  { id, name }: Pick<Listing, "id" | "name">,
  className = "save",
): TemplateResult | typeof nothing {
  if (app.settings.disableSavedListings || !hasScreen("saved")) return nothing;
  const { orgId } = app.options;
  const isOn = isSaved(orgId, id);
  const label = app.t(isOn ? "common.unsave" : "common.save", { name: name ?? id });
  return html`<button
    class="${className} ${isOn ? "save--on" : ""}"
    part="save"
    type="button"
    aria-label=${label}
    title=${label}
    @click=${() => {
      toggleSaved(orgId, id);
      app.tell("save", { id, saved: !isOn });
      app.changed();
    }}
  >
    ${icon("heart")}
  </button>`;
}
