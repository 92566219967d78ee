import type { JudgedLanguage } from "../judged.ts";

type Dialogues = JudgedLanguage["dialogues"];

/** Dialogues about the hours of meals and the pace of single days, by language. */
export const planChanges: Readonly<Record<string, Dialogues>> = {
  en: [
    {
      organisation: "copenhagen",
      turns: [
        ["please plan 3 days in Copenhagen", "plan_trip", { days: 3 }],
        ["can we have dinner at 8?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["and lunch a bit later on day 2", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["we need an easy first day", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["4 days with an easy first day, please", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["more on Saturday", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["earlier lunch on day 2", "edit_plan", { days: 4, edits: ["move_earlier:2:lunch"] }],
        ["day 3 slower", "edit_plan", { days: 4, edits: ["slower:3"] }],
        [
          "we'd rather eat dinner at half past seven",
          "edit_plan",
          { days: 4, edits: ["move_to:dinner:19:30"] },
        ],
      ],
    },
  ],
  da: [
    {
      organisation: "copenhagen",
      turns: [
        ["lav en plan for tre dage i København", "plan_trip", { days: 3 }],
        ["kan vi spise middag kl. 20?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["og frokosten lidt senere på dag 2", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["den første dag må gerne være mere rolig", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["planlæg 4 dage med en rolig første dag", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["mere på lørdag", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["tidligere frokost", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["dag 3 langsommere", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  de: [
    {
      organisation: "copenhagen",
      turns: [
        ["plan uns drei Tage in Kopenhagen", "plan_trip", { days: 3 }],
        ["Abendessen um 20 Uhr bitte", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        [
          "und das Mittagessen am zweiten Tag etwas später",
          "edit_plan",
          { days: 3, edits: ["move_later:2:lunch"] },
        ],
        ["der erste Tag soll ruhiger sein", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["4 Tage mit einem ruhigen ersten Tag", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["am Samstag mehr", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["früher zu Mittag essen", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["Tag 3 langsamer", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  fr: [
    {
      organisation: "copenhagen",
      turns: [
        ["prépare-nous trois jours à Copenhague", "plan_trip", { days: 3 }],
        ["on peut dîner à 20h ?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        [
          "et le déjeuner un peu plus tard le jour 2",
          "edit_plan",
          { days: 3, edits: ["move_later:2:lunch"] },
        ],
        ["le premier jour plus calme", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["planifie 4 jours avec un premier jour tranquille", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["plus de choses samedi", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["déjeuner plus tôt", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["jour 3 moins chargé", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  es: [
    {
      organisation: "copenhagen",
      turns: [
        ["planifica tres días en Copenhague", "plan_trip", { days: 3 }],
        ["¿podemos cenar a las ocho?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["y el almuerzo un poco más tarde el día 2", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["el primer día más tranquilo", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["un plan de 4 días con un primer día tranquilo", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["más cosas el sábado", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["almuerzo más temprano", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["el día 3 menos cargado", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  it: [
    {
      organisation: "copenhagen",
      turns: [
        ["pianifica tre giorni a Copenaghen", "plan_trip", { days: 3 }],
        ["possiamo cenare alle 20?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["e il pranzo un po' più tardi il giorno 2", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["il primo giorno più tranquillo", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        [
          "un programma di 4 giorni con il primo giorno tranquillo",
          "plan_trip",
          { days: 4, shape: ["slower:1"] },
        ],
        ["di più sabato", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["pranzo prima", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["giorno 3 più lento", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  pt: [
    {
      organisation: "copenhagen",
      turns: [
        ["planeja três dias em Copenhague", "plan_trip", { days: 3 }],
        ["podemos jantar às 20h?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["e o almoço um pouco mais tarde no dia 2", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["o primeiro dia mais calmo", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["um roteiro de 4 dias com um primeiro dia calmo", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["mais coisas no sábado", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["almoço mais cedo", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["dia 3 mais devagar", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  nl: [
    {
      organisation: "copenhagen",
      turns: [
        ["plan drie dagen in Kopenhagen", "plan_trip", { days: 3 }],
        ["kunnen we om 8 uur dineren?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["en de lunch iets later op dag 2", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["de eerste dag mag rustiger", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["een plan voor 4 dagen met een rustige eerste dag", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["meer op zaterdag", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["eerder lunchen", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["dag 3 langzamer", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  ja: [
    {
      organisation: "copenhagen",
      turns: [
        ["コペンハーゲンで3日間のプランを作って", "plan_trip", { days: 3 }],
        ["夕食は8時にできますか", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["2日目の昼食をもう少し遅くして", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["1日目はもっとゆったりさせて", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["4日間のプラン、初日はのんびりで", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["土曜日はもっとたくさん", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["昼食を早めに", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["3日目はゆっくり", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  zh: [
    {
      organisation: "copenhagen",
      turns: [
        ["帮我计划在哥本哈根的三天行程", "plan_trip", { days: 3 }],
        ["晚餐可以安排在8点吗", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["第二天的午餐晚一点", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["第一天轻松一点", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["安排四天的行程,第一天轻松些", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["星期六多安排一些", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["午餐早一点", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["第三天慢一点", "edit_plan", { days: 4, edits: ["slower:3"] }],
      ],
    },
  ],
  ko: [
    {
      organisation: "copenhagen",
      turns: [
        ["코펜하겐 3일 일정 짜주세요", "plan_trip", { days: 3 }],
        ["저녁은 8시에 먹을 수 있을까요?", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["둘째 날 점심은 조금 늦춰주세요", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["첫날은 좀 여유롭게 해주세요", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["4일 일정인데 첫날은 느긋하게 부탁드려요", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["토요일은 좀 더 알차게", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["점심 좀 더 일찍 먹을래요", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["3일차는 천천히", "edit_plan", { days: 4, edits: ["slower:3"] }],
        ["저녁은 7시 반으로 해줘", "edit_plan", { days: 4, edits: ["move_to:dinner:19:30"] }],
      ],
    },
  ],
  ar: [
    {
      organisation: "copenhagen",
      turns: [
        ["رتب لنا ثلاثة أيام في كوبنهاغن", "plan_trip", { days: 3 }],
        ["ممكن نتعشى الساعة ٨؟", "edit_plan", { days: 3, edits: ["move_to:dinner:20:00"] }],
        ["والغداء متأخر شوي في اليوم الثاني", "edit_plan", { days: 3, edits: ["move_later:2:lunch"] }],
        ["اليوم الأول أخف لو سمحت", "edit_plan", { days: 3, edits: ["slower:1"] }],
      ],
    },
    {
      organisation: "copenhagen",
      turns: [
        ["خطة لأربعة أيام واليوم الأول مريح", "plan_trip", { days: 4, shape: ["slower:1"] }],
        ["أشياء أكثر يوم السبت", "edit_plan", { days: 4, edits: ["fuller:saturday"] }],
        ["الغداء أبكر", "edit_plan", { days: 4, edits: ["move_earlier:lunch"] }],
        ["اليوم الثالث أهدأ", "edit_plan", { days: 4, edits: ["slower:3"] }],
        ["خل العشاء الساعة سبعة ونص", "edit_plan", { days: 4, edits: ["move_to:dinner:19:30"] }],
      ],
    },
  ],
};
