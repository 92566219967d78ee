import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import type { SearchOrder } from "../app/search-state.ts";
import { type FindKey, findTexts } from "../texts/find/find.ts";

/** The order of results to choose. Distance is none where the host hides travel. */
export function orderSelect(
  app: App,
  order: SearchOrder | undefined,
  onChange: (order: SearchOrder | undefined) => void,
): TemplateResult {
  const t = (key: FindKey) => findTexts.t(app.lang, key);
  const option = (value: string, key: FindKey) =>
    html`<option value=${value} .selected=${value === (order ?? "")}>${t(key)}</option>`;
  const choose = (event: Event) => {
    const { value } = event.target as HTMLSelectElement;
    onChange(value === "score" || value === "distance" ? value : undefined);
  };
  return html`<label class="order"><span class="unseen">${t("order")}</span>
    <select @change=${choose}>
      ${option("", "orderDefault")}${option("score", "orderScore")}${app.settings.hideTravel ? nothing : option("distance", "orderDistance")}
    </select>
  </label>`;
}
