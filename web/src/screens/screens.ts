import { ConnectionError } from "../../../src/client/transport.ts";
import { addScreen, type View } from "../app/route.ts";
import { InfoScreen } from "../shell/house.ts";
import { HomeScreen } from "./home-screen.ts";

type ScreenClass = CustomElementConstructor;

/**
 * Every view that there is a screen for. What most travellers see first is part of the first script; the others give a
 * function that imports theirs when it is asked for.
 */
const screens: Partial<Record<View, ScreenClass | (() => Promise<ScreenClass>)>> = {
  home: HomeScreen,
  info: InfoScreen,
  guides: () => import("./home-later.ts").then((module) => module.GuidesScreen),
  guide: () => import("./home-later.ts").then((module) => module.GuideScreen),
  chat: () => import("./chat-screen.ts").then(({ ChatScreen }) => ChatScreen),
  map: () => import("./map-screen.ts").then(({ MapScreen }) => MapScreen),
  search: () => import("./search-screen.ts").then((module) => module.SearchScreen),
  listing: () => import("./home-later.ts").then((module) => module.ListingScreen),
  areas: () => import("./area-screens.ts").then((module) => module.AreasScreen),
  area: () => import("./area-screens.ts").then((module) => module.AreaScreen),
  saved: () => import("./saved-screen.ts").then((module) => module.SavedScreen),
};

const loaded = new Map<View, string>();

/** The tag of a view's element where it is loaded already. */
export function screenTag(view: View): string | undefined {
  return loaded.get(view);
}

/** Loads a view's screen, and returns its tag. */
export async function loadScreen(view: View): Promise<string | undefined> {
  const entry = screens[view];
  if (!entry) return undefined;
  const screen = isClass(entry) ? entry : await imported(entry);
  return define(view, screen);
}

/** A screen's script that does not come is a lost connection like any other. */
async function imported(load: () => Promise<ScreenClass>): Promise<ScreenClass> {
  try {
    return await load();
  } catch (error) {
    throw new ConnectionError("unreachable", "a screen could not be loaded", { cause: error });
  }
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
