/** Tables, bars, shelves, galleries and stages. */
import {
  awning,
  bowl,
  box,
  conifer,
  disc,
  dome,
  floor,
  grid,
  type Layer,
  polygon,
  type Scene,
  steam,
  times,
} from "./draw.ts";

/** A laid table under lamps. */
export const table: Scene = (dice) => {
  const [left, right] = [dice.between(215, 260), dice.between(540, 590)];
  const lamp = (x: number, y: number) => polygon(x - 46, y, x + 46, y, x + 18, y - 50, x - 18, y - 50);
  const [low, high] = [dice.between(120, 160), dice.between(100, 140)];
  const foods: Layer[][] = [
    [
      ["warm", disc(400, 424, 92, 28)],
      ["light", disc(370, 420, 20, 7) + disc(424, 430, 24, 8)],
      ["mid", disc(410, 412, 16, 6) + disc(350, 432, 14, 5)],
    ],
    [
      ["mid", `M300 424q80 -56 160 0l44 -24v48l-44 -24q-80 56 -160 0z`],
      ["light", disc(334, 420, 6)],
      ["warm", polygon(470, 452, 510, 440, 516, 462)],
    ],
    [
      ["warm", dome(400, 432, 84, 58)],
      ["mid", times(5, (i) => disc(344 + i * 28, 400 - (i % 2) * 16, 11))],
    ],
  ];
  const wine = dice.pick([left - 40, right + 50]);
  return [
    ["haze", box(90, 60, 170, 230) + box(540, 60, 170, 230)],
    ["far", box(0, 330, 800, 270)],
    ["line-near", `M${left} 0V${low}M${right} 0V${high}`],
    [
      "sun",
      polygon(left - 46, low + 50, left + 46, low + 50, left + 120, 340, left - 120, 340) +
        polygon(right - 46, high + 50, right + 46, high + 50, right + 120, 340, right - 120, 340),
    ],
    ["warm", lamp(left, low + 50) + lamp(right, high + 50)],
    ["ground", `M-20 600L70 350H730L820 600z`],
    ["near", disc(400, 444, 172, 60)],
    ["light", disc(400, 434, 172, 60)],
    ["haze", disc(400, 432, 130, 42)],
    ...dice.pick(foods),
    [
      "near",
      `M186 500l28 -110h8l-20 112zM610 500l-24 -112h8l32 110zM180 ${380}h5l-2 34h-5zM190 380h5l-2 34h-5z`,
    ],
    ["light", dome(wine, 372, 40, 8) + box(wine - 3, 300, 6, 70) + bowl(wine, 232, 38, 72)],
    ["mid", bowl(wine, 258, 34, 44)],
  ];
};

/** A cup on a table by a window. */
export const cup: Scene = (dice) => {
  const x = dice.between(330, 450);
  const beside: Layer[][] = [
    [["warm", `M${x + 150} 470q50 -74 130 -30q-40 4 -50 44q-40 20 -80 -14z`]],
    [
      ["mid", box(x + 150, 452, 150, 22)],
      ["warm", box(x + 160, 430, 130, 22)],
      ["light", box(x + 150, 456, 8, 14)],
    ],
    [
      ["light", box(x - 270, 350, 70, 130)],
      ["mid", `M${x - 236} 350q-50 -60 -20 -120q30 50 20 120q10 -70 60 -90q-10 60 -60 90z`],
    ],
  ];
  return [
    ["near", box(80, 40, 640, 350)],
    ["sun", grid(100, 60, [3, 2], [206, 160], [188, 142])],
    ["far", `M100 362v-70q80 -80 188 -20v90zM306 362v-120q90 20 188 -20v140zM512 362v-110q90 -60 188 30v80z`],
    floor(390),
    ["haze", disc(400, 510, 380, 70)],
    ...dice.pick(beside),
    ["near", disc(x, 500, 176, 40)],
    ["light", disc(x, 492, 176, 40)],
    ["far", disc(x, 490, 96, 20)],
    ["warm", `M${x + 96} 350h34q56 4 50 54q-10 54 -100 56v-26q60 0 66 -34q2 -24 -24 -26h-26z`],
    ["warm", `M${x - 120} 326h240q4 100 -50 164h-140q-54 -64 -50 -164z`],
    ["near", disc(x, 326, 120, 24)],
    ["mid", disc(x, 328, 104, 17)],
    ["line-light", times(dice.between(2, 3), (i) => steam(x - 44 + i * 44, 296, dice.between(90, 140)))],
  ];
};

export const breads: Scene = (dice) => {
  const loaf = (x: number, y: number) => `M${x - 62} ${y}v-34q4 -30 62 -30t62 30v34z`;
  const bun = (x: number, y: number) => dome(x, y, 46, 44);
  const cut = (x: number, y: number) =>
    `M${x - 30} ${y - 46}l14 24M${x - 4} ${y - 50}l14 24M${x + 22} ${y - 46}l14 24`;
  const rows = [220, 370, 520].map((y) => ({
    y,
    hasLoaves: dice.between(0, 1) === 0,
    start: dice.between(120, 175),
  }));
  const draw = (shape: (x: number, y: number) => string, ofLoaves: boolean, rest?: number) =>
    rows
      .filter(({ hasLoaves }) => hasLoaves === ofLoaves)
      .map(({ y, start }) =>
        times(5, (i) => (rest === undefined || i % 2 === rest ? shape(start + i * 126, y) : "")),
      )
      .join("");
  const tag = (x: number, y: number) => box(x - 24, y + 4, 48, 26);
  const [first, second] = awning(40, 20, 720, dice.between(44, 66));
  return [
    ["mid", box(40, 30, 720, 570)],
    ["far", box(64, 60, 672, 540)],
    ["warm", draw(loaf, true, 0) + draw(bun, false, 1)],
    ["sun", draw(loaf, true, 1) + draw(bun, false, 0)],
    ["line-near", draw(cut, true)],
    ["near", rows.map(({ y }) => box(50, y, 700, 18)).join("")],
    ["light", draw(tag, true) + draw(tag, false)],
    ["warm", first],
    ["light", second],
  ];
};

/** Glasses on a bar, bottles behind. */
export const bar: Scene = (dice) => {
  const bottle = (x: number, y: number, height: number) =>
    `M${x - 17} ${y}v${-height * 0.6}q0 -16 11 -24v${-height * 0.3}h12v${height * 0.3}q11 8 11 24V${y}z`;
  const shelf = (y: number, rest: number) =>
    times(13, (i) => (i % 3 === rest ? bottle(70 + i * 56, y, dice.between(86, 112)) : ""));
  const lights = times(9, (i) => disc(40 + i * 90, 54 + ((i * 37) % 22), 10));
  const glasses: Record<"wine" | "coupe" | "tall", (x: number) => [string, string]> = {
    wine: (x) => [
      `${bowl(x, 300, 66, 128)}${box(x - 5, 426, 10, 74)}${dome(x, 506, 56, 12)}`,
      bowl(x, 346, 58, 76),
    ],
    coupe: (x) => [
      `${polygon(x - 90, 316, x + 90, 316, x, 426)}${box(x - 5, 416, 10, 86)}${dome(x, 506, 56, 12)}`,
      polygon(x - 70, 334, x + 70, 334, x, 418),
    ],
    tall: (x) => [
      polygon(x - 52, 320, x + 52, 320, x + 42, 506, x - 42, 506),
      polygon(x - 46, 362, x + 46, 362, x + 39, 498, x - 39, 498),
    ],
  };
  const names = ["wine", "coupe", "tall"] as const;
  const first = dice.between(0, 2);
  const [a, aDrink] = glasses[names[first]!](dice.between(270, 320));
  const [b, bDrink] = glasses[names[(first + dice.between(1, 2)) % 3]!](dice.between(480, 540));
  return [
    ["far", box(40, 80, 720, 400)],
    ["mid", shelf(212, 0) + shelf(360, 1)],
    ["warm", shelf(212, 1) + shelf(360, 2)],
    ["near", shelf(212, 2) + shelf(360, 0)],
    ["near", box(40, 212, 720, 14) + box(40, 360, 720, 14)],
    ["line-near", "M0 40q200 40 400 10t400 10"],
    ["sun", lights],
    floor(480, "near"),
    ["ground", box(0, 500, 800, 100)],
    ["light", a + b],
    ["warm", aDrink],
    ["mid", bDrink],
  ];
};

/** Pictures on a wall, and somebody before them. */
export const gallery: Scene = (dice) => {
  const frames = [
    [90, 170, dice.between(150, 200)],
    [310, dice.between(110, 140), 180],
    [560, 170, dice.between(140, 170)],
  ] as const;
  const art = (x: number, y: number, width: number, kind: number): Layer[] => {
    const height = width * 1.15;
    const [cx, cy] = [x + width / 2, y + height / 2];
    const inner: Layer[][] = [
      [
        ["mid", `M${x} ${y + height}v-60q${width / 4} -70 ${width / 2} -20t${width / 2} -10v90z`],
        ["warm", disc(x + width * 0.7, y + height * 0.28, 22)],
      ],
      [
        ["warm", disc(cx, cy, width * 0.3)],
        ["near", dome(cx, cy, width * 0.3)],
      ],
      [
        ["near", disc(cx, y + height * 0.42, width * 0.17)],
        ["mid", dome(cx, y + height, width * 0.34, height * 0.42)],
      ],
      [
        ["warm", box(x, y, width / 2, height / 3)],
        ["mid", box(x + width / 2, y + height / 3, width / 2, height * 0.667)],
      ],
    ];
    return [
      ["near", box(x - 14, y - 14, width + 28, height + 28)],
      ["light", box(x, y, width, height)],
      ...inner[kind % 4]!,
    ];
  };
  const kind = dice.between(0, 3);
  const person = dice.between(250, 520);
  return [
    ["haze", box(0, 0, 800, 70)],
    [
      "sun",
      frames
        .map(([x, y, w]) =>
          polygon(x + w / 2 - 20, 0, x + w / 2 + 20, 0, x + w + 60, y + 250, x - 60, y + 250),
        )
        .join(""),
    ],
    ...frames.flatMap(([x, y, width], index) => art(x, y, width, kind + index)),
    floor(480),
    [
      "near",
      `${disc(person, 356, 24)}M${person - 36} 500q-6 -112 36 -116t36 116l-12 72h-16l-8 -70l-8 70h-16z`,
    ],
    ["mid", box(560, 500, 170, 20) + box(580, 520, 14, 36) + box(698, 520, 14, 36)],
  ];
};

export const stage: Scene = (dice) => {
  const spot = dice.between(320, 480);
  const piano: Layer[] = [
    [
      "near",
      `M${spot - 150} 390h260q60 -10 40 -70q-20 -50 -110 -40t-190 70zM${spot - 120} 400h12v90h-12zM${spot + 90} 400h12v90h-12z`,
    ],
    ["light", box(spot - 150, 382, 110, 14)],
  ];
  const microphone: Layer[] = [
    ["near", box(spot - 5, 280, 10, 210) + dome(spot, 498, 56, 20)],
    ["warm", disc(spot, 262, 30, 38)],
    ["near", box(spot - 30, 262, 60, 8)],
  ];
  const set: Layer[] = [
    ["light", disc(spot + 20, 190, 44)],
    ["near", conifer(spot - 120, 490, 200) + conifer(spot + 120, 490, 230) + box(spot - 130, 470, 260, 20)],
    ["mid", conifer(spot - 60, 490, 120)],
  ];
  const seats = times(9, (i) => dome(40 + i * 92, 610, 40, dice.between(50, 70)));
  return [
    ["far", box(0, 0, 800, 600)],
    ["sun", polygon(spot - 40, 0, spot + 40, 0, spot + 190, 490, spot - 190, 490)],
    ["ground", box(0, 470, 800, 130)],
    ["sun", disc(spot, 490, 190, 26)],
    ...dice.pick([piano, microphone, set]),
    ["warm", `M0 0h230q-10 240 -150 470H0zM800 0H570q10 240 150 470h80z`],
    [
      "mid",
      `M60 0h30q-4 240 -60 440zM150 0h30q-10 200 -90 400zM740 0h-30q4 240 60 440zM650 0h-30q10 200 90 400z`,
    ],
    ["warm", times(6, (i) => bowl(66 + i * 134, 40, 68, 60)) + box(0, 0, 800, 42)],
    ["near", seats],
  ];
};
