/** Furniture, lamps and cups. */
import {
  at,
  butter,
  circle,
  ellipse,
  faded,
  ink,
  rect,
  shape,
  sky,
  stroke,
  white,
  wood,
} from "./primitives.ts";

/** A cup with steam. */
export function cup(x: number, y: number, scale = 1, glaze = white): string {
  return at(
    x,
    y,
    scale,
    ellipse(0, 6, 62, 9, glaze),
    stroke("M34 -36q26 0 22 18q-4 14 -26 12", glaze, 8),
    shape("M-38 -50H38Q36 4 14 4H-14Q-36 4 -38 -50z", glaze),
    ellipse(0, -50, 38, 8, wood),
    faded(0.6, stroke("M-12 -72q10 -12 0 -24t0 -24M14 -72q10 -12 0 -24t0 -24", sky, 4)),
  );
}

/** A café table with a parasol's shade left to the scene. */
export function table(x: number, base: number, top: string, scale = 1): string {
  return at(x, base, scale, stroke("M0 -70V0M-26 0H26", ink, 6), rect(-60, -78, 120, 10, top, 5));
}

/** A plain chair facing right (or left with a negative scale in `at`). */
export function chair(x: number, base: number, colour: string): string {
  return at(x, base, 1, stroke("M-22 0V-104M22 0V-46M-22 -46H24M-22 -100Q0 -108 0 -92", colour, 6));
}

/** A lamp hanging from the ceiling, with its glow. */
export function pendant(x: number, drop: number, shade: string): string {
  return (
    stroke(`M${x} 0V${drop}`, ink, 3) +
    faded(0.25, circle(x, drop + 40, 90, butter)) +
    shape(`M${x - 46} ${drop + 36}Q${x - 40} ${drop} ${x} ${drop}T${x + 46} ${drop + 36}z`, shade) +
    circle(x, drop + 38, 10, butter)
  );
}
