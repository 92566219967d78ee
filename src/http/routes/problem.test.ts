import assert from "node:assert/strict";
import { test } from "node:test";
import { faultyRequest, ServiceError } from "../../contract/errors.ts";
import { StoreError } from "../../store/store.ts";
import { makeProblem, toServiceError } from "./problem.ts";

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

test("a caller that the store keeps waiting is told when to come again", () => {
  const { headers } = toServiceError(new StoreError("unavailable", "away"));
  assert.deepEqual(headers, { "Retry-After": "5" });
  assert.deepEqual(toServiceError(new StoreError("unknown_organisation", "gone")).headers, {});
});

test("a problem has its code, status and place, and every fault of a request, without any key", () => {
  const fault = {
    in: "query",
    name: "key=secret",
    code: "invalid_value",
    detail: "no wk_0123456789abcdef",
  } as const;
  const { errors, ...told } = makeProblem(faultyRequest([fault]), "/a", "id");
  assert.deepEqual(errors, [{ ...fault, name: "key=***", detail: "no wk_***" }]);
  assert.deepEqual([told.status, told.instance, told.requestId], [400, "/a", "id"]);
  const plain = makeProblem(new ServiceError("bad_request", "the key=secret is bad"), "/a", "id");
  assert.deepEqual(plain, {
    type: "/docs/errors#bad_request",
    title: plain.title,
    status: 400,
    detail: "the key=*** is bad",
    instance: "/a",
    code: "bad_request",
    requestId: "id",
  });
});
