/** The districts around the old town and along the edge of the city. */
import { dome, house, shopFront, spire, street } from "./buildings.ts";
import {
  air,
  bicycle,
  boat,
  cloud,
  conifer,
  cyclist,
  gulls,
  lamp,
  lights,
  nightSky,
  person,
  sailingBoat,
  sea,
  swan,
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

function picnicTable(x: number): string {
  return at(
    x,
    584,
    1,
    rect(-70, -60, 140, 10, c.wood),
    rect(-84, -34, 168, 8, c.wood),
    stroke("M-50 0L-30 -56M50 0L30 -56", c.wood, 7),
  );
}

function cow(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    rect(-44, -52, 88, 38, c.rust, 14),
    rect(-38, -22, 9, 24, c.bark),
    rect(28, -22, 9, 24, c.bark),
    rect(-20, -22, 9, 22, c.rust),
    rect(14, -22, 9, 22, c.rust),
    shape("M40 -50l30 -6l8 22l-26 8z", c.rust),
    ellipse(-10, -38, 16, 9, c.cream),
  );
}

function cherry(x: number, base: number, scale: number): string {
  return at(
    x,
    base,
    scale,
    rect(-6, -70, 12, 70, c.bark),
    circle(0, -106, 46, "#eeb2bd"),
    circle(-34, -84, 32, "#f4c9cf"),
    circle(34, -84, 32, "#e79cac"),
  );
}

export const districtScenes: Record<string, Scene> = {
  "district-inner-city": {
    title: "The inner city: spires, gables and a harbour quay",
    draw: (d) =>
      air(c.sky) +
      cloud(120, 90) +
      gulls(560, 80, d) +
      spire(160, 420, 60, 210) +
      dome(330, 420, 170) +
      spire(520, 420, 46, 230, c.sand) +
      spire(690, 420, 62, 180) +
      street(
        0,
        460,
        800,
        8,
        150,
        [c.ochre, c.brick, c.cream, c.deep, c.blush],
        ["gable", "step", "mansard"],
      ) +
      rect(0, 456, 800, 34, c.stone) +
      sea(488, d, c.deep) +
      boat(220, 540, c.brick, 0.9) +
      sailingBoat(560, 550, c.bark, 0.8),
  },
  "district-osterbro": {
    title: "Østerbro: tall apartment houses beside a lake with swans",
    draw: (d) =>
      air("#e6ebe0") +
      cloud(640, 90, 1.2) +
      street(0, 400, 800, 5, 290, [c.cream, c.blush, c.sand, "#d9c7b0"], ["mansard"]) +
      times(8, (i) =>
        tree(40 + i * 104, 420, 0.6, turn([c.forest, c.sage], i), turn([c.sage, c.forest], i)),
      ) +
      rect(0, 416, 800, 26, c.sand) +
      at(230, 430, 0.5, cyclist(0, 0, c.brick, c.navy)) +
      person(600, 434, c.plum, 0.6) +
      sea(442, d, c.water) +
      swan(230, 510, 1.2) +
      swan(350, 548, 1) +
      (d ? swan(560, 500, 0.8) : "") +
      at(620, 560, 1, ellipse(0, 0, 14, 8, c.bark), ellipse(40, 8, 14, 8, c.bark)),
  },
  "district-norrebro": {
    title: "Nørrebro: red-brick houses, ground-floor shops and bicycles",
    draw: (d) =>
      air(c.dusk) +
      street(0, 330, 800, 4, 230, [c.brick, c.rust, "#c26a4e"], ["mansard", "flat"]) +
      shopFront(0, 500, 260, c.forest, c.ochre, c.butter, d) +
      shopFront(270, 500, 260, c.plum, c.copper, c.cream, d) +
      shopFront(540, 500, 260, c.navy, c.brick, c.butter, d) +
      rect(0, 500, 800, 100, c.stone) +
      bicycle(110, 530, c.brick) +
      bicycle(230, 534, c.deep) +
      bicycle(660, 532, c.ochre) +
      person(430, 560, c.navy, 1.3, c.wood) +
      person(480, 562, c.ochre, 1.2) +
      lights(0, 220, 800, 200, 30, 12) +
      cyclist(330, 592, c.forest, c.plum, 0.9),
  },
  "district-vesterbro": {
    title: "Vesterbro: the white meat halls and a neon sign in the evening",
    draw: (d) =>
      nightSky(d, "#2c3557") +
      street(0, 400, 800, 6, 200, [c.plum, "#4b3050"], ["mansard", "flat"], true) +
      rect(60, 330, 680, 160, c.white) +
      rect(40, 316, 720, 20, c.stone) +
      rect(60, 410, 680, 12, "#3f79b5") +
      grid(84, 430, 8, 1, 84, 1, 60, 60, c.butter) +
      at(
        400,
        260,
        1,
        stroke("M-110 0H110M-80 56V0M80 56V0", c.ink, 7),
        rect(-130, -70, 260, 74, "#1b2240", 10),
        stroke(
          "M-100 -26q24 -36 70 -30q50 -2 66 24q10 -20 36 -14l-8 16l10 18q-26 4 -38 -12q-20 22 -66 20q-46 -2 -70 -22z",
          "#ff7f7a",
          5,
        ),
        circle(-66, -34, 4, "#ff7f7a"),
      ) +
      rect(0, 490, 800, 110, "#3a3f52") +
      faded(
        0.3,
        times(8, (i) => rect(84 + i * 84, 494, 60, 60, c.butter)),
      ) +
      picnicTable(150) +
      picnicTable(600) +
      person(360, 580, c.brick, 1.4) +
      person(420, 584, c.copper, 1.4, c.wood) +
      bicycle(720, 584, c.ochre),
  },
  "district-vanlose": {
    title: "Vanløse: garden houses by a round lake and a metro train on a viaduct",
    draw: (d) =>
      air("#d8eadf") +
      cloud(640, 80) +
      rect(0, 230, 800, 22, c.stone) +
      times(5, (i) => rect(60 + i * 180, 250, 30, 130, c.stone)) +
      at(
        250,
        230,
        1,
        rect(-190, -66, 380, 62, c.white, 16),
        rect(-176, -54, 352, 26, c.navy, 8),
        rect(-190, -20, 380, 8, c.brick),
      ) +
      times(5, (i) =>
        house(30 + i * 160, 420, 96, 86, {
          wall: turn([c.ochre, c.cream, c.brick, c.blush], i),
          top: "gable",
          columns: 2,
          rows: 1,
          roof: c.rust,
        }),
      ) +
      times(
        6,
        (i) =>
          tree(10 + i * 160, 430, 0.7, turn([c.forest, "#6f9a78"], i)) +
          circle(20 + i * 160, 350, 6, c.brick),
      ) +
      rect(0, 420, 800, 180, c.sage) +
      ellipse(400, 520, 380, 66, c.sand) +
      ellipse(400, 520, 350, 54, c.water) +
      swan(330, 520, 0.8) +
      person(80, 470, c.plum, 0.9) +
      at(650, 470, 0.6, cyclist(0, 0, c.navy, c.brick)) +
      (d ? times(6, (i) => stroke(`M${120 + i * 9} 545q-2 -20 2 -34`, c.forest, 4)) : ""),
  },
  "district-valby": {
    title: "Valby: a hill with a row of villas and an old film camera",
    draw: (d) =>
      air(c.sky) +
      cloud(160, 100, 1.1) +
      shape("M0 470Q300 260 800 420V600H0z", c.sage) +
      times(4, (i) =>
        house(210 + i * 118, turn([398, 372, 372, 388], i), 84, 78, {
          wall: turn([c.cream, c.blush, c.butter, c.sand], i),
          top: "gable",
          roof: c.rust,
          columns: 2,
          rows: 1,
        }),
      ) +
      times(5, (i) => tree(180 + i * 122, turn([420, 388, 380, 392, 416], i), 0.6)) +
      shape("M0 540Q400 440 800 520V600H0z", "#7d9f86") +
      at(
        190,
        590,
        1,
        stroke("M0 -130L-60 0M0 -130L60 0M0 -130V0", c.bark, 10),
        rect(-62, -220, 124, 94, c.ink, 8),
        circle(-36, -256, 40, c.ink),
        circle(46, -252, 34, c.ink),
        circle(-36, -256, 14, c.stone),
        circle(46, -252, 12, c.stone),
        shape("M62 -196L116 -214V-140L62 -154z", c.ink),
      ) +
      (d ? conifer(560, 520, 0.7) + conifer(620, 526, 0.9) : "") +
      person(440, 540, c.plum, 0.9) +
      at(500, 540, 0.7, rect(-30, -70, 60, 44, c.cream), shape("M-32 -72L28 -92L32 -80L-28 -60z", c.ink)),
  },
  "district-bronshoj": {
    title: "Brønshøj: a village church, a water tower and the marsh",
    draw: (d) =>
      air("#e8e6cf") +
      gulls(120, 120, d) +
      at(
        610,
        400,
        1,
        shape("M-50 0L-36 -210H36L50 0z", c.stone),
        rect(-66, -270, 132, 64, c.cream, 8),
        shape("M-66 -270Q0 -330 66 -270z", c.copper),
        grid(-8, -180, 1, 4, 1, 42, 16, 24, c.deep),
      ) +
      rect(0, 390, 800, 210, c.sage) +
      rect(240, 290, 170, 110, c.white) +
      shape("M230 294L256 226H410V294z", c.brick) +
      grid(280, 316, 2, 1, 62, 1, 24, 50, c.deep) +
      house(140, 400, 108, 190, { wall: c.white, top: "step", columns: 1, rows: 2, door: c.bark }) +
      tree(90, 420, 1.1) +
      tree(470, 420, 1.2) +
      tree(730, 420, 1) +
      shape("M0 470Q300 430 520 480T800 460V600H0z", c.water) +
      times(12 + d * 8, (i) =>
        stroke(
          `M${(i * 79 + 12) % 800} 600q-4 -${40 + ((i * 13) % 40)} 4 -${70 + ((i * 13) % 40)}`,
          turn([c.forest, c.ochre], i),
          4,
        ),
      ) +
      at(
        380,
        520,
        1,
        ellipse(0, 0, 30, 11, c.bark),
        stroke("M24 -4V-30", c.bark, 6),
        shape("M18 -36h20l-8 -10z", c.rust),
      ),
  },
  "district-bispebjerg": {
    title: "Bispebjerg: the organ-pipe gable of a yellow-brick church and cherry trees",
    draw: (d) =>
      air("#dbe6ee") +
      cloud(120, 90, 1.1) +
      cloud(690, 130) +
      shape("M0 470Q400 380 800 470V600H0z", c.sage) +
      times(7, (i) => {
        const h = 330 - Math.abs(i - 3) * 62;
        return (
          rect(260 + i * 40, 450 - h, 38, h, i % 2 ? c.ochre : "#e8b456") +
          shape(`M${260 + i * 40} ${450 - h}l19 -34l19 34z`, i % 2 ? c.ochre : "#e8b456") +
          grid(274 + i * 40, 450 - h + 16, 1, Math.max(1, Math.floor(h / 70)), 1, 62, 10, 40, c.bark)
        );
      }) +
      rect(200, 370, 60, 80, c.ochre) +
      rect(540, 370, 60, 80, c.ochre) +
      shape("M374 450V410a26 26 0 0 1 52 0V450z", c.bark) +
      shape("M380 450H420L520 600H280z", c.sand) +
      times(
        3,
        (i) =>
          cherry(250 - i * 86, 480 + i * 44, 0.8 + i * 0.25) +
          cherry(550 + i * 86, 480 + i * 44, 0.8 + i * 0.25),
      ) +
      faded(
        0.8,
        times(6 + d * 8, (i) => circle((i * 131 + 60) % 780, 500 + ((i * 37) % 90), 4, "#f4c9cf")),
      ) +
      person(385, 540, c.navy, 0.9) +
      person(415, 540, c.plum, 0.9),
  },
  "district-amager-east": {
    title: "Amager Øst: a lagoon, kites and a low sea fort",
    draw: (d) =>
      air("#c9e4ee", 280) +
      circle(680, 110, 46, c.butter) +
      cloud(330, 110) +
      sea(270, d, c.water) +
      at(
        560,
        290,
        1,
        shape("M-120 0Q-100 -44 -60 -44H60Q100 -44 120 0z", c.sage),
        rect(-50, -66, 100, 24, c.brick),
        rect(-10, -84, 20, 20, c.brick),
      ) +
      shape("M0 350Q300 320 800 356V400Q400 376 0 396z", c.sand) +
      shape("M0 396Q400 376 800 400V470H0z", c.copper) +
      shape("M0 460Q300 430 800 470V600H0z", "#e6d09d") +
      times(3, (i) =>
        at(
          160 + i * 150,
          90 + (i % 2) * 50,
          1,
          shape("M-70 20Q0 -56 70 20Q0 -14 -70 20z", turn([c.brick, c.plum, c.ochre], i)),
          stroke(`M-70 20L${turn([10, -20, 4], i)} 260M70 20L${turn([10, -20, 4], i)} 260`, c.ink, 1.5),
        ),
      ) +
      times(3, (i) =>
        at(
          160 + i * 150 + turn([10, -20, 4], i),
          356 + (i % 2) * 50,
          0.5,
          ellipse(0, 0, 46, 8, c.white),
          person(0, 0, turn([c.navy, c.brick, c.forest], i)),
        ),
      ) +
      stroke("M600 470V330M600 330L640 344L600 360", c.brick, 5) +
      person(200, 540, c.navy, 1.1) +
      person(240, 544, c.ochre, 0.8) +
      person(500, 560, c.plum, 1.1) +
      rect(300, 560, 110, 16, c.deep, 6) +
      (d ? bicycle(690, 580, c.forest) : ""),
  },
  "district-amager-west": {
    title: "Amager Vest: stepped modern houses beside grazing commons and a metro line",
    draw: (d) =>
      air("#dceaf0") +
      cloud(170, 90, 1.2) +
      shape("M380 430V250L460 210V170L560 130V90L760 60V430z", "#dfe3e2") +
      grid(404, 270, 9, 5, 40, 32, 26, 18, c.deep) +
      grid(570, 110, 5, 4, 38, 34, 24, 20, c.deep) +
      stroke("M380 250L460 210M460 170L560 130M560 90L760 60", c.forest, 10) +
      rect(60, 270, 200, 160, "#35619a") +
      faded(0.5, grid(72, 284, 8, 6, 23, 24, 14, 14, "#7fa7d6")) +
      rect(0, 400, 800, 16, c.stone) +
      at(300, 400, 1, rect(-110, -44, 220, 42, c.white, 12), rect(-100, -36, 200, 16, c.navy, 6)) +
      rect(0, 416, 800, 184, "#a9bf8b") +
      shape("M0 520Q200 480 420 530T800 510V600H0z", c.sage) +
      cow(180, 510, 1.1) +
      cow(330, 560, 1.3) +
      cow(620, 500, 1) +
      (d ? cow(520, 470, 0.7) : "") +
      conifer(740, 470, 0.7, c.forest) +
      tree(60, 470, 0.7) +
      times(8 + d * 5, (i) =>
        circle((i * 109 + 30) % 790, 530 + ((i * 31) % 60), 5, turn([c.butter, c.white, c.plum], i)),
      ) +
      lamp(700, 590),
  },
};
