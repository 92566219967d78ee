import assert from "node:assert/strict";
import { test } from "node:test";
import { at, said } from "../../../test/support/concierge/words.ts";

test("a change keeps what was said before and replaces what it names", () => {
  const { intent, categories, area, priceLevel } = said(
    "an expensive italian restaurant in the old quarter",
    "something cheaper",
    "in the north instead",
  );
  assert.deepEqual(
    { intent, categories, area, priceLevel },
    {
      intent: "refine",
      categories: ["italian", "restaurant"],
      area: { name: "north" },
      priceLevel: [1, 2],
    },
  );
});

test("cheaper than the cheapest stays cheap, and fancier goes up", () => {
  assert.deepEqual(said("a cheap bar", "cheaper please").priceLevel, [1]);
  assert.deepEqual(said("a cheap bar", "something fancier").priceLevel, [3, 4]);
});

test("a new search for another purpose forgets the old one but not who is travelling", () => {
  const understanding = said("a cheap hotel in the north for 3 people", "now I need a theatre");
  assert.equal(understanding.intent, "find_places");
  assert.deepEqual(understanding.categories, ["theatre"]);
  assert.deepEqual(understanding.priceLevel, []);
  assert.equal(understanding.area, undefined);
  assert.equal(understanding.partySize, 3);
});

test("what is not cared about is let go", () => {
  const understanding = said("a cheap restaurant in the north", "the price doesn't matter");
  assert.deepEqual(understanding.dontCare, ["priceLevel"]);
  assert.deepEqual(understanding.priceLevel, []);
  assert.deepEqual(understanding.area, { name: "north" });
});

test("being near to something and an area replace each other", () => {
  const near = said("a bar in the old quarter", "and near the Salt Tower?");
  assert.equal(near.area, undefined);
  assert.deepEqual(near.near, {
    to: "place",
    place: { kind: "listing", id: "salt-tower", name: "The Salt Tower" },
  });
  const area = said("a bar near the Salt Tower", "no, I meant in the old quarter");
  assert.equal(area.near, undefined);
  assert.equal(area.area?.id, "old-quarter");
});

test("nearby, after a place was spoken of, is near that place", () => {
  assert.deepEqual(said("tell me about the Salt Tower", "is there a cafe nearby?").near, {
    to: "place",
    place: { kind: "listing", id: "salt-tower", name: "The Salt Tower" },
  });
});

test("questions go on about the place that was spoken of", () => {
  const { intent, place, asked } = said(
    "tell me about the Salt Tower",
    "what's the phone number and the address?",
  );
  assert.equal(intent, "about_place");
  assert.equal(place?.id, "salt-tower");
  assert.deepEqual(asked, ["phone", "address"]);
});

test("the second one points to a result, the second day to the plan", () => {
  assert.equal(said("a bar", "tell me more about the second one").choice, 2);
  const plan = said("plan 3 days for us", "replace dinner on the second day");
  assert.equal(plan.choice, undefined);
  assert.deepEqual(plan.edits, [{ operation: "replace", day: 2, part: "dinner" }]);
});

test("a plan is changed, then sent, and keeps its length", () => {
  const turns = ["plan a weekend with the kids", "no museums please", "start later"] as const;
  assert.deepEqual(said(...turns.slice(0, 2)).edits, [
    { operation: "remove", out: { categories: ["museum"] } },
  ]);
  assert.deepEqual(said(...turns).edits, [{ operation: "start_later" }]);
  const sent = said(...turns, "great, send it to a.b@example.org");
  assert.equal(sent.intent, "send_plan");
  assert.equal(sent.email, "a.b@example.org");
  assert.deepEqual(
    [sent.days, sent.startDate, sent.userCategory, sent.excluded],
    [2, "2026-10-17", "family", ["museum"]],
  );
});

test("yes and no answer only where something was asked", () => {
  assert.equal(said("yes please").intent, "small_talk");
  const { intent, answer, partySize } = said("a bar", "yes please, for 6 people");
  assert.deepEqual({ intent, answer, partySize }, { intent: "refine", answer: "yes", partySize: 6 });
});

test("a correction within a message counts last", () => {
  assert.deepEqual(said("a bar on Friday, no, Saturday").openAt, {
    from: at("2026-10-17T00:00"),
    until: at("2026-10-18T00:00"),
  });
});

test("a conversation keeps its language through words that all languages share", () => {
  assert.equal(said("ein Restaurant in der Nähe bitte", "Pizza").language, "de");
});

test("there is where the last search was", () => {
  const near = said("a bar near the Salt Tower", "I also need a park near there").near;
  assert.deepEqual(near, {
    to: "place",
    place: { kind: "listing", id: "salt-tower", name: "The Salt Tower" },
  });
  assert.equal(said("a hotel in the old quarter", "and a theatre in the same area").area?.id, "old-quarter");
});

test("of two things in a replacement the first goes and the second comes", () => {
  const { edits, categories } = said("plan 2 days for us", "replace the museum with a park");
  assert.deepEqual(edits, [
    { operation: "replace", out: { categories: ["museum"] }, in: { categories: ["park"] } },
  ]);
  assert.deepEqual(categories, ["park"]);
  const swap = said("plan 2 days for us", "swap the Salt Tower for Trattoria Pia").edits[0];
  assert.deepEqual([swap?.out?.place?.id, swap?.in?.place?.id], ["salt-tower", "trattoria-pia"]);
});

test("what an edit named is not taken for the next one", () => {
  const { edits, categories } = said(
    "plan 2 days for us",
    "no museums please",
    "add a park",
    "remove the Salt Tower",
  );
  assert.deepEqual(categories, []);
  assert.equal(edits[0]?.out?.place?.id, "salt-tower");
  assert.deepEqual(edits[0]?.out?.categories, []);
});

test("a dish for a meal of the plan replaces what is there", () => {
  const { edits, categories } = said("plan 2 days for us", "ramen for dinner on day 1");
  assert.deepEqual(edits, [{ operation: "replace", day: 1, part: "dinner", in: { categories: ["ramen"] } }]);
  assert.deepEqual(categories, ["ramen"]);
});

test("a question for a service of what was found asks, and seeks nothing else", () => {
  const { intent, asked, categories } = said("a hotel in the north", "does it have a restaurant?");
  assert.deepEqual(
    { intent, asked, categories },
    { intent: "about_place", asked: ["restaurant"], categories: ["hotel"] },
  );
});
