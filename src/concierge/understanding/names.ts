import { isSight } from "../../languages/concepts.ts";
import { isSameTown, isWorldPlace } from "../../languages/world-places.ts";
import { fold, foldLabel } from "../../search/text/fold.ts";
import { takesTypos, typosAllowed } from "../../search/text/slips.ts";
import { heardName } from "./heard-names.ts";
import type { Lexicon } from "./lexicon.ts";
import { KNOWN_SCORE, type Nameable, type NameIndex, sortOfName } from "./name-index.ts";
import {
  isCalled,
  isFilter,
  isKindHere,
  isKnown,
  isOfTown,
  isOrdinaryHere,
  isPlain,
  isProper,
  isSmallWord,
  isStrangeAt,
  isWordHere,
  MISSPELT_LENGTH_MIN,
  mayBeOrdinary,
  SURE_LENGTH_MIN,
} from "./name-or-word.ts";
import type { OrgWords } from "./org-words.ts";
import { type Meaning, wordsIn } from "./phrase-table.ts";
import type { Reader, Span } from "./spans.ts";
import { HALF } from "./strange-names.ts";
import { breaksBefore, endsSentenceBefore, type Token, withoutParticle } from "./tokens.ts";
import type { PlanStop } from "./understanding.ts";

/** How much of a name has to be said where its telling word is an ordinary one: "house" is not yet "The 8 House" … */
const ORDINARY_SHARE_MIN = 0.57;
/** … and where no other word of the name is said: "traditional" is not yet "Traditional Pure". */
const LONE_SHARE_MIN = 0.75;

/** Words of one message that are looked up as misspelt names. */
const GUESSES_MAX = 12;

/**
 * Finds the names of an organisation in a message: whole names, a rare word that stands for one ("rosenborg"), and
 * either misspelt. One word that the language knows as well ("Mother", "Host") is a name only where the message has
 * nothing else or says that it is one ("called Mother"); an ordinary word of a longer name is none beside a kind of place that the name
 * lacks. Of several that are called the same the first that is seen is meant. A stop of the plan is known by any word that only its name has.
 */
export function nameReader(
  words: OrgWords,
  lexicon: Lexicon,
  {
    isSeen = () => true,
    townName,
    planStops = [],
    forgivesTypos = true,
  }: {
    isSeen?: (named: Nameable) => boolean;
    townName?: string;
    planStops?: readonly PlanStop[];
    forgivesTypos?: boolean;
  } = {},
): Reader {
  const { names, labels } = words;
  const town = fold(townName ?? "");
  let guessesLeft = forgivesTypos ? GUESSES_MAX : 0;
  return (tokens, start) => {
    const whole = wholeNames(tokens, start, words, lexicon, isSeen);
    const { kind, text: word } = tokens[start]!;
    const ofKind = whole.length === 0 ? namedByKind(tokens, start, words, lexicon) : undefined;
    if (ofKind && isSeen(ofKind)) return [makeSpan(start, start + 2, [ofKind], 1)];
    const heard = whole.length === 0 ? heardName(tokens, start, names, lexicon) : undefined;
    if (heard) return [makeSpan(start, heard.end, [heard.named], 0.95)];
    // A "boat" is looked for by its tag; a name that is a tag as well is the place's.
    const isTag = isFilter(labels.get(word)) && mayBeOrdinary(word, lexicon);
    if (whole.length > 0 || kind !== "word" || isKnown(word, lexicon) || isTag) return whole;
    // "Museen in Kopenhagen" are not those near "Zoo Kopenhagen".
    if (isSameTown(word, town)) return [];
    const stop = isTelling(tokens, start, words, lexicon) ? stopCalled(word, planStops, names) : undefined;
    if (stop) return [makeSpan(start, endOfName(tokens, start, stop), [stop], 1)];
    const near = tokens.slice(Math.max(0, start - 3), start + 5).map(({ text }) => text);
    const around = new Set([...near, ...near.map(withoutParticle)]);
    // What many places say of themselves ("perfume") is no name either.
    const isLabel = labels.get(word) !== undefined;
    const isOfLanguage = mayBeOrdinary(word, lexicon) && !isProper(tokens, start, lexicon);
    const isWord = isOfLanguage || isOfTown(word) || isWorldPlace(word);
    const isOrdinary = isLabel || isWord;
    const found =
      areaIn(tokens, start, names, lexicon) ??
      (isOrdinary
        ? names.byTellingWord(word, around, ORDINARY_SHARE_MIN, isWord ? LONE_SHARE_MIN : ORDINARY_SHARE_MIN)
        : names.byTellingWord(word, around)) ??
      (!isLabel && guessesLeft-- > 0 ? misspelt(word, around, names, lexicon) : undefined);
    const isWordMeant =
      isOrdinary &&
      found !== undefined &&
      (isWordHere(tokens, start, found, { lexicon, labels, isWord }) ||
        (isCalled(found, word) && isOrdinaryHere(tokens, start, found, lexicon)));
    const isName = found?.kind === "area" || !isWordMeant;
    return found && isName ? [makeSpan(start, start + 1, [found], HALF)] : [];
  };
}

/** Whether a word may stand for a name that has it: no other word of the language but behind an article, nor a category or a tag. */
function isTelling(
  tokens: readonly Token[],
  at: number,
  { labels, articles }: OrgWords,
  lexicon: Lexicon,
): boolean {
  const { text } = tokens[at]!;
  const isOwn = !mayBeOrdinary(text, lexicon) || isProper(tokens, at, lexicon);
  const isOfMany = isFilter(labels.get(text)) || isKindHere(labels.get(text));
  return !isOfMany && (isOwn || articles.has(tokens[at - 1]?.text ?? ""));
}

/** Of words that are written without spaces between them one of two characters tells as much as one of four letters. */
const [TELLING_LETTERS, TELLING_CHARACTERS] = [4, 2];
/** So much of a word that is longer stands for it: "Glypto". */
const BEGINNING = 5;

/** The only stop of a plan that has a word in its names, or one that it begins or is a slip for. */
function stopCalled(word: string, planStops: readonly PlanStop[], names: NameIndex): Nameable | undefined {
  const least = /[\p{Script=Hangul}\p{Script=Han}]/u.test(word) ? TELLING_CHARACTERS : TELLING_LETTERS;
  // What says of which kind a place is tells no place apart, in whatever language.
  if (planStops.length === 0 || word.length < least || sortOfName.has(word)) return undefined;
  const begun = (own: ReadonlySet<string>) =>
    word.length >= BEGINNING && [...own].some((one) => one.startsWith(word) && !sortOfName.has(one));
  const having = (said: string) => planStops.filter((stop) => stop.names.has(said));
  const slips = word.length >= MISSPELT_LENGTH_MIN ? names.near(word, 1) : [];
  const found = [having(word), planStops.filter((stop) => begun(stop.names)), slips.flatMap(having)].find(
    ({ length }) => length > 0,
  );
  const ids = new Set(found?.map(({ id }) => id));
  const [id] = ids;
  return ids.size === 1 ? (names.named("listing", id!) ?? names.named("area", id!)) : undefined;
}

/** Where what is said of a name ends that begins at a token: "kong hans" of Kong Hans Kælder. */
function endOfName(tokens: readonly Token[], start: number, { names }: Nameable): number {
  const own = new Set(names.flatMap(wordsIn));
  let end = start + 1;
  while (end < tokens.length && !breaksBefore(tokens[end]!) && own.has(tokens[end]!.text)) end++;
  return end;
}

/** A word with a kind to see or do beside it, which together are a name in another language or form. */
function namedByKind(
  tokens: readonly Token[],
  start: number,
  orgWords: OrgWords,
  lexicon: Lexicon,
): Nameable | undefined {
  const [first, second] = [tokens[start], tokens[start + 1]];
  if (first?.kind !== "word" || second?.kind !== "word" || endsSentenceBefore(second)) return undefined;
  for (const [kind, word] of [
    [second.text, first.text],
    [first.text, second.text],
  ] as const) {
    const id = (lexicon.phrases.get(kind) ?? []).find(({ type }) => type === "concept")?.value ?? "";
    if (word.length < MISSPELT_LENGTH_MIN || !isSight(id)) continue;
    const labels = orgWords.labelsOf(id);
    const found = orgWords.names.byKind(word, (other) => other === kind || labels.has(other));
    if (found) return found;
  }
  return undefined;
}

/** "In Gaia": after a word for being in a place, the end of a long name of an area ("Vila Nova de Gaia"). */
function areaIn(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
  lexicon: Lexicon,
): Nameable | undefined {
  const before = lexicon.phrases.get(tokens[start - 1]?.text ?? "");
  const isIn = before?.some(({ type, value }) => type === "where" && (value === "in" || value === "near"));
  return isIn ? names.areaEndingIn(tokens[start]!.text) : undefined;
}

function wholeNames(
  tokens: readonly Token[],
  start: number,
  orgWords: OrgWords,
  lexicon: Lexicon,
  isSeen: (named: Nameable) => boolean,
): Span[] {
  const { names, labels } = orgWords;
  const spans: Span[] = [];
  const words: string[] = [];
  const last = Math.min(tokens.length, start + names.longestFrom(tokens[start]!.text));
  for (let end = start + 1; end <= last; end++) {
    if (end > start + 1 && endsSentenceBefore(tokens[end - 1]!)) break;
    words.push(tokens[end - 1]!.text);
    const said = words.join(" ");
    const ofKind = (at: number) => calledWithKind(said, tokens, at, orgWords, lexicon).filter(isSeen);
    const next = tokens[end];
    const after = next && !breaksBefore(next) ? ofKind(end) : [];
    const before = ofKind(kindBefore(tokens, start, lexicon));
    if (after.length > 0) spans.push(makeSpan(start, end + 1, after, 1.1));
    // "St Paul's Cathedral's dome".
    const owned = end > start + 1 && said.endsWith("s") ? names.whole(said.slice(0, -1)) : [];
    const called = names.whole(said, end === start + 1 && isStrangeAt(tokens, start, lexicon)).concat(owned);
    const seen = called.length > 1 ? [...called.filter(isSeen), ...called] : called;
    const found = before.length > 0 ? before : seen;
    // "Miradouro" is a viewpoint where they are called so, though a restaurant may be too.
    if (isKindHere(labels.get(said)) && found[0]?.kind === "listing" && !isCalled(found[0], said)) continue;
    // What is liked is a topic, though a guide may be called so.
    if (found[0]?.kind === "guide" && says(tokens[start - 1], lexicon, "like")) continue;
    const isWord =
      end === start + 1 &&
      found.length > 0 &&
      before.length === 0 &&
      (found[0]!.kind !== "area" || isSmallWord(tokens, start, lexicon)) &&
      (tokens[start]!.kind === "number" ||
        (isKnown(said, lexicon) && !(isProper(tokens, start, lexicon) && isPlain(said, lexicon))) ||
        isKindHere(labels.get(said)) ||
        isOrdinaryHere(tokens, start, found[0]!, lexicon));
    if (found.length === 0 || (isWord && tokens.length > 1 && !says(tokens[start - 1], lexicon, "called")))
      continue;
    spans.push(makeSpan(start, end, found, 1.1));
  }
  return spans;
}

/** Those that are called so and are of the kind that a token says: "St Paul's station", "torre dos Clérigos". */
function calledWithKind(
  said: string,
  tokens: readonly Token[],
  at: number,
  orgWords: OrgWords,
  { phrases }: Lexicon,
): Nameable[] {
  const token = tokens[at];
  // "Wine bar": what the language has for a kind is no bar that is called Wine.
  const isPhrase = [said, `${said} ${token?.text}`].some((words) => phrases.get(words) !== undefined);
  if (!token || (isPhrase && !tokens[at - 1]?.isCapital && !tokens[at + 1]?.isCapital)) return [];
  const meanings = [phrases, orgWords.labels].flatMap((table) => table.get(token.text) ?? []);
  const labels = meanings.flatMap(({ type, value }) =>
    type === "concept" ? [...orgWords.labelsOf(value)] : [],
  );
  const sort = sortOfName.get(token.text);
  const isOfName = (name: string) => wordsIn(name).some((word) => sortOfName.get(word) === sort);
  if (labels.length === 0 && sort === undefined) return [];
  return orgWords.names.whole(said, true).filter(({ names, category = [] }) => {
    const isCalled = sort !== undefined && names.some(isOfName);
    return isCalled || category.some((label) => labels.includes(foldLabel(label)));
  });
}

/** Where a kind may stand before a name, but for articles: "torre dos Clérigos". */
function kindBefore(tokens: readonly Token[], start: number, { phrases }: Lexicon): number {
  const isArticle = (at: number) => {
    const meanings = phrases.get(tokens[at]?.text ?? "") ?? [];
    return meanings.some(({ type }) => type === "article") && !meanings.some(({ type }) => type === "where");
  };
  let before = start - 1;
  while (isArticle(before)) before--;
  return tokens.slice(before + 1, start + 1).some(breaksBefore) ? -1 : before;
}

/** Whether a word says that a name follows ("called"), or that something is liked. */
function says(token: Token | undefined, lexicon: Lexicon, act: "called" | "like"): boolean {
  const meanings = token && lexicon.phrases.get(token.text);
  return meanings?.some(({ type, value }) => type === "act" && value === act) ?? false;
}

/** Finds the host's own name, with or without the article before it; it stands for the host, but where it is a town's. */
export function hostReader(hostName = "", articles: ReadonlySet<string>): Reader {
  const words = wordsIn(hostName);
  const meaning: Meaning = isWorldPlace(fold(hostName))
    ? { type: "world", value: fold(hostName) }
    : { type: "where", value: "host" };
  const names = articles.has(words[0] ?? "") ? [words, words.slice(1)] : [words];
  return (tokens, start) =>
    names
      .filter((name) => name.length > 0 && name.every((word, at) => tokens[start + at]?.text === word))
      .map(({ length }) => ({
        start,
        end: start + length,
        meanings: [meaning],
        certainty: 1,
      }));
}

function misspelt(
  word: string,
  around: ReadonlySet<string>,
  names: NameIndex,
  lexicon: Lexicon,
): Nameable | undefined {
  const typosMax = takesTypos(word) && word.length >= MISSPELT_LENGTH_MIN ? typosAllowed(word) : 0;
  if (typosMax === 0 || lexicon.isOrdinary(word) || isWorldPlace(word) || isOfTown(word)) return undefined;
  for (const near of names.near(word, typosMax).slice(0, 3)) {
    const [whole] = names.whole(near);
    const isTown = isWorldPlace(near) && (whole?.score ?? 0) < KNOWN_SCORE;
    if (near[0] !== word[0] || isKnown(near, lexicon) || isTown) continue;
    const found = whole ?? names.byTellingWord(near, around);
    // A short word that is wrong by a letter is more often another name than that of a place that few know: "Caldea" is not "Les caldes".
    const isLikely =
      found?.kind === "area" ||
      word.length >= SURE_LENGTH_MIN ||
      (found?.score ?? KNOWN_SCORE) >= KNOWN_SCORE;
    if (found && isLikely) return found;
  }
  return undefined;
}

function makeSpan(start: number, end: number, found: readonly Nameable[], certainty: number): Span {
  const meanings = found.slice(0, 1).map(
    (named): Meaning => ({
      type: named.kind === "area" ? "area" : "place",
      value: named.id ?? named.names[0]!,
      named,
    }),
  );
  return { start, end, meanings, certainty };
}
