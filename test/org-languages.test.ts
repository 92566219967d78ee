import assert from "node:assert/strict";
import { test } from "node:test";
import { host } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const languageCodes = ["en-GB", "da-DK", "ar-EG", "he-IL", "zh-Hant-TW"];
const world = await startWorld({
  demo: {
    languageCodes,
    records: [
      host("danish", { languageCodes: ["da-DK", "en-GB"], defaultLanguageCode: "da-DK" }),
      host("silent"),
      host("foreign", { languageCodes: ["fr-FR"] }),
      host("draft", { status: "draft", languageCodes: ["de-DE"] }),
    ],
  },
});
interface Languages {
  orgId: string;
  hostId: string | null;
  scope: string;
  defaultLanguageCode: string;
  languageCodes: string[];
  languages: { code: string; name: string; nativeName: string; direction: string; isDefault: boolean }[];
}
const ask = (hostId?: string, key?: string) =>
  world.ask<Languages>("org-languages", { hostId }, key === undefined ? {} : { key });
const ofOrg = await ask();

test("without hostId the organisation-wide list is returned", () => {
  const { languages, ...rest } = ofOrg;
  assert.deepEqual(rest, {
    orgId: "demo",
    hostId: null,
    scope: "org",
    defaultLanguageCode: "en-GB",
    languageCodes,
  });
  assert.deepEqual(
    languages.map(({ code }) => code),
    languageCodes,
  );
});

test("each language has its names, its direction and whether it is the default", () => {
  assert.deepEqual(ofOrg.languages[1], {
    code: "da-DK",
    name: "Danish (Denmark)",
    nativeName: "dansk (Danmark)",
    direction: "ltr",
    isDefault: false,
  });
  assert.deepEqual(
    ofOrg.languages.map(({ direction }) => direction),
    ["ltr", "ltr", "rtl", "rtl", "ltr"],
  );
  assert.deepEqual(
    ofOrg.languages.map(({ isDefault }) => isDefault),
    [true, false, false, false, false],
  );
});

test("hostId narrows the answer to the languages of one destination", async () => {
  const body = await ask("danish");
  assert.deepEqual(
    [body.hostId, body.scope, body.defaultLanguageCode, body.languageCodes],
    ["danish", "host", "da-DK", ["da-DK", "en-GB"]],
  );
  assert.deepEqual(
    body.languages.map(({ code, isDefault }) => [code, isDefault]),
    [
      ["da-DK", true],
      ["en-GB", false],
    ],
  );
  assert.deepEqual((await ask("foreign")).defaultLanguageCode, "fr-FR");
});

test("an unknown or inactive hostId gives the organisation's list, not an error and not an empty one", async () => {
  for (const hostId of ["nobody", "draft", "silent", ""]) assert.deepEqual(await ask(hostId), ofOrg, hostId);
});

test("a hostId outside the caller's scope gives the organisation's list", async () => {
  const key = await world.addKey("demo", { hostIds: ["silent"] });
  assert.deepEqual(await ask("danish", key), ofOrg);
  const bound = await world.addKey("demo", { hostIds: ["danish"] });
  assert.equal((await ask("danish", bound)).scope, "host");
});
