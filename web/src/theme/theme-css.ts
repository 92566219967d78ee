import type { HostProfile } from "../../../src/client/api-types.ts";
import type { Corners, Settings } from "../app/settings.ts";
import { cssOf } from "./colour.ts";
import { type Mode, type Palette, paletteOf } from "./palette.ts";
import { typeProperties } from "./type-styles.ts";

/**
 * The style sheet that makes the element look like its host: custom properties `--wm-…` for colours, type, corners and
 * space. Every value is read and written anew, so that no text of a profile becomes CSS. A page may override any of them
 * on the element by its `--waymark-…` counterpart, colours by colours of its own.
 */
export function themeCss(host: HostProfile, settings: Settings, mode: Mode | undefined): string {
  const palette = paletteOf(host, mode);
  const properties = [
    ...colourProperties(palette),
    `--wm-card-corners: ${corners(settings.cardCorners)}`,
    `--wm-button-corners: ${corners(settings.buttonCorners)}`,
    ...containerProperties(settings),
    ...typeProperties(host, "mobile"),
    `color-scheme: ${palette.mode}`,
  ];
  return `.theme { ${properties.join("; ")} }
@container (min-width: 45rem) { .theme { ${typeProperties(host, "desktop").join("; ")} } }`;
}

const colourNames = [
  "background",
  "surface",
  "muted",
  "text",
  "textSoft",
  "line",
  "outline",
  "primary",
  "onPrimary",
  "link",
  "accent",
  "onAccent",
  "featured",
  "onFeatured",
  "banner",
  "onBanner",
  "success",
  "warning",
  "error",
] as const satisfies readonly (keyof Palette)[];

function colourProperties(palette: Palette): string[] {
  return colourNames.map((name) => {
    const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `--wm-${kebab}: var(--waymark-${kebab}, ${cssOf(palette[name])})`;
  });
}

function containerProperties({ padding, maxWidth, map }: Settings): string[] {
  const sides = padding && [padding.top, padding.right, padding.bottom, padding.left];
  return [
    `--wm-padding: ${sides ? sides.map((side) => `${side}px`).join(" ") : "1.5rem clamp(1rem, 4cqi, 3rem) 3rem"}`,
    `--wm-max-width: ${maxWidth ? `${maxWidth}px` : "80rem"}`,
    `--wm-map-width: ${map.width}`,
    `--wm-map-height: ${map.height}`,
  ];
}

function corners(radii: Corners): string {
  return radii.map((radius) => `${radius}px`).join(" ");
}

/** What holds before the host is known: the page's own type, and greys that suit light and dark grounds. */
export function plainCss(): string {
  return `.theme { --wm-background: var(--waymark-background, transparent); --wm-text: var(--waymark-text, inherit);
  --wm-text-soft: inherit; --wm-muted: #8883; --wm-surface: transparent; --wm-line: #8885; --wm-outline: currentColor;
  --wm-link: inherit; --wm-primary: #245b7a; --wm-on-primary: #fff; --wm-button-corners: 10px; --wm-card-corners: 12px;
  --wm-padding: 1.5rem clamp(1rem, 4cqi, 3rem) 3rem; --wm-max-width: 80rem; --wm-type-body1: 1rem/1.5 system-ui, sans-serif;
  --wm-type-header4: 650 1.5rem/1.3 system-ui, sans-serif; --wm-type-button: 600 0.9375rem/1.3 system-ui, sans-serif;
  --wm-type-caption: 0.8125rem/1.4 system-ui, sans-serif; }`;
}
