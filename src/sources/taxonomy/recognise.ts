import { setImmediate as nextTurn } from "node:timers/promises";
import { primaryLanguage } from "../../languages/compare.ts";
import { headFirstLanguages } from "../../languages/traits.ts";
import { presetIds } from "./presets.ts";
import { kept, presetWords } from "./words.ts";

/** A label and its language (BCP 47). */
export interface WrittenLabel {
  language: string;
  words: string;
}

/** The id of the category that a place's labels mean, such as `amenity/cafe`; undefined when nobody knows. */
export type Recogniser = (labels: readonly WrittenLabel[]) => string | undefined;

/** Groups of categories, those that travellers look for most first: where a word belongs to several, the first is meant. */
const GROUPS = [
  "tourism",
  "amenity",
  "historic",
  "leisure",
  "natural",
  "shop",
  "craft",
  "man_made",
  "waterway",
  "building",
];

const NOT_ASCII = /[\u0080-\uffff]/;

/** Categories that are learned between two turns of the event loop: a few milliseconds of work. */
const IDS_A_TURN = 256;

const NAME = 0;
const ALIAS = 1;
const HEAD = 2;
const TERM = 3;

interface Meaning {
  id: string;
  /** NAME, ALIAS, HEAD (the last word of a longer name) or TERM: how surely the words mean it. */
  sort: number;
}

type Book = ReadonlyMap<string, Meaning>;

const books = new Map<string, Promise<Book>>();

/**
 * Reads labels that organisations give their places as categories of the taxonomy, in these languages (BCP 47). Of labels in
 * several languages the meaning that most of them share counts, then that of the first.
 *
 * A label that is no category's name is shortened word by word to what it is in the end: "Danish restaurant" is a
 * restaurant, "museo de arte moderno" a museum; and of a compound ("Weinbar") its last part counts.
 */
export async function recogniserOf(languages: Iterable<string>): Promise<Recogniser> {
  const read = new Map<string, Book>();
  for (const language of new Set([...languages].map(primaryLanguage)))
    read.set(language, await kept(books, language, () => readBook(language)));
  return (labels) => {
    const votes = new Map<string, number>();
    for (const { language, words } of labels) {
      const book = read.get(primaryLanguage(language));
      const id = book && meaningOf(fold(words), book, headFirstLanguages.has(primaryLanguage(language)));
      if (id !== undefined) votes.set(id, (votes.get(id) ?? 0) + 1);
    }
    return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0];
  };
}

function meaningOf(label: string, book: Book, headFirst: boolean): string | undefined {
  const words = label.split(" ");
  for (let length = words.length; length > 0; length--) {
    const part = headFirst ? words.slice(0, length) : words.slice(words.length - length);
    const meaning = book.get(part.join(" ")) ?? book.get(singular(part.join(" ")));
    const isWhole = length === words.length;
    // A head or a term is a hint, not a name, and what travellers do not go to is no head of a name: both need the whole label.
    if (meaning && (isWhole || (meaning.sort < HEAD && isForTravellers(meaning.id)))) return meaning.id;
  }
  return headFirst ? undefined : headOfCompound(words.at(-1)!, book);
}

/** Of "kunstmuseum" the longest end that is a category's name. Ends of fewer than three letters happen by chance. */
function headOfCompound(word: string, book: Book): string | undefined {
  const shortest = /^[\x20-\x7e]*$/.test(word) ? 3 : 2;
  for (let start = 1; start <= word.length - shortest; start++) {
    const meaning = book.get(word.slice(start));
    if (meaning?.sort === NAME && isForTravellers(meaning.id)) return meaning.id;
  }
  return undefined;
}

/** The plurals that labels of shelves come in ("Museums", "Cafés"); other forms are names of their own. */
function singular(words: string): string {
  return words.replace(/ies$/, "y").replace(/s$/, "");
}

async function readBook(language: string): Promise<Book> {
  const words = await presetWords(language);
  const headFirst = headFirstLanguages.has(language);
  const book = new Map<string, Meaning>();
  const learn = (id: string, texts: readonly string[], sort: number) => {
    for (const text of texts) {
      const key = fold(text);
      const known = book.get(key);
      if (key !== "" && (!known || sort < known.sort)) book.set(key, { id, sort });
    }
  };
  for (const [place, id] of idsByInterest().entries()) {
    if (place % IDS_A_TURN === 0) await nextTurn();
    const told = words.get(id);
    if (!told) continue;
    learn(id, [told.name], NAME);
    learn(id, told.aliases, ALIAS);
    if (isForTravellers(id) && !headFirst) learn(id, [told.name.split(" ").at(-1)!], HEAD);
    learn(id, told.terms, TERM);
  }
  return book;
}

let sortedIds: readonly string[] | undefined;

/** All categories, what travellers look for first, then the general before the particular. */
function idsByInterest(): readonly string[] {
  sortedIds ??= presetIds()
    .map((id) => ({ id, place: placeOf(id), depth: id.split("/").length }))
    .sort((a, b) => a.place - b.place || a.depth - b.depth || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return sortedIds;
}

/** A category of a group that travellers look for, and no catch-all such as `shop`. */
function isForTravellers(id: string): boolean {
  return id.includes("/") && placeOf(id) < GROUPS.length;
}

function placeOf(id: string): number {
  const place = GROUPS.indexOf(id.split("/")[0]!);
  return place < 0 ? GROUPS.length : place;
}

/** Words as they are compared: without case, accents, hyphens and brackets' contents. */
function fold(text: string): string {
  const plain = NOT_ASCII.test(text)
    ? text
        .normalize("NFKD")
        .replace(/\p{Mn}/gu, "")
        .normalize("NFC")
    : text;
  return plain
    .toLowerCase()
    .replace(/\(.*?\)/g, " ")
    .replace(/[\s/_-]+/g, " ")
    .trim();
}
