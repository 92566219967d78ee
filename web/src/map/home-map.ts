import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { hasScreen } from "../app/route.ts";
import { placeRow, placeRowStyles } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { base } from "../styles/base.ts";
import { toAreas, toPoints } from "./points.ts";

/** The map in a home screen: as large as the host's configuration says. */
const styles = css`
  .home-map {
    position: relative; width: var(--wm-map-width); max-width: 100%; height: var(--wm-map-height); overflow: hidden;
    border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-muted);
  }
  .home-map waymark-map { position: absolute; inset: 0; }
  .home-map__chosen { position: absolute; z-index: 8; inset-inline: 0.75rem; inset-block-end: 0.75rem; max-width: 22rem; pointer-events: none; }
  .home-map__chosen .place { pointer-events: auto; }
`;

/** How far below the edge of the window a map begins to load. */
const NEAR = "400px";

/**
 * `<waymark-home-map .app .listings>`: the map in a home screen, of the places that are there already. Its script is loaded
 * when the traveller comes near; its frame stands from the beginning, so that nothing moves then.
 */
class HomeMap extends AppElement {
  static override properties = {
    listings: { attribute: false },
    selected: { state: true },
    isLoaded: { state: true },
  };
  static override styles = [base, placeRowStyles, styles];
  declare listings: readonly Listing[];
  declare selected: string | undefined;
  declare isLoaded: boolean;
  #observer: IntersectionObserver | undefined;
  #shown: readonly Listing[] = [];
  #points: ReturnType<typeof toPoints> = [];
  #areas: ReturnType<typeof toAreas> = [];
  #home: unknown;

  constructor() {
    super();
    this.listings = [];
    this.isLoaded = customElements.get("waymark-map") !== undefined;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.isLoaded) return;
    this.#observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void this.#load(), {
      rootMargin: NEAR,
    });
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.listings.map(({ id }) => id).join() !== this.#shown.map(({ id }) => id).join()) {
      this.#points = toPoints(this.listings);
    }
    this.#shown = this.listings;
    if (this.#home !== this.app.home) this.#areas = toAreas(this.app.home!.geoareas.results);
    this.#home = this.app.home;
  }

  override render(): TemplateResult {
    const { app, selected } = this;
    const chosen = this.listings.find(({ id }) => id === selected);
    // The map itself is the landmark.
    return html`<div class="section">
      <div class="section__head">
        <div><h2>${app.t("map.map")}</h2><p>${app.t("map.mapHint")}</p></div>
        ${hasScreen("map") ? link(app, { view: "map" }, html`${app.t("map.openMap")}${icon("forward")}`, "section__all") : nothing}
      </div>
      <div class="home-map">
        ${
          this.isLoaded
            ? html`<waymark-map .app=${app} .points=${this.#points} .areas=${this.#areas} .selected=${selected} .withinPage=${!app.settings.kiosk}
                @select=${(event: CustomEvent<string>) => {
                  this.selected = event.detail;
                }}></waymark-map>`
            : nothing
        }
        <div class="home-map__chosen" aria-live="polite">
          ${chosen ? placeRow(app, chosen, { isSelected: true, level: 3, showLabel: undefined, onShow: () => {} }) : nothing}
        </div>
      </div>
    </div>`;
  }

  /** Without a connection the frame stays, and coming near again tries again. */
  async #load(): Promise<void> {
    try {
      await import("./map-element.ts");
      this.#observer?.disconnect();
      this.isLoaded = true;
    } catch {}
  }
}

if (!customElements.get("waymark-home-map")) customElements.define("waymark-home-map", HomeMap);
