/** Museums, galleries and libraries. */
import { shelf } from "./books.ts";
import { frame, portico } from "./buildings.ts";
import { air, cloud, flag, person } from "./motifs.ts";
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

export const galleryScenes: Record<string, Scene> = {
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
};
