import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Listing, ListingPage } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { Loader } from "../app/loader.ts";
import { neighbourhoods } from "../app/neighbourhoods.ts";
import { hasScreen } from "../app/route.ts";
import { emptySearch } from "../app/search-state.ts";
import { placeRow, placeRowStyles } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { Near } from "../parts/near.ts";
import { base } from "../styles/base.ts";
import { type Bounds, boundsAround } from "./geometry.ts";
import "./map-frame.ts";
import { searchPlaces, toAreas, toPoints } from "./points.ts";

/** How many places, the nearest, the map begins with where it shows streets. */
const NEAREST = 16;

/** The map in a home screen: as large as the host's configuration says. */
const styles = css`
  .home-map { width: var(--wm-map-width); max-width: 100%; height: var(--wm-map-height); }
  .home-map__chosen { position: absolute; z-index: 8; inset-inline: 0.75rem; inset-block-end: 0.75rem; max-width: 22rem; pointer-events: none; }
  .home-map__chosen .place { pointer-events: auto; }
`;

/**
 * `<waymark-home-map .app>`: the map in a home screen, of the places that a search for nothing in particular finds first. They are
 * asked for when the traveller comes near.
 */
class HomeMap extends AppElement {
  static override properties = { selected: { state: true } };
  static override styles = [base, placeRowStyles, styles];
  declare selected: string | undefined;
  readonly #found = new Loader<ListingPage<Listing>>(this);
  readonly #whenNear: Near = new Near(this, () => {
    this.#isNear = true;
    this.#whenNear.stop();
    this.requestUpdate();
  });
  #isNear = false;
  #asked = "";
  #shown: ListingPage<Listing> | undefined;
  #points: ReturnType<typeof toPoints> = [];
  #areas: ReturnType<typeof toAreas> = [];
  #near: Bounds | undefined;
  #home: unknown;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const asked = JSON.stringify(this.app.query());
    if (this.#isNear && asked !== this.#asked) {
      this.#asked = asked;
      void this.#found.run((signal) => searchPlaces(this.app, emptySearch, undefined, signal));
    }
    const { value } = this.#found;
    if (value && value !== this.#shown) {
      this.#points = toPoints(value.results);
      const { geoLocation } = this.app.host;
      const near = value.results.toSorted(
        (a, b) => (a.geoDistance ?? Infinity) - (b.geoDistance ?? Infinity),
      );
      const shown = near
        .slice(0, NEAREST)
        .flatMap((listing) => (listing.geoLocation ? [listing.geoLocation] : []));
      this.#near = boundsAround(geoLocation ? [...shown, geoLocation] : shown);
    }
    this.#shown = value;
    if (this.#home !== this.app.home) this.#areas = toAreas(neighbourhoods(this.app.areas, this.app.host));
    this.#home = this.app.home;
  }

  override render(): TemplateResult {
    const { app, selected } = this;
    const chosen = this.#shown?.results.find(({ id }) => id === selected);
    // A map of nothing is none.
    if (this.#shown && this.#points.length === 0) return html``;
    // The map itself is the landmark.
    return html`<div class="section">
      <div class="section__head">
        <div><h2>${app.t("common.map")}</h2><p>${app.t("map.mapHint")}</p></div>
        ${hasScreen("map") ? link(app, { view: "map" }, html`${app.t("map.openMap")}${icon("forward")}`, "section__all") : nothing}
      </div>
      <waymark-map-frame class="home-map" .app=${app} .points=${this.#points} .areas=${this.#areas} .selected=${selected} .near=${this.#near}
        @select=${(event: CustomEvent<string>) => {
          this.selected = event.detail;
        }}>
        <div class="home-map__chosen" aria-live="polite">
          ${chosen ? placeRow(app, chosen, { isSelected: true, level: 3, showLabel: undefined, onShow: () => {} }) : nothing}
        </div>
      </waymark-map-frame>
    </div>`;
  }
}

if (!customElements.get("waymark-home-map")) customElements.define("waymark-home-map", HomeMap);
