import { type ConceptId, conceptOf, type Purpose } from "../../languages/concepts.ts";

/**
 * Cuisines that are dishes or meals; the others belong to a part of the world, and so may be said of other things too.
 */
const dishes: ReadonlySet<string> = new Set(
  "barbecue breakfast brunch bubble_tea burger chicken crepe dessert donut fish_and_chips hotpot kebab noodle pancake pizza ramen salad sandwich seafood smorrebrod soup steak sushi tapas".split(
    " ",
  ),
);

/** Whether a concept is a cuisine named after a part of the world ("Danish"). */
export function isRegionalCuisine(id: string): boolean {
  return conceptOf(id)?.kind === "cuisine" && !dishes.has(id);
}

/** Concepts that a more general one includes. */
const covered: Readonly<Partial<Record<ConceptId, readonly ConceptId[]>>> = {
  bar: ["wine_bar", "cocktail_bar", "pub", "brewery"],
  pub: ["brewery"],
  cafe: ["tea_room"],
  hotel: ["guest_house", "hostel", "apartment"],
  museum: ["art_museum"],
  gallery: ["art_museum"],
  park: ["garden"],
  nature: ["park", "lake", "beach"],
  attraction: [
    "museum",
    "art_museum",
    "gallery",
    "church",
    "castle",
    "monument",
    "viewpoint",
    "tower",
    "square",
    "bridge",
    "fortress",
    "architecture",
    "zoo",
    "aquarium",
    "amusement_park",
  ],
  entertainment: ["theatre", "cinema", "music_venue", "amusement_park", "nightclub", "zoo", "aquarium"],
  shop: [
    "shopping_centre",
    "department_store",
    "bookshop",
    "second_hand",
    "antiques",
    "souvenirs",
    "clothes",
    "market",
  ],
  market: ["food_market"],
  asian: ["chinese", "japanese", "korean", "thai", "vietnamese", "indian", "ramen", "sushi"],
  japanese: ["sushi", "ramen"],
  italian: ["pizza"],
  nordic: ["danish", "swedish", "smorrebrod"],
  danish: ["smorrebrod"],
  vegetarian: ["vegan"],
};

/** A concept with those that it includes: whoever looks for a bar also finds wine bars. */
export function withCovered(id: string): readonly string[] {
  return [id, ...(covered[id as ConceptId] ?? [])];
}

const TOGETHER: Readonly<Partial<Record<Purpose, string>>> = {
  eat: "food",
  drink: "food",
  see: "sights",
  do: "sights",
};

/**
 * Whether two categories serve one purpose, so that one can take the place of the other or add to it; labels of an
 * organisation do with all.
 */
export function samePurpose(id: string, other: string): boolean {
  const [one, two] = [conceptOf(id)?.purpose, conceptOf(other)?.purpose];
  if (!one || !two) return true;
  return (TOGETHER[one] ?? one) === (TOGETHER[two] ?? two);
}
