/** Harbour baths, beaches and hot tubs. */
import { street } from "./buildings.ts";
import { air, cloud, person, sailingBoat, sea } from "./motifs.ts";
import * as c from "./primitives.ts";
import { at, circle, ellipse, faded, rect, type Scene, shape, stroke, times, turn } from "./primitives.ts";

function swimmer(x: number, y: number, cap: string): string {
  return at(
    x,
    y,
    1,
    circle(0, -8, 15, c.blush),
    shape("M-16 -12a16 16 0 0 1 32 0z", cap),
    stroke("M-40 2q10 -14 24 -2M16 2q14 -12 26 0", c.white, 5),
  );
}

export const watersideScenes: Record<string, Scene> = {
  "harbour-bath": {
    title: "A wooden harbour bath with a diving tower and swimmers",
    draw: (d) =>
      air(c.sky) +
      circle(690, 100, 44, c.butter) +
      street(0, 300, 800, 9, 110, [c.brick, c.ochre, c.blush, c.sage], ["flat", "gable"]) +
      sea(300, d, c.water) +
      shape("M40 520L120 350H700L760 520z", c.wood) +
      shape("M150 500L200 380H560L600 500z", c.copper) +
      (d ? times(4, (i) => stroke(`M${60 + i * 12} ${506 - i * 34}H${150 + i * 12}`, c.bark, 2)) : "") +
      swimmer(280, 440, c.brick) +
      swimmer(420, 476, c.navy) +
      swimmer(490, 410, c.ochre) +
      at(
        660,
        480,
        1,
        stroke("M-30 0V-240M40 0V-240M-30 -60L40 -120M-30 -150L40 -210", c.cream, 9),
        rect(-100, -250, 160, 16, c.brick),
        rect(-60, -130, 120, 12, c.brick),
        person(-60, -250, c.navy, 0.9),
      ) +
      at(
        560,
        190,
        1,
        stroke("M-40 10L10 -6L40 -30", c.blush, 12),
        circle(-54, 18, 13, c.blush),
        shape("M-10 -14h26l-4 18h-24z", c.brick),
      ) +
      shape("M40 520H760L790 600H10z", "#8d6340") +
      person(120, 580, c.plum, 1.1) +
      person(250, 586, c.forest, 1.1, c.wood) +
      rect(390, 556, 130, 20, c.white, 8) +
      rect(396, 550, 40, 12, c.brick, 6),
  },
  beach: {
    title: "A pale beach with dunes, a bathing jetty and wind turbines at sea",
    draw: (d) =>
      air("#cfe8ee", 300) +
      circle(130, 110, 48, c.butter) +
      cloud(420, 90) +
      times(6, (i) =>
        at(
          300 + i * 84,
          270 - Math.abs(i - 3) * 6,
          1,
          stroke("M0 20V-70", c.white, 5),
          at(
            0,
            -70,
            1,
            stroke(
              `M0 0L${turn([0, 26, -22], i)} -34M0 0L-28 ${turn([18, 2, -18], i)}M0 0L${turn([28, 6, 24], i)} ${turn([18, 34, 26], i)}`,
              c.white,
              4,
            ),
          ),
        ),
      ) +
      sea(280, d, c.water) +
      sailingBoat(160, 330, c.brick, 0.5, c.ochre) +
      shape("M0 430Q200 380 420 420T800 400V600H0z", c.sand) +
      shape("M0 560Q130 470 280 560T560 560T800 530V600H0z", "#dcc595") +
      stroke("M500 420L760 340M540 430V400M620 404V376M700 380V356", c.bark, 7) +
      times(7 + d * 4, (i) =>
        stroke(
          `M${(i * 97 + 20) % 780} ${556 + ((i * 23) % 40)}q-4 -24 -14 -34M${(i * 97 + 20) % 780} ${556 + ((i * 23) % 40)}q2 -26 10 -38`,
          c.forest,
          4,
        ),
      ) +
      at(
        320,
        500,
        1,
        stroke("M0 0L-16 -120", c.bark, 6),
        shape("M-110 -96Q-60 -190 -14 -126Q40 -170 78 -120z", c.brick),
        shape("M-62 -120Q-30 -170 -14 -126L20 -118z", c.cream),
      ) +
      rect(340, 488, 110, 16, c.deep, 6) +
      person(600, 500, c.navy, 1) +
      person(640, 506, c.ochre, 0.7) +
      stroke("M640 60Q700 30 760 80M640 60L600 420M760 80L604 420", c.plum, 3) +
      shape("M640 60Q700 0 760 80Q700 50 640 60z", c.plum),
  },
  spa: {
    title: "A hot tub by the harbour with steam, towels and a low winter sun",
    draw: (d) =>
      rect(0, 0, 800, 600, "#e8c9bd") +
      circle(590, 250, 62, c.butter) +
      rect(0, 300, 800, 140, "#7fa0b0") +
      faded(
        0.5,
        times(5 + d * 4, (i) => stroke(`M${(i * 190 + 40) % 740} ${320 + ((i * 29) % 90)}h46`, c.white, 4)),
      ) +
      shape("M0 304V262H90V236H150V270H230V304z", c.plum) +
      rect(0, 430, 800, 170, c.wood) +
      times(6, (i) => rect(0, 450 + i * 28, 800, 4, c.bark)) +
      at(
        370,
        540,
        1.2,
        shape("M-180 -130H180L164 0H-164z", c.bark),
        times(8, (i) => rect(-164 + i * 42, -124, 34, 118, "#815a3d")),
        ellipse(0, -130, 182, 36, c.wood),
        ellipse(0, -132, 160, 28, c.copper),
        circle(-60, -158, 24, c.blush),
        circle(50, -160, 24, c.wood),
        shape("M-84 -166a24 24 0 0 1 48 0z", c.brick),
        shape("M26 -168a24 24 0 0 1 48 0z", c.navy),
      ) +
      faded(
        0.6,
        stroke(
          "M300 330q26 -34 0 -66t0 -66M380 320q26 -34 0 -66t0 -66M460 330q26 -34 0 -66t0 -66",
          c.white,
          10,
        ),
      ) +
      times(3, (i) => rect(640, 520 - i * 26, 110, 24, turn([c.white, c.sage, c.blush], i), 12)),
  },
};
