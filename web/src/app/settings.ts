import type { EmbeddedConfig, HostProfile } from "../../../src/client/api-types.ts";

const layouts = ["default", "blog"] as const;
type Layout = (typeof layouts)[number];

/** The parts of a home screen, in the order that a configuration names them. */
const homeModules = ["banner", "justForYou", "guides", "events", "listings", "neighborhoods", "map"] as const;
export type HomeModule = (typeof homeModules)[number];

const travelModes = ["walking", "bicycling", "transit", "driving"] as const;
export type TravelMode = (typeof travelModes)[number];

/** Radii in pixels, clockwise from the top left, as CSS orders them. */
export type Corners = readonly [topLeft: number, topRight: number, bottomRight: number, bottomLeft: number];

/** How the element behaves: one of the host's `embeddedConfigs`, or what holds without one. */
export interface Settings {
  /** Language of the configuration, where it names one. */
  lang: string | undefined;
  layout: Layout;
  modules: readonly HomeModule[];
  /** Rows of a grid of cards before "show all", on a wide and on a narrow element. */
  gridRows: number;
  gridRowsMobile: number;
  /** A public screen: larger targets, no way out to other sites, back to the start after some time untouched. */
  kiosk: boolean;
  /** Milliseconds without a touch after which a kiosk starts anew. */
  kioskResetMs: number;
  /** The element waits in a drawer at the side of the page, and opens by itself after `drawerDelayMs`. */
  drawer: boolean;
  drawerDelayMs: number;
  /** No distances, travel times or directions. */
  hideTravel: boolean;
  /** A guide begins with its text, without its cover. */
  hideGuideHeader: boolean;
  hideLanguageSelector: boolean;
  /** No places chosen by the traveller's wishes, and no asking for them. */
  disableJustForYou: boolean;
  disableAnimations: boolean;
  disableSavedListings: boolean;
  /** The traveller says what they like before the first screen. */
  requirePreferences: boolean;
  travelMode: TravelMode;
  /** Menu entries instead of the host's pages; undefined: the host's pages. */
  menu: readonly { name: string; label: string; icon: string }[] | undefined;
  /** Pixels. */
  padding: { top: number; right: number; bottom: number; left: number } | undefined;
  /** Pixels; undefined: as wide as the page lets it. */
  maxWidth: number | undefined;
  /** CSS lengths of the map. */
  map: { width: string; height: string };
  cardCorners: Corners;
  buttonCorners: Corners;
}

const plainModules: readonly HomeModule[] = [
  "banner",
  "justForYou",
  "guides",
  "events",
  "neighborhoods",
  "map",
];
const defaultCorners: Corners = [12, 12, 12, 12];
const DEFAULT_RESET_MS = 90_000;

/** The settings of a host with one of its configurations; an unknown id counts as none. */
export function resolveSettings(host: HostProfile, configId: string | undefined): Settings {
  const config: Partial<EmbeddedConfig> = host.embeddedConfigs?.find(({ id }) => id === configId) ?? {};
  const container = config.containerOptions;
  // Corners are a trait of the brand: what one configuration says of them holds without one too.
  const cornerRadius =
    config.cornerRadius ?? host.embeddedConfigs?.find((other) => other.cornerRadius)?.cornerRadius;
  return {
    lang: config.lang,
    layout: layouts.find((layout) => layout === config.selectedLayout?.toLowerCase()) ?? "default",
    modules: readModules(config.modules, host),
    gridRows: wholeAtLeastOne(config.gridRows, 3),
    gridRowsMobile: wholeAtLeastOne(config.gridRowsMobile, 6),
    kiosk: config.kioskMode ?? false,
    kioskResetMs: readSeconds(config.experiments?.idleResetSeconds) ?? DEFAULT_RESET_MS,
    drawer: config.drawer ?? false,
    drawerDelayMs: Math.max(0, config.drawerDelayMs ?? 0),
    hideTravel: config.hideTravel ?? false,
    hideGuideHeader: config.hideGuideHeader ?? false,
    hideLanguageSelector: config.hideLanguageSelector ?? false,
    disableJustForYou: config.disableJustForYou ?? false,
    disableAnimations: config.disableAnimations ?? false,
    disableSavedListings: config.disableSavedListings ?? false,
    requirePreferences: config.requirePreferences ?? false,
    travelMode: readTravelMode(config.preferredTravelMode ?? host.uiConfig?.preferredTravelMode),
    menu: readMenu(config.menuOptions),
    padding: container?.padding && readPadding(container.padding),
    maxWidth: positive(container?.maxWidth),
    map: {
      width: readLength(container?.map?.width, "100%"),
      height: readLength(container?.map?.height, "480px"),
    },
    cardCorners: readCorners(cornerRadius?.card, defaultCorners),
    buttonCorners: readCorners(cornerRadius?.button, defaultCorners),
  };
}

function readModules(names: readonly string[] | undefined, host: HostProfile): readonly HomeModule[] {
  const known = names
    ?.map((name) => homeModules.find((module) => module.toLowerCase() === name.toLowerCase()))
    .filter((module) => module !== undefined);
  const modules = known?.length ? known : plainModules;
  return host.uiConfig?.neighborhoods === false
    ? modules.filter((name) => name !== "neighborhoods")
    : modules;
}

/** Google's word for a mode of travel, or Waymark's; on foot where it says nothing known. */
export function readTravelMode(name: string | undefined): TravelMode {
  const lower = name?.toLowerCase();
  if (lower === "cycling" || lower === "biking") return "bicycling";
  return travelModes.find((mode) => mode === lower) ?? "walking";
}

function readMenu(options: EmbeddedConfig["menuOptions"]): Settings["menu"] {
  const named = options?.flatMap(({ name, label, iconClass }) =>
    name
      ? [{ name, label: label ?? name, icon: iconClass?.replace(/^icon-/, "") ?? name.toLowerCase() }]
      : [],
  );
  return named?.length ? named : undefined;
}

function readPadding(padding: { top?: number; right?: number; bottom?: number; left?: number }) {
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding;
  const bounded = (pixels: number) => Math.min(Math.max(pixels, 0), 400);
  return { top: bounded(top), right: bounded(right), bottom: bounded(bottom), left: bounded(left) };
}

function readCorners(given: NonNullable<EmbeddedConfig["cornerRadius"]>["card"], fallback: Corners): Corners {
  if (!given) return fallback;
  const { topLeft = 0, topRight = 0, bottomRight = 0, bottomLeft = 0 } = given;
  const bounded = (pixels: number) => Math.min(Math.max(pixels, 0), 200);
  return [bounded(topLeft), bounded(topRight), bounded(bottomRight), bounded(bottomLeft)];
}

/** A CSS length of a profile, or the fallback: a profile's text never becomes CSS unread. */
function readLength(text: string | undefined, fallback: string): string {
  return text !== undefined && /^\d{1,4}(\.\d+)?(px|%|vh|vw|rem|em|svh|dvh)$/.test(text.trim())
    ? text.trim()
    : fallback;
}

function wholeAtLeastOne(value: number | undefined, fallback: number): number {
  return value === undefined || !(value >= 1) ? fallback : Math.min(Math.round(value), 20);
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
}

function readSeconds(value: unknown): number | undefined {
  return typeof value === "number" && value >= 5 ? value * 1_000 : undefined;
}
