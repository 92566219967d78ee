import { html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { icon } from "./icon.ts";
import { outside } from "./link.ts";

/** Elements of an embed that say where what it shows is, and by which attribute. */
const holders = "iframe[src], video[src], audio[src], source[src], blockquote[cite], a[href]";

/**
 * Links to what a place has with others: videos, tours, posts. Only the address is read out of an embed; its code is never
 * put into the page, since it would run there, and ask others for something before the traveller has chosen to.
 */
export function listingEmbeds(app: App, { embeds = [] }: Listing): TemplateResult | typeof nothing {
  const links = embeds.flatMap(({ code, type, provider }) => {
    const url = app.url(addressOf(code));
    return url && /^https?:/.test(url) ? [{ url, words: [provider, type].filter(Boolean).join(" · ") }] : [];
  });
  // A kiosk has no way out.
  if (links.length === 0 || app.settings.kiosk) return nothing;
  return html`<section aria-labelledby="embeds">
    <h2 id="embeds">${app.t("listing.embeds")}</h2>
    <p>${links.map(({ url, words }) => outside(app, url, html`${icon("external")}<span class="own">${words}</span>`, "details__link"))}</p>
  </section>`;
}

/** The address that an embed shows: the code itself, or the first one in its markup. Parsing loads and runs nothing. */
function addressOf(code: string): string | undefined {
  if (/^(https?:)?\/\//i.test(code.trim())) return code.trim();
  const holder = new DOMParser().parseFromString(code, "text/html").querySelector(holders);
  return ["src", "cite", "href"].map((name) => holder?.getAttribute(name)).find(Boolean) ?? undefined;
}
