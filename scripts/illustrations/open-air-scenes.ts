/** Parks, gardens, playgrounds and animals; harbour baths, beaches and hot tubs. */
import { street } from "./buildings.ts";
import { air, bunting, cloud, person, sailingBoat, sea, tree } from "./motifs.ts";
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

function swimmer(x: number, y: number, cap: string): string {
  return at(
    x,
    y,
    1,
    circle(0, -8, 15, c.blush),
    shape("M-16 -12a16 16 0 0 1 32 0z", cap),
    stroke("M-40 2q10 -14 24 -2M16 2q14 -12 26 0", c.white, 5),
  );
}

export const openAirScenes: Record<string, Scene> = {
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
  "harbour-bath": {
    title: "A wooden harbour bath with a diving tower and swimmers",
    draw: (d) =>
      air(c.sky) +
      circle(690, 100, 44, c.butter) +
      street(0, 300, 800, 9, 110, [c.brick, c.ochre, c.blush, c.sage], ["flat", "gable"]) +
      sea(300, d, c.water) +
      shape("M40 520L120 350H700L760 520z", c.wood) +
      shape("M150 500L200 380H560L600 500z", c.copper) +
      (d ? times(4, (i) => stroke(`M${60 + i * 12} ${506 - i * 34}H${150 + i * 12}`, c.bark, 2)) : "") +
      swimmer(280, 440, c.brick) +
      swimmer(420, 476, c.navy) +
      swimmer(490, 410, c.ochre) +
      at(
        660,
        480,
        1,
        stroke("M-30 0V-240M40 0V-240M-30 -60L40 -120M-30 -150L40 -210", c.cream, 9),
        rect(-100, -250, 160, 16, c.brick),
        rect(-60, -130, 120, 12, c.brick),
        person(-60, -250, c.navy, 0.9),
      ) +
      at(
        560,
        190,
        1,
        stroke("M-40 10L10 -6L40 -30", c.blush, 12),
        circle(-54, 18, 13, c.blush),
        shape("M-10 -14h26l-4 18h-24z", c.brick),
      ) +
      shape("M40 520H760L790 600H10z", "#8d6340") +
      person(120, 580, c.plum, 1.1) +
      person(250, 586, c.forest, 1.1, c.wood) +
      rect(390, 556, 130, 20, c.white, 8) +
      rect(396, 550, 40, 12, c.brick, 6),
  },
  beach: {
    title: "A pale beach with dunes, a bathing jetty and wind turbines at sea",
    draw: (d) =>
      air("#cfe8ee", 300) +
      circle(130, 110, 48, c.butter) +
      cloud(420, 90) +
      times(6, (i) =>
        at(
          300 + i * 84,
          270 - Math.abs(i - 3) * 6,
          1,
          stroke("M0 20V-70", c.white, 5),
          at(
            0,
            -70,
            1,
            stroke(
              `M0 0L${turn([0, 26, -22], i)} -34M0 0L-28 ${turn([18, 2, -18], i)}M0 0L${turn([28, 6, 24], i)} ${turn([18, 34, 26], i)}`,
              c.white,
              4,
            ),
          ),
        ),
      ) +
      sea(280, d, c.water) +
      sailingBoat(160, 330, c.brick, 0.5, c.ochre) +
      shape("M0 430Q200 380 420 420T800 400V600H0z", c.sand) +
      shape("M0 560Q130 470 280 560T560 560T800 530V600H0z", "#dcc595") +
      stroke("M500 420L760 340M540 430V400M620 404V376M700 380V356", c.bark, 7) +
      times(7 + d * 4, (i) =>
        stroke(
          `M${(i * 97 + 20) % 780} ${556 + ((i * 23) % 40)}q-4 -24 -14 -34M${(i * 97 + 20) % 780} ${556 + ((i * 23) % 40)}q2 -26 10 -38`,
          c.forest,
          4,
        ),
      ) +
      at(
        320,
        500,
        1,
        stroke("M0 0L-16 -120", c.bark, 6),
        shape("M-110 -96Q-60 -190 -14 -126Q40 -170 78 -120z", c.brick),
        shape("M-62 -120Q-30 -170 -14 -126L20 -118z", c.cream),
      ) +
      rect(340, 488, 110, 16, c.deep, 6) +
      person(600, 500, c.navy, 1) +
      person(640, 506, c.ochre, 0.7) +
      stroke("M640 60Q700 30 760 80M640 60L600 420M760 80L604 420", c.plum, 3) +
      shape("M640 60Q700 0 760 80Q700 50 640 60z", c.plum),
  },
  spa: {
    title: "A hot tub by the harbour with steam, towels and a low winter sun",
    draw: (d) =>
      rect(0, 0, 800, 600, "#e8c9bd") +
      circle(590, 250, 62, c.butter) +
      rect(0, 300, 800, 140, "#7fa0b0") +
      faded(
        0.5,
        times(5 + d * 4, (i) => stroke(`M${(i * 190 + 40) % 740} ${320 + ((i * 29) % 90)}h46`, c.white, 4)),
      ) +
      shape("M0 304V262H90V236H150V270H230V304z", c.plum) +
      rect(0, 430, 800, 170, c.wood) +
      times(6, (i) => rect(0, 450 + i * 28, 800, 4, c.bark)) +
      at(
        370,
        540,
        1.2,
        shape("M-180 -130H180L164 0H-164z", c.bark),
        times(8, (i) => rect(-164 + i * 42, -124, 34, 118, "#815a3d")),
        ellipse(0, -130, 182, 36, c.wood),
        ellipse(0, -132, 160, 28, c.copper),
        circle(-60, -158, 24, c.blush),
        circle(50, -160, 24, c.wood),
        shape("M-84 -166a24 24 0 0 1 48 0z", c.brick),
        shape("M26 -168a24 24 0 0 1 48 0z", c.navy),
      ) +
      faded(
        0.6,
        stroke(
          "M300 330q26 -34 0 -66t0 -66M380 320q26 -34 0 -66t0 -66M460 330q26 -34 0 -66t0 -66",
          c.white,
          10,
        ),
      ) +
      times(3, (i) => rect(640, 520 - i * 26, 110, 24, turn([c.white, c.sage, c.blush], i), 12)),
  },
};
