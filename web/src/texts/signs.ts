/** The element's typographic signs, alike in every language. */
export const signs = {
  /** Between two times. */
  range: "–",
  /** Between two facts of a line. */
  between: "·",
  minus: "−",
  /** Where a name or a value is still to come. */
  pending: "…",
  /** A currency that has no sign of its own, and one level of price where the sign is several letters. */
  currency: "¤",
  priceLevel: "●",
} as const;
