import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

/** The last answer of a conversation. */
const last = (...messages: readonly string[]) =>
  concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" }).sayAll(...messages);

const asked = {
  en: "do museums have student tickets?",
  fr: "les musées, ça coûte combien ?",
  es: "¿cuánto cuestan los museos?",
};

test("what is asked of a kind that was not shown is told of places of that kind, and of none that was shown", async () => {
  for (const message of Object.values(asked)) {
    const { listings } = await last("where is a cash machine?", message);
    assert.ok(listings.length > 0, message);
    for (const { id, category } of listings)
      assert.match(`${id} ${category}`, /mus|glypto|design|david|danish-arch/i, `${message}: ${id}`);
  }
});

test("what was told of a kind is what is spoken of from then on", async () => {
  const { listings } = await last("where is a cash machine?", asked.en, "and on Monday?");
  assert.ok(listings.length > 0 && listings.every(({ category }) => /mus|gallery/i.test(`${category}`)));
});

test("of places that were shown before the last list those are meant that are of the kind", async () => {
  const museums = await last("museums");
  const { listings } = await last("museums", "a bar", "are the museums open on Monday?");
  assert.ok(listings.length > 0);
  assert.ok(listings.every(({ id }) => museums.listings.some((one) => one.id === id)));
});

test("what people eat says nothing of where: it is asked of the place that was shown", async () => {
  const shown = await last("a restaurant by the water");
  const { listings } = await last("a restaurant by the water", "how much is a glass of wine there?");
  assert.ok(listings.every(({ id }) => shown.listings.some((one) => one.id === id)));
});
