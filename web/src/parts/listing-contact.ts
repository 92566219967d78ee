import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { hasScreen } from "../screens/known-views.ts";
import { type IconName, icon, isIcon } from "./icon.ts";
import { link, outside } from "./link.ts";
import { telephone, telephoneUrl } from "./telephone.ts";

type Piece = TemplateResult | typeof nothing;

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
      away(app, socialIcon(picture), url, name ?? siteName(app, url)),
    ),
  ].filter((row) => row !== nothing);
  if (rows.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="contact">
    <div class="panel__head"><h2 id="contact">${app.t("listing.contact")}</h2></div>
    <ul class="contact">${rows.map((row) => html`<li>${row}</li>`)}</ul>
  </section>`;
}

function onTheMap(app: App, id: string): TemplateResult {
  const words = html`${icon("map")}<span>${app.t("listing.onTheMap")}</span>`;
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

function socialIcon(picture: string | undefined): IconName {
  const name = picture?.replace(/^icon-/, "") ?? "";
  return isIcon(name) ? name : "link";
}
