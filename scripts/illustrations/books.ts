/** Books on shelves and in crates. */
import {
  bark,
  box,
  brick,
  butter,
  byColour,
  deep,
  forest,
  navy,
  ochre,
  plum,
  rect,
  turn,
} from "./primitives.ts";

const covers = [brick, navy, forest, ochre, plum, deep] as const;

/** A row of books of varying heights standing on `base`; `shift` makes rows differ. */
export function books(x: number, base: number, width: number, shift: number): string {
  const items = Array.from({ length: Math.floor(width / 24) }, (_, i) => {
    const height = 56 + ((i * 17 + shift * 11) % 26);
    return [
      [turn(covers, i + shift), box(x + i * 24, base - height, 22, height)],
      [butter, box(x + i * 24, base - height + 8, 22, 4)],
    ] as const;
  });
  return byColour(items.flat().sort((a, b) => Number(a[0] === butter) - Number(b[0] === butter)));
}

/** The same row on a board. */
export function shelf(x: number, base: number, width: number, shift: number): string {
  return books(x, base, width, shift) + rect(x - 8, base, width + 16, 9, bark);
}
