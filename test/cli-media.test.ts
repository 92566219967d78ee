import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { addressOf, commandLine } from "./support/command-line.ts";
import { give, photograph, startCommons } from "./support/commons-server.ts";

let folder: string;
let commons: Awaited<ReturnType<typeof startCommons>>;
const { start, done, failed, end } = commandLine(
  () => folder,
  () => ({
    ...{ PORT: "0", WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "info" },
    ...{ COMMONS_URL: commons.origin, WIKIDATA_URL: commons.origin, MEDIA_CONTACT: "web@acme.example" },
  }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-media-"));
  const answer = give(await photograph("teal", 900));
  commons = await startCommons({ "File:Torre.jpg": { answer }, "File:Sé.jpg": { answer } });
  await done(["orgs", "create", "acme", "--name", "Acme", "--languages", "en"]);
  const source = { source: "openstreetmap", dataset: "porto", fields: {} };
  const lines = [
    { id: "torre", name: "Torre", sources: [{ ...source, id: "node/1", pictures: ["File:Torre.jpg"] }] },
    { id: "se", name: "Sé", sources: [{ ...source, id: "node/2", wikidata: "Q7" }] },
  ].map((record) => JSON.stringify({ kind: "listing", geoLocation: [41, -8], ...record }));
  await done(["import", "--org", "acme", "--format", "ndjson", "-"], lines.join("\n"));
});
after(() => {
  end();
  commons.close();
  rmSync(folder, { recursive: true, force: true });
});

test("nothing is fetched before it is said who asks", async () => {
  const told = await failed(["media", "fetch", "--org", "acme"], 2, { MEDIA_CONTACT: "" });
  assert.match(told, /set MEDIA_CONTACT/);
  assert.deepEqual(commons.asked, []);
});

test("pictures are fetched while the server runs, and are in its answers", async () => {
  const url = await addressOf(start(["serve"]));
  const key = (await done(["keys", "create", "--org", "acme"])).trim();
  writeFileSync(
    join(folder, "p18.csv"),
    "item,image\nhttp://www.wikidata.org/entity/Q7,http://commons.wikimedia.org/wiki/Special:FilePath/S%C3%A9.jpg\n",
  );
  const told = await done(["media", "fetch", "--org", "acme", "--wikidata", "p18.csv", "--rate", "100"]);
  assert.match(told, /2 places without a picture: 2 have one now\n2 pictures downloaded, 0 pictures refused/);
  const address = `${url}/v2/orgs/acme/listing-search?latlng=41,-8&lang=en&key=${key}`;
  let photos: { license: string; images: { url: string }[] }[] = [];
  for (let tries = 0; photos.length === 0 && tries < 50; tries++) {
    const { results } = (await (await fetch(address)).json()) as { results: { photos?: typeof photos }[] };
    photos = results.flatMap((listing) => listing.photos ?? []);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.deepEqual(
    photos.map(({ license }) => license),
    ["CC BY-SA 4.0", "CC BY-SA 4.0"],
  );
  const picture = await fetch(new URL(photos[0]!.images[0]!.url, url));
  assert.deepEqual([picture.status, picture.headers.get("content-type")], [200, "image/jpeg"]);
  assert.match(await done(["media", "fetch", "--org", "acme"]), /^0 places without a picture/);
});
