import type { Words } from "../../languages/words.ts";
import type { Nameable } from "./name-index.ts";

/** Sections of {@link Words} that hold phrases by value. */
type Section = {
  [K in keyof Words]-?: Words[K] extends string ? never : K;
}[keyof Words];

/** Where an organisation's label stands: only categories and tags can be filtered by. */
export type LabelUse = "category" | "feature" | "keyword";

/**
 * What a phrase may stand for. Besides the sections of the language files: `month` 1..12; `common` and `article` for
 * words without a meaning here; `named` for what only the organisation has: a place, an area, a label.
 */
export type Meaning =
  | { type: Section | "month" | "common" | "article"; value: string }
  | { type: "interest"; value: string }
  | { type: "label"; value: string; use: LabelUse }
  | { type: "place" | "area"; value: string; named: Nameable };
