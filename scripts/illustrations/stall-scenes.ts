/** Food in the open air: stalls, fish, markets. */
import { air, boat, gulls, lights, person, sea } from "./motifs.ts";
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

export const stallScenes: Record<string, Scene> = {
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
