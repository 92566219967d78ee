import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { until } from "lit/directives/until.js";
import type { Listing } from "../../../src/client/api-types.ts";
import { AppElement, idle, Screen } from "../app/app-element.ts";
import { hasPreferences } from "../app/device.ts";
import { listingFields } from "../app/fields.ts";
import { Loader } from "../app/loader.ts";
import { neighbourhoods } from "../app/neighbourhoods.ts";
import { hasScreen } from "../app/route.ts";
import type { HomeModule, Settings } from "../app/settings.ts";
import { closedLast, openSoon } from "../format/times.ts";
import { areaCard, guideCard, listingCard, shelfCards } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { empty } from "../parts/states.ts";
import { banner } from "../shell/banner.ts";
import { contact, home, linkTree, perks } from "../shell/house.ts";
import { base } from "../styles/base.ts";
import { Columns, cards } from "../styles/cards.ts";
import "../parts/sheet.ts";

const SHELF_SIZE = 12;
/** Fewer places that are open make no shelf of their own. */
const FEW = 4;
/** Places of the guides among which those that are open are looked for. */
const LOOKED_AT = 30;

/** The first screen: the host's welcome, then the modules that its configuration names, in its order. */
export class HomeScreen extends Screen {
  static override styles = [base, cards, home];
  readonly #columns = new Columns(this);
  /** When each part of the screen has its turn to be drawn: one after the other, so that a slow phone shows the first before it works on the next. */
  readonly #turns: Promise<void>[] = [
    // The first format of a language takes a slow phone 60 ms: it has a turn of its own.
    idle().then(() => void openSoon([], this.app.host.timeZoneName)),
  ];
  #drawn = 1;
  #home: unknown;
  #forYou: readonly Listing[] = [];

  protected override firstUpdated(): void {
    // Without a connection there is less of the screen.
    idle()
      .then(() => import("./home-later.ts"))
      .catch(() => {});
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.app.home === this.#home) return;
    this.#home = this.app.home;
    this.#forYou = this.#places(LOOKED_AT);
  }

  override render(): TemplateResult {
    const { app } = this;
    const { requirePreferences, disableJustForYou } = app.settings;
    if (requirePreferences && !disableJustForYou && !hasPreferences(app.preferences)) {
      return html`<waymark-wishes-first .app=${app}></waymark-wishes-first>`;
    }
    const { guides, geoareas } = app.home!;
    const isBare = guides.total === 0 && geoareas.total === 0;
    const { modules, layout } = app.settings;
    // The banner has the heading of the screen; without it there is one for those who go by headings.
    const title = modules.includes("banner")
      ? nothing
      : html`<h1 class="unseen" tabindex="-1">${app.host.name}</h1>`;
    // Who comes back needs each part at its place, drawn or not.
    const isNew = app.router.returned === undefined;
    return html`<div class="home home--${layout} ${isNew ? "home--new" : ""}">
      ${title}${modules.map((module, index) => this.#inTurn(index, () => this.#module(module)))}
      ${isBare ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : nothing}
      <div class="home__house">${this.#inTurn(modules.length, () => [perks(app), linkTree(app), contact(app)])}</div>
    </div>`;
  }

  #inTurn(index: number, draw: () => unknown): unknown {
    return index < this.#drawn ? draw() : until(this.#turn(index).then(draw), nothing);
  }

  #turn(index: number): Promise<void> {
    this.#turns[index] ??= this.#turn(index - 1)
      .then(idle)
      .then(() => {
        this.#drawn = index + 1;
      });
    return this.#turns[index];
  }

  #module(module: HomeModule): TemplateResult | typeof nothing {
    switch (module) {
      case "banner":
        return banner(this.app);
      case "justForYou":
        return this.#justForYou();
      case "guides":
        return this.#guides();
      case "events":
        return html`<waymark-whats-on .app=${this.app}></waymark-whats-on>`;
      case "neighborhoods":
        return this.#areas();
      case "listings":
        return this.#listings();
      case "map":
        return html`<waymark-home-map .app=${this.app}></waymark-home-map>`;
    }
  }

  #justForYou(): TemplateResult | typeof nothing {
    const { app } = this;
    if (app.settings.disableJustForYou) return nothing;
    return html`<waymark-for-you .app=${app} .places=${this.#forYou}></waymark-for-you>`;
  }

  #listings(): TemplateResult | typeof nothing {
    const { app } = this;
    const places = this.#places();
    if (places.length === 0) return nothing;
    const all = html`${app.t("common.showAll")}${icon("forward")}`;
    return html`<section class="section section--listings" aria-labelledby="listings">
      <div class="section__head">
        <div><h2 id="listings">${app.t("common.placesNearby")}</h2></div>
        ${hasScreen("search") ? link(app, { view: "search" }, all, "section__all") : nothing}
      </div>
      <ul class="shelf">
        ${shelfCards(places, (listing) => listingCard(app, listing, { sizes: "17rem" }))}
      </ul>
    </section>`;
  }

  #guides(): TemplateResult | typeof nothing {
    const { app } = this;
    const { results, total } = app.home!.guides;
    if (results.length === 0) return nothing;
    const isBlog = app.settings.layout === "blog";
    const shown = results.slice(0, cardsIn(this.#columns.count, app.settings, isBlog));
    const all = html`${app.t("common.showAll")}${icon("forward")}`;
    return html`<section class="section" aria-labelledby="guides">
      <div class="section__head">
        <div><h2 id="guides">${app.t("common.featuredGuides")}</h2></div>
        ${hasScreen("guides") && total > 1 ? link(app, { view: "guides" }, all, "section__all") : nothing}
      </div>
      <ul class=${isBlog ? "column" : "grid grid--lead"}>
        ${shown.map((guide, index) => html`<li>${guideCard(app, guide, { eager: index < 2 })}</li>`)}
      </ul>
    </section>`;
  }

  #areas(): TemplateResult | typeof nothing {
    const { app } = this;
    const results = neighbourhoods(app.home!.geoareas.results, app.host);
    if (results.length === 0) return nothing;
    const all = html`${app.t("common.showAll")}${icon("forward")}`;
    return html`<section class="section" aria-labelledby="areas">
      <div class="section__head">
        <div><h2 id="areas">${app.t("common.neighbourhoods")}</h2><p>${app.t("common.neighbourhoodsHint")}</p></div>
        ${hasScreen("areas") ? link(app, { view: "areas" }, all, "section__all") : nothing}
      </div>
      <ul class="shelf shelf--areas">
        ${shelfCards(results, (area) => areaCard(app, area, { sizes: "14rem" }))}
      </ul>
    </section>`;
  }

  /**
   * The first place of each guide, then the second of each, and so on: none twice. In each guide, and among those shown, what is
   * closed at this moment comes after what is open or may be.
   */
  #places(size = SHELF_SIZE): Listing[] {
    const lists = this.app.home!.guides.results.map(({ listings = [] }) => closedLast(listings));
    const deepest = Math.max(0, ...lists.map(({ length }) => length));
    const places = new Map<string, Listing>();
    for (let depth = 0; depth < deepest && places.size < size; depth++) {
      for (const list of lists) {
        const listing = list[depth];
        if (listing && places.size < size) places.set(listing.id, listing);
      }
    }
    return closedLast([...places.values()]);
  }
}

/** How many cards fill the rows that the settings allow; the first of a wide grid takes the place of four. */
function cardsIn(columns: number, { gridRows, gridRowsMobile }: Settings, isBlog: boolean): number {
  if (isBlog) return columns === 1 ? gridRowsMobile : gridRows;
  if (columns === 1) return gridRowsMobile;
  return columns < 3 || gridRows < 2 ? gridRows * columns : gridRows * columns - 3;
}

/**
 * `<waymark-for-you .app .places>`: a shelf of places for this traveller. Without wishes it shows the given places, which the
 * first call brought, and asks for wishes; with wishes it asks the service for what suits them best.
 */
class ForYou extends AppElement {
  static override properties = { places: { attribute: false } };
  static override styles = [base, cards];
  declare places: readonly Listing[];
  readonly #chosen = new Loader<Listing[]>(this);
  #asked = "";
  #isOpen = false;

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { app } = this;
    const asked = JSON.stringify(app.query());
    if (asked === this.#asked) return;
    this.#asked = asked;
    if (!hasPreferences(app.preferences)) return;
    const query = {
      ...app.query(),
      rankBy: "balanced",
      hitsPerPage: SHELF_SIZE,
      fields: listingFields,
    } as const;
    void this.#chosen.run(async (signal) =>
      closedLast((await app.client.listingSearch(query, { signal })).results),
    );
  }

  override render(): TemplateResult {
    const { app } = this;
    const isPersonal = hasPreferences(app.preferences);
    // While the choice is on its way, or when it cannot be had, the guides' places stand.
    const found = (isPersonal && this.#chosen.value) || this.places;
    if (found.length === 0) return html``;
    const open = openSoon(found, app.host.timeZoneName);
    // What is picked for now is open now or soon; at night, when nothing is, nobody says that it is picked for now.
    const isOfNow = open.length >= FEW;
    const places = isOfNow ? open : found;
    const hint = isPersonal ? "wishes.chosenHint" : isOfNow ? "common.justForYouHint" : undefined;
    return html`<section class="section" aria-labelledby="for-you">
      <div class="section__head">
        <div>
          <h2 id="for-you">${app.t("common.justForYou")}</h2>
          ${hint ? html`<p>${app.t(hint)}</p>` : nothing}
        </div>
        <button class="section__all" type="button" aria-haspopup="dialog" @click=${() => this.#open(true)}>
          ${icon("sparkle")}${isPersonal ? app.t("wishes.change") : app.t("wishes.tell")}
        </button>
      </div>
      <ul class="shelf" aria-busy=${this.#chosen.isLoading ? "true" : "false"}>
        ${shelfCards(places.slice(0, SHELF_SIZE), (listing) => listingCard(app, listing, { sizes: "17rem" }))}
      </ul>
      ${this.#sheet(isPersonal)}
    </section>`;
  }

  #sheet(isPersonal: boolean): TemplateResult {
    const { app } = this;
    return html`<waymark-sheet .open=${this.#isOpen} .label=${app.t("wishes.title")} .closeLabel=${app.t("common.close")} @close=${() => this.#open(false)}>
      ${
        this.#isOpen
          ? html`<waymark-wishes
                .app=${app}
                .value=${app.preferences}
                @wish=${({ detail }: CustomEvent) => app.setPreferences(detail)}
              ></waymark-wishes>
              <p class="page__more">
                <button class="button" type="button" @click=${() => this.#open(false)}>${app.t("wishes.show")}</button>
                ${
                  isPersonal
                    ? html`<button class="button button--quiet" type="button" @click=${() => app.setPreferences({})}>${app.t("wishes.forget")}</button>`
                    : nothing
                }
              </p>`
          : nothing
      }
    </waymark-sheet>`;
  }

  #open(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.requestUpdate();
  }
}

if (!customElements.get("waymark-for-you")) customElements.define("waymark-for-you", ForYou);
