import { type RowTest, testFor } from "../../discovery/match/conditions.ts";
import type { Selection } from "../../discovery/rank.ts";
import { conceptOf, insteadOf, isRegionalCuisine } from "../../languages/concepts.ts";
import { dishes } from "../../languages/dishes.ts";
import { listed } from "../../languages/grammar.ts";
import { FIELDS, type Field } from "../../search/text/fields.ts";
import { fold } from "../../search/text/fold.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { conditionsFor, isServing, type Part, splitKinds, testsFor, toEatAt } from "./conditions.ts";
import {
  type FindRequest,
  type FoundPlaces,
  findPlaces,
  OWN_WORDS,
  ofKinds,
  reachOf,
  searched,
} from "./find-places.ts";
import { whereToLook } from "./where-to-look.ts";

/** A thing that is looked for by its own word, at places of a kind that may have it. */
interface Ware {
  /** As the traveller wrote it. */
  said: string;
  /** What the catalogue's texts are searched for, one after the other. */
  words: readonly string[];
  /** The kinds that it was taken for; without any it is a word that nothing explains. */
  of: readonly string[];
}

/** So many places that say a ware go before the others. */
const FIRST_MAX = 40;
/** A shorter word of several says too little by itself. */
const WORD_MIN = 5;

/**
 * The places that {@link findPlaces} finds, before them those whose texts name the dish or the ware that was asked for: a kitchen
 * that may have a dish is not known to.
 */
export async function findWithWares(request: FindRequest): Promise<FoundPlaces | undefined> {
  const found = await findPlaces(request);
  const { understanding } = request;
  for (const ware of waresOf(understanding)) {
    const saying = await findSaying(request, ware, found);
    if (saying) return saying;
    if (!ware.of.some(isRegionalCuisine)) continue;
    const general = found ?? (await findPlaces(ofKinds(request, ["restaurant"])));
    return general && { ...general, lacking: ware.said };
  }
  return found ?? findInstead(request);
}

/** Where none is of the kinds that are asked for, places of the nearest kinds that there are, or of the nearest to those. */
async function findInstead(request: FindRequest): Promise<FoundPlaces | undefined> {
  const { words, understanding } = request;
  const { categories, saidAs, isUnclear } = understanding;
  if (isUnclear) return undefined;
  const { places, cuisines } = splitKinds(understanding);
  // Of a kitchen at a kind of place the kitchen is what is missing.
  const tried = new Set(cuisines.length > 0 && places.every(isServing) ? cuisines : categories);
  const nextTo = (kinds: Iterable<string>) =>
    new Set([...kinds].flatMap(insteadOf).filter((id) => !tried.has(id)));
  const missing = [...tried].filter((id) => words.labelsOf(id).size === 0);
  const lacking = missing.length > 0 ? missing : [...tried];
  for (let kinds = nextTo(tried); kinds.size > 0; kinds = nextTo(kinds)) {
    const found = await findPlaces(ofKinds(request, [...kinds]));
    if (found) return { ...found, insteadOf: lacking.flatMap((id) => saidAs[id] ?? []) };
    for (const id of kinds) tried.add(id);
  }
  return undefined;
}

/** Dishes by the names that guests give them, then what nothing explains beside a kind of place. */
function waresOf({ categories, saidAs, notUnderstood, isUnclear }: Understanding): Ware[] {
  if (isUnclear || categories.length === 0) return [];
  const dishes = categories.flatMap((id): Ware[] => {
    const said = saidAs[id];
    const isServed = conceptOf(id)?.purpose === "eat";
    return said !== undefined && isServed && isDish(said) ? [{ said, words: [said], of: [id] }] : [];
  });
  const unknown = notUnderstood.map((said): Ware => {
    const each = said.split(" ").filter(({ length }) => length >= WORD_MIN);
    return { said, words: [said, ...each.toSorted((a, b) => b.length - a.length)], of: [] };
  });
  return [...dishes, ...unknown];
}

/** The places that say a ware, before what was found besides; undefined where none does. */
async function findSaying(
  request: FindRequest,
  { said, words, of }: Ware,
  found: FoundPlaces | undefined,
): Promise<FoundPlaces | undefined> {
  const where = found?.where ?? (await whereToLook(request));
  const { sight, understanding } = request;
  const all = testsFor(sight, conditionsFor(understanding, request.words, sight));
  const dropped = found?.dropped ?? [];
  const without = (...parts: Part[]) =>
    [...all].filter(([part]) => ![...dropped, ...parts].includes(part)).map(([, test]) => test);
  const isBought = understanding.categories.every((id) => conceptOf(id)?.purpose === "shop");
  // A dish keeps its name in all languages; another word may be one of another meaning in them: Dutch "straks", soon, Danish at once.
  const inOwnLanguage = of.length === 0;
  const tries: { tests: readonly RowTest[]; fields: readonly Field[] }[] =
    of.length > 0
      ? [
          {
            tests: [...without("places", "cuisines"), testFor(sight, toEatAt(request.words))],
            fields: FIELDS,
          },
        ]
      : [
          { tests: without(), fields: FIELDS },
          // What is sold says what it is, whatever kind of shop was thought of.
          ...(isBought ? [{ tests: without("places"), fields: OWN_WORDS }] : []),
        ];
  for (const { tests, fields } of tries) {
    for (const searchQuery of new Set(words)) {
      const asked = { ...request, limit: Math.max(request.limit, FIRST_MAX) };
      const reach = reachOf(where, dropped);
      const forms = await Promise.all(
        numbersOf(searchQuery).map((form) =>
          searched(asked, reach, tests, { searchQuery: form, wordsIn: fields, inOwnLanguage }),
        ),
      );
      const saying = together(forms as [Selection, ...Selection[]]);
      if (saying.total === 0) continue;
      const named = { words: searchQuery, said, rows: new Set(saying.rows) };
      if (!found) return { selection: saying, dropped: [], where, unknownHours: 0, saying: named };
      const usual = without();
      const isNew = (row: number) => !usual.every((passes) => passes(row));
      const more = saying.rows.filter(isNew).length;
      const selection = before(saying, found.selection, more, request.limit);
      return { ...found, selection, saying: named };
    }
  }
  return undefined;
}

/** A word as it was said, and one or several of it: a dish keeps the name and the plural of its own language in all others. */
function numbersOf(words: string): [string, ...string[]] {
  if (!/^\p{Script=Latin}+$/u.test(words)) return [words];
  return [words, /s$/i.test(words) ? words.slice(0, -1) : `${words}s`];
}

function together(all: readonly [Selection, ...Selection[]]): Selection {
  const rows = Uint32Array.from(new Set(all.flatMap((one) => [...one.rows])));
  return { ...all[0], rows, total: rows.length };
}

function before(first: Selection, others: Selection, more: number, limit: number): Selection {
  const rows = Uint32Array.from(new Set([...first.rows, ...others.rows])).subarray(0, limit);
  return { ...others, rows, total: others.total + more };
}

const dishNames: ReadonlySet<string> = new Set(
  Object.values(dishes).flatMap((list) => listed(list).map(fold)),
);

/** Whether a phrase is the name of a dish or a drink, one or several of it. */
function isDish(phrase: string): boolean {
  const folded = fold(phrase);
  return dishNames.has(folded) || dishNames.has(folded.replace(/s$/, ""));
}
