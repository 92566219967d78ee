import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { now, timeZone, townVocabulary, townWords } from "../../../test/support/concierge/words.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { understand } from "./understand.ts";
import type { Understanding } from "./understanding.ts";

const seeded = { seed: 20_261_014, numRuns: 300 };
const phrases = Object.values(spokenLanguages).flatMap(
  ({ words: { concept, act, where, negation, moment, clock, unit, edit } }) =>
    [concept, act, where, negation, moment, clock, unit, edit].flatMap((section) =>
      Object.values(section).flatMap((list) => list.split(",").slice(0, 3)),
    ),
);
/** Anything that can be typed, and sentences of words that mean something, in any order and language. */
const message = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...phrases),
        fc.constantFrom("the Salt Tower", "Mother", "old quarter", "7", "20:30", ",", "?"),
      ),
      { maxLength: 12 },
    )
    .map((words) => words.join(" ")),
);
const context = { now, timeZone, words: townWords };

/** What a message means, without the words that it is said in. */
function meantBy(
  message: string,
): Omit<Understanding, "saidAs" | "notUnderstood" | "passedOver" | "town" | "unknownPlace" | "ware"> {
  const {
    saidAs: _,
    notUnderstood: __,
    passedOver: _____,
    town: ___,
    unknownPlace: ____,
    ware: ______,
    ...meant
  } = understand(message, context);
  return meant;
}

test("no message throws, alone or after any other", () => {
  fc.assert(
    fc.property(message, message, (first, second) => {
      const previous = understand(first, context);
      understand(second, { ...context, previous });
    }),
    seeded,
  );
});

test("the same message after the same conversation is always understood alike", () => {
  fc.assert(
    fc.property(message, (text) => {
      assert.deepEqual(understand(text, context), understand(text, context));
    }),
    seeded,
  );
});

test("spaces around and between words change nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 8 }), (words) => {
      assert.deepEqual(understand(`  ${words.join("   ")}\t`, context), understand(words.join(" "), context));
    }),
    seeded,
  );
});

test("full-width letters and digits are read as the usual ones", () => {
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...phrases.filter((phrase) => /^[\p{ASCII}]+$/u.test(phrase))), {
        minLength: 1,
        maxLength: 8,
      }),
      (words) => {
        assert.deepEqual(meantBy(wide(words.join(" "))), meantBy(words.join(" ")));
      },
    ),
    seeded,
  );
});

test("capitals change nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...phrases), { minLength: 1, maxLength: 8 }), (words) => {
      const text = words.join(" ");
      // A sharp s has a capital of its own; written as two letters it is another spelling, which tells less of the language.
      for (const capitals of [text.replaceAll("ß", "ẞ").toUpperCase(), text.toUpperCase()])
        assert.deepEqual(meantBy(capitals), meantBy(capitals.toLowerCase()));
    }),
    seeded,
  );
});

test("places, areas and interests that are named exist", () => {
  const ids = new Set([...townVocabulary.places].map(({ id }) => id));
  const areas = new Set([
    ...townVocabulary.neighborhoods,
    ...[...townVocabulary.geoAreas].map(({ id }) => id),
  ]);
  const interests = new Set([...townVocabulary.interests].map(({ id }) => id));
  const check = ({ place, area, near, interests: found }: Understanding) => {
    if (place) assert.ok(ids.has(place.id), place.id);
    if (near?.to === "place") assert.ok(ids.has(near.place.id), near.place.id);
    if (area) assert.ok(areas.has(area.id ?? area.name), area.name);
    for (const interest of found) assert.ok(interests.has(interest), interest);
  };
  fc.assert(
    fc.property(message, message, (first, second) => {
      const previous = understand(first, context);
      check(previous);
      check(understand(second, { ...context, previous }));
    }),
    seeded,
  );
});

test("numbers stay within their bounds", () => {
  fc.assert(
    fc.property(message, fc.nat(), (text, number) => {
      const { days, partySize, stars, priceLevel } = understand(
        `${number} days for ${number} people, ${number} stars ${text}`,
        context,
      );
      assert.ok(days === undefined || (days >= 1 && days <= 7), String(days));
      assert.ok(partySize === undefined || (partySize >= 1 && partySize <= 99), String(partySize));
      assert.ok(stars === undefined || stars <= 5, String(stars));
      assert.ok(priceLevel.every((level) => level >= 0 && level <= 4));
    }),
    seeded,
  );
});

test("words longer than anybody writes are read in bounded time, in languages of compounds too", {
  timeout: 20_000,
}, () => {
  for (const lang of ["de", "nl", "da"]) {
    for (const letters of ["ﬄ", "a", "straßenbahn"]) {
      const long = letters.repeat(2_000).slice(0, 2_000);
      assert.equal(understand(long, { ...context, lang }).categories.length, 0);
    }
  }
});
