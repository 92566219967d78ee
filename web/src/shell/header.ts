import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { nativeNameOf } from "../app/language.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { markMissing } from "../parts/photo.ts";
import { cssOf, isDark, paletteOf, parseColour } from "../theme/palette.ts";
import { menuEntries } from "./pages.ts";

/**
 * The bar at the top: logo, menu, language, and before them a button for those who go by keys: `onSkip` leads past them. On a
 * narrow element the menu stands at the foot, within a thumb's reach.
 */
export function header(app: App, onSkip: () => void): TemplateResult {
  const palette = paletteOf(app.host, app.options.mode);
  const logo = logoFor(app, cssOf(palette.background));
  const words = html`<span class="bar__name">${app.host.name}</span>`;
  const name = logo
    ? html`<img class="bar__logo" src=${logo.url} width=${logo.width} height=${logo.height} alt=${app.host.name} @error=${markMissing} @load=${markMissing} />${words}`
    : words;
  return html`<header class="bar" part="header">
    <button class="skip button" type="button" @click=${onSkip}>${app.t("common.skip")}</button>
    ${link(app, { view: "home" }, name, "bar__brand")} ${menu(app, "menu menu--bar")}
    ${app.settings.hideLanguageSelector ? nothing : languageSelect(app)}
  </header>`;
}

/** The menu at the foot of a narrow element; a wide one has it in the bar. Only one of both is shown. */
export function footMenu(app: App): TemplateResult {
  return menu(app, "menu menu--foot");
}

function menu(app: App, className: string): TemplateResult {
  const entries = menuEntries(app);
  const current = app.route.view;
  const parent = { guide: "guides", listing: "search", area: "areas" }[current as "guide"] ?? current;
  if (entries.length < 2) return html`<span></span>`;
  return html`<nav class=${className} part="menu" aria-label=${app.t("common.menu")}>
    <ul>
      ${entries.map((entry) => {
        const isCurrent = entry.view === parent;
        const own = entry.icons && (isCurrent ? entry.icons.active : entry.icons.inactive);
        const picture = own
          ? html`<img class="icon" src=${own} width="24" height="24" alt="" />`
          : icon(entry.icon);
        const content = html`${picture}<span>${entry.label}</span>`;
        return html`<li>${link(app, { view: entry.view }, content, "menu__entry", { current: isCurrent })}</li>`;
      })}
    </ul>
  </nav>`;
}

/** The languages of the host, each by its own name; nothing where there is only one. */
function languageSelect(app: App): TemplateResult | typeof nothing {
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

export interface Logo {
  url: string;
  width: number;
  height: number;
}

/** The host's logo for a ground of this colour: the light one on dark, the dark one on light. */
export function logoFor(app: App, ground: string | undefined): Logo | undefined {
  const { branding, logos = [] } = app.host;
  const colour = parseColour(ground);
  const wanted = colour === undefined || isDark(colour) ? "light" : "dark";
  const asset = logos.find(({ logoColor }) => logoColor === wanted);
  const url = app.url(branding?.logos?.[wanted] ?? asset?.url ?? asset?.file?.url);
  if (!url) return undefined;
  const { width, height } = branding?.logos?.attrs ?? asset ?? {};
  return { url, width: width ?? 360, height: height ?? 96 };
}
