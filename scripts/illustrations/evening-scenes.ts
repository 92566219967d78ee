/** Bars, wine and beer; stages and dance floors. */
import { lights, nightSky, person } from "./motifs.ts";
import * as c from "./primitives.ts";
import {
  at,
  byColour,
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

function bottles(x: number, y: number, count: number, colours: readonly string[]): string {
  const glassware = Array.from({ length: count }, (_, i) => {
    const height = 44 + (i % 3) * 8;
    return [
      turn(colours, i),
      `M${x + i * 34 - 9} ${y}v-${height}q2 -8 5 -10v-16h8v16q3 2 5 10v${height}z`,
    ] as const;
  });
  return byColour(glassware) + grid(x - 7, y - 26, count, 1, 34, 1, 14, 12, c.cream);
}

function stool(x: number): string {
  return at(
    x,
    570,
    1,
    stroke("M-16 0L-8 -92M16 0L8 -92M-13 -36H13", c.ink, 6),
    rect(-30, -104, 60, 14, c.rust, 7),
  );
}

function barrel(x: number, base: number, scale = 1): string {
  return at(
    x,
    base,
    scale,
    shape("M-44 0Q-62 -56 -44 -112H44Q62 -56 44 0z", c.wood),
    rect(-53, -92, 106, 9, c.ink),
    rect(-53, -30, 106, 9, c.ink),
    stroke("M-18 -112Q-26 -56 -18 0M18 -112Q26 -56 18 0", c.bark, 3),
  );
}

function beer(x: number, base: number, scale = 1): string {
  return at(
    x,
    base,
    scale,
    stroke("M32 -84q34 0 30 32q-4 24 -30 22", c.cream, 9),
    rect(-36, -100, 72, 100, c.ochre, 8),
    faded(0.5, rect(-24, -80, 12, 66, c.butter, 5)),
    circle(-22, -104, 18, c.white),
    circle(4, -110, 22, c.white),
    circle(26, -102, 15, c.white),
  );
}

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

export const eveningScenes: Record<string, Scene> = {
  bar: {
    title: "A bar counter with bottles on lit shelves and a row of stools",
    draw: (d) =>
      rect(0, 0, 800, 600, "#3a2430") +
      faded(0.5, ellipse(400, 190, 380, 190, c.rust)) +
      times(
        3,
        (i) =>
          rect(110, 140 + i * 92, 580, 10, c.wood) +
          bottles(140 + (i % 2) * 14, 140 + i * 92, d ? 16 : 11, [
            c.forest,
            c.ochre,
            c.deep,
            c.brick,
            c.sage,
          ]),
      ) +
      person(420, 420, c.cream, 1.5) +
      rect(40, 400, 720, 26, c.wood) +
      rect(60, 426, 680, 150, c.bark) +
      grid(80, 446, 6, 1, 112, 1, 84, 106, "#5c3d2a") +
      stool(190) +
      stool(330) +
      stool(470) +
      stool(610) +
      at(600, 400, 0.8, shape("M-30 -70H30L0 -30z", c.blush), stroke("M0 -30V0M-20 0H20", c.cream, 5)),
  },
  "wine-bar": {
    title: "Two glasses of wine and a bottle on a window sill above the canal at dusk",
    draw: (d) =>
      rect(0, 0, 800, 600, c.plum) +
      rect(90, 40, 620, 400, "#4a2b3c") +
      rect(106, 56, 588, 384, c.dusk) +
      rect(106, 330, 588, 110, c.deep) +
      times(6, (i) =>
        shape(
          `M${106 + i * 98} 332v-${80 + ((i * 31) % 60)}l49 -40l49 40v${80 + ((i * 31) % 60)}z`,
          turn([c.brick, c.ochre, c.rust], i),
        ),
      ) +
      faded(
        0.5,
        times(4 + d * 3, (i) => stroke(`M${130 + i * 80} ${360 + (i % 3) * 24}h40`, c.butter, 4)),
      ) +
      rect(394, 40, 12, 400, "#4a2b3c") +
      rect(0, 440, 800, 30, c.wood) +
      rect(0, 470, 800, 130, "#573246") +
      times(2, (i) =>
        at(
          260 + i * 130,
          444,
          1.7,
          faded(0.55, shape("M-30 -130H30Q36 -70 0 -62Q-36 -70 -30 -130z", c.white)),
          shape("M-31 -104H31Q28 -68 0 -66Q-28 -68 -31 -104z", turn([c.rust, c.butter], i)),
          stroke("M0 -62V-2M-24 -2H24", c.cream, 4),
        ),
      ) +
      at(
        560,
        444,
        1.6,
        shape("M-26 0V-96Q-24 -120 -10 -128V-176H10V-128Q24 -120 26 -96V0z", c.forest),
        rect(-22, -74, 44, 46, c.cream),
        rect(-12, -184, 24, 26, c.rust),
      ),
  },
  brewery: {
    title: "Copper kettles, barrels and a full glass in a brick brewhouse",
    draw: (d) =>
      rect(0, 0, 800, 600, c.rust) +
      faded(
        0.25,
        times(d ? 9 : 5, (r) => grid(r % 2 ? -30 : 0, 20 + r * 48, 9, 1, 96, 1, 84, 34, c.brick)),
      ) +
      times(2, (i) =>
        at(
          220 + i * 220,
          430,
          1.25,
          ellipse(0, -96, 82, 66, "#d58a4a"),
          rect(-82, -96, 164, 90, "#d58a4a"),
          rect(-82, -62, 164, 10, c.wood),
          rect(-14, -260, 28, 110, "#d58a4a"),
          faded(0.5, ellipse(-34, -106, 16, 34, c.butter)),
          stroke("M-50 -6V20M50 -6V20", c.ink, 8),
        ),
      ) +
      rect(0, 452, 800, 148, c.bark) +
      barrel(650, 500, 1.2) +
      barrel(740, 560, 1.1) +
      barrel(90, 560, 1.2) +
      beer(400, 572, 1.35),
  },
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
