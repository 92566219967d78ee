import { html, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { icon } from "./icon.ts";

/** Back to where the traveller came from, or to the first screen for one who came here directly. */
export function backLink(app: App): TemplateResult {
  return html`<button class="back" type="button" @click=${() => app.router.back()}>${icon("back")}${app.t("common.back")}</button>`;
}
