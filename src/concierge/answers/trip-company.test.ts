import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";
import type { Candidate, PlanRequest } from "../planner/plan.ts";
import { isWanted } from "../planner/worth.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
const talk = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
const idsOf = ({ itinerary }: ChatAnswer) =>
  itinerary!.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId));
const operations = ({ understanding }: ChatAnswer) =>
  (understanding!.edits as { operation: string }[]).map(({ operation }) => operation);

test("who comes along is a change of the plan: what suits them stays", async () => {
  const conversation = talk();
  const before = idsOf(await conversation.plan({ durationDays: 2, startDate: "2026-11-20" }));
  const answer = await conversation.say("we bring two small kids");
  assert.deepEqual(operations(answer), ["suit"]);
  assert.deepEqual(idsOf(answer), before);
  assert.equal(answer.understanding?.userCategory, "family");
});

test("children are not taken to bars and cemeteries that say nothing of families", () => {
  const asked: PlanRequest = {
    days: 1,
    startDate: "2026-11-20",
    timeZone: "UTC",
    now: 0,
    mode: "walk",
    party: "children",
  };
  const park: Candidate = {
    id: "p",
    kind: "park",
    fit: 1,
    words: ["cemetery park"],
    openIntervals: () => [],
  };
  assert.equal(isWanted(park, asked), false);
  assert.equal(isWanted({ ...park, forChildren: true }, asked), true);
  assert.equal(isWanted({ ...park, kind: "bar", words: [] }, asked), false);
});

test("who walks badly has shorter ways", async () => {
  for (const message of [
    "my mother uses a rollator",
    "meine Mutter ist schlecht zu Fuß",
    "母は歩行器を使っています",
  ]) {
    const conversation = talk();
    await conversation.plan({ durationDays: 2, startDate: "2026-11-20" });
    assert.ok(operations(await conversation.say(message)).includes("less_walking"), message);
  }
});

test("a new plan for who walks badly has few stops and short ways", async () => {
  const stopsOf = async (message: string) => idsOf(await talk().say(message)).length;
  const usual = await stopsOf("plan two days from Friday");
  for (const message of [
    "plan two days from Friday, I cannot walk far",
    "plan two days from Friday, my wife uses a wheelchair",
    "2 jours à partir de vendredi, mon mari sort d'une opération du genou",
    "金曜から2日間のプランを。腰が悪いです",
  ])
    assert.ok((await stopsOf(message)) <= usual - 3, message);
});

test("what is not known of a need is said of a new plan and of one that there is", async () => {
  const conversation = talk();
  const unknown = /Not recorded here, so please ask: “[^”]*dog[^”]*”/;
  assert.match((await conversation.say("plan two days from Friday, dog friendly")).message, unknown);
  await conversation.say("plan two days from Friday");
  const answer = await conversation.say("we will have our dog with us");
  assert.deepEqual(operations(answer), ["suit"]);
  assert.match(answer.message, unknown);
});

test("days that are not to begin early begin later, also where early is denied", async () => {
  for (const message of [
    "2 days from Friday, nothing early",
    "2 días desde el viernes, nada de madrugar",
    "2 Tage ab Freitag, wir wollen nicht früh raus",
    "2 giorni da venerdì, non vogliamo alzarci presto",
  ]) {
    const { itinerary } = await talk().say(message);
    for (const { activities } of itinerary!.days)
      assert.ok(activities[0]!.startTime! >= "10:00", `${message}: ${activities[0]!.startTime}`);
  }
});

test("of one or two of a kind a plan has two at most", async () => {
  for (const message of ["plan 3 days, one or two museums", "3 Tage ab Freitag, ein oder zwei Museen"]) {
    const { understanding } = await talk().say(message);
    assert.deepEqual(understanding?.shape, [
      { operation: "limit", most: 2, out: { categories: ["museum"] } },
    ]);
  }
});

test("the days of a greeting are those of the plan", async () => {
  const { itinerary } = await talk().say("hi there four of us, Thursday and Friday free. can you plan that?");
  assert.equal(itinerary?.days.length, 2);
  const joined = await talk().say("Hello! Could you plan today and tomorrow? My partner is vegetarian");
  assert.equal(joined.itinerary?.days.length, 2);
  const italian = await talk().say("ciao siamo in 4 ragazzi, giovedi e venerdi liberi. ci fai un giro?");
  assert.equal(italian.itinerary?.days.length, 2);
});

test("a plan can be changed after something else was looked for, and what was denied stays so in the next", async () => {
  const conversation = talk();
  await conversation.say("plan two days");
  const without = idsOf(await conversation.say("no museums"));
  await conversation.say("a quiet café");
  const dropped = idsOf(await conversation.say("drop Nyhavn"));
  assert.deepEqual(
    dropped,
    without.filter((id) => id !== "nyhavn"),
  );
  assert.deepEqual(idsOf(await conversation.say("undo that")), without);
  await conversation.say("where can we have sushi");
  const next = idsOf(await conversation.say("plan three days"));
  assert.ok(!next.some((id) => ["glyptoteket", "national-museum"].includes(id)));
});

test("what is to be added on a day and is on another goes there", async () => {
  const conversation = talk();
  const { itinerary } = await conversation.plan({ durationDays: 2, startDate: "2026-11-20" });
  const dayOf = ({ days }: NonNullable<ChatAnswer["itinerary"]>) =>
    days.find(({ activities }) => activities.some(({ placeId }) => placeId === "nyhavn"))!.dayNumber;
  const other = 3 - dayOf(itinerary!);
  assert.equal(dayOf((await conversation.say(`add Nyhavn on day ${other}`)).itinerary!), other);
});

test("what somebody eats is a change of the plan: other meals come where there are any, and where it has to be asked is said", async () => {
  const diets = {
    "Plan for two days from tomorrow please": [
      ["vegan please", "vegan"],
      ["my daughter is vegetarian, please mind that with the restaurants", "vegetarian"],
      ["one of us is gluten free so lunch must be ok", "gluten free"],
      ["my husband is allergic to nuts", "allergic to nuts"],
    ],
    "Plan für zwei Tage ab morgen": [
      ["meine Frau isst kein Fleisch, bitte darauf achten", "isst kein Fleisch"],
    ],
    "Un programme de deux jours à partir de demain": [["nous sommes végétariens", "végétariens"]],
    明日から2日間のプランをお願いします: [["二人ともベジタリアンです", "ベジタリアン"]],
  } as const;
  for (const [first, messages] of Object.entries(diets)) {
    for (const [message, diet] of messages) {
      const conversation = talk();
      const before = idsOf(await conversation.say(first));
      const answer = await conversation.say(message);
      assert.deepEqual(operations(answer), ["suit"], message);
      assert.ok(answer.message.includes(diet), answer.message);
      const roles = answer.itinerary!.days.flatMap(({ activities }) => activities);
      assert.ok(roles.length >= before.length - 2, message);
    }
  }
});

test("a new plan has the meals that are known to be for those who go", async () => {
  const { itinerary, message } = await talk().say(
    "two days from tomorrow, we are vegetarians, art and parks",
  );
  const names = itinerary!.days.flatMap(({ activities }) => activities.map(({ placeName }) => placeName));
  assert.ok(names.includes("RizRaz"), names.join());
  assert.doesNotMatch(message, /Not used/);
});
