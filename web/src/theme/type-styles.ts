import type { HostProfile } from "../../../src/client/api-types.ts";

/** The styles of type that the element uses, by the interface's names. */
export const typeStyles = [
  "header1",
  "header2",
  "header3",
  "header4",
  "header5",
  "header6",
  "subtitle1",
  "subtitle2",
  "body1",
  "body2",
  "button",
  "caption",
  "captionBold",
  "overline",
  "overlineBold",
] as const;
export type TypeStyle = (typeof typeStyles)[number];

type Screen = "desktop" | "mobile";
type Plain = readonly [weight: number, size: number, lineHeight: number, isHeader: boolean];

/** What holds where a host names no style: weight, size and line height in pixels on a wide screen. */
const plain: Record<TypeStyle, Plain> = {
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
};
const MOBILE_HEADER_SHARE = 0.7;
const systemFonts = "system-ui, sans-serif";

/** Custom properties of every style on one kind of screen: `--wm-type-header1` (a `font`) and `--wm-space-header1`. */
export function typeProperties(host: HostProfile, screen: Screen): string[] {
  const fonts = host.branding?.fonts;
  const styles = host.branding?.theme?.fonts?.[screen] ?? {};
  return typeStyles.flatMap((name) => {
    const [weight, size, lineHeight, isHeader] = plain[name];
    const style = styles[name];
    const share = isHeader && screen === "mobile" && !style ? MOBILE_HEADER_SHARE : 1;
    const shownSize = bounded(style?.size, size * share, 10, 96);
    const leading = bounded(style?.lineHeight, lineHeight * share, shownSize, shownSize * 2.2);
    const family = familyOf(style?.font ?? (isHeader ? fonts?.primary : fonts?.secondary));
    const spacing = bounded(
      style?.letterSpacing,
      (isHeader ? fonts?.letterSpacingHeaders : fonts?.letterSpacingBody) ?? 0,
      -2,
      4,
    );
    // Rem keeps the traveller's own size of type; 16 pixels are the size that hosts design with.
    const font = `${Math.round(bounded(style?.weight, weight, 100, 900))} ${rem(shownSize)}/${(leading / shownSize).toFixed(3)} ${family}`;
    return [`--wm-type-${name}: ${font}`, `--wm-space-${name}: ${rem(spacing)}`];
  });
}

/** A font family of a profile as CSS: quoted, without anything that could end the quotation. */
export function familyOf(name: string | undefined): string {
  const clean = name?.replace(/[^\p{L}\p{N} ._-]/gu, "").trim();
  return clean ? `"${clean}", ${systemFonts}` : systemFonts;
}

function bounded(value: number | undefined, fallback: number, min: number, max: number): number {
  return value === undefined || !Number.isFinite(value) ? fallback : Math.min(Math.max(value, min), max);
}

function rem(pixels: number): string {
  return `${Number((pixels / 16).toFixed(4))}rem`;
}
