/** Houses, towers and shop fronts. */
import {
  at,
  brick,
  butter,
  circle,
  copper,
  cream,
  type Detail,
  deep,
  forest,
  grid,
  ink,
  navy,
  rect,
  rust,
  sand,
  shape,
  stone,
  stroke,
  times,
  turn,
  white,
} from "./primitives.ts";

/** How a house ends at the top. */
export type Roof = "gable" | "step" | "mansard" | "flat" | "ridge";

/** What a house looks like; sizes in picture units. */
export type HouseLook = {
  wall: string;
  roof?: string;
  top?: Roof;
  columns?: number;
  rows?: number;
  lit?: boolean;
  door?: string;
};

function roofShape(top: Roof, x: number, y: number, width: number, colour: string, wall: string): string {
  const middle = x + width / 2;
  if (top === "gable")
    return (
      shape(`M${x} ${y}L${middle} ${y - width * 0.55}L${x + width} ${y}z`, wall) +
      stroke(`M${x - 4} ${y}L${middle} ${y - width * 0.55}L${x + width + 4} ${y}`, colour, 8)
    );
  if (top === "step") {
    const step = width / 8;
    let d = `M${x} ${y}`;
    for (let i = 0; i < 4; i++) d += `v-${step}h${i === 3 ? step * 2 : step}`;
    for (let i = 0; i < 3; i++) d += `v${step}h${step}`;
    return shape(`${d}v${step}z`, wall);
  }
  if (top === "mansard")
    return (
      shape(`M${x - 4} ${y}L${x + 12} ${y - 56}H${x + width - 12}L${x + width + 4} ${y}z`, colour) +
      grid(x + width * 0.22, y - 40, 2, 1, width * 0.4, 1, width * 0.16, 26, cream)
    );
  if (top === "ridge")
    return shape(`M${x - 8} ${y}L${x + 20} ${y - 44}H${x + width - 20}L${x + width + 8} ${y}z`, colour);
  return rect(x - 5, y - 10, width + 10, 12, colour);
}

/** Cream panes would vanish in these walls. */
const paleWalls = new Set<string>([cream, white, sand, butter]);

/** A house standing at `base` with a grid of windows and a door. */
export function house(x: number, base: number, width: number, height: number, look: HouseLook): string {
  const { wall, roof = rust, top = "gable", columns = 3, rows = 4, lit = false, door = navy } = look;
  const [cellX, cellY] = [width / columns, (height - 54) / rows];
  const pane = lit ? butter : paleWalls.has(wall) ? deep : cream;
  return (
    roofShape(top, x, base - height, width, roof, wall) +
    rect(x, base - height, width, height + 1, wall) +
    grid(
      x + cellX * 0.24,
      base - height + cellY * 0.22,
      columns,
      rows,
      cellX,
      cellY,
      cellX * 0.52,
      cellY * 0.6,
      pane,
    ) +
    rect(x + width / 2 - 13, base - 46, 26, 46, door)
  );
}

/** A row of houses with alternating walls, tops and heights, filling `width`. */
export function street(
  x: number,
  base: number,
  width: number,
  count: number,
  height: number,
  walls: readonly string[],
  tops: readonly Roof[],
  lit = false,
): string {
  const each = width / count;
  return times(count, (i) =>
    house(x + i * each, base, each + 0.5, height + ((i * 37) % 50) - 20, {
      wall: turn(walls, i),
      top: turn(tops, i),
      columns: 3,
      rows: 4,
      lit,
      roof: turn([rust, navy, brick], i),
    }),
  );
}

/** A church or town tower with a copper spire. */
export function spire(
  x: number,
  base: number,
  width: number,
  height: number,
  wall = brick,
  cap = copper,
): string {
  const top = base - height;
  return (
    rect(x - width / 2, top, width, height, wall) +
    shape(
      `M${x - width / 2 - 5} ${top}Q${x} ${top - width * 0.5} ${x} ${top - width * 2.2}Q${x} ${top - width * 0.5} ${x + width / 2 + 5} ${top}z`,
      cap,
    ) +
    circle(x, top - width * 2.2, 4, butter) +
    grid(x - width * 0.14, top + 20, 1, 2, 1, height * 0.3, width * 0.28, 26, cream)
  );
}

/** A dome on a drum. */
export function dome(x: number, base: number, width: number, wall = stone, cap = copper): string {
  const r = width / 2;
  return (
    rect(x - r, base - r, width, r, wall) +
    shape(`M${x - r - 6} ${base - r}a${r + 6} ${r * 1.15} 0 0 1 ${width + 12} 0z`, cap) +
    rect(x - 8, base - r * 2.5, 16, r * 0.5, wall) +
    circle(x, base - r * 2.55, 9, butter)
  );
}

/** A shop front: a big window, a door and a striped awning. */
export function shopFront(
  x: number,
  base: number,
  width: number,
  wall: string,
  awning: string,
  pane: string,
  detail: Detail,
): string {
  const stripes = Math.round(width / 44);
  const stripe = width / stripes;
  return (
    rect(x, base - 250, width, 250, wall) +
    rect(x + 24, base - 176, width * 0.58, 142, pane) +
    rect(x + width * 0.72, base - 176, width * 0.2, 176, ink) +
    rect(x + width * 0.74, base - 168, width * 0.16, 100, pane) +
    times(stripes, (i) =>
      shape(
        `M${(x + i * stripe).toFixed(1)} ${base - 214}h${stripe.toFixed(1)}v44a${(stripe / 2).toFixed(1)} 14 0 0 1 -${stripe.toFixed(1)} 0z`,
        i % 2 ? white : awning,
      ),
    ) +
    rect(x - 8, base - 226, width + 16, 14, forest) +
    (detail ? circle(x + width * 0.9, base - 84, 5, butter) : "")
  );
}

/** Columns under a pediment: a museum or a theatre portico. */
export function portico(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  shade: string,
): string {
  const step = (width - 60) / 5;
  return (
    shape(
      `M${x - 20} ${base - height}L${x + width / 2} ${base - height - width * 0.2}L${x + width + 20} ${base - height}z`,
      wall,
    ) +
    rect(x - 20, base - height, width + 40, 22, wall) +
    rect(x, base - height + 22, width, height - 22, shade) +
    times(6, (i) => rect(x + 18 + i * step, base - height + 22, 24, height - 22, wall)) +
    times(3, (i) => rect(x - 20 - i * 14, base - 12 + i * 12, width + 40 + i * 28, 13, i % 2 ? wall : stone))
  );
}

/** A picture or notice in a frame. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  edge: string,
  inside: string,
  ...content: string[]
): string {
  return (
    rect(x - 9, y - 9, width + 18, height + 18, edge) +
    rect(x, y, width, height, inside) +
    at(x, y, 1, ...content)
  );
}
