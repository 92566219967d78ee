import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer, Itinerary } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = (lang?: string) => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
const stopsOf = ({ days }: Itinerary) => days.flatMap(({ activities }) => activities);
const planOf = ({ itinerary }: ChatAnswer): Itinerary => {
  assert.ok(itinerary, "there is a plan");
  return itinerary;
};

test("a plan by button has the days asked for, its name, highlights of its stops, and times in order", async () => {
  const conversation = talk();
  const answer = await conversation.plan({ durationDays: 2, startDate: "2026-11-20" });
  const plan = planOf(answer);
  assert.deepEqual([plan.durationDays, plan.startDate], [2, "2026-11-20"]);
  assert.match(answer.message, /^2 days in Christianshavn, Copenhagen\. Highlights: .+ stops, about /);
  const stops = stopsOf(plan);
  assert.equal(new Set(stops.map(({ placeId }) => placeId)).size, stops.length);
  for (const { activities } of plan.days) {
    const starts = activities.map(({ startTime }) => startTime!);
    assert.deepEqual(starts, starts.toSorted());
    assert.ok(activities.some(({ activityType }) => activityType === "lunch"));
  }
  assert.equal(conversation.outline?.days.length, 2);
});

test("why a stop is there says its tagline, its meal and its hours that day", async () => {
  const stops = stopsOf(planOf(await talk().plan({ durationDays: 1, startDate: "2026-11-20" })));
  const lunch = stops.find(({ activityType }) => activityType === "lunch")!;
  assert.match(lunch.rationale, /For lunch, .*(open \d+:\d\d–\d+:\d\d|always open|hours not known)\.$/);
  const unknown = stops.find(({ rationale }) => /ours not known/.test(rationale));
  if (unknown) assert.match(unknown.rationale, /[Hh]ours not known\.$/);
});

test("a plan in words takes its length and company from the message", async () => {
  const answer = await talk().say("Plan two days for us with children");
  assert.equal(planOf(answer).durationDays, 2);
  assert.equal(answer.understanding?.userCategory, "family");
});

test("a dinner is swapped for what is asked for, and the answer says which for which", async () => {
  const conversation = talk();
  const before = stopsOf(planOf(await conversation.plan({ durationDays: 3 })));
  const answer = await conversation.say("Swap day 2 dinner for seafood");
  const plan = planOf(answer);
  const gone = before.filter(({ placeId }) => !stopsOf(plan).some((stop) => stop.placeId === placeId));
  const dinner = plan.days[1]!.activities.find(({ activityType }) => activityType === "dinner")!;
  assert.ok(gone.length === 1, "one place gave way");
  assert.ok(answer.message.startsWith(`${dinner.placeName} instead of ${gone[0]!.placeName}.`));
});

test("a plan of another length keeps its days: more come at the end, or the last ones go", async () => {
  const conversation = talk();
  const before = planOf(await conversation.plan({ durationDays: 2, startDate: "2026-11-20" }));
  const ids = ({ days }: Itinerary) => days.map(({ activities }) => activities.map(({ placeId }) => placeId));
  const longer = await conversation.say("Make it 4 days");
  assert.deepEqual(ids(planOf(longer)).slice(0, 2), ids(before));
  assert.equal(planOf(longer).durationDays, 4);
  assert.match(longer.message, /It has 4 days\./);
  const shorter = planOf(await conversation.say("only one day please"));
  assert.deepEqual([shorter.durationDays, ids(shorter)], [1, ids(before).slice(0, 1)]);
});

test("a change that cannot be made says why, and leaves the plan as it was", async () => {
  const conversation = talk();
  const before = planOf(await conversation.plan({ durationDays: 2 }));
  const answer = await conversation.say("Swap day 2 dinner for Georgian food");
  assert.equal(answer.message, "I know of no other place like that within reach. The plan stays as it is.");
  assert.deepEqual(
    stopsOf(planOf(answer)).map(({ placeId, startTime }) => [placeId, startTime]),
    stopsOf(before).map(({ placeId, startTime }) => [placeId, startTime]),
  );
});

test("no museums takes every museum out, and none comes back with the next change", async () => {
  const conversation = talk();
  const before = await conversation.plan({ durationDays: 3 });
  const museums = (answer: ChatAnswer) =>
    stopsOf(planOf(answer)).filter(({ activityType }) => activityType === "museum");
  assert.ok(museums(before).length > 0);
  const answer = await conversation.say("No museums, please");
  assert.match(answer.message, /^(No longer in it|I have changed)/);
  assert.deepEqual(museums(answer), []);
  assert.deepEqual(museums(await conversation.say("Less walking, please")), []);
});

test("a day is taken out of the plan, and one that it has not is refused", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 3 });
  assert.equal(planOf(await conversation.say("Remove day 3")).durationDays, 2);
  assert.equal(
    (await conversation.say("Remove day 5")).message,
    "The plan has no such day. It has 2 days. The plan stays as it is.",
  );
});

test("a place is added by its name", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 3 });
  const { message, itinerary } = await conversation.say("Add Tivoli Gardens");
  assert.match(message, /^(New: Tivoli Gardens\.|Tivoli Gardens instead of |That is in the plan already)/);
  assert.ok(stopsOf(itinerary!).some(({ placeId }) => placeId === "tivoli-gardens"));
});

test("a place that is named is added even from beyond the host's search radius", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 2 });
  const { itinerary } = await conversation.say("Add YaYa Running Sushi");
  assert.ok(stopsOf(itinerary!).some(({ placeName }) => placeName === "YaYa Running Sushi"));
  const later = await conversation.say("Start later, please");
  assert.ok(stopsOf(planOf(later)).some(({ placeName }) => placeName === "YaYa Running Sushi"));
});

test("less walking tells the time on the way before and after", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 3 });
  const { message } = await conversation.say("Less walking, please");
  assert.match(message, /About .+ on the way now, instead of .+\.$|I found no shorter ways/);
});

test("starting later moves the first stop of a day by about an hour", async () => {
  const conversation = talk();
  const first = planOf(await conversation.plan({ durationDays: 1 })).days[0]!.activities[0]!.startTime!;
  const answer = await conversation.say("Start later, please");
  const later = planOf(answer).days[0]!.activities[0]!.startTime!;
  assert.ok(later > first);
  assert.match(answer.message, new RegExp(`Day 1 begins at ${later.replace(/^0/, "")}\\.`));
});

test("what two wishes of a message come to is said once", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 1, startDate: "2026-11-20" });
  const { message } = await conversation.say("We want to sleep in, start at 11");
  assert.equal(message.match(/begins/g)?.length, 1, message);
});

test("a plan that a client brings along is changed like one's own", async () => {
  const { outline } = await (async () => {
    const conversation = talk();
    await conversation.plan({ durationDays: 2 });
    return conversation;
  })();
  const answer = await talk().say("Start later, please", { itinerary: outline });
  assert.equal(planOf(answer).durationDays, 2);
});

test("without a plan, changes and mail ask whether to make one, and yes makes it", async () => {
  const conversation = talk();
  assert.equal(
    (await conversation.say("Less walking, please")).message,
    "There is no plan yet. Shall I make one?",
  );
  const answer = await conversation.say("Yes");
  assert.equal(planOf(answer).durationDays, 3);
});

test("a message sends no mail: it leads to the button, with the address that was said", async () => {
  const conversation = talk();
  await conversation.plan({ durationDays: 1 });
  const asked = await conversation.say("Send me the plan");
  assert.equal(asked.message, "Which e-mail address shall I send the plan to?");
  const told = await conversation.say("ana@example.org");
  assert.equal(told.message, "Please confirm with the button, and the plan goes to ana@example.org.");
  assert.deepEqual(told.actions, [
    { id: "mailIt", label: "Mail me the plan", value: "ana@example.org", type: "sendEmail" },
  ]);
});

test("an address is heard wherever in a message it stands, and what else the message asks is done first", async () => {
  for (const [message, first] of [
    ["Lovely. She's the one who reads things, mail it to her: m.tully@example.com", undefined],
    ["Remove the last stop on day 1 and mail the plan to m.tully@example.com", /^No longer in it: /],
    ["Send it to m.tully@example.com, and is there a pharmacy nearby?", /Steno Apotek/],
    ["Please send it to m.tully@example.com as soon as you can", undefined],
  ] as const) {
    const conversation = talk();
    await conversation.plan({ durationDays: 1 });
    const { message: told, actions } = await conversation.say(message);
    const last = told.split("\n").at(-1);
    assert.equal(last, "Please confirm with the button, and the plan goes to m.tully@example.com.", message);
    if (first) assert.match(told, first);
    else assert.equal(told, last);
    assert.equal(actions.find(({ id }) => id === "mailIt")?.value, "m.tully@example.com", message);
  }
});

test("a rainy plan calls only what is under a roof indoors", async () => {
  const stops = stopsOf(planOf(await talk().say("Plan one day for me, it is going to rain")));
  const outdoors = stops.filter(({ activityType }) => ["park", "landmark", "quarter"].includes(activityType));
  assert.ok(outdoors.every(({ rationale }) => !/indoors/i.test(rationale)));
});

test("a plan for today begins later, and says that the day has begun", async () => {
  const answer = await talk().plan({ durationDays: 1, startDate: "2026-11-18" });
  assert.match(planOf(answer).summary, /The first day has begun already, so it starts later\./);
  assert.ok(stopsOf(planOf(answer)).every(({ startTime }) => startTime! >= "15:30"));
});

test("a date that is over is moved to today, and that is said", async () => {
  const answer = await talk().plan({ durationDays: 1, startDate: "2026-11-01" });
  assert.match(planOf(answer).summary, /That date is over, so the plan starts today\./);
  assert.equal(planOf(answer).startDate, "2026-11-18");
});

test("too few places make shorter days, and the meals that are missing are named with their days", async () => {
  const at = (lat: number) => ({ geoLocation: [lat, 12.57] });
  await concierge.add("village", [
    { kind: "listing", id: "mill", name: { "en-GB": "Mill" }, category: { "en-GB": "Museum" }, ...at(55.67) },
    {
      kind: "listing",
      id: "inn",
      name: { "en-GB": "Inn" },
      category: { "en-GB": "Restaurant" },
      ...at(55.671),
    },
  ]);
  const answer = await concierge.talk({ orgId: "village" }).plan({ durationDays: 2 });
  const { summary, name } = planOf(answer);
  assert.equal(name, "A plan for 2 days");
  assert.match(summary, /There are too few suitable places to fill every day\./);
  assert.match(summary, /Day [12](?: and 2)?: I found nothing suitable for (lunch|dinner)\./);
});

test("where nothing can be planned, no plan is given", async () => {
  await concierge.add("banks", [
    {
      kind: "listing",
      id: "bank",
      name: { "en-GB": "Bank" },
      category: { "en-GB": "Bank" },
      geoLocation: [1, 1],
    },
  ]);
  const conversation = concierge.talk({ orgId: "banks" });
  const answer = await conversation.plan();
  assert.deepEqual(
    [answer.message, answer.itinerary, conversation.outline],
    ["I found too few suitable places for a plan.", null, undefined],
  );
});

test("a plan speaks the traveller's language in every part of it", async () => {
  const { message, itinerary } = await talk("de").plan({ durationDays: 1, startDate: "2026-11-20" });
  assert.match(message, /^1 Tag in Christianshavn, Copenhagen\. Höhepunkte: /);
  assert.match(itinerary!.summary, /^\d Stationen, insgesamt etwa /);
  const lunch = stopsOf(itinerary!).find(({ activityType }) => activityType === "lunch")!;
  assert.match(lunch.rationale, /Zum Mittagessen, /);
});
