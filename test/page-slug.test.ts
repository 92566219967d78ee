import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host } from "./support/records.ts";
import { type Query, startWorld } from "./support/world.ts";

interface Page extends Record<string, unknown> {
  children: Page[];
}
const page = (id: string, facts: object = {}, children: Page[] = []): Page => ({
  id,
  label: `Label ${id}`,
  path: `/${id}`,
  slug: id,
  pageId: `page-${id}`,
  pageType: "page",
  segments: [id],
  parentIds: [],
  homepageSlug: "home",
  destinationId: null,
  guideId: null,
  locationId: null,
  ...facts,
  children,
});
const leaf = page("leaf", { destinationId: "inn", guideId: "walk", locationId: "quay", pageType: "guide" });
const branch = page("branch", { destinationId: "inn", guideId: "walk" }, [leaf]);
const root = page("root", { destinationId: "inn", pageType: "destination", homepageSlug: null }, [
  branch,
  page("twig"),
]);
const second = page("second", { pageType: "home" });

const world = await startWorld({
  demo: {
    records: [
      ...["inn", "lodge"].map((id) => host(id)),
      host("closed", { status: "inactive" }),
      guide("walk", { hostIds: ["inn"] }),
      guide("draft", { status: "draft" }),
      guide("foreign", { hostIds: ["lodge"] }),
      area("quay"),
      area("old-quay", { status: "archived" }),
      { kind: "site", id: "main", name: "Main", tree: [root, second] },
      {
        kind: "site",
        id: "hiding",
        tree: [
          page("inn", { destinationId: "inn" }, [
            page("drafted", { destinationId: "inn", guideId: "draft" }),
            page("archived", { destinationId: "inn", locationId: "old-quay" }),
            page("foreign", { guideId: "foreign" }, [page("below", { guideId: "walk" })]),
          ]),
          page("lodge", { destinationId: "lodge" }, [page("lodge-home")]),
          page("closed", { destinationId: "closed" }),
        ],
      },
      { kind: "site", id: "empty", tree: [] },
      { kind: "site", id: "draft", status: "draft", tree: [root] },
    ],
  },
});
interface Slugs {
  siteId: string;
  mode: string;
  tree: Page[];
  matches: Record<string, unknown>[];
}
const ask = (query: Query = {}, site = "main") => world.ask<Slugs>(`sites/${site}/page-slug`, query);
const factsOf = ({ children: _children, ...facts }: Page) => facts;

test("without filters the mode is tree and the whole tree is returned", async () => {
  const body = await ask();
  assert.deepEqual(Object.keys(body), ["siteId", "mode", "tree", "matches"]);
  assert.deepEqual([body.siteId, body.mode, body.matches], ["main", "tree", []]);
  assert.deepEqual(body.tree.map(factsOf), [factsOf(root), factsOf(second)]);
});

test("a child carries id, label, path and children and none of the removed keys, at any depth", async () => {
  const [first] = (await ask()).tree;
  const short = ({ id, label, path }: Page, children: unknown[] = []) => ({ id, label, path, children });
  assert.deepEqual(first!.children, [short(branch, [short(leaf)]), short(page("twig"))]);
});

test("with any filter the mode is matches, and pages of any depth are found without their children", async () => {
  const body = await ask({ guideId: "walk" });
  assert.deepEqual([body.siteId, body.mode, body.tree], ["main", "matches", []]);
  assert.deepEqual(body.matches, [factsOf(branch), factsOf(leaf)]);
  assert.deepEqual((await ask({ destinationId: "inn" })).matches, [root, branch, leaf].map(factsOf));
  assert.deepEqual((await ask({ locationId: "quay" })).matches, [factsOf(leaf)]);
});

test("filters are joined by AND, and nothing found is an empty list", async () => {
  assert.deepEqual((await ask({ guideId: "walk", locationId: "quay" })).matches, [factsOf(leaf)]);
  assert.deepEqual((await ask({ guideId: "walk", locationId: "other" })).matches, []);
  const body = await ask({ destinationId: "nobody" });
  assert.deepEqual([body.mode, body.tree, body.matches], ["matches", [], []]);
});

test("a blank filter is no filter, and a site without pages has an empty tree", async () => {
  assert.equal((await ask({ guideId: "" })).mode, "tree");
  assert.deepEqual((await ask({}, "empty")).tree, []);
});

test("no page names a guide, an area or a host that other operations would not find", async () => {
  const { tree } = await ask({}, "hiding");
  const ids = tree.map(({ destinationId }) => destinationId);
  assert.deepEqual(ids, ["inn", "lodge", null]);
  for (const query of [{ guideId: "draft" }, { locationId: "old-quay" }, { destinationId: "closed" }]) {
    assert.deepEqual((await ask(query, "hiding")).matches, []);
  }
  const { matches } = await ask({ destinationId: "inn" }, "hiding");
  assert.deepEqual(
    matches.map(({ id, guideId, locationId }) => [id, guideId, locationId]),
    [
      ["inn", null, null],
      ["drafted", null, null],
      ["archived", null, null],
    ],
  );
  assert.equal((await ask({ guideId: "foreign" }, "hiding")).matches.length, 1);
});

test("a key bound to hosts sees those hosts' pages and nothing of others", async () => {
  const key = await world.addKey("demo", { hostIds: ["inn"] });
  const asking = (query: Query) => world.ask<Slugs>("sites/hiding/page-slug", query, { key });
  const { tree } = await asking({});
  assert.deepEqual(
    tree.map(({ id, children }) => [id, children.map((child) => child.id)]),
    [["inn", ["drafted", "archived"]]],
  );
  for (const query of [{ guideId: "foreign" }, { guideId: "walk" }, { destinationId: "lodge" }]) {
    assert.deepEqual((await asking(query)).matches, []);
  }
});

test("an unknown site and one that is not active are 404 site_not_found", async () => {
  for (const site of ["nothing", "draft"]) {
    const { status, code } = await world.refused(`sites/${site}/page-slug`);
    assert.deepEqual([status, code], [404, "site_not_found"]);
  }
});
