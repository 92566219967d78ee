import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "./words-fixture.ts";

const plans = {
  en: "plan 3 days",
  de: "Plan 3 Tage",
  fr: "planifie 3 jours",
  es: "planifica 3 días",
  it: "pianifica 3 giorni",
  pt: "planeja 3 dias",
  da: "planlæg 3 dage",
  nl: "plan 3 dagen",
  ja: "3日間のプランを作って",
  zh: "安排3天的行程",
} as const;
type Language = keyof typeof plans;

/** The edits of a message after a plan of three days in its language. */
function editsOf(language: Language, message: string) {
  const { intent, edits } = said(plans[language], message);
  assert.equal(intent, "edit_plan", message);
  return edits;
}

test("a day more and a day less are changes of their own, in every language", () => {
  const longer = {
    en: "add another day",
    de: "noch einen Tag, bitte",
    fr: "ajoute un jour",
    es: "un día más",
    it: "aggiungi un giorno",
    pt: "mais um dia",
    da: "en dag mere",
    nl: "een dag langer",
    ja: "もう一日増やして",
    zh: "多一天",
  };
  const shorter = {
    en: "one day less",
    de: "einen Tag weniger",
    fr: "un jour de moins",
    es: "un día menos",
    it: "togli un giorno",
    pt: "um dia a menos",
    da: "en dag mindre",
    nl: "een dag minder",
    ja: "一日減らして",
    zh: "少一天",
  };
  for (const language of Object.keys(plans) as Language[]) {
    assert.deepEqual(editsOf(language, longer[language]), [{ operation: "add_day" }]);
    assert.deepEqual(editsOf(language, shorter[language]), [{ operation: "remove_day" }]);
  }
});

test("what is not wanted on one day is taken out of that day and may be on another", () => {
  for (const [language, message] of [
    ["de", "am zweiten Tag kein Museum"],
    ["en", "no museums on day 2"],
  ] as const) {
    const { edits, excluded } = said(plans[language], message);
    assert.deepEqual(edits, [{ operation: "remove", day: 2, out: { categories: ["museum"] } }]);
    assert.deepEqual(excluded, []);
  }
});

test("a slower day wishes for no quiet places", () => {
  const { edits, features } = said(plans.en, "make day 1 more relaxed");
  assert.deepEqual({ edits, features }, { edits: [{ operation: "slower", day: 1 }], features: [] });
});

test("a meal at a later hour is no search for restaurants", () => {
  assert.deepEqual(editsOf("en", "I'd like lunch later"), [{ operation: "move_later", part: "lunch" }]);
  assert.deepEqual(editsOf("de", "Mittagessen später bitte"), [{ operation: "move_later", part: "lunch" }]);
  assert.deepEqual(editsOf("en", "start later"), [{ operation: "start_later" }]);
});

test("a property is put into the plan where no kind of place is named, and stays with that stop", () => {
  const { edits, features } = said(plans.en, "swap lunch on day 1 for something vegan");
  assert.deepEqual(edits, [{ operation: "replace", day: 1, part: "lunch", in: { categories: ["vegan"] } }]);
  assert.deepEqual(features, []);
});

test("what a couple of days' travellers like is no search, even where a guide is called so", () => {
  const { intent, days, interests, place } = said(
    "3 days with my wife, we like hidden rooms and rain and history",
  );
  assert.deepEqual([intent, days, interests, place], ["plan_trip", 3, ["history"], undefined]);
});

test("asking what is planned changes nothing", () => {
  for (const [language, message] of [
    ["en", "what is planned for day 2?"],
    ["de", "Was ist für Tag 2 geplant?"],
    ["fr", "qu'est-ce qui est prévu le jour 2 ?"],
    ["es", "¿qué hay el día 2?"],
    ["en", "what's on day 2?"],
    ["ja", "2日目は何がありますか"],
  ] as const) {
    const { intent, edits, shownDay, days, partySize } = said(plans[language], message);
    assert.deepEqual(
      { intent, edits, shownDay, days, partySize },
      { intent: "show_plan", edits: [], shownDay: 2, days: 3, partySize: undefined },
      message,
    );
  }
  assert.equal(said(plans.en, "show me the plan").intent, "show_plan");
});

test("a plan takes in the places that are named, and leaves out those that are not wanted", () => {
  const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);
  const wanted = said("plan 2 days including the Salt Tower and Trattoria Pia");
  assert.deepEqual(
    [wanted.intent, wanted.days, ids(wanted.include)],
    ["plan_trip", 2, ["salt-tower", "trattoria-pia"]],
  );
  const unwanted = said("plan 2 days without the Salt Tower");
  assert.deepEqual([ids(unwanted.include), ids(unwanted.avoid)], [[], ["salt-tower"]]);
  const near = said("plan 2 days near the Salt Tower");
  assert.deepEqual(near.include, []);
});

test("a place and a kind that are not wanted leave the plan one by one", () => {
  const edits = editsOf("en", "without the Salt Tower and museums");
  assert.deepEqual(
    edits.map(({ operation, out }) => [operation, out?.categories, out?.place?.id]),
    [
      ["remove", ["museum"], undefined],
      ["remove", [], "salt-tower"],
    ],
  );
});

test("days without a kind of place are a plan, except of a stay", () => {
  const { intent, days, userCategory } = said("a cafe nearby", "2 days with kids please");
  assert.deepEqual({ intent, days, userCategory }, { intent: "plan_trip", days: 2, userCategory: "family" });
  assert.equal(said("a cheap hotel", "2 days with kids please").intent, "refine");
  assert.equal(said("a cheap hotel", "3 nights from Friday").intent, "refine");
});
