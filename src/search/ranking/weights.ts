/**
 * Every number that ranking weighs by, in one place.
 *
 * - base (0..1) of a listing: its editorial score / 100; else the Bayesian mean of its ratings, (ratingPriorStrength ×
 *   ratingPrior + Σ ratings) / (ratingPriorStrength + number), on 5; of a guide: its own score, else the mean base of its
 *   active listings, else the prior. Then bonuses, at most 1 in all: `featuredBonus`, and
 *   `priorityBonus` × priority / (priority + priorityHalf).
 * - scoreKey = base × (1 + interest × interestFit + trip × tripFit + category × categoryFit), of the parts asked for.
 * - interestFit = Σ wᵢ mᵢ / Σ wᵢ; m is 1 when declared, `mentioned` when only an activity tag or keyword says it.
 * - tripFit: 1 for a match or `both`, `undeclared` when nothing is declared, 0 otherwise. categoryFit: 1 when declared,
 *   `undeclared` otherwise.
 * - balanced ranks by scoreKey × nearness; nearness = 1 / (1 + metres / half-distance), the half-distance the host's or
 *   `halfDistanceMetres`.
 * - distance ranks in bands of `distanceBandMetres`, so that neighbours are ordered by what they are.
 */
export const RANKING = Object.freeze({
  ratingPrior: 3,
  ratingPriorStrength: 1,
  featuredBonus: 0.05,
  priorityBonus: 0.05,
  priorityHalf: 10,
  interest: 0.6,
  trip: 0.2,
  category: 0.2,
  mentioned: 0.5,
  undeclared: 0.5,
  distanceBandMetres: 10,
  halfDistanceMetres: 1_000,
});
