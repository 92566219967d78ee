import { metresApart, pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { Candidate } from "./plan.ts";
import { isArea, isSight } from "./visit-kinds.ts";
import { wordsOf } from "./visit-of.ts";

/** Two places farther apart are two places, whatever they are called. */
const NEAR_METRES = 60;
/** A word that more places have in their names says nothing of a building ("hotel", "the", "porto"). */
const TELLING_SHARE = 0.01;
const TELLING_LEAST = 6;
/** Shorter words, and shorter beginnings of names without spaces, tell nothing. */
const TELLING_LENGTH = 3;

/** Degrees of latitude that hold `NEAR_METRES`. */
const CELL = NEAR_METRES / 111_195;

/** The numbers of buildings by id. */
export type Buildings = ReadonlyMap<string, number>;

const numbered = new WeakMap<readonly Candidate[], Buildings>();

/**
 * By place, the number of its building: a museum, its courtyard, its shop and its café have the same. Places are of one building
 * when they lie within 60 metres and share a word that few other places have in their names ("Torre dos Clérigos", "Museu dos
 * Clérigos"), or one name begins with the other, in any language. The best known sight of a building comes first and the others are
 * compared with it alone, so that a street of neighbours is not one building. A street, a quarter, a park or a place without names is one
 * of its own. Worked out once for a list of candidates.
 */
export function numberBuildings(candidates: readonly Candidate[]): Buildings {
  let numbers = numbered.get(candidates);
  if (numbers === undefined) {
    numbers = findBuildings(candidates);
    numbered.set(candidates, numbers);
  }
  return numbers;
}

interface Named {
  readonly id: string;
  readonly point: SpherePoint;
  readonly names: Names;
}

function findBuildings(candidates: readonly Candidate[]): Buildings {
  const numbers = new Map(candidates.map(({ id }, index) => [id, index]));
  const rarity = countWords(candidates);
  const most = Math.max(TELLING_LEAST, candidates.length * TELLING_SHARE);
  const isRare = (word: string) => rarity.get(word)! <= most;
  const leaders = new Map<string, Named[]>();
  for (const candidate of candidates.toSorted((a, b) => rank(b) - rank(a))) {
    const { id, kind, position } = candidate;
    const names = namesOf(candidate);
    if (position === undefined || names.whole.length === 0 || isArea(kind)) continue;
    const { lat, lng } = position;
    const named = { id, point: pointOf(lat, lng), names };
    // East to west a cell is narrower than it is high; the distance decides.
    const width = CELL / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
    const [row, column] = [Math.floor(lat / CELL), Math.floor(lng / width)];
    const leader = [-1, 0, 1]
      .flatMap((north) => [-1, 0, 1].flatMap((east) => leaders.get(`${row + north} ${column + east}`) ?? []))
      .find(
        (other) =>
          metresApart(other.point, named.point) <= NEAR_METRES && sharesName(other.names, names, isRare),
      );
    if (leader) numbers.set(id, numbers.get(leader.id)!);
    else leaders.set(`${row} ${column}`, [...(leaders.get(`${row} ${column}`) ?? []), named]);
  }
  return numbers;
}

/** The museum goes before its café, however good that is. */
function rank({ kind, fit, renown = fit }: Candidate): number {
  return isSight(kind) ? renown + 1 : renown;
}

interface Names {
  readonly whole: readonly string[];
  readonly words: ReadonlySet<string>;
}

const known = new WeakMap<readonly string[], Names>();
const nameless: Names = { whole: [], words: new Set() };

/** A place's names are compared for every plan. What its category says ("museum") is no part of them. */
function namesOf({ names, kind, words: ofCategory = [] }: Candidate): Names {
  if (names === undefined) return nameless;
  let read = known.get(names);
  if (read === undefined) {
    const whole = [...new Set(names.map(wordsOf))].filter((name) => name !== "");
    const common = new Set([kind, ...ofCategory].flatMap((label) => wordsOf(label).split(" ")));
    const words = whole.flatMap((name) => name.split(" "));
    const telling = words.filter((word) => word.length >= TELLING_LENGTH && !common.has(word));
    read = { whole, words: new Set(telling) };
    known.set(names, read);
  }
  return read;
}

/** How many places have each word. */
function countWords(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const candidate of candidates) {
    for (const word of namesOf(candidate).words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function sharesName(a: Names, b: Names, isRare: (word: string) => boolean): boolean {
  for (const word of a.words) if (b.words.has(word) && isRare(word)) return true;
  return a.whole.some((one) => b.whole.some((other) => begins(one, other) || begins(other, one)));
}

/** "東大寺ミュージアム" begins with "東大寺". */
function begins(long: string, short: string): boolean {
  return short.length >= TELLING_LENGTH && long.startsWith(short);
}
