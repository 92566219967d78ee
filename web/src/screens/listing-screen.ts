import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Guide, Image, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { Screen } from "../app/app-element.ts";
import { listingFields } from "../app/fields.ts";
import { Loader, orNone } from "../app/loader.ts";
import { listingCover } from "../covers/cover.ts";
import { type Bounds, boundsAround, circleAround } from "../map/geometry.ts";
import { findBasemap } from "../map/ground.ts";
import "../map/map-frame.ts";
import { toPoints } from "../map/points.ts";
import { listingCard, paragraphs } from "../parts/cards.ts";
import { distance, openingState, price, rating } from "../parts/facts.ts";
import "../parts/guide-shelf.ts";
import { icon } from "../parts/icon.ts";
import { backLink } from "../parts/link.ts";
import { listingActions, listingContact, reportLink } from "../parts/listing-contact.ts";
import {
  eventDetails,
  goodToKnow,
  hoursTable,
  listingEmbeds,
  type OwnDays,
  whatToExpect,
} from "../parts/listing-details.ts";
import { attribution, photo } from "../parts/photo.ts";
import { type Attributed, sources, sourcesStyles } from "../parts/sources.ts";
import { standIn } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";

/** A place's page: pictures beside its head, words beside what is looked up. */
const styles = css`
  .lead {
    display: grid; border-radius: var(--wm-card-corners); background: var(--wm-surface); border: 1px solid var(--wm-line); overflow: hidden;
  }
  .lead--waiting { min-height: 26rem; background: var(--wm-muted); margin-block-end: 2rem; }
  .lead__words { display: flex; flex-direction: column; justify-content: center; gap: 0.75rem; padding: clamp(1.25rem, 3cqi, 2.75rem); }
  .lead__tagline { font: var(--wm-type-subtitle1); letter-spacing: var(--wm-space-subtitle1); color: var(--wm-text-soft); text-wrap: balance; }
  .gallery { display: grid; min-width: 0; position: relative; }
  .gallery--many { grid-auto-flow: column; grid-auto-columns: 92%; gap: 0.5rem; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: thin; }
  .gallery--many > li { scroll-snap-align: start; }
  .pictures { position: relative; display: grid; min-width: 0; }
  .turn { position: absolute; z-index: 1; inset-block-start: calc(50% - 1.4375rem); inset-inline-start: 0.5rem; border-radius: 99rem; background: color-mix(in srgb, var(--wm-surface) 88%, transparent); color: var(--wm-text); }
  .turn--on { inset-inline: auto 0.5rem; }
  .gallery > li, .gallery figure { display: grid; min-height: 0; }
  .gallery figure { position: relative; }
  .gallery__frame { position: relative; aspect-ratio: 3 / 2; overflow: hidden; background: var(--wm-muted); }
  .gallery figcaption {
    position: absolute; inset-block-end: 0.5rem; inset-inline-start: 0.5rem; max-width: calc(100% - 1rem); padding: 0.125rem 0.5rem; border-radius: 0.375rem;
    background: color-mix(in srgb, var(--wm-surface) 88%, transparent); color: var(--wm-text); font: var(--wm-type-caption);
  }
  .gallery figcaption:not(:has(*)), .gallery figure:has(.photo--none) figcaption { display: none; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .actions .button:not(.save-wide) { padding-inline: 1rem; }
  .save-wide { aspect-ratio: 1; }
  .save--on.save-wide { color: var(--wm-link); }
  .save--on.save-wide .icon { fill: currentColor; }

  .listing__body { display: grid; gap: 2rem clamp(2rem, 5cqi, 4rem); margin-block-start: clamp(1.5rem, 4cqi, 2.5rem); }
  .listing__words { display: grid; gap: 1rem; align-content: start; }
  .listing__words > :not(.listing__map) { max-width: 44rem; }
  .listing__words > p { text-align: start; }
  .listing__words > p:first-child { font: var(--wm-type-subtitle1); font-weight: 400; letter-spacing: var(--wm-space-subtitle1); text-wrap: pretty; }
  .listing__words h2 { margin-block: 1rem 0.5rem; font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); }
  .listing__map { height: clamp(16rem, 40cqi, 24rem); }
  /* On a phone the hours stand before the words. */
  .listing__side { display: contents; }
  .listing__side > .panel--hours { order: -1; }
  .panel { padding: 1.125rem 1.25rem; border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-surface); }
  .panel__head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1rem; margin-block-end: 0.625rem; }
  .panel__head h2 { font: var(--wm-type-header6); letter-spacing: var(--wm-space-header6); }
  .panel__head .fact { font: var(--wm-type-captionBold); }
  .panel__none { color: var(--wm-text-soft); font: var(--wm-type-body2); }
  .hours { width: 100%; border-collapse: collapse; font: var(--wm-type-body2); }
  .hours th { padding: 0.3125rem 1rem 0.3125rem 0; font-weight: inherit; text-align: start; vertical-align: top; }
  .hours th:dir(rtl) { padding: 0.3125rem 0 0.3125rem 1rem; }
  .hours td { padding-block: 0.3125rem; text-align: end; font-variant-numeric: tabular-nums; }
  .hours td span { display: block; white-space: nowrap; }
  .hours th::first-letter { text-transform: uppercase; }
  .hours__closed { color: var(--wm-text-soft); }
  .hours__today { font-weight: 700; }
  .hours__mark { display: inline-block; margin-inline-start: 0.25rem; padding: 0 0.4375rem; border-radius: 99rem; background: var(--wm-muted); font: var(--wm-type-captionBold); }
  .contact { display: grid; }
  .contact__line { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; padding-block: 0.375rem; font: var(--wm-type-body2); overflow-wrap: anywhere; }
  .contact__line .icon { color: var(--wm-link); }
  a.contact__line:not(:hover) { text-decoration: none; }
  .report { margin-block-start: 1.5rem; font: var(--wm-type-body2); }
  .report__link { display: inline-flex; align-items: center; gap: 0.5em; min-height: 2.75rem; color: var(--wm-link); }
  .details { display: grid; gap: 0.875rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
  .details dt { font: var(--wm-type-captionBold); letter-spacing: var(--wm-space-captionBold); color: var(--wm-text-soft); }
  .details dd { margin: 0.125rem 0 0; font: var(--wm-type-body2); }
  .details__link { display: inline-flex; align-items: center; gap: 0.4em; min-height: 2.75rem; margin-inline-end: 1rem; }

  @container (min-width: 45rem) {
    .lead { grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); min-height: 25rem; }
    .gallery__frame { position: relative; aspect-ratio: auto; height: 100%; min-height: 100%; }
    .gallery__frame .photo { position: absolute; inset: 0; }
    .listing__body { grid-template-columns: minmax(0, 1fr) 20rem; }
    .listing__side { display: grid; gap: 1rem; align-content: start; }
    /* A map alone is as tall as what stands beside it. */
    .listing__words:has(> .listing__map:only-child) { align-content: stretch; }
    .listing__map:only-child { height: auto; min-height: clamp(16rem, 40cqi, 24rem); }
  }
`;

/** How many similar places are shown, and how few of the same kind are too few to show alone. */
const SIMILAR = 4;
const FEW = 2;

interface Nearby {
  places: Listing[];
  isSameKind: boolean;
}

/** A place: pictures, words, hours, how to get there, and what is like it nearby. */
export class ListingScreen extends Screen {
  static override styles = [base, cards, styles, sourcesStyles];
  readonly #found = new Loader<(Listing & Attributed & OwnDays) | undefined>(this);
  readonly #nearby = new Loader<Nearby>(this);
  #hasBasemap = false;
  /** What the map shows, of this place: another object would move it. */
  #view: { of: Listing; bounds: Bounds } | undefined;
  #shown = "";

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { id } = this.route;
    const shown = `${id} ${this.app.lang}`;
    if (shown === this.#shown || id === undefined) return;
    this.#shown = shown;
    // What the first call brought stands while the whole record is on its way.
    this.#found.value = this.#known(id);
    this.#nearby.value = undefined;
    void this.#found.run((signal) => this.#load(id, signal));
    void findBasemap(this.app).then((basemap) => {
      this.#hasBasemap = basemap !== undefined;
      this.requestUpdate();
    });
  }

  override render(): TemplateResult {
    const { value: listing } = this.#found;
    return listing
      ? this.#page(listing)
      : standIn(this.app, this.#found, html`<div class="lead lead--waiting"></div>`);
  }

  #page(listing: Listing & Attributed & OwnDays): TemplateResult {
    const { app } = this;
    return html`<article class="page listing">
      ${backLink(app)}
      <div class="lead">${gallery(app, listing.photos ?? [], () => listingCover(listing))}${this.#head(listing)}</div>
      <div class="listing__body">
        <div class="listing__words">
          ${paragraphs(listing.summary)}
          ${eventDetails(app, listing)}${whatToExpect(app, listing)}${goodToKnow(app, listing)}${listingEmbeds(app, listing)}${this.#map(listing)}
        </div>
        <div class="listing__side">${listing.openingHours || !listing.additionalData ? hoursTable(app, listing, Date.now()) : nothing}${listingContact(app, listing)}</div>
      </div>
      ${this.#guides(listing)}${this.#similar()}${sources(app, listing)}${reportLink(app, listing)}
    </article>`;
  }

  #head(listing: Listing): TemplateResult {
    const { app } = this;
    return html`<header class="lead__words">
      ${listing.category ? html`<p class="overline">${listing.category}</p>` : nothing}
      <h1 tabindex="-1">${listing.name}</h1>
      ${listing.tagline ? html`<p class="lead__tagline">${listing.tagline}</p>` : nothing}
      <p class="facts">
        ${rating(app, listing.providerRating)}${price(app, listing)}${openingState(app, listing)}${distance(app, listing.geoDistance)}
      </p>
      ${listingActions(app, listing)}
    </header>`;
  }

  /** Where the place is among its neighbours; without streets to see it by, nothing. */
  #map(listing: Listing): TemplateResult | typeof nothing {
    const { geoLocation } = listing;
    if (!geoLocation || !this.#hasBasemap) return nothing;
    if (this.#view?.of !== listing)
      this.#view = { of: listing, bounds: boundsAround(circleAround(geoLocation, AROUND_METRES))! };
    const points = toPoints([listing, ...(this.#nearby.value?.places ?? [])]);
    return html`<waymark-map-frame class="listing__map" .app=${this.app} .points=${points} .selected=${listing.id} .view=${this.#view.bounds}
      @select=${({ detail: id }: CustomEvent<string>) => id !== listing.id && this.app.go({ view: "listing", id })}></waymark-map-frame>`;
  }

  #guides({ id, guideIds = [] }: Listing): TemplateResult {
    const { app } = this;
    const isIn = (guide: Guide) => guideIds.includes(guide.id) || guide.listingIds?.includes(id);
    return html`<waymark-guide-shelf .app=${app} .heading=${app.t("listing.inGuides")} .choose=${(guides: readonly Guide[]) => guides.filter(isIn)}></waymark-guide-shelf>`;
  }

  #similar(): TemplateResult | typeof nothing {
    const { app } = this;
    const { places, isSameKind } = this.#nearby.value ?? { places: [], isSameKind: false };
    if (places.length === 0) return nothing;
    return html`<section class="section" aria-labelledby="similar">
      <div class="section__head"><h2 id="similar">${app.t(isSameKind ? "listing.similar" : "listing.nearby")}</h2></div>
      <ul class="shelf">${places.map((place) => html`<li>${listingCard(app, place, { sizes: "17rem" })}</li>`)}</ul>
    </section>`;
  }

  #known(id: string): Listing | undefined {
    const nested = this.app.guides.flatMap(({ listings = [] }) => listings);
    return nested.find((listing) => listing.id === id);
  }

  async #load(id: string, signal: AbortSignal): Promise<(Listing & Attributed & OwnDays) | undefined> {
    const { profileId, lang } = this.app.query();
    const asked = this.app.client.listing(
      id,
      { profileId, lang, attributions: true, specialDays: true },
      { signal },
    );
    const listing = await orNone(asked);
    if (listing) void this.#nearby.run((nearbySignal) => this.#loadNearby(listing, nearbySignal));
    return listing;
  }

  /** Places of the same kind around this one; of any kind where there are too few. Distances are from here. */
  async #loadNearby({ id, geoLocation, category }: Listing, signal: AbortSignal): Promise<Nearby> {
    if (!geoLocation) return { places: [], isSameKind: false };
    const { app } = this;
    const around = {
      ...app.query(),
      latlng: geoLocation.join(","),
      rankBy: "distance",
      hitsPerPage: SIMILAR + 1,
      fields: listingFields,
    } as const;
    const ask = async (kind: string | undefined) => {
      const { results } = await app.client.listingSearch(
        // Places of any kind are those offered: who looks at a museum is not shown the bank beside it.
        { ...around, category: kind, offered: kind === undefined || undefined },
        { signal },
      );
      return results.filter((listing) => listing.id !== id).slice(0, SIMILAR);
    };
    // A list is sent with commas between: a kind that has one cannot be asked for.
    const alike = category && !category.includes(",") ? await ask(category) : [];
    return alike.length > FEW
      ? { places: alike, isSameKind: true }
      : { places: await ask(undefined), isSameKind: false };
  }
}

/** Metres that a place's map shows to each side of it. */
const AROUND_METRES = 300;

/** Pictures side by side to swipe or scroll through, each with whose it is. `instead` is drawn where there is none. */
function gallery(app: App, images: readonly Image[], instead: () => TemplateResult): TemplateResult {
  const shown: readonly (Image | undefined)[] = images.length > 0 ? images : [undefined];
  const label = app.t("listing.gallery", { count: images.length });
  const isMany = shown.length > 1;
  const turn = (event: Event, way: number) => {
    const list = (event.currentTarget as HTMLElement).parentElement!.querySelector("ul")!;
    const forth = getComputedStyle(list).direction === "rtl" ? -way : way;
    list.scrollBy({ left: forth * list.clientWidth * 0.9, behavior: app.scrolling });
  };
  const button = (way: 1 | -1) =>
    html`<button class="button button--icon turn ${way > 0 ? "turn--on" : ""}" type="button" aria-label=${app.t(way > 0 ? "listing.next" : "listing.previous")} @click=${(event: Event) => turn(event, way)}>${icon(way > 0 ? "forward" : "back")}</button>`;
  // A list that scrolls can be reached and moved by the keyboard, and swiped; the buttons are for a mouse.
  return html`<div class="pictures"><ul class="gallery ${isMany ? "gallery--many" : ""}" aria-label=${label} tabindex=${isMany ? "0" : nothing}>
    ${shown.map(
      (image, index) => html`<li>
        <figure>
          <div class="gallery__frame">
            ${photo(app, image, instead, { alt: image?.genDescription ?? "", eager: index === 0, sizes: "(min-width: 60rem) 48rem, 100vw" })}
          </div>
          <figcaption>${attribution(app, image)}</figcaption>
        </figure>
      </li>`,
    )}
  </ul>${isMany ? html`${button(-1)}${button(1)}` : nothing}</div>`;
}
