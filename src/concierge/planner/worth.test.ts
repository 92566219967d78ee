import assert from "node:assert/strict";
import { test } from "node:test";
import { place, request } from "../../../test/support/planner/city.ts";
import { isByKindAlone } from "./edit-frame.ts";
import { canBePlaced } from "./placements.ts";
import type { Visit } from "./problem.ts";
import { VISIT_KINDS } from "./visit-kinds.ts";
import { hasWord, isWanted, joinsBadly, mayJoin, weighWorth } from "./worth.ts";

const visit = (group: string, { role = "visit", pinned = false } = {}) =>
  ({ role, place: { group, pinned, candidate: { kind: "museum" } } }) as unknown as Visit;
const lunch = visit("restaurant", { role: "lunch" });
const [cafe, museum, park] = [visit("cafe"), visit("museum"), visit("park")];

test("a café right before or after a meal joins badly, unless it was asked for", () => {
  assert.ok(joinsBadly([lunch], 1, cafe));
  assert.ok(joinsBadly([lunch], 0, cafe));
  assert.ok(joinsBadly([museum, cafe], 2, lunch));
  assert.ok(!joinsBadly([lunch], 1, visit("cafe", { pinned: true })));
  assert.ok(!joinsBadly([lunch], 1, museum));
  assert.ok(!joinsBadly([museum], 1, cafe));
  assert.ok(!joinsBadly([lunch, museum], 2, cafe));
});

test("two visits of one group may follow one another, three may not, wherever the third comes", () => {
  assert.ok(!joinsBadly([museum], 1, museum));
  for (const position of [0, 1, 2]) assert.ok(joinsBadly([museum, museum], position, museum));
  assert.ok(!joinsBadly([museum, park, museum], 3, museum));
  assert.ok(joinsBadly([museum, museum, park], 1, museum));
  assert.ok(!joinsBadly([museum, museum, park], 3, museum));
});

test("a day takes as many of a group as their kind may have, meals and others apart, and whatever was asked for", () => {
  const most = VISIT_KINDS.museum.perDay;
  const full: Visit[] = [...Array<Visit>(most).fill(museum), park, visit("museum", { role: "lunch" })];
  assert.ok(!mayJoin(full, museum));
  assert.ok(mayJoin(full.slice(1), museum));
  assert.ok(mayJoin(full, visit("museum", { pinned: true })));
});

test("a place can be visited on the days on which it is open, and at the time that it is", () => {
  const market = place("market", "shop", [0, 0], {
    openIntervals: (date) => (date === "2027-03-02" ? [[9 * 60, 12 * 60]] : []),
  });
  const days = request({ days: 3 });
  assert.deepEqual(
    [undefined, 1, 2, 3].map((dayNumber) => canBePlaced(market, { dayNumber }, days)),
    [true, false, true, false],
  );
  assert.ok(canBePlaced(market, { dayNumber: 2, span: [9 * 60, 12 * 60] }, days));
  assert.ok(!canBePlaced(market, { dayNumber: 2, span: [14 * 60, 18 * 60] }, days));
  assert.ok(!canBePlaced({ ...market, position: undefined }, { dayNumber: 2 }, days));
});

test("with children what is for adults is left out, unless it says that it is for them and feeds them, or was asked for", () => {
  const withChildren = request({ party: "children" });
  const goes = (kind: Parameters<typeof place>[1], changes = {}, changed = withChildren) =>
    isWanted(place("there", kind, [0, 0], changes), changed);
  assert.deepEqual([goes("pub"), goes("bar"), goes("park"), goes("restaurant")], [false, false, true, true]);
  assert.ok(goes("pub", { forChildren: true }));
  assert.ok(!goes("bar", { forChildren: true }));
  assert.ok(goes("bar", {}, request()));
  assert.ok(goes("bar", {}, { ...withChildren, mustInclude: ["there"] }));
  assert.ok(!goes("park", { words: ["cemetery"] }));
  assert.ok(goes("park", { words: ["cemetery"], forChildren: true }));
});

test("a word is of a place as a whole word of its kind, kitchen or what it says, whatever case and accents; nothing is of none", () => {
  const bistro = place("bistro", "restaurant", [0, 0], { cuisine: "french", words: ["Crêpes à emporter"] });
  for (const word of ["restaurant", "French", "crepes", "a emporter"]) assert.ok(hasWord(bistro, word), word);
  for (const word of ["rest", "emport", "", " ", "-"]) assert.ok(!hasWord(bistro, word), `“${word}”`);
});

test("words alone speak of a kind, on one day or all; whatever else is told, of one stop", () => {
  const is = { words: ["museum"] };
  assert.ok(isByKindAlone({ is }));
  assert.ok(isByKindAlone({ is, dayNumber: 2 }));
  assert.ok(!isByKindAlone({ is, position: 2 }));
  assert.ok(!isByKindAlone({ is, timeOfDay: "morning" }));
  assert.ok(!isByKindAlone({ placeId: "louvre" }));
  assert.ok(!isByKindAlone({}));
});

test("rain makes a walk in a park worth less, and no meal", () => {
  const worth = (kind: "park" | "restaurant", role: "visit" | "dinner", weather?: "indoor") =>
    weighWorth(
      { candidate: place(kind, kind), fame: 0, besideSight: false, isOfTheme: false },
      role,
      request({ weather }),
    );
  assert.ok(worth("park", "visit", "indoor") < worth("park", "visit"));
  assert.equal(worth("restaurant", "dinner", "indoor"), worth("restaurant", "dinner"));
});
