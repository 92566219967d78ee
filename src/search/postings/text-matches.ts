export interface SearchOptions {
  /** all: every word must match; any: at least one. */
  mode: "all" | "any";
  /** Only records in one of these geo cells (see content/geo-cells.ts); absent: anywhere. */
  cells?: readonly string[];
}

/** Matching records, in no particular order; parallel arrays. */
export interface TextMatches {
  /** The organisation's version that was searched. */
  version: number;
  seqs: Uint32Array;
  /** Sum over the matched words of the cost of their best alternative (see search/text/costs.ts); lower is better. */
  costs: Uint16Array;
  /** How many words of the query matched. */
  words: Uint8Array;
}
