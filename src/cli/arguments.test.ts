import assert from "node:assert/strict";
import { test } from "node:test";
import { languages } from "./arguments.ts";

test("languages are codes in canonical spelling, and a language's name is refused with its code", () => {
  assert.deepEqual(languages("en-gb, da-DK,deu,en-GB,zh-hant-tw"), ["en-GB", "da-DK", "de", "zh-Hant-TW"]);
  const refused: [string, RegExp][] = [
    ["english", /^english is not a BCP 47 language code such as en-GB: did you mean en\?$/],
    ["en-GB,Dansk", /^Dansk is not .*: did you mean da\?$/],
    ["日本語", /: did you mean ja\?$/],
    ["gibberish", /such as en-GB$/],
    ["e", /such as en-GB$/],
    [" , ", /at least one/],
  ];
  for (const [text, message] of refused) assert.throws(() => languages(text), { message }, text);
});
