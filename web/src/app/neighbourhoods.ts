import type { GeoArea, HostProfile } from "../../../src/client/api-types.ts";
import { foldLetters } from "../../../src/search/text/fold-letters.ts";
import { type Position, planeAt } from "../map/geometry.ts";

/** An area holds nearly all others when it has this share of their middles; among fewer than so many nothing is said. */
const NEARLY_ALL = { share: 0.8, among: 4 };

/**
 * The areas that a page lists as neighbourhoods of its host: of several with one name the largest, none beyond the host's
 * search radius that was not given to hosts by hand, and not the town itself, which holds nearly all the others.
 */
export function neighbourhoods(
  areas: readonly GeoArea[],
  { name, searchConfig }: Pick<HostProfile, "name" | "searchConfig">,
): GeoArea[] {
  const reach = searchConfig?.searchRadius ?? Number.POSITIVE_INFINITY;
  const near = areas.filter(({ geoDistance = 0, hostIds }) => hostIds?.length || geoDistance <= reach);
  const largest = new Map<string, GeoArea>();
  for (const area of near) {
    const key = foldLetters(area.displayName ?? area.id);
    const known = largest.get(key);
    if (!known || (area.radius ?? 0) > (known.radius ?? 0)) largest.set(key, area);
  }
  const found = new Set(largest.values());
  const one = near.filter((area) => found.has(area));
  return one.filter((area) => {
    const isTownLike =
      (area.radius ?? 0) >= reach || foldLetters(area.displayName ?? "") === foldLetters(name ?? "");
    return !(isTownLike && holdsNearlyAll(area, one));
  });
}

function holdsNearlyAll(area: GeoArea, all: readonly GeoArea[]): boolean {
  const others = all.filter((other) => other !== area && other.geoLocation);
  const { geoLocation, radius } = area;
  if (!geoLocation || !radius || others.length < NEARLY_ALL.among) return false;
  const { toPlane } = planeAt(geoLocation as Position);
  const held = others.filter((other) => {
    const { x, y } = toPlane(other.geoLocation as Position);
    return Math.hypot(x, y) <= radius && (other.radius ?? 0) < radius;
  });
  return held.length >= others.length * NEARLY_ALL.share;
}
