import { keptWith } from "../../content/kept-with.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Table } from "./table.ts";

/** Where the records of a table are, as points on the unit sphere by row; NaN where nobody knows. */
export type Points = Pick<Table, "x" | "y" | "z">;

/** Less than this, and the points of the listings lie all around the earth: they have no centre. */
const NO_CENTRE = 1e-9;

/** Where the records of a kind are. A guide without coordinates of its own is in the centre of its active listings. */
export function pointsOf(catalogue: Catalogue, kind: SearchableKind): Points {
  return kind === "guide" ? placeGuides(catalogue) : catalogue.tables[kind];
}

const placeGuides = keptWith(({ tables, guideListings }: Catalogue): Points => {
  const { guide, listing } = tables;
  const points = { x: guide.x.slice(), y: guide.y.slice(), z: guide.z.slice() };
  for (let row = 0; row < guide.size; row++) {
    if (!Number.isNaN(guide.x[row]!)) continue;
    let [x, y, z] = [0, 0, 0];
    for (const own of guideListings.of(row)) {
      if (Number.isNaN(listing.x[own]!)) continue;
      x += listing.x[own]!;
      y += listing.y[own]!;
      z += listing.z[own]!;
    }
    const length = Math.hypot(x, y, z);
    if (length < NO_CENTRE) continue;
    points.x[row] = x / length;
    points.y[row] = y / length;
    points.z[row] = z / length;
  }
  return points;
});
