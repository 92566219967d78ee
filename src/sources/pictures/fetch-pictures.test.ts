import assert from "node:assert/strict";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, type TestContext, test } from "node:test";
import sharp from "sharp";
import {
  type CommonsFile,
  failFirst,
  give,
  photograph,
  startCommons,
} from "../../../test/support/commons-server.ts";
import type { Listing } from "../../contract/listing.ts";
import { folderStorage } from "../../media/media-storage.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import { normaliseRecord } from "../normalise.ts";
import { type FetchOptions, fetchPictures } from "./fetch-pictures.ts";
import { PoliteClient } from "./polite-client.ts";
import { askWikidata } from "./wikidata.ts";

let picture: Buffer;
before(async () => {
  picture = await photograph("teal", 600);
});

interface Given {
  files: Record<string, CommonsFile>;
  items?: Record<string, string>;
  /** Records by id, each with what its source tells of pictures; a score where the order matters. */
  places: Record<
    string,
    { pictures?: string[]; wikidata?: string; score?: number; photos?: Listing["photos"] }
  >;
}

const options = { defaultLanguage: "en" };

async function world(t: TestContext, { files, items, places }: Given) {
  const folder = mkdtempSync(join(tmpdir(), "waymark-pictures-"));
  const store = await openSqliteStore({
    directory: join(folder, "store"),
    clock: () => 0,
    synchronous: "normal",
  });
  const commons = await startCommons(files, items);
  t.after(async () => {
    commons.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const organisation = { id: "acme", name: "Acme", languageCodes: ["en"], createdAt: 0 };
  await store.organisations.create(organisation);
  await store.write("acme", async (batch) => {
    for (const [id, { score, photos, ...told }] of Object.entries(places)) {
      const entry = { source: "openstreetmap", dataset: "porto", id, fields: {}, ...told };
      const made = normaliseRecord(
        { kind: "listing", id, name: { en: id }, score, photos, sources: [entry] },
        options,
      );
      assert.ok("record" in made);
      await batch.put("listing", made.record);
    }
  });
  const run = (given: Partial<FetchOptions> = {}, manners = {}) => {
    const origins = new Set([commons.origin]);
    const client = new PoliteClient({
      userAgent: "Waymark (web@acme.example)",
      perSecond: 1_000,
      origins,
      tries: 3,
      backoffMs: 1,
      timeoutMs: 5_000,
      ...manners,
    });
    return fetchPictures({
      ...{
        store,
        organisation,
        client,
        commonsUrl: commons.origin,
        folder,
        storage: folderStorage(() => folder),
      },
      itemPictures: askWikidata(client, commons.origin),
      now: () => 0,
      ...given,
    });
  };
  const listing = async (id: string): Promise<Listing> =>
    JSON.parse((await store.read("acme").record("listing", id))!.body);
  return {
    folder,
    store,
    commons,
    run,
    listing,
    media: () => globSync("*", { cwd: join(folder, "media") }).sort(),
  };
}

test("a picture becomes a photo in three sizes, upright, with author, licence and page, and without its camera's notes", async (t) => {
  const { folder, run, listing, media, commons } = await world(t, {
    files: { "File:Torre.jpg": { answer: give(await photograph("navy", 2_700)) } },
    places: { torre: { pictures: ["File:Torre.jpg"] }, other: {} },
  });
  const report = await run();
  assert.deepEqual([report.wanted, report.illustrated, report.downloaded], [1, 1, 1]);
  const [photo] = (await listing("torre")).photos!;
  assert.equal(photo!.license, "CC BY-SA 4.0");
  assert.deepEqual(photo!.attributions, [
    '<a href="https://commons.wikimedia.org/wiki/File%3ATorre.jpg">Ana &amp; Zé</a>',
  ]);
  assert.deepEqual(
    photo!.images.map(({ size, url }) => [
      size,
      /^\/media\/orgs\/acme\/[\da-f]{20}-(\w+\.\w+)$/.exec(url)?.[1],
    ]),
    [
      ["small", "small.jpg"],
      ["small", "small.webp"],
      ["medium", "medium.jpg"],
      ["medium", "medium.webp"],
      ["large", "large.webp"],
    ],
  );
  for (const [index, name] of media().entries()) {
    const bytes = readFileSync(join(folder, "media", name));
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    assert.deepEqual(
      [width, exif, orientation],
      [[1_600, 800, 800, 320, 320][index], undefined, undefined],
      name,
    );
    assert.ok(height! > width!, "it stands upright");
    assert.ok(!bytes.includes("SECRET OWNER"));
  }
  assert.deepEqual([...commons.agents], ["Waymark (web@acme.example)"]);
});

test("an item's picture of Wikidata is taken where no source names one", async (t) => {
  const { run, listing } = await world(t, {
    files: { "File:Sé.jpg": { answer: give(picture), licence: "Public domain", author: "" } },
    items: { Q1: "Sé.jpg" },
    places: { se: { wikidata: "Q1" }, none: { wikidata: "Q2" }, absurd: { wikidata: "Q99999999999" } },
  });
  assert.equal((await run()).illustrated, 1);
  const [photo] = (await listing("se")).photos!;
  assert.deepEqual([photo!.id, photo!.license], ["File:Sé.jpg", "Public domain"]);
  assert.match(photo!.attributions[0]!, />Wikimedia Commons</);
});

test("what may not be shown or is no photograph is refused once, and its bytes are not kept", async (t) => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const elsewhere = await startCommons({ "File:A.jpg": { answer: give(picture) } });
  t.after(elsewhere.close);
  const away = `${elsewhere.origin}/files/A.jpg`;
  const files: Record<string, CommonsFile> = {
    "File:Nc.jpg": { licence: "CC BY-NC-SA 4.0", answer: give(picture) },
    "File:Unnamed.jpg": { author: "", answer: give(picture) },
    "File:Drawing.jpg": { mime: "image/svg+xml", answer: give(script) },
    "File:Script.jpg": { answer: give(script) },
    "File:Page.jpg": {
      answer: (r) => r.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sorry</h1>"),
    },
    "File:Huge.jpg": { answer: (r) => r.writeHead(200, { "Content-Length": 1e9 }).flushHeaders() },
    "File:Endless.jpg": {
      answer: (r) => {
        const more = () => {
          while (!r.destroyed && r.write(Buffer.alloc(1 << 20)));
        };
        r.writeHead(200).on("drain", more);
        more();
      },
    },
    "File:Away.jpg": { answer: (r) => r.writeHead(302, { Location: away }).end() },
    "File:Told away.jpg": { url: away },
    "File:Round.jpg": { answer: (r) => r.writeHead(302, { Location: "/files/Round.jpg" }).end() },
    "File:Cut.jpg": { answer: give(picture.subarray(0, picture.length - 2_000)) },
    "File:Hidden.jpg": { isHidden: true },
    "File:Gone.jpg": { answer: (r) => r.writeHead(404).end() },
    "File:Tiny.jpg": { answer: give(await sharp(picture).resize(100).jpeg().toBuffer()) },
  };
  const names = [...Object.keys(files), "File:Missing.jpg"];
  const { run, listing, media, commons } = await world(t, {
    files,
    places: { a: { pictures: names.slice(0, 10) }, b: { pictures: names.slice(10) } },
  });
  const report = await run();
  assert.deepEqual(report.refused.map(({ file }) => file).sort(), names.sort());
  const reason = (file: string) => report.refused.find((one) => one.file === file)!.reason;
  assert.match(reason("File:Nc.jpg"), /licence is CC BY-NC-SA 4\.0/);
  assert.match(reason("File:Huge.jpg"), /larger than 40 MB/);
  assert.match(reason("File:Endless.jpg"), /larger than 40 MB/);
  assert.match(reason("File:Away.jpg"), /leads to http:.*not asked/);
  assert.match(reason("File:Script.jpg"), /no photograph/);
  assert.match(reason("File:Cut.jpg"), /cannot be read/);
  assert.equal((await listing("a")).photos, undefined);
  assert.deepEqual(media(), []);
  assert.deepEqual(elsewhere.asked, []);
  const before = commons.asked.length;
  assert.deepEqual((await run()).refused, []);
  assert.equal(commons.asked.length, before, "nobody is asked again");
  assert.equal((await run({ again: true })).refused.length, names.length);
});

test("a server that is busy, fails or breaks off is asked again, as late as it says", async (t) => {
  const busy =
    (status: number, headers = {}) =>
    (r: import("node:http").ServerResponse) =>
      r.writeHead(status, headers).end();
  const { run, listing } = await world(t, {
    files: {
      "File:Busy.jpg": { answer: failFirst(1, busy(429, { "Retry-After": "1" }), give(picture)) },
      "File:Failing.jpg": { answer: failFirst(2, busy(503), give(picture)) },
      "File:Broken.jpg": {
        answer: failFirst(
          1,
          (r) => {
            r.writeHead(200, { "Content-Length": picture.length }).write(picture.subarray(0, 1_000));
            setTimeout(() => r.destroy(), 20);
          },
          give(picture),
        ),
      },
    },
    places: {
      a: { pictures: ["File:Busy.jpg"] },
      b: { pictures: ["File:Failing.jpg"] },
      c: { pictures: ["File:Broken.jpg"] },
    },
  });
  const startedAt = performance.now();
  const report = await run();
  assert.deepEqual([report.illustrated, report.refused, report.unavailable], [3, [], []]);
  assert.ok(performance.now() - startedAt >= 1_000);
  for (const id of ["a", "b", "c"]) assert.equal((await listing(id)).photos!.length, 1);
});

test("after three pictures that cannot be had the run stops, and the next goes on from there", async (t) => {
  let isUp = false;
  const fail: CommonsFile = {
    answer: (r) => (isUp ? give(picture)(r, 0) : r.writeHead(503).end()),
  };
  const files = {
    "File:First.jpg": { answer: give(picture) },
    "File:1.jpg": fail,
    "File:2.jpg": fail,
    "File:3.jpg": fail,
    "File:4.jpg": fail,
  };
  const place = (name: string, score: number) => ({ pictures: [`File:${name}.jpg`], score });
  const { run, listing, commons } = await world(t, {
    files,
    places: {
      z: place("First", 90),
      a: place("1", 80),
      b: place("2", 70),
      c: place("3", 60),
      d: place("4", 50),
    },
  });
  const stopped = await run();
  assert.equal(stopped.stopped, "status 503");
  assert.deepEqual([stopped.illustrated, stopped.unavailable.length], [1, 3]);
  assert.equal(commons.asked.includes("/files/4.jpg"), false);
  assert.equal((await listing("z")).photos!.length, 1);
  isUp = true;
  const second = await run();
  assert.deepEqual([second.wanted, second.illustrated, second.stopped], [4, 4, undefined]);
  assert.equal(commons.asked.filter((path) => path === "/files/First.jpg").length, 1);
  const count = commons.asked.length;
  assert.deepEqual((await run()).wanted, 0);
  assert.equal(commons.asked.length, count);
});

test("a curator's photo stays, and one that lies at Commons gives way to the organisation's own", async (t) => {
  const photo = (id: string, url: string) => ({
    id,
    category: "photo",
    attributions: ["Me"],
    keywords: [],
    images: [{ size: "large", url }],
  });
  const own = photo("own", "/media/orgs/acme/lobby.jpg");
  const remote = photo("remote", "https://upload.wikimedia.org/wikipedia/commons/a/ab/Torre.jpg");
  const { run, listing } = await world(t, {
    files: { "File:Torre.jpg": { answer: give(picture) } },
    places: { own: { pictures: ["File:Torre.jpg"], photos: [own] }, both: { photos: [remote, own] } },
  });
  assert.equal((await run()).illustrated, 1);
  assert.deepEqual((await listing("own")).photos, [own]);
  assert.deepEqual(
    (await listing("both")).photos!.map(({ id }) => id),
    ["File:Torre.jpg", "own"],
  );
});

test("no more is asked in a second than agreed", async (t) => {
  const { run, commons } = await world(t, {
    files: { "File:A.jpg": { answer: give(picture) } },
    places: { a: { pictures: ["File:A.jpg"] } },
  });
  const startedAt = performance.now();
  await run({}, { perSecond: 10 });
  assert.ok(performance.now() - startedAt >= (commons.asked.length - 1) * 100 - 5);
});
