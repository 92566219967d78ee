/** Bakeries, cafés and laid tables. */
import { shopFront } from "./buildings.ts";
import { cup, pendant } from "./interiors.ts";
import { air, bicycle, person } from "./motifs.ts";
import * as c from "./primitives.ts";
import { at, circle, ellipse, faded, grid, rect, type Scene, shape, stroke, times } from "./primitives.ts";

function bun(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    ellipse(0, 0, 46, 28, c.ochre),
    stroke("M-24 2q2 -18 24 -18q24 2 22 16q-6 12 -22 10q-12 -4 -8 -12", c.rust, 5),
    circle(-14, -16, 2.5, c.cream),
    circle(16, -18, 2.5, c.cream),
  );
}

function loaf(x: number, y: number): string {
  return at(
    x,
    y,
    1,
    shape("M-56 0V-30Q-54 -56 0 -56T56 -30V0z", c.wood),
    stroke("M-28 -46l10 20M-2 -50l10 20M24 -48l10 20", c.butter, 5),
  );
}

function plate(x: number, y: number, scale: number, ...food: string[]): string {
  return at(
    x,
    y,
    scale,
    ellipse(0, 8, 132, 46, "#d9d2c4"),
    ellipse(0, 0, 130, 44, c.white),
    ellipse(0, 0, 96, 30, "#f4f0e8"),
    ...food,
  );
}

function glass(x: number, y: number, drink: string, scale = 1): string {
  return at(
    x,
    y,
    scale,
    faded(0.7, shape("M-26 -120H26Q30 -62 0 -56Q-30 -62 -26 -120z", c.white)),
    shape("M-25 -96H25Q22 -62 0 -60Q-22 -62 -25 -96z", drink),
    stroke("M0 -56V0M-22 0H22", c.stone, 5),
  );
}

export const tableScenes: Record<string, Scene> = {
  bakery: {
    title: "A bakery window with loaves and cardamom buns under a striped awning",
    draw: (d) =>
      air(c.dusk) +
      rect(0, 500, 800, 100, c.stone) +
      rect(60, 90, 680, 410, c.blush) +
      grid(110, 120, 5, 1, 124, 1, 70, 90, c.cream) +
      shopFront(110, 500, 580, c.brick, c.ochre, c.butter, d) +
      rect(134, 418, 336, 10, c.wood) +
      bun(186, 400) +
      bun(284, 400) +
      loaf(404, 418) +
      (d ? bun(235, 364, 0.9) + loaf(404, 374) : "") +
      at(640, 470, 1, rect(-4, -20, 8, 40, c.ink)) +
      bicycle(640, 512, c.forest) +
      person(60, 520, c.navy, 1.2),
  },
  cafe: {
    title: "A café corner with a steaming cup, a plant and rain on the window",
    draw: (d) =>
      rect(0, 0, 800, 600, "#e6d6c0") +
      rect(90, 60, 400, 330, c.bark) +
      rect(104, 74, 372, 302, c.water) +
      rect(284, 74, 10, 302, c.bark) +
      faded(
        0.5,
        times(10 + d * 10, (i) =>
          stroke(`M${120 + ((i * 71) % 350)} ${90 + ((i * 59) % 260)}l-5 20`, c.white, 3),
        ),
      ) +
      pendant(620, 110, c.forest) +
      rect(0, 452, 800, 148, c.wood) +
      rect(0, 440, 800, 16, c.bark) +
      cup(330, 440, 1.8) +
      at(600, 440, 1, ellipse(0, 0, 78, 10, c.white), bun(0, -18, 1.1)) +
      at(
        150,
        440,
        1,
        shape("M-34 -60H34L24 0H-24z", c.brick),
        stroke("M0 -60q-10 -60 -44 -78M0 -60q4 -70 40 -96M0 -60V-150", c.forest, 8),
        ellipse(-46, -140, 24, 14, c.sage),
        ellipse(42, -158, 26, 15, c.forest),
        ellipse(0, -158, 16, 24, c.sage),
      ),
  },
  restaurant: {
    title: "A set table in a warm dining room with open sandwiches and a candle",
    draw: (d) =>
      rect(0, 0, 800, 600, c.forest) +
      rect(0, 300, 800, 14, "#345948") +
      pendant(240, 90, c.ochre) +
      pendant(560, 90, c.ochre) +
      shape("M0 420H800V600H0z", c.cream) +
      grid(0, 420, 14, 1, 60, 1, 30, 180, "#f0e2cd") +
      plate(
        270,
        490,
        1.15,
        rect(-62, -22, 56, 26, c.bark, 5),
        rect(-60, -34, 52, 14, c.blush, 6),
        rect(8, -16, 56, 26, c.bark, 5),
        rect(10, -28, 52, 14, c.butter, 6),
        d ? circle(-34, -38, 8, c.sage) + circle(36, -32, 7, c.brick) : "",
      ) +
      glass(470, 500, c.ochre, 1.2) +
      at(
        610,
        500,
        1,
        rect(-10, -96, 20, 90, c.white),
        shape("M0 -134q16 20 0 38q-16 -18 0 -38z", c.ochre),
        ellipse(0, 0, 40, 10, c.navy),
      ) +
      stroke("M80 470V540M70 470v20M90 470v20", c.navy, 6) +
      stroke("M704 470V540", c.navy, 6),
  },
  "fine-dining": {
    title: "A single small dish with herbs and a flower on a wide plate in lamplight",
    draw: (d) =>
      rect(0, 0, 800, 600, "#1c2430") +
      faded(0.9, ellipse(400, 430, 520, 220, "#2c3848")) +
      pendant(400, 80, c.copper) +
      shape("M250 130L550 130L730 560H70z", "rgba(243,212,137,0.10)") +
      plate(
        400,
        430,
        2.1,
        ellipse(-10, -4, 34, 14, c.plum),
        ellipse(16, -10, 20, 12, c.brick),
        circle(-20, -18, 8, c.butter),
        stroke("M0 -14q10 -34 34 -40M4 -14q-4 -30 -26 -44", c.sage, 4),
        d
          ? circle(36, -54, 6, c.blush) +
              circle(-24, -60, 5, c.blush) +
              circle(52, 8, 4, c.forest) +
              circle(62, 2, 3, c.forest)
          : "",
      ) +
      stroke("M76 380V520", c.stone, 7) +
      stroke("M724 380V520M712 380v30M736 380v30", c.stone, 7),
  },
};
