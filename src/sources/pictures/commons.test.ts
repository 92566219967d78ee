import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { isAllowed, plainText } from "./commons.ts";
import { readItemPictures } from "./wikidata.ts";

test("a licence is allowed that lets anybody show a picture, and change its size, when its author is named", () => {
  const allowed = [
    "CC0",
    "CC0 1.0",
    "Public domain",
    "PD-old-100",
    "CC BY 2.0",
    "CC BY-SA 3.0 de",
    "CC BY-SA 4.0",
  ];
  allowed.push(
    "CC BY-SA 3.0 igo",
    "CC BY-SA 3.0,2.5,2.0,1.0",
    "cc-by-sa-4.0",
    "CC-PDM-1.0",
    "No restrictions",
  );
  for (const licence of allowed) assert.equal(isAllowed(licence), true, licence);
  const others = ["CC BY-NC 2.0", "CC BY-ND 4.0", "CC BY-NC-SA 3.0", "cc-by-nc-4.0", "GFDL", "Fair use", ""];
  others.push("All rights reserved", "Not CC BY 4.0", "Copyrighted", "CC BY-SA 4.0 but ask first");
  for (const licence of others) assert.equal(isAllowed(licence), false, licence);
});

test("of an author's HTML the words are left", () => {
  assert.equal(plainText('<a href="//x">Ana</a>&nbsp;&amp; <b>Z&#233;</b><style>a{}</style>'), "Ana & Zé");
  assert.equal(plainText("<script>alert(1)</script>&#0;&lt;b&gt; &unknown;"), "<b> &unknown;");
});

test("pictures of items are read as Wikidata's query service gives them, the first of an item counts", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-p18-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "p18");
  const file = "http://commons.wikimedia.org/wiki/Special:FilePath";
  const lines = [
    "item,image",
    `http://www.wikidata.org/entity/Q1,${file}/S%C3%A9.jpg`,
    `"http://www.wikidata.org/entity/Q2","${file}/Rua%2C%20noite.jpg"`,
    `<http://www.wikidata.org/entity/Q3>\t<${file}/C.jpg>`,
    "Q4\tD.jpg",
    "Q4\tOther.jpg",
    "Q5\tFilm.webm",
  ];
  writeFileSync(path, lines.join("\n"));
  const pictures = await readItemPictures(path);
  assert.deepEqual(
    [...(await pictures(["Q1", "Q2", "Q3", "Q4", "Q5", "Q6"]))],
    [
      ["Q1", "File:Sé.jpg"],
      ["Q2", "File:Rua, noite.jpg"],
      ["Q3", "File:C.jpg"],
      ["Q4", "File:D.jpg"],
    ],
  );
});
