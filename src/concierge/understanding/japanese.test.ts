import assert from "node:assert/strict";
import { test } from "node:test";
import { at, lexicons, now, said, timeZone, townVocabulary } from "../../../test/support/concierge/words.ts";
import { OrgWords } from "./org-words.ts";
import { understand } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

/** What Japanese travellers say, turn by turn with a bar between, and slots of the last turn. */
const sentences: readonly (readonly [string, Partial<Understanding>])[] = [
  ["どこかで美味しいコーヒーが飲めますか", { intent: "find_places", categories: ["cafe"] }],
  ["水族館は明後日行くのでそれ以外で", { excluded: ["aquarium"] }],
  ["水族館は行ったので、それ以外で", { excluded: ["aquarium"] }],
  ["子どもと一緒に行ける博物館を教えてください", { categories: ["museum"], userCategory: "family" }],
  ["雨が降っているので、屋内で遊べるところはありますか", { intent: "find_places", features: ["rainy"] }],
  ["夜景がきれいなバーを探しています", { categories: ["bar"], features: ["view"] }],
  [
    "駅から歩いて10分以内のホテル",
    { categories: ["hotel"], near: { to: "category", category: "station" }, radius: 800 },
  ],
  ["予算は安めで、四人で食事したいです", { categories: ["restaurant"], priceLevel: [1], partySize: 4 }],
  [
    "明日の朝8時に開いているパン屋",
    { categories: ["bakery"], openAt: { from: at("2026-10-15T08:00"), until: at("2026-10-15T08:00") } },
  ],
  [
    "土曜日の午後に行ける公園はありますか",
    { categories: ["park"], openAt: { from: at("2026-10-17T14:00"), until: at("2026-10-17T18:00") } },
  ],
  ["今開いている薬局はどこですか", { intent: "find_places", categories: ["pharmacy"] }],
  ["静かなカフェで仕事がしたい", { categories: ["cafe"], features: ["quiet"] }],
  ["お寿司が食べたいけど、高くないところがいい", { categories: ["sushi"], priceLevel: [1, 2] }],
  ["美術館には行きたくない", { categories: [], excluded: ["art_museum"] }],
  ["肉は食べないのでベジタリアンの店をお願いします", { features: ["vegetarian"] }],
  [
    "夫婦で記念日のディナーに行きたい",
    { categories: ["restaurant"], features: ["romantic"], userCategory: "couples" },
  ],
  ["2泊3日の旅行プランを作ってください", { intent: "plan_trip", days: 3 }],
  ["3日間の予定を立ててほしい", { intent: "plan_trip", days: 3 }],
  ["建築が好きです", { intent: "find_places" }],
  ["Salt Towerの営業時間は?", { intent: "about_place", asked: ["hours"] }],
  ["Salt Towerの入場料はいくらですか", { intent: "about_place", asked: ["price"] }],
  ["Salt Towerについて教えて | 駐車場はありますか", { intent: "about_place", asked: ["parking"] }],
  [
    "Salt Towerについて教えて | 近くにカフェはありますか",
    {
      intent: "find_places",
      categories: ["cafe"],
      near: { to: "place", place: { kind: "listing", id: "salt-tower", name: "The Salt Tower" } },
    },
  ],
  ["カフェを探しています | 二つ目のお店の電話番号は", { intent: "about_place", choice: 2, asked: ["phone"] }],
  ["カフェを探しています | 他にもありますか", { intent: "refine", wantsMore: true }],
  ["カフェを探しています | もっと見せて", { intent: "refine", wantsMore: true }],
  [
    "高級なレストラン | もう少し安いところはありますか",
    { intent: "refine", priceLevel: [1, 2], categories: ["restaurant"] },
  ],
  ["Wi-Fiのあるカフェ | 静かなバーはどこ", { categories: ["bar"], features: ["quiet"] }],
  [
    "2日間のプランを作って | 2日目は美術館を外して",
    {
      intent: "edit_plan",
      edits: [{ operation: "remove", day: 2, isOne: true, out: { categories: ["art_museum"] } }],
    },
  ],
  ["2日間のプランを作って | もう一日増やして", { intent: "edit_plan", edits: [{ operation: "add_day" }] }],
  [
    "2日間のプランを作って | 出発を遅くしてください",
    { intent: "edit_plan", edits: [{ operation: "start_later" }] },
  ],
  ["2日間のプランを作って | 2日目は何がありますか", { intent: "show_plan", shownDays: [2] }],
  ["2日間のプランを作って | メールで送ってもらえますか", { intent: "send_plan" }],
  ["おはようございます", { intent: "small_talk", smallTalk: "greeting" }],
  ["ご親切にありがとうございました", { intent: "small_talk", smallTalk: "thanks" }],
  ["2時間あります。何ができますか", { intent: "find_places", openAt: undefined, anything: true }],
];

for (const [turns, expected] of sentences) {
  test(turns, () => {
    const understanding = said(...turns.split(" | "));
    const slots = Object.keys(expected) as (keyof Understanding)[];
    assert.equal(understanding.language, "ja");
    assert.deepEqual(Object.fromEntries(slots.map((slot) => [slot, understanding[slot]])), expected);
  });
}

test("one character of a longer Chinese word is no label of a Japanese catalogue", async () => {
  const interests = [{ id: "books", names: [{ language: "ja-JP", words: "本" }] }];
  const words = await OrgWords.build({ ...townVocabulary, interests }, lexicons);
  const interestsOf = (message: string) => understand(message, { now, timeZone, words }).interests;
  assert.deepEqual(interestsOf("哥本哈根有什么好玩的"), []);
  assert.deepEqual(interestsOf("我喜欢 本"), ["books"]);
});
