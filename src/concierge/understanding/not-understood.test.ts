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

test("what is to come into a plan by a name that nobody knows is that name, with its kind or without", () => {
  const named = {
    "plan 3 days": {
      "put Kronborg Castle in on day 2": "Kronborg Castle",
      "add Reffen on day 2 at lunch": "Reffen",
      "add Reffen and the Salt Tower": "Reffen",
      "add a museum for Emma": undefined,
      "add a museum Emma would love": undefined,
      "add something nice in the evening of day 2": undefined,
    },
    "Plan 3 Tage": { "nimm Schloss Kronborg rein": "Schloss Kronborg" },
    "planifie 3 jours": { "rajoute reffen à midi": "reffen" },
    "planifica 3 días": { "añade el castillo de Kronborg": "castillo de Kronborg" },
    "pianifica 3 giorni": { "mettiamo il castello di Kronborg?": "castello di Kronborg" },
    "planeja 3 dias": { "inclua o Reffen ao almoço do dia 2": "Reffen" },
    "planlæg 3 dage": { "sæt Experimentarium ind på dag 2": "Experimentarium" },
    "plan 3 dagen": { "voeg kasteel Kronborg toe": "kasteel Kronborg" },
    "3日間のプランを作って": {
      クロンボー城を追加して: "クロンボー城",
      "2日目の昼にレッフェンを入れて": "レッフェン",
    },
    安排3天的行程: { 加上雷芬美食市场: "雷芬美食市场" },
    "3일 일정 짜줘": { "루이지애나 미술관을 추가해 줘": "루이지애나 미술관" },
    "خطة ٣ أيام": { "أضف قلعة كرونبورغ": "قلعة كرونبورغ", "أضف متحف قديم": undefined },
  };
  for (const [plan, messages] of Object.entries(named))
    for (const [message, name] of Object.entries(messages))
      assert.equal(said(plan, message).unknownPlace, name, message);
});
