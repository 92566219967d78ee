import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenLanguages } from "./registry.ts";
import { characterOf, isWrittenIn, likelyLanguage, scriptsIn } from "./scripts.ts";

test("scripts besides Latin are found, the most telling first, and lead to a language", () => {
  assert.deepEqual(scriptsIn("Café Île, 20 €"), []);
  assert.deepEqual(scriptsIn("明日Tivoliの近く"), ["Hira", "Hani"]);
  const likely = Object.fromEntries(
    ["Hira", "Kana", "Hani", "Hang", "Cyrl", "Grek", "Arab", "Hebr", "Thai"].map((script) => [
      script,
      likelyLanguage(script),
    ]),
  );
  assert.deepEqual(likely, {
    Hira: "ja",
    Kana: "ja",
    Hani: "zh",
    Hang: "ko",
    Cyrl: "ru",
    Grek: "el",
    Arab: "ar",
    Hebr: "he",
    Thai: "th",
  });
});

test("a sign that scripts share is of each of them", () => {
  assert.ok(isWrittenIn("コーヒー", "Kana") && isWrittenIn("ー", "Hira"));
  assert.ok(!isWrittenIn("コーヒー店", "Kana") && !isWrittenIn("", "Kana"));
  assert.ok(characterOf(["Hani"]).test("a店") && !characterOf([]).test("店"));
});

test("grammars name scripts by codes that patterns know", () => {
  for (const [language, { grammar }] of Object.entries(spokenLanguages)) {
    const { script, runs, particles } = grammar.withinWords ?? {};
    for (const code of [...grammar.scripts, script, runs, particles])
      if (code !== undefined) assert.doesNotThrow(() => isWrittenIn("a", code), `${language} ${code}`);
  }
});
