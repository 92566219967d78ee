import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { GeoArea, Guide, Listing, Page } from "../../../src/client/api-types.ts";
import { Screen } from "../app/app-element.ts";
import { areaFields, cardFields, listingFields, PLACES_OF_GUIDE } from "../app/fields.ts";
import { Loader, orNone } from "../app/loader.ts";
import { neighbourhoods } from "../app/neighbourhoods.ts";
import { areaCover } from "../covers/cover.ts";
import { areaCard, guideShelf, listingCard, paragraphs } from "../parts/cards.ts";
import { distance } from "../parts/facts.ts";
import { backLink } from "../parts/link.ts";
import { attribution, photo } from "../parts/photo.ts";
import { shareButton } from "../parts/share.ts";
import { type Attributed, sources, sourcesStyles } from "../parts/sources.ts";
import { empty, listFoot, standIn } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { guide as coverStyles } from "../styles/guide.ts";

const AREAS_PER_PAGE = 20;

/** Every neighbourhood of the host. What the first call brought is there at once; where there are more they follow. */
export class AreasScreen extends Screen {
  static override styles = [base, cards];
  readonly #found = new Loader<Page<GeoArea>>(this);
  #shownHome: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { home } = this.app;
    if (this.#shownHome === home) return;
    this.#shownHome = home;
    this.#found.value = this.#listed(home!.geoareas.results);
    if (home!.geoareas.results.length < home!.geoareas.total)
      void this.#found.run((signal) => this.#rest(signal));
  }

  override render(): TemplateResult {
    const { app } = this;
    const { results, total } = this.#found.value!;
    return html`<div class="page">
      <div class="page__head">
        <h1 tabindex="-1">${app.t("common.neighbourhoods")}</h1>
        ${total > 0 ? html`<p class="page__count">${app.t("find.areasCount", { count: total })}</p>` : nothing}
      </div>
      ${total === 0 ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : nothing}
      <ul class="grid">
        ${results.map((area) => html`<li>${areaCard(app, area, { level: 2 })}</li>`)}
      </ul>
      ${listFoot(app, this.#found)}
    </div>`;
  }

  async #rest(signal: AbortSignal): Promise<Page<GeoArea>> {
    const { pages, results } = this.app.home!.geoareas;
    const { profileId, lang } = this.app.query();
    const all = [...results];
    for (let page = 2; page <= pages; page++) {
      const query = { profileId, lang, page, hitsPerPage: AREAS_PER_PAGE, fields: areaFields } as const;
      all.push(...(await this.app.client.locationSearch(query, { signal })).results);
    }
    return this.#listed(all);
  }

  #listed(areas: readonly GeoArea[]): Page<GeoArea> {
    const results = neighbourhoods(areas, this.app.host);
    return { results, total: results.length, pages: 1 };
  }
}

const PLACES_PER_PAGE = 12;
const GUIDES = 6;

/** A neighbourhood: what it is, its places, and the guides around it. */
export class AreaScreen extends Screen {
  static override styles = [base, cards, coverStyles, sourcesStyles];
  readonly #found = new Loader<(GeoArea & Attributed) | undefined>(this);
  readonly #places = new Loader<Page<Listing>>(this);
  readonly #guides = new Loader<Guide[]>(this);
  #shown = "";
  #page = 1;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { id } = this.route;
    const shown = JSON.stringify([id, this.app.query()]);
    if (shown === this.#shown || id === undefined) return;
    this.#shown = shown;
    this.#page = 1;
    Object.assign(this.#places, { value: undefined });
    Object.assign(this.#guides, { value: undefined });
    this.#found.value = this.app.areas.find((area) => area.id === id);
    void this.#found.run((signal) => this.#load(id, signal));
    void this.#places.run((signal) => this.#ask(id, 1, signal));
  }

  override render(): TemplateResult {
    const { value: area } = this.#found;
    return area
      ? this.#whole(area)
      : standIn(this.app, this.#found, html`<div class="cover skeleton"></div>`);
  }

  #whole(area: GeoArea & Attributed): TemplateResult {
    const { app } = this;
    return html`<article class="page area">
      <div class="guide__ways">${backLink(app)}${shareButton(app, { view: "area", id: area.id }, area.displayName ?? area.id)}</div>
      <header class="cover" part="cover">
        <div class="cover__frame">${photo(app, area.photos?.[0], () => areaCover(app, area), { eager: true, sizes: "(min-width: 80rem) 80rem, 100vw" })}</div>
        <div class="cover__words">
          ${area.area ? html`<p class="overline">${area.area}</p>` : nothing}
          <h1 tabindex="-1">${area.displayName}</h1>
          ${area.headline ? html`<p>${area.headline}</p>` : nothing}
          <p class="facts">${distance(app, area.geoDistance)}</p>
        </div>
      </header>
      ${attribution(app, area.photos?.[0])}
      <div class="guide__words">${paragraphs(area.description)}</div>
      ${this.#listings(area)}${guideShelf(app, app.t("find.guidesIn", { name: area.displayName ?? "" }), this.#guides.value ?? [])}${sources(app, area)}
    </article>`;
  }

  #listings({ id, displayName: name = "" }: GeoArea): TemplateResult {
    const { app } = this;
    const { value } = this.#places;
    const { results, total } = value ?? { results: [], total: 0 };
    return html`<section class="section" aria-labelledby="places">
      <div class="section__head">
        <div>
          <h2 id="places">${app.t("find.placesIn", { name })}</h2>
          <p role="status">${value && total > 0 ? app.t("common.placesCount", { count: total }) : nothing}</p>
        </div>
      </div>
      ${value && total === 0 ? html`<p>${app.t("find.noPlacesInArea")}</p>` : nothing}
      <ul class="grid">${results.map((listing) => html`<li>${listingCard(app, listing)}</li>`)}</ul>
      ${listFoot(app, this.#places, results.length < total, () => this.#showMore(id))}
    </section>`;
  }

  async #load(id: string, signal: AbortSignal): Promise<(GeoArea & Attributed) | undefined> {
    const { profileId, lang } = this.app.query();
    const area = await orNone(this.app.client.area(id, { profileId, lang, attributions: true }, { signal }));
    if (area) void this.#guides.run((guidesSignal) => this.#loadGuides(area, guidesSignal));
    return area;
  }

  /** Guides whose centre lies in the area's circle. */
  async #loadGuides({ geoLocation, radius }: GeoArea, signal: AbortSignal): Promise<Guide[]> {
    if (!geoLocation || !radius) return [];
    const { profileId, lang } = this.app.query();
    const query = {
      profileId,
      lang,
      latlng: geoLocation.join(","),
      radius,
      rankBy: "balanced",
      includeListings: true,
      maxListingsPerGuide: PLACES_OF_GUIDE,
      fields: cardFields,
      hitsPerPage: GUIDES,
    } as const;
    return (await this.app.client.guideSearch(query, { signal })).results;
  }

  #ask(locationId: string, page: number, signal: AbortSignal): Promise<Page<Listing>> {
    return this.app.client.listingSearch(
      { ...this.app.query(), locationId, page, hitsPerPage: PLACES_PER_PAGE, fields: listingFields },
      { signal },
    );
  }

  #showMore(id: string): void {
    const page = this.#page + 1;
    const before = this.#places.value?.results ?? [];
    void this.#places.run(async (signal) => {
      const answer = await this.#ask(id, page, signal);
      this.#page = page;
      return { ...answer, results: [...before, ...answer.results] };
    });
  }
}
