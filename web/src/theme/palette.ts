import type { HostProfile } from "../../../src/client/api-types.ts";

export type Mode = "light" | "dark";

/** Every colour that the element is painted with. Each text colour reaches 4.5:1 on the ground it is named after. */
export interface Palette {
  mode: Mode;
  background: Colour;
  /** Cards and sheets. */
  surface: Colour;
  /** A quiet ground for chips, fields and placeholders. */
  muted: Colour;
  /** Text on background, surface and muted. */
  text: Colour;
  textSoft: Colour;
  /** Hairlines; they carry no meaning of their own. */
  line: Colour;
  /** Ring of the focused element, and outlines that must be seen: 3:1 on background and surface. */
  outline: Colour;
  /** Ground of the main button. */
  primary: Colour;
  onPrimary: Colour;
  /** The brand's colour as text: links, selected entries. */
  link: Colour;
  /** The brand's second colour, as a ground. */
  accent: Colour;
  onAccent: Colour;
  featured: Colour;
  onFeatured: Colour;
  banner: Colour;
  onBanner: Colour;
  success: Colour;
  warning: Colour;
  error: Colour;
}

const plain = { primary: [27, 94, 122], accent: [232, 170, 66] } as const satisfies Record<string, Colour>;

const palettes = new WeakMap<HostProfile, Map<Mode | undefined, Palette>>();

/** The palette of a host's branding, made once. With a mode that is not the host's own, a counterpart is made of the same colours. */
export function buildPalette(host: HostProfile, wish: Mode | undefined): Palette {
  const known = palettes.get(host) ?? new Map<Mode | undefined, Palette>();
  palettes.set(host, known);
  const palette = known.get(wish) ?? makePalette(host, wish);
  known.set(wish, palette);
  return palette;
}

function makePalette(host: HostProfile, wish: Mode | undefined): Palette {
  const { branding, uiConfig } = host;
  const theme = branding?.theme?.colors ?? {};
  const ground = (name: keyof typeof theme) => parseColour(theme[name]?.backgroundColor);
  const textOf = (name: keyof typeof theme) => parseColour(theme[name]?.textColor);
  const named = (colour: string | { hex?: string } | undefined) =>
    parseColour(typeof colour === "string" ? colour : colour?.hex);

  const primary = ground("primary") ?? named(branding?.colors?.primary) ?? plain.primary;
  const ownBackground = ground("background") ?? named(branding?.colors?.background) ?? white;
  const own: Mode = isDark(ownBackground) ? "dark" : "light";
  const mode = wish ?? own;
  const isOwn = mode === own;
  const deep = ground("primary900") ?? mix(primary, black, 0.8);
  const background = isOwn
    ? ownBackground
    : mode === "dark"
      ? mix(deep, black, 0.35)
      : mix(ground("primary100") ?? primary, white, 0.8);
  const ownSurface = isOwn ? ground("onSurface") : undefined;
  const surface = groundBeside(background, ownSurface ?? lifted(background, mode));
  const wishedText = isOwn ? (textOf("highEmphasis") ?? textOf("background")) : undefined;
  const muted = groundBeside(background, mix(surface, primary, mode === "dark" ? 0.16 : 0.09));
  const grounds = [background, surface, muted] as const satisfies Colour[];
  const text = readableOn(grounds, wishedText ?? mix(mode === "dark" ? white : deep, background, 0.04));
  const wishedSoft = isOwn ? (textOf("onSurfaceMediumEmphasis") ?? textOf("mediumEmphasis")) : undefined;
  const accent = parseColour(uiConfig?.featured?.colors?.hex) ?? ground("secondary400") ?? plain.accent;
  const featured = parseColour(uiConfig?.featured?.colors?.hex) ?? accent;
  const banner = parseColour(uiConfig?.banner?.backgroundColor) ?? primary;
  const onGround = (ground: Colour, wish: Colour | undefined) =>
    readableOn([ground], wish ?? strongestOn(ground));
  return {
    mode,
    background,
    surface,
    muted,
    text,
    textSoft: readableOn(grounds, wishedSoft ?? mix(text, background, 0.3)),
    line: mix(background, text, 0.14),
    outline: readableOn([background, surface], primary, SHAPE_CONTRAST),
    primary,
    onPrimary: onGround(primary, textOf("primary")),
    link: readableOn(grounds, primary),
    accent,
    onAccent: onGround(accent, textOf("secondary400")),
    featured,
    onFeatured: onGround(featured, parseColour(uiConfig?.featured?.colors?.hexContrast)),
    banner,
    onBanner: onGround(banner, parseColour(uiConfig?.banner?.textColor)),
    success: readableOn(grounds, ground("success") ?? [31, 122, 77]),
    warning: readableOn(grounds, ground("warning") ?? [166, 104, 0]),
    error: readableOn(grounds, ground("error") ?? [179, 38, 30]),
  };
}

function lifted(background: Colour, mode: Mode): Colour {
  return mode === "dark" ? mix(background, white, 0.06) : mix(background, white, 0.75);
}

/** The wished ground, or one between it and the background, on which the background's own text can be read. */
function groundBeside(background: Colour, wish: Colour): Colour {
  const strongest = strongestOn(background);
  for (let step = 0; step < 10; step++) {
    const ground = mix(wish, background, step / 10);
    if (contrast(strongest, ground) >= TEXT_CONTRAST) return ground;
  }
  return background;
}

/** sRGB, each channel 0..255. */
export type Colour = readonly [red: number, green: number, blue: number];

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

/** WCAG 2.2, 1.4.3 (AA): the contrast that text of ordinary size needs. */
const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: the contrast of what is not text but must be seen, such as a focus ring. */
const SHAPE_CONTRAST = 3;

/** Reads `#rgb`, `#rrggbb` (transparency is dropped) and `rgb(r, g, b)`; anything else is undefined. */
export function parseColour(text: string | undefined): Colour | undefined {
  const value = text?.trim().toLowerCase() ?? "";
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/.exec(value);
  if (short) return [hex(short[1]!.repeat(2)), hex(short[2]!.repeat(2)), hex(short[3]!.repeat(2))];
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/.exec(value);
  if (long) return [hex(long[1]!), hex(long[2]!), hex(long[3]!)];
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value);
  if (!rgb) return undefined;
  const channels = rgb.slice(1, 4).map((channel) => Math.min(Number(channel), 255));
  return [channels[0]!, channels[1]!, channels[2]!];
}

export function toCss([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour that lies this share (0..1) of the way from one to another, in whole channels as CSS has them. */
function mix(from: Colour, to: Colour, share: number): Colour {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/** Relative luminance, 0..1 (WCAG 2.2). */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, 1..21 (WCAG 2.2). */
export function contrast(a: Colour, b: Colour): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

export function isDark(colour: Colour): boolean {
  return contrast(colour, white) > contrast(colour, black);
}

/** White or black, whichever stands out more. */
function strongestOn(background: Colour): Colour {
  return isDark(background) ? white : black;
}

/**
 * The wished colour where it can be read on every one of these grounds; else the colour nearest to it, on the way to
 * white or black (what suits the first ground), that can; that end itself where none can.
 */
export function readableOn(
  grounds: readonly [Colour, ...Colour[]],
  wish: Colour,
  least = TEXT_CONTRAST,
): Colour {
  const end = strongestOn(grounds[0]);
  for (let step = 0; step < 20; step++) {
    const colour = mix(wish, end, step / 20);
    if (grounds.every((ground) => contrast(colour, ground) >= least)) return colour;
  }
  return end;
}

function hex(digits: string): number {
  return Number.parseInt(digits, 16);
}
