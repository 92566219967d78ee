import assert from "node:assert/strict";
import { test } from "node:test";
import { now, said, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { spokenLanguages } from "../../languages/registry.ts";
import { type FrameName, frames } from "./frames.ts";
import { changes } from "./plan-changes.ts";
import { explain } from "./understand.ts";

const explained = (...messages: readonly string[]) => {
  const previous = messages.length > 1 ? said(...messages.slice(0, -1)) : undefined;
  return explain(messages.at(-1)!, { previous, now, timeZone, words: townWords, hostName: "The Weir House" });
};

test("every row of the table is chosen for a message", () => {
  const messages: Record<FrameName, readonly string[]> = {
    emergency: ["my husband has chest pain"],
    relief: ["my husband has chest pain", "we are back from the hospital, he is fine"],
    human: ["can I talk to a person"],
    complaint: ["the shower is broken"],
    abuse: ["you are useless"],
    about_stop: ["plan 3 days", "what is the second stop of day 1?"],
    about_house: ["is there a gym in the hotel?"],
    weather: ["a cafe", "will it rain tomorrow?"],
    booking: ["book a table at the Salt Tower"],
    send_plan: ["plan 3 days", "send it to me"],
    question_about_plan: ["plan 3 days", "what is planned for day 2?"],
    left_out_of_plan: ["plan 3 days", "what did you leave out?"],
    change_of_plan: ["plan 3 days", "less walking"],
    not_ours: ["write my homework"],
    route: ["a bike loop of 40 km"],
    plan: ["plan 3 days"],
    guides: ["which guides do you have?"],
    areas: ["what neighbourhoods are there?"],
    about_place: ["when does the Salt Tower open?"],
    small_talk: ["hello"],
    change_of_search: ["a cheap cafe", "with wifi"],
    search: ["a cheap cafe"],
    not_understood: ["hm the thing with the whatsit over that"],
  };
  for (const [name, turns] of Object.entries(messages))
    assert.equal(explained(...turns).frame.name, name, turns.join(" / "));
  assert.deepEqual(
    frames.map(({ name }) => name),
    Object.keys(messages),
  );
});

test("a meal that is looked for is a search, one of the house's own a question to it", () => {
  for (const message of ["where can I have dinner tonight?", "somewhere to have lunch now"])
    assert.equal(explained(message).frame.name, "search", message);
  assert.equal(explained("where is breakfast served?").frame.name, "about_house");
});

test("every change of a plan has words in every language, or is implied", () => {
  for (const [operation, { implied }] of Object.entries(changes)) {
    for (const [language, { words }] of Object.entries(spokenLanguages))
      assert.ok(implied ?? Object.hasOwn(words.edit, operation), `${language} ${operation}`);
  }
});

test("a message can be looked at stage by stage", () => {
  const { tokens, language, reading, said, signs, frame, state, understanding } = explained(
    "a quiet café near the Salt Tower",
  );
  assert.deepEqual(
    tokens.map(({ text }) => text),
    ["a", "quiet", "cafe", "near", "the", "salt", "tower"],
  );
  assert.equal(language, "en");
  assert.deepEqual(
    reading.spans.map((_, index) => reading.text(index)),
    ["a", "quiet", "cafe", "near", "the salt tower"],
  );
  assert.deepEqual(
    said.wishes.things.map(({ id }) => id),
    ["quiet", "cafe"],
  );
  assert.ok(signs.includes("kind") && signs.includes("near") && !signs.includes("after_search"));
  assert.equal(frame.name, "search");
  assert.deepEqual([state.categories, state.features], [["cafe"], ["quiet"]]);
  assert.deepEqual(understanding.near, {
    to: "place",
    place: { kind: "listing", id: "salt-tower", name: "The Salt Tower" },
  });
});

test("a frame takes its own of a message and lets go of the rest", () => {
  assert.equal(explained("plan 3 days from Friday with cheap cafes").state.openAt, undefined);
  assert.deepEqual(explained("plan 3 days", "is the Salt Tower cheap?").state.priceLevel, []);
});

test("what a message surely sounds like goes before a word of it that is a kind of place, or a phrase for another purpose", () => {
  const frameOf = (message: string) => explained(message).frame.name;
  assert.equal(frameOf("podem trocar as toalhas hoje, quarto 402"), "about_house");
  assert.equal(frameOf("left my key card inside like an idiot, how do i get back in"), "about_house");
  assert.equal(frameOf("are you a robot?"), "small_talk");
  assert.equal(frameOf("mates and me want a big steak, money no object"), "search");
});

test("a word that nobody knows is none of the catalogue's business", () => {
  for (const word of ["spoon", "Löffel", "勺子"]) assert.equal(explained(word).frame.name, "not_ours", word);
});

test("who asks for food without a plan changes none, whatever else is said", () => {
  assert.equal(explained("what's good to eat round here, hungover").frame.name, "search");
});

test("a monument where a fire began is looked for, a fire in it is an emergency", () => {
  assert.notEqual(
    explained("my gran wants to see the monument where the fire started").frame.name,
    "emergency",
  );
  assert.equal(explained("fire! the museum is full of smoke, help").frame.name, "emergency");
});

test("what its speaker calls not urgent is no emergency, in every language", () => {
  for (const message of [
    "I need a doctor for my knee, nothing urgent",
    "Ich brauche einen Arzt fürs Knie, eilt nicht",
    "Jeg skal have en læge til mit knæ, det haster ikke",
    "il me faut un médecin pour le genou, rien d'urgent",
    "necesito un médico para la rodilla, no es urgencia",
    "mi serve un medico per il ginocchio, niente di urgente",
    "ik zoek een dokter voor mijn knie, niks dringends",
    "preciso de um médico para o joelho, nada urgente",
    "膝を診てもらえる病院はありますか。急ぎではありません",
    "想找个医生看看膝盖，不急",
    "무릎 때문에 병원을 찾고 있어요, 급하지 않아요",
    "أحتاج طبيباً لركبتي، مو مستعجل",
  ]) {
    const { understanding } = explained(message);
    assert.ok(!["medical", "urgent"].includes(understanding.emergency ?? ""), message);
  }
});
