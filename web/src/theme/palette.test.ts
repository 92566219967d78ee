import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { HostProfile } from "../../../src/client/api-types.ts";
import { buildPalette, type Colour, contrast, parseColour, readableOn, toCss } from "./palette.ts";
import { fontFamily } from "./theme.ts";

const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((channels): Colour => channels);

test("contrast is WCAG's: 21 for black on white, 1 for a colour on itself, 4.54 for #767676 on white", () => {
  const on = (a: string, b: string) => contrast(parseColour(a)!, parseColour(b)!);
  assert.equal(on("#000", "#ffffff"), 21);
  assert.equal(on("rgb(12, 34, 56)", "#0c2238"), 1);
  assert.equal(on("#767676", "#fff").toFixed(2), "4.54");
});

test("text is moved until it can be read on any ground, and left alone where it can be", () => {
  fc.assert(
    fc.property(colour, colour, (ground, wish) => {
      const text = parseColour(toCss(readableOn([ground], wish)))!;
      assert.ok(contrast(text, ground) >= 4.5, `${toCss(text)} on ${toCss(ground)}`);
      if (contrast(wish, ground) >= 4.5) assert.deepEqual(text, wish);
    }),
    { seed: 7, numRuns: 2_000 },
  );
});

test("whatever colours a host has, every text of its palette reaches 4.5:1 where it stands, light and dark", () => {
  fc.assert(
    fc.property(
      colour,
      colour,
      colour,
      fc.constantFrom("light", "dark", undefined),
      (primary, ground, text, mode) => {
        const colors = {
          primary: { backgroundColor: toCss(primary), textColor: toCss(text) },
          background: { backgroundColor: toCss(ground), textColor: toCss(text) },
          mediumEmphasis: { textColor: toCss(primary) },
        };
        const host = { id: "h", orgId: "o", name: "H", branding: { theme: { colors } } } as HostProfile;
        const palette = buildPalette(host, mode);
        const seen = (a: Colour, b: Colour) => contrast(parseColour(toCss(a))!, parseColour(toCss(b))!);
        for (const name of ["background", "surface", "muted"] as const) {
          for (const words of ["text", "textSoft", "link", "success", "error"] as const) {
            const reached = seen(palette[words], palette[name]);
            assert.ok(reached >= 4.5, `${words} on ${name}: ${reached}`);
          }
        }
        assert.ok(seen(palette.onPrimary, palette.primary) >= 4.5);
        assert.ok(seen(palette.onBanner, palette.banner) >= 4.5);
        if (mode) assert.equal(palette.mode, mode);
      },
    ),
    { seed: 11, numRuns: 1_000 },
  );
});

test("a font's name cannot end its quotation", () => {
  assert.equal(fontFamily('Evil"; } * { color: red'), '"Evil    color red", system-ui, sans-serif');
  assert.equal(fontFamily(undefined), "system-ui, sans-serif");
});
