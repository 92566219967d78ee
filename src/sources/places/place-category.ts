import { readFileSync } from "node:fs";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import { presetById, type Tags } from "../taxonomy/presets.ts";
import { type Recogniser, recogniserOf } from "../taxonomy/recognise.ts";

/** The language of the labels. */
const ENGLISH = primaryLanguage(DEFAULT_LANGUAGE);

/** Groups of categories that a label is taken for; others are called alike by chance (`agriculture`: a building of a farm). */
const GROUPS = new Set(
  "tourism amenity historic leisure natural shop craft man_made waterway aeroway public_transport place".split(
    " ",
  ),
);

/** What the labels of other catalogues of places mean. */
export class PlaceCategories {
  readonly #recognise: Recogniser;
  readonly #table: ReadonlyMap<string, string>;
  readonly #known = new Map<string, string | undefined>();

  private constructor(recognise: Recogniser) {
    this.#recognise = recognise;
    const file = readFileSync(new URL("categories.json", import.meta.url), "utf8");
    const { about: _, ...labels } = JSON.parse(file) as Record<string, string>;
    this.#table = new Map(
      Object.entries(labels).flatMap(([id, names]) => names.split(" ").map((name) => [name, id] as const)),
    );
  }

  static async open(): Promise<PlaceCategories> {
    return new PlaceCategories(await recogniserOf([ENGLISH]));
  }

  /**
   * The tags that a place has by its labels; undefined when none of them means anything.
   * @param paths each from the particular to the general; the first label that means something counts
   */
  tagsOf(paths: Iterable<readonly string[]>): Tags | undefined {
    for (const path of paths) {
      for (const label of path.map(plain)) {
        const id = this.#idOf(label);
        if (id === "") return undefined;
        if (id !== undefined) return { ...presetTags(id), ...cuisineOf(label, id) };
      }
    }
    return undefined;
  }

  /** The category that a label means; empty for one that is known to mean none. */
  #idOf(label: string): string | undefined {
    if (!this.#known.has(label)) this.#known.set(label, this.#find(label));
    return this.#known.get(label);
  }

  #find(label: string): string | undefined {
    const said = this.#table.get(label);
    if (said !== undefined) return said;
    const id = this.#recognise([{ language: ENGLISH, words: label.replaceAll("_", " ") }]);
    return id !== undefined && GROUPS.has(id.split("/")[0]!) ? id : undefined;
  }
}

/** `Cafe, Coffee, and Tea House` as `cafe_coffee_and_tea_house`. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "_")
    .replaceAll(/^_|_$/g, "");
}

function presetTags(id: string): Tags {
  const tags = Object.entries(presetById(id)?.tags ?? {});
  return Object.fromEntries(tags.map(([key, value]) => [key, value === "*" ? "yes" : value]));
}

/** Of `afghan_restaurant` the cuisine, where the category does not say it. */
function cuisineOf(label: string, id: string): Tags {
  const cuisine =
    id === "amenity/restaurant" ? /^(.+)_(?:restaurant|joint|place)$/.exec(label)?.[1] : undefined;
  return cuisine === undefined ? {} : { cuisine };
}
