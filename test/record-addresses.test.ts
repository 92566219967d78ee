import assert from "node:assert/strict";
import { test } from "node:test";
import { type FaultyRecord, normaliseRecord } from "../src/sources/normalise.ts";
import { fullRecords } from "./support/full-records.ts";

const page = {
  id: "home",
  label: "Home",
  path: "/",
  slug: "home",
  pageId: "home",
  pageType: "home",
  segments: [],
  parentIds: [],
  homepageSlug: null,
  destinationId: null,
  guideId: null,
  locationId: null,
};
const site = { kind: "site", id: "site", tree: [{ ...page, children: [{ ...page, children: [] }] }] };
const options = { defaultLanguage: "en-GB" };
/** Fields that somebody who shows a record would make a link or a picture of. */
const NAMES = /^(?:url|link|path|website|favicon|\w+Url)$/;

/** Every address in a value: its path as faults give it, and a copy of the whole with another one in its place. */
function* addresses(
  value: unknown,
  replace: (changed: unknown) => unknown,
  path = "",
  name = "",
): Generator<{ path: string; withOther: (other: string) => unknown }> {
  if (typeof value === "string" && NAMES.test(name)) yield { path, withOther: replace };
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const isList = Array.isArray(value);
    const put = (changed: unknown) =>
      replace(isList ? value.with(Number(key), changed) : { ...value, [key]: changed });
    const step = isList ? `[${key}]` : path === "" ? key : `.${key}`;
    yield* addresses(inner, put, `${path}${step}`, isList ? name : key);
  }
}

test("every address of a record of any kind is refused when it would run, by its own name", () => {
  let tried = 0;
  for (const record of [...fullRecords, site]) {
    assert.ok("record" in normaliseRecord(record, options), record.kind);
    for (const { path, withOther } of addresses(record, (changed) => changed)) {
      const { faults = [] } = normaliseRecord(withOther("javascript:alert(1)"), options) as FaultyRecord;
      assert.deepEqual(
        faults.map(({ field, code }) => [field, code]),
        [[path, "invalid_value"]],
        `${record.kind} ${path}`,
      );
      assert.match(
        faults[0]!.detail,
        /http, https, mailto, tel, sms, geo or whatsapp.*"javascript:alert\(1\)"$/,
      );
      tried++;
    }
  }
  assert.ok(tried > 30, `${tried} addresses`);
});
