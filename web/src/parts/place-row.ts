import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { categoryPicture } from "../map/category-icon.ts";
import { hasScreen } from "../screens/known-views.ts";
import { distance, openingState, price, rating } from "./facts.ts";
import { icon } from "./icon.ts";
import { link } from "./link.ts";
import { photo } from "./photo.ts";

export interface PlaceRowOptions {
  isSelected: boolean;
  /** Heading level of the place's name. */
  level: 2 | 3;
  /** What the button that shows the place on the map is called; without it there is none. */
  showLabel: string | undefined;
  onShow: () => void;
}

/** A place as a row of a list beside a map: small picture, name, facts, and a button that shows it on the map. */
export function placeRow(app: App, listing: Listing, options: PlaceRowOptions): TemplateResult {
  const { isSelected, level, showLabel, onShow } = options;
  const name = listing.name ?? "";
  const title = hasScreen("listing") ? link(app, { view: "listing", id: listing.id }, name) : name;
  return html`<article class="place" part="card" data-id=${listing.id} aria-current=${isSelected ? "true" : nothing}>
    <div class="place__frame">${photo(app, listing.photos?.[0], { sizes: "7rem", instead: categoryPicture(listing) })}</div>
    <div class="place__words">
      ${listing.category ? html`<p class="overline">${listing.category}</p>` : nothing}
      ${level === 2 ? html`<h2 class="place__name">${title}</h2>` : html`<h3 class="place__name">${title}</h3>`}
      <p class="facts">
        ${rating(app, listing.providerRating)}${price(app, listing)}${openingState(app, listing)}${distance(app, listing.geoDistance)}
      </p>
    </div>
    ${
      showLabel === undefined
        ? nothing
        : html`<button class="place__pin" type="button" aria-pressed=${isSelected ? "true" : "false"} aria-label=${showLabel} title=${showLabel} @click=${onShow}>
            ${icon("pin")}
          </button>`
    }
  </article>`;
}
