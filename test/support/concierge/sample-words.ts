import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Lexicon } from "../../../src/concierge/understanding/lexicon.ts";
import { type OrgLabel, OrgWords } from "../../../src/concierge/understanding/org-words.ts";

type Texts = Readonly<Record<string, string>>;
interface SampleRecord {
  kind: "listing" | "guide" | "geoArea" | "interest" | "host" | "site";
  id: string;
  name?: Texts;
  displayName?: Texts;
  area?: Texts;
  neighborhood?: string;
  keywords?: Readonly<Record<string, readonly string[]>>;
  integratedCategories?: Readonly<Record<string, readonly { full_label: readonly string[] }[]>>;
}

/** The names and categories of the sample destination, read from its records without a store. */
export async function buildSampleWords(lexicons: ReadonlyMap<string, Lexicon>): Promise<OrgWords> {
  const folder = join(import.meta.dirname, "../../../data/copenhagen");
  const lines = globSync("*.ndjson", { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), "utf8").trimEnd().split("\n"));
  const records = lines.map((line) => JSON.parse(line) as SampleRecord);
  const of = (...kinds: readonly string[]) => records.filter(({ kind }) => kinds.includes(kind));
  const labels = (texts: Texts = {}): OrgLabel[] =>
    Object.entries(texts).map(([language, words]) => ({ language, words }));
  const listings = of("listing");
  return OrgWords.build(
    {
      categories: listings.map(({ integratedCategories = {} }) =>
        Object.entries(integratedCategories).flatMap(([language, [first]]) => ({
          language,
          words: first?.full_label.at(-1) ?? "",
        })),
      ),
      tags: [],
      keywords: listings.flatMap(({ keywords = {} }) =>
        Object.entries(keywords).flatMap(([language, all]) => all.map((words) => ({ language, words }))),
      ),
      interests: of("interest").map(({ id, name }) => ({ id, names: labels(name) })),
      geoAreas: of("geoArea").map(({ id, displayName = {}, area = {} }) => ({
        id,
        names: Object.values(displayName),
        description: Object.values(area),
      })),
      neighborhoods: new Set(listings.flatMap(({ neighborhood }) => neighborhood ?? [])),
      places: of("listing", "guide").map(({ kind, id, name = {} }) => ({
        kind: kind as "listing" | "guide",
        id,
        names: [...new Set(Object.values(name))],
      })),
    },
    lexicons,
  );
}
