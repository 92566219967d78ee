/** Shops and flea markets. */
import { books, shelf } from "./books.ts";
import { frame, shopFront, street } from "./buildings.ts";
import { air, cloud, lamp, person } from "./motifs.ts";
import * as c from "./primitives.ts";
import { at, circle, faded, grid, rect, type Scene, shape, stroke, times, turn } from "./primitives.ts";

function dress(x: number, y: number, colour: string): string {
  return at(
    x,
    y,
    1,
    stroke("M-16 0Q0 -16 16 0M0 -8V-20", c.ink, 3),
    shape("M-18 0H18L14 44L36 120H-36L-14 44z", colour),
  );
}

export const shopScenes: Record<string, Scene> = {
  shop: {
    title: "Two shop fronts with awnings on a pedestrian street",
    draw: (d) =>
      air(c.sky) +
      cloud(120, 80) +
      street(0, 500, 800, 4, 400, [c.sand, c.blush, c.sage, c.butter], ["mansard", "flat"]) +
      shopFront(30, 500, 360, c.cream, c.brick, c.sky, d) +
      shopFront(410, 500, 360, c.copper, c.navy, c.butter, d) +
      times(3, (i) =>
        rect(76 + i * 58, 420 - i * 14, 40, 44 + i * 14, turn([c.plum, c.ochre, c.forest], i), 3),
      ) +
      dress(500, 350, c.brick) +
      dress(570, 350, c.deep) +
      rect(0, 500, 800, 100, c.stone) +
      (d ? grid(0, 520, 10, 2, 84, 40, 60, 2, "#aaa598") : "") +
      person(330, 570, c.navy, 1.4) +
      at(372, 570, 1, rect(-16, -54, 34, 40, c.ochre, 3), stroke("M-8 -54q8 -18 16 0", c.ochre, 3)) +
      person(640, 566, c.plum, 1.3, c.wood),
  },
  "design-shop": {
    title: "A showroom with a shell chair, a layered lamp and ceramics",
    draw: (d) =>
      rect(0, 0, 800, 600, "#e9e4da") +
      rect(0, 460, 800, 140, "#cbb793") +
      (d ? times(5, (i) => stroke(`M0 ${482 + i * 26}H800`, "#bba57e", 2)) : "") +
      circle(600, 220, 120, c.copper) +
      at(
        220,
        0,
        1,
        stroke("M0 0V90", c.ink, 3),
        shape("M-30 120Q0 70 30 120z", c.cream),
        shape("M-64 156Q0 70 64 156z", c.white),
        shape("M-96 200Q0 92 96 200z", "#f6efe2"),
        faded(0.3, shape("M-90 204H90L170 460H-170z", c.butter)),
      ) +
      at(
        230,
        540,
        1.5,
        stroke("M-40 0L-16 -70M44 0L18 -70M-4 0V-70", c.wood, 8),
        shape(
          "M-74 -104Q-96 -190 -30 -210Q4 -218 10 -140Q50 -110 76 -112Q78 -74 10 -66Q-60 -62 -74 -104z",
          c.brick,
        ),
      ) +
      rect(440, 330, 320, 14, c.wood) +
      rect(460, 344, 10, 180, c.wood) +
      rect(730, 344, 10, 180, c.wood) +
      rect(440, 440, 320, 12, c.wood) +
      at(510, 330, 1, shape("M-26 0Q-50 -50 -12 -80V-104H12V-80Q50 -50 26 0z", c.navy)) +
      at(600, 330, 1, shape("M-44 -50H44Q40 0 0 0T-44 -50z", c.white), stroke("M-36 -34H36", c.deep, 4)) +
      at(690, 330, 1, shape("M-18 0Q-30 -90 0 -140Q30 -90 18 0z", c.ochre)) +
      times(5 + d, (i) =>
        rect(
          488 + i * 34,
          388 + (i % 3) * 8,
          24,
          52 - (i % 3) * 8,
          turn([c.sage, c.plum, c.cream, c.brick], i),
          4,
        ),
      ),
  },
  bookshop: {
    title: "A second-hand bookshop with crates of books on the pavement",
    draw: (d) =>
      rect(0, 0, 800, 600, c.sand) +
      rect(60, 40, 680, 460, c.deep) +
      rect(60, 60, 680, 60, c.navy) +
      grid(230, 80, 9, 1, 40, 1, 22, 20, c.butter) +
      rect(100, 150, 420, 290, c.butter) +
      shelf(122, 236, 376, 1) +
      shelf(122, 330, 376, 3) +
      (d ? shelf(122, 424, 376, 5) : rect(110, 424, 400, 9, c.bark)) +
      rect(570, 150, 130, 350, c.bark) +
      rect(590, 172, 90, 190, c.butter) +
      circle(584, 400, 7, c.ochre) +
      rect(0, 500, 800, 100, c.stone) +
      times(2, (i) =>
        at(
          110 + i * 210,
          560,
          1,
          books(4, -40, 168, i),
          rect(0, -62, 170, 62, c.wood),
          rect(0, -38, 170, 5, c.bark),
        ),
      ) +
      person(520, 580, c.plum, 1.6) +
      lamp(770, 580),
  },
  vintage: {
    title: "A flea-market rail of coats, records and an old lamp",
    draw: (d) =>
      rect(0, 0, 800, 600, "#d8b89a") +
      grid(20, 20, 9, 5, 92, 92, 6, 60, "#cfab8a") +
      rect(0, 500, 800, 100, c.bark) +
      stroke("M90 190H520M110 190V560M500 190V560", c.ink, 8) +
      times(
        6,
        (i) =>
          dress(150 + i * 62, 210, turn([c.plum, c.forest, c.brick, c.ochre, c.deep, c.blush], i)) +
          rect(
            124 + i * 62,
            300,
            52,
            84 + (i % 3) * 26,
            turn([c.plum, c.forest, c.brick, c.ochre, c.deep, c.blush], i),
            6,
          ),
      ) +
      at(
        640,
        540,
        1,
        rect(-90, -120, 180, 120, c.wood),
        times(7, (i) =>
          rect(-80 + i * 23, -168 + (i % 2) * 10, 19, 90, turn([c.navy, c.cream, c.brick, c.copper], i)),
        ),
        rect(-90, -110, 180, 110, c.wood),
        rect(-60, -74, 120, 34, c.cream),
      ) +
      at(
        620,
        376,
        1,
        circle(0, -60, 74, c.ink),
        circle(0, -60, 26, c.brick),
        circle(0, -60, 5, c.cream),
        d ? stroke("M-54 -60a54 54 0 0 1 54 -54M-42 -60a42 42 0 0 1 42 -42", "#4a5560", 2) : "",
      ) +
      at(730, 420, 1, stroke("M0 0V-150", c.ochre, 8), shape("M-50 -140L-24 -210H24L50 -140z", c.butter)) +
      frame(300, 60, 90, 70, c.ochre, c.deep, shape("M0 50L30 20L60 50L90 30V70H0z", c.sage)),
  },
};
