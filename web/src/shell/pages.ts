import type { App } from "../app/app.ts";
import { savedIds } from "../app/device.ts";
import { isSameLanguage } from "../app/language.ts";
import { hasScreen, type View } from "../app/route.ts";
import type { IconName } from "../parts/icon.ts";
import type { TextKey } from "../texts/texts.ts";

/** An entry of the element's menu. */
interface MenuEntry {
  view: View;
  label: string;
  icon: IconName;
  /** The host's own icons, where it has some. */
  icons: { active: string; inactive: string } | undefined;
}

/** The view that a page's type or a menu option's name stands for, by the words that hosts use. */
const viewOf: Readonly<Record<string, View>> = {
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
 * The menu: the configuration's options, else the host's enabled pages, home first. Only views that there is a screen for.
 * A host writes its labels in one language; in another the element's own words stand instead.
 */
export function menuEntries(app: App): MenuEntry[] {
  const { host, settings, lang } = app;
  const labelLanguage = (settings.menu && settings.lang) ?? app.hostLang;
  const isOwnLanguage = isSameLanguage(labelLanguage, lang);
  const given = settings.menu
    ? settings.menu.map(({ name, label }) => ({ type: name, label, icons: undefined }))
    : (host.pages ?? []).filter(({ enabled }) => enabled !== false);
  const entries = given.flatMap(({ type = "", label, icons }): MenuEntry[] => {
    const view = viewOf[type.toLowerCase()];
    const look = view && looks[view];
    if (!view || !look || !isShown(app, view)) return [];
    const shown = isOwnLanguage && label ? label : app.t(look[0]);
    return [{ view, label: shown, icon: look[1], icons: iconsOf(app, icons) }];
  });
  const unique = entries.filter(
    ({ view }, index) => entries.findIndex((other) => other.view === view) === index,
  );
  const has = (view: View) => unique.some((entry) => entry.view === view);
  if (!has("home"))
    unique.unshift({ view: "home", label: app.t("common.home"), icon: "home", icons: undefined });
  // Whoever has saved something must find it again, in the menu of a host that forgot it too.
  if (!has("saved") && isShown(app, "saved") && savedIds(app.options.orgId).length > 0) {
    unique.push({ view: "saved", label: app.t("common.saved"), icon: "heart", icons: undefined });
  }
  return unique;
}

function isShown(app: App, view: View): boolean {
  return hasScreen(view) && !(view === "saved" && app.settings.disableSavedListings);
}

type GivenIcon = string | { url?: string } | undefined;

function iconsOf(
  app: App,
  icons: { active?: GivenIcon; inactive?: GivenIcon } | undefined,
): MenuEntry["icons"] {
  const urlOf = (given: GivenIcon) => app.url(typeof given === "string" ? given : given?.url);
  const active = urlOf(icons?.active);
  const inactive = urlOf(icons?.inactive);
  return active && inactive ? { active, inactive } : undefined;
}
