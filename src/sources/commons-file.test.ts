import assert from "node:assert/strict";
import { test } from "node:test";
import { readCommonsFile, readCommonsFiles } from "./commons-file.ts";

test("a picture of Commons is named by its page, its file, its thumbnail or its name", () => {
  const named = [
    "File:Torre_dos_Clérigos.jpg",
    "file: torre dos Clérigos.jpg",
    "Torre dos Clérigos.jpg",
    "https://commons.wikimedia.org/wiki/File:Torre_dos_Cl%C3%A9rigos.jpg",
    "https://commons.m.wikimedia.org/wiki/File:Torre_dos_Clérigos.jpg?uselang=pt",
    "http://commons.wikimedia.org/wiki/Special:FilePath/Torre%20dos%20Cl%C3%A9rigos.jpg",
    "https://commons.wikimedia.org/w/index.php?title=File:Torre_dos_Cl%C3%A9rigos.jpg",
    "https://upload.wikimedia.org/wikipedia/commons/a/ab/Torre_dos_Cl%C3%A9rigos.jpg",
    "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Torre_dos_Cl%C3%A9rigos.jpg/800px-Torre.jpg",
  ];
  for (const text of named) assert.equal(readCommonsFile(text), "File:Torre dos Clérigos.jpg", text);
});

test("a category, a file of one Wikipedia, another site and what is no picture are none", () => {
  const others = [
    undefined,
    "",
    "Category:Torre dos Clérigos",
    "https://upload.wikimedia.org/wikipedia/en/a/ab/Logo.jpg",
    "https://example.org/wiki/File:A.jpg",
    "https://commons.wikimedia.org.example.org/wiki/File:A.jpg",
    "https://commons.wikimedia.org/wiki/File:Plan.svg",
    "https://commons.wikimedia.org/wiki/%E0%A4%A",
    "File:Tour.webm",
    "File:A|B.jpg",
  ];
  for (const text of others) assert.equal(readCommonsFile(text), undefined, text);
});

test("several pictures of one tag are read, each once, also where a name has a semicolon", () => {
  const texts = ["File:A.jpg;File:B.jpg", "File:A.jpg", "File:Rua; noite.jpg", undefined];
  assert.deepEqual(readCommonsFiles(texts), ["File:A.jpg", "File:B.jpg", "File:Rua; noite.jpg"]);
});
