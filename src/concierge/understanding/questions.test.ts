import assert from "node:assert/strict";
import { test } from "node:test";
import { now, said, timeZone, townWords } from "../../../test/support/concierge/words.ts";
import { understand } from "./understand.ts";

test("a property that is asked right after a place was told of is that place's, in every language", () => {
  for (const message of [
    "is there parking?",
    "Gibt es einen Parkplatz?",
    "y a-t-il un parking ?",
    "¿hay aparcamiento?",
    "c'è un parcheggio?",
    "tem estacionamento?",
    "er der parkering?",
    "is er parkeergelegenheid?",
    "駐車場はありますか",
    "有停车场吗",
  ]) {
    const { intent, place, asked, features } = said("tell me about the Salt Tower", message);
    assert.deepEqual(
      [intent, place?.id, asked, features],
      ["about_place", "salt-tower", ["parking"], []],
      message,
    );
  }
});

test("what is wanted at a named place is looked for near it, and no question about it", () => {
  const { intent, near, features } = said("cheap vegetarian food in the Salt Tower");
  assert.deepEqual([intent, near?.to, features], ["find_places", "place", ["vegetarian"]]);
  assert.equal(said("is there wifi in the Salt Tower?").intent, "about_place");
});

test("a named place keeps what is asked of it", () => {
  assert.deepEqual(said("Does the Salt Tower have parking?").asked, ["parking"]);
  assert.deepEqual(said("tell me about the Salt Tower", "is it expensive?").asked, ["price"]);
  assert.deepEqual(said("tell me about the Salt Tower", "how far is it from the station?").asked, [
    "distance",
  ]);
});

test("a name that nobody here knows is not the place that was spoken of", () => {
  for (const message of [
    "how do I get to Louisiana?",
    "Wie komme ich nach Louisiana?",
    "comment aller à Louisiana ?",
  ]) {
    const { intent, asked, unknownPlace } = said("tell me about the Salt Tower", message);
    assert.deepEqual([intent, asked, unknownPlace], ["about_place", ["directions"], "Louisiana"], message);
  }
  assert.equal(said("tell me about the Salt Tower", "how do I get there by tram?").unknownPlace, undefined);
  assert.equal(said("how do I get to the Salt Tower?").unknownPlace, undefined);
});

test("an ordinary word is no name: the way is to the place that was spoken of", () => {
  const asked = {
    directions: ["hvordan kommer jeg derhen?", "wie komme ich dahin?", "hoe kom ik daarheen?"],
    distance: ["er det langt?", "ist das weit?", "c'est loin ? et y a un menu"],
  };
  for (const [attribute, messages] of Object.entries(asked)) {
    for (const message of messages) {
      const { place, unknownPlace, ...rest } = said("The Salt Tower", message);
      assert.ok(rest.asked.includes(attribute), message);
      assert.deepEqual([place?.id, unknownPlace], ["salt-tower", undefined], message);
    }
  }
});

test("an end of a way that nobody here knows is named, whatever the other is", () => {
  const ends = {
    "how do I walk from the Salt Tower to Tate Modern and how long does it take?": "Tate Modern",
    "how far is it from Buckingham Palace to the Salt Tower?": "Buckingham Palace",
    "wie weit ist es vom Salzturm nach Zorgental?": "Zorgental",
    "combien de temps de The Salt Tower à Zorgental ?": "Zorgental",
  };
  for (const [message, name] of Object.entries(ends)) {
    const { intent, unknownPlace } = said(message);
    assert.deepEqual([intent, unknownPlace], ["about_place", name], message);
  }
});

test("a way may begin at the nearest place of a kind", () => {
  for (const message of [
    "how long does it take on foot from the station to the Salt Tower?",
    "combien de temps à pied de la gare à The Salt Tower ?",
  ]) {
    const { intent, place, fromKind, categories } = said(message);
    assert.deepEqual(
      [intent, place?.id, fromKind, categories],
      ["about_place", "salt-tower", "station", []],
      message,
    );
  }
});

test("what only a place's history tells is no search for places of its kind", () => {
  for (const message of [
    "who built the Salt Tower?",
    "how old is the church?",
    "wer hat den Salzturm gebaut, in welchem Jahr?",
    "qui a construit l'église ?",
  ])
    assert.ok(["about_place", "out_of_scope"].includes(said(message).intent), message);
  assert.deepEqual(said("Wie hoch ist der Eintritt im Salzturm?").asked, ["price"]);
});

test("hours that are counted are a length, no time and no question", () => {
  for (const message of [
    "we have two hours, what can we do?",
    "Wir haben zwei Stunden, was können wir machen?",
    "Nous avons deux heures, que faire ?",
    "Tenemos dos horas, ¿qué hacemos?",
    "Abbiamo due ore, cosa possiamo fare?",
    "Temos duas horas, o que fazer?",
    "Vi har to timer, hvad kan vi lave?",
    "We hebben twee uur, wat kunnen we doen?",
    "2時間あります。何ができますか",
    "我们有两个小时,可以做什么",
  ]) {
    const { intent, asked, openAt } = said(message);
    assert.deepEqual([intent, asked, openAt], ["find_places", [], undefined], message);
  }
  assert.ok(said("een tafel om 8 uur").openAt, "with a word for at it is a time");
  assert.deepEqual(said("what are the hours of the Salt Tower?").asked, ["hours"]);
});

test("the hosts of an organisation share its words, and each is known by its own name", () => {
  const near = (hostName?: string) =>
    understand("a bar near the Gull Inn", { now, timeZone, words: townWords, hostName }).near;
  assert.deepEqual(near("The Gull Inn"), { to: "host" });
  assert.deepEqual(near("Gull Inn"), { to: "host" });
  assert.notDeepEqual(near(undefined), { to: "host" });
});

test("the end of a long name of an area is that area, after a word for being there", () => {
  assert.equal(said("bars in Salzach").area?.id, "bad-salzach");
  assert.equal(said("salzach").area, undefined);
});

test("which of those shown are open at a time asks for their hours", () => {
  for (const [first, second] of [
    ["restaurants", "which of these are open now?"],
    ["restaurants", "are those open on Sunday?"],
    ["Restaurants", "hat davon jetzt noch was offen?"],
    ["咖啡馆", "这几家现在哪家还开着？"],
    ["カフェ", "この中で今開いているのは？"],
    ["카페", "그중에 지금 열린 곳은?"],
  ] as const) {
    const { intent, asked } = said(first, second);
    assert.deepEqual([intent, asked], ["about_place", ["hours"]], second);
  }
  assert.equal(said("museums", "museums on Sunday like those").intent, "refine");
});

test("of a place that was shown is asked by its kind, though it is called something to do, where it is not looked for", () => {
  const tower = { kind: "listing", id: "salt-tower", name: "The Salt Tower", kinds: ["tower"] } as const;
  const understood = (message: string) =>
    understand(message, { now, timeZone, words: townWords, shown: [tower], spokenOf: tower });
  const { intent, place } = understood("is the tower something to do when it rains?");
  assert.deepEqual([intent, place?.id], ["about_place", "salt-tower"]);
  assert.equal(understood("is there a tower? I would like to find one").place, undefined);
});

test("of what was found is asked by an hour alone, and by what it is compared by though one word is not known", () => {
  const { intent, asked } = said("museums", "are these open at eleven?");
  assert.deepEqual([intent, asked], ["about_place", ["hours"]]);
  assert.equal(said("museums", "which is cheapest, zorp?").best, "price");
});

test("of the one that was found the first is meant, whatever day it is to go to", () => {
  const tower = { kind: "listing", id: "salt-tower", name: "The Salt Tower", kinds: ["tower"] } as const;
  const previous = said("towers");
  const { choice } = understand("put the first in on day 2", {
    previous,
    now,
    timeZone,
    words: townWords,
    shown: [tower],
  });
  assert.equal(choice, 1);
});
