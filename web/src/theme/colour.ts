/** sRGB, each channel 0..255. */
export type Colour = readonly [red: number, green: number, blue: number];

export const white: Colour = [255, 255, 255];
export const black: Colour = [0, 0, 0];

/** WCAG 2.2, 1.4.3 (AA): the contrast that text of ordinary size needs. */
export const TEXT_CONTRAST = 4.5;
/** WCAG 2.2, 1.4.11: the contrast of what is not text but must be seen, such as a focus ring. */
export const SHAPE_CONTRAST = 3;

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

export function cssOf([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour that lies this share (0..1) of the way from one to another, in whole channels as CSS has them. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/** Relative luminance, 0..1 (WCAG 2.2). */
export function luminance(colour: Colour): number {
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
export function strongestOn(background: Colour): Colour {
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
