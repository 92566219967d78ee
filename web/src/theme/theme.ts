import type { HostProfile } from "../../../src/client/api-types.ts";
import { idle } from "../app/app-element.ts";
import { keep, recall } from "../app/device.ts";
import { safeUrl } from "../app/safe-url.ts";
import type { Corners, Settings } from "../app/settings.ts";
import { buildPalette, type Mode, type Palette, toCss } from "./palette.ts";

/**
 * The style sheet that makes the element look like its host: custom properties `--wm-*` for colours, type, corners and
 * space. Every value is read and written anew, so that no text of a profile becomes CSS. A page may override any of them
 * on the element by its `--waymark-*` counterpart, colours by colours of its own.
 */
export function themeCss(host: HostProfile, settings: Settings, mode: Mode | undefined): string {
  const palette = buildPalette(host, mode);
  const properties = [
    ...colourProperties(palette),
    `--wm-card-corners: ${corners(settings.cardCorners)}`,
    `--wm-button-corners: ${corners(settings.buttonCorners)}`,
    ...containerProperties(settings),
    ...typeProperties(host, "mobile"),
    `color-scheme: ${palette.mode}`,
  ];
  return `.theme { ${properties.join("; ")} }
@container (min-width: 45em) { .theme { ${typeProperties(host, "desktop").join("; ")} } }`;
}

function colourProperties({ mode: _, ...colours }: Palette): string[] {
  return Object.entries(colours).map(([name, colour]) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--wm-${kebab}: var(--waymark-${kebab}, ${toCss(colour)})`;
  });
}

function containerProperties({ padding, maxWidth, map }: Settings): string[] {
  const sides = padding && [padding.top, padding.right, padding.bottom, padding.left];
  return [
    `--wm-padding: ${sides ? sides.map((side) => `${side}px`).join(" ") : PADDING}`,
    `--wm-max-width: ${maxWidth ? `${maxWidth}px` : rem(1280)}`,
    `--wm-map-width: ${map.width}`,
    `--wm-map-height: ${map.height}`,
  ];
}

function corners(radii: Corners): string {
  return radii.map((radius) => `${radius}px`).join(" ");
}

const PADDING = `${rem(24)} clamp(${rem(16)}, 4cqi, ${rem(48)}) ${rem(48)}`;

/** What holds before the host is known: the page's own type, and greys that suit light and dark grounds. */
export function plainCss(): string {
  return `.theme { --wm-background: var(--waymark-background, transparent); --wm-text: var(--waymark-text, inherit);
  --wm-text-soft: inherit; --wm-muted: #8883; --wm-surface: transparent; --wm-line: #8885; --wm-outline: currentColor;
  --wm-link: inherit; --wm-primary: #245b7a; --wm-on-primary: #fff; --wm-button-corners: 10px; --wm-card-corners: 12px;
  --wm-padding: ${PADDING}; --wm-max-width: ${rem(1280)}; --wm-type-body1: ${rem(16)}/1.5 ${systemFonts};
  --wm-type-header4: 650 ${rem(24)}/1.3 ${systemFonts}; --wm-type-button: 600 ${rem(15)}/1.3 ${systemFonts};
  --wm-type-caption: ${rem(13)}/1.4 ${systemFonts}; }`;
}

type Screen = "desktop" | "mobile";
type Plain = readonly [weight: number, size: number, lineHeight: number, isHeader: boolean];

/** The interface's styles of type, and what holds where a host names none: weight, size and line height in pixels on a wide screen. */
const plain = {
  header1: [700, 48, 54, true],
  header2: [700, 38, 44, true],
  header3: [700, 30, 37, true],
  header4: [700, 25, 32, true],
  header5: [600, 21, 28, true],
  header6: [600, 18, 24, true],
  subtitle1: [600, 18, 26, false],
  subtitle2: [600, 16, 23, false],
  body1: [400, 17, 26, false],
  body2: [400, 15, 22, false],
  button: [600, 15, 20, false],
  caption: [400, 13, 18, false],
  captionBold: [700, 13, 18, false],
  overline: [500, 12, 16, false],
  overlineBold: [700, 12, 16, false],
} as const satisfies Record<string, Plain>;
const MOBILE_HEADER_SHARE = 0.7;
const systemFonts = "system-ui, sans-serif";

/** Custom properties of every style on one kind of screen: `--wm-type-header1` (a `font`) and `--wm-space-header1`. */
function typeProperties(host: HostProfile, screen: Screen): string[] {
  const fonts = host.branding?.fonts;
  const styles = host.branding?.theme?.fonts?.[screen] ?? {};
  return (Object.keys(plain) as (keyof typeof plain)[]).flatMap((name) => {
    const [weight, size, lineHeight, isHeader] = plain[name];
    const style = styles[name];
    const share = isHeader && screen === "mobile" && !style ? MOBILE_HEADER_SHARE : 1;
    const shownSize = bounded(style?.size, size * share, 10, 96);
    const leading = bounded(style?.lineHeight, lineHeight * share, shownSize, shownSize * 2.2);
    const family = fontFamily(style?.font ?? (isHeader ? fonts?.primary : fonts?.secondary));
    const spacing = bounded(
      style?.letterSpacing,
      (isHeader ? fonts?.letterSpacingHeaders : fonts?.letterSpacingBody) ?? 0,
      -2,
      4,
    );
    const font = `${Math.round(bounded(style?.weight, weight, 100, 900))} ${rem(shownSize)}/${(leading / shownSize).toFixed(3)} ${family}`;
    return [`--wm-type-${name}: ${font}`, `--wm-space-${name}: ${rem(spacing)}`];
  });
}

/** A font family of a profile as CSS: quoted, without anything that could end the quotation. */
export function fontFamily(name: string | undefined): string {
  const clean = name?.replace(/[^\p{L}\p{N} ._-]/gu, "").trim();
  return clean ? `"${clean}", ${systemFonts}` : systemFonts;
}

function bounded(value: number | undefined, fallback: number, min: number, max: number): number {
  return value === undefined || !Number.isFinite(value) ? fallback : Math.min(Math.max(value, min), max);
}

/** Pixels in the traveller's own size of type; 16 are the size that hosts design with. */
function rem(pixels: number): string {
  return `calc(${Number((pixels / 16).toFixed(4))} * var(--wm-rem))`;
}

const asked = new Set<string>();

/**
 * Loads the host's own fonts, from font files and from style sheets, by the font loading API, since a shadow tree cannot
 * declare fonts. Each address once a page; text is shown in a system font meanwhile. A style sheet that is new to the browser comes
 * after the first screen.
 */
export function loadFonts(host: HostProfile, baseUrl: string): void {
  const { customFont, theme } = host.branding ?? {};
  for (const font of [customFont, ...(theme?.customFonts ?? [])]) {
    const url = safeUrl(font?.url, baseUrl);
    if (!font?.name || !url || !/^https?:/.test(url) || asked.has(url)) continue;
    asked.add(url);
    if (/\.(woff2?|ttf|otf)(\?|$)/i.test(url)) loadFile(font.name, url);
    else void whenDue(url).then(() => loadSheet(url));
  }
}

/** What fonts leave to the words and pictures of the first screen. */
const FONTS_AFTER_MS = 500;

/** At once for a style sheet that the browser has met before: it is in its cache, and so are its fonts. */
async function whenDue(sheet: string): Promise<void> {
  const name = `waymark:fonts:${sheet}`;
  if (recall("device", name)) return;
  await idle();
  await new Promise((done) => setTimeout(done, FONTS_AFTER_MS));
  keep("device", name, true);
}

function loadFile(name: string, url: string): void {
  const face = new FontFace(name, `url(${JSON.stringify(url)})`, { display: "swap" });
  document.fonts.add(face);
  face.load().catch(() => document.fonts.delete(face));
}

/**
 * Declares the fonts of a style sheet, each loaded when a text needs it. Nothing else of the sheet counts: the page around
 * the element is not the profile's to change, nor to read by selectors.
 */
async function loadSheet(url: string): Promise<void> {
  try {
    const response = await fetch(url, { credentials: "omit", referrerPolicy: "no-referrer" });
    if (!response.ok) return;
    const { cssRules } = await new CSSStyleSheet().replace(await response.text());
    for (const rule of cssRules) if (rule instanceof CSSFontFaceRule) declare(rule.style, response.url);
  } catch {
    // Out of reach, or no style sheet: the text keeps its system font.
  }
}

/** @param base what the addresses of the rule are relative to */
function declare(style: CSSStyleDeclaration, base: string): void {
  const read = (name: string) => style.getPropertyValue(name).trim() || undefined;
  const family = read("font-family")?.replace(/^(["'])(.*)\1$/, "$2");
  const source = read("src")?.replace(
    /url\(\s*(["']?)(.*?)\1\s*\)/g,
    (_, _quote, address: string) => `url(${JSON.stringify(new URL(address, base).href)})`,
  );
  if (!family || !source) return;
  const descriptors = {
    display: (read("font-display") ?? "swap") as FontDisplay,
    style: read("font-style"),
    weight: read("font-weight"),
    stretch: read("font-stretch"),
    unicodeRange: read("unicode-range"),
  } satisfies FontFaceDescriptors;
  document.fonts.add(new FontFace(family, source, descriptors));
}
