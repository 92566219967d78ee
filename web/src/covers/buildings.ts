/** Houses, fronts, monuments and what runs on rails. */
import type { Dice } from "./dice.ts";
import {
  arch,
  awning,
  box,
  conifer,
  disc,
  dome,
  floor,
  gable,
  grid,
  hills,
  type Layer,
  type Paint,
  polygon,
  roofs,
  type Scene,
  sky,
  times,
  tree,
} from "./draw.ts";

/** Houses side by side, of which no two neighbours have the same colour. */
export const street: Scene = (dice) => {
  const layers: Layer[] = [...sky(dice), roofs(dice, 470)];
  const paints: Paint[] = ["light", "mid", "warm", "haze"];
  let turn = dice.between(0, 3);
  for (let x = dice.between(-90, -30); x < 800; turn++) {
    const [width, height] = [dice.between(120, 170), dice.between(230, 350)];
    const paint = paints[turn % 4]!;
    const top = 500 - height;
    const kind = dice.between(0, 2);
    const roof =
      kind === 0
        ? gable(x - 6, top, width + 12, dice.between(50, 90))
        : kind === 1
          ? polygon(x - 6, top, x + 22, top - 46, x + width - 22, top - 46, x + width + 6, top)
          : box(x - 6, top - 16, width + 12, 16);
    const columns = width > 145 ? 3 : 2;
    const step = width / (columns + 0.4);
    const rows = Math.floor((height - 110) / 66);
    const windows = grid(x + step * 0.42, top + 28, [columns, rows], [step, 66], [step * 0.56, 42]);
    const door = arch(x + dice.pick([0.15, 0.4, 0.62]) * width, 500, 38, 74);
    const isDark = paint === "mid" || paint === "warm";
    layers.push(
      ["near", roof],
      [paint, box(x, top, width, height)],
      [isDark ? "light" : "mid", windows],
      ["near", door],
    );
    x += width;
  }
  const { crown, trunk } = tree(dice.between(200, 600), 520, dice.between(130, 180));
  return [...layers, floor(500), ["near", trunk], ["far", crown]];
};

/** The front of a shop or a restaurant; what stands in its window is given. */
function front(dice: Dice, wares: (x: number, base: number) => Layer[], sign: string): Layer[] {
  const isLeft = dice.between(0, 1) === 0;
  const [door, window] = isLeft ? [170, 320] : [510, 160];
  const [first, second] = awning(140, 236, 520, dice.between(44, 64));
  const storey = grid(180, 60, [4, 1], [126, 0], [74, 92]);
  const { crown, trunk } = tree(dice.pick([56, 748]), 524, dice.between(190, 240));
  return [
    roofs(dice, 500),
    [dice.pick(["mid", "far"]), box(110, 20, 580, 480)],
    ["light", storey],
    ["near", box(140, 180, 520, 60)],
    ["light", sign],
    ["near", box(door, 280, 120, 220) + box(window, 280, 310, 190)],
    ["sun", box(door + 18, 300, 84, 110) + box(window + 12, 292, 286, 166)],
    ...wares(window + 12, 458),
    ["warm", first],
    ["light", second],
    floor(500),
    ["near", trunk],
    ["mid", crown],
  ];
}

/** A front with a counter behind its window. */
export const office: Scene = (dice) => {
  const lamps = dice.between(2, 3);
  return front(
    dice,
    (x, base) => [
      [
        "far",
        times(
          lamps,
          (i) => box(x + 50 + i * 84, base - 166, 4, 20) + dome(x + 52 + i * 84, base - 132, 20, 18),
        ),
      ],
      ["mid", box(x + 20, base - 62, 246, 62)],
      ["near", box(x + 12, base - 70, 262, 10) + disc(x + dice.between(90, 200), base - 88, 18)],
      ["light", times(3, (i) => box(x + 40 + i * 76, base - 46, 50, 30))],
    ],
    box(380, 190, 40, 40) + box(290, 206, 70, 8) + box(440, 206, 70, 8),
  );
};

export const bistro: Scene = (dice) => [
  ...front(
    dice,
    (x, base) => [
      [
        "near",
        times(3, (i) => box(x + 44 + i * 96, base - 60, 6, 60) + box(x + 14 + i * 96, base - 64, 66, 8)),
      ],
      ["mid", times(3, (i) => dome(x + 47 + i * 96, base - 64, 16, 20))],
    ],
    disc(400, 210, 20, 12) + box(300, 207, 70, 6) + box(430, 207, 70, 6),
  ),
  [
    "near",
    times(
      2,
      (i) => box(250 + i * 260, 470, 90, 8) + box(291 + i * 260, 470, 8, 74) + box(262 + i * 260, 540, 66, 8),
    ),
  ],
  ["warm", times(2, (i) => disc(295 + i * 260, 456, 13) + box(284 + i * 260, 458, 22, 12))],
];

export const goods: Scene = (dice) =>
  front(
    dice,
    (x, base) => [
      ["warm", `M${x + 30} ${base}q-26 -60 6 -84v-24h28v24q32 24 6 84z`],
      ["mid", box(x + 110, base - 70, 70, 70) + box(x + 120, base - 116, 50, 46)],
      ["near", box(x + 142, base - 116, 6, 116)],
      ["warm", `M${x + 210} ${base - 96}l22 -16h20l22 16l-12 22l-8 -6v80h-24v-80l-8 6z`],
    ],
    box(dice.between(220, 300), 206, dice.between(160, 240), 10),
  );

/** A temple of the arts. */
export const columns: Scene = (dice) => {
  const count = dice.pick([4, 5, 6]);
  const step = 480 / count;
  const { crown, trunk } = tree(dice.pick([70, 735]), 510, dice.between(190, 250));
  const banner = dice.pick([90, 650]);
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 500),
    ["light", box(130, 260, 540, 230)],
    ["far", box(150, 260, 500, 230)],
    ["near", arch(350, 490, 100, dice.between(150, 180))],
    ["light", times(count, (i) => box(160 + step * (i + 0.5) - 22, 256, 44, 234))],
    ["mid", times(count, (i) => box(160 + step * (i + 0.5) + 8, 262, 12, 222))],
    ["mid", gable(100, 226, 600, dice.between(96, 130))],
    ["light", gable(190, 212, 420, 72)],
    ["warm", disc(400, 184, 20)],
    ["light", box(110, 224, 580, 36)],
    ["mid", box(110, 488, 580, 18) + box(80, 506, 640, 20)],
    ["warm", box(banner, 290, 50, 150)],
    floor(524),
    ["near", trunk],
    ["mid", crown],
  ];
};

export const church: Scene = (dice) => {
  const isPair = dice.between(0, 1) === 0;
  const isDomed = dice.between(0, 2) === 0;
  const top = dice.between(150, 190);
  const tower = (x: number) => box(x, top, 96, 500 - top);
  const spire = (x: number) =>
    isDomed
      ? dome(x + 48, top, 54, 70) + box(x + 45, top - 100, 6, 40)
      : gable(x - 8, top, 112, dice.between(90, 120));
  const places = isPair ? [230, 474] : [dice.pick([220, 352, 484])];
  const opening = (x: number) => arch(x + 30, top + 90, 36, 60) + arch(x + 30, top + 200, 36, 60);
  const isCentral = places[0] === 352;
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 500),
    ["near", gable(232, 310, 336, 90)],
    ["light", box(250, 308, 300, 192)],
    ["mid", isCentral ? "" : disc(400, 366, 36) + times(2, (i) => arch(284 + i * 190, 440, 40, 80))],
    ["mid", places.map(tower).join("")],
    ["near", places.map(spire).join("")],
    ["light", places.map(opening).join("")],
    ["warm", isCentral ? "" : disc(400, 366, 22)],
    ["near", arch(362, 500, 76, 100)],
    floor(500),
    ["near", conifer(130, 510, dice.between(150, 220)) + conifer(680, 510, dice.between(150, 220))],
    ["mid", conifer(186, 516, 120) + conifer(630, 516, 120)],
  ];
};

export const castle: Scene = (dice) => {
  const teeth = (x: number, y: number, count: number) => times(count, (i) => box(x + i * 30, y - 20, 18, 24));
  const [a, b, c] = [dice.between(170, 220), dice.between(110, 160), dice.between(180, 240)];
  const tower = (x: number, y: number, width: number) =>
    box(x, y, width, 480 - y) + teeth(x - 3, y, Math.floor(width / 30) + 1);
  const flag = dice.pick([-1, 1]);
  return [
    ...sky(dice),
    hills(dice, 520),
    ["near", `M350 ${b - 20}h6v-80h-6zM356 ${b - 100}l${flag * 64} 20l${flag * -64} 20z`],
    ["mid", tower(190, a, 96) + tower(520, c, 96)],
    ["light", box(240, 300, 320, 190) + teeth(240, 300, 11)],
    ["warm", tower(316, b, 110)],
    [
      "near",
      arch(360, 490, 84, 110) +
        arch(350, b + 110, 36, 62) +
        arch(222, a + 90, 28, 50) +
        arch(552, c + 80, 28, 50),
    ],
    ["ground", `M-10 610V500q180 -70 400 -30t420 10v130z`],
    ["mid", conifer(110, 520, 150) + conifer(710, 520, 170) + conifer(160, 540, 110)],
  ];
};

export const monument: Scene = (dice) => {
  const isStatue = dice.between(0, 1) === 0;
  const { crown, trunk } = tree(dice.between(90, 150), 500, dice.between(180, 240));
  const right = tree(dice.between(640, 710), 500, dice.between(180, 240));
  const figure = `M376 290q-14 -120 4 -132q20 -12 40 0q18 12 4 132zM380 160l-44 70l10 8l44 -50z${disc(400, 128, 20)}${box(452, 110, 6, 178)}M414 164l44 30l-6 12l-42 -20z`;
  const column = `M372 330l10 -240l18 -34l18 34l10 240z`;
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 490),
    ["mid", crown + right.crown],
    ["near", trunk + right.trunk],
    floor(490),
    ["warm", isStatue ? figure : column],
    ["light", box(344, 296, 112, 150)],
    ["mid", box(362, 320, 76, 60)],
    ["light", box(300, 446, 200, 30) + box(250, 476, 300, 32)],
    ["mid", box(500, 446, 20, 30) + box(550, 476, 24, 32)],
    ["near", box(326, 286, 148, 14)],
  ];
};

export const gate: Scene = (dice) => {
  const height = dice.between(230, 280);
  return [
    ...sky(dice),
    roofs(dice, 500),
    ["light", box(180, 200, 440, 300)],
    ["mid", box(160, 168, 480, 40) + box(200, 120, 400, 50)],
    ["sun", arch(330, 500, 140, height)],
    ["far", box(330, 420, 140, 80) + gable(340, 420, 70, 40) + gable(400, 420, 60, 56)],
    ["near", arch(222, 500, 60, 170) + arch(518, 500, 60, 170)],
    ["warm", times(3, (i) => disc(252 + i * 148, 145, 14))],
    ["mid", box(300, 230, 16, 270) + box(484, 230, 16, 270)],
    floor(500),
  ];
};

/** A house with lights in its windows, in the evening. */
export const inn: Scene = (dice) => {
  const rows = dice.pick([3, 4]);
  const top = 440 - rows * 84;
  const lit = dice.between(0, 4);
  const windows = (rest: boolean) =>
    times(rows, (row) =>
      times(5, (i) =>
        (i * 3 + row * 2 + lit) % 5 < 2 === rest ? box(194 + i * 88, top + 26 + row * 84, 50, 56) : "",
      ),
    );
  const [first, second] = awning(310, 420, 180, 24);
  const { crown, trunk } = tree(dice.pick([80, 720]), 520, dice.between(180, 240));
  return [
    ...sky(dice),
    roofs(dice, 500),
    ["near", polygon(140, top, 190, top - 70, 610, top - 70, 660, top)],
    ["mid", box(160, top, 480, 500 - top)],
    ["light", box(160, top, 480, 10) + windows(false)],
    ["warm", windows(true) + times(3, (i) => arch(250 + i * 130, top - 10, 36, 46))],
    ["near", arch(350, 500, 100, 90)],
    ["sun", arch(364, 500, 34, 70) + arch(402, 500, 34, 70)],
    ["warm", first],
    ["light", second],
    floor(500),
    ["near", trunk],
    ["far", crown],
  ];
};

export const tram: Scene = (dice) => {
  const x = dice.between(110, 170);
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 480),
    ["line-near", "M0 130q400 30 800 0M330 190l70 -44l70 44"],
    floor(480),
    ["near", box(0, 520, 800, 6) + box(0, 552, 800, 6) + box(x + 60, 470, 400, 50)],
    ["warm", `M${x} 480V240q0 -40 40 -40h440q40 0 40 40v240z`],
    ["light", box(x, 372, 520, 24) + grid(x + 28, 236, [4, 1], [98, 0], [82, 100])],
    ["near", box(x + 424, 236, 70, 220)],
    ["sun", box(x + 434, 246, 50, 120)],
    ["light", disc(x + 26, 440, 14) + disc(x + 394, 440, 14)],
    ["near", disc(x + 120, 520, 34) + disc(x + 400, 520, 34)],
    ["mid", disc(x + 120, 520, 14) + disc(x + 400, 520, 14)],
  ];
};
