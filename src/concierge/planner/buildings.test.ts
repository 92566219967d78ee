import assert from "node:assert/strict";
import { test } from "node:test";
import { checkPlan } from "../../../test/support/planner/check-plan.ts";
import { city, place, request } from "../../../test/support/planner/city.ts";
import { numberBuildings } from "./buildings.ts";
import type { Candidate } from "./plan.ts";
import { planItinerary } from "./plan-itinerary.ts";

const named = (
  id: string,
  kind: Candidate["kind"],
  at: readonly [number, number],
  names: readonly string[],
  fit = 0.5,
) => place(id, kind, at, { names, fit, words: [kind] });

function buildingsOf(places: readonly Candidate[]): Map<string, string> {
  const numbers = numberBuildings(places);
  return new Map(places.map(({ id }) => [id, places[numbers.get(id)!]!.id]));
}

test("a museum, its courtyard, café and shop are one building, in any language, under the best known of them", () => {
  const found = buildingsOf([
    named("church", "church", [0, 0], ["Igreja dos Clérigos"]),
    named("tower", "viewpoint", [40, 0], ["Clerics Tower", "Torre dos Clérigos"], 0.9),
    named("museum", "museum", [20, 20], ["Museu dos Clérigos"]),
    named("temple", "church", [500, 0], ["東大寺"], 0.9),
    named("treasures", "museum", [520, 0], ["東大寺ミュージアム"]),
  ]);
  assert.deepEqual(Object.fromEntries(found), {
    church: "tower",
    tower: "tower",
    museum: "tower",
    temple: "temple",
    treasures: "temple",
  });
});

test("neighbours, namesakes farther off and what shares common words alone are places of their own", () => {
  const places = [
    named("lello", "shop", [0, 0], ["Livraria Lello"]),
    named("church", "church", [30, 0], ["Igreja do Carmo"]),
    named("branch", "shop", [400, 0], ["Livraria Lello"]),
    named("street", "quarter", [600, 0], ["Jægersborggade"]),
    named("porridge", "cafe", [610, 0], ["Grød Jægersborggade"]),
    named("art", "museum", [800, 0], ["Museum of Art"]),
    named("toys", "museum", [830, 0], ["Museum of Toys"]),
    place("nameless", "museum", [830, 0]),
  ];
  const found = buildingsOf(places);
  for (const { id } of places) assert.equal(found.get(id), id);
});

test("a plan has one stop of a building, unless others were asked for by name", () => {
  const museum = named("museum", "museum", [100, 0], ["Glyptoteket"], 0.95);
  const cafe = named("cafe", "cafe", [110, 0], ["Café Glyptoteket"], 0.95);
  const shop = named("shop", "shop", [120, 0], ["Glyptoteket, shop"], 0.95);
  const candidates = [...city(21, 60), museum, cafe, shop];
  const stopsOf = (mustInclude?: string[]) => {
    const asked = request({ days: 2, meals: ["breakfast", "lunch", "dinner"], mustInclude });
    const plan = planItinerary(candidates, asked);
    assert.deepEqual(checkPlan(plan, candidates, asked), []);
    const ids = plan.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
    return ids.filter((id) => [museum, cafe, shop].some((one) => one.id === id)).sort();
  };
  assert.deepEqual(stopsOf(), ["museum"]);
  assert.deepEqual(stopsOf(["museum", "cafe"]), ["cafe", "museum"]);
});
