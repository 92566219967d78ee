import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../../test/support/concierge/words.ts";

test("rain is never unwanted, but a reason to be inside", () => {
  for (const message of [
    "my kids hate museums and it will rain tomorrow, ideas?",
    "mes ados détestent les musées et il va pleuvoir demain, des idées ?",
  ]) {
    const { features, excluded } = said(message);
    assert.deepEqual([features, excluded], [["rainy"], ["museum"]], message);
  }
});

test("less posh is cheaper, and who calls things dear beside a wish for something cheap wants that", () => {
  assert.deepEqual(said("un restaurant", "un peu moins guindé").priceLevel, [1, 2]);
  assert.deepEqual(said("quiero comer barato, esto es carísimo").priceLevel, [1]);
});

test("a party with a diet looks for places to eat, whatever else is named", () => {
  const { categories, partySize } = said("Wir sind zu sechst, zwei Vegetarier, Freitag Abend. Was geht?");
  assert.deepEqual([categories, partySize], [["restaurant"], 6]);
});

test("a meal that something is to be seen before is a time", () => {
  assert.deepEqual(said("¿qué podemos ver antes de cenar?").categories, []);
  assert.deepEqual(said("¿dónde podemos cenar?").categories, ["restaurant"]);
});

test("a people's adjective behind a word that nobody knows is no kitchen of a shop", () => {
  assert.deepEqual(said("uma loja de zorbelana dinamarquesa").categories, ["shop"]);
});

test("all of a list is denied, and what stands alone after a comma is wanted instead", () => {
  const denied = (message: string) => said(message).excluded.toSorted();
  assert.deepEqual(denied("a place to eat, no sushi, pizza or burgers"), ["burger", "pizza", "sushi"]);
  assert.deepEqual(denied("ein Restaurant, kein Sushi, Pizza oder Burger"), ["burger", "pizza", "sushi"]);
  const { categories, excluded } = said("a restaurant, no sushi, pizza");
  assert.deepEqual([categories.includes("pizza"), excluded], [true, ["sushi"]]);
});
