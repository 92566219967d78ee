import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { plainText, templatesIn, withoutHiddenText } from "./wikitext.ts";

function seeIn(wikitext: string) {
  return templatesIn(wikitext, (name) => name.toLowerCase() === "see");
}

function contentOf(value: string): string | undefined {
  return seeIn(`{{see|content=${value}}}`).templates[0]!.parameters.get("content");
}

test("values are plain text: bold, links, tags, characters and nested templates are rendered", () => {
  const cases: [wikitext: string, text: string | undefined][] = [
    ["'''Bold''' and ''italic''", "Bold and italic"],
    ["[[Tokyo/Shibuya|Shibuya]], [[Ginza]] and [[:Category:X]]", "Shibuya, Ginza and Category:X"],
    ["[[File:A.jpg|thumb|A [[link|text]]]]after", "after"],
    ["[https://example.org the site] [https://example.org]", "the site https://example.org"],
    ["{{km|5}} away, {{JPY|500}}, {{f|83}}", "5 km away, 500 JPY, 83 °F"],
    ["{{lang|ja|六本木}} {{unknown|thing}}", "六本木"],
    ["{{nowrap|a [[b|c]] {{mi|2}}}}", "a c 2 mi"],
    ["{{Prix|1.50|€}}, {{Horaire|||9||12||15|30|19|30}}", "1.50 €, 9h–12h, 15h30–19h30"],
    ["caf&eacute;&nbsp;&ndash; &#65;&#x42; &unknown;", "café – AB &unknown;"],
    ['<abbr title="x">MBTA</abbr> 5 < 6<br/>next', "MBTA 5 < 6 next"],
    ['a<ref name="b">{{cite|x=1|y}}</ref>b<ref name="b" />c<!-- | x=1 -->d', "abcd"],
    ["one\ntwo\n\n* three", "one two\n\nthree"],
    ["a = b | other=1", "a = b"],
    ["{{nowrap|https://example.org/?a=b}}", "https://example.org/?a=b"],
    ["", undefined],
  ];
  for (const [wikitext, text] of cases) assert.equal(contentOf(wikitext), text, wikitext);
});

test("templates are found at any depth, with their line, the headings above them and what follows them", () => {
  const { templates, names } = seeIn(
    [
      "== See ==",
      "=== Museums {{x}} ===",
      "* {{see",
      "| Name = A",
      "| long_name=b}}: and ''more''",
      "<!-- {{see|name=hidden}}",
      "-->{| table |}",
      "== Do ==",
      ":{{flag|x}} {{wrap| {{See|name=C}} }} {{guidecity}}",
    ].join("\n"),
  );
  assert.deepEqual(
    templates.map(({ line, headings, tail, parameters }) => [line, headings, tail, [...parameters]]),
    [
      [
        3,
        ["See", "Museums"],
        "and more",
        [
          ["name", "A"],
          ["long name", "b"],
        ],
      ],
      [9, ["Do"], "", [["name", "C"]]],
    ],
  );
  assert.ok(names.has("guidecity"));
});

test("a template that is never closed is told, and a heading ends it", () => {
  const { templates, unclosed } = seeIn(
    "{{see|name=A\n* {{see|name=B}}\n== Do ==\n{{see|name=C}} {{see|name=D",
  );
  assert.deepEqual(
    templates.map(({ parameters, headings }) => [parameters.get("name"), headings]),
    [
      ["B", []],
      ["C", ["Do"]],
    ],
  );
  assert.deepEqual(unclosed, [
    { name: "see", line: 1 },
    { name: "see", line: 4 },
  ]);
});

test("a link that is not closed hides no values of its template", () => {
  const [{ parameters }] = seeIn("{{see|name=[[A|url=x|content=y}}").templates as [
    ReturnType<typeof seeIn>["templates"][0],
  ];
  assert.deepEqual(
    [...parameters],
    [
      ["name", "[[A"],
      ["url", "x"],
      ["content", "y"],
    ],
  );
});

test("hidden text keeps its line ends, a comment that is not closed hides the rest, a reference does not", () => {
  assert.equal(withoutHiddenText("a<!--\n\n-->b"), "a\n\nb");
  assert.equal(withoutHiddenText("a<!-- b"), "a");
  assert.equal(withoutHiddenText("a<ref>b"), "a<ref>b");
  assert.equal(withoutHiddenText("a<REF>x</REF>b<references/>c<ref/>d"), "ab<references/>cd");
  assert.equal(plainText("ab<references/>c"), "abc");
});

test("hostile text is read in time that grows with its length alone", { timeout: 60_000 }, () => {
  // Anything quadratic would take hours for these.
  const length = 300_000;
  const pieces = [
    "{{",
    "{{see|",
    "[[",
    "[[a|",
    "<!--",
    "<ref>",
    "<ref ",
    "[//a",
    "[//a ",
    "'",
    "=",
    "|",
    "\n==",
    "&#x",
    "<a ",
  ];
  for (const piece of pieces) {
    const { templates } = seeIn(
      `{{see|name=A}}\n${piece.repeat(length / piece.length)}\n{{see|name=B|content=${piece}`,
    );
    assert.equal(templates[0]!.parameters.get("name"), "A");
  }
  const lines = seeIn(`{{see|content=${"line\n".repeat(length / 5)}}}`);
  assert.equal(lines.templates[0]!.parameters.get("content")?.length, length - 1);
});

test("whatever the text is, reading it ends, and what is well-formed in it is found", () => {
  const piece = fc.constantFrom(
    "{{",
    "}}",
    "[[",
    "]]",
    "|",
    "=",
    "\n",
    "==",
    "see",
    "a",
    "<!--",
    "-->",
    "<ref>",
    "</ref>",
  );
  const property = fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
    const noise = pieces.join("");
    const { templates } = seeIn(`{{see|name=first}}\n${noise}`);
    assert.equal(templates[0]!.parameters.get("name"), "first");
  });
  fc.assert(property, { numRuns: 500, seed: 21 });
});
