import { conceptOf, isSight, withCovered } from "../../languages/concepts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { isOfMonth } from "./dates.ts";
import { KNOWN_SCORE, type Nameable } from "./name-index.ts";
import { saysUnread } from "./not-understood.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";
import type { PlaceOfKinds, UnderstandingContext } from "./understanding.ts";
import { isNameless, isWrittenAsName } from "./unknown-names.ts";
import { isAfterFrom } from "./ways.ts";
import type { Where } from "./where.ts";
import { isDefinite } from "./which-of-kind.ts";
import type { Wishes } from "./wishes.ts";

/**
 * "When does the zoo close?", unless one is looked for, is asked of the zoo that was spoken of or shown, else of the only one that there is, else
 * of the best known: "the castle".
 */
export function placeCalledByKind(
  { reading, written }: Pick<Said, "reading" | "written">,
  { words, told = [], shown = [] }: UnderstandingContext,
  where: Where,
  { things, sort }: Wishes,
  isAsked: boolean,
): { named: Nameable; at: number } | undefined {
  const [kind, ...others] = things.filter((thing) => thing.kind === "category" && !thing.liked);
  const isSought = reading.says("act", "find", "todo", "like");
  if (!kind || others.length > 0 || sort || where.area || where.townPart || where.places.length > 0)
    return undefined;
  const isOfHouse = reading.isOfPurpose(kind.at, "house");
  // What is served says nothing of where: "rice" is not the only place that has it.
  const { kind: sortOfThing, purpose } = conceptOf(kind.id) ?? {};
  if (isOfHouse || sortOfThing !== "place") return undefined;
  // "What does the metro cost?"
  if (kind.id === "station" && reading.says("asked", "price")) return undefined;
  const isKnown = isDefinite(reading, kind.at);
  // "ジャズの生演奏はありますか": where a language does not say which is known, whether there is one asks of none.
  const isLast = kind.at + 2 >= reading.spans.length;
  const isHad = [kind.at - 1, ...(isLast ? [kind.at + 1] : [])].some((at) => reading.has(at, "act", "have"));
  if (isKnown === undefined && !isAsked && isHad) return undefined;
  // "Is the aquarium any good?" looks for none, "any good aquarium?" does.
  const isByTransport = reading.purposesOf("house").includes("transport");
  if (isSought && !(isKnown && (isByTransport || reading.asksWhether("have", "is")))) return undefined;
  // "What is the square root of 144?"
  const isOfUnread = reading.says("act", "what_is", "ask") && !isAsked && saysUnread(reading);
  if (isOfUnread) return undefined;
  // "The cathedral of Zorvent" is none that is known.
  const next = reading.has(kind.at + 1, "article") ? kind.at + 2 : kind.at + 1;
  if (isNameless(reading, next) && !reading.breakBefore(next) && isWrittenAsName(reading, next, written))
    return undefined;
  if (isKnown === false && !isAsked) return undefined;
  for (const places of isKnown === false ? [] : [told, shown]) {
    const named = onlyCalled(reading, kind, places);
    if (named) return { named, at: kind.at };
  }
  const isShown = shown.some((place) => isOfKind(place, kind.id));
  const all = words.ofKind(kind.id);
  // "Where is the pharmacy?" is whichever is near.
  const isPlaceAsked = reading.says("act", "where") || reading.says("asked", "address");
  // "Is the pharmacy near here open tomorrow?" is asked of those that are near, "is the zoo near here?" is not.
  const isOfMore = reading.says("asked", "hours") || reading.says("day") || reading.says("weekday");
  if (where.near?.to === "me" && isOfMore) return undefined;
  const isAnywhere =
    purpose === "need" ? isPlaceAsked || isKnown === false : isPlaceAsked && isKnown !== true;
  if (all.length === 1 && !isAnywhere) return { named: all[0]!, at: kind.at };
  const isLookedAt = isSight(kind.id) || (kind.id === "station" && isAsked);
  if (!isLookedAt || isShown || isKnown !== true || reading.says("act", "where")) return undefined;
  const isCalled = isCalledBy(reading, kind.at);
  const best = all.find(({ names }) => names.some(isCalled)) ?? all[0];
  const isWellKnown = purpose === "need" || (best?.score ?? 0) >= KNOWN_SCORE;
  return best && isWellKnown ? { named: best, at: kind.at } : undefined;
}

/** The only one of places that has a kind's word in its name, else the only one of the kind. */
function onlyCalled(
  reading: Reading,
  { id: kind, at }: Pick<Thing, "id" | "at">,
  places: readonly PlaceOfKinds[],
): Nameable | undefined {
  const isCalled = isCalledBy(reading, at);
  const called = places.filter(({ name }) => isCalled(name));
  const alike = called.length > 0 ? called : places.filter((one) => isOfKind(one, kind));
  const [place, ...others] = new Map(alike.map((one) => [one.id, one])).values();
  return place && others.length === 0 ? { kind: place.kind, id: place.id, names: [place.name] } : undefined;
}

/** Whether a name has the word in it that a kind is said by. */
function isCalledBy(reading: Reading, at: number): (name: string) => boolean {
  const { spaced, compounds } = reading.grammar;
  const word = spaced === false ? reading.text(at) : `${compounds ? "" : " "}${reading.text(at)} `;
  return (name) => ` ${foldLabel(name)} `.includes(word);
}

function isOfKind({ kinds = [] }: PlaceOfKinds, kind: string): boolean {
  return withCovered(kind).some((id) => kinds.includes(id));
}

/** The result of the last answer that a message points to: "the second one"; undefined without one. */
export function readChoice(
  reading: Reading,
  planDay: number | undefined,
  used: ReadonlySet<number>,
): number | undefined {
  if (planDay !== undefined) return undefined;
  // Portuguese "o quarto" is the fourth, or a room of the house.
  const isOther = (at: number) => isOfMonth(reading, at) || reading.isOfPurpose(at, "house", "purpose");
  const pointed = reading.indices("ordinal").filter((at) => !used.has(at) && !isOther(at));
  const index = pointed.find((at) => !isAfterFrom(reading, at)) ?? pointed[0];
  if (index !== undefined) return Number(reading.value(index, "ordinal"));
  // "Number 3", "no.3".
  const isWhich = (at: number) =>
    reading.has(at, "numbered", "which") ||
    (reading.text(at) === "no" && reading.gap(at + 1).startsWith("."));
  const number = reading.spans
    .keys()
    .find((at) => at > 0 && isWhich(at - 1) && reading.number(at) !== undefined);
  return number === undefined ? undefined : reading.number(number);
}

/** Of the places that were shown the one that is chosen: "the second church" is the second of its kind. */
export function chosenOf(
  { choice, reading, wishes }: Pick<Said, "choice" | "reading" | "wishes">,
  shown: readonly PlaceOfKinds[] = [],
): number | undefined {
  const kind = wishes.things.find(
    (thing) =>
      thing.kind === "category" && [thing.at - 1, thing.at + 1].some((at) => reading.has(at, "ordinal")),
  );
  if (choice === undefined || kind === undefined) return choice;
  const kinds = new Set(withCovered(kind.id));
  const alike = [...shown.keys()].filter((at) => shown[at]!.kinds?.some((id) => kinds.has(id)));
  const at = alike.at(choice < 0 ? choice : choice - 1);
  return at === undefined ? choice : at + 1;
}
