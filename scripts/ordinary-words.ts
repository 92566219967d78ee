import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { readSampleWords } from "../bench/concierge-speed/sample-concierge.ts";
import { ORDINARY_LENGTH_MIN, readOrdinaryWords, WordSet } from "../src/languages/word-set.ts";
import { isWorldPlace } from "../src/languages/world-places.ts";
import { fold } from "../src/search/text/fold.ts";
import { typosAllowed } from "../src/search/text/slips.ts";
import { stem } from "../src/search/text/stem.ts";
import { Vocabulary } from "../src/search/text/vocabulary.ts";

/*
 * Makes what tells a misspelt word from another, and a place of the world from a word:
 *
 *     node scripts/ordinary-words.ts --language CODE FILE…   src/languages/CODE/ordinary-words.bin, of all words in the files
 *     node scripts/ordinary-words.ts --language CODE --said FILE…   adds to it what guests say: lines of frame, tab, message
 *     node scripts/ordinary-words.ts --places FILE…          src/languages/world-places.tsv.br, of lines: name, tab, place
 *
 * Of a file of JSON the texts count, not the keys. src/languages/word-sets-licence.txt says what the files in the repository were made of.
 */
/** A slip is so much rarer than the word that was meant. */
const SLIP = 10;
/** A name is written small at most so many times as often as with its capital. */
const CAPITALS = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: "string" },
    said: { type: "boolean", default: false },
    places: { type: "boolean", default: false },
  },
});
const { language } = values;
if (positionals.length === 0 || values.places === (language !== undefined))
  throw new Error("give --language CODE or --places, and the files to read");

const texts = positionals.flatMap((file) => {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".json") ? textsIn(JSON.parse(text)) : text.split("\n");
});
if (language === undefined) write("world-places.tsv.br", brotliCompressSync(placesIn(texts)));
else {
  const words = values.said
    ? (await wordsSaid(texts)).map((word) => stem(word, language))
    : texts.flatMap(wordsIn);
  const before = values.said ? readOrdinaryWords(language) : undefined;
  write(`${language}/ordinary-words.bin`, WordSet.of(new Set(words), before).bytes);
}

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

/**
 * What is said at least twice and written small, folded; no names, which within a message are mostly written with a capital, nor slips:
 * words that are a slip away from others which are said far more often.
 */
async function wordsSaid(lines: readonly string[]): Promise<string[]> {
  const { names } = await readSampleWords(0);
  const messages = lines.map((line) => line.split("\t")[1] ?? "");
  const small = countOf(messages, /(?<![\p{L}\p{M}])\p{Ll}[\p{L}\p{M}]*/gu);
  const capital = countOf(messages, /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{M}]*/gu);
  const terms = Array.from(small, ([word, count]) => (count >= 2 * SLIP ? `${language}:${word}` : ""));
  const often = new Vocabulary(terms.filter(Boolean));
  const isSlip = (word: string, count: number) =>
    often
      .near(word, { typosMax: typosAllowed(word) || 1, prefix: false })
      .some((near) => small.get(near.word)! >= SLIP * count);
  const isName = (word: string) => isWorldPlace(word) || names.whole(word).length > 0;
  // German nouns have capitals as well.
  const isWritten = (word: string, count: number) =>
    language === "de" || (capital.get(word) ?? 0) * CAPITALS < count;
  return Array.from(small)
    .filter(([word, count]) => count >= 2 && word.length >= ORDINARY_LENGTH_MIN && !isName(word))
    .filter(([word, count]) => isWritten(word, count) && !isSlip(word, count))
    .map(([word]) => word);
}

function countOf(messages: readonly string[], words: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of messages.flatMap((message) => [...message.matchAll(words)]))
    counts.set(fold(word), (counts.get(fold(word)) ?? 0) + 1);
  return counts;
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
