import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { ORDINARY_LENGTH_MIN, WordSet } from "../src/languages/word-set.ts";
import { fold } from "../src/search/text/fold.ts";
import { stem } from "../src/search/text/stem.ts";

/*
 * Makes what tells a misspelt word from another, and a place of the world from a word:
 *
 *     node scripts/ordinary-words.ts --language CODE FILE…   src/languages/CODE/ordinary-words.bin, of all words in the files
 *     node scripts/ordinary-words.ts --places FILE…          src/languages/world-places.tsv.br, of lines: name, tab, place
 *
 * Of a file of JSON the texts count, not the keys. src/languages/word-sets-licence.txt says what the files in the repository were made of.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string" }, places: { type: "boolean", default: false } },
});
const { language } = values;
if (positionals.length === 0 || values.places === (language !== undefined))
  throw new Error("give --language CODE or --places, and the files to read");

const texts = positionals.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? textsIn(JSON.parse(text)) : text.split("\n");
});
if (language === undefined) write("world-places.tsv.br", brotliCompressSync(placesIn(texts)));
else write(`${language}/ordinary-words.bin`, WordSet.of(new Set(texts.flatMap(wordsIn))).bytes);

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(new URL(`../src/languages/${file}`, import.meta.url), bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

function placesIn(lines: readonly string[]): string {
  const places = new Map<string, Set<string>>();
  for (const [name = "", place] of lines.map((line) => line.split("\t"))) {
    const folded = lettersIn(name).join(" ");
    if (folded && place) places.set(folded, (places.get(folded) ?? new Set()).add(place));
  }
  const written = Array.from(places, ([name, some]) => `${name}\t${[...some].join(",")}`);
  return written.toSorted().join("\n");
}

function lettersIn(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(fold);
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
