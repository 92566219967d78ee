/** Parks, gardens, playgrounds and animals. */
import { air, bunting, cloud, person, tree } from "./motifs.ts";
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

function flowerBed(x: number, y: number, detail: Detail): string {
  const count = 8 + detail * 3;
  const flowers = times(count, (i) => {
    const angle = (i / count) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * 66,
      y - 8 + Math.sin(angle) * 16,
      11,
      turn([c.brick, c.butter, c.blush, c.plum], i),
    );
  });
  return ellipse(x, y, 92, 30, c.forest) + flowers + circle(x, y - 12, 13, c.white);
}

export const greenScenes: Record<string, Scene> = {
  park: {
    title: "A broad lawn with trees, a path and a picnic by a pond",
    draw: (d) =>
      air(c.sky) +
      cloud(180, 100, 1.2) +
      cloud(600, 130) +
      rect(0, 360, 800, 240, c.sage) +
      times(7, (i) =>
        tree(
          40 + i * 122,
          384 + (i % 2) * 12,
          0.8 + (i % 3) * 0.2,
          turn([c.forest, "#557f67", "#6f9a78"], i),
        ),
      ) +
      shape("M520 600Q420 500 560 440T640 380H670Q640 430 610 460T640 600z", c.sand) +
      ellipse(200, 450, 150, 34, c.water) +
      at(200, 444, 1, ellipse(0, 0, 26, 11, c.white), stroke("M18 -4q14 -8 6 -28", c.white, 7)) +
      shape("M250 520H430L470 580H230z", c.brick) +
      (d ? grid(262, 530, 4, 2, 44, 26, 20, 12, c.cream) : "") +
      person(290, 560, c.navy, 1.1) +
      person(410, 566, c.ochre, 1.1) +
      rect(336, 528, 36, 24, c.wood, 4) +
      at(670, 540, 1, stroke("M-60 -36H60M-60 -56H60M-50 0V-36M50 0V-36", c.bark, 8)) +
      stroke("M640 120L600 60L660 30L690 90zM640 120q-40 80 -20 130", c.plum, 4),
  },
  garden: {
    title: "A glasshouse among flower beds and clipped hedges",
    draw: (d) =>
      air(c.sky) +
      tree(90, 400, 1.4) +
      tree(730, 400, 1.3, c.sage, c.forest) +
      rect(0, 390, 800, 210, c.sage) +
      at(
        400,
        400,
        1,
        faded(
          0.9,
          shape("M-190 0V-130Q-190 -190 -130 -190H130Q190 -190 190 -130V0z", "#e9f4f2"),
          shape("M-90 -190a90 80 0 0 1 180 0z", "#dcefeb"),
        ),
        stroke(
          "M-190 0V-130Q-190 -190 -130 -190H130Q190 -190 190 -130V0M-90 -190a90 80 0 0 1 180 0M-127 -190V0M-64 -190V0M0 -270V0M64 -190V0M127 -190V0M-190 -100H190",
          c.copper,
          6,
        ),
        circle(0, -276, 7, c.ochre),
      ) +
      shape("M350 400H450L560 600H240z", c.sand) +
      flowerBed(120, 470, d) +
      flowerBed(110, 550, d) +
      flowerBed(680, 470, d) +
      flowerBed(690, 550, d),
  },
  playground: {
    title: "A playground with a slide, swings and a climbing tower",
    draw: (d) =>
      air("#d9ecec") +
      cloud(150, 100) +
      cloud(650, 80, 1.2) +
      tree(60, 430, 1.5) +
      tree(750, 430, 1.4, c.sage, c.forest) +
      rect(0, 420, 800, 180, c.sage) +
      ellipse(400, 530, 360, 66, c.sand) +
      at(
        270,
        520,
        1,
        rect(-60, -200, 14, 200, c.wood),
        rect(46, -200, 14, 200, c.wood),
        rect(-66, -150, 132, 14, c.wood),
        shape("M-80 -200L0 -270L80 -200z", c.brick),
        shape("M60 -150Q150 -120 190 0H220Q190 -150 60 -176z", c.ochre),
        stroke("M-60 -30H60M-60 -70H60M-60 -110H60", c.bark, 7),
        person(0, -150, c.navy, 0.7),
      ) +
      at(
        590,
        520,
        1,
        stroke(
          "M-100 0L-70 -210H70L100 0M-40 -210L-50 -60M-10 -210L-20 -60M30 -210L60 -70M56 -210L92 -80",
          c.deep,
          8,
        ),
        rect(-58, -62, 46, 10, c.brick),
        person(-34, -60, c.ochre, 0.8),
        rect(56, -80, 42, 10, c.brick),
      ) +
      person(150, 570, c.plum, 1.3) +
      person(430, 580, c.brick, 0.9, c.wood) +
      circle(490, 560, 18, c.deep) +
      (d ? bunting(100, 700, 60, [c.brick, c.ochre, c.forest, c.navy]) : ""),
  },
  zoo: {
    title: "An elephant, a giraffe and a penguin beside a look-out tower",
    draw: (d) =>
      air("#e7ecd2") +
      at(
        660,
        420,
        1,
        stroke("M-40 0L-14 -330M40 0L14 -330M-34 -80H34M-28 -160H28M-22 -240H22", c.bark, 7),
        rect(-34, -350, 68, 26, c.brick),
        shape("M-30 -350L0 -390L30 -350z", c.forest),
      ) +
      tree(90, 420, 1.4) +
      tree(520, 410, 1, c.sage, c.forest) +
      rect(0, 410, 800, 190, "#a8bb84") +
      ellipse(640, 540, 150, 40, c.water) +
      at(
        230,
        540,
        1.3,
        shape(
          "M-110 0V-90Q-100 -160 0 -160Q70 -160 84 -120Q130 -120 128 -60Q126 -20 146 -10Q130 10 112 -10Q100 -40 96 -60Q70 -60 70 -40V0H34V-50H-60V0z",
          "#8b95a0",
        ),
        ellipse(54, -104, 28, 38, "#76818d"),
        circle(96, -98, 5, c.ink),
        stroke("M-108 -100q-16 20 -10 40", "#8b95a0", 6),
        d ? stroke("M100 -66q20 14 34 4", c.cream, 7) : "",
      ) +
      at(
        480,
        500,
        1,
        shape("M-70 0V-110Q-60 -140 0 -140L44 -300H70L60 -130V0H44V-80H-50V0z", c.ochre),
        shape("M40 -320Q90 -330 104 -290L66 -284z", c.ochre),
        stroke("M52 -320V-340M64 -320V-338", c.bark, 5),
        times(7, (i) => circle(-48 + (i % 4) * 26, -118 + Math.floor(i / 4) * 30, 8, c.wood)),
        times(3, (i) => circle(52 - i * 8, -260 + i * 40, 7, c.wood)),
        circle(82, -304, 4, c.ink),
      ) +
      at(
        650,
        540,
        1,
        ellipse(0, -46, 28, 48, c.ink),
        ellipse(4, -40, 18, 38, c.white),
        circle(0, -92, 20, c.ink),
        shape("M16 -94l20 6l-20 6z", c.ochre),
        circle(6, -96, 4, c.white),
        ellipse(-10, 2, 12, 5, c.ochre),
        ellipse(12, 2, 12, 5, c.ochre),
      ),
  },
  cemetery: {
    title: "An avenue of old trees between ivy-covered stones",
    draw: (d) =>
      air("#dfe9d8") +
      rect(0, 380, 800, 220, c.sage) +
      shape("M370 380H430L620 600H180z", c.sand) +
      times(
        4,
        (i) =>
          tree(320 - i * 92, 400 + i * 46, 0.8 + i * 0.32, i % 2 ? c.forest : "#4f7d66") +
          tree(480 + i * 92, 400 + i * 46, 0.8 + i * 0.32, i % 2 ? "#4f7d66" : c.forest),
      ) +
      times(4 + d, (i) =>
        at(
          turn([150, 655, 60, 745, 250, 560], i),
          500 + (i % 3) * 34,
          1 + (i % 2) * 0.3,
          shape("M-22 0V-44a22 22 0 0 1 44 0V0z", c.stone),
          stroke("M-10 -40H10M-10 -28H10", c.ink, 3),
          circle(-20, -4, 9, c.forest),
          circle(16, -2, 8, c.forest),
        ),
      ) +
      person(400, 470, c.plum, 0.8) +
      person(426, 470, c.navy, 0.8),
  },
};
