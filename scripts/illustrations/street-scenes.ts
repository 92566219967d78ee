/** Squares, canals, bridges and bicycles. */
import { spire, street } from "./buildings.ts";
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

const nyhavn = [c.brick, c.ochre, c.deep, c.blush, c.forest, c.butter] as const;

export const streetScenes: Record<string, Scene> = {
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
