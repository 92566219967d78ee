import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { commandLine, until } from "./support/command-line.ts";

let folder: string;
const { start, run, done, failed, end } = commandLine(
  () => folder,
  () => ({ PORT: "0", WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent" }),
);
const tutorial = readFileSync(join(import.meta.dirname, "../docs/tutorial.md"), "utf8");
const [, table] = /```csv\n(.*?)```/s.exec(tutorial)!;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-init-"));
  writeFileSync(join(folder, "places.csv"), table!);
  const logo = sharp({ create: { width: 300, height: 80, channels: 4, background: "#f2b63280" } });
  writeFileSync(join(folder, "logo.png"), await logo.png().toBuffer());
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

/** What is printed once it serves, and the addresses in it. */
async function served(args: readonly string[], input: string) {
  const child = start(["init", ...args]);
  let printed = "";
  let said = "";
  child.stdout!.on("data", (chunk: Buffer) => (printed += chunk));
  child.stderr!.on("data", (chunk: Buffer) => (said += chunk));
  child.stdin!.end(input);
  await until(() => printed.includes("Ctrl+C") || child.exitCode !== null, 150);
  assert.equal(child.exitCode, null, said);
  const [, origin] = / is at (\S+)/.exec(printed)!;
  const query = new URL(/Page +(\S+)/.exec(printed)![1]!).searchParams;
  const studio = /Studio +(\S+)\n +with the key (\S+)/.exec(printed)!;
  const home = async (lang: string) => {
    const address = `${origin}/v2/orgs/${query.get("org")}/host-home?profileId=${query.get("profile")}&lang=${lang}`;
    const answer = await fetch(address, { headers: { "X-Api-Key": query.get("key")! } });
    return (await answer.json()) as {
      host: { name: string; branding: { colors: { primary: string }; logos: { dark: string } } };
      guides: { results: unknown[] };
    };
  };
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "close");
  };
  return {
    origin: origin!,
    printed,
    said,
    studio: studio[1]!,
    editorKey: studio[2]!,
    org: query.get("org")!,
    home,
    stop,
  };
}

test("answers on standard input make a branded page, a studio's key and a tag, from an empty folder", async () => {
  const answers = ["places.csv", "Casa Amarela", "en-GB,pt-PT", "", "Lisbon", "#1d4e5f", "logo.png"];
  const page = await served([], `${answers.join("\n")}\n`);
  const { host, guides } = await page.home("pt-PT");
  assert.deepEqual([host.name, host.branding.colors.primary], ["Casa Amarela", "#1d4e5f"]);
  assert.ok(guides.results.length > 2);
  const logo = await fetch(new URL(host.branding.logos.dark, page.origin));
  assert.deepEqual([logo.status, logo.headers.get("content-type")], [200, "image/webp"]);
  assert.equal(page.studio, `${page.origin}/studio`);
  assert.match(
    page.printed,
    /<waymark-home org="casa-amarela" profile="casa-amarela" key="\S+"><h1 slot="greeting">Casa Amarela<\/h1><\/waymark-home>/,
  );
  const media = await fetch(`${page.origin}/v2/orgs/${page.org}/media`, {
    headers: { "X-Api-Key": page.editorKey },
  });
  const studio = `${page.origin}/v2/orgs/${page.org}/org-languages`;
  assert.equal((await fetch(studio, { headers: { "X-Api-Key": page.editorKey } })).status, 200);
  const { results } = (await media.json()) as { results: { name: string }[] };
  assert.deepEqual(
    results.map(({ name }) => name),
    ["logo.png"],
  );
  assert.match(
    page.said,
    /\$ waymark orgs create casa-amarela --name 'Casa Amarela' --languages en-GB,pt-PT/,
  );
  await page.stop();
});

test("options leave nothing to ask, and a position is enough", async () => {
  const flags = ["--yes", "--name", "Hotel Alma", "--org", "alma", "--at", "41.1496,-8.6109"];
  const page = await served(flags, "");
  assert.equal((await page.home("en-GB")).host.name, "Hotel Alma");
  await page.stop();
});

test("of a map file it makes what waymark city makes, with a logo", async () => {
  const museum = (id: number) =>
    `<node id="${id}" lat="${41.1466 + id * 1e-4}" lon="-8.6117"><tag k="tourism" v="museum"/><tag k="name" v="Museu ${id}"/></node>`;
  const town = `<node id="90" lat="41.15" lon="-8.61"><tag k="place" v="city"/><tag k="name" v="Porto"/></node>`;
  writeFileSync(join(folder, "porto-latest.osm"), `<osm>${town}${[1, 2, 3].map(museum).join("")}</osm>`);
  const { status, stdout, stderr } = await run([
    "init",
    "--yes",
    "--no-serve",
    "--logo",
    "logo.png",
    "porto-latest.osm",
  ]);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^\nPorto is at http:\/\/127\.0\.0\.1:0\n(.*\n)+.*The keys are shown this once/);
  const [host] = JSON.parse(await done(["hosts", "list", "--org", "porto", "--json"]));
  assert.match(host.branding.logos.dark, /\.webp$/);
});

test("it never waits where nobody can answer, and what it began and could not end is gone", async () => {
  assert.match(await failed(["init", "--yes"], 2), /needs a name: give --name/);
  assert.match(await failed(["init", "--name", "Alma"], 2), /latitude,longitude/);
  assert.match(await failed(["init", "--yes", "none.csv"], 1), /none\.csv: there is no such file/);
  const silent = start(["init", "--name", "Alma"]);
  const [status] = await once(silent, "close");
  assert.equal(status, 2);
  writeFileSync(join(folder, "broken.ndjson"), '{"kind":"listing"}\n');
  const broken = await run(["init", "--yes", "--name", "Broken", "--at", "1,2", "broken.ndjson"]);
  assert.equal(broken.status, 1);
  assert.match(broken.stderr, /missing_field|id/);
  assert.doesNotMatch(await done(["orgs", "list"]), /broken/);
  const again = await run([
    "init",
    "--yes",
    "--no-serve",
    "--name",
    "Hotel Alma",
    "--org",
    "alma",
    "--at",
    "1,2",
  ]);
  assert.match(again.stderr, /organisation alma exists already/);
  assert.match(await done(["orgs", "list"]), /alma/);
});
