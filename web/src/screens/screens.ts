import type { View } from "../app/route.ts";
import { loadTexts } from "../texts/catalogue.ts";
import { GuideScreen } from "./guide-screen.ts";
import { GuidesScreen } from "./guides-screen.ts";
import { HomeScreen } from "./home-screen.ts";
import { InfoScreen } from "./info-screen.ts";
import { addScreen } from "./known-views.ts";

type ScreenClass = CustomElementConstructor;

/**
 * Every view that there is a screen for. What most travellers see first is part of the first script; the others give a
 * function that imports theirs when it is asked for.
 */
const screens: Partial<Record<View, ScreenClass | (() => Promise<ScreenClass>)>> = {
  home: HomeScreen,
  guides: GuidesScreen,
  guide: GuideScreen,
  info: InfoScreen,
};

const loaded = new Map<View, string>();

/** The tag of a view's element where it is loaded already. */
export function screenTag(view: View): string | undefined {
  return loaded.get(view);
}

/** Loads a view's screen with its texts, and returns its tag. */
export async function loadScreen(view: View, lang: string): Promise<string | undefined> {
  const entry = screens[view];
  if (!entry) return undefined;
  const screen = isClass(entry) ? entry : await entry();
  await loadTexts(lang);
  return define(view, screen);
}

function define(view: View, screen: ScreenClass): string {
  const tag = `waymark-${view}-screen`;
  if (!customElements.get(tag)) customElements.define(tag, screen);
  loaded.set(view, tag);
  return tag;
}

function isClass(entry: ScreenClass | (() => Promise<ScreenClass>)): entry is ScreenClass {
  return entry.prototype instanceof HTMLElement;
}

for (const [view, entry] of Object.entries(screens)) {
  addScreen(view as View);
  if (isClass(entry)) define(view as View, entry);
}
