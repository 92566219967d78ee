import { css, html, type TemplateResult } from "lit";
import { slipsToBeginnings } from "../../../src/contract/nearest-name.ts";
import { foldLetters } from "../../../src/search/text/fold-letters.ts";
import { DENSE } from "../../../src/search/text/segments.ts";

/** How the words searched for are marked. */
export const marks = css`
  mark {
    background: transparent; color: inherit;
    text-decoration: underline 0.14em var(--wm-accent); text-underline-offset: 0.16em;
  }
`;

/** A text with the words that were searched for marked. */
export function highlighted(text: string, query: string): TemplateResult {
  return html`${matchesIn(text, query).map((piece) => (piece.isMatch ? html`<mark>${piece.text}</mark>` : piece.text))}`;
}

/** A stretch of a text, and whether it answers the words searched for. */
export interface Stretch {
  text: string;
  isMatch: boolean;
}

/** Lengths from which a word may hold one and two mistakes; the service forgives as many. */
const ONE_MISTAKE = 5;
const TWO_MISTAKES = 9;

/**
 * Cuts a text into what answers the words of a query and what does not: words that begin like one of them, whatever the
 * case and accents, or that are one of them but for typing mistakes. For showing only; the service does the finding.
 */
export function matchesIn(text: string, query: string): Stretch[] {
  const terms = splitWords(query).map(({ text: word }) => foldLetters(word));
  if (terms.length === 0) return text === "" ? [] : [{ text, isMatch: false }];
  const marks = splitWords(text).flatMap(({ text: word, at }) => findMarks(word, at, terms));
  return stretches(text, marks);
}

type Mark = readonly [from: number, to: number];

function findMarks(word: string, at: number, terms: readonly string[]): Mark[] {
  // Written without spaces: a match may be anywhere.
  if (DENSE.test(word)) {
    const found = terms
      .map((term) => ({ term, index: word.indexOf(term) }))
      .filter(({ index }) => index >= 0);
    const longest = found.toSorted((a, b) => b.term.length - a.term.length)[0];
    return longest ? [[at + longest.index, at + longest.index + longest.term.length]] : [];
  }
  const known = foldLetters(word);
  const beginning = terms.filter((term) => known.startsWith(term)).toSorted((a, b) => b.length - a.length)[0];
  // Folding may change the length, then the whole word is marked.
  if (beginning) return [[at, at + (known.length === word.length ? beginning.length : word.length)]];
  return terms.some((term) => isMistyped(term, known)) ? [[at, at + word.length]] : [];
}

function stretches(text: string, marks: readonly Mark[]): Stretch[] {
  const cut: Stretch[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    if (from > end) cut.push({ text: text.slice(end, from), isMatch: false });
    cut.push({ text: text.slice(from, to), isMatch: true });
    end = to;
  }
  if (end < text.length) cut.push({ text: text.slice(end), isMatch: false });
  return cut;
}

function splitWords(text: string): { text: string; at: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (match) => ({ text: match[0], at: match.index }));
}

/** Whether a term is a word, or its beginning, with no more mistakes than its length forgives. */
function isMistyped(term: string, word: string): boolean {
  if (term.length < ONE_MISTAKE || /\d/.test(term)) return false;
  const allowed = term.length >= TWO_MISTAKES ? 2 : 1;
  return Math.min(...slipsToBeginnings(term, word)) <= allowed;
}
