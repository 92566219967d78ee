import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import type { Medium } from "../src/contract/media-operations.ts";
import { photograph } from "./support/commons-server.ts";
import { type Editing, openEditor } from "./support/editing.ts";
import { host, listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: { records: [host("inn"), host("other"), listing("bar", { hostIds: ["inn"] })] },
  south: { records: [] },
});
const edit = await openEditor(world);
const inn = await openEditor(world, { hostIds: ["inn"] });
const other = await openEditor(world, { hostIds: ["other"] });
const jpeg = { "Content-Type": "image/jpeg" };
const upload = async (bytes: Uint8Array, by = edit, query = "", asked: Editing = {}) =>
  by("POST", `media${query}`, { body: bytes, headers: jpeg, ...asked });
const mediumOf = async (bytes: Uint8Array, by = edit, query = "") => {
  const { status, text, body } = await upload(bytes, by, query);
  assert.ok(status === 201 || status === 200, text);
  return body as never as Medium;
};
const bytesAt = async (url: string) => {
  const answer = await fetch(`${world.origin}${url}`);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const picture = (colour: string, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer();

test("a photograph becomes one picture in three sizes, upright, without its camera's notes, however often it comes", async () => {
  const bytes = await photograph("navy", 2_700);
  const first = await upload(bytes, edit, "?name=harbour.jpg");
  const { id, url, width, height, type, renditions, version, name } = first.body as never as Medium;
  assert.deepEqual([first.status, first.headers.get("etag"), version], [201, '"1"', 1]);
  assert.deepEqual([width, height, type, name], [1_800, 2_700, "image/jpeg", "harbour.jpg"]);
  assert.deepEqual(
    renditions.map(({ size, type: of, width: across, height: high }) => [size, of, across, high]),
    [
      ["small", "image/jpeg", 320, 480],
      ["small", "image/webp", 320, 480],
      ["medium", "image/jpeg", 800, 1_200],
      ["medium", "image/webp", 800, 1_200],
      ["large", "image/webp", 1_600, 2_400],
    ],
  );
  assert.equal(url, renditions.at(-1)!.url);
  for (const told of renditions) {
    const { answer, bytes: served } = await bytesAt(told.url);
    const { format, exif, orientation, width: across } = await sharp(served).metadata();
    assert.deepEqual(
      [`image/${format}`, across, exif, orientation],
      [told.type, told.width, undefined, undefined],
    );
    assert.ok(!served.includes("SECRET OWNER"));
    assert.equal(answer.headers.get("content-type"), told.type);
    assert.match(answer.headers.get("cache-control")!, /immutable/);
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
  }
  const again = await upload(bytes, edit, "?name=other.jpg");
  assert.deepEqual([again.status, again.body], [200, first.body]);
  assert.deepEqual((await edit("GET", `media/${id}`)).body, first.body);
});

test("a logo keeps what is seen through it, and a small picture its size", async () => {
  const logo = sharp({ create: { width: 60, height: 20, channels: 4, background: "#ff000000" } });
  const { renditions } = await mediumOf(await logo.png().toBuffer());
  assert.deepEqual(
    renditions.map(({ type, width }) => [type, width]),
    [
      ["image/png", 60],
      ["image/webp", 60],
    ],
  );
  for (const { url } of renditions)
    assert.equal((await sharp((await bytesAt(url)).bytes).stats()).isOpaque, false);
});

test("words are merged by language, listed, found, and nobody overwrites another's", async () => {
  const { id } = await mediumOf(await picture("teal"), edit, "?name=quay.png");
  const patch = (body: unknown, headers = {}) => edit("PATCH", `media/${id}`, { body, headers });
  const patched = await patch({ alt: { "en-gb": "Boats at the quay" }, author: "Ana", licence: "CC-BY-4.0" });
  assert.deepEqual(patched.body.alt, { "en-GB": "Boats at the quay" });
  const more = await patch({ alt: { "da-DK": "Både ved kajen" }, author: null }, { "If-Match": '"2"' });
  assert.deepEqual(
    [more.body.alt, more.body.author, more.body.licence],
    [{ "en-GB": "Boats at the quay", "da-DK": "Både ved kajen" }, undefined, "CC-BY-4.0"],
  );
  const late = await patch({ author: "Bo" }, { "If-Match": '"2"' });
  assert.deepEqual(
    [late.status, late.problem.conflict],
    [412, { version: 3, fields: [{ name: "author", pointer: "/author", given: "Bo" }] }],
  );
  const faulty = await patch({ alt: { e_n: "x" }, author: 1, bytes: 3 });
  assert.deepEqual(faulty.problem.errors!.map(({ pointer }) => pointer).toSorted(), [
    "/alt/e_n",
    "/author",
    "/bytes",
  ]);
  const found = await edit("GET", "media?text=baade%20ved");
  assert.deepEqual(found.body.results, []);
  const [one] = (await edit("GET", "media?text=bade%20VED")).body.results as Medium[];
  assert.equal(one!.id, id);
  const writers = Array.from({ length: 8 }, (_, n) => patch({ alt: { [`en-x-w${n}`]: String(n) } }));
  await Promise.all(writers);
  const { alt, version } = (await edit("GET", `media/${id}`)).body as never as Medium;
  assert.deepEqual([Object.keys(alt!).length, version], [10, 11]);
});

test("a list gives each picture once, the last changed first, page by page", async () => {
  for (const colour of ["red", "green", "blue", "white"]) await mediumOf(await picture(colour));
  const seen: string[] = [];
  for (let cursor: unknown = ""; cursor !== null; ) {
    const { body } = await edit("GET", `media?limit=2&cursor=${cursor}`);
    seen.push(...(body.results as Medium[]).map(({ id }) => id));
    cursor = body.nextCursor;
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.ok(seen.length >= 6);
  assert.equal((await edit("GET", "media?cursor=x")).problem.code, "invalid_cursor");
});

test("a picture that a record shows stays, unless its editor insists", async () => {
  const { id, url } = await mediumOf(await picture("olive"));
  const images = [{ size: "large", url }];
  const photos = [{ id, category: "photo", attributions: [], keywords: [], images }];
  assert.equal((await edit("PATCH", "content/listing/bar", { body: { photos } })).status, 200);
  const refused = await edit("DELETE", `media/${id}`);
  assert.deepEqual([refused.status, refused.problem.code], [409, "media_in_use"]);
  assert.match(refused.problem.detail!, /listing bar/);
  assert.equal(
    (await edit("DELETE", `media/${id}?force=true`, { headers: { "If-Match": '"9"' } })).status,
    412,
  );
  assert.equal((await edit("DELETE", `media/${id}?force=true`)).status, 204);
  assert.equal((await edit("GET", `media/${id}`)).problem.code, "media_not_found");
  assert.equal((await bytesAt(url)).answer.status, 404);
});

test("a key bound to hosts sees its hosts' pictures and everybody's, and changes its hosts' alone", async () => {
  const theirs = await mediumOf(await picture("gold"), inn);
  const everybodys = await mediumOf(await picture("gray"));
  assert.deepEqual([theirs.hostIds, everybodys.hostIds], [["inn"], []]);
  assert.equal((await other("GET", `media/${theirs.id}`)).status, 404);
  assert.equal((await inn("GET", `media/${everybodys.id}`)).status, 200);
  assert.equal(
    (await inn("PATCH", `media/${everybodys.id}`, { body: { author: "x" } })).problem.code,
    "scope_forbidden",
  );
  assert.equal((await inn("DELETE", `media/${everybodys.id}`)).problem.code, "scope_forbidden");
  const ids = async (by: typeof edit) =>
    ((await by("GET", "media?limit=200")).body.results as Medium[]).map(({ id }) => id);
  assert.ok((await ids(inn)).includes(theirs.id) && !(await ids(other)).includes(theirs.id));
  // What a record of another host shows, its key does not take away.
  const logos = { branding: { logos: { dark: theirs.url } } };
  assert.equal((await edit("PATCH", "content/host/other", { body: logos })).status, 200);
  const kept = await inn("DELETE", `media/${theirs.id}?force=true`);
  assert.equal(kept.problem.code, "media_in_use");
  assert.doesNotMatch(kept.problem.detail!, /host other/);
  // A picture that both brought is both's.
  const shared = await mediumOf(await picture("gold"), other);
  assert.deepEqual([shared.id, shared.hostIds], [theirs.id, ["inn", "other"]]);
  assert.equal(
    (await inn("PATCH", `media/${theirs.id}`, { body: { author: "x" } })).problem.code,
    "scope_forbidden",
  );
  assert.deepEqual((await mediumOf(await picture("gold"))).hostIds, []);
});

test("the pictures of an organisation are no other's", async () => {
  const { id, url } = await mediumOf(await picture("tan"));
  const south = await openEditor(world, {}, "south");
  assert.equal((await south("GET", `media/${id}`)).status, 404);
  assert.deepEqual((await south("GET", "media")).body.results, []);
  assert.equal((await south("DELETE", `media/${id}`)).status, 404);
  assert.equal((await bytesAt(url.replace("/demo/", "/south/"))).answer.status, 404);
  assert.equal((await edit("GET", "media", { org: "south" })).problem.code, "org_forbidden");
  for (const odd of ["..%2f..%2fpictures", "about", "%2e%2e", `${id}.json`])
    assert.equal((await edit("GET", `media/${odd}`)).status, 404, odd);
});

/** A PNG that says how large it is, with one chunk more and no pixels to speak of. */
function png(width: number, height: number, more: Buffer = Buffer.of()): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const whole = Buffer.concat([Buffer.from(type), data]);
    const framed = Buffer.alloc(whole.length + 8);
    framed.writeUInt32BE(data.length);
    whole.copy(framed, 4);
    framed.writeUInt32BE(crc(whole), whole.length + 4);
    return framed;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(width * height * 3 + height, 40e6)));
  const text = more.length > 0 ? [chunk("zTXt", more)] : [];
  const chunks = [chunk("IHDR", head), ...text, chunk("IDAT", rows), chunk("IEND", Buffer.of())];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test("what is no picture, or a trap, is refused by its content, and nothing of it is kept", async () => {
  const photo = await photograph("maroon", 900);
  const script = '<script>alert(1)</script><foreignObject><body onload="alert(1)"/></foreignObject>';
  const refused: Record<string, Buffer> = {
    "an SVG with script": Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`,
    ),
    "a page": Buffer.from(`<!doctype html>${script}`),
    "a page that begins as a GIF": Buffer.from(`GIF89a/*${script}*/`),
    "no bytes": Buffer.of(),
    "a picture cut off": photo.subarray(0, photo.length - 2_000),
    "its first bytes": photo.subarray(0, 12),
    "2,500 million pixels": png(50_000, 50_000),
    "a picture within gzip": gzipSync(photo),
    "a zip": Buffer.concat([Buffer.from("PK\x03\x04"), photo]),
  };
  const before = (await edit("GET", "media?limit=200")).body.results as Medium[];
  for (const [what, bytes] of Object.entries(refused)) {
    const { status, problem, text } = await upload(bytes);
    assert.deepEqual([status, problem.code], [400, "invalid_media"], `${what}: ${text}`);
    assert.ok(!text.includes("script"), what);
  }
  const large = await upload(Buffer.concat([photo, Buffer.alloc(3e6)]));
  assert.deepEqual([large.status, large.problem.code], [413, "body_too_large"]);
  for (const type of ["text/html", "application/json", "application/x-ndjson"]) {
    const typed = await upload(type === "application/json" ? Buffer.from("{}") : photo, edit, "", {
      headers: { "Content-Type": type },
    });
    assert.equal(typed.status, 415, type);
  }
  const after = (await edit("GET", "media?limit=200")).body.results as Medium[];
  assert.equal(after.length, before.length);
});

test("of a picture that is something else as well only the picture is kept", async () => {
  const photo = await photograph("indigo", 900);
  const page = "<html><script>alert(document.domain)</script></html>";
  const polyglots = [
    Buffer.concat([photo, Buffer.from(page)]),
    // A page within a comment of the JPEG.
    Buffer.concat([
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, page.length + 2]),
      Buffer.from(page),
      photo.subarray(2),
    ]),
    Buffer.concat([await picture("plum"), Buffer.from(`PK\x03\x04${page}PK\x05\x06`)]),
    // Text that unpacks to a thousand times its size.
    png(40, 30, Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(200e6, "<script>"))])),
  ];
  for (const [index, bytes] of polyglots.entries()) {
    const { renditions } = await mediumOf(bytes);
    for (const { url, type } of renditions) {
      const { answer, bytes: served } = await bytesAt(url);
      for (const odd of ["script", "PK\x03\x04"]) assert.ok(!served.includes(odd), `${index} ${url}`);
      assert.equal(answer.headers.get("content-type"), type);
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.match(answer.headers.get("content-security-policy")!, /sandbox/);
    }
  }
});

test("ten uploads at once are each answered, and readers are answered between them", async () => {
  const photos = await Promise.all(
    Array.from({ length: 10 }, (_, n) => photograph(`rgb(${n * 20},90,${n})`, 600)),
  );
  let isDone = false;
  const uploads = Promise.all(photos.map((bytes) => mediumOf(bytes))).finally(() => (isDone = true));
  let reads = 0;
  while (!isDone) {
    assert.equal((await world.get("listing-search", { ids: "bar" })).status, 200);
    reads++;
  }
  assert.equal(new Set((await uploads).map(({ id }) => id)).size, 10);
  assert.ok(reads > 10, `${reads} reads`);
});
