import type { Kind } from "../contract/records.ts";

/** How kinds are written in the tables. Never renumber: stores out there hold these numbers. */
export const kindNumbers: { readonly [K in Kind]: number } = {
  host: 0,
  interest: 1,
  geoArea: 2,
  listing: 3,
  guide: 4,
  site: 5,
};

const kindsByNumber = new Map(Object.entries(kindNumbers).map(([kind, number]) => [number, kind as Kind]));

export function kindOf(number: number): Kind {
  return kindsByNumber.get(number)!;
}
