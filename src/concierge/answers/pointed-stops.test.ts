import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { Itinerary } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

/** The last answer of a conversation. */
const last = (...messages: readonly string[]) =>
  concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" }).sayAll(...messages);

/** The ids of a plan's stops, day by day. */
const idsOf = ({ days }: Itinerary) => days.map(({ activities }) => activities.map(({ placeId }) => placeId));

const [tivoli, zoo, pool, baths] = [
  "tivoli-gardens",
  "copenhagen-zoo",
  "dgi-byen-pool",
  "obro-hallen",
] as const;

test("what was told of or changed last is what a time alone is of, in the languages of guests", async () => {
  const said: [id: string, messages: string[]][] = [
    [tivoli, ["Plan Friday and Saturday", "what's Tivoli like?", "stick it on Saturday then"]],
    [zoo, ["Plan Friday and Saturday", "add the zoo on Friday", "oh let it be Saturday then"]],
    [zoo, ["plan Friday and Saturday", "why isn't the zoo in there?", "put it in on Saturday"]],
    [tivoli, ["planlæg fredag og lørdag", "tilføj Tivoli på fredag", "nej vent, om lørdagen"]],
    [zoo, ["Freitag und Samstag planen", "Zoo am Freitag dazu bitte", "lieber am Samstag"]],
    [tivoli, ["planifie vendredi et samedi", "c'est quoi Tivoli ?", "on le veut samedi"]],
    [tivoli, ["金曜と土曜のプランを作って", "チボリ公園は見る価値ある？", "なら土曜の朝に"]],
  ];
  for (const [id, messages] of said) {
    const { itinerary, message } = await last(...messages);
    assert.ok(itinerary && idsOf(itinerary)[1]!.includes(id), `${messages.join(" / ")}: ${message}`);
  }
});

test("places that were found are put in by their numbers, two at once, and the other one", async () => {
  const plan = ["Plan Friday and Saturday", "any swimming pools?"];
  const said: [ids: string[], messages: string[]][] = [
    [[baths], ["second one on Saturday morning"]],
    [[pool, baths], ["put the first two on Saturday"]],
    [[baths], ["is the first one any good?", "the other one on Saturday, then"]],
  ];
  for (const [ids, messages] of said) {
    const { itinerary, message } = await last(...plan, ...messages);
    for (const id of ids)
      assert.ok(itinerary && idsOf(itinerary)[1]!.includes(id), `${messages.join(" / ")}: ${message}`);
  }
});

test("what is pointed to goes before all others of its day, or after its last visit", async () => {
  const plan = ["plan Friday and Saturday", "is Rosenborg worth it?"];
  const first = await last(...plan, "then do that one first");
  assert.equal(idsOf(first.itinerary!)[0]![0], "rosenborg-castle", first.message);
  const end = await last("plan Friday and Saturday", "is the Round Tower worth it?", "that one last, then");
  const visits = end.itinerary!.days[0]!.activities.filter(({ activityType }) => activityType !== "dinner");
  assert.equal(visits.at(-1)!.placeId, "round-tower", end.message);
});

test("what came in for another stop gives way to another again", async () => {
  const swapped = await last("plan Friday and Saturday", "swap the Round Tower");
  const again = await last("plan Friday and Saturday", "swap the Round Tower", "nah, another one");
  const before = idsOf(swapped.itinerary!).flat();
  const after = idsOf(again.itinerary!).flat();
  assert.equal(after.length, before.length);
  assert.equal(before.filter((id) => !after.includes(id)).length, 1, again.message);
  assert.ok(!after.includes("round-tower"));
});

test("a place that was told of comes in where somebody would like it", async () => {
  for (const wish of ["oh auntie would want that", "the kids would love it"]) {
    const { itinerary, message } = await last("plan Friday and Saturday", "what is the zoo like?", wish);
    assert.ok(itinerary && idsOf(itinerary).flat().includes(zoo), message);
  }
});

test("of two that were put in both are meant by both, and which one is asked of what may be either", async () => {
  const plan = ["plan Friday and Saturday", "add Tivoli and the zoo"];
  const both = await last(...plan, "put both on Saturday");
  for (const id of [tivoli, zoo]) assert.ok(idsOf(both.itinerary!)[1]!.includes(id), both.message);
  const asked = await last(...plan, "move it to Friday");
  assert.match(asked.message, /Zoo/);
  assert.match(asked.message, /Tivoli/);
  const told = await last(...plan, "move it to Friday", "the zoo");
  assert.ok(idsOf(told.itinerary!)[0]!.includes(zoo), told.message);
});

test("nothing is taken out by what no word points to and nobody understands", async () => {
  const { message } = await last(
    "plan Friday and Saturday",
    "add the zoo",
    "a zorbist who takes portraits away?",
  );
  assert.doesNotMatch(message, /No longer in it/);
});
