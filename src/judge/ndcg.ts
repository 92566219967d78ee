/**
 * Normalised discounted cumulative gain of the first `most` grades of a list, with gains 2^grade − 1: 1 where the best of all grades stand
 * first. 0 where no grade is above 0.
 */
export function ndcgAt(most: number, grades: readonly number[], all: readonly number[]): number {
  const gain = (list: readonly number[]) =>
    list.slice(0, most).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  const best = gain(all.toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(grades) / best;
}
