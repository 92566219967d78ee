import assert from "node:assert/strict";
import { test } from "node:test";
import type { SitePage } from "../contract/site.ts";
import { ReferenceBook, referencesOf } from "./references.ts";

test("a reference is answered by a record that comes before or after it", () => {
  const book = new ReferenceBook();
  book.add("host", { id: "h", status: "active", name: "H" });
  book.add("guide", { id: "g", status: "active", featured: false, hostIds: ["h"], listingIds: ["a", "b"] });
  book.add("listing", { id: "a", status: "active", guideIds: ["g"] });
  book.add("listing", { id: "c", status: "active", guideIds: ["x"] });
  book.add("listing", { id: "d", status: "active", guideIds: ["x"] });
  assert.deepEqual(book.open(), [
    { field: "listingIds", kind: "listing", id: "b", from: { kind: "guide", id: "g" }, times: 1 },
    { field: "guideIds", kind: "guide", id: "x", from: { kind: "listing", id: "c" }, times: 2 },
  ]);
});

test("the pages of a site refer to hosts, guides and geo areas at every depth", () => {
  const nowhere = { guideId: null, locationId: null, destinationId: null, children: [] };
  const page = (facts: Partial<SitePage>) => ({ ...nowhere, ...facts }) as SitePage;
  const tree = [
    page({ destinationId: "h", children: [page({ guideId: "g", children: [page({ locationId: "n" })] })] }),
  ];
  const references = referencesOf("site", { id: "s", status: "active", tree });
  assert.deepEqual(
    references.map(({ kind, id }) => `${kind} ${id}`),
    ["host h", "guide g", "geoArea n"],
  );
});
