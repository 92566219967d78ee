import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { nativeNameOf } from "../app/language.ts";
import { icon } from "../parts/icon.ts";

/** The languages of the host, each by its own name; nothing where there is only one. */
export function languageSelect(app: App): TemplateResult | typeof nothing {
  const codes = app.host.languageCodes ?? [];
  if (codes.length < 2) return nothing;
  const names = new Map(app.languages?.languages.map(({ code, nativeName }) => [code, nativeName]));
  return html`<label class="language" part="language">
    ${icon("globe")}<span class="unseen">${app.t("common.language")}</span>
    <select
      @change=${(event: Event) => app.setLanguage((event.target as HTMLSelectElement).value)}
      @pointerenter=${() => app.loadLanguages()}
      @focus=${() => app.loadLanguages()}
    >
      ${codes.map(
        (code) =>
          html`<option value=${code} lang=${code} .selected=${code === app.lang}>
            ${names.get(code) ?? nativeNameOf(code, codes)}
          </option>`,
      )}
    </select>
  </label>`;
}
