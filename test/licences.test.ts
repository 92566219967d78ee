import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const free = /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|BlueOak-1\.0\.0)\b/;

test("no package that is installed along asks more than to be named, but for the pictures' library, which stays apart", () => {
  const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
  type Package = { license?: string; dev?: boolean; devOptional?: boolean; hasInstallScript?: boolean };
  for (const [path, told] of Object.entries(lock.packages as Record<string, Package>)) {
    if (path === "" || told.dev || told.devOptional) continue;
    const licence = told.license ?? "none";
    const isFree = free.test(licence) && !licence.includes("GPL");
    assert.ok(isFree || path.includes("node_modules/@img/sharp-"), `${path}: ${licence}`);
    assert.ok(!told.hasInstallScript, `${path} has an install script`);
  }
});
