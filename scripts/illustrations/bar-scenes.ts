/** Bars, wine and beer. */
import { person } from "./motifs.ts";
import * as c from "./primitives.ts";
import {
  at,
  byColour,
  circle,
  ellipse,
  faded,
  grid,
  rect,
  type Scene,
  shape,
  stroke,
  times,
  turn,
} from "./primitives.ts";

function bottles(x: number, y: number, count: number, colours: readonly string[]): string {
  const glassware = Array.from({ length: count }, (_, i) => {
    const height = 44 + (i % 3) * 8;
    return [
      turn(colours, i),
      `M${x + i * 34 - 9} ${y}v-${height}q2 -8 5 -10v-16h8v16q3 2 5 10v${height}z`,
    ] as const;
  });
  return byColour(glassware) + grid(x - 7, y - 26, count, 1, 34, 1, 14, 12, c.cream);
}

function stool(x: number): string {
  return at(
    x,
    570,
    1,
    stroke("M-16 0L-8 -92M16 0L8 -92M-13 -36H13", c.ink, 6),
    rect(-30, -104, 60, 14, c.rust, 7),
  );
}

function barrel(x: number, base: number, scale = 1): string {
  return at(
    x,
    base,
    scale,
    shape("M-44 0Q-62 -56 -44 -112H44Q62 -56 44 0z", c.wood),
    rect(-53, -92, 106, 9, c.ink),
    rect(-53, -30, 106, 9, c.ink),
    stroke("M-18 -112Q-26 -56 -18 0M18 -112Q26 -56 18 0", c.bark, 3),
  );
}

function beer(x: number, base: number, scale = 1): string {
  return at(
    x,
    base,
    scale,
    stroke("M32 -84q34 0 30 32q-4 24 -30 22", c.cream, 9),
    rect(-36, -100, 72, 100, c.ochre, 8),
    faded(0.5, rect(-24, -80, 12, 66, c.butter, 5)),
    circle(-22, -104, 18, c.white),
    circle(4, -110, 22, c.white),
    circle(26, -102, 15, c.white),
  );
}

export const barScenes: Record<string, Scene> = {
  bar: {
    title: "A bar counter with bottles on lit shelves and a row of stools",
    draw: (d) =>
      rect(0, 0, 800, 600, "#3a2430") +
      faded(0.5, ellipse(400, 190, 380, 190, c.rust)) +
      times(
        3,
        (i) =>
          rect(110, 140 + i * 92, 580, 10, c.wood) +
          bottles(140 + (i % 2) * 14, 140 + i * 92, d ? 16 : 11, [
            c.forest,
            c.ochre,
            c.deep,
            c.brick,
            c.sage,
          ]),
      ) +
      person(420, 420, c.cream, 1.5) +
      rect(40, 400, 720, 26, c.wood) +
      rect(60, 426, 680, 150, c.bark) +
      grid(80, 446, 6, 1, 112, 1, 84, 106, "#5c3d2a") +
      stool(190) +
      stool(330) +
      stool(470) +
      stool(610) +
      at(600, 400, 0.8, shape("M-30 -70H30L0 -30z", c.blush), stroke("M0 -30V0M-20 0H20", c.cream, 5)),
  },
  "wine-bar": {
    title: "Two glasses of wine and a bottle on a window sill above the canal at dusk",
    draw: (d) =>
      rect(0, 0, 800, 600, c.plum) +
      rect(90, 40, 620, 400, "#4a2b3c") +
      rect(106, 56, 588, 384, c.dusk) +
      rect(106, 330, 588, 110, c.deep) +
      times(6, (i) =>
        shape(
          `M${106 + i * 98} 332v-${80 + ((i * 31) % 60)}l49 -40l49 40v${80 + ((i * 31) % 60)}z`,
          turn([c.brick, c.ochre, c.rust], i),
        ),
      ) +
      faded(
        0.5,
        times(4 + d * 3, (i) => stroke(`M${130 + i * 80} ${360 + (i % 3) * 24}h40`, c.butter, 4)),
      ) +
      rect(394, 40, 12, 400, "#4a2b3c") +
      rect(0, 440, 800, 30, c.wood) +
      rect(0, 470, 800, 130, "#573246") +
      times(2, (i) =>
        at(
          260 + i * 130,
          444,
          1.7,
          faded(0.55, shape("M-30 -130H30Q36 -70 0 -62Q-36 -70 -30 -130z", c.white)),
          shape("M-31 -104H31Q28 -68 0 -66Q-28 -68 -31 -104z", turn([c.rust, c.butter], i)),
          stroke("M0 -62V-2M-24 -2H24", c.cream, 4),
        ),
      ) +
      at(
        560,
        444,
        1.6,
        shape("M-26 0V-96Q-24 -120 -10 -128V-176H10V-128Q24 -120 26 -96V0z", c.forest),
        rect(-22, -74, 44, 46, c.cream),
        rect(-12, -184, 24, 26, c.rust),
      ),
  },
  brewery: {
    title: "Copper kettles, barrels and a full glass in a brick brewhouse",
    draw: (d) =>
      rect(0, 0, 800, 600, c.rust) +
      faded(
        0.25,
        times(d ? 9 : 5, (r) => grid(r % 2 ? -30 : 0, 20 + r * 48, 9, 1, 96, 1, 84, 34, c.brick)),
      ) +
      times(2, (i) =>
        at(
          220 + i * 220,
          430,
          1.25,
          ellipse(0, -96, 82, 66, "#d58a4a"),
          rect(-82, -96, 164, 90, "#d58a4a"),
          rect(-82, -62, 164, 10, c.wood),
          rect(-14, -260, 28, 110, "#d58a4a"),
          faded(0.5, ellipse(-34, -106, 16, 34, c.butter)),
          stroke("M-50 -6V20M50 -6V20", c.ink, 8),
        ),
      ) +
      rect(0, 452, 800, 148, c.bark) +
      barrel(650, 500, 1.2) +
      barrel(740, 560, 1.1) +
      barrel(90, 560, 1.2) +
      beer(400, 572, 1.35),
  },
};
