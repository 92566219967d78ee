import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
const hours = (open: string, close: string) => ({
  openingHours: {
    periods: [1, 2, 3, 4, 5].map((day) => ({ open: { day, time: open }, close: { day, time: close } })),
  },
});
const place = (name: string, category: string, north = 0, fields: object = {}): RecordLine => ({
  kind: "listing",
  id: name.toLowerCase().replaceAll(" ", "-"),
  name: { "en-GB": name },
  category: { "en-GB": category },
  geoLocation: [51.514 + north / 111_000, -0.098],
  timeZoneName: "Europe/London",
  ...fields,
});
await concierge.add("london", [
  {
    kind: "host",
    id: "inn",
    name: "Inn",
    timeZoneName: "Europe/London",
    geoLocation: [51.514, -0.098],
    primaryLocation: { displayName: "London" },
  },
  place("Grill Royal", "Restaurant", 100, { score: 99 }),
  place("Wrap Stop", "Fast Food", 300),
  place("Old Vine", "Bar", 200),
  place("Shut Loo", "Toilets", 50, hours("0600", "0700")),
  place("Open Loo", "Toilets", 400, hours("0600", "2300")),
  place("High Point", "Viewpoint", 500),
]);
const ask = async (message: string) => {
  const answer = await concierge.talk({ orgId: "london" }, { profileId: "inn" }).say(message);
  return { message: answer.message, names: answer.listings.map(({ name }) => name) };
};

test("where there is none of a kind, that is said, and the nearest kind follows", async () => {
  for (const [asked, said] of [
    ["a cocktail bar", "I know of nothing here for “cocktail bar”. I would start with Old Vine"],
    ["eine Cocktailbar", "Zu „Cocktailbar“ kenne ich hier nichts. Ich würde mit Old Vine"],
    ["live jazz", "I know of nothing here for “live jazz”. I would start with Old Vine"],
  ] as const)
    assert.ok((await ask(asked)).message.startsWith(said), (await ask(asked)).message);
  assert.deepEqual((await ask("a campsite")).names, []);
});

test("where there is none of a kitchen or a dish, that is said, and where else one eats follows", async () => {
  for (const [asked, said] of [
    ["thai food", /^I know of nothing here for “thai[^”]*”\. I would start with Grill Royal/],
    ["a cheap Thai restaurant", /^I know of nothing here for “Thai”\..* I would start with Wrap Stop/],
    ["a burger", /^I know of nothing here for “burger”\. I would start with Wrap Stop/],
  ] as const)
    assert.match((await ask(asked)).message, said);
});

test("a wish that is cosy and names no kind is for a table, and that none says so is told", async () => {
  const { message, names } = await ask("something cosy");
  assert.match(message, /“cosy”/);
  assert.deepEqual(names, ["Grill Royal"]);
});

test("who wants to eat cheaply where no prices are known gets where that is cheap as a rule, and is told so", async () => {
  const { message, names } = await ask("somewhere cheap to eat");
  assert.match(message, /^I do not know the prices/);
  assert.deepEqual(names, ["Wrap Stop"]);
});

test("what one needs at once goes first where it may be open, and what is closed is said to be", async () => {
  const { message, names } = await ask("Where are toilets?");
  assert.deepEqual(names, ["Open Loo", "Shut Loo"]);
  assert.match(message, /Shut Loo \([^)]*closed\)/);
});

test("a property that no place says leads to the kind of place that goes with it", async () => {
  assert.deepEqual((await ask("Somewhere with nice views")).names, ["High Point"]);
});

test("near a sight outside, the way there is told and the nearest to it; what else is asked of it is not known", async () => {
  const near = await ask("toilets near Trafalgar Square");
  assert.match(
    near.message,
    /^Trafalgar Square: London, United Kingdom \([^)]+ away\)\. I know of nothing like that/,
  );
  assert.deepEqual(near.names.toSorted(), ["Open Loo", "Shut Loo"]);
  const fact = await ask("Is the British Museum open late on Fridays?");
  assert.match(fact.message, /^British Museum: London.*That is not known to me\.$/);
  const anything = await ask("free things to do near Westminster Abbey");
  assert.match(anything.message, /^Westminster Abbey: London.* away\)\. I know no places there\.$/);
});

test("near a name that nobody knows, that is said, and what is here follows", async () => {
  const { message, names } = await ask("a bar near Zorvent Garden");
  assert.match(message, /^I do not know Zorvent Garden; I know London\. I would start with Old Vine/);
  assert.deepEqual(names, ["Old Vine"]);
});
