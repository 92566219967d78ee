import assert from "node:assert/strict";
import { test } from "node:test";
import { area, guide, host, listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: { records: [host("inn"), guide("walk"), listing("bakery"), area("centre")] },
});
const reads = [
  "guide-search",
  "listing-search",
  "location-search",
  "listings/bakery",
  "guides/walk",
  "areas/centre",
  "host-profile",
  "host-home",
  "hosts",
  "org-languages",
  "getPersonalizationOptions",
];
const profileId = "inn";

test("parameters that an operation does not know are ignored and named in a header", async () => {
  for (const operation of reads) {
    const plain = await world.get(operation, { profileId });
    const { text, headers } = await world.get(operation, {
      profileId,
      qurey: "coffee",
      "utm source": "",
      strict: false,
    });
    assert.equal(text, plain.text, operation);
    const unknown = ["profileId", "qurey", "utm%20source"];
    const known = /hosts|org-languages/.test(operation) ? unknown : unknown.slice(1);
    assert.equal(headers.get("ignored-parameters"), known.join(", "), operation);
  }
  assert.equal((await world.get("guide-search")).headers.get("ignored-parameters"), null);
  const { headers } = await world.get("guide-search", { qurey: "x" });
  assert.match(headers.get("access-control-expose-headers")!, /Ignored-Parameters/);
});

test("the header comes with 304 as well, shows no key and tells of twenty names at most", async () => {
  const { headers } = await world.get("listing-search", { qurey: "x" });
  const sent = { headers: { "If-None-Match": headers.get("etag")! } };
  const again = await world.get("listing-search", { qurey: "x" }, sent);
  assert.deepEqual([again.status, again.headers.get("ignored-parameters")], [304, "qurey"]);
  const key = world.keys.get("demo")!;
  const shown = (await world.get("listing-search", { [key]: "x" })).headers.get("ignored-parameters")!;
  assert.ok(!shown.includes(key));
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`p${at}`, "x"]));
  const told = (await world.get("listing-search", many)).headers.get("ignored-parameters")!;
  assert.equal(told.split(", ").length, 20);
  const long = (await world.get("listing-search", { ["x".repeat(150)]: "x" })).headers;
  assert.equal(long.get("ignored-parameters"), "x".repeat(100));
});

test("strict=true refuses them all at once, each with the name that was likely meant", async () => {
  const { status, code, errors } = await world.refused("listing-search", {
    qurey: "coffee",
    per_page: 5,
    lat: "55.6",
    zzzzzz: 1,
    page: 0,
    strict: true,
  });
  assert.deepEqual([status, code], [400, "invalid_parameters"]);
  assert.deepEqual(
    errors!.filter((fault) => fault.code === "unknown_parameter").map(({ detail }) => detail),
    [
      'there is no parameter "qurey" here: did you mean searchQuery?',
      'there is no parameter "per_page" here: did you mean hitsPerPage?',
      'there is no parameter "lat" here: did you mean latlng?',
      'there is no parameter "zzzzzz" here',
    ],
  );
  assert.equal(errors!.length, 5);
  for (const operation of reads.filter((name) => !/hosts|org-languages/.test(name))) {
    await world.ask(operation, { profileId, strict: true });
    assert.equal(
      (await world.refused(operation, { profileId, strict: true, qurey: 1 })).code,
      "unknown_parameter",
    );
  }
  assert.equal((await world.refused("guide-search", { strict: "yes" })).code, "invalid_boolean");
});
