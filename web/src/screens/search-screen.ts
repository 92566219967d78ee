import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { FacetName, Listing, ListingPage } from "../../../src/client/api-types.ts";
import { Screen } from "../app/app-element.ts";
import { listingFields } from "../app/fields.ts";
import { Loader } from "../app/loader.ts";
import { hasScreen } from "../app/route.ts";
import {
  buildSearchQuery,
  emptySearch,
  facets,
  filterCount,
  readSearch,
  type SearchState,
  searchRoute,
} from "../app/search-state.ts";
import { closedLast } from "../format/times.ts";
import "../parts/also-found.ts";
import { listingCard } from "../parts/cards.ts";
import { activeFilters, filterPanel, orderSelect } from "../parts/filters.ts";
import { highlighted, marks } from "../parts/highlight.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { options as optionStyles } from "../parts/options.ts";
import { searchField } from "../parts/search-field.ts";
import { empty, failure, listFoot, skeleton, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { Columns, cards } from "../styles/cards.ts";
import "../parts/sheet.ts";

/** The search: field, filters at the side or in a sheet, results. */
const styles = css`
  .search h1 { margin-block: 0.25rem 1rem; }
  .search__head { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; margin-block-end: 1.25rem; }
  .search__head > .button { flex: 1; padding-inline: 0.75rem; background: var(--wm-surface); white-space: nowrap; }
  .search__set {
    display: inline-grid; place-items: center; min-width: 1.375rem; height: 1.375rem; margin-inline-start: 0.5em; padding-inline: 0.25rem;
    border-radius: 99rem; background: var(--wm-primary); color: var(--wm-on-primary); font: var(--wm-type-captionBold);
  }
  .field { position: relative; flex: 1 1 100%; display: flex; align-items: center; }
  .field > .icon { position: absolute; inset-inline-start: 1rem; color: var(--wm-text-soft); pointer-events: none; }
  .field input {
    width: 100%; min-height: 3.25rem; padding: 0.5rem 3rem; border: 1px solid var(--wm-outline); border-radius: var(--wm-button-corners);
    background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-body1); appearance: none;
  }
  .field input::placeholder { color: var(--wm-text-soft); opacity: 1; }
  .field input::-webkit-search-cancel-button { display: none; }
  .field input:focus-visible { border-radius: var(--wm-button-corners); }
  .field__clear {
    position: absolute; inset-inline-end: 0.25rem; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0;
    background: none; color: var(--wm-text-soft); border-radius: var(--wm-button-corners);
  }
  .search__body { display: grid; gap: 2.5rem; }
  .filters { align-self: start; }
  .filters__wishes { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--wm-line); }
  .results { container-type: inline-size; min-width: 0; min-height: 40rem; }
  .results__head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; min-height: 2.75rem; margin-block-end: 0.75rem; }
  .results__count { font: var(--wm-type-subtitle2); color: var(--wm-text); }
  .order select {
    min-height: 2.75rem; padding: 0.25rem 0.5rem; border: 1px solid transparent; border-radius: var(--wm-button-corners);
    background: transparent; color: var(--wm-link); font: var(--wm-type-button);
  }
  .order option { background: var(--wm-surface); color: var(--wm-text); }
  .results [aria-busy="true"] { opacity: 0.55; transition: opacity 0.2s 0.15s; }
  .active, .active ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
  .active { margin-block-end: 0.75rem; }
  .active .chip { background: var(--wm-muted); min-height: 2.5rem; }
  .active .chip .icon { width: 1em; height: 1em; }
  .active__clear { min-height: 2.5rem; padding: 0.25rem 0.5rem; border: 0; background: none; color: var(--wm-link); font: var(--wm-type-button); text-decoration: underline; text-underline-offset: 0.25em; }
  .search__apply { position: sticky; inset-block-end: 0; margin: 1.5rem -1.25rem -1.5rem; padding: 0.75rem 1.25rem; background: var(--wm-surface); border-block-start: 1px solid var(--wm-line); }
  .search__apply .button { width: 100%; }

  @container (min-width: 34rem) {
    .field { flex: 1 1 20rem; }
    .search__head > .button { flex: none; padding-inline: 1.25rem; }
  }
  @container (min-width: 60rem) {
    .search__body { grid-template-columns: 17rem minmax(0, 1fr); }
  }
`;

const PER_PAGE = 20;
/** How long typing must rest before it is searched for. Milliseconds. */
const TYPING_REST_MS = 180;

/**
 * Finding places: words, filters with their counts, results. What is asked for stands in the route; whatever changes it is
 * searched for, and what was on its way is given up. The last results stay until the next ones are there.
 */
export class SearchScreen extends Screen {
  static override styles = [base, cards, optionStyles, marks, styles];
  readonly #found = new Loader<ListingPage<Listing>>(this);
  readonly #more = new Loader<void>(this);
  readonly #columns = new Columns(this);
  readonly #unfolded = new Set<FacetName>();
  #state: SearchState = emptySearch;
  /** True where somebody rates the places that are found. */
  get #isRated(): boolean {
    return this.#found.value?.results.some(({ providerRating }) => providerRating !== undefined) ?? false;
  }
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
        ${orderSelect(app, this.#state.order, this.#isRated, (order) => this.#show({ ...this.#state, order }))}
      </div>
      ${slowNote(app, isSlow)}
      ${value.total === 0 && !isLoading ? this.#none() : nothing}
      <ul class="grid" aria-busy=${isLoading ? "true" : "false"} @keydown=${(event: KeyboardEvent) => moveByArrows(event, this.renderRoot)}>
        ${value.results.map((listing) => html`<li>${listingCard(app, listing, { level: 2, mark: this.#mark, sizes: "(min-width: 60rem) 20rem, (min-width: 34rem) 45vw, 92vw" })}</li>`)}
      </ul>
      ${listFoot(app, this.#more, value.results.length < value.total, () => this.#showMore())}`;
  }

  #none(): TemplateResult {
    const clear = () => this.#show({ ...emptySearch, order: this.#state.order });
    const action = html`<button class="button button--quiet" type="button" @click=${clear}>${this.app.t("find.clearAll")}</button>`;
    return empty(this.app.t("find.noneTitle"), this.app.t("find.noneText"), action);
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

  /** A page of what is asked for; where nobody said an order or words, what is closed at this moment comes last on it. */
  async #ask(page: number, signal: AbortSignal): Promise<ListingPage<Listing>> {
    const query = {
      ...this.app.query(),
      ...buildSearchQuery(this.#state),
      facets,
      fields: listingFields,
      page,
      hitsPerPage: PER_PAGE,
    };
    const found = await this.app.client.listingSearch(query, { signal });
    return query.rankBy === "balanced" ? { ...found, results: closedLast(found.results) } : found;
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

/** Leads the focus from card to card by the arrow keys, and from the first one back to the search field. */
function moveByArrows(event: KeyboardEvent, root: ParentNode): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget as HTMLElement;
  const links = [...list.querySelectorAll<HTMLElement>(".card__link")];
  const at = links.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = at + step < 0 ? root.querySelector<HTMLElement>("input[type=search]") : links[at + step];
  next?.focus();
}
