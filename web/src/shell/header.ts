import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { markMissing } from "../parts/photo.ts";
import { cssOf } from "../theme/colour.ts";
import { paletteOf } from "../theme/palette.ts";
import { languageSelect } from "./language-select.ts";
import { logoFor } from "./logo.ts";
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
