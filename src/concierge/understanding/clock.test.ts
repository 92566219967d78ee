import assert from "node:assert/strict";
import { test } from "node:test";
import { at, said } from "../../../test/support/concierge/words.ts";

test("an hour without its half of the day is the evening's where people dine, the morning's where they have breakfast", () => {
  for (const [message, local] of [
    ["Italian tomorrow at 8", "2026-10-15T20:00"],
    ["ein Restaurant morgen um 9", "2026-10-15T21:00"],
    ["a bakery tomorrow at 8", "2026-10-15T08:00"],
    ["Italian tomorrow at 11", "2026-10-15T11:00"],
    ["Italian tomorrow at 8 am", "2026-10-15T08:00"],
  ] as const)
    assert.equal(said(message).openAt?.from, at(local), message);
});

test("an hour that is past today is the evening's, unless its half of the day was said", () => {
  assert.equal(said("museums open at 9").openAt?.from, at("2026-10-14T21:00"));
  assert.equal(said("museums open at 9 am").openAt?.from, at("2026-10-15T09:00"));
});

test("an hour after midnight is the night's where the night is spoken of, not the afternoon's", () => {
  assert.equal(said("eine Bar um 1 Uhr nachts").openAt?.from, at("2026-10-15T01:00"));
  for (const message of [
    "somewhere to eat at 3 late at night",
    "etwas zu essen um 3 spät in der Nacht",
    "深夜3時に開いている店",
  ])
    assert.equal(said(message).openAt?.from, at("2026-10-15T03:00"), message);
});

test("minutes below ten are read behind their hour, and how many come behind them", () => {
  for (const message of ["イタリアン 7時5分", "7点5分2人意大利菜", "7시 5분 두 명 이탈리안"]) {
    const { openAt, partySize } = said(message);
    assert.equal(openAt?.from, at("2026-10-14T19:05"), message);
    assert.equal(partySize, message.startsWith("7") ? 2 : undefined, message);
  }
});

test("a message may begin with the hour", () => {
  for (const message of [
    "19:30 Italian",
    "19.30 Uhr italienisch",
    "晚上七点半 意大利菜",
    "夜7時半にイタリアン",
  ])
    assert.equal(said(message).openAt?.from, at("2026-10-14T19:30"), message);
});
