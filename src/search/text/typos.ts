import { type Alternative, isPreferred, type QueryWord } from "./query.ts";
import { termOf } from "./terms.ts";
import { typosAllowed } from "./typo-rules.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The terms of an organisation's vocabulary that a word of a query may be a misspelling of, by number of typos, whole or beginning, and preferred language or not. See {@link Vocabulary.near} for what
 * counts as a typo.
 */
export function expandTypos(word: QueryWord, vocabulary: Vocabulary): Alternative[] {
  const typosMax = typosAllowed(word.word);
  if (typosMax === 0) {
    return [];
  }
  const classes = new Map<string, { terms: Set<string>; alternative: Omit<Alternative, "terms"> }>();
  for (const near of vocabulary.near(word.word, { typosMax, prefix: word.isLast })) {
    for (const language of near.languages.filter((code) => word.languages.includes(code))) {
      const { typos, prefix } = near;
      const preferred = isPreferred(language, word.preferred);
      const key = `${typos} ${prefix} ${preferred}`;
      const alternative = { typos, prefix, inflected: false, preferred };
      const entry = classes.get(key) ?? { terms: new Set(), alternative };
      classes.set(key, entry);
      entry.terms.add(termOf(near.word, language));
    }
  }
  return Array.from(classes.values(), ({ terms, alternative }) => ({ ...alternative, terms: [...terms] }));
}
