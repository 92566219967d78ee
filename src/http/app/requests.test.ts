import assert from "node:assert/strict";
import { test } from "node:test";
import { readPath, readRawQuery, shownPath } from "./requests.ts";

test("a target is cut at its query or fragment, and of a whole URL only the path is kept", () => {
  const targets: [target: string, path: string, query: string][] = [
    ["/a/b?c=d", "/a/b", "c=d"],
    ["/a#c?d", "/a", "c?d"],
    ["/", "/", ""],
    ["http://user:pass@a.example/b?c", "/b", "c"],
    ["HTTP://a.example?c", "/", "c"],
    ["http://a.example", "/", ""],
    ["*", "/", ""],
    ["", "/", ""],
  ];
  for (const [target, path, query] of targets)
    assert.deepEqual([readPath(target), readRawQuery(target)], [path, query], target);
});

test("a shown path is a URI reference of bounded length without keys", () => {
  assert.equal(shownPath('/a"b<c>\\d^`{|}é/%ff?x'), "/a%22b%3Cc%3E%5Cd%5E%60%7B%7C%7D%E9/%ff");
  assert.equal(shownPath("/a&key=secret/b"), "/a&key=***/b");
  assert.equal(shownPath("/a%3Fkey%3Dsecret"), "/a%3Fkey%3D***");
  assert.equal(shownPath("/wk_0123456789abcdef"), "/wk_***");
  assert.equal(shownPath(`/${"x".repeat(5_000)}`).length, 1_000);
});
