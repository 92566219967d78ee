import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Preferences, preferences } from "../../contract/common.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import { checkedMapping, invalidMapping, mappingObject } from "../reading/mapping-text.ts";
import { longestBeginning, presetById, presetIds } from "../taxonomy/presets.ts";

const categoryIds = z.array(z.string()).min(1);

const mappingSchema = z.strictObject({
  /** For readers of the file. */
  about: z.string().optional(),
  /** What the file is laid over: the built-in mapping, or nothing. */
  basis: z.enum(["built-in", "nothing"]).optional(),
  listings: z
    .array(
      z.strictObject({
        categories: categoryIds,
        score: z.number().min(0).max(100).optional(),
        /** The most that signs of note bring it to. */
        most: z.number().min(0).max(100).optional(),
        /** What encyclopaedias have of it is about whom it shows: a statue's wikidata is the king's. */
        ofSomebody: z.boolean().optional(),
        preferences: preferences.optional(),
        /** Keys of which an element needs one, such as wikidata. */
        needs: z.array(z.string().min(1)).min(1).optional(),
        /** Elements without a name are taken as well, and get the category's name. */
        nameless: z.boolean().optional(),
        /** Chosen only when no other category of the element is taken. */
        lastResort: z.boolean().optional(),
      }),
    )
    .optional(),
  leaveOut: z
    .strictObject({
      categories: z.array(z.string()).optional(),
      tags: z.array(z.string().regex(/^[^=]+=.+$/, "expected key=value")).optional(),
    })
    .optional(),
  scoreSigns: z.record(z.string(), z.number().min(-100).max(100)).optional(),
  activityTags: z.array(z.string().min(1)).optional(),
  areas: z
    .strictObject({
      places: z.record(z.string(), z.number().positive().max(20_037_508)).optional(),
      adminLevels: z.array(z.int().min(1).max(15)).optional(),
    })
    .optional(),
});

/** A mapping file as it is written; docs/importing.md tells what each part does. */
type MappingFile = z.infer<typeof mappingSchema>;

/** What becomes of the elements of a category. */
export interface CategoryRule {
  /** Visit-worthiness before the signs of an element are counted, 0..100. */
  score: number;
  most?: number;
  ofSomebody?: boolean;
  preferences?: Preferences;
  needs?: readonly string[];
  nameless: boolean;
  lastResort: boolean;
}

/** Which elements become what. */
export interface OsmMapping {
  /** By category; false: left out. A category that is missing follows the one that it is a kind of. */
  categories: ReadonlyMap<string, CategoryRule | false>;
  /** `key=value` of elements that are left out, whatever else they are. */
  leaveOutTags: ReadonlySet<string>;
  /** Points for each tag (`key` or `key=value`) of an element; `nameLanguages`, `earlyWikidata`, `extent`: see `scoreElement`. */
  scoreSigns: ReadonlyMap<string, number>;
  /** Keys whose values become activity tags. */
  activityTags: readonly string[];
  /** By the value of `place`: radius in metres of an area that is known as a point only. */
  placeRadii: ReadonlyMap<string, number>;
  adminLevels: ReadonlySet<number>;
}

const DEFAULT_SCORE = 25;
let builtIn: MappingFile | undefined;

/**
 * The built-in mapping, or an operator's laid over it: categories that both have follow the operator's, every other list
 * or table is replaced as a whole.
 * @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it.
 */
export function osmMapping(text?: string): OsmMapping {
  builtIn ??= parse(readFileSync(new URL("mapping.json", import.meta.url), "utf8"));
  if (text === undefined) return mappingOf([builtIn]);
  const own = parse(text);
  return mappingOf(own.basis === "nothing" ? [own] : [builtIn, own]);
}

function parse(text: string): MappingFile {
  const object = mappingObject(text, { leaveOut: { categories: ["shop/gift"] } });
  const mapping = checkedMapping(mappingSchema, object);
  const unknown = categoriesOf(mapping).filter((id) => !presetById(id));
  if (unknown.length > 0) throw invalidMapping(unknown.map(unknownCategory).join("; "));
  return mapping;
}

function categoriesOf({ listings = [], leaveOut }: MappingFile): string[] {
  return [...listings.flatMap(({ categories }) => categories), ...(leaveOut?.categories ?? [])];
}

function unknownCategory(id: string): string {
  const nearest = nearestName(id, presetIds());
  return `there is no category ${JSON.stringify(id)}${nearest ? `; did you mean ${nearest}?` : ""}`;
}

function mappingOf(files: readonly MappingFile[]): OsmMapping {
  const categories = new Map<string, CategoryRule | false>();
  for (const { listings = [], leaveOut } of files) {
    for (const id of leaveOut?.categories ?? []) categories.set(id, false);
    // A child says only what is different, so parents come first whatever the order in the file.
    const rules = listings.flatMap(({ categories: ids, ...rule }) => ids.map((id) => ({ id, rule })));
    for (const { id, rule } of rules.toSorted((a, b) => countDepth(a.id) - countDepth(b.id))) {
      const parent = ruleFor(categories, id.slice(0, Math.max(0, id.lastIndexOf("/"))));
      categories.set(id, { ...plainRule, ...parent, ...rule });
    }
  }
  const last = <T>(part: (file: MappingFile) => T | undefined): T | undefined =>
    files.map(part).findLast((found) => found !== undefined);
  return {
    categories,
    leaveOutTags: new Set(last(({ leaveOut }) => leaveOut?.tags)),
    scoreSigns: new Map(Object.entries(last(({ scoreSigns }) => scoreSigns) ?? {})),
    activityTags: last(({ activityTags }) => activityTags) ?? [],
    placeRadii: new Map(Object.entries(last(({ areas }) => areas?.places) ?? {})),
    adminLevels: new Set(last(({ areas }) => areas?.adminLevels)),
  };
}

const plainRule: CategoryRule = { score: DEFAULT_SCORE, nameless: false, lastResort: false };

function countDepth(id: string): number {
  return id.split("/").length;
}

/** The rule of a category, else of the nearest one that it is a kind of; undefined when it is left out. */
export function ruleFor(categories: OsmMapping["categories"], id: string): CategoryRule | undefined {
  return longestBeginning(categories, id) || undefined;
}
