import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where languages are at home: all that is particular to one. */
const homes = /^src\/languages\/|^web\/src\/texts\//;

const sources = globSync(["src/**/*.ts", "web/src/**/*.ts", "web/explorer/**/*.ts"], { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !homes.test(file) && !/\.test\.ts$/.test(file));

interface Literal {
  file: string;
  line: number;
  /** As it is written, quotes included. */
  text: string;
}

/** A comment, or a literal: a string, the text of a template, a regular expression where one may stand. */
const TOKEN =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<literal>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};>\n]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*)/g;

function literalsOf(file: string): Literal[] {
  const text = readFileSync(`${root}/${file}`, "utf8");
  return [...text.matchAll(TOKEN)].flatMap(({ groups, index }) =>
    groups?.literal ? [{ file, line: text.slice(0, index).split("\n").length, text: groups.literal }] : [],
  );
}

const literals = sources.flatMap(literalsOf);

/** Signs of typography that no language owns. */
const TYPOGRAPHY = /[…–—×·°•′″→←±©]/g;
/** Names in the examples that readers of the API copy. */
const EXAMPLE = /København/g;

test("outside of the languages, what the program says and reads is in no language's letters", () => {
  const found = literals
    .filter(({ text }) => /[^\p{ASCII}]/u.test(text.replaceAll(TYPOGRAPHY, "").replaceAll(EXAMPLE, "")))
    .map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 60)}`);
  assert.deepEqual(found, []);
});

/** Letters that are a language's code and mean something else, and where. */
const otherMeanings: readonly { words: string; files: RegExp; what: string }[] = [
  {
    words: "id no in is to am br",
    files: /./,
    what: "a field, answers and values of tags, English words, Brotli",
  },
  { words: "iu gu", files: /./, what: "flags of regular expressions" },
  { words: "nd", files: /xml-source/, what: "an element of OpenStreetMap's XML" },
  { words: "mo tu we th fr sa su sh ph", files: /^src\/hours\/notation/, what: "days of opening_hours" },
  { words: "en-GB da-DK de-DE ja-JP", files: /^src\/cli\/sample.ts/, what: "the languages of the sample" },
  {
    words: "en-GB da-DK de-DE ja-JP",
    files: /^src\/contract\//,
    what: "examples that readers of the API copy",
  },
];

function meansOther(code: string, file: string): boolean {
  return otherMeanings.some(({ words, files }) => words.split(" ").includes(code) && files.test(file));
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether a literal is a language's code: two or three letters that CLDR has a name for, with script and region or without. */
function isLanguageCode(literal: string): boolean {
  const code = literal.slice(1, -1);
  const [, language] = /^([a-z]{2,3})(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.exec(code) ?? [];
  return (
    language !== undefined && (language.length === 2 || code !== language) && names.of(language) !== undefined
  );
}

test("outside of the languages no language is named by its code", () => {
  const found = literals
    .filter(({ text, file }) => isLanguageCode(text) && !meansOther(text.slice(1, -1), file))
    .map(({ file, line, text }) => `${file}:${line} ${text}`);
  assert.deepEqual(found, []);
});
