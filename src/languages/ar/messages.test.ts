import assert from "node:assert/strict";
import { test } from "node:test";
import { at, now, said } from "../../../test/support/concierge/words.ts";
import type { Understanding } from "../../concierge/understanding/understanding.ts";

const openNow = { from: now, until: now, now: true as const };
const saltTower = { kind: "listing", id: "salt-tower", name: "The Salt Tower" } as const;

/** What Arabic-speaking travellers say, turn by turn with a bar between, and slots of the last turn. */
const sentences: readonly (readonly [string, Partial<Understanding>])[] = [
  ["أين أجد مقهى هادئًا قريبًا؟", { intent: "find_places", categories: ["cafe"], near: { to: "me" } }],
  [
    "مطعم إيطالي للعشاء الليلة الساعة ٨",
    {
      intent: "find_places",
      categories: ["restaurant", "italian"],
      openAt: { from: at("2026-10-14T20:00"), until: at("2026-10-14T20:00") },
    },
  ],
  [
    "أريد مطعماً رخيصاً قرب محطة القطار",
    {
      intent: "find_places",
      categories: ["restaurant"],
      priceLevel: [1],
      near: { to: "category", category: "station" },
    },
  ],
  ["وين ألاقي قهوة حلوة؟", { intent: "find_places", categories: ["cafe"] }],
  [
    "ابي مطعم بحري مو غالي",
    { intent: "find_places", categories: ["restaurant", "seafood"], priceLevel: [1, 2] },
  ],
  [
    "عايز اتعشى سمك في وسط البلد",
    { intent: "find_places", categories: ["seafood"], area: { id: "old-quarter", name: "Old Quarter" } },
  ],
  [
    "بدنا مطعم حلال للعيلة",
    { intent: "find_places", categories: ["restaurant"], features: ["halal"], userCategory: "family" },
  ],
  [
    "هل توجد متاحف مفتوحة يوم الاثنين؟",
    {
      intent: "find_places",
      categories: ["museum"],
      openAt: { from: at("2026-10-19T00:00"), until: at("2026-10-20T00:00") },
    },
  ],
  ["متحف مناسب للأطفال", { intent: "find_places", categories: ["museum"], userCategory: "family" }],
  [
    "ماذا يمكننا أن نفعل مع الأطفال إذا كان الجو ممطراً؟",
    { intent: "find_places", features: ["rainy"], userCategory: "family", anything: true },
  ],
  [
    "فندق أربع نجوم فيه موقف سيارات",
    { intent: "find_places", categories: ["hotel"], features: ["parking"], stars: 4 },
  ],
  [
    "نبحث عن فندق بمسبح وإطلالة على البحر",
    { intent: "find_places", categories: ["hotel"], features: ["pool", "view"] },
  ],
  ["خطط لنا رحلة لثلاثة أيام", { intent: "plan_trip", days: 3 }],
  ["خطة ليومين في المدينة مع زوجتي", { intent: "plan_trip", days: 2, userCategory: "couples" }],
  ["برنامج سياحي ٣ أيام ابتداء من السبت", { intent: "plan_trip", days: 3, startDate: "2026-10-17" }],
  [
    "نريد قضاء عطلة نهاية الأسبوع هنا، رتب لنا برنامجاً",
    { intent: "plan_trip", days: 2, startDate: "2026-10-17" },
  ],
  ["لا أحب المتاحف", { intent: "find_places", excluded: ["museum"] }],
  ["مطاعم بدون مأكولات بحرية", { intent: "find_places", categories: ["restaurant"], excluded: ["seafood"] }],
  ["أي شيء ما عدا السوشي", { intent: "find_places", excluded: ["sushi"] }],
  ["أنا نباتي، أين آكل؟", { intent: "find_places", categories: ["restaurant"], features: ["vegetarian"] }],
  ["مطعم خالٍ من الغلوتين", { intent: "find_places", categories: ["restaurant"], features: ["gluten_free"] }],
  [
    "مقهى فيه واي فاي وجلسات خارجية",
    { intent: "find_places", categories: ["cafe"], features: ["wifi", "outdoor_seating"] },
  ],
  ["مكان رومانسي لذكرى زواجنا", { intent: "find_places", features: ["romantic"] }],
  [
    "نحن ستة أشخاص ونريد مطعم كوري",
    { intent: "find_places", categories: ["restaurant", "korean"], partySize: 6 },
  ],
  [
    "طاولة لأربعة أشخاص غداً الساعة السابعة والنصف مساءً",
    {
      intent: "booking",
      openAt: { from: at("2026-10-15T19:30"), until: at("2026-10-15T19:30") },
      partySize: 4,
    },
  ],
  ["ما هي ساعات عمل Salt Tower؟", { intent: "about_place", place: saltTower, asked: ["hours"] }],
  ["كم سعر تذكرة Salt Tower؟", { intent: "about_place", place: saltTower, asked: ["price"] }],
  ["كيف أصل إلى Salt Tower؟", { intent: "about_place", place: saltTower, asked: ["directions"] }],
  ["أخبرني عن Salt Tower", { intent: "about_place", place: saltTower }],
  ["هل يستحق Salt Tower الزيارة؟", { intent: "about_place", place: saltTower }],
  ["أخبرني عن Salt Tower | هل فيه موقف سيارات؟", { intent: "about_place", asked: ["parking"] }],
  ["أخبرني عن Salt Tower | وما رقم الهاتف؟", { intent: "about_place", asked: ["phone"] }],
  [
    "أخبرني عن Salt Tower | هل يوجد مقهى قريب منه؟",
    { intent: "find_places", categories: ["cafe"], near: { to: "place", place: saltTower } },
  ],
  ["أريد مقهى | الثاني ما عنوانه؟", { intent: "about_place", asked: ["address"], choice: 2 }],
  ["أريد مقهى | المزيد من فضلك", { intent: "refine", categories: ["cafe"], wantsMore: true }],
  ["أريد مقهى | هل هناك غيره؟", { intent: "refine", categories: ["cafe"], wantsMore: true }],
  ["أريد مقهى | أريد شيئاً أقرب", { intent: "refine", categories: ["cafe"], sort: "distance" }],
  ["مطعم فاخر | أرخص من فضلك", { intent: "refine", categories: ["restaurant"], priceLevel: [1, 2] }],
  ["مطعم | السعر لا يهم", { intent: "refine", categories: ["restaurant"], dontCare: ["priceLevel"] }],
  ["مطعم | نعم", { intent: "small_talk", categories: ["restaurant"], answer: "yes" }],
  ["مطعم | لا شكراً", { intent: "small_talk", categories: ["restaurant"], answer: "no" }],
  ["مقهى | لا، أقصد بار", { intent: "refine", categories: ["bar"] }],
  [
    "خطة ليومين | احذف المتحف من اليوم الثاني",
    {
      intent: "edit_plan",
      edits: [{ operation: "remove", day: 2, isOne: true, out: { categories: ["museum"] } }],
    },
  ],
  ["خطة ليومين | أضف يوماً آخر", { intent: "edit_plan", edits: [{ operation: "add_day" }] }],
  ["خطة ليومين | نريد أن نبدأ متأخراً", { intent: "edit_plan", edits: [{ operation: "start_later" }] }],
  ["خطة ليومين | ماذا عندنا في اليوم الثاني؟", { intent: "show_plan", shownDays: [2] }],
  ["خطة ليومين | أرني الخطة", { intent: "show_plan" }],
  ["خطة ليومين | أرسل الخطة إلى بريدي", { intent: "send_plan" }],
  [
    "خطة ليومين | العشاء الساعة الثامنة",
    { intent: "edit_plan", edits: [{ operation: "move_to", part: "dinner", at: 1200 }] },
  ],
  ["خطة ليومين | قلل المشي", { intent: "edit_plan", edits: [{ operation: "less_walking" }] }],
  [
    "خطة ليومين | غيّر غداء اليوم الأول إلى رامن",
    {
      intent: "edit_plan",
      edits: [{ operation: "replace", day: 1, part: "lunch", in: { categories: ["ramen"] } }],
    },
  ],
  [
    "خطة ليومين | استبدل المتحف بحديقة",
    {
      intent: "edit_plan",
      edits: [{ operation: "replace", out: { categories: ["museum"] }, in: { categories: ["park"] } }],
    },
  ],
  ["خطة ليومين | اجعلها أكثر هدوءاً", { intent: "edit_plan", edits: [{ operation: "slower" }] }],
  ["خطة ليومين | أرسلها على sara@example.com", { intent: "send_plan", email: "sara@example.com" }],
  ["السلام عليكم", { intent: "small_talk", smallTalk: "greeting" }],
  ["شكراً جزيلاً لك", { intent: "small_talk", smallTalk: "thanks" }],
  ["مع السلامة", { intent: "small_talk", smallTalk: "farewell" }],
  ["ما عاصمة فرنسا؟", { intent: "out_of_scope" }],
  ["سوبرماركت على بعد ٥٠٠ متر", { intent: "find_places", categories: ["supermarket"], radius: 500 }],
  [
    "فندق على مسافة ١٠ دقائق مشياً من المحطة",
    {
      intent: "find_places",
      categories: ["hotel"],
      near: { to: "category", category: "station" },
      radius: 800,
    },
  ],
  ["صيدلية مفتوحة الآن", { intent: "find_places", categories: ["pharmacy"], openAt: openNow }],
  [
    "مخبز يفتح الساعة ٧ صباحاً",
    {
      intent: "find_places",
      categories: ["bakery"],
      openAt: { from: at("2026-10-15T07:00"), until: at("2026-10-15T07:00") },
    },
  ],
  [
    "حديقة للنزهة بعد ظهر السبت",
    {
      intent: "find_places",
      categories: ["park"],
      features: ["picnic"],
      openAt: { from: at("2026-10-17T14:00"), until: at("2026-10-17T18:00") },
    },
  ],
  [
    "مسافر وحدي وأبحث عن نزل رخيص",
    { intent: "find_places", categories: ["hostel"], priceLevel: [1], userCategory: "solo" },
  ],
  ["عشاء عمل مع زملائي", { intent: "find_places", categories: ["restaurant"], userCategory: "business" }],
  ["مطعم في شمال المدينة", { intent: "find_places", categories: ["restaurant"], area: { name: "north" } }],
  ["هدايا تذكارية", { intent: "find_places", categories: ["souvenirs"] }],
  ["نريد استئجار دراجات", { intent: "find_places", categories: ["bike_rental"] }],
  [
    "مطعم فرنسي متوسط السعر",
    { intent: "find_places", categories: ["restaurant", "french"], priceLevel: [2] },
  ],
  ["أماكن مجانية", { intent: "find_places", priceLevel: [0] }],
  ["برغر أو بيتزا", { intent: "find_places", categories: ["burger", "pizza"] }],
  ["أفضل آيس كريم", { intent: "find_places", categories: ["ice_cream"], sort: "rating" }],
  ["أقرب صراف آلي", { intent: "find_places", categories: ["atm"], sort: "distance" }],
  ["وين الحمام؟", { intent: "find_places", categories: ["toilets"] }],
  [
    "مطعم تركي قريب من الفندق",
    { intent: "find_places", categories: ["restaurant", "turkish"], near: { to: "host" } },
  ],
  [
    "لو سمحت، فيه صيدلية قريبة من هنا؟",
    { intent: "find_places", categories: ["pharmacy"], near: { to: "me" } },
  ],
  ["وين أقرب بقالة؟", { intent: "find_places", categories: ["supermarket"], sort: "distance" }],
  [
    "نحن زوجان ونريد عشاءً رومانسيًا مساء الجمعة",
    {
      intent: "find_places",
      categories: ["restaurant"],
      features: ["romantic"],
      openAt: { from: at("2026-10-16T18:00"), until: at("2026-10-16T21:30") },
      userCategory: "couples",
    },
  ],
  [
    "مطعم هندي حلال في وسط المدينة بسعر معقول",
    {
      intent: "find_places",
      categories: ["restaurant", "indian"],
      features: ["halal"],
      priceLevel: [1, 2],
      area: { id: "old-quarter", name: "Old Quarter" },
    },
  ],
  ["أريد بيتزا لكن ليست غالية", { intent: "find_places", categories: ["pizza"], priceLevel: [1, 2] }],
  [
    "فندق خمس نجوم قرب البحر",
    { intent: "find_places", categories: ["hotel"], near: { to: "category", category: "beach" }, stars: 5 },
  ],
  ["شقة لأسبوع", { intent: "find_places", categories: ["apartment"], days: 7 }],
  [
    "هل هناك أسواق شعبية يوم الأحد؟",
    {
      intent: "find_places",
      categories: ["market"],
      openAt: { from: at("2026-10-18T00:00"), until: at("2026-10-19T00:00") },
    },
  ],
  ["متاحف الفن الحديث", { intent: "find_places", categories: [], features: ["modern_art"] }],
  [
    "بدي أروح على مكان فيه موسيقى حية الليلة",
    {
      intent: "find_places",
      categories: ["music_venue"],
      openAt: { from: at("2026-10-14T18:00"), until: at("2026-10-14T23:00") },
    },
  ],
  [
    "ايه أحسن مطعم سمك هنا؟",
    { intent: "find_places", categories: ["restaurant", "seafood"], sort: "rating" },
  ],
  [
    "كم يبعد Salt Tower عن الفندق؟",
    { intent: "about_place", near: { to: "host" }, place: saltTower, asked: ["distance"] },
  ],
  [
    "مطاعم قرب Salt Tower",
    { intent: "find_places", categories: ["restaurant"], near: { to: "place", place: saltTower } },
  ],
  [
    "رحلة ٤ أيام مع أصدقائي، نحب التاريخ",
    { intent: "plan_trip", days: 4, userCategory: "friends", interests: ["history"] },
  ],
  ["خطة ليوم واحد", { intent: "plan_trip", days: 1 }],
  [
    "خطة لأسبوع للعائلة بميزانية محدودة",
    { intent: "plan_trip", priceLevel: [1], days: 7, userCategory: "family" },
  ],
  [
    "جدول ليومين يبدأ من الجمعة، اليوم الأول خفيف",
    { intent: "plan_trip", days: 2, startDate: "2026-10-16", shape: [{ operation: "slower", day: 1 }] },
  ],
  [
    "خطة ليومين | بدون متاحف",
    {
      intent: "edit_plan",
      excluded: ["museum"],
      edits: [{ operation: "remove", out: { categories: ["museum"] } }],
    },
  ],
  ["خطة ليومين | احذف يوماً", { intent: "edit_plan", edits: [{ operation: "remove_day" }] }],
  [
    "خطة ليومين | أضف Salt Tower",
    {
      intent: "edit_plan",
      place: saltTower,
      edits: [{ operation: "add", in: { categories: [], place: saltTower } }],
    },
  ],
  [
    "خطة ليومين | غيّر العشاء في اليوم الأول إلى مطعم إيطالي",
    {
      intent: "edit_plan",
      edits: [
        {
          operation: "replace",
          day: 1,
          part: "dinner",
          out: { categories: ["restaurant"] },
          in: { categories: ["italian"] },
        },
      ],
    },
  ],
  [
    "خطة ليومين | الغداء متأخر شوي",
    { intent: "edit_plan", edits: [{ operation: "move_later", part: "lunch" }] },
  ],
  ["خطة ليومين | أريد أماكن أكثر", { intent: "edit_plan", edits: [{ operation: "fuller" }] }],
  [
    "خطة ليومين | ننتهي أبكر في اليوم الثاني",
    { intent: "edit_plan", edits: [{ operation: "end_earlier", day: 2 }] },
  ],
  ["فندق | مع مسبح", { intent: "refine", categories: ["hotel"], features: ["pool"] }],
  ["فندق | في الشمال بدل الوسط", { intent: "refine", categories: ["hotel"], area: { name: "north" } }],
  ["مطعم | شو عن الإيطالي؟", { intent: "refine", categories: ["restaurant", "italian"] }],
  ["مطعم | غيره؟", { intent: "refine", categories: ["restaurant"], wantsMore: true }],
  ["مطعم | أي شيء", { intent: "refine", categories: ["restaurant"] }],
  ["مطعم | ما عنوان الأول؟", { intent: "about_place", asked: ["address"], choice: 1 }],
  ["متحف | كم سعر التذكرة؟", { intent: "about_place", asked: ["price"] }],
  ["متحف | المجانية فقط", { intent: "refine", categories: ["museum"], priceLevel: [0] }],
  ["مقهى | هل هو مفتوح الآن؟", { intent: "about_place", openAt: openNow, asked: ["hours"] }],
  ["مرحبا", { intent: "small_talk", smallTalk: "greeting" }],
  ["يعطيك العافية", { intent: "small_talk", smallTalk: "thanks" }],
  ["ما هو الطقس غداً؟", { intent: "about_weather" }],
  ["من فاز بكأس العالم؟", { intent: "out_of_scope" }],
];

for (const [turns, expected] of sentences) {
  test(turns, () => {
    const understanding = said(...turns.split(" | "));
    const slots = Object.keys(expected) as (keyof Understanding)[];
    assert.equal(understanding.language, "ar");
    assert.deepEqual(Object.fromEntries(slots.map((slot) => [slot, understanding[slot]])), expected);
  });
}
