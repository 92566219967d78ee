import assert from "node:assert/strict";
import { test } from "node:test";
import { lexicons, now, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { maySpell } from "./heard-names.ts";
import { isOfTown } from "./name-or-word.ts";
import { partsOf } from "./parts.ts";
import { daysExchanged } from "./plan-stops.ts";
import type { Token } from "./tokens.ts";
import { understand } from "./understand.ts";

const context = { now, timeZone, words: townWords, hostName: "The Weir House" };
const plan = understand("plan 4 days with museums", context);
const first = Math.floor(now / 86_400_000) + 1;
const planned = { ...context, previous: plan, planDates: [first, first + 1, first + 2, first + 3] };

test("a plan is mailed to an address beside a change of it", () => {
  const parts = partsOf("move dinner to day 2. send it to anna@example.com", planned);
  assert.equal(parts?.aside?.intent, "send_plan");
  assert.match(parts.rest, /^move dinner/);
});

test("the last two days and the first two are days of the plan, and no number of days", () => {
  const shown = understand("what is on the last two days?", planned);
  assert.deepEqual([shown.intent, shown.shownDays, shown.days], ["show_plan", [3, 4], 4]);
  const later = understand("start later on the first two days", planned);
  assert.deepEqual(
    later.edits.map(({ operation, day }) => [operation, day]),
    [
      ["start_later", 1],
      ["start_later", 2],
    ],
  );
});

test("of days that change places two that are said by number go before weekdays", () => {
  const day = (day: number, byName?: true) => ({ at: day, day, byName }) as never;
  assert.deepEqual(daysExchanged([day(4), day(2), day(3, true)]), [2, 4]);
  assert.deepEqual(daysExchanged([day(4), day(3, true)]), [3, 4]);
});

test("a number that a mark parts from a day is no second day", () => {
  const { edits } = understand("move the museum to day 2, 3 is too late", planned);
  assert.deepEqual(
    edits.map(({ operation, day, to }) => [operation, day, to]),
    [["move", undefined, { day: 2 }]],
  );
});

test("a meal is left out by a word before it or behind it", () => {
  for (const message of ["3日間、夕食はいらない", "夕食なしで3日間のプラン", "plan 3 days, no dinner"]) {
    const { shape } = understand(message, context);
    assert.deepEqual(
      shape.map(({ operation, part }) => [operation, part]),
      [["remove", "dinner"]],
      message,
    );
  }
});

test("who says where they are now is there, with an article or without one", () => {
  const { isHere, area } = understand("we are now at the Old Quarter", context);
  assert.deepEqual([isHere, area?.id], [true, "old-quarter"]);
  assert.equal(understand("bars in the Old Quarter", context).isHere, undefined);
});

test("a walk from the hotel is one from the house, a walk away or right beside it", () => {
  for (const message of ["museum a walk from hotel", "a museum on foot from the hotel"])
    assert.deepEqual(understand(message, context).near, { to: "host" }, message);
});

test("an adjective of a town is told by the town's name, unless that is so short that other words begin so", () => {
  assert.equal(isOfTown("parisian"), true);
  assert.equal(isOfTown("osloer"), false);
});

test("numbers and marks spell no foreign name", () => {
  const spells = (kind: Token["kind"], text: string) =>
    maySpell({ kind, text } as Token, lexicons.get("ja")!);
  assert.equal(spells("character", "チ"), true);
  assert.equal(spells("number", "7"), false);
});
