import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import { Columns } from "../app/columns.ts";
import type { HomeModule, Settings } from "../app/settings.ts";
import { areaCard, guideCard, listingCard } from "../parts/cards.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { empty } from "../parts/states.ts";
import { banner } from "../shell/banner.ts";
import { contact, linkTree, perks } from "../shell/house.ts";
import { base } from "../styles/base.ts";
import { cards } from "../styles/cards.ts";
import { home } from "../styles/home.ts";
import { hasScreen } from "./known-views.ts";
import { Screen } from "./screen.ts";

const SHELF_SIZE = 12;

/** The first screen: the host's welcome, then the modules that its configuration names, in its order. */
export class HomeScreen extends Screen {
  static override styles = [base, cards, home];
  readonly #columns = new Columns(this);

  override render(): TemplateResult {
    const { app } = this;
    const { guides, geoareas } = app.home!;
    const isBare = guides.total === 0 && geoareas.total === 0;
    return html`<div class="home home--${app.settings.layout}">
      ${app.settings.modules.map((module) => html`${this.#module(module)}`)}
      ${isBare ? empty(app.t("nothingTitle"), app.t("nothingText")) : nothing}
      <div class="home__house">${perks(app)}${linkTree(app)}${contact(app)}</div>
    </div>`;
  }

  #module(module: HomeModule): TemplateResult | typeof nothing {
    switch (module) {
      case "banner":
        return banner(this.app);
      case "justForYou":
        return this.#justForYou();
      case "guides":
        return this.#guides();
      case "neighborhoods":
        return this.#areas();
      case "listings":
        return this.#shelf("listings", this.app.t("placesNearby"), undefined, this.#places());
      // The map's place in a home screen is filled by the map's own screen.
      case "map":
        return nothing;
    }
  }

  /** Places out of the guides, which the service has ranked by what this traveller likes. */
  #justForYou(): TemplateResult | typeof nothing {
    const { app } = this;
    if (app.settings.disableJustForYou) return nothing;
    return this.#shelf("for-you", app.t("justForYou"), app.t("justForYouHint"), this.#places());
  }

  #shelf(
    name: string,
    title: string,
    hint: string | undefined,
    places: readonly Listing[],
  ): TemplateResult | typeof nothing {
    if (places.length === 0) return nothing;
    return html`<section class="section section--${name}" aria-labelledby=${name}>
      <div class="section__head"><div><h2 id=${name}>${title}</h2>${hint ? html`<p>${hint}</p>` : nothing}</div></div>
      <ul class="shelf">
        ${places.map((listing) => html`<li>${listingCard(this.app, listing, { sizes: "17rem" })}</li>`)}
      </ul>
    </section>`;
  }

  #guides(): TemplateResult | typeof nothing {
    const { app } = this;
    const { results, total } = app.home!.guides;
    if (results.length === 0) return nothing;
    const isBlog = app.settings.layout === "blog";
    const shown = results.slice(0, cardsIn(this.#columns.count, app.settings, isBlog));
    const all = html`${app.t("showAll")}${icon("forward")}`;
    return html`<section class="section" aria-labelledby="guides">
      <div class="section__head">
        <div><h2 id="guides">${app.t("featuredGuides")}</h2></div>
        ${hasScreen("guides") && total > 1 ? link(app, { view: "guides" }, all, "section__all") : nothing}
      </div>
      <ul class=${isBlog ? "column" : "grid grid--lead"}>
        ${shown.map((guide, index) => html`<li>${guideCard(app, guide, { eager: index < 2 })}</li>`)}
      </ul>
    </section>`;
  }

  #areas(): TemplateResult | typeof nothing {
    const { app } = this;
    const { results } = app.home!.geoareas;
    if (results.length === 0) return nothing;
    const all = html`${app.t("showAll")}${icon("forward")}`;
    return html`<section class="section" aria-labelledby="areas">
      <div class="section__head">
        <div><h2 id="areas">${app.t("neighbourhoods")}</h2><p>${app.t("neighbourhoodsHint")}</p></div>
        ${hasScreen("areas") ? link(app, { view: "areas" }, all, "section__all") : nothing}
      </div>
      <ul class="shelf shelf--areas">
        ${results.map((area) => html`<li>${areaCard(app, area, { sizes: "14rem" })}</li>`)}
      </ul>
    </section>`;
  }

  /** The first place of each guide, then the second of each, and so on: none twice. */
  #places(): Listing[] {
    const lists = this.app.home!.guides.results.map(({ listings = [] }) => listings);
    const deepest = Math.max(0, ...lists.map(({ length }) => length));
    const places = new Map<string, Listing>();
    for (let depth = 0; depth < deepest && places.size < SHELF_SIZE; depth++) {
      for (const list of lists) {
        const listing = list[depth];
        if (listing && places.size < SHELF_SIZE) places.set(listing.id, listing);
      }
    }
    return [...places.values()];
  }
}

/** How many cards fill the rows that the settings allow; the first of a wide grid takes the place of four. */
function cardsIn(columns: number, { gridRows, gridRowsMobile }: Settings, isBlog: boolean): number {
  if (isBlog) return columns === 1 ? gridRowsMobile : gridRows;
  if (columns === 1) return gridRowsMobile;
  return columns < 3 || gridRows < 2 ? gridRows * columns : gridRows * columns - 3;
}
