import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
const place = (name: string, category: string, fields: object = {}): RecordLine => ({
  kind: "listing",
  id: name.toLowerCase().replaceAll(" ", "-"),
  name: { "en-GB": name },
  category: { "en-GB": category },
  geoLocation: [41.1467, -8.6117],
  ...fields,
});
await concierge.add("porto", [
  { kind: "host", id: "inn", name: "Inn", timeZoneName: "Europe/Lisbon", geoLocation: [41.1467, -8.6117] },
  place("Astor", "Restaurant", { activityTags: { "en-GB": ["Portuguese"] }, score: 90 }),
  place("Santiago", "Restaurant", { summary: { "en-GB": "Known for francesinhas." } }),
  place("Luso", "Cafe", { keywords: { "en-GB": ["francesinha"] } }),
  place("Pavlova", "Gift Shop"),
  place("Fantastic World", "Seafood Shop", { keywords: { "en-GB": ["Portuguese sardines"] } }),
]);
const ask = async (message: string) => {
  const answer = await concierge.talk({ orgId: "porto" }, { profileId: "inn" }).say(message);
  return { message: answer.message, names: answer.listings.map(({ name }) => name) };
};

test("who asks for a dish gets the places whose texts name it before those of its kitchen", async () => {
  for (const message of [
    "Where can I eat a good francesinha?",
    "onde comer francesinhas",
    "Wo gibt es Francesinha?",
  ]) {
    const { names, message: said } = await ask(message);
    assert.deepEqual(names.slice(0, 2).toSorted(), ["Luso", "Santiago"], message);
    assert.equal(names[2], "Astor", message);
    assert.match(said, /francesinha/i);
  }
});

test("where none is known to have a dish, that is said, and its kitchen or any restaurant is named", async () => {
  const kitchen = await ask("Where can I eat alheira?");
  assert.match(kitchen.message, /none that also says “alheira”/);
  assert.equal(kitchen.names[0], "Astor");
  const restaurants = await ask("Where can I eat paella?");
  assert.match(restaurants.message, /none that also says “paella”/);
  assert.ok(restaurants.names.includes("Santiago"));
});

test("a ware that no words explain is looked for in the texts of shops, then the shops follow that were asked for", async () => {
  const { names, message } = await ask("tinned sardines as a present");
  assert.deepEqual(names, ["Fantastic World", "Pavlova"]);
  assert.match(message, /“sardines”/);
  assert.doesNotMatch(message, /not understand/);
});
