/** The palette and the few shapes that every illustration is built of. All coordinates are in an 800 × 600 box. */

/** How much small detail a picture carries: 0 for small, 1 for medium, 2 for large renditions. */
export type Detail = 0 | 1 | 2;

/** One picture: its title (read aloud by screen readers) and the function that draws its SVG body. */
export type Scene = { title: string; draw: (detail: Detail) => string };

export const ink = "#23303a";
export const cream = "#f7efe2";
export const sand = "#ead9b8";
export const brick = "#b5523b";
export const rust = "#8f3d2d";
export const ochre = "#e0a33e";
export const butter = "#f3d489";
export const blush = "#eab9a2";
export const sage = "#8fb09a";
export const forest = "#3f6b58";
export const copper = "#79b3a2";
export const sky = "#d3e7ec";
export const dusk = "#f2cfae";
export const water = "#5f9bb0";
export const deep = "#2f6479";
export const navy = "#1f3a52";
export const night = "#22304a";
export const plum = "#6b3f56";
export const wood = "#a9764b";
export const bark = "#6d4a33";
export const stone = "#c9c4b8";
export const white = "#ffffff";

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of a rectangle as path data, so that many can share one element. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h-${round(width)}z`;
}

/** A filled rectangle; `rx` rounds its corners. */
export function rect(x: number, y: number, width: number, height: number, fill: string, rx = 0): string {
  if (rx === 0) return shape(box(x, y, width, height), fill);
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${rx}" fill="${fill}"/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

/** A filled ellipse. */
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

/** A filled path. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A stroked path without a filling. */
export function stroke(d: string, colour: string, width = 4): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** Moves (and scales) a drawing made around the origin. */
export function at(x: number, y: number, scale: number, ...parts: string[]): string {
  const size = scale === 1 ? "" : ` scale(${round(scale * 10) / 10})`;
  return `<g transform="translate(${round(x)} ${round(y)})${size}">${parts.join("")}</g>`;
}

/** The same drawing with some transparency (0 clear .. 1 solid). */
export function faded(opacity: number, ...parts: string[]): string {
  return `<g opacity="${opacity}">${parts.join("")}</g>`;
}

/** A grid of equal rectangles as one path: windows, tiles, books' labels. */
export function grid(
  x: number,
  y: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  width: number,
  height: number,
  fill: string,
): string {
  let d = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      d += box(
        Math.round(x + column * stepX),
        Math.round(y + row * stepY),
        Math.round(width),
        Math.round(height),
      );
    }
  }
  return shape(d, fill);
}

/** Path data sorted by colour, one element a colour: cheap for books, bottles and other crowds of small things. */
export function byColour(items: readonly (readonly [colour: string, d: string])[]): string {
  const paths = new Map<string, string>();
  for (const [colour, d] of items) paths.set(colour, (paths.get(colour) ?? "") + d);
  return [...paths].map(([colour, d]) => shape(d, colour)).join("");
}

/** Calls `draw` for 0 .. count-1 and joins what it returns. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** Takes turns through a list, round and round. */
export function turn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
