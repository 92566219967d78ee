import { type InEach, inEach, type Language } from "./languages.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { Random } from "./random.ts";

/** Clauses prepared for each language. */
const CLAUSES = 16_384;

const particles = ["の", "は", "が", "を", "に", "で", "と", "も"] as const;
const japaneseEndings = ["です", "ます", "でした", "があります", "になります"] as const;

/**
 * Running text of one language. Sentences are two clauses of a prepared pool with a freshly drawn word between them: the
 * pool makes it fast, the drawn word keeps the long tail of rare words that real text has.
 */
export interface Prose {
  lexicon: Lexicon;
  /** A few words without a full stop. */
  phrase(random: Random): string;
  sentence(random: Random): string;
  sentences(random: Random, count: number): string;
}

let made: InEach<Prose> | undefined;

export function prose(): InEach<Prose> {
  made ??= inEach((language) => (language === "ja-JP" ? japaneseProse() : spacedProse(language)));
  return made;
}

function spacedProse(language: Language): Prose {
  const lexicon = lexiconOf(language);
  const clauses = clausesOf(language, (random) => {
    const words = Array.from({ length: random.between(4, 8) }, () => lexicon.draw(random));
    return words.join(random.chance(0.06) ? ", " : " ");
  });
  const openings = clauses.map(capitalised);
  const sentence = (random: Random) =>
    `${random.pick(openings)} ${lexicon.draw(random)} ${random.pick(clauses)}.`;
  return {
    lexicon,
    phrase: (random) => random.pick(openings),
    sentence,
    sentences(random, count) {
      let text = sentence(random);
      for (let made = 1; made < count; made++) text += ` ${sentence(random)}`;
      return text;
    },
  };
}

function japaneseProse(): Prose {
  const lexicon = lexiconOf("ja-JP");
  const clauses = clausesOf("ja-JP", (random) => {
    const words = Array.from(
      { length: random.between(2, 4) },
      () => lexicon.draw(random) + random.pick(particles),
    );
    return words.join("");
  });
  const sentence = (random: Random) =>
    `${random.pick(clauses)}${lexicon.draw(random)}、${random.pick(clauses).slice(0, -1)}${random.pick(japaneseEndings)}。`;
  return {
    lexicon,
    phrase: (random) => random.pick(clauses).slice(0, -1),
    sentence,
    sentences(random, count) {
      let text = "";
      for (let made = 0; made < count; made++) text += sentence(random);
      return text;
    },
  };
}

function clausesOf(language: Language, make: (random: Random) => string): string[] {
  const random = new Random(0xc1a05e, language.charCodeAt(0), language.charCodeAt(1));
  return Array.from({ length: CLAUSES }, () => make(random));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
