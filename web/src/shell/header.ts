import { html, nothing, type TemplateResult } from "lit";
import { isSameLanguage, primaryLanguage } from "../../../src/languages/compare.ts";
import type { App } from "../app/app.ts";
import { savedIds } from "../app/device.ts";
import { hasScreen, type View } from "../app/route.ts";
import { type IconName, icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { markMissing } from "../parts/photo.ts";
import { languages, type TextKey, textIn } from "../texts/texts.ts";
import { buildPalette, isDark, parseColour, toCss } from "../theme/palette.ts";

/**
 * The bar at the top: logo, menu, language, and before them a button for those who go by keys: `onSkip` leads past them. On a
 * narrow element the menu stands at the foot, within a thumb's reach.
 */
export function header(app: App, onSkip: () => void): TemplateResult {
  const palette = buildPalette(app.host, app.options.mode);
  const logo = logoFor(app, toCss(palette.background));
  const words = html`<span class="bar__name">${app.host.name}</span>`;
  const name = logo
    ? html`<img class="bar__logo" src=${logo.url} width=${logo.width} height=${logo.height} alt=${app.host.name} @error=${markMissing} @load=${markMissing} />${words}`
    : words;
  return html`<header class="bar" part="header">
    <button class="skip button" type="button" @click=${onSkip}>${app.t("common.skip")}</button>
    ${link(app, { view: "home" }, name, "bar__brand")} ${menu(app, "menu menu--bar", false)}
    ${app.settings.hideLanguageSelector ? nothing : languageSelect(app)}
  </header>`;
}

/** The menu at the foot of a narrow element; a wide one has it in the bar. Only one of both is shown. */
export function footMenu(app: App): TemplateResult {
  const entries = menuEntries(app);
  // Where not all fit, the concierge is among those that need no scrolling.
  const isLong = entries.length > FIT_IN_FOOT;
  return menu(app, "menu menu--foot", true, isLong ? entries.toSorted(byUrgency) : entries);
}

/** Entries that a phone shows at once. */
const FIT_IN_FOOT = 5;
const byUrgency = (a: MenuEntry, b: MenuEntry) => urgency(a) - urgency(b);
const urgency = ({ view }: MenuEntry) => (view === "home" ? 0 : view === "chat" ? 1 : 2);

function menu(app: App, className: string, hasIcons: boolean, entries = menuEntries(app)): TemplateResult {
  const current = app.route.view;
  const parent = { guide: "guides", listing: "search", area: "areas" }[current as "guide"] ?? current;
  if (entries.length < 2) return html`<span></span>`;
  return html`<nav class=${className} part="menu" aria-label=${app.t("common.menu")}>
    <ul>
      ${entries.map((entry) => {
        const isCurrent = entry.view === parent;
        const content = html`${hasIcons ? menuIcon(entry, isCurrent) : nothing}<span>${entry.label}</span>`;
        return html`<li>${link(app, { view: entry.view }, content, "menu__entry", { current: isCurrent })}</li>`;
      })}
    </ul>
  </nav>`;
}

/** The host's own icon, asked for only where the menu is seen, or one of the element's. */
function menuIcon({ icon: name, icons }: MenuEntry, isCurrent: boolean): TemplateResult {
  if (!icons) return icon(name);
  const url = isCurrent ? icons.active : icons.inactive;
  return html`<img class="icon" src=${url} width="24" height="24" alt="" loading="lazy" />`;
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
            ${names.get(code) ?? (app.isChoosingLanguage || code === app.lang ? nativeName(app, code) : code)}
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
export function logoFor(app: Pick<App, "host" | "url">, ground: string | undefined): Logo | undefined {
  const { branding, logos = [] } = app.host;
  const colour = parseColour(ground);
  const wanted = colour === undefined || isDark(colour) ? "light" : "dark";
  const asset = logos.find(({ logoColor }) => logoColor === wanted);
  const url = app.url(branding?.logos?.[wanted] ?? asset?.url ?? asset?.file?.url);
  if (!url) return undefined;
  const { width, height } = branding?.logos?.attrs ?? asset ?? {};
  return { url, width: width ?? 360, height: height ?? 96 };
}

/** An entry of the element's menu. */
interface MenuEntry {
  view: View;
  label: string;
  icon: IconName;
  /** The host's own icons, where it has some. */
  icons: { active: string; inactive: string } | undefined;
}

/** The view that a page's type or a menu option's name stands for, by the words that hosts use. */
const namedViews: Readonly<Record<string, View>> = {
  home: "home",
  guides: "guides",
  guide: "guides",
  listings: "search",
  places: "search",
  search: "search",
  neighbourhoods: "areas",
  neighborhoods: "areas",
  areas: "areas",
  saved: "saved",
  map: "map",
  chat: "chat",
  concierge: "chat",
  info: "info",
};
const looks: Partial<Record<View, [text: TextKey<"common">, icon: IconName]>> = {
  home: ["common.home", "home"],
  guides: ["common.guides", "compass"],
  search: ["common.search", "search"],
  areas: ["common.neighbourhoods", "map"],
  saved: ["common.saved", "heart"],
  map: ["common.map", "pin"],
  chat: ["common.ask", "chat"],
  info: ["common.info", "info"],
};

/**
 * The menu: the configuration's options, else the host's enabled pages, else the usual ones; home first. Only views that there is a screen for.
 * A host writes its labels in one language; in another the element's own words stand instead.
 */
function menuEntries(app: App): MenuEntry[] {
  const { host, settings, lang } = app;
  const labelLanguage = (settings.menu && settings.lang) ?? app.hostLang;
  const isOwnLanguage = isSameLanguage(labelLanguage, lang);
  const given = settings.menu
    ? settings.menu.map(({ name, label }) => ({ type: name, label, icons: undefined }))
    : (host.pages ?? usualPages(app)).filter(({ enabled }) => enabled !== false);
  const entries = given.flatMap(({ type = "", label, icons }): MenuEntry[] => {
    const view = namedViews[type.toLowerCase()];
    const look = view && looks[view];
    if (!view || !look || !isShown(app, view)) return [];
    const shown = isOwnLanguage && label ? label : app.t(look[0]);
    return [{ view, label: shown, icon: look[1], icons: readIcons(app, icons) }];
  });
  const unique = entries.filter(
    ({ view }, index) => entries.findIndex((other) => other.view === view) === index,
  );
  const has = (view: View) => unique.some((entry) => entry.view === view);
  if (!has("home"))
    unique.unshift({ view: "home", label: app.t("common.home"), icon: "home", icons: undefined });
  // The concierge is one tap away, unless the host has switched it off or chosen other entries for a page.
  const isOff = host.pages?.some(
    ({ type = "", enabled }) => namedViews[type.toLowerCase()] === "chat" && enabled === false,
  );
  if (!settings.menu && !has("chat") && !isOff && isShown(app, "chat"))
    unique.push({ view: "chat", label: app.t("common.ask"), icon: "chat", icons: undefined });
  // Whoever has saved something must find it again, in the menu of a host that forgot it too.
  if (!has("saved") && isShown(app, "saved") && savedIds(app.options.orgId).length > 0) {
    unique.push({ view: "saved", label: app.t("common.saved"), icon: "heart", icons: undefined });
  }
  return unique;
}

/** Of a host that says nothing of its pages. */
function usualPages({ home }: App): NonNullable<App["host"]["pages"]> {
  const types = ["search", "map", "chat"];
  return (home?.guides.total === 0 ? types : ["guides", ...types]).map((type) => ({ type }));
}

function isShown(app: App, view: View): boolean {
  return hasScreen(view) && !(view === "saved" && app.settings.disableSavedListings);
}

type GivenIcon = string | { url?: string } | undefined;

function readIcons(
  app: App,
  icons: { active?: GivenIcon; inactive?: GivenIcon } | undefined,
): MenuEntry["icons"] {
  const readUrl = (given: GivenIcon) => app.url(typeof given === "string" ? given : given?.url);
  const active = readUrl(icons?.active);
  const inactive = readUrl(icons?.inactive);
  return active && inactive ? { active, inactive } : undefined;
}

/** A language's name in itself, with its region only where another on offer is the same language. */
function nativeName({ host: { languageCodes = [] }, lang }: App, code: string): string {
  const isAlone = languageCodes.filter((other) => isSameLanguage(other, code)).length < 2;
  // Reading the browser's names of languages takes a slow phone 70 ms: the first screen does without.
  if (isAlone && code === lang && Object.hasOwn(languages, primaryLanguage(code)))
    return textIn(code, "common.languageName");
  try {
    const names = new Intl.DisplayNames([code], { type: "language", languageDisplay: "standard" });
    const name = names.of(isAlone ? code.split("-", 1)[0]! : code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
