import type { Language } from "./languages.ts";
import { Random } from "./random.ts";
import { japaneseWord, madeUpWord, syllables } from "./syllables.ts";

/** Word forms of each language. */
export const WORD_FORMS = 24_000;

/** Words that say little alone; the rest are told by keywords and queries. */
const FUNCTION_WORDS = 60;

const SLOTS = 2 ** 19;
/** Mandelbrot's shift: it flattens the first ranks, as function words do in running text. */
const SHIFT = 2.7;

/**
 * The ranks of words by the law of Zipf and Mandelbrot, p(rank) ~ 1 / (rank + 1 + 2.7): the inverse of its cumulative
 * distribution in 2^19 steps, so that a draw is one look-up. Ranks too rare for a step of their own share the last ones.
 */
const ranks = new Uint16Array(SLOTS);
let total = 0;
for (let rank = 0; rank < WORD_FORMS; rank++) total += 1 / (rank + 1 + SHIFT);
let below = 0;
let slot = 0;
for (let rank = 0; rank < WORD_FORMS; rank++) {
  below += 1 / (rank + 1 + SHIFT);
  const end = rank === WORD_FORMS - 1 ? SLOTS : Math.round((below / total) * SLOTS);
  ranks.fill(rank, slot, end);
  slot = end;
}

function drawRank(random: Random): number {
  return ranks[random.uint32() >>> 13]!;
}

/** The made-up words of one language, the most frequent first. The same for every seed, so that corpora can be mixed. */
export interface Lexicon {
  words: readonly string[];
  /** A word with its frequency in running text. */
  draw(random: Random): string;
  /** A word that says something: of the ranks from `FUNCTION_WORDS` on. */
  content(random: Random): string;
}

const built = new Map<Language, Lexicon>();

export function lexiconOf(language: Language): Lexicon {
  let lexicon = built.get(language);
  if (!lexicon) {
    const words = wordsOf(language);
    lexicon = {
      words,
      draw: (random) => words[drawRank(random)]!,
      content(random) {
        let rank = drawRank(random);
        while (rank < FUNCTION_WORDS) rank = drawRank(random);
        return words[rank]!;
      },
    };
    built.set(language, lexicon);
  }
  return lexicon;
}

function wordsOf(language: Language): string[] {
  const random = new Random(0x1e71c0, language.charCodeAt(0), language.charCodeAt(1));
  const words = new Set<string>();
  const stems: string[] = [];
  while (words.size < WORD_FORMS) {
    const size = syllablesAt(words.size, random);
    if (language === "ja-JP") {
      words.add(japaneseWord(random, Math.min(3, words.size < FUNCTION_WORDS ? 1 : Math.max(2, size))));
      continue;
    }
    const inventory = syllables[language];
    if (stems.length > 1_000 && random.chance(0.4)) {
      words.add(random.pick(stems) + random.pick(inventory.endings));
      continue;
    }
    const stem = madeUpWord(random, inventory, size);
    if (stem.length < 2 || words.has(stem)) continue;
    words.add(stem);
    stems.push(stem);
  }
  return [...words];
}

/** Frequent words are short (Zipf's law of abbreviation). */
function syllablesAt(rank: number, random: Random): number {
  if (rank < FUNCTION_WORDS) return 1;
  if (rank < 1_500) return random.between(1, 2);
  return rank < 8_000 ? random.between(2, 3) : random.between(2, 4);
}
