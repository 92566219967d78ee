import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreError } from "../../store/store.ts";
import { toServiceError } from "./problem.ts";

const thrown = (code: unknown, statusCode: unknown) =>
  Object.assign(new Error("words"), { code, statusCode });

test("what the framework says is wrong with a request is the caller's, everything else that is thrown is ours", () => {
  const cases: [error: unknown, code: string, status: number][] = [
    [thrown("FST_ERR_BAD_URL", 400), "invalid_encoding", 400],
    [thrown("FST_ERR_OF_LATER", 400), "bad_request", 400],
    [thrown("FST_ERR_OF_LATER", 499), "bad_request", 400],
    [thrown("FST_ERR_OF_LATER", 500), "internal_error", 500],
    [thrown("FST_ERR_OF_LATER", undefined), "internal_error", 500],
    [thrown("ERR_OF_OTHERS", 400), "internal_error", 500],
    [thrown("toString", 400), "internal_error", 500],
    [thrown(7, 400), "internal_error", 500],
    [new TypeError("a mistake"), "internal_error", 500],
    [new StoreError("unavailable", "away"), "unavailable", 503],
    [new StoreError("unknown_organisation", "gone"), "org_forbidden", 403],
    [new StoreError("key_exists", "a mistake"), "internal_error", 500],
  ];
  for (const [error, code, status] of cases) {
    const told = toServiceError(error);
    assert.deepEqual([told.code, told.status], [code, status], String(Object(error).code));
    assert.doesNotMatch(told.message, /words|mistake|away|gone/);
  }
});
