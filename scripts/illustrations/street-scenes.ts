/** Shops and flea markets; squares, canals, bridges and bicycles. */
import { books, shelf } from "./books.ts";
import { frame, shopFront, spire, street } from "./buildings.ts";
import { chair, table } from "./interiors.ts";
import { air, boat, cloud, cyclist, gulls, lamp, person, sailingBoat, sea, tree } from "./motifs.ts";
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

function dress(x: number, y: number, colour: string): string {
  return at(
    x,
    y,
    1,
    stroke("M-16 0Q0 -16 16 0M0 -8V-20", c.ink, 3),
    shape("M-18 0H18L14 44L36 120H-36L-14 44z", colour),
  );
}

const nyhavn = [c.brick, c.ochre, c.deep, c.blush, c.forest, c.butter] as const;

export const streetScenes: Record<string, Scene> = {
  shop: {
    title: "Two shop fronts with awnings on a pedestrian street",
    draw: (d) =>
      air(c.sky) +
      cloud(120, 80) +
      street(0, 500, 800, 4, 400, [c.sand, c.blush, c.sage, c.butter], ["mansard", "flat"]) +
      shopFront(30, 500, 360, c.cream, c.brick, c.sky, d) +
      shopFront(410, 500, 360, c.copper, c.navy, c.butter, d) +
      times(3, (i) =>
        rect(76 + i * 58, 420 - i * 14, 40, 44 + i * 14, turn([c.plum, c.ochre, c.forest], i), 3),
      ) +
      dress(500, 350, c.brick) +
      dress(570, 350, c.deep) +
      rect(0, 500, 800, 100, c.stone) +
      (d ? grid(0, 520, 10, 2, 84, 40, 60, 2, "#aaa598") : "") +
      person(330, 570, c.navy, 1.4) +
      at(372, 570, 1, rect(-16, -54, 34, 40, c.ochre, 3), stroke("M-8 -54q8 -18 16 0", c.ochre, 3)) +
      person(640, 566, c.plum, 1.3, c.wood),
  },
  "design-shop": {
    title: "A showroom with a shell chair, a layered lamp and ceramics",
    draw: (d) =>
      rect(0, 0, 800, 600, "#e9e4da") +
      rect(0, 460, 800, 140, "#cbb793") +
      (d ? times(5, (i) => stroke(`M0 ${482 + i * 26}H800`, "#bba57e", 2)) : "") +
      circle(600, 220, 120, c.copper) +
      at(
        220,
        0,
        1,
        stroke("M0 0V90", c.ink, 3),
        shape("M-30 120Q0 70 30 120z", c.cream),
        shape("M-64 156Q0 70 64 156z", c.white),
        shape("M-96 200Q0 92 96 200z", "#f6efe2"),
        faded(0.3, shape("M-90 204H90L170 460H-170z", c.butter)),
      ) +
      at(
        230,
        540,
        1.5,
        stroke("M-40 0L-16 -70M44 0L18 -70M-4 0V-70", c.wood, 8),
        shape(
          "M-74 -104Q-96 -190 -30 -210Q4 -218 10 -140Q50 -110 76 -112Q78 -74 10 -66Q-60 -62 -74 -104z",
          c.brick,
        ),
      ) +
      rect(440, 330, 320, 14, c.wood) +
      rect(460, 344, 10, 180, c.wood) +
      rect(730, 344, 10, 180, c.wood) +
      rect(440, 440, 320, 12, c.wood) +
      at(510, 330, 1, shape("M-26 0Q-50 -50 -12 -80V-104H12V-80Q50 -50 26 0z", c.navy)) +
      at(600, 330, 1, shape("M-44 -50H44Q40 0 0 0T-44 -50z", c.white), stroke("M-36 -34H36", c.deep, 4)) +
      at(690, 330, 1, shape("M-18 0Q-30 -90 0 -140Q30 -90 18 0z", c.ochre)) +
      times(5 + d, (i) =>
        rect(
          488 + i * 34,
          388 + (i % 3) * 8,
          24,
          52 - (i % 3) * 8,
          turn([c.sage, c.plum, c.cream, c.brick], i),
          4,
        ),
      ),
  },
  bookshop: {
    title: "A second-hand bookshop with crates of books on the pavement",
    draw: (d) =>
      rect(0, 0, 800, 600, c.sand) +
      rect(60, 40, 680, 460, c.deep) +
      rect(60, 60, 680, 60, c.navy) +
      grid(230, 80, 9, 1, 40, 1, 22, 20, c.butter) +
      rect(100, 150, 420, 290, c.butter) +
      shelf(122, 236, 376, 1) +
      shelf(122, 330, 376, 3) +
      (d ? shelf(122, 424, 376, 5) : rect(110, 424, 400, 9, c.bark)) +
      rect(570, 150, 130, 350, c.bark) +
      rect(590, 172, 90, 190, c.butter) +
      circle(584, 400, 7, c.ochre) +
      rect(0, 500, 800, 100, c.stone) +
      times(2, (i) =>
        at(
          110 + i * 210,
          560,
          1,
          books(4, -40, 168, i),
          rect(0, -62, 170, 62, c.wood),
          rect(0, -38, 170, 5, c.bark),
        ),
      ) +
      person(520, 580, c.plum, 1.6) +
      lamp(770, 580),
  },
  vintage: {
    title: "A flea-market rail of coats, records and an old lamp",
    draw: (d) =>
      rect(0, 0, 800, 600, "#d8b89a") +
      grid(20, 20, 9, 5, 92, 92, 6, 60, "#cfab8a") +
      rect(0, 500, 800, 100, c.bark) +
      stroke("M90 190H520M110 190V560M500 190V560", c.ink, 8) +
      times(
        6,
        (i) =>
          dress(150 + i * 62, 210, turn([c.plum, c.forest, c.brick, c.ochre, c.deep, c.blush], i)) +
          rect(
            124 + i * 62,
            300,
            52,
            84 + (i % 3) * 26,
            turn([c.plum, c.forest, c.brick, c.ochre, c.deep, c.blush], i),
            6,
          ),
      ) +
      at(
        640,
        540,
        1,
        rect(-90, -120, 180, 120, c.wood),
        times(7, (i) =>
          rect(-80 + i * 23, -168 + (i % 2) * 10, 19, 90, turn([c.navy, c.cream, c.brick, c.copper], i)),
        ),
        rect(-90, -110, 180, 110, c.wood),
        rect(-60, -74, 120, 34, c.cream),
      ) +
      at(
        620,
        376,
        1,
        circle(0, -60, 74, c.ink),
        circle(0, -60, 26, c.brick),
        circle(0, -60, 5, c.cream),
        d ? stroke("M-54 -60a54 54 0 0 1 54 -54M-42 -60a42 42 0 0 1 42 -42", "#4a5560", 2) : "",
      ) +
      at(730, 420, 1, stroke("M0 0V-150", c.ochre, 8), shape("M-50 -140L-24 -210H24L50 -140z", c.butter)) +
      frame(300, 60, 90, 70, c.ochre, c.deep, shape("M0 50L30 20L60 50L90 30V70H0z", c.sage)),
  },
  square: {
    title: "A cobbled square with a fountain, a plane tree and café tables",
    draw: (d) =>
      air(c.dusk) +
      street(
        0,
        430,
        800,
        6,
        280,
        [c.ochre, c.brick, c.cream, c.blush, c.sage],
        ["gable", "mansard", "step"],
      ) +
      rect(0, 430, 800, 170, c.sand) +
      (d ? grid(10, 450, 18, 5, 45, 30, 30, 3, "#d3bf98") : "") +
      tree(640, 480, 2, c.forest, c.sage) +
      at(
        360,
        540,
        1,
        ellipse(0, 0, 150, 36, c.stone),
        ellipse(0, -8, 128, 26, c.water),
        rect(-14, -110, 28, 110, c.stone),
        ellipse(0, -110, 56, 14, c.stone),
        stroke("M0 -120q-50 -60 -70 40M0 -120q50 -60 70 40M0 -120V-160", c.white, 4),
      ) +
      table(110, 560, c.brick) +
      at(40, 560, 1, chair(0, 0, c.forest)) +
      table(700, 580, c.navy) +
      person(560, 560, c.plum, 1.2) +
      (d
        ? at(
            240,
            560,
            1,
            ellipse(0, -10, 16, 9, c.navy),
            circle(14, -18, 6, c.navy),
            stroke("M-2 -2V4M4 -2V4", c.brick, 2),
          )
        : ""),
  },
  canal: {
    title: "Boats moored along a canal lined with gabled houses",
    draw: (d) =>
      air(c.sky) +
      cloud(640, 80, 1.1) +
      gulls(120, 70, d) +
      street(0, 400, 800, 7, 260, nyhavn, ["gable", "mansard", "step", "ridge"]) +
      rect(0, 396, 800, 40, c.stone) +
      sea(432, d, c.deep) +
      faded(
        0.14,
        times(7, (i) => rect(i * 114, 436, 114, 110, turn(nyhavn, i))),
      ) +
      sailingBoat(200, 490, c.bark, 1.2) +
      boat(560, 480, c.brick, 1) +
      sailingBoat(700, 560, c.navy, 1.1) +
      boat(360, 570, c.forest, 0.9) +
      lamp(430, 428) +
      person(80, 426, c.plum, 0.7) +
      person(480, 426, c.brick, 0.7),
  },
  bridge: {
    title: "A bascule bridge with two copper-roofed towers over the harbour",
    draw: (d) =>
      air(c.dusk) +
      circle(140, 150, 52, c.butter) +
      street(0, 360, 800, 7, 110, [c.plum, c.rust, c.brick], ["gable", "ridge"]) +
      sea(360, d, c.water) +
      times(2, (i) =>
        at(
          230 + i * 340,
          470,
          1,
          rect(-44, -230, 88, 250, c.sand),
          shape("M-54 -228L-36 -280H36L54 -228z", c.copper),
          rect(-6, -320, 12, 42, c.copper),
          grid(-26, -200, 2, 3, 32, 54, 18, 32, c.deep),
          rect(-60, -20, 120, 60, c.stone),
        ),
      ) +
      rect(0, 396, 190, 26, c.forest) +
      rect(610, 396, 190, 26, c.forest) +
      shape("M274 396H526V414H274z", c.forest) +
      stroke("M0 376H190M274 376H526M610 376H800", c.ink, 4) +
      times(9, (i) => stroke(`M${20 + i * 92} 376V396`, c.ink, 3)) +
      at(360, 396, 0.5, cyclist(0, 0, c.brick, c.navy)) +
      at(450, 396, 0.5, cyclist(0, 0, c.ochre, c.plum)) +
      boat(400, 520, c.brick, 1.2) +
      gulls(520, 110, d),
  },
  cycling: {
    title: "Three cyclists on a morning bridge with the city behind them",
    draw: (d) =>
      air("#cfe6e3") +
      circle(620, 150, 56, c.butter) +
      street(0, 400, 800, 7, 120, [c.blush, c.sand, c.sage], ["gable", "mansard", "flat"]) +
      spire(250, 400, 36, 150, c.blush) +
      sea(400, d, c.copper) +
      rect(0, 470, 800, 130, c.stone) +
      rect(0, 466, 800, 12, c.ink) +
      times(14, (i) => rect(20 + i * 60, 420, 6, 50, c.ink)) +
      rect(0, 414, 800, 8, c.ink) +
      rect(0, 560, 800, 10, c.white) +
      cyclist(160, 556, c.brick, c.navy, 1.3) +
      cyclist(410, 572, c.ochre, c.forest, 1.4) +
      cyclist(660, 552, c.deep, c.plum, 1.3) +
      (d ? at(470, 520, 1, rect(-6, -34, 54, 34, c.wood, 4), circle(20, -46, 13, c.blush)) : ""),
  },
};
