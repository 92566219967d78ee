import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Guide, Listing, ListingPage } from "../../../src/client/api-types.ts";
import { Loader } from "../app/loader.ts";
import { backLink } from "../parts/back-link.ts";
import { listingCard, placeCount } from "../parts/cards.ts";
import { distance } from "../parts/facts.ts";
import { attribution, photo } from "../parts/photo.ts";
import { empty, failure, skeleton, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { guide as guideStyles } from "../styles/guide.ts";
import { Screen } from "./screen.ts";

/** A guide: its cover, its words, and its places. One that the first call brought is there at once. */
export class GuideScreen extends Screen {
  static override styles = [base, cards, guideStyles];
  readonly #found = new Loader<Guide | undefined>(this);
  readonly #places = new Loader<ListingPage<Listing>>(this);
  #shown = "";

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const shown = `${this.route.id} ${this.app.lang}`;
    if (shown === this.#shown || this.route.id === undefined) return;
    this.#shown = shown;
    const { id } = this.route;
    const known = this.app.home?.guides.results.find((guide) => guide.id === id);
    this.#found.value = known;
    if (!known) void this.#found.run((signal) => this.#find(id, signal));
    if (!known?.listings?.length) this.#loadPlaces(id);
  }

  override render(): TemplateResult {
    const { app } = this;
    const { value: guide, error, isLoading, isSlow } = this.#found;
    if (error)
      return html`<div class="page">${backLink(app)}${failure(app, error, () => this.#found.retry())}</div>`;
    if (!guide && isLoading)
      return html`<div class="page">${backLink(app)}${slowNote(app, isSlow)}<div class="cover skeleton"></div>${skeleton(app, 3)}</div>`;
    if (!guide)
      return html`<div class="page">${backLink(app)}${empty(app.t("missingTitle"), app.t("missingText"))}</div>`;
    return html`<article class="page guide">
      ${backLink(app)}${app.settings.hideGuideHeader ? this.#plainHead(guide) : this.#cover(guide)}
      ${this.#words(guide)}${this.#listings(guide)}
    </article>`;
  }

  #plainHead(guide: Guide): TemplateResult {
    return html`<h1 tabindex="-1" class="guide__plain">${guide.name}</h1>`;
  }

  #cover(guide: Guide): TemplateResult {
    const { app } = this;
    return html`<header class="cover" part="cover">
        ${photo(app, guide.coverImage, { eager: true, sizes: "(min-width: 80rem) 80rem, 100vw" })}
        <div class="cover__words">
          ${guide.centerLocation ? html`<p class="overline">${guide.centerLocation}</p>` : nothing}
          <h1 tabindex="-1">${guide.name}</h1>
          <p class="facts">
            <span class="fact">${app.t("placesCount", { count: placeCount(guide) })}</span>${distance(app, guide.geoDistance)}
          </p>
        </div>
      </header>
      ${attribution(app, guide.coverImage)}`;
  }

  #words(guide: Guide): TemplateResult {
    const paragraphs = (guide.description ?? "").split(/\n{2,}/).filter((text) => text.trim() !== "");
    return html`<div class="guide__words">
      ${guide.introText ? html`<p class="guide__intro">${guide.introText}</p>` : nothing}
      ${paragraphs.map((text) => html`<p>${text}</p>`)}
      ${guide.attribution ? html`<p class="guide__by">${guide.attribution}</p>` : nothing}
    </div>`;
  }

  #listings(guide: Guide): TemplateResult {
    const { app } = this;
    const { value, error, isLoading, isSlow } = this.#places;
    const listings = inGuideOrder(guide, guide.listings?.length ? guide.listings : (value?.results ?? []));
    return html`<section class="section" aria-labelledby="places">
      <div class="section__head"><div><h2 id="places">${app.t("inThisGuide")}</h2></div></div>
      ${error ? failure(app, error, () => this.#places.retry()) : nothing}
      ${listings.length === 0 && isLoading ? html`${slowNote(app, isSlow)}${skeleton(app, 3)}` : nothing}
      <ol class="grid guide__places">
        ${listings.map((listing) => html`<li>${listingCard(app, listing)}</li>`)}
      </ol>
    </section>`;
  }

  /** The interface has no way to ask for one guide: the pages of the search are read until it comes. */
  async #find(id: string, signal: AbortSignal): Promise<Guide | undefined> {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await this.app.client.guideSearch(
        { ...this.app.query(), userCategory: undefined, page, hitsPerPage: 20, rankBy: "score" },
        { signal },
      );
      const found = answer.results.find((guide) => guide.id === id);
      if (found) return found;
      pages = answer.pages;
    }
    return undefined;
  }

  #loadPlaces(guideId: string): void {
    void this.#places.run((signal) =>
      this.app.client.listingSearch({ ...this.app.query(), guideId, hitsPerPage: 20 }, { signal }),
    );
  }
}

/** Answers come ranked; a guide is read in the order that its author gave it. */
function inGuideOrder({ listingIds = [] }: Guide, listings: readonly Listing[]): Listing[] {
  const places = new Map(listingIds.map((id, index) => [id, index]));
  const placeOf = ({ id }: Listing) => places.get(id) ?? listingIds.length;
  return listings.toSorted((a, b) => placeOf(a) - placeOf(b));
}
