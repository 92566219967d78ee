import { listed } from "../../languages/grammar.ts";
import { hasCapitals, unknownWords, type WrittenForms, writtenAt, writtenFrom } from "./not-understood.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import { asksWay } from "./ways.ts";
import { pickIds } from "./wishes.ts";

/** Attributes that are asked of a place only: whatever else is named with them is one. */
const OF_WAYS: ReadonlySet<string> = new Set(["directions", "distance", "duration", "address"]);
/** Shorter words are particles of a language more often than names. */
const NAME_LENGTH_MIN = 4;

/**
 * The name of an end of the way that is asked for ("how do I get to Louisiana?") where the organisation has no such
 * place; undefined without one. Names in Latin letters are found alone.
 */
export function findUnknownPlace(said: Said): string | undefined {
  return unknownWayEnd(said) ?? unknownSubject(said) ?? nameGoneOnTo(said);
}

/** "And the Zorvent?", "y Noma": what a message goes on to by a name, which has a capital, stands alone or after "the", or is a town elsewhere. */
export function nameGoneOnTo({ reading, written, where, choice }: Said): string | undefined {
  if (where.places.length > 0 || where.area || choice !== undefined) return undefined;
  const isOpening = (index: number) => reading.has(index, "act", "instead", "join", "meant");
  if (!isOpening(0)) return undefined;
  let first = 1;
  while (first < reading.spans.length && (isOpening(first) || reading.isFiller(first))) first++;
  const { definite, capitalNouns } = reading.grammar;
  const isLast = first + 1 >= reading.spans.length || reading.breakBefore(first + 1);
  const isAlone = isLast && !hasCapitals(written) && !reading.isOrdinary(reading.text(first));
  const isAfterArticle = listed(definite?.before).includes(reading.text(first - 1));
  const isName = (index: number) => {
    const name = writtenAt(reading, index, written);
    const isAfter = isAfterArticle && !reading.isOrdinary(reading.text(index));
    const isTold =
      isAlone || reading.has(index, "world") || isAfter || (!capitalNouns && /^\p{Lu}/u.test(name));
    return isTold && isNameless(reading, index) && reading.text(index).length >= NAME_LENGTH_MIN;
  };
  let end = first;
  while (isName(end) && (end === first || !reading.breakBefore(end))) end++;
  if (end === first || reading.isOfPurpose(first, "house")) return undefined;
  const name = reading.spans.slice(first, end).map((_, at) => writtenAt(reading, first + at, written));
  return name.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** Whether a message speaks of something that nobody here knows, which may be where a way leads: "which bus goes to the airport?" */
export function leadsElsewhere({ reading, where }: Said): boolean {
  if (where.places.length > 0 || where.nearThere) return false;
  const min = reading.grammar.spaced === false ? 1 : NAME_LENGTH_MIN;
  return unknownWords(reading, new Set()).some(({ length }) => length >= min);
}

function unknownWayEnd(said: Said): string | undefined {
  const { reading, written, asked, where } = said;
  if (where.nearThere || !asked.some((one) => OF_WAYS.has(one))) return undefined;
  const end = unknownEnd(said);
  if (end !== undefined || where.places.length > 0 || where.area) return end;
  const begin = reading.indices("asked").find((index) => OF_WAYS.has(reading.value(index, "asked")!)) ?? 0;
  const names = reading.spans.flatMap((_, index) => {
    const isLater = index > begin || reading.grammar.verbLast === true;
    return isNameless(reading, index) && isLater && mayBeName(reading, index, written)
      ? [writtenAt(reading, index, written)]
      : [];
  });
  return names.length > 0 ? names.join(" ") : undefined;
}

/** Whether an unknown word may name an end of the way: an ordinary one ("dahin") does not, nor one of the house's ("taxa") or of another sentence. */
function mayBeName(reading: Reading, index: number, written: WrittenForms): boolean {
  const text = reading.text(index);
  const isAskedHere = reading.indices("asked").some((at) => {
    return OF_WAYS.has(reading.value(at, "asked")!) && !reading.endsBetween(index, at);
  });
  if (text.length < NAME_LENGTH_MIN || !isAskedHere) return false;
  const isName = reading.has(index, "world") || /^\p{Lu}/u.test(writtenAt(reading, index, written));
  return isName || !(reading.isOrdinary(text) || reading.isOfPurpose(index, "house"));
}

/** Whether a span is a word that nothing here is called, or a town. */
export function isNameless(reading: Reading, index: number): boolean {
  // A district that is a tag of places alone is nowhere that a way could end.
  const { meanings = [] } = reading.spans[index] ?? {};
  const isTag = meanings.length > 0 && meanings.every(({ type }) => type === "label");
  const isUnknown = isTag || reading.isUnknownWord(index) || reading.has(index, "world");
  return isUnknown && reading.tokens[reading.spans[index]!.start]?.kind === "word";
}

/**
 * The name of something that is asked about and that the organisation does not have, known by its capitals within the message: "when does
 * Kronborg open?"; undefined where a place, one of a list or a kind is meant.
 */
function unknownSubject({ reading, written, where, choice, wishes, asked }: Said): string | undefined {
  if (where.places.length > 0 || where.area || choice !== undefined) return undefined;
  if (pickIds(wishes, "category").length > 0) return undefined;
  const isName = (index: number) => {
    const text = reading.text(index);
    return (
      isNameless(reading, index) &&
      !reading.has(index - 1, "number", "1") &&
      text.length >= NAME_LENGTH_MIN &&
      /^\p{Lu}\p{Ll}/u.test(writtenAt(reading, index, written)) &&
      (asksWay(asked) || !reading.isOrdinary(text)) &&
      !reading.isOfPurpose(index, "house")
    );
  };
  const first = [...reading.spans.keys()].find(
    // The first word of a sentence has a capital anyway.
    (at) =>
      isName(at) && ((at > 0 && !reading.sentenceEndBefore(at)) || !reading.isOrdinary(reading.text(at))),
  );
  if (first === undefined) return undefined;
  let last = first;
  while (isName(last + 1) && !reading.breakBefore(last + 1)) last++;
  return writtenFrom(reading, first, last, written);
}

/** What stands after a word for where a way begins or ends, written as a name, with the kinds of places in it: "Buckingham Palace". */
function unknownEnd({ reading, written, asked }: Said): string | undefined {
  if (!asksWay(asked)) return undefined;
  for (let index = 1; index < reading.spans.length; index++) {
    const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
    const isEnd =
      reading.has(before, "moment", "from", "since", "until") || reading.has(before, "where", "in");
    if (!isEnd || !isNameless(reading, index) || !isWrittenAsName(reading, index, written)) continue;
    if (!mayBeName(reading, index, written)) continue;
    let last = index;
    while (
      last + 1 < reading.spans.length &&
      !reading.breakBefore(last + 1) &&
      (isNameless(reading, last + 1) || reading.has(last + 1, "concept"))
    )
      last++;
    return writtenFrom(reading, index, last, written);
  }
  return undefined;
}

/** Whether a word has a capital first letter, or is a longer one in a message without capitals. */
export function isWrittenAsName(reading: Reading, index: number, written: WrittenForms): boolean {
  if (/^\p{Lu}/u.test(writtenAt(reading, index, written))) return true;
  return !hasCapitals(written) && reading.text(index).length >= NAME_LENGTH_MIN;
}
