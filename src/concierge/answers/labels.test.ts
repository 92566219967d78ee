import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge, type RecordLine } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
const place = (id: string, category: string | Record<string, string>, score: number): RecordLine => ({
  kind: "listing",
  id,
  name: { "en-GB": `Number ${id}` },
  category: typeof category === "string" ? { "en-GB": category } : category,
  activityTags: { "en-GB": ["parking"] },
  geoLocation: [55.6761, 12.5683],
  neighborhood: "North",
  score,
});
await concierge.add(
  "labels",
  [
    place("1", "European", 90),
    place("2", "Modern European", 50),
    place("3", "Chinese", 90),
    place("4", "Asian Oriental", 50),
    place("5", "Guesthouse", 90),
    place("6", "Hotel", 50),
    place("7", "Theatre", 90),
    place("8", "Entertainment", 50),
    place("9", { "en-GB": "Art museum", "de-DE": "Kunstmuseum" }, 90),
    place("10", { "en-GB": "Museum", "de-DE": "Museum" }, 50),
    place("11", { "en-GB": "Garden", "da-DK": "Have" }, 50),
  ],
  ["en-GB", "de-DE", "da-DK"],
);
const found = async (...messages: readonly string[]) => {
  const talk = concierge.talk({ orgId: "labels" });
  let ids: string[] = [];
  for (const message of messages) ids = (await talk.say(message)).listings.map(({ id }) => id);
  return ids;
};

test("places of the category that was said by its name come before others of its sort, in whatever language", async () => {
  assert.equal((await found("A modern european restaurant"))[0], "2");
  assert.equal((await found("european food"))[0], "1");
  assert.equal((await found("What about asian oriental?"))[0], "4");
  assert.deepEqual(await found("A hotel with parking"), ["6", "5"]);
  assert.equal((await found("entertainment in the north"))[0], "8");
  assert.equal((await found("Ein Kunstmuseum"))[0], "9");
});

test("a kind of place that is named after another is one by name: an art museum is a museum", async () => {
  assert.deepEqual(await found("museums"), ["9", "10"]);
});

test("the name of a category stays with it as the search goes on, and goes with it", async () => {
  assert.equal((await found("Asian oriental food", "in the north please"))[0], "4");
  assert.equal((await found("Asian oriental food", "no, Chinese"))[0], "3");
});

test("a category's name in another language is not read into a word of this one", async () => {
  assert.ok(!(await found("A hotel, we have a car")).includes("11"));
});

test("what there is to see or to do is nowhere to eat or to sleep, as the search goes on too", async () => {
  const ids = await found("What is there to see in the north?", "Somewhere in the north, then");
  assert.ok(ids.length > 1);
  assert.ok(
    ids.every((id) => Number(id) > 6),
    ids.join(),
  );
});

test("lodging is not cut by where the host is, and a party to book for is kept", async () => {
  await concierge.add("lodging", [
    {
      kind: "host",
      id: "inn",
      name: "The Inn",
      timeZoneName: "Europe/Copenhagen",
      geoLocation: [55.6761, 12.5683],
      searchConfig: { searchRadius: 500 },
    },
    { ...place("far", "Hotel", 50), geoLocation: [55.9, 12.3] },
    place("station", "Train station", 50),
  ]);
  const talk = concierge.talk({ orgId: "lodging" }, { profileId: "inn" });
  const found = await talk.say("A hotel for 6 people");
  assert.deepEqual(
    found.listings.map(({ id }) => id),
    ["far"],
  );
  const later = await talk.say("no, it has to be cheap");
  assert.equal(later.understanding?.slots?.partySize, 6);
  const walked = await talk.say("A hotel within walking distance of the station");
  assert.notEqual(walked.understanding?.slots?.near, "host");
});
