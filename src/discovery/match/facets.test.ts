import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { createLocaliser } from "../../content/localise.ts";
import type { FacetName, ListingSearch } from "../../contract/parameters.ts";
import { buildCatalogue } from "../../search/columns/catalogue.ts";
import { packLists } from "../../search/columns/facts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { countFacets } from "./facets.ts";
import { type Filter, splitByFilter } from "./listings.ts";
import type { Sight } from "./sight.ts";

interface Place {
  category?: string;
  categoryDa?: string;
  tags: string[];
  price?: number;
  neighborhood?: string;
}

const place: fc.Arbitrary<Place> = fc.record(
  {
    category: fc.constantFrom("Café", "Museum", "Wine-Bar", "wine bar"),
    categoryDa: fc.constantFrom("Café", "Museum", "Vinbar"),
    tags: fc.uniqueArray(fc.constantFrom("Brunch", "brunch", "Views", "Live music"), { maxLength: 3 }),
    price: fc.integer({ min: 0, max: 4 }),
    neighborhood: fc.constantFrom("Indre By", "Nørrebro"),
  },
  { requiredKeys: ["tags"] },
);

async function catalogueOf(places: Place[]) {
  const labels: string[] = [];
  const intern = (label: string) => {
    const known = labels.indexOf(label);
    return known >= 0 ? known : labels.push(label) - 1;
  };
  const rows = places.map((place, seq) => ({
    kind: "listing" as const,
    id: `p${seq}`,
    seq,
    version: 1,
    facts: {
      lists: packLists({
        category: [
          ...(place.category ? [intern(`en-GB:${place.category}`)] : []),
          ...(place.categoryDa ? [intern(`da-DK:${place.categoryDa}`)] : []),
        ],
        tags: place.tags.map((tag) => intern(`en-GB:${tag}`)),
      }),
      price: place.price,
      neighborhood: place.neighborhood ? intern(`und:${place.neighborhood}`) : undefined,
    },
  }));
  async function* entries() {
    yield rows;
  }
  return buildCatalogue({ version: 1, labels, entries: entries() });
}

/** Groups are counted apart, by the taxonomy. */
type LabelFacet = Exclude<FacetName, "group">;

const selection = fc.record(
  {
    category: fc.uniqueArray(fc.constantFrom("café", "vinbar", "Nothing"), { minLength: 1 }),
    activityTags: fc.uniqueArray(fc.constantFrom("brunch", "live-music"), { minLength: 1 }),
    priceLevel: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }),
    neighborhood: fc.uniqueArray(fc.constantFrom("indre by", "Valby"), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

/** The folded values by which a filter sees a place, in any language. */
function valuesOf(place: Place, facet: LabelFacet): string[] {
  const values: (string | undefined)[] = {
    category: [place.category, place.categoryDa],
    activityTags: place.tags,
    priceLevel: [place.price?.toString()],
    neighborhood: [place.neighborhood],
  }[facet];
  return values.filter((value) => value !== undefined).map(foldLabel);
}

/** The folded values that an English answer shows of a place. */
function shownOf(place: Place, facet: LabelFacet): string[] {
  if (facet !== "category") return valuesOf(place, facet);
  const shown = place.category ?? place.categoryDa;
  return shown === undefined ? [] : [foldLabel(shown)];
}

const facetNames: LabelFacet[] = ["category", "activityTags", "priceLevel", "neighborhood"];

test("facets count as plain counting does: without their own filter, with every other one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(place, { maxLength: 40 }), selection, async (places, selected) => {
      const catalogue = await catalogueOf(places);
      const passes = (facet: LabelFacet, row: number) => {
        const wanted = selected[facet]?.map((value) => foldLabel(String(value)));
        return !wanted || valuesOf(places[row]!, facet).some((value) => wanted.includes(value));
      };
      const filters: Filter[] = facetNames
        .filter((facet) => selected[facet])
        .map((facet) => ({ facet, passes: (row) => passes(facet, row) }));
      const request = { ...selected, facets: facetNames } as unknown as ListingSearch;
      const localiser = createLocaliser({ asked: "en-GB", orgDefault: "en-GB" });
      const sight = { org: { catalogue }, localiser } as Sight;
      const candidates = Uint32Array.from(places.keys());
      const facets = countFacets(sight, request, splitByFilter(candidates, filters));

      for (const facet of facetNames) {
        const others = facetNames.filter((other) => other !== facet);
        const rows = [...places.keys()].filter((row) => others.every((other) => passes(other, row)));
        const expected = new Map<string, number>();
        for (const row of rows) {
          for (const value of new Set(shownOf(places[row]!, facet))) {
            expected.set(value, (expected.get(value) ?? 0) + 1);
          }
        }
        for (const value of selected[facet] ?? []) {
          const fold = foldLabel(String(value));
          if (expected.has(fold)) continue;
          expected.set(fold, rows.filter((row) => valuesOf(places[row]!, facet).includes(fold)).length);
        }
        const counted = facets[facet]!.map(({ value, count }) => [foldLabel(String(value)), count] as const);
        assert.deepEqual(new Map(counted), expected, facet);
        assert.equal(counted.length, expected.size, `${facet}: each value once`);
        const counts = counted.map(([, count]) => count);
        assert.deepEqual(
          counts,
          counts.toSorted((a, b) => b - a),
          `${facet}: most frequent first`,
        );
      }
    }),
    { seed: 3, numRuns: 200 },
  );
});
