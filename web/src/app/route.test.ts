import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { formatHash, parseHash, type Route, views } from "./route.ts";

test("any route survives being written into an address and read again", () => {
  const word = fc.string({ minLength: 1, unit: "grapheme" });
  const query = fc.dictionary(word, word, { maxKeys: 3, noNullPrototype: true });
  const route = fc
    .record({ view: fc.constantFrom(...views), id: fc.option(word, { nil: undefined }), query })
    .filter(({ view, id }) => view !== "home" || id === undefined)
    .map(
      ({ view, id, query: given }): Route => ({
        view,
        ...(id === undefined ? {} : { id }),
        ...(Object.keys(given).length > 0 ? { query: given } : {}),
      }),
    );
  fc.assert(
    fc.property(route, (given) => {
      assert.deepEqual(parseHash(formatHash(given)), given);
    }),
    { seed: 4, numRuns: 500 },
  );
});

test("a fragment of the page's own is no route, and none at all is the first screen", () => {
  assert.equal(parseHash("#contact"), undefined);
  assert.equal(parseHash("#/nowhere/x"), undefined);
  assert.deepEqual(parseHash(""), { view: "home" });
  assert.deepEqual(parseHash("#/guide/%E0%A4%A"), { view: "guide", id: "%E0%A4%A" });
});
