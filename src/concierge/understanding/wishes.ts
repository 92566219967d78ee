import type { Denials } from "./denials.ts";
import { kindsMeant } from "./kind-meant.ts";
import type { OrgWords } from "./org-words.ts";
import type { Reading } from "./reading.ts";
import { type Thing, thingsIn } from "./things.ts";
import type { Understanding, UserCategory } from "./understanding.ts";

/** What a message wishes of places, whatever its intent. */
export interface Wishes {
  /** What is wanted, each once. */
  things: readonly Thing[];
  excluded: readonly string[];
  /** What may be missing: "it need not have parking". */
  needless: readonly string[];
  /** 0 to 4, ascending. */
  priceLevel: readonly number[];
  /** "cheaper", "fancier": in comparison with the last search. */
  compared?: "cheaper" | "dearer";
  userCategory?: UserCategory;
  tripType?: Understanding["tripType"];
  sort?: Understanding["sort"];
}

/** Price levels that a word says, and those that are left when it is denied. */
const PRICES: Readonly<Record<string, { said: readonly number[]; denied: readonly number[] }>> = {
  free: { said: [0], denied: [] },
  cheap: { said: [1], denied: [2, 3, 4] },
  affordable: { said: [1, 2], denied: [] },
  moderate: { said: [2], denied: [] },
  expensive: { said: [3, 4], denied: [1, 2] },
};
/** Which of several that are said counts: business travellers bring clients, families come as couples too. */
const CATEGORY_ORDER: readonly UserCategory[] = ["business", "family", "couples", "friends", "solo"];

/** Reads what is wished for and what is not. `elsewhere` are spans that say where something should be. */
export function readWishes(
  reading: Reading,
  words: OrgWords,
  denials: Denials,
  elsewhere: ReadonlySet<number>,
): Wishes {
  const named = thingsIn(reading, words, denials, elsewhere);
  const { things, excluded } = kindsMeant(reading, [
    ...new Map(named.filter(({ denied }) => !denied).map((thing) => [thing.id, thing])).values(),
  ]);
  const wanted = new Set(things.map(({ id }) => id));
  const denied = (how: Thing["denied"]) => named.filter((thing) => thing.denied === how).map(({ id }) => id);
  return {
    things,
    excluded: [...new Set([...denied("unwanted"), ...excluded])].filter((id) => !wanted.has(id)),
    needless: denied("needless"),
    ...readPrice(reading, denials, elsewhere),
    userCategory: CATEGORY_ORDER.find((category) => reading.says("party", category)),
    tripType: (["business", "pleasure"] as const).find((type) => reading.says("tripType", type)),
    sort: readSort(reading),
  };
}

/** The ids of things of some kinds. */
export function idsOf({ things }: Wishes, ...kinds: readonly Thing["kind"][]): string[] {
  return things.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

function readPrice(
  reading: Reading,
  { denied, needless }: Denials,
  elsewhere: ReadonlySet<number>,
): Pick<Wishes, "priceLevel" | "compared"> {
  const levels = new Set<number>();
  let compared: Wishes["compared"];
  for (const index of reading.indices("price")) {
    if (elsewhere.has(index) || needless.has(index)) continue;
    const price = reading.value(index, "price")!;
    if (price === "cheaper" || price === "dearer") compared = price;
    for (const level of PRICES[price]?.[denied.has(index) ? "denied" : "said"] ?? []) levels.add(level);
  }
  return { priceLevel: [...levels].toSorted(), compared };
}

/** A word that also means "rather" (Spanish "mejor") sorts only where it does not begin the message. */
function readSort(reading: Reading): Wishes["sort"] {
  if (reading.says("sort", "distance", "closer")) return "distance";
  const rated = [...reading.indices("sort", "rating"), ...reading.indices("sort", "better")];
  const isRather = (index: number) =>
    reading.has(index, "negation", "but") || reading.has(index, "act", "instead");
  return rated.some((index) => index > 0 || !isRather(index)) ? "rating" : undefined;
}
