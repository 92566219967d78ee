import assert from "node:assert/strict";
import { test } from "node:test";
import { said } from "../../../test/support/concierge/words.ts";

const unknownName = (message: string) => said(message).unknownPlace;

test("a name with its kind that nothing here is called is a name that is not known", () => {
  for (const [message, name] of [
    ["British Museum", "British Museum"],
    ["is the British Museum open now?", "British Museum"],
    ["what museums are like the Guggenheim Museum", "Guggenheim Museum"],
    ["ist das Zorgmann Museum jetzt offen?", "Zorgmann Museum"],
    ["le musée Zorgmann est-il ouvert maintenant ?", "musée Zorgmann"],
    ["Merci, et le musée d'Zorgmann ?", "musée dZorgmann"],
    ["¿está abierto el Museo Guggenheim ahora?", "Museo Guggenheim"],
    ["il Museo Guggenheim è aperto adesso?", "Museo Guggenheim"],
    ["o Museu Gulbenkian está aberto agora?", "Museu Gulbenkian"],
    ["is het Zorgmann Museum nu open?", "Zorgmann Museum"],
    ["er Zorgmann Museum åbent nu?", "Zorgmann Museum"],
    ["är Zorgmann Museum öppet nu?", "Zorgmann Museum"],
    ["大英博物館は今開いていますか?", "大英博物館"],
    ["大英博物馆现在开门吗?", "大英博物馆"],
  ] as const) {
    // A sight of the world is known to be elsewhere.
    const { unknownPlace, town } = said(message);
    assert.equal(unknownPlace ?? town?.name, name, message);
  }
});

test("what a kind is like, where it is and what it serves is no name", () => {
  for (const message of [
    "modern museum",
    "Modern museums please",
    "a free museum",
    "Free Museums For Children Today",
    "museums in Skanör",
    "Italian restaurant",
    "a British pub",
    "Small museums near the Salt Tower",
    "ein modernes Museum",
    "Moderne Museen",
    "Ich suche ein Modernes Museum",
    "un musée moderne",
    "un museo moderno",
    "小さな博物館",
    "近代的な美術館",
    "现代博物馆",
    "无料の博物館",
    "the Kornfeld Collection museum",
  ])
    assert.equal(unknownName(message), undefined, message);
});

test("a word that is also a town's name is a town only where it is written as one, or beside what is looked for there", () => {
  const townOf = (message: string) => said(message).town?.name;
  for (const [message, town] of [
    ["museums in Malmö", "Malmö"],
    ["museums of malmo", "malmo"],
    ["malmo museums", "malmo"],
    ["Museen in Zug", "Zug"],
    ["musées de Malmö", "Malmö"],
    ["Is the museum boat that goes round the quay good?", undefined],
    ["ein Museum, mein Schirm liegt im Zug", undefined],
    ["un bon musée pour lui faire plaisir", undefined],
    ["Un museo da vedere all'alba?", undefined],
    ["a museum, which way round and where's the hairpin", undefined],
  ] as const)
    assert.equal(townOf(message), town, message);
});

test("a word for a holiday beside what is looked for is understood", () => {
  for (const message of [
    "haben morgen Supermärkte zu wegen Feiertag? ich bräuchte noch Brot",
    "明日は祝日ですが、お水を買えるスーパーは開いていますか",
    "mañana es festivo, hay un supermercado abierto",
  ])
    assert.deepEqual(said(message).notUnderstood, [], message);
});
