import assert from "node:assert/strict";
import { test } from "node:test";
import {
  AllowedMethods,
  chooseRequestId,
  namesHostTwice,
  readPath,
  readRawQuery,
  shownPath,
  traceOf,
} from "./requests.ts";

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
    ["/é?c=%", "/é", "c=%"],
    ["/é", "/é", ""],
    ["http://a.example/é/b?c", "/é/b", "c"],
    ["http://a.example#c", "/", "c"],
    ["a/b", "/", ""],
    ["/a?", "/a", ""],
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
  const longest = `/${"x".repeat(999)}`;
  assert.equal(shownPath(longest), longest);
  assert.equal(shownPath(`${longest}y`), longest);
  assert.equal(shownPath("/a\u0001b\u00e9\u20ac"), "/a%01b%E9%AC");
});

test("a caller's own id of a request is taken where it is well-formed and no key, else there is a new one each time", () => {
  const chosen = (id: string | string[] | undefined, key?: string) =>
    chooseRequestId({ headers: { "x-request-id": id as string, "x-api-key": key } });
  for (const id of ["12345678", "a.b_c~d-e", "x".repeat(64)]) assert.equal(chosen(id, "key"), id);
  const others = [undefined, "1234567", "x".repeat(65), "wk_12345678", "1234 5678", "æ2345678", ["12345678"]];
  for (const id of others) {
    assert.match(chosen(id), /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, String(id));
    assert.notEqual(chosen(id), chosen(id));
  }
  assert.notEqual(chosen("12345678", "12345678"), "12345678");
});

test("the trace of a well-formed traceparent is told, and of any other none", () => {
  const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
  const traced = (traceparent?: string) => traceOf({ headers: { traceparent } });
  assert.deepEqual(traced(`00-${trace}-${span}-01`), { traceId: trace });
  const others = [
    `00-${"0".repeat(32)}-${span}-01`,
    `00-${trace}-${span}`,
    `0-${trace}-${span}-01`,
    "",
    undefined,
  ];
  for (const one of others) assert.deepEqual(traced(one), {});
});

test("a host is named twice by two headers of that name, however it is written, and by no value", () => {
  assert.ok(namesHostTwice({ rawHeaders: ["Host", "a", "X-A", "b", "hOST", "a"] }));
  assert.ok(!namesHostTwice({ rawHeaders: ["Host", "host", "X-A", "Host", "Hosts", "b", "A", "host"] }));
  assert.ok(!namesHostTwice({ rawHeaders: [] }));
});

test("an address takes the methods of all its routes and OPTIONS, in their order, and one without a route none", () => {
  const allowed = new AllowedMethods();
  allowed.add("/a/:b/c", ["PUT", "GET"]);
  allowed.add("/a/:b/c", ["DELETE"]);
  allowed.add("/a/b::c", ["POST"]);
  allowed.add("/x.y/*", ["GET"]);
  assert.deepEqual(allowed.of("/a/any thing/c"), ["DELETE", "GET", "OPTIONS", "PUT"]);
  assert.deepEqual(allowed.of("/a/b:c"), ["OPTIONS", "POST"]);
  for (const path of ["/a//c", "/a/b/c/", "/a/b/d/c", "/a/b", "/a/b::c", "/xzy/*", "/"])
    assert.equal(allowed.of(path), undefined, path);
});
