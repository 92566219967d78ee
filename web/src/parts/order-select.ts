import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import type { SearchOrder } from "../app/search-state.ts";
import type { TextKey } from "../texts/texts.ts";

/** The order of results to choose. Distance is none where the host hides travel. */
export function orderSelect(
  app: App,
  order: SearchOrder | undefined,
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
      ${option("", "find.orderDefault")}${option("score", "find.orderScore")}${app.settings.hideTravel ? nothing : option("distance", "find.orderDistance")}
    </select>
  </label>`;
}
