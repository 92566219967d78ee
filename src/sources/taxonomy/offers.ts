import { readFileSync } from "node:fs";
import { z } from "zod";
import { longestBeginning, presetById } from "./presets.ts";

/** The file of an organisation's own rules, in the folder of its files. */
export const OFFERS_FILE = "offers.json";

/** The id of a category. */
export const categoryId = z
  .string()
  .refine(
    (id) => presetById(id) !== undefined || !id.includes("/"),
    "is no category of the taxonomy, such as tourism/museum",
  );

const offersFile = z.strictObject({
  /** For readers of the file. */
  about: z.string().optional(),
  /** What the file is laid over: the built-in rules, or nothing. */
  basis: z.enum(["built-in", "nothing"]).optional(),
  /** Places of these categories, and of those below them, are offered to who asks for them. */
  notOffered: z
    .array(
      z.strictObject({
        what: z.string().optional(),
        categories: z.array(categoryId).min(1),
        /** Places with this editorial score and more are offered all the same. */
        unlessScore: z.number().min(0).max(100).optional(),
      }),
    )
    .optional(),
  /** Exceptions, also of what the built-in rules say. */
  offered: z.array(categoryId).optional(),
});

/** Rules that cannot be used; the message has a line for each fault. */
class InvalidRules extends Error {}

/** Reads an operator's rules from the text of a JSON file. @throws InvalidRules */
export function readRules<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new InvalidRules(`the rules are not JSON: ${(error as Error).message}`);
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return data as z.output<S>;
  const faults = error.issues.map(({ path, message }) => `  ${path.join(".") || "rules"}: ${message}`);
  throw new InvalidRules(`the rules are at fault:\n${faults.join("\n")}`);
}

/** Which places are offered to who names no kind of place. */
export interface OfferPolicy {
  /** `score`: editorial; NaN where a place has none. A place of unknown category is offered. */
  isOffered(category: string | undefined, score: number): boolean;
}

let builtIn: OfferPolicy | undefined;

/**
 * The built-in policy, or an organisation's own laid over it.
 * @throws InvalidRules
 */
export function offerPolicy(text?: string): OfferPolicy {
  builtIn ??= policyOf([readRules(offersFile, builtInOffers())]);
  if (text === undefined) return builtIn;
  const own = readRules(offersFile, text);
  return policyOf(own.basis === "nothing" ? [own] : [readRules(offersFile, builtInOffers()), own]);
}

/** The text of the built-in policy. */
export function builtInOffers(): string {
  return readFileSync(new URL("offers.json", import.meta.url), "utf8");
}

type OffersFile = z.infer<typeof offersFile>;

/** A later file goes before an earlier one where both speak of the same category. */
function policyOf(files: readonly OffersFile[]): OfferPolicy {
  const least = new Map<string, number>();
  for (const { notOffered = [], offered = [] } of files) {
    for (const { categories, unlessScore = Number.POSITIVE_INFINITY } of notOffered) {
      for (const id of categories) least.set(id, unlessScore);
    }
    for (const id of offered) least.set(id, Number.NEGATIVE_INFINITY);
  }
  return {
    isOffered(id, score) {
      const needed = id === undefined ? undefined : longestBeginning(least, id);
      if (needed === undefined || needed === Number.NEGATIVE_INFINITY) return true;
      // Of a place without a score nobody has said that it is worth little.
      return score >= needed || (Number.isNaN(score) && needed < Number.POSITIVE_INFINITY);
    },
  };
}
