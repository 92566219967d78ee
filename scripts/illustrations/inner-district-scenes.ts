/** The districts around the old town. */
import { dome, house, shopFront, spire, street } from "./buildings.ts";
import {
  air,
  bicycle,
  boat,
  cloud,
  cyclist,
  gulls,
  lights,
  nightSky,
  person,
  sailingBoat,
  sea,
  swan,
  tree,
} from "./motifs.ts";
import * as c from "./primitives.ts";
import { at, circle, ellipse, faded, grid, rect, type Scene, stroke, times, turn } from "./primitives.ts";

function picnicTable(x: number): string {
  return at(
    x,
    584,
    1,
    rect(-70, -60, 140, 10, c.wood),
    rect(-84, -34, 168, 8, c.wood),
    stroke("M-50 0L-30 -56M50 0L30 -56", c.wood, 7),
  );
}

export const innerDistrictScenes: Record<string, Scene> = {
  "district-inner-city": {
    title: "The inner city: spires, gables and a harbour quay",
    draw: (d) =>
      air(c.sky) +
      cloud(120, 90) +
      gulls(560, 80, d) +
      spire(160, 420, 60, 210) +
      dome(330, 420, 170) +
      spire(520, 420, 46, 230, c.sand) +
      spire(690, 420, 62, 180) +
      street(
        0,
        460,
        800,
        8,
        150,
        [c.ochre, c.brick, c.cream, c.deep, c.blush],
        ["gable", "step", "mansard"],
      ) +
      rect(0, 456, 800, 34, c.stone) +
      sea(488, d, c.deep) +
      boat(220, 540, c.brick, 0.9) +
      sailingBoat(560, 550, c.bark, 0.8),
  },
  "district-osterbro": {
    title: "Østerbro: tall apartment houses beside a lake with swans",
    draw: (d) =>
      air("#e6ebe0") +
      cloud(640, 90, 1.2) +
      street(0, 400, 800, 5, 290, [c.cream, c.blush, c.sand, "#d9c7b0"], ["mansard"]) +
      times(8, (i) =>
        tree(40 + i * 104, 420, 0.6, turn([c.forest, c.sage], i), turn([c.sage, c.forest], i)),
      ) +
      rect(0, 416, 800, 26, c.sand) +
      at(230, 430, 0.5, cyclist(0, 0, c.brick, c.navy)) +
      person(600, 434, c.plum, 0.6) +
      sea(442, d, c.water) +
      swan(230, 510, 1.2) +
      swan(350, 548, 1) +
      (d ? swan(560, 500, 0.8) : "") +
      at(620, 560, 1, ellipse(0, 0, 14, 8, c.bark), ellipse(40, 8, 14, 8, c.bark)),
  },
  "district-norrebro": {
    title: "Nørrebro: red-brick houses, ground-floor shops and bicycles",
    draw: (d) =>
      air(c.dusk) +
      street(0, 330, 800, 4, 230, [c.brick, c.rust, "#c26a4e"], ["mansard", "flat"]) +
      shopFront(0, 500, 260, c.forest, c.ochre, c.butter, d) +
      shopFront(270, 500, 260, c.plum, c.copper, c.cream, d) +
      shopFront(540, 500, 260, c.navy, c.brick, c.butter, d) +
      rect(0, 500, 800, 100, c.stone) +
      bicycle(110, 530, c.brick) +
      bicycle(230, 534, c.deep) +
      bicycle(660, 532, c.ochre) +
      person(430, 560, c.navy, 1.3, c.wood) +
      person(480, 562, c.ochre, 1.2) +
      lights(0, 220, 800, 200, 30, 12) +
      cyclist(330, 592, c.forest, c.plum, 0.9),
  },
  "district-vesterbro": {
    title: "Vesterbro: the white meat halls and a neon sign in the evening",
    draw: (d) =>
      nightSky(d, "#2c3557") +
      street(0, 400, 800, 6, 200, [c.plum, "#4b3050"], ["mansard", "flat"], true) +
      rect(60, 330, 680, 160, c.white) +
      rect(40, 316, 720, 20, c.stone) +
      rect(60, 410, 680, 12, "#3f79b5") +
      grid(84, 430, 8, 1, 84, 1, 60, 60, c.butter) +
      at(
        400,
        260,
        1,
        stroke("M-110 0H110M-80 56V0M80 56V0", c.ink, 7),
        rect(-130, -70, 260, 74, "#1b2240", 10),
        stroke(
          "M-100 -26q24 -36 70 -30q50 -2 66 24q10 -20 36 -14l-8 16l10 18q-26 4 -38 -12q-20 22 -66 20q-46 -2 -70 -22z",
          "#ff7f7a",
          5,
        ),
        circle(-66, -34, 4, "#ff7f7a"),
      ) +
      rect(0, 490, 800, 110, "#3a3f52") +
      faded(
        0.3,
        times(8, (i) => rect(84 + i * 84, 494, 60, 60, c.butter)),
      ) +
      picnicTable(150) +
      picnicTable(600) +
      person(360, 580, c.brick, 1.4) +
      person(420, 584, c.copper, 1.4, c.wood) +
      bicycle(720, 584, c.ochre),
  },
  "district-vanlose": {
    title: "Vanløse: garden houses by a round lake and a metro train on a viaduct",
    draw: (d) =>
      air("#d8eadf") +
      cloud(640, 80) +
      rect(0, 230, 800, 22, c.stone) +
      times(5, (i) => rect(60 + i * 180, 250, 30, 130, c.stone)) +
      at(
        250,
        230,
        1,
        rect(-190, -66, 380, 62, c.white, 16),
        rect(-176, -54, 352, 26, c.navy, 8),
        rect(-190, -20, 380, 8, c.brick),
      ) +
      times(5, (i) =>
        house(30 + i * 160, 420, 96, 86, {
          wall: turn([c.ochre, c.cream, c.brick, c.blush], i),
          top: "gable",
          columns: 2,
          rows: 1,
          roof: c.rust,
        }),
      ) +
      times(
        6,
        (i) =>
          tree(10 + i * 160, 430, 0.7, turn([c.forest, "#6f9a78"], i)) +
          circle(20 + i * 160, 350, 6, c.brick),
      ) +
      rect(0, 420, 800, 180, c.sage) +
      ellipse(400, 520, 380, 66, c.sand) +
      ellipse(400, 520, 350, 54, c.water) +
      swan(330, 520, 0.8) +
      person(80, 470, c.plum, 0.9) +
      at(650, 470, 0.6, cyclist(0, 0, c.navy, c.brick)) +
      (d ? times(6, (i) => stroke(`M${120 + i * 9} 545q-2 -20 2 -34`, c.forest, 4)) : ""),
  },
};
