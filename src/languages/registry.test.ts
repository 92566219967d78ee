import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenLanguages } from "./registry.ts";

/** Values that a language may say otherwise: with marks after the word, or not at all. */
const optional: Readonly<Record<string, readonly string[]>> = {
  clock: ["at", "minute", "am", "half_to", "half_past", "half_after", "quarter_past", "quarter_to"],
  partySize: ["of", "of_after", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
  negation: [
    "except",
    "instead",
    "instead_after",
    "not",
    "not_after",
    "except_after",
    "needless",
    "needless_after",
  ],
  where: ["near", "near_after", "in", "in_after"],
  numbered: ["day", "day_after"],
  moment: ["ahead", "days_ahead", "ahead_after", "to", "next_week"],
  asked: ["email", "stars", "type"],
};

const sections = Object.entries(spokenLanguages).map(
  ([
    code,
    {
      words: { language: _, common: __, articles: ___, weekday: ____, lookalikes: _____, holidays, ...rest },
    },
  ]) => [code, { ...rest, holidays: { ...holidays.split("|") } }] as const,
);

test("every language has words for all that any language has words for", () => {
  const all = new Set(sections.flatMap(([, rest]) => valuesOf(rest)));
  for (const [language, rest] of sections) {
    const has = new Set(valuesOf(rest));
    const missing = [...all].filter(
      (value) =>
        !has.has(value) &&
        !optional[value.split(".")[0]!]?.includes(value.split(".")[1]!) &&
        !value.startsWith("concept."),
    );
    assert.deepEqual(missing, [], language);
  }
});

test("no list of phrases has an empty one", () => {
  for (const [language, rest] of sections) {
    for (const [section, phrases] of Object.entries(rest)) {
      for (const [value, list] of Object.entries(phrases as Record<string, string>)) {
        assert.ok(
          list.split(",").every((phrase) => phrase.trim().length > 0),
          `${language} ${section}.${value}: ${list}`,
        );
      }
    }
  }
});

function valuesOf(rest: object): string[] {
  return Object.entries(rest).flatMap(([section, phrases]) =>
    Object.keys(phrases as object).map((value) => `${section}.${value}`),
  );
}
