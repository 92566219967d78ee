import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Listing, ListingPage } from "../../../src/client/api-types.ts";
import { Screen } from "../app/app-element.ts";
import { Loader } from "../app/loader.ts";
import { neighbourhoods } from "../app/neighbourhoods.ts";
import { hasScreen } from "../app/route.ts";
import { filterCount, readSearch, type SearchState, searchRoute } from "../app/search-state.ts";
import type { Area } from "../map/areas.ts";
import { type Bounds, bboxText, boundsOfText, type Position } from "../map/geometry.ts";
import { mapScreen } from "../map/map-styles.ts";
import { type MapPoint, searchPlaces, toAreas, toPoints } from "../map/points.ts";
import { placeRow, placeRowStyles } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { empty, failure, slowNote } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import type { TextKey } from "../texts/texts.ts";
import "../map/map-element.ts";

/** How long the strip stands still before its middle card is the chosen one. Milliseconds. */
const STRIP_REST_MS = 140;

/**
 * The places of a search on a map and in a list that agree: both show the same result, and what is chosen in one is chosen
 * in the other. The search is the route's, as in the search screen; `#/map/<id>` shows one place among them.
 */
export class MapScreen extends Screen {
  static override properties = { selected: { state: true }, moved: { state: true } };
  static override styles = [base, placeRowStyles, mapScreen];
  declare selected: string | undefined;
  /** Where the traveller has moved the map to, until that is searched. */
  declare moved: Bounds | undefined;
  readonly #found = new Loader<ListingPage<Listing>>(this);
  readonly #locate = new Locate(this);
  #asked = "";
  #listings: readonly Listing[] = [];
  #points: readonly MapPoint[] = [];
  #areas: readonly Area[] = [];
  #view: Bounds | undefined;
  #stripTimer: ReturnType<typeof setTimeout> | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const state = readSearch(this.route);
    const asked = JSON.stringify([state, this.route.id, this.app.query()]);
    if (asked !== this.#asked || changed.has("app")) {
      this.#asked = asked;
      this.moved = undefined;
      this.#view = boundsOfText(state.box);
      this.#areas = toAreas(neighbourhoods(this.app.areas, this.app.host));
      if (changed.has("route") && this.route.id) this.selected = this.route.id;
      const { id } = this.route;
      void this.#found.run((signal) => searchPlaces(this.app, state, id, signal));
    }
    const { value } = this.#found;
    if (value && value.results !== this.#listings) {
      this.#listings = value.results;
      this.#points = toPoints(value.results);
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#stripTimer);
  }

  override render(): TemplateResult {
    const { app } = this;
    const state = readSearch(this.route);
    return html`<div class="page find">
      ${this.#bar(state)}
      <div class="find__both">
        ${this.#list()}
        <div class="find__stage">
          <waymark-map class="find__map"
            .app=${app} .points=${this.#points} .areas=${this.#areas} .selected=${this.selected}
            .view=${this.#view} .traveller=${this.#locate.position}
            @select=${(event: CustomEvent<string>) => this.#choose(event.detail)}
            @move=${(event: CustomEvent<Bounds>) => {
              this.moved = event.detail;
            }}>
            ${this.#locateButton()}
          </waymark-map>
          ${this.#searchHere(state)}
          <p class="find__note" role="status">${this.#locate.note ? this.app.t(this.#locate.note) : nothing}</p>
        </div>
      </div>
    </div>`;
  }

  #bar(state: SearchState): TemplateResult {
    const { app } = this;
    const { value, isSlow } = this.#found;
    const filters = filterCount({ ...state, box: undefined }) + (state.words ? 1 : 0);
    const count = value ? this.#countText(value) : app.t("common.loading");
    return html`<div class="find__bar">
      <h1 tabindex="-1">${this.app.t("common.map")}</h1>
      <p class="find__count" role="status">${count}</p>
      ${
        state.box
          ? html`<button class="chip" type="button" @click=${() => this.#goTo({ ...state, box: undefined })}>${icon("close")}${this.app.t("map.everywhere")}</button>`
          : nothing
      }
      ${
        hasScreen("search")
          ? link(
              app,
              searchRoute(state),
              html`${icon("filter")}${filters > 0 ? this.app.t("map.filtered", { count: filters }) : this.app.t("map.backToList")}`,
              "chip",
            )
          : nothing
      }
      ${isSlow ? slowNote(app, true) : nothing}
    </div>`;
  }

  #countText({ results, total }: ListingPage<Listing>): string {
    const places =
      results.length < total
        ? this.app.t("map.shownOf", { shown: results.length, count: total })
        : this.app.t("common.placesCount", { count: total });
    const without = results.length - this.#points.length;
    return without > 0 ? `${places}. ${this.app.t("map.noPosition", { count: without })}` : places;
  }

  #list(): TemplateResult {
    const { app } = this;
    const { value, error } = this.#found;
    if (error) return html`<div class="find__aside">${failure(app, error, () => this.#found.retry())}</div>`;
    if (value?.total === 0) {
      return html`<div class="find__aside">${empty(this.app.t("map.noneHereTitle"), this.app.t("map.noneHereText"))}</div>`;
    }
    return html`<ol class="find__list" aria-label=${this.app.t("map.listTitle")} @scroll=${() => this.#stripScrolled()}>
      ${this.#listings.map(
        (listing) =>
          html`<li>${placeRow(app, listing, {
            isSelected: listing.id === this.selected,
            level: 2,
            showLabel: listing.geoLocation
              ? this.app.t("map.showOnMap", { name: listing.name ?? "" })
              : undefined,
            onShow: () => this.#choose(listing.id),
          })}</li>`,
      )}
    </ol>`;
  }

  #searchHere(state: SearchState): TemplateResult | typeof nothing {
    const { moved } = this;
    if (!moved && !(this.#found.isLoading && state.box)) return nothing;
    return html`<div class="find__here">
      <button class="button" type="button" ?disabled=${!moved}
        @click=${() => moved && this.#goTo({ ...state, box: bboxText(moved) })}>
        ${icon("search")}${this.app.t(moved ? "map.searchHere" : "map.searchingHere")}
      </button>
    </div>`;
  }

  /** A kiosk stands where the host is: it has no position of its own to tell. */
  #locateButton(): TemplateResult | typeof nothing {
    if (this.app.settings.kiosk) return nothing;
    const label = this.app.t("map.whereAmI");
    return html`<button slot="buttons" class="map__button" type="button" title=${label} aria-label=${label} @click=${() => this.#locate.ask()}>
      ${icon("locate")}
    </button>`;
  }

  #goTo(state: SearchState): void {
    this.app.go(searchRoute(state, "map"), { replace: true });
  }

  #choose(id: string): void {
    this.selected = id;
    const list = this.renderRoot.querySelector<HTMLElement>(".find__list");
    const row = list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.parentElement;
    if (!list || !row) return;
    // Only the list moves: the page around it stays where the traveller has it.
    const { left, top, width, height } = row.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    list.scrollBy({
      left: left + width / 2 - (frame.left + frame.width / 2),
      top: top + height / 2 - (frame.top + frame.height / 2),
      behavior: this.app.scrolling,
    });
  }

  /** On a narrow element the card in the middle of the strip is the chosen one. */
  #stripScrolled(): void {
    clearTimeout(this.#stripTimer);
    this.#stripTimer = setTimeout(() => {
      const list = this.renderRoot.querySelector<HTMLElement>(".find__list");
      if (!list || list.scrollWidth <= list.clientWidth) return;
      const frame = list.getBoundingClientRect();
      const middle = frame.left + frame.width / 2;
      const rows = [...list.querySelectorAll<HTMLElement>("[data-id]")];
      const shown = rows.find((row) => {
        const { left, right } = row.getBoundingClientRect();
        return left <= middle && right >= middle;
      });
      if (shown?.dataset.id) this.selected = shown.dataset.id;
    }, STRIP_REST_MS);
  }
}

const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 60_000;

/** The traveller's position, asked of the browser on request alone. It stays on the device. */
class Locate {
  position: Position | undefined;
  /** What to tell the traveller meanwhile, or why there is no position. */
  note: TextKey<"map"> | undefined;
  readonly #host: MapScreen;

  constructor(host: MapScreen) {
    this.#host = host;
  }

  ask(): void {
    // Browsers offer no position to pages without TLS.
    if (!navigator.geolocation) {
      this.#tell("map.locateFailed");
      return;
    }
    this.#tell("map.locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        this.position = [coords.latitude, coords.longitude];
        this.#tell(undefined);
      },
      ({ code, PERMISSION_DENIED }) =>
        this.#tell(code === PERMISSION_DENIED ? "map.locateDenied" : "map.locateFailed"),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS, enableHighAccuracy: true },
    );
  }

  #tell(note: TextKey<"map"> | undefined): void {
    this.note = note;
    this.#host.requestUpdate();
  }
}
