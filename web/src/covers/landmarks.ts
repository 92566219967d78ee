/** Nature, and works that stand out in a town: each drawn as its kind, and a neutral town where that is unclear. */
import {
  arch,
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

/** A mountain, the side of it that is in the shade, and its snow. */
function peak(x: number, base: number, height: number): [rock: string, shade: string, snow: string] {
  const half = height * 0.8;
  const top = base - height;
  const cap = height * 0.3;
  return [
    polygon(x - half, base, x, top, x + half, base),
    polygon(x, top, x + half, base, x - half * 0.15, base, x + half * 0.1, base - height * 0.5),
    polygon(
      ...[x, top, x + cap * 0.8, top + cap, x + cap * 0.35, top + cap * 0.75, x, top + cap * 1.25],
      ...[x - cap * 0.35, top + cap * 0.8, x - cap * 0.8, top + cap],
    ),
  ];
}

const waves = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => `M${x} ${y}q18 -14 36 0t36 0`).join("");

export const mountains: Scene = (dice) => {
  const [rock, shade, snow] = peak(dice.between(330, 470), 500, dice.between(330, 390));
  const behind = [dice.between(60, 180), dice.between(620, 740)].map((x) =>
    peak(x, 500, dice.between(210, 300)),
  );
  const woods = times(6, (i) => conifer(60 + i * 136 + dice.between(-30, 30), 530, dice.between(80, 130)));
  return [
    ...sky(dice),
    ["far", behind.map(([one]) => one).join("")],
    ["haze", behind.map(([, , one]) => one).join("")],
    ["mid", rock],
    ["near", shade],
    ["light", snow],
    ["ground", "M-10 610V480q200 -60 400 -20t420 -10v160z"],
    ["near", woods],
  ];
};

/** A cabin on its rope, before mountains. */
export const lift: Scene = (dice) => {
  const x = dice.between(240, 520);
  const rope = 310 - x / 4;
  return [
    ...mountains(dice),
    ["line-near", `M-10 312L810 107M${x} ${rope}v70`],
    ["warm", box(x - 70, rope + 60, 140, 104)],
    ["light", grid(x - 56, rope + 76, [3, 1], [40, 0], [32, 44])],
    ["near", box(x - 78, rope + 54, 156, 12)],
  ];
};

export const waterfall: Scene = (dice) => {
  const [left, right] = [dice.between(280, 330), dice.between(470, 520)];
  const top = dice.between(150, 200);
  const width = right - left;
  return [
    ...sky(dice),
    hills(dice, 320),
    ["mid", polygon(-10, top - 40, left - 60, top - 20, left, top, left, 520, -10, 520)],
    ["mid", polygon(810, top - 60, right + 70, top - 10, right, top, right, 520, 810, 520)],
    ["near", polygon(left, top, left, 520, left - 70, 520, left - 40, top + 120)],
    ["near", polygon(right, top, right, 520, right + 90, 520, right + 40, top + 150)],
    ["light", box(left, top + 8, width, 480 - top)],
    ["haze", times(4, (i) => box(left + width * (0.12 + i * 0.24), top + dice.between(30, 110), 10, 220))],
    floor(470, "far"),
    ["light", disc(400, 474, width * 0.8, 26) + disc(left, 468, 50, 24) + disc(right, 468, 50, 24)],
    ["ground", "M-10 610V500q90 -30 150 20t180 90zM810 610V500q-90 -20 -140 20t-160 90z"],
    ["near", times(4, (i) => conifer([60, 150, 650, 740][i]!, top + 10, dice.between(90, 150)))],
    ["line-light", waves([300, 540], [430, 520], [400, 572])],
  ];
};

export const lake: Scene = (dice) => {
  const [rock, , snow] = peak(dice.between(250, 550), 380, dice.between(180, 250));
  const wood = (from: number) =>
    times(3, (i) => conifer(from + i * 60 + dice.between(-12, 12), 520 + i * 8, dice.between(150, 260)));
  return [
    ...sky(dice),
    ["far", rock],
    ["light", snow],
    hills(dice, 390, "mid"),
    floor(385, "far"),
    ["line-light", waves([250, 420], [480, 440], [360, 480], [560, 500])],
    ["ground", "M-10 610V500q160 -30 260 30t330 0t230 -20v110z"],
    ["near", wood(dice.pick([50, 600]))],
  ];
};

/** A basin with a parasol. */
export const pool: Scene = (dice) => {
  const x = dice.between(130, 220);
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 330),
    floor(330),
    ["light", polygon(200, 372, 640, 372, 790, 580, 50, 580)],
    ["mid", polygon(214, 386, 626, 386, 760, 566, 80, 566)],
    ["line-light", waves([300, 430], [470, 460], [250, 510], [520, 530])],
    ["near", `${box(x - 5, 210, 10, 170)}M600 350h10v90h-10zM640 350h10v90h-10zM600 380h50v8h-50z`],
    ["warm", dome(x, 250, 120, 90)],
    ["light", dome(x, 250, 40, 90)],
  ];
};

/** A bridge over water: of arches, or hung from two towers. */
export const bridge: Scene = (dice) => {
  const isHung = dice.between(0, 1) === 0;
  const spans = dice.pick([2, 3, 4]);
  const width = 800 / spans;
  const rise = dice.between(80, 105);
  const holes = times(spans, () => `h-22a${width / 2 - 22} ${rise} 0 0 0 ${44 - width} 0h-22`);
  const [left, right] = [dice.between(190, 240), dice.between(560, 610)];
  const ropes = times(9, (i) => {
    const part = (i + 1) / 10;
    const top = 140 + 600 * part * (1 - part);
    return box(left + (right - left) * part, top, 4, 340 - top);
  });
  const work: Layer[] = isHung
    ? [
        ["mid", box(left - 16, 130, 32, 350) + box(right - 16, 130, 32, 350)],
        ["near", ropes + box(0, 336, 800, 26)],
        [
          "line-near",
          `M-10 330Q${left / 2} 300 ${left} 140Q400 440 ${right} 140Q${(right + 800) / 2} 300 810 330`,
        ],
      ]
    : [
        ["light", `M0 340h800v130${holes}z`],
        ["mid", box(0, 330, 800, 20) + times(16, (i) => box(i * 52 + 10, 300, 8, 30))],
        ["near", box(0, 292, 800, 10) + times(spans - 1, (i) => box((i + 1) * width - 4, 220, 8, 80))],
        ["warm", times(spans - 1, (i) => disc((i + 1) * width, 212, 14))],
      ];
  return [
    ...sky(dice),
    dice.pick([hills, roofs])(dice, 420),
    floor(420, "far"),
    ...work,
    ["line-light", waves([90, 520], [330, 556], [560, 510], [640, 570])],
  ];
};

/** A tower with a clock over the roofs. */
export const tower: Scene = (dice) => {
  const width = dice.between(100, 130);
  const [x, top] = [400 - width / 2, dice.between(170, 210)];
  const tip = dice.pick([
    gable(x - 10, top, width + 20, dice.between(100, 130)),
    dome(400, top, width / 2 + 6, 80) + box(397, top - 120, 6, 50),
    times(4, (i) => box(x - 10 + (i * (width - 4)) / 3, top - 30, 24, 30)),
  ]);
  const { crown, trunk } = tree(dice.pick([170, 640]), 520, dice.between(150, 200));
  return [
    ...sky(dice),
    hills(dice, 460),
    roofs(dice, 500),
    ["near", tip],
    ["mid", box(x, top, width, 500 - top)],
    ["light", box(x - 10, top, width + 20, 14) + box(x - 10, 370, width + 20, 12)],
    ["near", times(2, (i) => arch(x + width * (0.16 + i * 0.4), top + 90, width * 0.28, 64))],
    ["light", disc(400, top + 136, width * 0.3)],
    ["near", box(397, top + 114, 6, 24) + box(397, top + 133, 22, 6) + arch(374, 500, 52, 90)],
    floor(500),
    ["near", trunk],
    ["warm", crown],
  ];
};

/** A train before its hall. */
export const station: Scene = (dice) => {
  const x = dice.between(20, 120);
  const panes = dice.pick([6, 8]);
  return [
    ...sky(dice),
    roofs(dice, 470),
    ["mid", dome(400, 330, 320, 210)],
    ["sun", dome(400, 330, 284, 176)],
    ["mid", times(panes - 1, (i) => box(116 + (568 / panes) * (i + 1) - 4, 150, 8, 180))],
    ["light", box(70, 320, 660, 160)],
    ["near", times(7, (i) => arch(104 + i * 88, 480, 56, 120))],
    ["near", disc(400, 300, 44)],
    ["light", disc(400, 300, 36)],
    ["near", box(397, 274, 6, 28) + box(397, 297, 22, 6)],
    floor(470),
    ["near", box(0, 548, 800, 8) + box(x + 30, 520, 560, 28)],
    ["warm", `M${x} 530V420h540q60 10 90 110z`],
    ["light", grid(x + 24, 440, [6, 1], [84, 0], [64, 40]) + box(x, 500, 606, 10)],
  ];
};

/** A town from afar, on a river or among fields. */
export const skyline: Scene = (dice) => {
  const isRiver = dice.between(0, 1) === 0;
  const wood = [dice.between(60, 160), dice.between(560, 700)].map((x) =>
    tree(x, 510, dice.between(120, 170)),
  );
  return [
    ...sky(dice),
    hills(dice, 400),
    roofs(dice, 440, "far"),
    roofs(dice, 480, "mid"),
    ["light", times(16, (i) => box(20 + i * 49, dice.between(424, 452), 12, 18))],
    floor(480, isRiver ? "far" : "ground"),
    ["near", wood.map(({ trunk }) => trunk).join("")],
    ["warm", wood.map(({ crown }) => crown).join("")],
    ["ground", isRiver ? "M-10 500h820v24q-400 40 -820 0z" : ""],
    ["line-light", isRiver ? waves([120, 560], [380, 574], [600, 556]) : ""],
    ["light", isRiver ? "" : "M330 610q120 -60 60 -130h16q90 70 10 130z"],
  ];
};
