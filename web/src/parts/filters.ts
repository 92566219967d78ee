import { html, nothing, type TemplateResult } from "lit";
import type { FacetCounts, FacetName } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import {
  facets,
  filterCount,
  groups,
  type PlaceGroup,
  type SearchOrder,
  type SearchState,
  toggled,
  withoutFilters,
} from "../app/search-state.ts";
import type { TextKey } from "../texts/texts.ts";
import { priceSign } from "./facts.ts";
import { icon } from "./icon.ts";
import { toggleOption } from "./options.ts";
import "./wishes.ts";

/** Values of a facet that are shown before more are asked for. */
const SHOWN_VALUES = 8;

const headings = {
  group: "groups.heading",
  category: "find.category",
  priceLevel: "find.price",
  activityTags: "find.goodFor",
  neighborhood: undefined,
} as const satisfies Record<FacetName, TextKey<"find" | "groups"> | undefined>;

interface FilterPanelOptions {
  state: SearchState;
  /** Undefined before the first answer. */
  counts: Partial<Record<FacetName, FacetCounts>> | undefined;
  /** The facets whose every value is shown. */
  unfolded: ReadonlySet<FacetName>;
  onChange: (state: SearchState) => void;
  onFold: (facet: FacetName) => void;
}

/** Every filter of a search with how many places each value brings, and the traveller's wishes. */
export function filterPanel(app: App, options: FilterPanelOptions): TemplateResult {
  const { state, counts, onChange } = options;
  // What stands below the counted filters waits for them: they would push it away.
  const showsWishes = counts !== undefined && !app.settings.disableJustForYou;
  return html`<fieldset class="options">
      <legend>${app.t("listing.hours")}</legend>
      ${toggleOption({
        label: app.t("common.openNow"),
        isOn: state.openNow,
        onToggle: () => onChange({ ...state, openNow: !state.openNow }),
      })}
    </fieldset>
    ${facets.map((facet) => facetGroup(app, facet, options))}
    ${
      showsWishes
        ? html`<waymark-wishes
            class="filters__wishes"
            .app=${app}
            .value=${app.preferences}
            @wish=${({ detail }: CustomEvent) => app.setPreferences(detail)}
          ></waymark-wishes>`
        : nothing
    }`;
}

function facetGroup(
  app: App,
  facet: FacetName,
  { state, counts, unfolded, onChange, onFold }: FilterPanelOptions,
): TemplateResult | typeof nothing {
  const values = facetValues(facet, counts?.[facet] ?? [], state.chosen[facet]);
  if (values.length < 2 && state.chosen[facet].length === 0) return nothing;
  const isWhole = unfolded.has(facet) || values.length <= SHOWN_VALUES + 1;
  const shown = isWhole
    ? values
    : values.filter(({ value }, index) => index < SHOWN_VALUES || state.chosen[facet].includes(value));
  const heading = headings[facet];
  return html`<fieldset class="options">
    <legend>${heading ? app.t(heading) : app.t("common.neighbourhoods")}</legend>
    ${shown.map(({ value, count }) =>
      toggleOption({
        ...facetLabel(app, facet, value),
        count,
        isOn: state.chosen[facet].includes(value),
        onToggle: () => onChange(toggled(state, facet, value)),
      }),
    )}
    ${
      values.length > SHOWN_VALUES + 1
        ? html`<button class="options__more" type="button" aria-expanded=${isWhole ? "true" : "false"} @click=${() => onFold(facet)}>
            ${isWhole ? app.t("find.fewer") : app.t("find.more", { count: values.length - shown.length })}
          </button>`
        : nothing
    }
  </fieldset>`;
}

/** The values of a facet: prices by level, others as the service ranks them. A list is sent with commas between, so a value that has one cannot be asked for. */
function facetValues(
  facet: FacetName,
  counts: FacetCounts,
  chosen: readonly string[],
): { value: string; count: number }[] {
  const values = counts
    .map(({ value, count }) => ({ value: String(value), count }))
    .filter(
      ({ value, count }) => !value.includes(",") && value !== "" && (count > 0 || chosen.includes(value)),
    );
  if (facet === "group") return groups.flatMap((group) => values.filter(({ value }) => value === group));
  if (facet !== "priceLevel") return values;
  return values.filter(({ value }) => value !== "0").toSorted((a, b) => Number(a.value) - Number(b.value));
}

/** A value of a facet in words, and as it is spoken where it is shown as a sign. */
function facetLabel(app: App, facet: FacetName, value: string): { label: string; spoken?: string } {
  if (facet === "group") return { label: app.t(`groups.${value as PlaceGroup}`) };
  if (facet !== "priceLevel") return { label: value };
  const level = Number(value);
  return { label: priceSign(app).repeat(level), spoken: app.t("common.priceLevel", { count: level }) };
}

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
          const { label, spoken = label } = facetLabel(app, facet, value);
          return chip(label, spoken, toggled(state, facet, value));
        }),
      )}
    </ul>
    <button class="active__clear" type="button" @click=${() => onChange(withoutFilters(state))}>${app.t("find.clearAll")}</button>
  </div>`;
}

/** The order of results to choose. Distance is none where the host hides travel, and nothing is best rated where nobody rates. */
export function orderSelect(
  app: App,
  order: SearchOrder | undefined,
  isRated: boolean,
  onChange: (order: SearchOrder | undefined) => void,
): TemplateResult {
  const option = (value: string, key: TextKey<"find">) =>
    html`<option value=${value} .selected=${value === (order ?? "")}>${app.t(key)}</option>`;
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    onChange(value === "score" || value === "distance" ? value : undefined);
  };
  return html`<label class="order"><span class="unseen">${app.t("find.order")}</span>
    <select @change=${choose}>
      ${option("", "find.orderDefault")}${isRated ? option("score", "find.orderScore") : nothing}${app.settings.hideTravel ? nothing : option("distance", "find.orderDistance")}
    </select>
  </label>`;
}
