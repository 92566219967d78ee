/** The two invented hotels. */
import { house } from "./buildings.ts";
import { chair, table } from "./interiors.ts";
import {
  air,
  bicycle,
  boat,
  cloud,
  flag,
  gulls,
  lamp,
  lights,
  nightSky,
  sailingBoat,
  sea,
  tree,
} from "./motifs.ts";
import * as c from "./primitives.ts";
import { at, circle, faded, grid, rect, type Scene, shape, stroke, times, turn } from "./primitives.ts";

export const hotelScenes: Record<string, Scene> = {
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
