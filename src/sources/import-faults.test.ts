import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { faultLine, importFaultCodes } from "./import-faults.ts";

test("docs/importing.md lists every fault code with its meaning, and no other", () => {
  const page = readFileSync(new URL("../../docs/importing.md", import.meta.url), "utf8");
  const documented = [...page.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, code, title]) => [code, title]);
  assert.deepEqual(documented, Object.entries(importFaultCodes));
});

test("a fault is one line that leaves out what is not known", () => {
  const fault = { code: "invalid_value", detail: "expected x" } as const;
  const whole = { ...fault, file: "a.ndjson", line: 3, kind: "guide", id: "g", field: "status" } as const;
  assert.equal(faultLine(whole), "a.ndjson:3 guide g status: invalid_value expected x");
  assert.equal(faultLine({ ...fault, line: 3 }), ":3: invalid_value expected x");
  assert.equal(faultLine({ ...fault, kind: "guide", id: "g" }), "guide g: invalid_value expected x");
});
