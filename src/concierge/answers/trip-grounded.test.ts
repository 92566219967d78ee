import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

const daysOf = ({ itinerary }: ChatAnswer) =>
  itinerary!.days.map(({ activities }) => activities.map(({ placeId }) => placeId));

/** A plan of three days from Friday, and what a change of it comes to: the days before and after. */
async function changed(lang: string, change: string): Promise<[before: string[][], after: string[][]]> {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
  const before = daysOf(await talk.say(plans[lang]!));
  return [before, daysOf(await talk.say(change))];
}

const plans: Record<string, string> = {
  en: "plan 3 days from friday",
  de: "plane 3 Tage ab Freitag",
  da: "planlæg 3 dage fra fredag",
  fr: "prépare 3 jours à partir de vendredi",
  es: "planea 3 días desde el viernes",
  it: "pianifica 3 giorni da venerdì",
};

const dayOf = (days: readonly string[][], id: string) => days.findIndex((stops) => stops.includes(id)) + 1;
const goneOf = (before: readonly string[][], after: readonly string[][]) =>
  before.flat().filter((id) => !after.flat().includes(id));

test("a stop that is named with another day goes there, and what is said of its own day is why", async () => {
  for (const [lang, onSunday, onFriday] of [
    [
      "en",
      "Rosenborg rather on Sunday, it will be packed there",
      "Rosenborg rather on Friday, it will be packed there",
    ],
    [
      "de",
      "Rosenborg lieber am Sonntag, da kommt meine Schwester",
      "Rosenborg lieber am Freitag, da kommt meine Schwester",
    ],
    ["es", "Rosenborg lo querríamos ver el domingo", "Rosenborg lo querríamos ver el viernes"],
    ["it", "Rosenborg lo vorremmo vedere domenica", "Rosenborg lo vorremmo vedere venerdì"],
  ] as const) {
    const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    const before = daysOf(await talk.say(plans[lang]!));
    const [goal, message] = dayOf(before, "rosenborg-castle") === 3 ? [1, onFriday] : [3, onSunday];
    const after = daysOf(await talk.say(message));
    assert.equal(dayOf(after, "rosenborg-castle"), goal, `${message}: ${JSON.stringify(after)}`);
    const other = 6 - goal - dayOf(before, "rosenborg-castle");
    assert.deepEqual(after[other - 1], before[other - 1], message);
  }
});

test("a stop is known by a beginning of its name and by a slip, where the plan has but one that may be meant", async () => {
  for (const [lang, change] of [
    ["en", "drop glypto please"],
    ["en", "take out the glyptotket"],
    ["de", "glypto bitte streichen"],
    ["da", "glypto ryger ud"],
    ["fr", "on enlève la glypto"],
  ] as const) {
    const [before, after] = await changed(lang, change);
    assert.deepEqual(goneOf(before, after), ["glyptoteket"], change);
  }
});

test("what is said of why a place goes takes nothing else out", async () => {
  for (const [lang, change] of [
    ["en", "Rosenborg can go, I have had my fill of churches and gardens at home"],
    ["es", "Rosenborg fuera, para ver oficinas ya tengo la mía"],
    ["da", "Rosenborg springer vi over, min mand arbejder på et museum"],
  ] as const) {
    const [before, after] = await changed(lang, change);
    assert.deepEqual(goneOf(before, after), ["rosenborg-castle"], change);
  }
});

test("what the plan has not comes in, though another sentence takes something out", async () => {
  for (const [lang, change] of [
    ["en", "Leave Rosenborg out. I would rather see Superkilen, on Sunday"],
    ["de", "Rosenborg lassen wir weg. Dafür würde ich gern Superkilen sehen, am Sonntag"],
  ] as const) {
    const [before, after] = await changed(lang, change);
    assert.equal(dayOf(before, "superkilen"), 0, change);
    assert.equal(dayOf(after, "rosenborg-castle"), 0, change);
    assert.equal(dayOf(after, "superkilen"), 3, change);
  }
});

test("a place that is not wanted does not come in, wherever its denial stands", async () => {
  const [before, after] = await changed(
    "de",
    "meine Frau war schon an der Kleinen Meerjungfrau und will da nicht hin",
  );
  assert.deepEqual(after, before);
});

test("of two hours for a meal the one at which it is not is meant", async () => {
  const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang: "en" });
  const { itinerary } = await talk.say(plans.en!);
  const dinnerOf = (answer: ChatAnswer["itinerary"]) =>
    answer!.days[0]!.activities.find(({ activityType }) => activityType === "dinner")!.startTime!;
  const now = dinnerOf(itinerary);
  const hour = Number(now.slice(0, 2));
  const earlier = hour - 12 - 1;
  const answer = await talk.say(
    `Dinner at ${now} on Friday is too late for the children, can it be at ${earlier} pm?`,
  );
  assert.ok(dinnerOf(answer.itinerary) < now, `${now}: ${dinnerOf(answer.itinerary)}`);
});
