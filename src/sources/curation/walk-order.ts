import { metresApart, pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";

/**
 * Places in an order to walk them in, beginning with the first: each time on to the nearest, then stretches are turned round and
 * single places moved as long as that makes the way shorter. Places without a position come last, as they stood.
 */
export function walkOrder<Place extends { position?: GeoLocation }>(places: readonly Place[]): Place[] {
  const left = places.flatMap((place) =>
    place.position ? [{ place, point: pointOf(...place.position) }] : [],
  );
  let way = left.splice(0, 1);
  while (left.length > 0) {
    const away = left.map(({ point }) => metresApart(way.at(-1)!.point, point));
    way.push(...left.splice(away.indexOf(Math.min(...away)), 1));
  }
  for (let next: typeof way | undefined = way; next; next = shorterWay(way)) way = next;
  return [...way.map(({ place }) => place), ...places.filter(({ position }) => !position)];
}

/** The first way that is shorter by a metre and more and differs in one stretch or place; the beginning stays. */
function shorterWay<Stop extends { point: SpherePoint }>(way: Stop[]): Stop[] | undefined {
  const most = lengthOf(way) - 1;
  for (let from = 1; from < way.length; from++) {
    for (let to = 1; to < way.length; to++) {
      if (to === from) continue;
      const moved = way.toSpliced(from, 1).toSpliced(to, 0, way[from]!);
      if (lengthOf(moved) < most) return moved;
      const turned = [...way.slice(0, from), ...way.slice(from, to + 1).reverse(), ...way.slice(to + 1)];
      if (to > from && lengthOf(turned) < most) return turned;
    }
  }
  return undefined;
}

function lengthOf(way: readonly { point: SpherePoint }[]): number {
  return way.reduce((sum, { point }, at) => (at === 0 ? 0 : sum + metresApart(way[at - 1]!.point, point)), 0);
}
