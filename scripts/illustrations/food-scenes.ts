/** Bakeries, cafés and laid tables; stalls, fish and markets. */
import { shopFront } from "./buildings.ts";
import { cup, pendant } from "./interiors.ts";
import { air, bicycle, boat, gulls, lights, person, sea } from "./motifs.ts";
import * as c from "./primitives.ts";
import {
  at,
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

export const foodScenes: Record<string, Scene> = {
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
  "street-food": {
    title: "Two food stalls under strings of lamps on a former shipyard quay",
    draw: (d) =>
      rect(0, 0, 800, 600, "#44597a") +
      faded(0.5, ellipse(400, 440, 560, 170, c.dusk)) +
      rect(0, 470, 800, 130, "#5a5f68") +
      times(2, (i) =>
        at(
          90 + i * 350,
          480,
          1,
          rect(0, -190, 270, 190, turn([c.brick, c.copper], i)),
          rect(16, -150, 238, 84, c.butter),
          rect(-14, -66, 298, 18, c.wood),
          times(6, (k) =>
            shape(
              `M${-14 + k * 50} -226h50v36a25 14 0 0 1 -50 0z`,
              k % 2 ? c.white : turn([c.ochre, c.navy], i),
            ),
          ),
          person(90, -66, turn([c.white, c.plum], i), 0.8),
          d ? circle(180, -86, 18, c.forest) + circle(214, -84, 16, c.brick) : "",
        ),
      ) +
      lights(0, 90, 400, 120, 40, 8) +
      lights(400, 120, 800, 80, 40, 8) +
      person(150, 570, c.navy, 1.2) +
      person(400, 580, c.ochre, 1.3) +
      person(640, 572, c.sage, 1.2, c.wood) +
      (d ? faded(0.5, stroke("M300 250q14 -18 0 -36t0 -36", c.white, 6)) : ""),
  },
  seafood: {
    title: "A fish on ice with lemon and oysters beside the harbour",
    draw: (d) =>
      air(c.sky, 250) +
      sea(220, d, c.water) +
      boat(620, 240, c.brick, 0.7) +
      gulls(160, 110, d) +
      rect(0, 400, 800, 200, c.wood) +
      rect(0, 392, 800, 14, c.bark) +
      ellipse(400, 470, 340, 96, c.white) +
      faded(
        0.7,
        times(16 + d * 8, (i) => rect(120 + ((i * 83) % 540), 420 + ((i * 37) % 90), 30, 20, c.sky, 5)),
      ) +
      at(
        390,
        450,
        1.5,
        shape("M-150 0Q-60 -72 70 -20L130 -56Q116 0 130 56L70 20Q-60 72 -150 0z", c.deep),
        shape("M-150 0Q-60 60 70 18L60 8Q-50 24 -150 0z", c.stone),
        circle(-106, -8, 8, c.white),
        circle(-106, -8, 4, c.ink),
        stroke("M-76 -24q16 24 0 48", c.navy, 4),
        d ? stroke("M-30 -16q10 8 20 0M0 -12q10 8 20 0M-18 0q10 8 20 0", c.copper, 3) : "",
      ) +
      at(
        600,
        506,
        1,
        circle(0, 0, 38, c.ochre),
        circle(0, 0, 29, c.butter),
        stroke("M0 -26V26M-24 -10L24 12M-24 12L24 -10", c.ochre, 3),
      ) +
      times(3, (i) =>
        at(
          190 + i * 84,
          528,
          1,
          ellipse(0, 0, 36, 22, "#77746c"),
          ellipse(0, -3, 27, 14, c.cream),
          circle(6, -3, 6, c.stone),
        ),
      ),
  },
  market: {
    title: "A covered market stall piled with vegetables, flowers and cheese",
    draw: (d) =>
      air("#e3efe9") +
      shape("M0 150L400 30L800 150V180H0z", c.deep) +
      grid(30, 180, 10, 1, 76, 1, 8, 320, c.navy) +
      faded(0.4, grid(40, 180, 10, 1, 76, 1, 60, 200, c.white)) +
      rect(0, 500, 800, 100, c.stone) +
      times(3, (i) =>
        at(
          30 + i * 255,
          500,
          1,
          rect(0, -90, 230, 90, c.wood),
          rect(0, -96, 230, 12, c.bark),
          times(7 + d, (k) =>
            circle(
              22 + k * 27,
              -108 - (k % 2) * 14,
              18,
              turn([c.brick, c.forest, c.ochre, c.plum, c.sage], k + i * 2),
            ),
          ),
          times(4, (k) =>
            shape(
              `M${k * 58} -250h58v34a29 16 0 0 1 -58 0z`,
              k % 2 ? c.cream : turn([c.brick, c.forest, c.ochre], i),
            ),
          ),
        ),
      ) +
      person(280, 590, c.navy, 1.4) +
      person(560, 586, c.plum, 1.3, c.wood),
  },
};
