/** Castles, churches, towers and the skyline. */
import { dome, house, spire } from "./buildings.ts";
import { air, cloud, conifer, flag, gulls, person, sea, tree } from "./motifs.ts";
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

export const landmarkScenes: Record<string, Scene> = {
  castle: {
    title: "A red-brick castle with copper spires above a moat",
    draw: (d) =>
      air("#d9e8e0") +
      cloud(650, 90, 1.1) +
      tree(60, 470, 1.3) +
      tree(740, 470, 1.3) +
      house(220, 470, 360, 190, {
        wall: c.brick,
        top: "ridge",
        roof: c.copper,
        columns: 7,
        rows: 3,
        door: c.ink,
      }) +
      spire(220, 470, 76, 250, c.brick) +
      spire(580, 470, 76, 250, c.brick) +
      spire(400, 470, 92, 320, c.rust) +
      grid(196, 250, 1, 3, 1, 60, 48, 8, c.sand) +
      grid(556, 250, 1, 3, 1, 60, 48, 8, c.sand) +
      rect(0, 470, 800, 24, c.sage) +
      sea(494, d, c.deep) +
      rect(372, 424, 56, 50, c.ink) +
      shape("M350 474H450L480 600H320z", c.sand) +
      flag(400, 60, 54, 0.8) +
      conifer(150, 474, 0.6) +
      conifer(650, 474, 0.6) +
      (d ? at(180, 550, 1, ellipse(0, 0, 30, 13, c.white), stroke("M22 -4q16 -10 8 -34", c.white, 8)) : ""),
  },
  church: {
    title: "A white village church with a stepped gable among old trees",
    draw: (d) =>
      air(c.sky) +
      cloud(170, 110) +
      rect(0, 440, 800, 160, c.sage) +
      shape("M0 460Q260 400 800 470V600H0z", "#7d9f86") +
      tree(90, 460, 1.5) +
      tree(710, 470, 1.6, c.sage, c.forest) +
      rect(340, 300, 260, 170, c.cream) +
      shape("M330 304L360 220H600V304z", c.brick) +
      grid(400, 340, 3, 1, 66, 1, 26, 66, c.deep) +
      house(200, 470, 150, 250, { wall: c.white, top: "step", columns: 1, rows: 3, door: c.bark }) +
      (d ? circle(275, 236, 18, c.navy) + stroke("M275 236V224M275 236H284", c.butter, 3) : "") +
      shape("M250 470H300L360 600H180z", c.sand) +
      times(3 + d, (i) =>
        at(430 + i * 76, 530 + (i % 2) * 24, 1, shape("M-18 0V-34a18 18 0 0 1 36 0V0z", c.stone)),
      ),
  },
  tower: {
    title: "A round brick tower with a viewing platform above the roofs",
    draw: (d) =>
      air(c.dusk) +
      gulls(120, 130, d) +
      times(7, (i) =>
        house(-20 + i * 122, 600, 122, 130 + ((i * 43) % 60), {
          wall: turn([c.ochre, c.blush, c.sand, c.brick], i),
          top: turn(["gable", "mansard", "ridge"] as const, i),
          roof: turn([c.rust, c.navy], i),
          rows: 2,
        }),
      ) +
      rect(310, 150, 180, 450, c.cream) +
      times(4, (i) => rect(326 + i * 42, 150, 16, 450, c.sand)) +
      times(6, (i) => grid(332, 196 + i * 66, 3, 1, 54, 1, 26, 36, c.deep)) +
      rect(296, 130, 208, 24, c.brick) +
      stroke("M302 130V96M340 130V96M380 130V96M420 130V96M460 130V96M498 130V96M300 96H500", c.ink, 4) +
      rect(362, 66, 76, 64, c.rust) +
      shape("M352 68Q400 10 448 68z", c.copper) +
      (d ? person(330, 130, c.brick, 0.5) + person(476, 130, c.navy, 0.5) : ""),
  },
  skyline: {
    title: "Copenhagen's spires above the roofs at sunset",
    draw: (d) =>
      rect(0, 0, 800, 600, "#f0b78b") +
      circle(400, 330, 130, c.butter) +
      faded(0.6, cloud(150, 130, 1.3, c.blush), cloud(640, 170, 1.2, c.blush)) +
      spire(140, 470, 54, 240, c.plum, "#4f7f76") +
      spire(320, 470, 40, 210, c.plum, "#4f7f76") +
      dome(470, 470, 130, c.plum, "#4f7f76") +
      spire(640, 470, 60, 270, c.plum, "#4f7f76") +
      stroke("M616 190q24 18 50 -6M622 160q18 14 38 -4M628 130q12 10 26 -4", c.butter, 4) +
      times(9, (i) =>
        house(-10 + i * 92, 500, 93, 74 + ((i * 29) % 46), {
          wall: turn([c.rust, c.brick, c.plum], i),
          roof: c.navy,
          top: turn(["gable", "ridge", "mansard"] as const, i),
          rows: 1,
          lit: true,
          door: c.navy,
        }),
      ) +
      sea(500, d, c.deep, c.butter) +
      gulls(240, 90, d),
  },
};
