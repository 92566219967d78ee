import { completeEdits } from "./changed-stops.ts";
import { withMeal } from "./complete-clause.ts";
import { mealMoves } from "./plan-changes.ts";
import { visitsToGo, wantsPlace } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import { withoutAbsent } from "./state.ts";
import { servesFood } from "./state-said.ts";
import type { Edit } from "./understanding.ts";
import { isAnyOne } from "./which-of-kind.ts";

/** Spans of a message, from one to before another. */
interface Part {
  from: number;
  until: number;
  said: Said;
}

/**
 * The clauses of a message that each change the plan, in the order they are said: "drop Tivoli and swap day 1 and 2". What is no change by
 * itself belongs to the change beside it. None where the message is one change.
 */
export function readClauses(whole: Said, read: (part: Reading) => Said): Said[] {
  const { reading } = whole;
  const cuts = [...reading.spans.keys()].filter((index) => index > 0 && isCut(reading, index));
  const bounds = [0];
  for (const [at, cut] of cuts.entries())
    if (!belongsBefore(reading, bounds.at(-1)!, cut, cuts[at + 1] ?? reading.spans.length)) bounds.push(cut);
  bounds.push(reading.spans.length);
  const mayChange = (index: number) =>
    isOfChange(reading, index) ||
    reading.has(index, "meal") ||
    isOfDay(reading, index) ||
    reading.has(index, "act", "more", "less");
  if (bounds.length < 3 || !reading.spans.keys().some(mayChange)) return [];
  const partAt = (from: number, until: number, ...before: readonly number[]): Part => ({
    from,
    until,
    said: read(reading.part(from, until, before)),
  });
  const parts = wholeSentences(
    reading,
    bounds.slice(1).map((until, index) => partAt(bounds[index]!, until)),
    partAt,
  );
  if (!reading.says("edit") && !parts.some(isChange)) return placedByDay(parts, partAt);
  const exchanged = putInPlace(parts, partAt, reading);
  if (exchanged) return exchanged;
  const alike = parts.filter(isChange).length < 2 ? joinedAlike(parts, partAt, reading) : [];
  if (alike.length > 0) return alike;
  const isOwn = (part: Part) => isChange(part) || isWish(part);
  if (!parts.some(isChange)) return [];
  if (parts.filter(isOwn).length < 2) {
    // "Dinner at seven, for there is a show at half past eight": what is said besides does not undo that.
    if (completeEdits(whole).length > 0) return [];
    return parts.flatMap((part, index) => {
      const next = parts[index + 1];
      if (!isOfMeals(part)) return [];
      return [next && addsNumber(part, next, partAt) ? partAt(part.from, next.until).said : part.said];
    });
  }
  const clauses: Part[] = [];
  let waiting: number | undefined;
  for (const [index, part] of parts.entries()) {
    const next = parts.slice(index + 1).find(isChange);
    const last = clauses.at(-1);
    const begun = last && reading.sentenceEndBefore(part.from) ? undefined : last;
    const ellipsis = begun && ellipsisOf(reading, begun, part, partAt);
    // "The kids would like Tivoli, put that in": what is wished for is what the next change is done to.
    const isObject =
      isWish(part) &&
      !part.said.reading.says("edit") &&
      next !== undefined &&
      parts[index + 1] === next &&
      !namesAnything(next);
    if (begun && !isChange(part) && addsNumber(begun, part, partAt)) {
      clauses[clauses.length - 1] = partAt(begun.from, part.until);
    } else if (ellipsis && !isChange(part)) {
      clauses.push(ellipsis);
    } else if (!isObject && (isChange(part) || isWish(part))) {
      clauses.push(waiting === undefined ? part : partAt(waiting, part.until));
      waiting = undefined;
    } else if (
      isObject ||
      !last ||
      (next && !beginsWithChange(reading, next) && !endsBefore(reading, part, next))
    ) {
      waiting ??= part.from;
    } else {
      clauses[clauses.length - 1] = partAt(last.from, part.until);
    }
  }
  return clauses.map(({ said }) => said);
}

/** "And dinner on Friday early, | at six": parts of a sentence that only together move a meal are one. */
function wholeSentences(
  reading: Reading,
  parts: readonly Part[],
  partAt: (from: number, until: number) => Part,
): Part[] {
  const sentences: Part[][] = [];
  for (const part of parts)
    if (sentences.length === 0 || reading.sentenceEndBefore(part.from)) sentences.push([part]);
    else sentences.at(-1)!.push(part);
  return sentences.flatMap((sentence) => {
    if (sentences.length < 2 || sentence.length < 2 || sentence.some(isChange)) return sentence;
    const whole = partAt(sentence[0]!.from, sentence.at(-1)!.until);
    return isOfMeals(whole) ? [whole] : sentence;
  });
}

/** Whether a part moves a meal and does nothing else. */
function isOfMeals({ said: { edits } }: Part): boolean {
  return edits.length > 0 && edits.every(({ operation }) => mealMoves.has(operation));
}

/** "Keep the tower | and lunch | and drop the rest", "swap lunch | and the museum": what stands after a cut is of the change before it. */
function belongsBefore(reading: Reading, from: number, cut: number, until: number): boolean {
  const within = (begin: number, end: number, is: (at: number) => boolean) =>
    reading.spans.some((_, at) => at >= begin && at < end && is(at));
  if (within(cut, until, (at) => reading.has(at, "act", "the_rest"))) return true;
  // "Drop day 3, except dinner."
  if (reading.has(cut, "negation", "except") && !isOfChange(reading, cut + 1)) return true;
  // "What is on Friday to Saturday, and vice versa."
  const isInverse = reading.has(cut + 1, "edit", "replace", "reverse");
  if (reading.has(cut, "act", "join") && isInverse && until === cut + 2) return true;
  const isOfTwo = (at: number) => reading.has(at, "edit", "replace", "keep");
  const isMore = within(cut, until, (at) => isOfChange(reading, at) && !reading.has(at, "edit", "keep"));
  return (
    reading.has(cut, "act", "join") &&
    !reading.sentenceEndBefore(cut) &&
    within(from, cut, isOfTwo) &&
    !isMore
  );
}

/** Words by which something is wanted, which after something is taken out comes in its place. */
const WANTED = ["find", "like", "other", "must"] as const;

/** "Take the museum out, we would rather have a market hall or so": what goes, and what is wished for after it. */
function putInPlace(
  parts: readonly Part[],
  partAt: (from: number, until: number) => Part,
  reading: Reading,
): [Said, Said] | undefined {
  const at = parts.findIndex(isChange);
  const [gone, next, last] = [parts[at], parts[at + 1], parts.at(-1)!];
  if (!gone || !next || parts.slice(at + 1).some(isChange)) return undefined;
  const isGone = gone.said.edits.every(({ operation }) => operation === "remove");
  const { said } = partAt(next.from, last.until);
  // "Take the museum out and give us a playground."
  const isAny =
    !endsBefore(reading, gone, last) && said.wishes.things.some(({ at }) => isAnyOne(said.reading, at));
  const isOne = gone.said.wishes.things.every(({ at }) => !isAnyOne(gone.said.reading, at));
  const isWanted =
    (said.reading.says("act", ...WANTED) || (isAny && isOne)) &&
    said.asked.length === 0 &&
    namesAnything({ ...last, said });
  return isGone && isWanted && !isChange({ ...last, said })
    ? [partAt(parts[0]!.from, gone.until).said, said]
    : undefined;
}

/** Whether a sentence ends between a part and a later one. */
function endsBefore(reading: Reading, { until }: Part, { from }: Part): boolean {
  return reading.endsBetween(until - 1, from);
}

/** "Swap day 1 | and 2", "dinner earlier, | at six": with what goes before, a number is that of a day or a stop, or the hour. */
function addsNumber(before: Part, part: Part, partAt: (from: number, until: number) => Part): boolean {
  const hours = ({ said }: Part) => said.when.clocks.length;
  if (hours(before) === 0 && hours(part) === 1 && !namesAnything(part)) return true;
  const count = ({ said }: Part) => said.planDays.length + said.stopNumbers.length;
  return count(part) === 0 && !namesAnything(part) && count(partAt(before.from, part.until)) > count(before);
}

/** Whether a part names what something can be done to. */
function namesAnything({ said: { wishes, where, stopNumbers } }: Part): boolean {
  return wishes.things.length + where.places.length + stopNumbers.length > 0;
}

/** What is no change by its words, but says what to have on a day ("the zoo on day 2"), or who would like to go where. */
function isWish({ said }: Part): boolean {
  const { where, planDays, asked, wishes } = said;
  if (asked.length > 0) return false;
  const isNamed = where.places.length + wishes.things.filter(({ kind }) => kind === "category").length > 0;
  return (isNamed && (planDays.length > 0 || saysNext(said.reading))) || wantsPlace(said);
}

/** "A wine bar afterwards", "un bar à vin après". */
function saysNext(reading: Reading): boolean {
  const edges = [0, 1, reading.spans.length - 1];
  return reading.says("moment", "after_that") || edges.some((at) => reading.has(at, "moment", "after"));
}

/**
 * Things with the days that they are to be on, and no word for a change: "the zoo on day 1, Tivoli and a museum on day 2"; "day 1: the zoo,
 * Tivoli, day 2: …". What has no day of its own is of the day beside it that is said alike, before what is named or after it. None where
 * only one day has something.
 */
function placedByDay(parts: readonly Part[], partAt: (from: number, until: number) => Part): Said[] {
  const hasDay = ({ said }: Part) => said.planDays.length > 0;
  const first = parts.find(hasDay);
  if (!first) return [];
  const named = [...first.said.wishes.things, ...first.said.where.places].map(({ at }) => at);
  const isDayFirst = first === parts[0] && first.said.planDays[0]!.at <= Math.min(...named);
  // Arabic joins with a letter of the next word.
  const single = parts.flatMap((part) => {
    const [day, ...others] = part.said.planDays;
    const until = part.from + (day?.at ?? 0) + 1;
    const isTwo = others.length > 0 && !isDayFirst;
    return isTwo ? [partAt(part.from, until), partAt(until, part.until)] : [part];
  });
  const grouped: Part[] = [];
  let from = 0;
  for (const [index, part] of single.entries()) {
    const ends = isDayFirst ? !single[index + 1] || hasDay(single[index + 1]!) : hasDay(part);
    if (!ends) continue;
    grouped.push(partAt(from, part.until));
    from = part.until;
  }
  const clauses = grouped.filter((part) => hasDay(part) && isWish(part)).map(({ said }) => said);
  return new Set(clauses.map(({ planDays }) => planDays[0]?.day)).size > 1 ? clauses : [];
}

/** One change of several things, each with a time of its own: "move Tivoli to day 1 and the zoo to day 2". */
function joinedAlike(
  parts: readonly Part[],
  partAt: (from: number, until: number, ...before: readonly number[]) => Part,
  reading: Reading,
): Said[] {
  const changing = parts.find(isChange);
  if (!changing) return [];
  const clauses = parts.map((part) =>
    part === changing ? part : ellipsisOf(reading, changing, part, partAt),
  );
  return clauses.every((clause) => clause !== undefined) ? clauses.map(({ said }) => said) : [];
}

/** Words of a change that say alone what is done to what is named. */
const SHARED = ["add", "move", "remove", "keep"] as const;

function ellipsisOf(
  reading: Reading,
  changing: Part,
  part: Part,
  partAt: (from: number, until: number, ...before: readonly number[]) => Part,
): Part | undefined {
  const verbs = reading.indices("edit").filter((index) => index >= changing.from && index < changing.until);
  const [verb, ...others] = verbs;
  const isShared = SHARED.some((operation) => verb !== undefined && reading.has(verb, "edit", operation));
  // "Drop the canal and the church on Thursday."
  const isGone = verb !== undefined && reading.has(verb, "edit", "remove");
  const isJoined = reading.has(part.from, "act", "join") && part.said.stopNumbers.length === 0;
  const isLike = isGone && isJoined ? namesAnything : isNamedWithTime;
  if (verb === undefined || others.length > 0 || !isShared || !isLike(changing) || !isNamedWithTime(part))
    return undefined;
  return partAt(part.from, part.until, verb);
}

function isNamedWithTime({ said }: Part): boolean {
  const { wishes, where, stopNumbers, planDays, when } = said;
  const isNamed = wishes.things.length + where.places.length + stopNumbers.length > 0;
  return isNamed && (planDays.length > 0 || when.part !== undefined || when.clocks.length > 0);
}

/** Who comes along is said beside what is changed. */
function isChange({ said: { edits, wishes, where } }: Part): boolean {
  const isOfStops = wishes.excluded.length + where.unwanted.length > 0;
  return isOfStops || edits.some(({ operation }) => operation !== "suit");
}

/** A mark, a joining word, or the end of a verb where verbs stand last. */
function isCut(reading: Reading, index: number): boolean {
  if (reading.breakBefore(index) || reading.has(index, "act", "join")) return true;
  // "Keep the tower but take one thing out."
  if (reading.has(index, "negation", "but") && !reading.has(index, "act")) return true;
  if (reading.grammar.verbLast !== true || !isOfChange(reading, index - 1) || isOfChange(reading, index))
    return false;
  // "A instead of B" is one change, whatever stands last.
  if (reading.has(index - 1, "negation", "instead_after")) return false;
  // "That", "then": what an earlier clause named is what this one is of.
  for (let at = index - 2; at >= 0 && !reading.breakBefore(at + 1); at--)
    if (!reading.isFiller(at) && !reading.has(at, "act", "reference", "instead") && !isOfTime(reading, at))
      return !isOfChange(reading, at);
  return false;
}

/** What says when something is done, and not what it is done to. */
const OF_TIMES = ["part", "day", "weekday", "numbered", "number", "unit", "clock"] as const;

function isOfTime(reading: Reading, at: number): boolean {
  const isOfDay = reading.has(at, "ordinal") && reading.has(at + 1, "unit", "day");
  return isOfDay || reading.hasAny(at, ...OF_TIMES);
}

function isOfChange(reading: Reading, index: number): boolean {
  const isEdit = reading.has(index, "edit") && !reading.has(index, "limit", "only");
  return isEdit || reading.has(index, "negation");
}

function isOfDay(reading: Reading, index: number): boolean {
  return reading.has(index, "numbered", "day", "day_after") || reading.has(index, "unit", "day");
}

/** Whether what is to be done is said before what it is done to, so that what stands before belongs to another change. */
function beginsWithChange(reading: Reading, { from, until }: Part): boolean {
  for (let index = from; index < until; index++) {
    if (isOfChange(reading, index)) return true;
    if (!reading.isFiller(index) && !reading.has(index, "act")) return false;
  }
  return false;
}

/** The changes of clauses as those of one message: what is replaced by nothing yet is by what is then put in; a day may be said once for all. */
export function joinChanges(
  { clauses, planDays, reading }: Said,
  changes: readonly (readonly Edit[])[],
): Edit[] {
  const days = new Set(planDays.map(({ day }) => day));
  const [day] = days;
  const ends = reading.spans.keys().some((index) => index > 0 && reading.sentenceEndBefore(index));
  const since =
    days.size === 1 ? clauses.findIndex((clause) => clause.planDays.length > 0) : Number.POSITIVE_INFINITY;
  // "Drop the canal and the church on Thursday": with one verb for both, both are of that day.
  const isOneVerb = reading.indices("edit").length === 1;
  const isGone = (of: readonly Edit[] = []) => of.every(({ operation }) => operation === "remove");
  const isPut = changes.flat().some(({ operation }) => operation === "add" || operation === "move");
  // "Put it in at eleven and drop whatever is there": what comes in makes room for itself, and no day goes.
  const isRoom = (edit: Edit) => isPut && edit.operation === "remove" && Object.keys(edit).length === 1;
  const onTheirDays = changes.map((of, clause) =>
    of
      .filter((edit) => !isRoom(edit))
      .map((edit) => {
        const isOfStops = STOPS.has(edit.operation);
        // "Change Saturday morning. Start at eleven": no stop, and none that goes before it, is of a day of another sentence.
        const isThen = ends
          ? clause > since && !isOfStops && !isOfAllDays(clauses[clause]!)
          : clause >= since ||
            (since < clauses.length &&
              (!isOfStops || (!ends && isGone(of) && isGone(changes[since]) && isOneVerb)));
        // "Take the museum off Saturday and put brunch at twelve."
        const isMealPut = edit.operation === "move" && edit.part !== undefined && edit.to?.day === undefined;
        // "The museum first thing on Friday and a bar around four."
        const isTimed = edit.operation === "move" && edit.to?.at !== undefined && edit.to.day === undefined;
        if ((isMealPut ? clause >= since : isTimed && clause > since) && !ends)
          return { ...edit, to: { ...edit.to, day } };
        return isThen && isOfAnyDay(edit) ? { ...edit, day } : edit;
      }),
  );
  const edits: Edit[] = [];
  for (const [at, of] of onceEach(onTheirDays).entries())
    for (const edit of of) {
      const last = edits.at(-1);
      const taken = last && takenUp(last, edit, clauses[at - 1], clauses[at]!);
      if (taken) {
        edits.splice(-1, 1, ...taken);
        continue;
      }
      const isPutIn = edit.operation === "add" && edit.in && edit.part === undefined;
      // "Dinner at eight and a wine bar afterwards."
      const next = isPutIn && saysNext(clauses[at]!.reading) && last ? nextTo(last) : {};
      const isWished = clauses[at]!.edits.length === 0 && last?.operation === "remove";
      const isOfSame = isWished || (last?.operation === "replace" && last.day === edit.day);
      const isTold = last && [last.out, last.stop, last.at, last.whichever].some((one) => one !== undefined);
      // "Not that of the afternoon, make it a shop."
      const isMadeOf = edit.operation === "replace" && !edit.in && edit.part === undefined;
      // "Add a second day, more nature."
      const isOfAdded = last?.operation === "add" && !last.in && last.day !== undefined;
      // "The children eat at one, make it pizza."
      const isEaten = last?.operation === "move_to" && edit.in?.categories.some(servesFood);
      // "Lunch at noon, something light": the meal is, and no day.
      const isPaceOfMeal =
        last?.operation === "move_to" && edit.operation === "slower" && isOfAnyDay(edit) && !ends;
      if (isPaceOfMeal && !isOfAllDays(clauses[at]!)) continue;
      if (next.beside) edits.push({ ...edit, ...next });
      else if (isPutIn && isEaten) edits.push(withMeal(last, edit.in!));
      else if (isPutIn && isOfAdded) edits[edits.length - 1] = { ...last, in: edit.in! };
      else if (isPutIn && isOfSame && isTold && !last.in)
        edits[edits.length - 1] = { ...last, operation: "replace", in: edit.in! };
      else if (isMadeOf && edit.out && last?.operation === "remove" && !last.out)
        edits[edits.length - 1] = { ...last, operation: "replace", in: edit.out };
      else edits.push(edit);
    }
  return edits;
}

/**
 * What becomes of a change and a later one that names nothing of its own: "no castles, bin that" says it once more; "day 2 is too full, take
 * something out" is one stop; "no Tivoli? add it" is of what was denied; "take the museum out and add something else" replaces it.
 */
function takenUp(
  last: Edit,
  { operation, day, ...others }: Edit,
  before: Said | undefined,
  clause: Said,
): Edit[] | undefined {
  // "Change it for something outdoors and move that to Saturday."
  const isThat = operation === "move" && Object.keys(others).join() === "to";
  if (isThat && last.operation === "replace" && last.in) return [{ ...last, to: others.to! }];
  // "The morning is rather full, one less": the one that the fullness asked for.
  const isOfPace = last.whichever === true && before && visitsToGo(before) === undefined;
  const isAny = others.whichever === true && Object.keys(others).length === 1;
  if (operation === "remove" && last.operation === "remove" && isAny && isOfPace) return [last];
  // "It will rain on Sunday, change it to something indoors."
  const isOfRain =
    last.operation === "indoors" && (others.in?.categories ?? []).every((id) => OF_WEATHER.has(id));
  const isNamed = [others.out, others.stop, others.part, others.beside].some((one) => one !== undefined);
  if (last.operation === "indoors" && operation === "indoors") return [last];
  if (operation === "replace" && isOfRain && !isNamed) return [last];
  if (Object.keys(others).length > 0 || clause.planDays.length > 0) return undefined;
  const isGone = last.operation === "remove" && (last.out !== undefined || last.stop !== undefined);
  if (operation === "remove" && isGone) return [last];
  if (operation === "remove" && last.operation === "slower")
    return [{ operation, ...(last.day === undefined ? {} : { day: last.day }), whichever: true }];
  // "The restaurant of the first evening is too far, is there one nearer? If so, swap it."
  const isPut = last.part !== undefined && last.in !== undefined;
  const isReplaced = last.operation === "replace" && ((last.out ?? last.stop) !== undefined || isPut);
  if (operation === "replace" && isReplaced) return [last];
  // "The second one on Saturday we do not like, swap it", "not to the bar, make it a meal".
  if (operation === "replace" && isGone) {
    const isEaten = clause.reading.says("activity", "eat");
    return [{ ...last, operation, ...(isEaten ? { in: { categories: ["restaurant"] } } : {}) }];
  }
  if (operation !== "add" || !isGone) return undefined;
  if (clause.reading.says("act", "other")) return [{ ...last, operation: "replace" }];
  return before?.edits.length === 0 && last.out
    ? [{ operation, ...(day === undefined ? {} : { day }), in: last.out }]
    : undefined;
}

/** Right after what a change is done to, on its day. */
function nextTo({ operation, to, part, out, in: put, day = to?.day, weekdays, date }: Edit): Partial<Edit> {
  const isOfMeal = mealMoves.has(operation) || (operation === "replace" && part !== undefined);
  const stop = operation === "move" ? out : put;
  const of = isOfMeal ? { part } : stop && { out: stop };
  return of ? withoutAbsent({ day, weekdays, date, beside: { side: "after" as const, of } }) : {};
}

/** What a part of a plan is called that is in the open, or where it does not rain. */
const OF_WEATHER: ReadonlySet<string> = new Set(["rainy", "nature", "outdoor_seating"]);

/** What a clause says that one before it said as well goes without saying: "we are tired, something lighter". */
export function onceEach(changes: readonly (readonly Edit[])[]): Edit[][] {
  const said = new Set<string>();
  return changes.map((edits) => {
    const fresh = edits.filter((edit) => !said.has(JSON.stringify(edit)));
    for (const edit of fresh) said.add(JSON.stringify(edit));
    return fresh;
  });
}

/** Changes that have no day of their own. */
const DAYLESS: ReadonlySet<Edit["operation"]> = new Set([
  ...(["move", "swap", "set_days", "add_day", "remove_day", "undo", "keep"] as const),
]);
const STOPS: ReadonlySet<Edit["operation"]> = new Set(["remove", "add", "replace"]);

/** "Start at eleven every day." */
export function isOfAllDays({ reading }: Said): boolean {
  return reading.says("limit", "a_day") || reading.says("act", "everything");
}

export function isOfAnyDay({ operation, day, weekdays, date, out }: Edit): boolean {
  const isOfNone = day === undefined && weekdays === undefined && date === undefined;
  return isOfNone && !DAYLESS.has(operation) && out?.place === undefined;
}
