import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ORDINARY_LENGTH_MIN, WordSet } from "../src/languages/word-set.ts";
import { fold } from "../src/search/text/fold.ts";
import { stem } from "../src/search/text/stem.ts";

/*
 * Makes the sets of words that are not taken for misspellings:
 *
 *     node scripts/ordinary-words.ts --language CODE FILE…   src/languages/CODE/ordinary-words.bin, of all words in the files
 *     node scripts/ordinary-words.ts --names FILE…           src/languages/world-names.bin, of the files' lines
 *
 * Of a file of JSON the texts count, not the keys. src/languages/word-sets-licence.txt says what the sets in the repository were made of.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string" }, names: { type: "boolean", default: false } },
});
const { language } = values;
if (positionals.length === 0 || values.names === (language !== undefined))
  throw new Error("give --language CODE or --names, and the files to read");

const texts = positionals.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? textsIn(JSON.parse(text)) : text.split("\n");
});
const words = new Set(language === undefined ? texts.map(nameIn).filter(Boolean) : texts.flatMap(wordsIn));
const out = language === undefined ? "world-names.bin" : `${language}/ordinary-words.bin`;
const { bytes } = WordSet.of(words);
writeFileSync(new URL(`../src/languages/${out}`, import.meta.url), bytes);
console.log(`${out}: ${words.size} words, ${bytes.length} bytes`);

function lettersIn(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(fold);
}

function nameIn(text: string): string {
  return lettersIn(text).join(" ");
}

function wordsIn(text: string): string[] {
  return lettersIn(text)
    .filter(({ length }) => length >= ORDINARY_LENGTH_MIN)
    .map((word) => stem(word, language!));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
