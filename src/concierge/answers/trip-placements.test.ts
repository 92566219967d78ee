import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { Itinerary } from "../../contract/chat-answer.ts";

const concierge = await openTestConcierge();
await concierge.addSample();
type Days = Itinerary["days"];
const isOn = (days: Days, day: number, name: RegExp, part?: string) =>
  days[day - 1]!.activities.some(
    ({ placeName, activityType, timeOfDay }) =>
      (name.test(placeName) || name.test(activityType)) && (part === undefined || timeOfDay === part),
  );

test("what a wish puts first, last, on a day or in a part of it is there, in the languages of guests", async () => {
  const table: [lang: string, wish: string, day: number, name: RegExp, part?: string][] = [
    ["en", "museums first", 1, /museum/, "morning"],
    ["en", "one museum early rather than on day 3", 1, /museum/],
    ["en", "Tivoli on the last evening", 3, /Tivoli/, "evening"],
    ["en", "finish with the zoo", 3, /zoo/],
    ["en", "the zoo in the morning on day 2", 2, /zoo/, "morning"],
    ["da", "museer først", 1, /museum/, "morning"],
    ["de", "Tivoli am letzten Abend", 3, /Tivoli/, "evening"],
    ["de", "zuerst ein Museum", 1, /museum/, "morning"],
    ["fr", "commencer par un musée", 1, /museum/, "morning"],
    ["es", "empezar con un museo", 1, /museum/, "morning"],
    ["it", "iniziare con un museo", 1, /museum/, "morning"],
    ["nl", "beginnen met een museum", 1, /museum/, "morning"],
    ["pt", "começar com um museu", 1, /museum/, "morning"],
    ["ja", "最初に美術館", 1, /museum|gallery/, "morning"],
    ["ko", "먼저 박물관", 1, /museum/, "morning"],
    ["zh", "最后去动物园", 3, /zoo/],
    ["ar", "متحف في البداية", 1, /museum/, "morning"],
  ];
  for (const [lang, message, day, name, part] of table) {
    const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    const { itinerary } = await conversation.plan({ durationDays: 3, startDate: "2026-11-25", message });
    assert.ok(isOn(itinerary!.days, day, name, part), `${lang}: ${message}`);
  }
});

test("a time that cannot be kept is said", async () => {
  const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
  const { message, itinerary } = await conversation.plan({ durationDays: 2, message: "the zoo at night" });
  assert.match(itinerary!.summary + message, /time \(zoo, /);
});

const withBars: Record<string, readonly [plan: string, after: string, atFour: string]> = {
  en: [
    "plan three days from tomorrow",
    "dinner on Friday at 8 and then a wine bar",
    "put Designmuseum Danmark first thing on Friday and a bar around 4",
  ],
  da: [
    "lav en plan for tre dage fra i morgen",
    "middag fredag kl. 20 og så en vinbar bagefter",
    "læg Designmuseum Danmark ind som det første fredag og en bar ved 16-tiden",
  ],
  es: [
    "planea tres días desde mañana",
    "cena el viernes a las 20 y después un bar de vinos",
    "pon el Designmuseum el viernes a primera hora y un bar sobre las 16",
  ],
  it: [
    "prepara tre giorni da domani",
    "cena venerdì alle 20 e poi un'enoteca",
    "metti il Designmuseum venerdì come prima cosa e un bar verso le 16",
  ],
};

for (const [lang, [plan, after, atFour]] of Object.entries(withBars)) {
  test(`a drink that is said after dinner comes after it, and dinner stays (${lang})`, async () => {
    const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    await conversation.say(plan);
    const { itinerary, message } = await conversation.say(after);
    const [dinner, bar] = itinerary!.days[1]!.activities.slice(-2);
    assert.equal(dinner!.startTime, "20:00", message);
    assert.ok(bar!.startTime! > "21:00", message);
  });

  test(`a kind that the plan has not comes in at the hour that is said, on the day of what is said before (${lang})`, async () => {
    const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    await conversation.say(plan);
    const { itinerary, message } = await conversation.say(atFour);
    const { activities } = itinerary!.days[1]!;
    assert.equal(activities[0]!.placeId, "designmuseum-danmark", message);
    assert.ok(
      activities.some(({ startTime = "" }) => startTime >= "15:45" && startTime <= "16:15"),
      message,
    );
  });
}

test("what is put in at an hour is there then, what stood there makes room, and the day stays", async () => {
  for (const [lang, plan, about, put] of [
    [
      "en",
      "plan three days from tomorrow",
      "tell me about The Hirschsprung Collection",
      "put it in for Saturday at 11 and drop whatever is there",
    ],
    [
      "nl",
      "maak een plan voor drie dagen vanaf morgen",
      "vertel me over The Hirschsprung Collection",
      "zet het zaterdag om 11 uur erin en laat weg wat er staat",
    ],
  ] as const) {
    const conversation = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house", lang });
    await conversation.say(plan);
    await conversation.say(about);
    const { itinerary, message } = await conversation.say(put);
    assert.equal(itinerary?.days.length, 3, message);
    const stop = itinerary.days
      .flatMap(({ activities }) => activities)
      .find(({ placeId }) => placeId === "hirschsprung-collection");
    assert.match(stop?.startTime ?? "", /^1[01]:/, message);
  }
});
