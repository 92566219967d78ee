import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { commandLine } from "./support/command-line.ts";

let folder: string;
const { done, failed, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: join(folder, "var"), LOG_LEVEL: "silent" }),
);
const hosts = (command: string, ...rest: string[]) => ["hosts", command, ...rest, "--org", "acme"];
const listed = async () => JSON.parse(await done(hosts("list", "--json")));

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-hosts-"));
  writeFileSync(
    join(folder, "logo.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>',
  );
  await done(["orgs", "create", "acme", "--name", "Acme", "--languages", "pt-PT,en-GB"]);
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

test("a host is made of options: languages of its organisation, the time zone of its position, a logo that is served", async () => {
  const look = ["--color", "#1d4e5f", "--logo", "logo.svg", "--pages", "guides,map"];
  await done(hosts("create", "casa", "--name", "Casa", "--at", "38.7115,-9.1365", ...look));
  const [host] = await listed();
  assert.deepEqual(
    [host.languageCodes, host.defaultLanguageCode, host.timeZoneName, host.pages.length],
    [["pt-PT", "en-GB"], "pt-PT", "Europe/Lisbon", 2],
  );
  const { dark, light, attrs } = host.branding.logos;
  assert.equal(dark, light);
  assert.deepEqual(attrs, { width: 120, height: 40 });
  const [, file] = /^\/media\/orgs\/acme\/(.+)$/.exec(dark)!;
  assert.ok(existsSync(join(folder, "var/files/acme/media", file!)));
  const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, "front.jpg"), photo);
  await done(hosts("update", "casa", "--banner", "front.jpg"));
  const { url, width } = (await listed())[0].uiConfig.banner.image;
  assert.equal(width, 400);
  assert.match(url, /-medium\.webp$/);
});

test("an update changes what its options say, and nothing else", async () => {
  const [before] = await listed();
  await done(hosts("update", "casa", "--welcome", "Bom dia", "--currency", "EUR"));
  assert.deepEqual(await listed(), [
    { ...before, currencyCode: "EUR", uiConfig: { banner: { ...before.uiConfig.banner, text: "Bom dia" } } },
  ]);
});

test("a host is not made twice, nor changed where there is none, and every fault is told at once", async () => {
  const again = hosts("create", "casa", "--name", "Casa", "--at", "1,2");
  assert.match(await failed(again, 1), /a host casa already: change it with waymark hosts update/);
  assert.match(await failed(hosts("update", "cosa", "--currency", "EUR"), 1), /no host cosa/);
  const faulty = await failed(hosts("update", "casa", "--currency", "eur", "--time-zone", "Lisbon"), 1);
  assert.match(faulty, /timeZoneName[\s\S]*currencyCode/);
  writeFileSync(join(folder, "no.png"), "no picture");
  assert.match(await failed(hosts("update", "casa", "--logo", "no.png"), 1), /not a picture/);
  assert.match(await failed(hosts("update", "casa", "--logo", "none.png"), 1), /no such file/);
});
