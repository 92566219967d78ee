import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { facets, filterCount, type SearchState, toggled, withoutFilters } from "../app/search-state.ts";
import { labelOf } from "./filter-panel.ts";
import { icon } from "./icon.ts";

/** The filters in use as chips that take them away, and a way to clear them all; nothing without filters. */
export function activeFilters(
  app: App,
  state: SearchState,
  onChange: (state: SearchState) => void,
): TemplateResult | typeof nothing {
  if (filterCount(state) === 0) return nothing;
  const chip = (label: string, spoken: string, after: SearchState) => html`<li>
    <button class="chip" type="button" aria-label=${app.t("find.removeFilter", { name: spoken })} @click=${() => onChange(after)}>
      ${label}${icon("close")}
    </button>
  </li>`;
  return html`<div class="active">
    <ul aria-label=${app.t("find.filtersInUse")}>
      ${state.openNow ? chip(app.t("common.openNow"), app.t("common.openNow"), { ...state, openNow: false }) : nothing}
      ${state.box ? chip(app.t("find.inTheArea"), app.t("find.inTheArea"), { ...state, box: undefined }) : nothing}
      ${facets.flatMap((facet) =>
        state.chosen[facet].map((value) => {
          const { label, spoken = label } = labelOf(app, facet, value);
          return chip(label, spoken, toggled(state, facet, value));
        }),
      )}
    </ul>
    <button class="active__clear" type="button" @click=${() => onChange(withoutFilters(state))}>${app.t("find.clearAll")}</button>
  </div>`;
}
