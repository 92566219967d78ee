import type { Org } from "../../discovery/org/org.ts";
import type { Test } from "../../search/columns/match.ts";

/** How labels name the stars of a hotel: "4 stars", "4-Sterne-Hotel", "4つ星", "★★★★", "4*"; the number first. */
const STARS =
  /^(\d)(?:[.,]\d)?[\s-]*(?:\*|★|☆|stars?\b|stjerne|stern|étoile|etoile|estrella|stell|estrela|sterren|ster\b|つ星|星)/iu;
const DRAWN = /^[★*]{1,5}$/u;

/** The stars that a label speaks of; undefined when it speaks of none. */
export function starsOf(label: string): number | undefined {
  if (DRAWN.test(label)) return label.length;
  const digit = STARS.exec(label)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

const numbers = new WeakMap<Org, ReadonlyMap<number, Uint8Array>>();

/** Listings that say to have so many stars in a tag, a keyword or their category. */
export function havingStars(view: Org, stars: number): Test {
  let masks = numbers.get(view);
  if (!masks) {
    masks = masksOf(view);
    numbers.set(view, masks);
  }
  const mask = masks.get(stars);
  if (!mask) return () => false;
  const { category, tags, keywords } = view.catalogue.tables.listing;
  return (row) => tags.some(row, mask) || category.some(row, mask) || keywords.some(row, mask);
}

function masksOf({ catalogue: { labels } }: Org): ReadonlyMap<number, Uint8Array> {
  const masks = new Map<number, Uint8Array>();
  for (let label = 0; label < labels.size; label++) {
    const stars = starsOf(labels.words(label));
    if (stars === undefined) continue;
    const mask = masks.get(stars) ?? new Uint8Array(labels.size);
    mask[label] = 1;
    masks.set(stars, mask);
  }
  return masks;
}
