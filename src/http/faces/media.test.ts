import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { gunzipSync } from "node:zlib";
import { startServer } from "../../../test/support/server-fixture.ts";
import { folderStorage } from "../../media/media-storage.ts";

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${"<script>alert(1)</script>".repeat(100)}</svg>`;

function mediaServer(t: TestContext) {
  const directory = mkdtempSync(join(tmpdir(), "waymark-media-"));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  const pictures = join(directory, "pictures");
  mkdirSync(join(pictures, "below"), { recursive: true });
  writeFileSync(join(directory, "secret.svg"), "<svg>secret</svg>");
  writeFileSync(join(pictures, "below", "deep.svg"), "<svg>secret</svg>");
  writeFileSync(join(pictures, "canal-small.svg"), svg);
  writeFileSync(join(pictures, "photo one.JPG"), Buffer.alloc(5_000, 1));
  writeFileSync(join(pictures, "notes.txt"), "secret");
  writeFileSync(join(pictures, ".hidden.svg"), "secret");
  symlinkSync(join(directory, "secret.svg"), join(pictures, "link.svg"));
  return { pictures, started: startServer(t, { settings: { mediaDirectories: { copenhagen: pictures } } }) };
}

test("a picture is served without a key, for good, and cannot run scripts", async (t) => {
  const { ask } = await mediaServer(t).started;
  const { status, text, headers } = await ask("/media/copenhagen/canal-small.svg");
  assert.equal(status, 200);
  assert.equal(text, svg);
  assert.equal(headers["content-type"], "image/svg+xml");
  assert.equal(headers["cache-control"], "public, max-age=31536000, immutable");
  assert.equal(headers["x-content-type-options"], "nosniff");
  assert.equal(headers["content-security-policy"], "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  assert.equal(headers["access-control-allow-origin"], "*");
  const again = await ask("/media/copenhagen/canal-small.svg", {
    headers: { "If-None-Match": String(headers.etag) },
  });
  assert.equal(again.status, 304);
  const head = await ask("/media/copenhagen/canal-small.svg", { method: "HEAD" });
  assert.deepEqual(
    [head.status, head.bytes.length, head.headers["content-length"]],
    [200, 0, String(svg.length)],
  );
});

test("drawings are compressed, photographs are not", async (t) => {
  const { ask } = await mediaServer(t).started;
  const headers = { "Accept-Encoding": "gzip" };
  const drawing = await ask("/media/copenhagen/canal-small.svg", { headers });
  assert.equal(gunzipSync(drawing.bytes).toString(), svg);
  const photo = await ask("/media/copenhagen/photo%20one.JPG", { headers });
  assert.equal(photo.headers["content-encoding"], undefined);
  assert.equal(photo.headers["content-type"], "image/jpeg");
  assert.equal(photo.bytes.length, 5_000);
});

test("no address leads out of the directories, below them, or to anything but pictures", async (t) => {
  const { ask, say } = await mediaServer(t).started;
  const paths = [
    "/media/copenhagen/../secret.svg",
    "/media/copenhagen/..%2fsecret.svg",
    "/media/copenhagen/%2e%2e%2fsecret.svg",
    "/media/copenhagen/..%5csecret.svg",
    "/media/copenhagen/....//secret.svg",
    "/media/copenhagen/%252e%252e%252fsecret.svg",
    "/media/%2e%2e/secret.svg",
    "/media/../secret.svg",
    "/media/copenhagen/below%2fdeep.svg",
    "/media/copenhagen/below/deep.svg",
    "/media/copenhagen/canal-small.svg%00.png",
    "/media/copenhagen/.hidden.svg",
    "/media/copenhagen/link.svg",
    "/media/copenhagen/notes.txt",
    "/media/copenhagen/below",
    "/media/copenhagen/",
    "/media/copenhagen",
    "/media/elsewhere/canal-small.svg",
    "/media/__proto__/toString",
    "/media/copenhagen/%2fetc%2fpasswd",
  ];
  for (const path of paths) {
    const { status, text } = await ask(path);
    assert.equal(status, 404, path);
    assert.ok(!text.includes("secret</svg>"), path);
    const raw = await say(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    assert.match(raw, /^HTTP\/1\.1 404 /, path);
  }
});

test("a file that has gone since is 404, and one that came since is not seen", async (t) => {
  const { pictures, started } = mediaServer(t);
  const { ask } = await started;
  rmSync(join(pictures, "canal-small.svg"));
  writeFileSync(join(pictures, "late.svg"), svg);
  assert.equal((await ask("/media/copenhagen/canal-small.svg")).problem.code, "media_not_found");
  assert.equal((await ask("/media/copenhagen/late.svg")).problem.code, "media_not_found");
});

test("an organisation's pictures are served as they come, its own before those that were fetched", async (t) => {
  const directory = mkdtempSync(join(tmpdir(), "waymark-media-"));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  const [mediaFolder, files] = [join(directory, "own"), join(directory, "files")];
  const storage = folderStorage((orgId) => join(files, orgId));
  const settings = { mediaFolder, media: { storage, maxBytes: 1 } };
  const { ask } = await startServer(t, { settings });
  const status = async (path: string) => (await ask(`/media/orgs/${path}`)).status;
  assert.equal(await status("acme/tower.webp"), 404);
  mkdirSync(join(files, "acme", "media"), { recursive: true });
  mkdirSync(join(mediaFolder, "acme"), { recursive: true });
  writeFileSync(join(files, "acme", "media", "tower.webp"), "fetched");
  writeFileSync(join(files, "acme", "pictures.ndjson"), "secret");
  writeFileSync(join(files, "acme", "basemap.webp"), "secret");
  const fetched = await ask("/media/orgs/acme/tower.webp");
  assert.deepEqual([fetched.text, fetched.headers["content-type"]], ["fetched", "image/webp"]);
  assert.match(String(fetched.headers["cache-control"]), /immutable/);
  writeFileSync(join(mediaFolder, "acme", "tower.webp"), "own");
  const own = await ask("/media/orgs/acme/tower.webp");
  assert.deepEqual([own.text, own.headers["cache-control"]], ["own", "public, max-age=3600"]);
  symlinkSync(join(files, "acme", "pictures.ndjson"), join(mediaFolder, "acme", "link.webp"));
  mkdirSync(join(mediaFolder, "acme", "folder.webp"));
  for (const path of [
    "acme/..%2fbasemap.webp",
    "acme/%2e%2e%2fbasemap.webp",
    "acme%2f..%2facme/tower.webp",
    "../acme/tower.webp",
    "other/tower.webp",
    "acme/.hidden.webp",
    "acme/link.webp",
    "acme/folder.webp",
    "acme/tower.webp%00.webp",
  ]) {
    assert.equal(await status(path), 404, path);
  }
});
