/** Views, parks, water and open squares. */
import {
  awning,
  bowl,
  box,
  conifer,
  disc,
  dome,
  floor,
  gable,
  grid,
  hills,
  type Layer,
  polygon,
  roofs,
  type Scene,
  sky,
  times,
  tree,
} from "./draw.ts";

export const viewpoint: Scene = (dice) => {
  const x = dice.between(300, 500);
  return [
    ...sky(dice),
    hills(dice, 330),
    roofs(dice, 450, "mid"),
    ["haze", box(0, 420, 800, 80)],
    ["warm", grid(30, 392, [15, 1], [54, 0], [16, 22])],
    floor(500),
    ["light", box(0, 452, 800, 20) + times(14, (i) => box(i * 60 + 10, 470, 22, 66)) + box(0, 534, 800, 16)],
    [
      "near",
      box(x - 12, 330, 24, 220) +
        `M${x - 80} 250l150 -34l16 66l-150 34zM${x - 92} 250l-16 6l12 48l16 -4z` +
        dome(x, 560, 60, 26),
    ],
    ["warm", disc(x, 330, 26)],
  ];
};

export const park: Scene = (dice) => {
  const trees = [90, 240, 590, 720].map((x) =>
    tree(x + dice.between(-30, 30), dice.between(400, 440), dice.between(200, 300)),
  );
  const bench = dice.between(300, 440);
  const isPond = dice.between(0, 1) === 0;
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 400),
    ["far", `M0 400q200 -50 400 -10t400 -10v220H0z`],
    ["near", trees.map(({ trunk }) => trunk).join("")],
    ["mid", trees.map(({ crown }) => crown).join("")],
    ["ground", `M-10 610V450q220 -50 420 -20t400 -10v190z`],
    ["light", isPond ? disc(520, 530, 190, 36) : `M330 610q90 -80 30 -130t60 -60q40 60 20 80t80 110z`],
    ["warm", times(7, (i) => disc(60 + ((i * 117 + bench) % 690), 560 + (i % 3) * 12, 8))],
    [
      "near",
      `M${bench} 440h150v10h-150zM${bench} 460h150v10h-150zM${bench + 12} 470h10v40h-10zM${bench + 128} 470h10v40h-10z`,
    ],
  ];
};

/** Clipped hedges along a way to a pavilion. */
export const garden: Scene = (dice) => {
  const x = dice.between(330, 470);
  const [first, step] = [dice.between(90, 130), dice.between(26, 38)];
  const sides = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((row) => [x + side * (first + row * 88), 440 + row * step, 96 + row * 44] as const),
  );
  return [
    ...sky(dice),
    hills(dice, 400),
    ["mid", times(9, (i) => disc(i * 100, 380, 74, dice.between(54, 90))) + box(0, 380, 800, 40)],
    floor(410),
    ["light", polygon(x - 26, 410, x + 26, 410, x + 130, 610, x - 130, 610)],
    [
      "light",
      dome(x, 352, 70, 58) + grid(x - 66, 352, [4, 1], [38, 0], [16, 64]) + box(x - 76, 344, 152, 12),
    ],
    ["near", sides.map(([at, base, size]) => conifer(at, base, size)).join("")],
    ["warm", sides.map(([at, base, size]) => disc(at, base, size / 2.6, size / 9)).join("")],
  ];
};

/** A fountain in a square, and houses around it. */
export const square: Scene = (dice) => {
  const x = dice.between(320, 480);
  const [height, rim] = [dice.between(130, 170), dice.between(70, 90)];
  const wood = [x - 280, x + 280].map((at) => tree(at, 486, dice.between(170, 220)));
  const jet = (side: 1 | -1) => `M${x} ${496 - height}q${side * 60} -60 ${side * 110} ${height - 6}`;
  return [
    ...sky(dice),
    roofs(dice, 420),
    roofs(dice, 450, "mid"),
    ["light", times(16, (i) => box(20 + i * 49, dice.between(390, 416), 12, 18))],
    floor(440),
    ["near", wood.map(({ trunk }) => trunk).join("")],
    ["warm", wood.map(({ crown }) => crown).join("")],
    ["near", disc(x, 528, 196, 44)],
    ["light", disc(x, 512, 196, 44)],
    ["far", disc(x, 512, 168, 32)],
    ["near", box(x - 12, 500 - height, 24, height + 16) + bowl(x, 512 - height * 0.6, rim + 8, 32)],
    ["light", disc(x, 512 - height * 0.6, rim + 8, 10)],
    ["line-light", jet(1) + jet(-1)],
  ];
};

export const harbour: Scene = (dice) => {
  const x = dice.between(290, 470);
  const isLighthouse = dice.between(0, 1) === 0;
  const end = dice.pick([110, 660]);
  const wave = (y: number, offset: number) =>
    times(6, (i) => `M${i * 150 + offset - 60} ${y}q18 -14 36 0t36 0`);
  return [
    ...sky(dice),
    isLighthouse ? hills(dice, 380) : roofs(dice, 380),
    floor(380, "mid"),
    ["ground", box(0, 480, 800, 120)],
    ["near", isLighthouse ? `M${end - 90} 390q90 -60 190 0z` : ""],
    ["light", isLighthouse ? polygon(end - 26, 362, end + 34, 362, end + 24, 190, end - 16, 190) : ""],
    ["warm", isLighthouse ? box(end - 22, 286, 52, 34) + dome(end + 4, 190, 28, 36) : ""],
    ["light", `M${x - 8} 130v280h-150q100 -120 150 -280z`],
    ["warm", `M${x + 8} 170q100 110 130 240h-130z`],
    ["near", `${box(x - 6, 110, 12, 330)}M${x - 190} 424h370q-20 70 -90 76h-200q-60 -6 -80 -76z`],
    [
      "line-light",
      wave(430, dice.between(0, 60)) + wave(530, dice.between(40, 120)) + wave(572, dice.between(0, 90)),
    ],
  ];
};

export const beach: Scene = (dice) => {
  const x = dice.between(330, 470);
  return [
    ...sky(dice),
    hills(dice, 330),
    floor(330, "mid"),
    ["haze", `M0 420q200 -30 400 0t400 0v200H0z`],
    ["ground", `M0 440q200 -30 400 0t400 0v180H0z`],
    ["line-light", "M60 370q18 -14 36 0t36 0M420 356q18 -14 36 0t36 0M620 392q18 -14 36 0t36 0"],
    ["near", `M${x - 4} 230h8l24 290h-10z`],
    [
      "warm",
      `M${x - 190} 300q20 -130 186 -140t200 120q-40 -30 -70 4q-30 -40 -64 4q-34 -36 -66 4q-30 -36 -62 6q-40 -34 -124 2z`,
    ],
    ["light", `M${x - 60} 288q-10 -80 56 -128q70 40 72 124q-34 -36 -66 4q-30 -36 -62 0z`],
    ["light", polygon(x + 90, 520, x + 250, 480, x + 262, 494, x + 110, 540)],
    ["near", disc(x - 160, 520, 30)],
    ["light", bowl(x - 160, 520, 30)],
  ];
};

/** A square with flags and lights. */
export const fair: Scene = (dice) => {
  const flags = (rest: number) =>
    times(12, (i) => {
      const [x, y] = [i * 68, 110 + 26 * Math.sin(i)];
      return i % 3 === rest ? polygon(x + 10, y, x + 58, y, x + 34, y + 50) : "";
    });
  const tent = (x: number, width: number): Layer[] => {
    const [first, second] = awning(x, 350, width, 26);
    return [
      ["mid", gable(x, 352, width, 90)],
      ["light", box(x + 14, 370, width - 28, 130)],
      ["near", box(x + 14, 440, width - 28, 60)],
      ["warm", first],
      ["light", second],
    ];
  };
  return [
    ...sky(dice),
    roofs(dice, 490),
    ["warm", flags(0)],
    ["mid", flags(1)],
    ["light", flags(2)],
    ...tent(dice.between(90, 140), 200),
    ...tent(dice.between(330, 360), 180),
    ...tent(dice.between(560, 580), 190),
    floor(500),
  ];
};

export const pitch: Scene = (dice) => {
  const ball = dice.between(250, 550);
  return [
    ...sky(dice),
    ["mid", `M-10 360V200q400 90 820 0v160z`],
    ["light", times(40, (i) => disc((i * 61) % 800, 262 + ((i * 37) % 72), 6))],
    ["warm", times(24, (i) => disc((i * 97 + 30) % 800, 268 + ((i * 53) % 66), 6))],
    ["near", box(0, 346, 800, 14)],
    floor(360),
    [
      "far",
      times(4, (i) =>
        polygon(
          i * 200 + 60,
          360,
          i * 200 + 140,
          360,
          (i * 200 - 300) * 1.8 + 600,
          600,
          (i * 200 - 300) * 1.8 + 380,
          600,
        ),
      ),
    ],
    ["light", "M270 440V300h260v140h-12V312H282v128zM0 436h800v8H0z"],
    ["near", disc(ball, 556, 60, 12)],
    ["light", disc(ball, 510, 46)],
    ["near", polygon(ball, 488, ball + 20, 504, ball + 12, 528, ball - 12, 528, ball - 20, 504)],
  ];
};
