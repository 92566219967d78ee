import { BoundedCache } from "../../content/bounded-cache.ts";
import type { Rendition } from "../../content/rendition.ts";
import type { OrderRequest } from "../../search/ranking/order.ts";
import type { JsonBytes } from "../view/json-bytes.ts";
import type { OrgView } from "../view/org-view.ts";
import { distanceJson, type Ranker, rankingJson } from "./page.ts";
import type { SearchFrame } from "./search-frame.ts";

/** The order of areas that nothing else orders: nearest first where there is a centre, else by name. */
export function areaOrder(frame: SearchFrame): Pick<OrderRequest, "strategy" | "nameRank"> {
  if (frame.centre) return { strategy: "distance" };
  return { strategy: "name", nameRank: nameRanks(frame) };
}

/** What an answer tells of its areas besides what they are. */
export interface AreaExtras {
  /** The whole match, where each hit's place is to be explained. */
  explained?: Uint32Array;
  /** Whether each area tells what must be shown with its data. */
  attributions?: boolean;
}

/** Writes areas with commas between. */
export function writeAreas(
  out: JsonBytes,
  ranker: Ranker,
  rows: Uint32Array,
  renditions: readonly Rendition[],
  { explained, attributions }: AreaExtras,
): void {
  renditions.forEach((rendition, place) => {
    const row = rows[place]!;
    if (place > 0) out.ascii(",");
    out.bytes(rendition.head);
    if (attributions) out.ascii(rendition.attributions);
    out.ascii(`${distanceJson(ranker, row)}${explained ? rankingJson(ranker, explained, row) : ""}}`);
  });
}

const MAX_ALPHABETS = 64;

/** Any well-formed code may be asked for: what is kept of them is bounded. */
const ranksOfViews = new WeakMap<OrgView, BoundedCache<string, Float64Array>>();

/** The place of each area's name in the alphabet of the language it is shown in. */
function nameRanks({ view, localiser, language }: SearchFrame): (row: number) => number {
  const known = ranksOfViews.get(view) ?? new BoundedCache(MAX_ALPHABETS);
  ranksOfViews.set(view, known);
  const ranks = known.getOrMake(`${language} ${localiser.key}`, computeRanks);
  return (row) => ranks[row]!;

  function computeRanks(): Float64Array {
    const { labels, tables } = view.catalogue;
    const names = Array.from({ length: tables.geoArea.size }, (_, row) => {
      const map = Object.fromEntries(
        [...tables.geoArea.names.of(row)].map((label) => [labels.language(label), labels.words(label)]),
      );
      return localiser.pick(map)?.value ?? "";
    });
    const collator = new Intl.Collator(language);
    const sorted = names.map((_, row) => row).sort((a, b) => collator.compare(names[a]!, names[b]!));
    const ranks = new Float64Array(names.length);
    sorted.forEach((row, place) => {
      const previous = sorted[place - 1];
      const same = previous !== undefined && collator.compare(names[previous]!, names[row]!) === 0;
      ranks[row] = same ? ranks[previous]! : place;
    });
    return ranks;
  }
}
