import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { FacetName, Listing, ListingPage } from "../../../src/client/api-types.ts";
import { Columns } from "../app/columns.ts";
import { Loader } from "../app/loader.ts";
import {
  emptySearch,
  facets,
  filterCount,
  readSearch,
  type SearchState,
  searchQueryOf,
  searchRoute,
} from "../app/search-state.ts";
import { activeFilters } from "../parts/active-filters.ts";
import { listingCard } from "../parts/cards.ts";
import { filterPanel } from "../parts/filter-panel.ts";
import { highlighted } from "../parts/highlighted.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { moveByArrows } from "../parts/move-by-arrows.ts";
import { orderSelect } from "../parts/order-select.ts";
import { searchField } from "../parts/search-field.ts";
import { empty, failure, skeleton, slowNote } from "../parts/states.ts";
import { marks } from "../styles/also-found.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { options as optionStyles } from "../styles/options.ts";
import { search } from "../styles/search.ts";
import { hasScreen } from "./known-views.ts";
import { Screen } from "./screen.ts";
import "../parts/also-found.ts";
import "../parts/sheet.ts";

const PER_PAGE = 20;
/** How long typing must rest before it is searched for. Milliseconds. */
const TYPING_REST_MS = 180;

/**
 * Finding places: words, filters with their counts, results. What is asked for stands in the route; whatever changes it is
 * searched for, and what was on its way is given up. The last results stay until the next ones are there.
 */
export class SearchScreen extends Screen {
  static override styles = [base, cards, optionStyles, marks, search];
  readonly #found = new Loader<ListingPage<Listing>>(this);
  readonly #more = new Loader<void>(this);
  readonly #columns = new Columns(this);
  readonly #unfolded = new Set<FacetName>();
  #state: SearchState = emptySearch;
  #asked = "";
  #page = 1;
  #isSheetOpen = false;
  #typing: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#typing);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { app } = this;
    this.#state = readSearch(this.route);
    const asked = JSON.stringify([this.#state, app.query()]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#page = 1;
    void this.#found.run((signal) => this.#ask(1, signal));
    // A further page of the search before is given up, and its failure forgotten.
    void this.#more.run(async () => {});
  }

  override render(): TemplateResult {
    const { app } = this;
    const isWide = this.#columns.count >= 3;
    return html`<div class="page search">
      <h1 tabindex="-1">${app.t("common.places")}</h1>
      ${this.#head(isWide)}
      <div class="search__body">
        ${isWide ? html`<aside class="filters" aria-label=${this.app.t("find.filters")}>${this.#filters()}</aside>` : nothing}
        <div class="results">
          ${activeFilters(app, this.#state, (state) => this.#showWithout(state))}<waymark-also-found .app=${app} .words=${this.#state.words}></waymark-also-found>${this.#results()}
        </div>
      </div>
      ${isWide ? nothing : this.#sheet()}
    </div>`;
  }

  #head(isWide: boolean): TemplateResult {
    const { app } = this;
    const count = filterCount(this.#state);
    return html`<div class="search__head">
      ${searchField({
        label: this.app.t("find.searchLabel"),
        hint: this.app.t("find.searchHint"),
        clear: this.app.t("find.clearWords"),
        words: this.#state.words,
        onInput: (words) => this.#type(words),
        onSubmit: (words) => this.#say(words),
        onDown: () => this.renderRoot.querySelector<HTMLElement>(".results .card__link")?.focus(),
      })}
      ${
        isWide
          ? nothing
          : html`<button class="button button--quiet" type="button" aria-haspopup="dialog" @click=${() => this.#openSheet(true)}>
              ${icon("filter")}<span aria-hidden="true">${this.app.t("find.filters")}${count > 0 ? html`<b class="search__set">${count}</b>` : nothing}</span>
              <span class="unseen">${count > 0 ? this.app.t("find.filtersSet", { count }) : this.app.t("find.filters")}</span>
            </button>`
      }
      ${hasScreen("map") ? link(app, searchRoute(this.#state, "map"), html`${icon("map")}${this.app.t("find.onTheMap")}`, "button button--quiet") : nothing}
    </div>`;
  }

  #filters(): TemplateResult {
    return filterPanel(this.app, {
      state: this.#state,
      counts: this.#found.value && (this.#found.value.facets ?? {}),
      unfolded: this.#unfolded,
      onChange: (state) => this.#show(state),
      onFold: (facet) => {
        if (!this.#unfolded.delete(facet)) this.#unfolded.add(facet);
        this.requestUpdate();
      },
    });
  }

  #sheet(): TemplateResult {
    const count = this.#found.value?.total ?? 0;
    return html`<waymark-sheet
      .open=${this.#isSheetOpen}
      .label=${this.app.t("find.filters")}
      .closeLabel=${this.app.t("common.close")}
      @close=${() => this.#openSheet(false)}
    >
      ${this.#isSheetOpen ? this.#filters() : nothing}
      <p class="search__apply">
        <button class="button" type="button" @click=${() => this.#openSheet(false)}>${this.app.t("find.showPlaces", { count })}</button>
      </p>
    </waymark-sheet>`;
  }

  #results(): TemplateResult {
    const { app } = this;
    const { value, error, isLoading, isSlow } = this.#found;
    if (error) return failure(app, error, () => this.#found.retry());
    if (!value) return html`${slowNote(app, isSlow)}${skeleton(app)}`;
    return html`<div class="results__head">
        <p class="results__count" role="status">${app.t("common.placesCount", { count: value.total })}</p>
        ${orderSelect(app, this.#state.order, (order) => this.#show({ ...this.#state, order }))}
      </div>
      ${slowNote(app, isSlow)}
      ${value.total === 0 && !isLoading ? this.#none() : nothing}
      <ul class="grid" aria-busy=${isLoading ? "true" : "false"} @keydown=${(event: KeyboardEvent) => moveByArrows(event, this.renderRoot)}>
        ${value.results.map((listing) => html`<li>${listingCard(app, listing, { level: 2, mark: this.#mark, sizes: "(min-width: 60rem) 20rem, (min-width: 34rem) 45vw, 92vw" })}</li>`)}
      </ul>
      ${this.#foot(value)}`;
  }

  #none(): TemplateResult {
    const clear = () => this.#show({ ...emptySearch, order: this.#state.order });
    const action = html`<button class="button button--quiet" type="button" @click=${clear}>${this.app.t("find.clearAll")}</button>`;
    return empty(this.app.t("find.noneTitle"), this.app.t("find.noneText"), action);
  }

  #foot({ results, total }: ListingPage<Listing>): TemplateResult | typeof nothing {
    const { app } = this;
    if (this.#more.error) return failure(app, this.#more.error, () => this.#more.retry());
    if (this.#more.isLoading) return html`${slowNote(app, this.#more.isSlow)}${skeleton(app, 3)}`;
    if (results.length >= total) return nothing;
    return html`<p class="page__more">
      <button class="button button--quiet" type="button" @click=${() => this.#showMore()}>${app.t("common.showMore")}</button>
    </p>`;
  }

  readonly #mark = (text: string) => highlighted(text, this.#state.words);

  #type(words: string): void {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#say(words), TYPING_REST_MS);
  }

  #say(words: string): void {
    clearTimeout(this.#typing);
    if (words !== this.#state.words) this.#show({ ...this.#state, words });
  }

  #show(state: SearchState): void {
    clearTimeout(this.#typing);
    this.app.go(searchRoute(state), { replace: true });
  }

  /** The chip that had the focus goes with its filter: the next one gets it, or the field. */
  async #showWithout(state: SearchState): Promise<void> {
    this.#show(state);
    await this.updateComplete;
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    (find(".active .chip") ?? find("input[type=search]"))?.focus();
  }

  #openSheet(isOpen: boolean): void {
    this.#isSheetOpen = isOpen;
    this.requestUpdate();
  }

  #ask(page: number, signal: AbortSignal): Promise<ListingPage<Listing>> {
    const query = { ...this.app.query(), ...searchQueryOf(this.#state), facets, page, hitsPerPage: PER_PAGE };
    return this.app.client.listingSearch(query, { signal });
  }

  #showMore(): void {
    const page = this.#page + 1;
    const { value } = this.#found;
    void this.#more.run(async (signal) => {
      const { results } = await this.#ask(page, signal);
      // Another search may have been made meanwhile.
      if (!value || this.#found.value !== value) return;
      this.#page = page;
      value.results.push(...results);
    });
  }
}
