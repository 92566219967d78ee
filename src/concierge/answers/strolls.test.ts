import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer, Itinerary } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
type Stop = Itinerary["days"][number]["activities"][number];
const strollsOf = ({ itinerary }: ChatAnswer): (Stop & { day: number })[] => {
  assert.ok(itinerary, "there is a plan");
  return itinerary.days.flatMap(({ dayNumber, activities }) =>
    activities
      .filter(({ placeType }) => placeType === "location")
      .map((stop) => ({ ...stop, day: dayNumber })),
  );
};
const named = (answer: ChatAnswer) => strollsOf(answer).map(({ placeId, day }) => `${placeId} ${day}`);
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test("a neighbourhood to stroll through is a stop with all that an area has, in the reader's language", async () => {
  const wishes = [
    ["en", "Three days with a stroll through Nørrebro on day 2", /neighbourhood/],
    ["da", "Tre dage med en gåtur gennem Nørrebro på dag 2", /kvarteret/],
  ] as const;
  for (const [lang, message, why] of wishes) {
    const answer = await talk(lang).plan({ durationDays: 3, message, startDate: "2026-11-20" });
    assert.deepEqual(named(answer), ["norrebro 2"], lang);
    const [stop] = strollsOf(answer);
    assert.equal(stop!.activityType, "stroll");
    assert.equal(stop!.listing, undefined);
    assert.equal(stop!.placeName, stop!.location!.name);
    assert.match(stop!.rationale, why);
    const { address, description, geoDistance, photo, providerMapsUrl } = stop!.location!;
    for (const field of [address, description, geoDistance, photo, providerMapsUrl]) assert.ok(field, lang);
    assert.equal(stop!.placePhoto, photo!.url);
    const length = minutes(stop!.endTime!) - minutes(stop!.startTime!);
    assert.ok(length >= 60 && length <= 90, `${length} minutes`);
  }
});

test("areas are stops where they are gone to, not where something is to be", async () => {
  const table: [message: string, strolls: string[]][] = [
    ["Vesterbro on day 2", ["vesterbro 2"]],
    ["explore Nørrebro and Østerbro on day 1", ["norrebro 1", "osterbro 1"]],
    ["a museum in Østerbro on day 2", []],
    ["three days in Østerbro", []],
    ["explore Copenhagen", []],
  ];
  for (const [message, strolls] of table) {
    const answer = await talk().plan({ durationDays: 3, message });
    const found = named(answer).map((one) => one.replace("-kongens-enghave", ""));
    assert.deepEqual(found.toSorted(), strolls, message);
  }
  const [stop] = strollsOf(await talk().say("Plan 3 days with an afternoon in Østerbro"));
  assert.deepEqual([stop?.placeId, stop?.timeOfDay], ["osterbro", "afternoon"]);
});

test("a stroll is added, kept, moved, exchanged and taken out, of a plan that is sent back too", async () => {
  const first = await talk().plan({ durationDays: 2, message: "a stroll through Nørrebro on day 1" });
  const conversation = talk();
  const itinerary = {
    days: first.itinerary!.days.map(({ activities }) => ({
      stops: activities.map(({ placeType, placeId, timeOfDay, startTime, endTime }) => ({
        placeType,
        placeId,
        timeOfDay,
        startTime,
        endTime,
      })),
    })),
  };
  const change = await conversation.say("less walking on day 2", { itinerary });
  assert.deepEqual(named(change), ["norrebro 1"]);
  assert.deepEqual(named(await conversation.say("move Nørrebro to day 2")), ["norrebro 2"]);
  assert.match((await conversation.say("show me day 2")).message, /Nørrebro/);
  assert.match((await conversation.say("why is Nørrebro not in it?")).message, /Nørrebro/);
  const exchanged = await conversation.say("swap Nørrebro for Østerbro");
  assert.deepEqual(named(exchanged), ["osterbro 2"]);
  assert.ok(conversation.outline!.days[1]!.stops.some(({ placeType }) => placeType === "location"));
  assert.deepEqual(named(await conversation.say("no Østerbro, please")), []);
  const added = await conversation.say("add a stroll through Østerbro on day 1");
  assert.ok(["osterbro 1", ""].includes(named(added).join()), added.message);
});
