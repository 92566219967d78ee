import assert from "node:assert/strict";
import { test } from "node:test";
import { at, now, said } from "../../../test/support/concierge/words.ts";
import type { Understanding } from "../../concierge/understanding/understanding.ts";

const openNow = { from: now, until: now, now: true as const };
const saltTower = { kind: "listing", id: "salt-tower", name: "The Salt Tower" } as const;

/** What Korean travellers say, turn by turn with a bar between, and slots of the last turn. */
const sentences: readonly (readonly [string, Partial<Understanding>])[] = [
  [
    "근처에 조용한 카페 있나요?",
    { intent: "find_places", categories: ["cafe"], features: ["quiet"], near: { to: "me" } },
  ],
  [
    "오늘 저녁 7시에 갈 만한 이탈리안 레스토랑 추천해 주세요",
    {
      intent: "find_places",
      categories: ["italian", "restaurant"],
      openAt: { from: at("2026-10-14T19:00"), until: at("2026-10-14T19:00") },
    },
  ],
  ["가성비 좋은 맛집 추천 좀", { intent: "find_places", categories: ["restaurant"], priceLevel: [1] }],
  [
    "비싸지 않은 초밥집 어디 있어요?",
    { intent: "find_places", categories: ["sushi", "restaurant"], priceLevel: [1, 2] },
  ],
  [
    "아이 둘 데리고 갈 만한 박물관 알려 주세요",
    { intent: "find_places", categories: ["museum"], userCategory: "family" },
  ],
  [
    "비 오는 날 아이들이랑 뭐 하면 좋을까요?",
    { intent: "find_places", features: ["rainy"], userCategory: "family", anything: true },
  ],
  ["와이파이 되는 카페", { intent: "find_places", categories: ["cafe"], features: ["wifi"] }],
  [
    "역에서 걸어서 10분 이내 호텔",
    {
      intent: "find_places",
      categories: ["hotel"],
      near: { to: "category", category: "station" },
      radius: 800,
    },
  ],
  [
    "중앙역 근처 저렴한 호스텔",
    {
      intent: "find_places",
      categories: ["hostel"],
      priceLevel: [1],
      near: { to: "category", category: "station" },
    },
  ],
  [
    "내일 아침 8시에 문 여는 빵집",
    {
      intent: "find_places",
      categories: ["bakery"],
      openAt: { from: at("2026-10-15T08:00"), until: at("2026-10-15T08:00") },
    },
  ],
  [
    "토요일 오후에 갈 만한 공원",
    {
      intent: "find_places",
      categories: ["park"],
      openAt: { from: at("2026-10-17T14:00"), until: at("2026-10-17T18:00") },
    },
  ],
  ["지금 문 연 약국 어디예요?", { intent: "find_places", categories: ["pharmacy"], openAt: openNow }],
  ["고기를 안 먹어서 채식 식당 찾고 있어요", { intent: "find_places", features: ["vegetarian"] }],
  [
    "해산물 빼고 다른 음식점 추천해줘",
    { intent: "find_places", categories: ["restaurant"], excluded: ["seafood"] },
  ],
  ["미술관은 싫어요", { intent: "find_places", excluded: ["art_museum"] }],
  [
    "결혼기념일인데 로맨틱한 식당 부탁드려요",
    { intent: "find_places", categories: ["restaurant"], features: ["romantic"] },
  ],
  ["4명이서 저녁 먹을 곳", { intent: "find_places", categories: ["restaurant"], partySize: 4 }],
  ["둘이서 와인 한잔하기 좋은 바", { intent: "find_places", categories: ["wine_bar"], partySize: 2 }],
  ["저희 셋인데 점심 먹을 데 있을까요", { intent: "find_places", categories: ["restaurant"], partySize: 3 }],
  ["2박 3일 여행 일정 짜 주세요", { intent: "plan_trip", days: 3 }],
  ["박물관 포함해서 3일 일정 만들어줘", { intent: "plan_trip", days: 3, interests: ["museums"] }],
  ["3일짜리 코스 만들어줘", { intent: "plan_trip", days: 3 }],
  ["이틀 동안 뭐 볼까요?", { intent: "plan_trip", days: 2 }],
  [
    "주말에 가족이랑 여행 계획 세워줘",
    { intent: "plan_trip", days: 2, startDate: "2026-10-17", userCategory: "family" },
  ],
  ["건축을 좋아해요", { intent: "find_places", categories: ["architecture"] }],
  ["Salt Tower 영업시간 알려줘", { intent: "about_place", place: saltTower, asked: ["hours"] }],
  ["Salt Tower 입장료 얼마예요?", { intent: "about_place", place: saltTower, asked: ["price"] }],
  ["Salt Tower는 어떤 곳이에요?", { intent: "about_place", place: saltTower }],
  ["Salt Tower 어떻게 가요?", { intent: "about_place", place: saltTower, asked: ["directions"] }],
  ["Salt Tower에 대해 알려 주세요 | 주차 되나요?", { intent: "about_place", asked: ["parking"] }],
  [
    "Salt Tower에 대해 알려 주세요 | 근처에 카페 있어요?",
    { intent: "find_places", categories: ["cafe"], near: { to: "place", place: saltTower } },
  ],
  ["Salt Tower에 대해 알려 주세요 | 거기 주차장 있나요?", { intent: "about_place", asked: ["parking"] }],
  ["Salt Tower에 대해 알려 주세요 | 전화번호는요?", { intent: "about_place", asked: ["phone"] }],
  ["카페 추천해줘 | 두 번째 집 전화번호 알려줘", { intent: "about_place", asked: ["phone"], choice: 2 }],
  ["카페 추천해줘 | 더 있어요?", { intent: "refine", categories: ["cafe"], wantsMore: true }],
  ["카페 추천해줘 | 다른 데는요?", { intent: "refine", categories: ["cafe"], wantsMore: true }],
  ["카페 추천해줘 | 좀 더 가까운 데 없나요?", { intent: "refine", categories: ["cafe"], sort: "distance" }],
  [
    "고급 레스토랑 추천해 주세요 | 조금 더 저렴한 곳은 없나요?",
    { intent: "refine", categories: ["restaurant"], priceLevel: [1, 2] },
  ],
  [
    "와이파이 되는 카페 | 조용한 바는 어디 있어요?",
    { intent: "find_places", categories: ["bar"], features: ["quiet"] },
  ],
  ["식당 추천해줘 | 아니 카페 말고 바", { intent: "refine", categories: ["bar"], excluded: ["cafe"] }],
  [
    "식당 추천해줘 | 가격은 상관없어요",
    { intent: "refine", categories: ["restaurant"], dontCare: ["priceLevel"] },
  ],
  ["식당 추천해줘 | 네", { intent: "small_talk", categories: ["restaurant"], answer: "yes" }],
  ["식당 추천해줘 | 아뇨 괜찮아요", { intent: "refine", categories: ["restaurant"], answer: "no" }],
  [
    "이틀 일정 짜줘 | 둘째 날 미술관 빼줘",
    { intent: "edit_plan", edits: [{ operation: "remove", day: 2, out: { categories: ["art_museum"] } }] },
  ],
  ["이틀 일정 짜줘 | 하루 더 추가해줘", { intent: "edit_plan", edits: [{ operation: "add_day" }] }],
  [
    "이틀 일정 짜줘 | 좀 더 늦게 시작해 주세요",
    { intent: "edit_plan", edits: [{ operation: "start_later" }] },
  ],
  ["이틀 일정 짜줘 | 2일차에는 뭐가 있어요?", { intent: "show_plan", shownDays: [2] }],
  ["이틀 일정 짜줘 | 일정 보여줘", { intent: "show_plan" }],
  ["이틀 일정 짜줘 | 메일로 보내 줄 수 있어요?", { intent: "send_plan" }],
  [
    "이틀 일정 짜줘 | 저녁은 8시에 먹고 싶어요",
    { intent: "edit_plan", edits: [{ operation: "move_to", part: "dinner", at: 1200 }] },
  ],
  [
    "이틀 일정 짜줘 | 걷는 거리를 줄여 주세요",
    { intent: "edit_plan", edits: [{ operation: "less_walking" }] },
  ],
  [
    "이틀 일정 짜줘 | 첫날 점심을 라멘으로 바꿔줘",
    {
      intent: "edit_plan",
      edits: [{ operation: "replace", day: 1, part: "lunch", in: { categories: ["ramen"] } }],
    },
  ],
  ["이틀 일정 짜줘 | 더 여유롭게 해줘", { intent: "edit_plan", edits: [{ operation: "slower" }] }],
  [
    "이틀 일정 짜줘 | 미술관 대신 공원 넣어줘",
    {
      intent: "edit_plan",
      excluded: ["art_museum"],
      edits: [{ operation: "replace", out: { categories: ["art_museum"] }, in: { categories: ["park"] } }],
    },
  ],
  [
    "이틀 일정 짜줘 | 마지막 날은 일찍 끝내고 싶어요",
    { intent: "edit_plan", edits: [{ operation: "end_earlier", day: -1 }] },
  ],
  ["이틀 일정 짜줘 | minji@example.com으로 보내주세요", { intent: "send_plan", email: "minji@example.com" }],
  ["안녕하세요", { intent: "small_talk", smallTalk: "greeting" }],
  ["정말 감사합니다!", { intent: "small_talk", smallTalk: "thanks" }],
  ["안녕히 계세요", { intent: "small_talk", smallTalk: "farewell" }],
  ["숙제 도와줘", { intent: "out_of_scope" }],
  ["파이썬 코드 짜줘", { intent: "out_of_scope" }],
  ["500미터 안에 있는 슈퍼", { intent: "find_places", categories: ["supermarket"], radius: 500 }],
  ["4성급 호텔 추천", { intent: "find_places", categories: ["hotel"], stars: 4 }],
  [
    "혼자 여행 중인데 밤에 갈 만한 재즈바",
    {
      intent: "find_places",
      categories: ["jazz_bar"],
      openAt: { from: at("2026-10-14T18:00"), until: at("2026-10-14T23:00") },
      userCategory: "solo",
    },
  ],
  [
    "회사 동료들이랑 회식할 곳",
    { intent: "find_places", categories: ["restaurant"], userCategory: "business" },
  ],
  [
    "주차 가능한 한식당",
    { intent: "find_places", categories: ["korean", "restaurant"], features: ["parking"] },
  ],
  ["할랄 음식점 있나요", { intent: "find_places", categories: ["restaurant"], features: ["halal"] }],
  ["글루텐프리 빵집", { intent: "find_places", categories: ["bakery"], features: ["gluten_free"] }],
  ["강아지 데리고 갈 수 있는 카페", { intent: "find_places", categories: ["cafe"], features: ["dogs"] }],
  [
    "시내에 있는 호텔",
    { intent: "find_places", categories: ["hotel"], area: { id: "old-quarter", name: "Old Quarter" } },
  ],
  ["북쪽에 있는 식당", { intent: "find_places", categories: ["restaurant"], area: { name: "north" } }],
  [
    "여자친구랑 데이트하기 좋은 곳",
    { intent: "find_places", features: ["romantic"], userCategory: "couples" },
  ],
  ["일식 말고 중식 먹고 싶어요", { intent: "find_places", categories: ["chinese"], excluded: ["japanese"] }],
  ["맛있는 커피 마실 수 있는 데", { intent: "find_places", categories: ["cafe"] }],
  ["배고파요", { intent: "find_places", categories: ["restaurant"] }],
  ["공짜로 볼 수 있는 데", { intent: "find_places", priceLevel: [0] }],
  ["근처 은행", { intent: "find_places", categories: ["atm"], near: { to: "me" } }],
  ["화장실 어디예요", { intent: "find_places", categories: ["toilets"] }],
  ["자전거 빌리는 곳", { intent: "find_places", categories: ["bike_rental"] }],
  ["늦게까지 하는 술집", { intent: "find_places", categories: ["bar"], features: ["late_night"] }],
  [
    "내일모레 저녁에 4명 식사",
    {
      intent: "find_places",
      categories: ["restaurant"],
      openAt: { from: at("2026-10-16T18:00"), until: at("2026-10-16T23:00") },
      partySize: 4,
    },
  ],
  [
    "오전 10시부터 12시까지 여는 카페",
    {
      intent: "find_places",
      categories: ["cafe"],
      openAt: { from: at("2026-10-15T10:00"), until: at("2026-10-15T12:00") },
    },
  ],
  [
    "가격은 보통 정도의 프랑스 식당",
    { intent: "find_places", categories: ["french", "restaurant"], priceLevel: [2] },
  ],
  [
    "테라스 있는 카페 추천 부탁",
    { intent: "find_places", categories: ["cafe"], features: ["outdoor_seating"] },
  ],
  ["호텔에서 가까운 마트", { intent: "find_places", categories: ["supermarket"], near: { to: "host" } }],
  ["카페나 빵집 추천", { intent: "find_places", categories: ["cafe", "bakery"] }],
  [
    "저기요, 이 근처에 혼밥하기 좋은 데 있을까요?",
    { intent: "find_places", near: { to: "me" }, userCategory: "solo" },
  ],
  [
    "여기서 제일 가까운 편의점이 어디죠?",
    { intent: "find_places", categories: ["convenience"], sort: "distance" },
  ],
  [
    "7살 아들이랑 갈 수 있는 놀이터",
    { intent: "find_places", categories: ["playground"], userCategory: "family" },
  ],
  ["커피 맛있는 집 ㅊㅊ", { intent: "find_places", categories: ["cafe"] }],
  [
    "내일 오후 3시쯤 케이크 먹을 카페",
    {
      intent: "find_places",
      categories: ["bakery", "cafe"],
      openAt: { from: at("2026-10-15T15:00"), until: at("2026-10-15T15:00") },
    },
  ],
  [
    "금요일 저녁 8시 6명 예약 가능한 스테이크집",
    {
      intent: "find_places",
      categories: ["steak"],
      openAt: { from: at("2026-10-16T20:00"), until: at("2026-10-16T20:00") },
      partySize: 6,
    },
  ],
  [
    "디자인 박물관 말고 역사 박물관으로 추천해 주세요",
    { intent: "find_places", categories: ["museum"], interests: ["history"] },
  ],
  ["현금인출기 어디 있나요?", { intent: "find_places", categories: ["atm"] }],
  [
    "주말에 여는 벼룩시장",
    {
      intent: "find_places",
      categories: ["market"],
      openAt: { from: at("2026-10-17T00:00"), until: at("2026-10-19T00:00") },
    },
  ],
  [
    "너무 비싼 데는 말고 적당한 가격의 이탈리안",
    { intent: "find_places", categories: ["italian"], priceLevel: [1, 2] },
  ],
  ["동쪽이나 서쪽에 있는 호텔", { intent: "find_places", categories: ["hotel"], townPart: "west" }],
  ["비건 메뉴 있는 버거집", { intent: "find_places", categories: ["burger"], features: ["vegan"] }],
  [
    "Salt Tower 근처에서 저녁 먹을 만한 곳 있어?",
    {
      intent: "find_places",
      categories: ["restaurant"],
      near: { to: "place", place: saltTower },
      openAt: { from: at("2026-10-14T18:00"), until: at("2026-10-14T23:00") },
    },
  ],
  [
    "Salt Tower 일요일에 열어요?",
    {
      intent: "about_place",
      openAt: { from: at("2026-10-18T00:00"), until: at("2026-10-19T00:00") },
      place: saltTower,
      asked: ["hours"],
    },
  ],
  ["Salt Tower까지 걸어서 얼마나 걸려요?", { intent: "about_place", place: saltTower, asked: ["distance"] }],
  [
    "다음 주말에 친구들이랑 2박 3일 여행 코스",
    { intent: "plan_trip", days: 3, startDate: "2026-10-24", userCategory: "friends" },
  ],
  ["아이들과 함께하는 하루 일정 짜줘", { intent: "plan_trip", days: 1, userCategory: "family" }],
  [
    "이틀 일정 짜줘 | 박물관은 빼고 쇼핑 넣어줘",
    {
      intent: "edit_plan",
      excluded: ["museum"],
      edits: [
        { operation: "remove", out: { categories: ["museum"] } },
        { operation: "add", in: { categories: ["shop"] } },
      ],
    },
  ],
  ["이틀 일정 짜줘 | 하루 줄여줘", { intent: "edit_plan", edits: [{ operation: "remove_day" }] }],
  [
    "이틀 일정 짜줘 | Salt Tower 추가해줘",
    {
      intent: "edit_plan",
      place: saltTower,
      edits: [{ operation: "add", in: { categories: [], place: saltTower } }],
    },
  ],
  [
    "이틀 일정 짜줘 | 점심을 좀 늦게 먹고 싶어",
    { intent: "edit_plan", edits: [{ operation: "move_later", part: "lunch" }] },
  ],
  ["이틀 일정 짜줘 | 너무 빡빡해요", { intent: "edit_plan", edits: [{ operation: "slower" }] }],
  [
    "이틀 일정 짜줘 | 토요일은 좀 더 알차게",
    { intent: "edit_plan", edits: [{ operation: "fuller", weekdays: [6] }] },
  ],
  ["호텔 추천해줘 | 수영장 있는 곳으로", { intent: "refine", categories: ["hotel"], features: ["pool"] }],
  ["식당 추천해줘 | 이탈리안은 어때요?", { intent: "refine", categories: ["restaurant", "italian"] }],
  ["식당 추천해줘 | 거기 말고 다른 곳", { intent: "refine", categories: ["restaurant"], wantsMore: true }],
  ["식당 추천해줘 | 첫 번째 거 주소 알려줘", { intent: "about_place", asked: ["address"], choice: 1 }],
  ["식당 추천해줘 | 아무거나 괜찮아요", { intent: "refine", categories: ["restaurant"] }],
  ["식당 추천해줘 | 비건도 되나요?", { intent: "refine", categories: ["restaurant"], features: ["vegan"] }],
  ["박물관 추천해줘 | 입장료가 얼마예요?", { intent: "about_place", asked: ["price"] }],
  ["박물관 추천해줘 | 무료인 곳만", { intent: "refine", categories: ["museum"], priceLevel: [0] }],
  ["감사해요, 도움이 많이 됐어요", { intent: "small_talk", smallTalk: "thanks" }],
  ["ㅎㅇ", { intent: "small_talk", smallTalk: "greeting" }],
  ["대통령이 누구야?", { intent: "out_of_scope" }],
];

for (const [turns, expected] of sentences) {
  test(turns, () => {
    const understanding = said(...turns.split(" | "));
    const slots = Object.keys(expected) as (keyof Understanding)[];
    assert.equal(understanding.language, "ko");
    assert.deepEqual(Object.fromEntries(slots.map((slot) => [slot, understanding[slot]])), expected);
  });
}
