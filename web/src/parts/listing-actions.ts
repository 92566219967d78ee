import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { directionsUrl } from "../app/directions.ts";
import type { TravelMode } from "../app/settings.ts";
import { type IconName, icon } from "./icon.ts";
import { outside } from "./link.ts";
import { saveButton } from "./save-button.ts";

const modeIcons: Readonly<Record<TravelMode, IconName>> = {
  walking: "walk",
  bicycling: "bike",
  transit: "transit",
  driving: "car",
};

/** What a traveller can do with a place: go there, book, save. A kiosk has no way out to other sites. */
export function listingActions(app: App, listing: Listing): TemplateResult {
  return html`<p class="actions">
    ${directions(app, listing)}${booking(app, listing)}${saveButton(app, listing, "button button--icon button--quiet save-wide")}
  </p>`;
}

function directions(app: App, listing: Listing): TemplateResult | typeof nothing {
  const { hideTravel, kiosk, travelMode } = app.settings;
  const url = directionsUrl(listing, travelMode);
  if (hideTravel || kiosk || !app.url(url)) return nothing;
  return outside(app, url, html`${icon(modeIcons[travelMode])}${app.t(`listing.${travelMode}`)}`, "button");
}

function booking(app: App, { tableBooking }: Listing): TemplateResult | typeof nothing {
  if (app.settings.kiosk || !app.url(tableBooking?.url)) return nothing;
  const content = html`${icon("calendar")}${app.t("listing.book")}`;
  return outside(app, tableBooking?.url, content, "button button--accent");
}
