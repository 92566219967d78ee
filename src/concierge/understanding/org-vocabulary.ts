import { foldLabel } from "../../search/columns/labels.ts";
import type { Nameable } from "./name-index.ts";

/** A label of the catalogue in one language. */
export interface OrgLabel {
  /** BCP 47; "und" when it belongs to none. */
  language: string;
  words: string;
}

/** What understanding has to know of an organisation, as plain data. */
export interface OrgVocabulary {
  /** Categories of listings, each in its languages, the organisation's default language first. */
  categories: Iterable<readonly OrgLabel[]>;
  /** Activity tags of listings. */
  tags: Iterable<OrgLabel>;
  keywords: Iterable<OrgLabel>;
  interests: Iterable<{ id: string; names: readonly OrgLabel[] }>;
  /** `description` is the words for where it lies ("North-west", "City centre"), in any language. */
  geoAreas: Iterable<{ id: string; names: readonly string[]; description?: readonly string[] }>;
  /** Names of neighbourhoods as listings have them. */
  neighborhoods: Iterable<string>;
  /** Listings and guides, up to some 100,000. */
  places: Iterable<Nameable>;
}

/** A part of town that an organisation has a name for. */
export interface NamedArea {
  /** Undefined for a neighbourhood that is no geo area. */
  id?: string;
  name: string;
}

/** All that can be named: geo areas, neighbourhoods that are none of them, places. */
export function* nameables({ geoAreas, neighborhoods, places }: OrgVocabulary): Generator<Nameable> {
  const known = new Set<string>();
  for (const { id, names } of geoAreas) {
    for (const name of names) known.add(foldLabel(name));
    // "Vesterbro-Kongens Enghave" joins two quarters that people name one by one.
    yield {
      kind: "area",
      id,
      names: [...names, ...names.flatMap(partsOfJoined)],
    };
  }
  for (const name of neighborhoods) {
    if (!known.has(foldLabel(name))) yield { kind: "area", names: [name] };
  }
  yield* places;
}

function partsOfJoined(name: string): string[] {
  const united = name.normalize("NFKC");
  return /\p{L}[-=]\p{L}/u.test(united) ? united.split(/[-=]/u) : [];
}
