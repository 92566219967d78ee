import { readFileSync } from "node:fs";
import { z } from "zod";
import { preferences, recordId } from "../../contract/common.ts";
import { categoryId, readRules } from "../taxonomy/offers.ts";

const texts = z
  .record(z.string(), z.string().min(1).max(300))
  .refine((map) => Object.keys(map).length > 0, "needs a text in at least one language");

/** By the language that they are of; all are looked for in names of every language. */
const words = z.record(z.string(), z.array(z.string().min(1)));

const rule = z.strictObject({
  id: recordId,
  /** Categories of the taxonomy; one stands for all below it: `amenity/cafe` for `amenity/cafe/teahouse` as well. */
  categories: z.array(categoryId).min(1),
  /** Only places at most this many metres from the centre, however wide the area is. */
  withinMetres: z.number().positive().optional(),
  /** At most this many places of one category: a guide for children should not be all museums. */
  mostOf: z.record(categoryId, z.int().min(1).max(100)).optional(),
  /** Of a category only places worth so much; for one below it that is named as well, that one's counts. */
  leastScore: z.record(categoryId, z.number().min(0).max(100)).optional(),
  /** Places of these categories, and those with such a word in their name, go before all others; `only`: of these none but such. */
  first: z
    .strictObject({
      categories: z.array(categoryId).optional(),
      words: words.optional(),
      only: z.array(categoryId).optional(),
    })
    .optional(),
  /** No place with such a word in its name: an open-air museum is none for rain. A word may be the beginning of one. */
  never: words.optional(),
  /** No guide is drafted of fewer places than `atLeast`; of more than `atMost` the best are taken. */
  atLeast: z.int().min(1),
  atMost: z.int().min(1).max(100),
  /** The places stand in an order to walk them in, beginning with the best; otherwise the best first. */
  walk: z.boolean().optional(),
  /** What the guide declares; of the interests those that the organisation knows. */
  preferences: preferences.partial().optional(),
  /** By language; {area} and {count} are filled in. */
  name: texts,
  description: texts,
});

/** What guide to draft of which places. The rules are data, so that an editor reads and changes them. */
export type GuideRule = z.infer<typeof rule>;

const rules = z
  .array(rule)
  .min(1)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "two rules have the same id");

/** Reads rules from the text of a JSON file. @throws InvalidRules, with a line for each fault */
export function readGuideRules(text: string): GuideRule[] {
  return readRules(rules, text);
}

/** The rules that Waymark brings. */
export function ownGuideRules(): GuideRule[] {
  return readGuideRules(readFileSync(new URL("guide-rules.json", import.meta.url), "utf8"));
}
