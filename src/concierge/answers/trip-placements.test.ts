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
