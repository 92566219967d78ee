import assert from "node:assert/strict";
import { test } from "node:test";
import type { Host } from "../../contract/host.ts";
import { readBrand, webUrl } from "./brand.ts";

function hostWith(branding: Host["branding"], logos?: Host["logos"]): Host {
  return { id: "inn", status: "active", name: "Inn", branding, logos };
}

test("a host's colours are taken where they are plain, and the text on them is the one that contrasts", () => {
  const colors = (primary: string) => {
    const { primary: taken, onPrimary } = readBrand(hostWith({ colors: { primary } }), "");
    return [taken, onPrimary];
  };
  assert.deepEqual(colors("#17568C"), ["#17568c", "#ffffff"]);
  assert.deepEqual(colors("#f2b632"), ["#f2b632", "#000000"]);
  assert.deepEqual(colors("#ffffff"), ["#ffffff", "#000000"]);
  for (const odd of ["red", "#fff", "#17568c;background:url(x)", "var(--x)", ""]) {
    assert.deepEqual(colors(odd), ["#1f3a5f", "#ffffff"], odd);
  }
  const named = readBrand(hostWith({ colors: { primary: { name: "Sea", hex: "#004466" } } }), "");
  assert.equal(named.primary, "#004466");
  assert.equal(readBrand(undefined, "").background, "#f6f6f4");
});

test("a logo is a picture that mail programs show, at an absolute address", () => {
  const logo = (light: string | undefined, publicUrl = "", listed: string[] = []) =>
    readBrand(
      hostWith(
        { logos: { light } },
        listed.map((url) => ({ url })),
      ),
      publicUrl,
    ).logoUrl;
  assert.equal(logo("https://a.example/l.png"), "https://a.example/l.png");
  assert.equal(logo("/media/a/l.png", "https://guide.example"), "https://guide.example/media/a/l.png");
  assert.equal(logo("/media/a/l.png"), undefined);
  assert.equal(logo("https://a.example/l.svg"), undefined);
  assert.equal(logo("javascript:alert(1)"), undefined);
  assert.equal(logo("data:image/png;base64,AAAA"), undefined);
  assert.equal(logo("https://a.example/l.svg", "", ["https://a.example/l.jpg"]), "https://a.example/l.jpg");
});

test("only addresses of the web become links, spelled so that they cannot leave an attribute", () => {
  assert.equal(webUrl('https://a.example/"onx="1'), "https://a.example/%22onx=%221");
  for (const odd of [
    "javascript:alert(1)",
    "ftp://a.example",
    "//a.example",
    "a.example",
    "https://me:pw@a.example",
    "",
    undefined,
  ]) {
    assert.equal(webUrl(odd), undefined, odd);
  }
});
