import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { hasScreen } from "../app/route.ts";
import type { TravelMode } from "../app/settings.ts";
import { saveButton } from "./cards.ts";
import type { Piece } from "./facts.ts";
import { type IconName, icon, namedIcon, travelIcons } from "./icon.ts";
import { link, outside, telephone, telephoneUrl } from "./link.ts";
import { shareButton } from "./share.ts";

/** What a traveller can do with a place: go there, book, save. A kiosk has no way out to other sites. */
export function listingActions(app: App, listing: Listing): TemplateResult {
  return html`<p class="actions">
    ${directions(app, listing)}${booking(app, listing)}<span class="actions">${saveButton(app, listing, "button button--icon button--quiet save-wide")}${shareButton(app, { view: "listing", id: listing.id }, listing.name ?? listing.id)}</span>
  </p>`;
}

function directions(app: App, listing: Listing): TemplateResult | typeof nothing {
  const { hideTravel, kiosk, travelMode } = app.settings;
  const url = directionsUrl(listing, travelMode);
  if (hideTravel || kiosk || !app.url(url)) return nothing;
  const content = html`${icon(travelIcons[travelMode])}${app.t(`listing.${travelMode}`)}`;
  return outside(app, url, content, "button", (url) => app.tell("directions", { id: listing.id, url }));
}

function booking(app: App, { id, tableBooking }: Listing): TemplateResult | typeof nothing {
  if (app.settings.kiosk || !app.url(tableBooking?.url)) return nothing;
  const content = html`${icon("calendar")}${app.t("listing.book")}`;
  return outside(app, tableBooking?.url, content, "button button--accent", (url) =>
    app.tell("book", { id, url }),
  );
}

/**
 * Address of the way to a place from wherever the traveller is, by the host's travel mode (Google's Maps URLs, which maps
 * of phones open by themselves). Where the place has no position: its provider's map; undefined without either.
 */
export function directionsUrl(
  { geoLocation, providerMapsUrl }: Pick<Listing, "geoLocation" | "providerMapsUrl">,
  mode: TravelMode,
): string | undefined {
  if (!geoLocation) return providerMapsUrl;
  const query = new URLSearchParams({ api: "1", destination: geoLocation.join(","), travelmode: mode });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Where a place is, how to reach it, and where else it is found. Nothing where nothing is known. */
export function listingContact(app: App, listing: Listing): Piece {
  const {
    id,
    geoLocation,
    address,
    neighborhood,
    phoneNumber,
    websiteUrl,
    reviewSiteUrl,
    deliveryApps = [],
    socialMedia = [],
  } = listing;
  const where = [address, neighborhood]
    .filter((part, index, all) => part && all.indexOf(part) === index)
    .join(", ");
  const rows = [
    where
      ? html`<span class="contact__line">${icon("pin")}<span class="own">${where}</span></span>`
      : nothing,
    geoLocation && hasScreen("map") ? onTheMap(app, id) : nothing,
    phoneNumber ? away(app, "phone", telephoneUrl(phoneNumber), telephone(phoneNumber)) : nothing,
    websiteUrl ? away(app, "globe", websiteUrl, siteName(app, websiteUrl)) : nothing,
    reviewSiteUrl ? away(app, "star", reviewSiteUrl, app.t("listing.reviews")) : nothing,
    ...deliveryApps.map(({ url, type }) => away(app, "bike", url, `${app.t("listing.delivery")}: ${type}`)),
    ...socialMedia.map(({ url, name, icon: picture }) =>
      away(app, namedIcon(picture) ?? "link", url, name ?? siteName(app, url)),
    ),
  ].filter((row) => row !== nothing);
  if (rows.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="contact">
    <div class="panel__head"><h2 id="contact">${app.t("listing.contact")}</h2></div>
    <ul class="contact">${rows.map((row) => html`<li>${row}</li>`)}</ul>
  </section>`;
}

/** A way to tell the host that something about a place is wrong; nothing where the host has no address for it. */
export function reportLink(app: App, { id, name = id }: Listing): Piece {
  const { email } = app.host.uiConfig?.contact ?? {};
  if (!email || app.settings.kiosk) return nothing;
  const address = `mailto:${email}?subject=${encodeURIComponent(`${name} (${id})`)}`;
  return html`<p class="report">${outside(app, address, html`${icon("mail")}${app.t("listing.report")}`, "report__link", (url) => app.tell("report", { id, url }))}</p>`;
}

function onTheMap(app: App, id: string): TemplateResult {
  const words = html`${icon("map")}<span>${app.t("find.onTheMap")}</span>`;
  return link(app, { view: "map", id }, words, "contact__line");
}

function away(app: App, name: IconName, address: string | undefined, text: TemplateResult | string): Piece {
  // An address that is not safe to follow is not worth a line of its own.
  if (!app.url(address)) return nothing;
  return outside(app, address, html`${icon(name)}<span class="own">${text}</span>`, "contact__line");
}

/** The host of an address, as people name a site. */
function siteName(app: App, address: string | undefined): string {
  const url = app.url(address);
  return url ? new URL(url).hostname.replace(/^www\./, "") : "";
}
