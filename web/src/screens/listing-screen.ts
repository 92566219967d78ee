import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Guide, Listing } from "../../../src/client/api-types.ts";
import { listingsByIds } from "../app/listings-by-ids.ts";
import { Loader } from "../app/loader.ts";
import { categoryPicture } from "../map/category-icon.ts";
import { backLink } from "../parts/back-link.ts";
import { guideCard, listingCard } from "../parts/cards.ts";
import { distance, openingState, price, rating } from "../parts/facts.ts";
import { gallery } from "../parts/gallery.ts";
import { hoursTable } from "../parts/hours-table.ts";
import { listingActions } from "../parts/listing-actions.ts";
import { listingContact } from "../parts/listing-contact.ts";
import { eventDetails, goodToKnow, whatToExpect } from "../parts/listing-details.ts";
import { listingEmbeds } from "../parts/listing-embeds.ts";
import { type Attributed, sources } from "../parts/sources.ts";
import { empty, failure, skeleton, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { listing as listingStyles } from "../styles/listing.ts";
import { sources as sourcesStyles } from "../styles/sources.ts";
import { Screen } from "./screen.ts";

/** How many similar places are shown, and how few of the same kind are too few to show alone. */
const SIMILAR = 4;
const FEW = 2;

interface Nearby {
  places: Listing[];
  isSameKind: boolean;
}

/** A place: pictures, words, hours, how to get there, and what is like it nearby. */
export class ListingScreen extends Screen {
  static override styles = [base, cards, listingStyles, sourcesStyles];
  readonly #found = new Loader<(Listing & Attributed) | undefined>(this);
  readonly #nearby = new Loader<Nearby>(this);
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
  }

  override render(): TemplateResult {
    const { app } = this;
    const { value: listing, error, isLoading, isSlow } = this.#found;
    if (listing) return this.#page(listing);
    return html`<div class="page">
      ${backLink(app)}
      ${
        error
          ? failure(app, error, () => this.#found.retry())
          : isLoading
            ? html`${slowNote(app, isSlow)}<div class="lead lead--waiting"></div>${skeleton(app, 3)}`
            : empty(app.t("common.missingTitle"), app.t("common.missingText"))
      }
    </div>`;
  }

  #page(listing: Listing & Attributed): TemplateResult {
    const { app } = this;
    return html`<article class="page listing">
      ${backLink(app)}
      <div class="lead">${gallery(app, listing.photos ?? [], categoryPicture(listing))}${this.#head(listing)}</div>
      <div class="listing__body">
        <div class="listing__words">
          ${(listing.summary ?? "").split(/\n{2,}/).map((text) => (text.trim() ? html`<p>${text}</p>` : nothing))}
          ${eventDetails(app, listing)}${whatToExpect(app, listing)}${goodToKnow(app, listing)}${listingEmbeds(app, listing)}
        </div>
        <div class="listing__side">${listing.openingHours || !listing.additionalData ? hoursTable(app, listing.openingHours, Date.now()) : nothing}${listingContact(app, listing)}</div>
      </div>
      ${this.#guides(listing)}${this.#similar()}${sources(app, listing)}
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

  #guides({ id, guideIds = [] }: Listing): TemplateResult | typeof nothing {
    const { app } = this;
    const isIn = (guide: Guide) => guideIds.includes(guide.id) || guide.listingIds?.includes(id);
    const guides = app.home!.guides.results.filter(isIn);
    if (guides.length === 0) return nothing;
    return html`<section class="section" aria-labelledby="in-guides">
      <div class="section__head"><h2 id="in-guides">${app.t("listing.inGuides")}</h2></div>
      <ul class="shelf">${guides.map((guide) => html`<li>${guideCard(app, guide, { sizes: "17rem" })}</li>`)}</ul>
    </section>`;
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
    const nested = this.app.home!.guides.results.flatMap(({ listings = [] }) => listings);
    return nested.find((listing) => listing.id === id);
  }

  async #load(id: string, signal: AbortSignal): Promise<(Listing & Attributed) | undefined> {
    // A place without a position is in guides, and in no search around the host.
    const [listing = this.#known(id)] = await listingsByIds(this.app, [id], signal, { attributions: true });
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
    } as const;
    const ask = async (kind: string | undefined) => {
      const { results } = await app.client.listingSearch({ ...around, category: kind }, { signal });
      return results.filter((listing) => listing.id !== id).slice(0, SIMILAR);
    };
    // A list is sent with commas between: a kind that has one cannot be asked for.
    const alike = category && !category.includes(",") ? await ask(category) : [];
    return alike.length > FEW
      ? { places: alike, isSameKind: true }
      : { places: await ask(undefined), isSameKind: false };
  }
}
