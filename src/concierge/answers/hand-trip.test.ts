import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

/** Two days from a Friday on. */
async function planned() {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "en-GB" });
  const answer = await talk.plan({ durationDays: 2, startDate: "2026-11-20" });
  return { talk, days: daysOf(answer), answer };
}

const daysOf = ({ itinerary }: ChatAnswer) => itinerary!.days.map(({ activities }) => activities);
const idsOf = (answer: ChatAnswer) => daysOf(answer).map((day) => day.map(({ placeId }) => placeId));
const stopOf = (answer: ChatAnswer, id: string) =>
  daysOf(answer)
    .flat()
    .find(({ placeId }) => placeId === id);

test("a stop goes to the place that the hand gives it, and nothing else does", async () => {
  const { talk, answer } = await planned();
  const [first, second] = idsOf(answer);
  const moved = first![0]!;
  const after = await talk.hand({ op: "move", stop: moved, day: 2, position: 2 });
  assert.deepEqual(idsOf(after), [first!.slice(1), second!.toSpliced(1, 0, moved)]);
  assert.deepEqual(after.changes, [{ op: "move", done: true }]);
  assert.match(after.message, /is on day 2/);
});

test("changes of the hand are taken back one after the other", async () => {
  const { talk, answer } = await planned();
  const ids = idsOf(answer);
  const one = idsOf(await talk.hand({ op: "remove", stop: ids[0]![0]! }));
  await talk.hand({ op: "swap", stop: ids[0]![1]!, with: ids[1]![0]! });
  assert.deepEqual(idsOf(await talk.hand({ op: "undo" })), one);
  assert.deepEqual(idsOf(await talk.hand({ op: "undo" })), ids);
  const none = await talk.hand({ op: "undo" });
  assert.deepEqual(
    [idsOf(none), none.changes],
    [ids, [{ op: "undo", done: false, reason: "nothing_before" }]],
  );
});

test("the concierge takes a change of the hand back, and the hand one of the concierge", async () => {
  const { talk, answer } = await planned();
  const ids = idsOf(answer);
  await talk.hand({ op: "remove", stop: ids[0]![0]! });
  assert.deepEqual(idsOf(await talk.say("undo that")), ids);
  await talk.say("swap day 1 and 2");
  assert.deepEqual(idsOf(await talk.hand({ op: "undo" })), ids);
});

test("what the hand did holds for what is said afterwards", async () => {
  const { talk, answer } = await planned();
  const [first, second] = idsOf(answer);
  const moved = first![0]!;
  await talk.hand({ op: "move", stop: moved, day: 2, position: 1 });
  const name = stopOf(answer, second![0]!)!.placeName;
  const after = idsOf(await talk.say(`and now without ${name}`));
  assert.deepEqual(after[0], first!.slice(1));
  assert.deepEqual(after[1], [moved, ...second!.slice(1)]);
});

test("a locked stop stays on its day at its time when the day is made shorter in words", async () => {
  const { talk, answer } = await planned();
  for (const { placeId, startTime } of daysOf(answer)[0]!) {
    const { talk, answer } = await planned();
    const locked = await talk.hand({ op: "lock", stop: placeId });
    assert.equal(stopOf(locked, placeId)?.locked, true);
    assert.deepEqual(idsOf(locked), idsOf(answer));
    for (const message of ["make day 1 shorter", "an easier first day", "no museums", "start day 1 later"]) {
      const after = await talk.say(message);
      const now = daysOf(after)[0]!.find((stop) => stop.placeId === placeId);
      assert.ok(now?.locked, `${message}: ${placeId} is gone`);
      const minutes = (clock: string | undefined) =>
        Number(clock!.slice(0, 2)) * 60 + Number(clock!.slice(3));
      assert.ok(Math.abs(minutes(now.startTime) - minutes(startTime)) <= 15, `${message}: ${now.startTime}`);
    }
  }
  const free = await talk.hand({ op: "unlock", stop: idsOf(answer)[0]![0]! });
  assert.equal(stopOf(free, idsOf(answer)[0]![0]!)?.locked, undefined);
});

test("what is closed where the hand puts it is there all the same, and the answer says when it is open", async () => {
  const { talk, days } = await planned();
  const [first] = days;
  for (const { placeId, placeName } of first!.filter(({ listing }) => listing?.openNow !== undefined)) {
    const after = await talk.hand({ op: "move", stop: placeId, position: first!.length });
    assert.equal(daysOf(after)[0]!.at(-1)!.placeId, placeId);
    const stop = stopOf(after, placeId)!;
    const fault = stop.faults?.find(({ code }) => code === "closed");
    if (fault) {
      assert.match(fault.open?.[0]?.until ?? "00:00", /^\d\d:\d\d$/);
      assert.ok(!stop.rationale.includes("open"), stop.rationale);
      assert.match(after.message, new RegExp(`Not open or not within reach then: .*${placeName}`));
      const said = stopOf(await talk.say("show me the plan"), placeId);
      assert.deepEqual(said?.faults, stop.faults);
      return;
    }
    await talk.hand({ op: "undo" });
  }
  assert.fail("nothing of the first day is closed in the evening");
});

test("a stop gives way to one alike that is nearer, and to the one that is named", async () => {
  const { talk, days } = await planned();
  const museum = days.flat().find(({ activityType }) => activityType === "museum")!;
  const ids = days.map((day) => day.map(({ placeId }) => placeId));
  const alike = await talk.hand({ op: "replace", stop: museum.placeId, like: "same" });
  const come = idsOf(alike)
    .flat()
    .filter((id) => !ids.flat().includes(id));
  assert.equal(come.length, 1);
  assert.equal(stopOf(alike, come[0]!)?.activityType, "museum");
  const put = (id: string) => ids.map((day) => day.map((one) => (one === museum.placeId ? id : one)));
  assert.deepEqual(idsOf(alike), put(come[0]!));
  await talk.hand({ op: "undo" });
  const other = ["police-museum", "thorvaldsens-museum", "danish-jewish-museum"].find(
    (id) => !ids.flat().includes(id),
  )!;
  const named = await talk.hand({
    op: "replace",
    stop: museum.placeId,
    like: "same",
    listingId: other,
  });
  assert.deepEqual(named.changes, [{ op: "replace", done: true }]);
  assert.deepEqual(idsOf(named), put(other));
  const nearer = await talk.hand({ op: "replace", stop: ids[1]!.at(-1)!, like: "nearer" });
  assert.equal(nearer.changes![0]!.op, "replace");
});

test("a saved place comes to the day that it fits best, once", async () => {
  const { talk, answer } = await planned();
  const saved = ["carlsberg-glyptotek", "designmuseum-danmark", "the-black-diamond"].find(
    (id) => !idsOf(answer).flat().includes(id),
  );
  const after = await talk.hand({ op: "add", listingId: saved ?? "nyboder" });
  const done = after.changes![0]!;
  if (done.done) assert.equal(idsOf(after).flat().length, idsOf(answer).flat().length + 1);
  assert.deepEqual((await talk.hand({ op: "add", listingId: "no-such-place" })).changes, [
    { op: "add", done: false, reason: "no_match" },
  ]);
});

test("a plan that a client brings along is changed by hand as well", async () => {
  const { answer } = await planned();
  const ids = idsOf(answer);
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "de" });
  const days = answer.itinerary!.days.map(({ activities }) => ({ stops: activities }));
  const after = await talk.say("", {
    message: undefined,
    itinerary: { startDate: answer.itinerary!.startDate, days },
    operations: [{ op: "remove", stop: ids[0]![1]! }],
  });
  assert.deepEqual(idsOf(after), [ids[0]!.toSpliced(1, 1), ids[1]]);
  assert.equal(talk.language, "de");
  await assert.rejects(
    concierge.talk({ orgId: "demo" }).hand({ op: "undo" }),
    ({ code }: { code: string }) => code === "no_itinerary",
  );
});
