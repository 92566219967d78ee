import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Guide, Listing, Page } from "../../../src/client/api-types.ts";
import { Screen } from "../app/app-element.ts";
import { cardFields, GUIDES, PLACES_OF_GUIDE } from "../app/fields.ts";
import { IDS_AT_ONCE, listingsByIds } from "../app/listings-by-ids.ts";
import { Loader, orNone } from "../app/loader.ts";
import { guideCover, guidePhoto } from "../covers/cover.ts";
import { guideCard, listingCard, paragraphs } from "../parts/cards.ts";
import { distance } from "../parts/facts.ts";
import "../parts/guide-shelf.ts";
import { backLink } from "../parts/link.ts";
import { attribution, photo } from "../parts/photo.ts";
import { shareButton } from "../parts/share.ts";
import { type Attributed, sources, sourcesStyles } from "../parts/sources.ts";
import { empty, listFoot, standIn } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { guide as guideStyles } from "../styles/guide.ts";

/** Every guide of the host. What the first call brought is there at once; more pages follow on request. */
export class GuidesScreen extends Screen {
  static override styles = [base, cards];
  readonly #more = new Loader<Page<Guide>>(this);
  #guides: Guide[] = [];
  #page = 1;
  #shownHome: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#shownHome === this.app.home) return;
    // Another language or other wishes: from the first page again.
    this.#shownHome = this.app.home;
    this.#page = 1;
    this.#guides = [...this.app.home!.guides.results];
  }

  override render(): TemplateResult {
    const { app } = this;
    const { total } = app.home!.guides;
    return html`<div class="page">
      <div class="page__head">
        <h1 tabindex="-1">${app.t("common.guides")}</h1>
        <p class="page__count">${app.t("common.guidesCount", { count: total })}</p>
      </div>
      ${total === 0 ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : html``}
      <ul class="grid">
        ${this.#guides.map((guide) => html`<li>${guideCard(app, guide, { level: 2 })}</li>`)}
      </ul>
      ${listFoot(app, this.#more, this.#guides.length < total, () => this.#showMore())}
    </div>`;
  }

  #showMore(): void {
    const page = this.#page + 1;
    void this.#more.run(async (signal) => {
      const answer = await this.app.client.guideSearch(
        {
          ...this.app.query(),
          includeListings: true,
          maxListingsPerGuide: PLACES_OF_GUIDE,
          fields: cardFields,
          page,
          hitsPerPage: GUIDES,
          rankBy: "balanced",
        },
        { signal },
      );
      this.#page = page;
      this.#guides.push(...answer.results);
      return answer;
    });
  }
}

/** Further guides at a guide's end. */
const OTHERS = 6;

/** A guide: its cover, its words, and its places. What the first call brought of it is there at once. */
export class GuideScreen extends Screen {
  static override styles = [base, cards, guideStyles, sourcesStyles];
  readonly #found = new Loader<(Guide & Attributed) | undefined>(this);
  readonly #places = new Loader<Listing[]>(this);
  #shown = "";
  /** How many of the guide's places have been asked for. */
  #asked = 0;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const shown = `${this.route.id} ${this.app.lang}`;
    if (shown === this.#shown || this.route.id === undefined) return;
    this.#shown = shown;
    const { id } = this.route;
    this.#found.value = this.app.guides.find((guide) => guide.id === id);
    this.#places.value = undefined;
    void this.#found.run((signal) => this.#find(id, signal));
  }

  override render(): TemplateResult {
    const { app } = this;
    const { value: guide } = this.#found;
    if (!guide) return standIn(app, this.#found, html`<div class="cover skeleton"></div>`);
    return html`<article class="page guide">
      <div class="guide__ways">${backLink(app)}${shareButton(app, { view: "guide", id: guide.id }, guide.name ?? guide.id)}</div>
      ${app.settings.hideGuideHeader ? this.#plainHead(guide) : this.#cover(guide)}
      ${this.#words(guide)}${this.#listings(guide)}${this.#others(guide)}${sources(this.app, guide)}
    </article>`;
  }

  #plainHead(guide: Guide): TemplateResult {
    return html`<h1 tabindex="-1" class="guide__plain">${guide.name}</h1>${this.#intro(guide)}`;
  }

  #cover(guide: Guide): TemplateResult {
    const { app } = this;
    return html`<header class="cover" part="cover">
        <div class="cover__frame">${photo(app, guidePhoto(guide), () => guideCover(guide), { eager: true, sizes: "(min-width: 80rem) 80rem, 100vw" })}</div>
        <div class="cover__words">
          ${guide.centerLocation ? html`<p class="overline">${guide.centerLocation}</p>` : nothing}
          <h1 tabindex="-1">${guide.name}</h1>
          ${this.#intro(guide)}
          <p class="facts">
            <span class="fact">${app.t("common.placesCount", { count: this.#count(guide) })}</span>${distance(app, guide.geoDistance)}
          </p>
        </div>
      </header>
      ${attribution(app, guidePhoto(guide))}`;
  }

  #count({ listingIds = [] }: Guide): number {
    const isWhole = this.#asked >= listingIds.length && this.#places.value;
    return isWhole ? isWhole.length : listingIds.length;
  }

  #intro({ introText }: Guide): TemplateResult | typeof nothing {
    return introText ? html`<p class="guide__intro">${introText}</p>` : nothing;
  }

  #words(guide: Guide): TemplateResult {
    return html`<div class="guide__words">
      ${paragraphs(guide.description)}
      ${guide.attribution ? html`<p class="guide__by">${guide.attribution}</p>` : nothing}
    </div>`;
  }

  #listings(guide: Guide): TemplateResult {
    const { app } = this;
    const asking = this.#found.error ? this.#found : this.#places;
    const { value: listings = [] } = this.#places;
    const rest = this.#rest(guide);
    return html`<section class="section" aria-labelledby="places">
      <div class="section__head"><div><h2 id="places">${app.t("common.inThisGuide")}</h2></div></div>
      <ol class="grid guide__places">
        ${listings.map((listing) => html`<li>${listingCard(app, listing)}</li>`)}
      </ol>
      ${listFoot(app, asking, rest.length > 0, () => this.#loadPlaces(rest))}
    </section>`;
  }

  /** Where to read on. */
  #others({ id }: Guide): TemplateResult {
    const { app } = this;
    const choose = (guides: readonly Guide[]) => {
      const at = guides.findIndex((guide) => guide.id === id);
      return [...guides.slice(at + 1), ...guides.slice(0, Math.max(at, 0))].slice(0, OTHERS);
    };
    return html`<waymark-guide-shelf .app=${app} .heading=${app.t("listing.moreGuides")} .choose=${choose}></waymark-guide-shelf>`;
  }

  /** Ids of the guide's places after those shown, in the author's order. */
  #rest({ listingIds = [] }: Guide): readonly string[] {
    return listingIds.slice(this.#asked);
  }

  async #find(id: string, signal: AbortSignal): Promise<Guide | undefined> {
    const { profileId, lang } = this.app.query();
    const found = await orNone(
      this.app.client.guide(id, { profileId, lang, attributions: true }, { signal }),
    );
    this.#asked = 0;
    if (found) this.#loadPlaces(found.listingIds ?? []);
    return found;
  }

  #loadPlaces(rest: readonly string[]): void {
    const before = this.#places.value ?? [];
    const asked = this.#asked + IDS_AT_ONCE;
    void this.#places.run(async (signal) => {
      const next = await listingsByIds(this.app, rest.slice(0, IDS_AT_ONCE), signal);
      this.#asked = asked;
      return [...before, ...next];
    });
  }
}
