import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";

/** What a search adds to its records with `attributions=true`: the lines that must be shown with their data. */
export interface Attributed {
  attributions?: string[];
}

/** The lines that a record's sources ask to be shown; nothing where there are none. */
export function sources(app: App, { attributions = [] }: Attributed): TemplateResult | typeof nothing {
  if (attributions.length === 0) return nothing;
  return html`<footer class="sources">
    <h2>${app.t("listing.sources")}</h2>
    <ul>${attributions.map((line) => html`<li>${line}</li>`)}</ul>
  </footer>`;
}
