/** Stages and dance floors. */
import { lights, nightSky, person } from "./motifs.ts";
import * as c from "./primitives.ts";
import {
  at,
  circle,
  type Detail,
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

function crowd(detail: Detail, colours: readonly string[]): string {
  return times(7 + detail * 2, (i) =>
    at(
      40 + i * (760 / (7 + detail * 2)),
      610,
      1.3,
      circle(0, -100 - (i % 3) * 12, 22, turn(colours, i)),
      shape(
        `M-40 0q0 -${82 + (i % 3) * 12} 40 -${82 + (i % 3) * 12}t40 ${82 + (i % 3) * 12}z`,
        turn(colours, i),
      ),
    ),
  );
}

export const stageScenes: Record<string, Scene> = {
  nightclub: {
    title: "Dancers under a mirror ball and beams of coloured light",
    draw: (d) =>
      rect(0, 0, 800, 600, "#1a1630") +
      faded(
        0.35,
        shape("M400 120L40 600H260z", "#e05c8a"),
        shape("M400 120L340 600H520z", c.ochre),
        shape("M400 120L600 600H800z", c.copper),
      ) +
      stroke("M400 0V70", c.stone, 4) +
      circle(400, 118, 54, c.stone) +
      faded(0.8, grid(362, 84, 5, 4, 17, 18, 12, 12, c.white)) +
      faded(
        0.8,
        times(8 + d * 8, (i) =>
          circle((i * 137) % 800, 40 + ((i * 83) % 330), 4 + (i % 3), turn([c.butter, c.blush, c.sky], i)),
        ),
      ) +
      crowd(d, ["#0e0c1e", "#241d44", "#120f26"]) +
      stroke("M170 440L130 360M250 450L300 372M540 440L500 350M640 450L690 366", "#0e0c1e", 18),
  },
  theatre: {
    title: "A stage with red curtains, a painted city and rows of seats",
    draw: (d) =>
      rect(0, 0, 800, 600, "#2b1d2b") +
      rect(100, 60, 600, 380, c.dusk) +
      circle(560, 170, 44, c.ochre) +
      times(5, (i) =>
        shape(
          `M${190 + i * 88} 440v-${120 + ((i * 43) % 80)}l40 -46l40 46v${120 + ((i * 43) % 80)}z`,
          turn([c.deep, c.forest, c.plum], i),
        ),
      ) +
      person(330, 440, c.brick, 1.5) +
      person(450, 440, c.navy, 1.5) +
      stroke("M352 372L392 346", c.brick, 10) +
      rect(60, 436, 680, 30, c.wood) +
      shape("M60 40H300Q250 330 120 440H60z", "#a8323a") +
      shape("M740 40H500Q550 330 680 440H740z", "#a8323a") +
      stroke(
        "M120 60Q130 280 84 430M190 60Q190 260 110 420M680 60Q670 280 716 430M610 60Q610 260 690 420",
        "#7d222c",
        5,
      ) +
      shape(
        "M40 20H760V80Q700 120 640 80Q580 120 520 80Q460 120 400 80Q340 120 280 80Q220 120 160 80Q100 120 40 80z",
        "#8f2932",
      ) +
      times(d ? 3 : 2, (r) =>
        times(9, (i) =>
          rect(30 + i * 84 + (r % 2) * 30, 500 + r * 40, 66, 80, r % 2 ? "#6d2533" : c.plum, 18),
        ),
      ),
  },
  music: {
    title: "A double bass, a saxophone and a small drum kit on a lamp-lit stage",
    draw: (d) =>
      rect(0, 0, 800, 600, "#24344a") +
      faded(0.25, shape("M400 0L120 520H680z", c.butter)) +
      rect(0, 500, 800, 100, c.bark) +
      at(
        230,
        500,
        1.25,
        rect(-9, -330, 18, 170, c.wood),
        shape(
          "M0 -210Q-54 -204 -46 -150Q-42 -126 -54 -108Q-84 -40 -50 -8Q-24 8 0 8T50 -8Q84 -40 54 -108Q42 -126 46 -150Q54 -204 0 -210z",
          c.brick,
        ),
        stroke("M0 -310V-20", c.cream, 3),
        stroke("M-24 -110q-10 20 0 40M24 -110q10 20 0 40", c.ink, 4),
        circle(0, -336, 13, c.wood),
      ) +
      at(
        540,
        500,
        1,
        circle(0, -84, 84, c.cream),
        stroke("M-84 -84a84 84 0 1 0 168 0a84 84 0 1 0 -168 0", c.brick, 14),
        rect(-150, -150, 90, 58, c.copper, 8),
        rect(60, -160, 90, 64, c.copper, 8),
        stroke("M-170 0L-150 -240M170 0L150 -250", c.stone, 5),
        ellipse(-150, -244, 66, 9, c.ochre),
        ellipse(150, -254, 66, 9, c.ochre),
      ) +
      at(
        400,
        350,
        0.9,
        stroke("M-30 -120Q10 -130 14 -90L26 60Q36 130 84 110Q112 96 104 40", c.ochre, 24),
        shape("M80 46L132 26L124 62z", c.ochre),
        d ? circle(8, -40, 8, c.cream) + circle(14, 0, 8, c.cream) + circle(20, 40, 8, c.cream) : "",
      ) +
      times(3 + d, (i) =>
        at(
          120 + i * 150,
          90 + (i % 2) * 40,
          1,
          ellipse(0, 0, 13, 10, c.butter),
          stroke("M11 -2V-50q16 4 20 20", c.butter, 5),
        ),
      ),
  },
  festival: {
    title: "A summer evening concert with a bright stage, pennants and raised hands",
    draw: (d) =>
      nightSky(d, "#3b3566") +
      faded(0.5, ellipse(400, 470, 520, 200, "#e58a6b")) +
      at(
        400,
        480,
        1,
        shape("M-230 0V-210Q0 -320 230 -210V0z", c.navy),
        shape("M-190 0V-190Q0 -280 190 -190V0z", "#f0a45e"),
        faded(0.5, shape("M0 -250L-150 0H-40zM0 -250L40 0H150z", c.butter)),
        person(-60, -6, c.plum, 1.1),
        person(30, -6, c.deep, 1.1),
        person(110, -6, c.forest, 1),
        rect(-260, -210, 30, 210, c.ink),
        rect(230, -210, 30, 210, c.ink),
      ) +
      lights(0, 130, 240, 230, 20, 6) +
      lights(560, 230, 800, 130, 20, 6) +
      crowd(d, ["#1e1b38", "#2b2650", "#161430"]) +
      stroke("M110 500L84 420M300 520L320 440M480 510L470 430M690 500L720 424", "#1e1b38", 15),
  },
};
