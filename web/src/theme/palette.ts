import type { HostProfile } from "../../../src/client/api-types.ts";
import {
  black,
  type Colour,
  contrast,
  isDark,
  mix,
  parseColour,
  readableOn,
  SHAPE_CONTRAST,
  strongestOn,
  TEXT_CONTRAST,
  white,
} from "./colour.ts";

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

/** The palette of a host's branding. With a mode that is not the host's own, a counterpart is made of the same colours. */
export function paletteOf(host: HostProfile, wish: Mode | undefined): Palette {
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
