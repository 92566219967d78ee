import assert from "node:assert/strict";
import { test } from "node:test";
import type { Polygon } from "../geometry/shapes.ts";
import { findWholes, type PartPlace } from "./find-wholes.ts";

const METRES_NORTH = 111_195;
const METRES_EAST = 83_700;
const at = (north: number, east: number): [number, number] => [
  41.15 + north / METRES_NORTH,
  -8.61 + east / METRES_EAST,
];

function place(
  id: string,
  category: string | undefined,
  [north, east]: readonly [number, number],
  more: Partial<PartPlace> = {},
): PartPlace {
  const categoryWords = category?.split(/[/_]/) ?? [];
  return { id, at: at(north, east), names: [id], category, categoryWords, ...more };
}

/** A square of so many metres around a point. */
function square(north: number, east: number, side: number): Polygon[] {
  const [half, none] = [side / 2, 0];
  const corners = [
    [-half, -half],
    [-half, half],
    [half, half],
    [half, -half],
    [-half, -half],
  ].map(([y = none, x = none]): [number, number] => {
    const [latitude, longitude] = at(north + y, east + x);
    return [longitude, latitude];
  });
  return [[corners]];
}

test("what lies in a building is part of it, of the smallest where several lie in each other", () => {
  const found = findWholes([
    place("castle", "historic/castle", [0, 0], { extent: square(0, 0, 200) }),
    place("armoury", "tourism/museum", [50, 50], { extent: square(50, 50, 40) }),
    place("sword", "tourism/artwork/sculpture", [55, 50]),
    place("pantry", "amenity/cafe", [-80, -80]),
    place("gate", "historic/city_gate", [-90, 0]),
    place("inn", "tourism/hotel", [0, 20]),
    place("outside", "amenity/cafe", [0, 120]),
    place("square", "place/square", [10, 10]),
    place("unknown", undefined, [10, 10]),
  ]);
  assert.deepEqual(Object.fromEntries(found), {
    armoury: "castle",
    sword: "armoury",
    pantry: "castle",
    gate: "castle",
    inn: "castle",
    unknown: "castle",
  });
});

test("strangers behind the same walls are no parts: a shop below a theatre, a bank in a hotel, a restaurant in a church's house", () => {
  const found = findWholes([
    place("Theatre", "amenity/theatre", [0, 0], { extent: square(0, 0, 40) }),
    place("Stage Bar", "amenity/bar", [5, 5]),
    place("Knives", "shop/houseware", [5, 0]),
    place("Theatre shop", "shop/gift", [5, 0]),
    place("Hotel", "tourism/hotel", [500, 0], { extent: square(500, 0, 40) }),
    place("Grill", "amenity/restaurant", [505, 0]),
    place("Bank", "amenity/bank", [505, 0]),
    place("Collection", "tourism/museum", [505, 0]),
    place("Saint Joseph", "amenity/place_of_worship", [1_000, 0], { extent: square(1_000, 0, 40) }),
    place("Roosters", "amenity/restaurant", [1_005, 0]),
    place("Crypt", "amenity/theatre", [1_005, 0]),
  ]);
  assert.deepEqual(Object.fromEntries(found), {
    "Stage Bar": "Theatre",
    "Theatre shop": "Theatre",
    Grill: "Hotel",
    Crypt: "Saint Joseph",
  });
});

test("within sixty metres names tell, in any language; the larger is the whole, else the better known", () => {
  const found = findWholes([
    place("church", "amenity/place_of_worship", [0, 0], {
      names: ["Igreja dos Clérigos"],
      extent: square(0, 0, 40),
    }),
    place("tower", "tourism/attraction", [40, 0], { names: ["Clerics", "Torre dos Clérigos"], score: 76 }),
    place("museum", "tourism/museum", [20, 30], { names: ["Museu dos Clérigos"], score: 40 }),
    place("café", "amenity/cafe", [30, 0], { names: ["Clérigos"] }),
    place("temple", "amenity/place_of_worship", [500, 0], { names: ["東大寺"], score: 90 }),
    place("treasures", "tourism/museum", [520, 0], { names: ["東大寺ミュージアム"], score: 60 }),
    place("glyptotek", "tourism/museum", [900, 0], { names: ["Glyptoteket"] }),
    place("glyptotek-café", "amenity/cafe", [910, 0], { names: ["Café Glyptoteket"] }),
  ]);
  assert.deepEqual(Object.fromEntries(found), {
    tower: "church",
    museum: "church",
    treasures: "temple",
    "glyptotek-café": "glyptotek",
  });
});

test("neighbours, namesakes farther off, statues, towns' names and common words make no building", () => {
  const chapels = Array.from({ length: 7 }, (_, index) =>
    place(`chapel-${index}`, "amenity/place_of_worship", [2_000 + index * 30, 0], {
      names: [`Capela ${"ABCDEFG"[index]}`],
      categoryWords: ["church"],
    }),
  );
  const found = findWholes([
    ...chapels,
    place("lello", "tourism/attraction", [0, 0], { names: ["Livraria Lello"] }),
    place("branch", "shop/books", [400, 0], { names: ["Livraria Lello Foz"] }),
    place("carmo", "amenity/place_of_worship", [30, 0], { names: ["Igreja do Carmo"] }),
    place("prince", "tourism/museum", [600, 0], { names: ["Casa do Infante"] }),
    place("statue", "historic/memorial", [610, 0], { names: ["Infante D. Henrique"] }),
    place("hall", "amenity/townhall", [800, 0], { names: ["Câmara de Gaia"] }),
    place("theatre", "amenity/theatre", [820, 0], { names: ["Teatro de Gaia"] }),
    place("art", "tourism/museum", [1_000, 0], { names: ["Museum of Art"] }),
    place("toys", "tourism/museum", [1_030, 0], { names: ["Museum of Toys"] }),
  ]);
  assert.deepEqual([...found], []);
});

test("sights of one name side by side are one, what people need or eat at is not", () => {
  const found = findWholes([
    place("bridge", "man_made/bridge", [0, 0], { names: ["Long Bridge"], score: 50 }),
    place("view", "tourism/viewpoint", [120, 0], { names: ["Pont Long", "Long Bridge"] }),
    place("far", "tourism/viewpoint", [900, 0], { names: ["Long Bridge"] }),
    place("stop", "highway/bus_stop", [100, 0], { names: ["Long Bridge"] }),
    place("grill", "amenity/restaurant", [100, 0], { names: ["Long Bridge"] }),
  ]);
  assert.deepEqual(Object.fromEntries(found), { view: "bridge" });
});
