/** Things that appear in many pictures: air, water, trees, people, bicycles, boats, lamps. */
import {
  at,
  bark,
  blush,
  brick,
  butter,
  circle,
  cream,
  type Detail,
  deep,
  ellipse,
  faded,
  forest,
  ink,
  night,
  ochre,
  rect,
  sage,
  shape,
  stroke,
  times,
  turn,
  white,
} from "./primitives.ts";

/** The whole background in one colour, with a paler band above the horizon. */
export function air(colour: string, horizon = 430, glow = white): string {
  return rect(0, 0, 800, 600, colour) + faded(0.35, ellipse(400, horizon, 620, 190, glow));
}

/** Three soft puffs. */
export function cloud(x: number, y: number, scale = 1, colour = white): string {
  return faded(
    0.85,
    at(x, y, scale, ellipse(0, 0, 60, 18, colour), circle(-18, -12, 20, colour), circle(14, -18, 26, colour)),
  );
}

/** A night sky with a moon and scattered stars. */
export function nightSky(detail: Detail, colour = night): string {
  const stars = times(8 + detail * 8, (i) =>
    circle((i * 173 + 40) % 800, (i * 97 + 30) % 260, 1.5 + (i % 3), cream),
  );
  return (
    rect(0, 0, 800, 600, colour) +
    faded(0.7, stars) +
    circle(660, 110, 46, butter) +
    circle(640, 98, 42, colour)
  );
}

/** Water from `y` down, with rows of short waves. */
export function sea(y: number, detail: Detail, colour: string, wave = white): string {
  const waves = times(6 + detail * 5, (i) => {
    const [left, top] = [(i * 211 + 30) % 760, y + 22 + ((i * 53) % Math.max(30, 560 - y))];
    return `M${left} ${top}q12 -8 24 0t24 0`;
  });
  return rect(0, y, 800, 600 - y, colour) + faded(0.45, stroke(waves, wave, 3));
}

/** A broad-leaved tree standing at `base`. */
export function tree(x: number, base: number, scale = 1, leaf = forest, light = sage): string {
  return at(
    x,
    base,
    scale,
    rect(-6, -70, 12, 70, bark),
    circle(0, -110, 48, leaf),
    circle(-30, -84, 32, leaf),
    circle(30, -84, 32, leaf),
    circle(-12, -124, 22, light),
  );
}

/** A slim conifer or poplar. */
export function conifer(x: number, base: number, scale = 1, leaf = forest): string {
  return at(x, base, scale, rect(-5, -24, 10, 24, bark), shape("M0 -150L34 -20H-34z", leaf));
}

/** A round-headed person in a coat; `scale` 1 is 92 units tall. */
export function person(x: number, base: number, coat: string, scale = 1, skin = blush): string {
  return at(
    x,
    base,
    scale,
    shape("M-18 0q-2 -66 18 -66q20 0 18 66z", coat),
    circle(0, -78, 14, skin),
    shape("M-15 -80a15 15 0 0 1 30 0q-14 -8 -30 0z", bark),
  );
}

/** A bicycle seen from the side, front wheel to the right. */
export function bicycle(x: number, base: number, colour: string, scale = 1): string {
  const wheel = (cx: number) => `M${cx - 26} -26a26 26 0 1 0 52 0a26 26 0 1 0 -52 0`;
  return at(
    x,
    base,
    scale,
    stroke(wheel(-42) + wheel(42), ink, 4),
    stroke("M-42 -26L-16 -66H28L-4 -26H-42M-4 -26L-20 -76M42 -26L26 -80L42 -86", colour, 5),
    stroke("M-32 -78H-10", ink, 7),
  );
}

/** Someone riding that bicycle. */
export function cyclist(x: number, base: number, colour: string, coat: string, scale = 1): string {
  return at(
    x,
    base,
    scale,
    bicycle(0, 0, colour),
    stroke("M-20 -78L2 -50L-4 -22", ink, 9),
    shape("M-30 -76q0 -62 26 -64q20 4 14 22L-8 -76z", coat),
    stroke("M2 -122L30 -88", coat, 9),
    circle(6, -156, 15, blush),
    shape("M-10 -158a16 16 0 0 1 32 0z", brick),
  );
}

/** A rowing or motor boat; `y` is the water line. */
export function boat(x: number, y: number, hull: string, scale = 1): string {
  return at(
    x,
    y,
    scale,
    shape("M-90 -26H90Q78 14 50 14H-54Q-80 14 -90 -26z", hull),
    rect(-86, -30, 172, 8, cream),
    shape("M-34 -30V-58H24L36 -30z", white),
    rect(-22, -52, 16, 14, deep),
    rect(2, -52, 16, 14, deep),
  );
}

/** A sailing boat with a bare mast or, with `sail`, under canvas. */
export function sailingBoat(x: number, y: number, hull: string, scale = 1, sail = ""): string {
  const canvas = sail
    ? shape("M6 -160L70 -40H6z", sail) + shape("M-6 -140L-50 -40H-6z", cream)
    : stroke("M0 -150L70 -30M0 -150L-70 -30", ink, 2);
  return at(
    x,
    y,
    scale,
    rect(-3, -170, 6, 150, bark),
    canvas,
    shape("M-90 -28H90Q76 14 46 14H-50Q-78 14 -90 -28z", hull),
    rect(-88, -32, 176, 7, cream),
  );
}

/** A street lamp; lit lamps have a halo. */
export function lamp(x: number, base: number, lit = false): string {
  const halo = lit ? faded(0.3, circle(0, -176, 44, butter)) : "";
  return at(
    x,
    base,
    1,
    halo,
    rect(-4, -160, 8, 160, ink),
    rect(-14, -6, 28, 6, ink),
    shape("M-16 -164L-10 -194H10L16 -164z", lit ? butter : cream),
    shape("M-14 -194H14L0 -208z", ink),
  );
}

/** A hanging string of bulbs from one point to another. */
export function lights(x1: number, y1: number, x2: number, y2: number, sag: number, count: number): string {
  const bulbs = times(count, (i) => {
    const t = (i + 0.5) / count;
    const y = (1 - t) * (1 - t) * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2;
    return (
      faded(0.35, circle(x1 + (x2 - x1) * t, y + 8, 14, butter)) +
      circle(x1 + (x2 - x1) * t, y + 8, 6, butter)
    );
  });
  return stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, ink, 2) + bulbs;
}

/** Coloured pennants on a line. */
export function bunting(x1: number, x2: number, y: number, colours: readonly string[]): string {
  const step = (x2 - x1) / 12;
  return (
    stroke(`M${x1} ${y}H${x2}`, ink, 2) +
    times(12, (i) =>
      shape(
        `M${Math.round(x1 + i * step + 4)} ${y}h${Math.round(step - 8)}l-${Math.round((step - 8) / 2)} 34z`,
        turn(colours, i),
      ),
    )
  );
}

/** Gulls, the more the larger the picture. */
export function gulls(x: number, y: number, detail: Detail, colour = ink): string {
  return times(1 + detail, (i) =>
    stroke(`M${x + i * 46} ${y + (i % 2) * 26}q10 -12 18 0q8 -12 18 0`, colour, 3),
  );
}

/** The Danish flag on a pole. */
export function flag(x: number, base: number, height: number, scale = 1): string {
  return at(
    x,
    base,
    scale,
    rect(-3, -height, 6, height, bark),
    shape(`M3 -${height}H77V-${height - 48}H3z`, "#c23b3b"),
    shape(`M25 -${height}h10v48h-10zM3 -${height - 20}h74v9H3z`, white),
  );
}

/** A swan on the water. */
export function swan(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    shape("M-40 0Q-44 -34 -6 -28Q20 -24 40 -30Q36 6 0 8Q-30 8 -40 0z", white),
    stroke("M-32 -8Q-60 -30 -40 -64", white, 9),
    circle(-40, -66, 9, white),
    shape("M-48 -66l-16 4l16 5z", ochre),
  );
}
