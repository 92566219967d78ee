/** Museums, galleries and libraries; castles, churches and towers; the two invented hotels. */
import { shelf } from "./books.ts";
import { dome, frame, house, portico, spire } from "./buildings.ts";
import { chair, table } from "./interiors.ts";
import {
  air,
  bicycle,
  boat,
  cloud,
  conifer,
  flag,
  gulls,
  lamp,
  lights,
  nightSky,
  person,
  sailingBoat,
  sea,
  tree,
} from "./motifs.ts";
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

export const sightScenes: Record<string, Scene> = {
  museum: {
    title: "A museum portico with banners and wide steps",
    draw: (d) =>
      air(c.sky) +
      cloud(140, 110, 1.2) +
      cloud(660, 90) +
      rect(60, 250, 680, 250, c.sand) +
      grid(84, 290, 2, 3, 44, 66, 24, 42, c.deep) +
      grid(648, 290, 2, 3, 44, 66, 24, 42, c.deep) +
      portico(210, 500, 380, 260, c.cream, c.ochre) +
      rect(368, 380, 64, 120, c.navy) +
      rect(0, 536, 800, 64, c.stone) +
      times(
        2,
        (i) =>
          rect(244 + i * 266, 300, 46, 130, turn([c.brick, c.forest], i)) +
          circle(267 + i * 266, 350, 15, c.butter),
      ) +
      person(150, 570, c.plum, 1.2) +
      person(190, 572, c.ochre, 0.8) +
      (d ? person(620, 576, c.navy, 1.2) : "") +
      flag(400, 168, 110, 0.8),
  },
  "art-gallery": {
    title: "A quiet gallery room with three paintings, a sculpture and a visitor",
    draw: (d) =>
      rect(0, 0, 800, 600, "#efe8dc") +
      rect(0, 470, 800, 130, c.wood) +
      (d ? times(6, (i) => stroke(`M${i * 160} 600L${200 + i * 80} 470`, c.bark, 2)) : "") +
      faded(
        0.5,
        times(3, (i) => shape(`M${170 + i * 220} 0l-90 120h180z`, c.butter)),
      ) +
      frame(
        80,
        130,
        180,
        220,
        c.ochre,
        c.deep,
        shape("M0 150Q60 100 100 140T180 130V220H0z", c.copper),
        circle(130, 60, 24, c.butter),
      ) +
      frame(
        320,
        160,
        160,
        160,
        c.ink,
        c.cream,
        circle(60, 80, 46, c.brick),
        circle(106, 86, 36, c.navy),
        shape("M20 140H140V150H20z", c.ochre),
      ) +
      frame(
        550,
        120,
        130,
        240,
        c.bark,
        c.blush,
        ellipse(65, 130, 34, 80, c.plum),
        circle(65, 66, 24, c.cream),
      ) +
      at(
        300,
        560,
        1.1,
        rect(-40, -90, 80, 90, c.white),
        shape("M-10 -92Q-40 -150 0 -190Q44 -160 14 -130Q40 -110 16 -92z", c.stone),
      ) +
      person(520, 574, c.forest, 1.9),
  },
  library: {
    title: "Tall bookshelves, a ladder and a reader under a green lamp",
    draw: (d) =>
      rect(0, 0, 800, 600, "#dcc7a5") +
      rect(40, 30, 720, 420, c.wood) +
      times(4, (i) => shelf(62, 120 + i * 100, d ? 676 : 660, i)) +
      stroke("M560 40L500 450M620 40L560 450M552 110H606M538 200H594M526 290H582M514 380H570", c.bark, 8) +
      rect(0, 450, 800, 150, c.brick) +
      rect(80, 470, 430, 18, c.bark) +
      stroke("M110 488V590M480 488V590", c.bark, 12) +
      person(300, 556, c.navy, 1.7) +
      rect(80, 470, 430, 18, c.bark) +
      shape("M230 470q35 -20 70 0q35 -20 70 0v-14q-35 -18 -70 0q-35 -18 -70 0z", c.white) +
      at(
        430,
        470,
        1,
        faded(0.35, circle(0, -50, 70, c.butter)),
        stroke("M0 0V-60", c.ochre, 7),
        shape("M-46 -58Q0 -110 46 -58z", c.forest),
      ),
  },
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
  "hotel-harbour": {
    title: "A tall brick warehouse hotel reflected in the harbour",
    draw: (d) =>
      air(c.sky) +
      cloud(130, 120, 1.2) +
      cloud(690, 90) +
      gulls(600, 190, d) +
      house(20, 450, 180, 180, { wall: c.ochre, top: "mansard", roof: c.navy, columns: 3, rows: 2 }) +
      house(610, 450, 180, 210, { wall: c.blush, top: "gable", columns: 3, rows: 3 }) +
      shape("M200 200L405 70L610 200z", c.navy) +
      rect(200, 200, 410, 250, c.brick) +
      grid(232, 226, 6, 3, 62, 62, 34, 42, c.butter) +
      shape(
        "M290 450V400a30 30 0 0 1 60 0V450zM375 450V390a30 30 0 0 1 60 0V450zM460 450V400a30 30 0 0 1 60 0V450z",
        c.navy,
      ) +
      circle(405, 150, 30, c.cream) +
      stroke("M405 132V168M392 142H418M390 156Q405 178 420 156", c.navy, 5) +
      rect(0, 446, 800, 26, c.stone) +
      sea(472, d, c.deep) +
      faded(0.22, rect(200, 476, 410, 90, c.brick)) +
      boat(150, 520, c.navy, 0.8) +
      sailingBoat(680, 540, c.brick, 0.9) +
      flag(560, 200, 100, 0.8) +
      lamp(180, 448) +
      lamp(640, 448),
  },
  "hotel-lantern": {
    title: "A lit courtyard of brick walls, lanterns and parked bicycles at dusk",
    draw: (d) =>
      nightSky(d, "#3a2740") +
      rect(0, 120, 190, 420, c.rust) +
      rect(610, 120, 190, 420, c.rust) +
      grid(30, 160, 2, 4, 76, 84, 46, 56, c.butter) +
      grid(648, 160, 2, 4, 76, 84, 46, 56, c.butter) +
      rect(190, 210, 420, 330, c.brick) +
      rect(180, 196, 440, 18, c.plum) +
      grid(222, 240, 5, 2, 76, 86, 46, 56, c.butter) +
      shape("M330 540V460a70 70 0 0 1 140 0V540z", c.ink) +
      shape("M346 540V462a54 54 0 0 1 108 0V540z", c.ochre) +
      rect(0, 536, 800, 64, "#54403c") +
      lights(190, 150, 610, 150, 50, 9) +
      times(3, (i) =>
        at(
          turn([260, 540, 400], i),
          turn([400, 400, 330], i),
          1,
          faded(0.35, circle(0, 30, 46, c.butter)),
          stroke("M0 0V-20", c.ink, 4),
          rect(-16, 0, 32, 54, c.ochre, 8),
          rect(-20, -4, 40, 8, c.ink),
          rect(-20, 50, 40, 8, c.ink),
        ),
      ) +
      bicycle(130, 580, c.copper) +
      bicycle(250, 590, c.blush) +
      table(600, 584, c.wood) +
      at(540, 584, 1, chair(0, 0, c.copper)) +
      tree(720, 560, 1),
  },
};
