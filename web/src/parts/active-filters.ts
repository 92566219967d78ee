import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { facets, filterCount, type SearchState, toggled, withoutFilters } from "../app/search-state.ts";
import { findTexts } from "../texts/find/find.ts";
import { labelOf } from "./filter-panel.ts";
import { icon } from "./icon.ts";

/** The filters in use as chips that take them away, and a way to clear them all; nothing without filters. */
export function activeFilters(
  app: App,
  state: SearchState,
  onChange: (state: SearchState) => void,
): TemplateResult | typeof nothing {
  if (filterCount(state) === 0) return nothing;
  const t = (key: Parameters<typeof findTexts.t>[1], name = "") => findTexts.t(app.lang, key, { name });
  const chip = (label: string, spoken: string, after: SearchState) => html`<li>
    <button class="chip" type="button" aria-label=${t("removeFilter", spoken)} @click=${() => onChange(after)}>
      ${label}${icon("close")}
    </button>
  </li>`;
  return html`<div class="active">
    <ul aria-label=${t("filtersInUse")}>
      ${state.openNow ? chip(app.t("openNow"), app.t("openNow"), { ...state, openNow: false }) : nothing}
      ${state.box ? chip(t("inTheArea"), t("inTheArea"), { ...state, box: undefined }) : nothing}
      ${facets.flatMap((facet) =>
        state.chosen[facet].map((value) => {
          const { label, spoken = label } = labelOf(app, facet, value);
          return chip(label, spoken, toggled(state, facet, value));
        }),
      )}
    </ul>
    <button class="active__clear" type="button" @click=${() => onChange(withoutFilters(state))}>${t("clearAll")}</button>
  </div>`;
}
