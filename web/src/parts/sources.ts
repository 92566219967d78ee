import { css, html, nothing, type TemplateResult } from "lit";
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

/** The lines that must be shown with data of others. */
export const sourcesStyles = css`
  .sources { margin-block-start: 2.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--wm-line); color: var(--wm-text-soft); font: var(--wm-type-caption); }
  .sources h2 { margin-block-end: 0.25rem; font: var(--wm-type-captionBold); }
`;
