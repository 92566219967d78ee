/** How labels name the stars of a hotel: "4 stars", "4-Sterne-Hotel", "4つ星", "★★★★", "4*"; the number first. */
const STARS =
  /^(\d)(?:[.,]\d)?[\s-]*(?:\*|★|☆|stars?\b|stjerne|stern|étoile|etoile|estrella|stell|estrela|sterren|ster\b|つ星|星)/iu;
const DRAWN = /^[★*]{1,5}$/u;

/** The stars that a label speaks of; undefined when it speaks of none. */
export function readStars(label: string): number | undefined {
  if (DRAWN.test(label)) return label.length;
  const digit = STARS.exec(label)?.[1];
  return digit === undefined ? undefined : Number(digit);
}
