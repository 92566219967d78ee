import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { said } from "../../../test/support/concierge/words.ts";
import { changeAsked, changeKinds } from "./change-kinds.ts";
import { createModel, featuresOf } from "./linear-model.ts";
import { questionAsked } from "./question-kinds.ts";

/** What a message changes of a plan of three days. */
function editsOf(plan: string, message: string) {
  const { intent, edits } = said(plan, message);
  assert.equal(intent, "edit_plan", message);
  return edits;
}

test("where no word asks for a change it is what is likely to be asked for, in every language", () => {
  const castle = { categories: ["castle"] };
  for (const [plan, message, edit] of [
    ["plan 3 days", "half an hour is plenty for the castle", { operation: "stay", minutes: 30, out: castle }],
    ["planeja 3 dias", "meia hora chega para o castelo", { operation: "stay", minutes: 30, out: castle }],
    ["pianifica 3 giorni", "pranzo meno pesante", { operation: "replace", part: "lunch" }],
    ["planifie 3 jours", "le dîner, plutôt quelque chose de léger", { operation: "replace", part: "dinner" }],
    ["3일 일정 짜 주세요", "너무 빽빽해요", { operation: "slower" }],
    ["安排3天的行程", "太赶了", { operation: "slower" }],
    ["3日間のプランを作って", "4時以降は自由時間で", { operation: "rest", at: 16 * 60 }],
    [
      "plan 3 dagen",
      "het museum komt ons 's middags beter uit",
      { operation: "move", to: { part: "afternoon" }, out: { categories: ["museum"] } },
    ],
  ] as const) {
    const [only, ...others] = editsOf(plan, message);
    assert.deepEqual(others, [], message);
    assert.deepEqual(JSON.parse(JSON.stringify(only)), edit, message);
  }
});

test("a change that is only likely, and says not which stop it is of, is not made", () => {
  for (const message of ["we fly at three, you know", "the usual, then"])
    assert.deepEqual(said("plan 3 days", message).edits, [], message);
});

test("words that say what they mean are not outdone by what is likely", () => {
  assert.deepEqual(
    editsOf("plan 3 dagen", "behoud de tweede stop van dag 1").map(({ operation }) => operation),
    ["keep"],
  );
});

test("what a change or a question is likely to ask for is one of its kinds, or nothing, for any message", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), fc.array(fc.string()), (message, meanings) => {
      const { kind, isSure } = changeAsked(message, meanings);
      assert.ok(kind === undefined ? !isSure : changeKinds.includes(kind));
      assert.ok(questionAsked({ message, meanings }).every((one) => typeof one === "string"));
    }),
  );
});

test("what is asked of a place in words that nobody thought of is what is likely to be asked", () => {
  for (const [before, message, asked] of [
    ["tell me about the Salt Tower", "till when do they let people in", ["hours"]],
    ["erzähl mir vom Salt Tower", "darf der Hund mit rein", ["dogs"]],
    ["parlami di Salt Tower", "ci si arriva coi mezzi?", ["directions"]],
    ["vertel over Salt Tower", "moet je lang wachten", ["crowds"]],
  ] as const) {
    const understood = said(before, message);
    assert.deepEqual([understood.intent, understood.asked], ["about_place", asked], message);
  }
});

test("the shares of a model add up to one, whatever number of places its features are taken modulo of", () => {
  const weights = Int8Array.from({ length: 3 * 64 }, (_, at) => ((at * 37) % 255) - 127);
  const model = createModel({ classes: ["a", "b", "c"], scale: 0.01, bias: [0.1, 0, -0.1], weights });
  const shares = Object.values(model(featuresOf("put the castle on Friday", ["edit.move"])));
  assert.equal(shares.length, 3);
  assert.ok(Math.abs(shares.reduce((sum, one) => sum + one, 0) - 1) < 1e-9);
});
