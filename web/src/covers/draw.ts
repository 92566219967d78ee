import type { Dice } from "./dice.ts";

/**
 * What covers are drawn with: shapes as path data in a box of 800 by 600, each filled with one of the colours that the
 * style sheet makes of the host's.
 */

/** What a shape is painted with; the style sheet has a class for each. `line...` are strokes without a filling. */
export type Paint =
  | "sun"
  | "haze"
  | "far"
  | "mid"
  | "near"
  | "light"
  | "warm"
  | "ground"
  | "line-near"
  | "line-light";

export type Layer = readonly [paint: Paint, path: string];

/** A scene draws itself from back to front. */
export type Scene = (dice: Dice) => Layer[];

const n = (value: number) => Math.round(value);

export const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${-n(width)}z`;

/** An ellipse around a point; a circle without `ry`. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;

/** The upper half of an ellipse, standing on a point. */
export const dome = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 1 ${n(2 * rx)} 0z`;

/** The lower half of an ellipse, hanging from a point. */
export const bowl = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 0 0 ${n(2 * rx)} 0z`;

/** An opening with a round top, standing on `base`. */
export const arch = (x: number, base: number, width: number, height: number) =>
  `M${n(x)} ${n(base)}v${n(width / 2 - height)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(width)} 0V${n(base)}z`;

/** A polygon of corners x, y, x, y ... */
export const polygon = (...corners: number[]) => `M${corners.map(n).join(" ")}z`;

/** A triangle with its foot on a line. */
export const gable = (x: number, base: number, width: number, height: number) =>
  polygon(x, base, x + width, base, x + width / 2, base - height);

/** `draw` for 0 ... count-1, joined. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** Equal boxes in rows and columns. */
export const grid = (
  x: number,
  y: number,
  [columns, rows]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  [width, height]: readonly [number, number],
) =>
  times(rows, (row) => times(columns, (column) => box(x + column * stepX, y + row * stepY, width, height)));

/** Sun or moon, and a cloud. */
export function sky(dice: Dice): Layer[] {
  const [x, y] = [dice.between(170, 640), dice.between(90, 170)];
  const [cx, cy] = [(x + dice.between(220, 420)) % 700, dice.between(80, 200)];
  const cloud = disc(cx, cy, 46, 22) + disc(cx + 44, cy - 14, 40, 32) + disc(cx + 92, cy + 2, 44, 20);
  return [
    ["sun", disc(x, y, dice.between(40, 62))],
    ["haze", cloud],
  ];
}

/** Hills along the horizon. */
export function hills(dice: Dice, base: number, paint: Paint = "far"): Layer {
  const [a, b, c] = [dice.between(60, 150), dice.between(40, 130), dice.between(50, 140)];
  return [
    paint,
    `M0 ${base}V${base - a}q${dice.between(90, 180)} -60 300 ${n(a / 2)}t300 ${-b / 2}t240 ${-c / 2}V${base}z`,
  ];
}

/** Roofs of a town along the horizon, one of them a tower. */
export function roofs(dice: Dice, base: number, paint: Paint = "far"): Layer {
  const tower = dice.between(1, 8);
  let path = "";
  for (let x = -20, index = 0; x < 800; index++) {
    const [width, height] = [dice.between(60, 110), dice.between(70, 150)];
    path += box(x, base - height, width, height);
    if (index === tower) {
      path += box(x + 14, base - 250, 40, 250) + gable(x + 8, base - 250, 52, dice.between(50, 90));
    } else if (dice.between(0, 2) > 0) path += gable(x - 4, base - height, width + 8, dice.between(24, 46));
    x += width;
  }
  return [paint, path];
}

/** A broad tree standing at a point: its crown and its trunk. */
export function tree(x: number, base: number, size: number): { crown: string; trunk: string } {
  return {
    trunk: box(x - size / 14, base - size / 2, size / 7, size / 2),
    crown:
      disc(x, base - size * 0.78, size * 0.3) +
      disc(x - size * 0.2, base - size * 0.56, size * 0.22) +
      disc(x + size * 0.2, base - size * 0.56, size * 0.22),
  };
}

/** A conifer or a cypress. */
export const conifer = (x: number, base: number, size: number) =>
  `M${n(x)} ${n(base - size)}q${n(size * 0.2)} ${n(size * 0.55)} ${n(size * 0.17)} ${n(size)}h${n(-size * 0.34)}q${n(-size * 0.03)} ${n(-size * 0.45)} ${n(size * 0.17)} ${n(-size)}z`;

/** A striped awning with a scalloped edge: the stripes of one colour, and of the other. */
export function awning(x: number, y: number, width: number, height: number): [first: string, second: string] {
  const stripes = Math.max(4, Math.round(width / 46));
  const step = width / stripes;
  const stripe = (index: number) =>
    box(x + index * step, y, step, height) + bowl(x + (index + 0.5) * step, y + height, step / 2, step / 2.4);
  const every = (rest: number) => times(stripes, (index) => (index % 2 === rest ? stripe(index) : ""));
  return [every(0), every(1)];
}

/** Steam over something hot, as a stroke. */
export const steam = (x: number, y: number, height: number) =>
  `M${n(x)} ${n(y)}q${n(-height / 4)} ${n(-height / 4)} 0 ${n(-height / 2)}t0 ${n(-height / 2)}`;

/** The ground, from a line down. */
export const floor = (y: number, paint: Paint = "ground"): Layer => [paint, box(0, y, 800, 600 - y)];
