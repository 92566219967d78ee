import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseLanguage, spokenLanguages } from "../../languages/registry.ts";
import { voiceOf } from "./voice.ts";

const voice = (language: string, measure: "metric" | "imperial" = "metric") =>
  voiceOf({ ...chooseLanguage([language]), language, measure, timeZone: "Europe/Copenhagen" });

test("distances are rounded as people say them, in the host's measure and the language's spelling", () => {
  const metres = [3, 348, 949, 1_240, 12_345];
  assert.deepEqual(metres.map(voice("en-GB").distance), ["50 m", "350 m", "950 m", "1.2 km", "12.3 km"]);
  assert.deepEqual(metres.slice(3).map(voice("de").distance), ["1,2 km", "12,3 km"]);
  assert.deepEqual(metres.slice(1, 4).map(voice("en-US", "imperial").distance), [
    "0.2 mi",
    "0.6 mi",
    "0.8 mi",
  ]);
  assert.deepEqual([30, 200].map(voice("en-US", "imperial").distance), ["100 ft", "650 ft"]);
});

test("times stand on the host's clock as the language writes them", () => {
  const evening = Date.parse("2026-11-18T20:05:00Z");
  assert.equal(voice("en-GB").time(evening), "21:05");
  assert.equal(voice("da").time(evening), "21.05");
  assert.match(voice("en-US").time(evening), /^9:05\sPM$/);
});

test("remarks stand in the brackets of the language, and none leave no trace", () => {
  assert.equal(voice("fr").remarks(["à 350 m", "ouvert"]), " (à 350 m, ouvert)");
  assert.equal(voice("ja").remarks(["屋内", "昼食に"]), "（屋内、昼食に）");
  assert.equal(voice("en").remarks([]), "");
});

test("every language says everything: no phrase is empty and none lets go of what is put in", () => {
  const name = "Nørrebro 7";
  const check = (value: unknown, path: string): void => {
    if (typeof value === "string") assert.notEqual(value.trim(), "", path);
    else if (typeof value === "function") {
      const days = path.includes("plan") && value.length === 1;
      const said: string = days ? value(3) : path.endsWith("planName") ? value(3, name) : value(name, name);
      assert.ok(said.includes(days ? "3" : name), `${path}: ${said}`);
    } else for (const [key, inner] of Object.entries(value as object)) check(inner, `${path}.${key}`);
  };
  assert.ok(Object.keys(spokenLanguages).length >= 10);
  for (const language of Object.keys(spokenLanguages)) check(chooseLanguage([language]).phrases, language);
});

test("a language that is not spoken gives way to the next that is wanted, in the end to English", () => {
  assert.equal(chooseLanguage(["fi", undefined, "pt-BR"]).language, "pt-BR");
  assert.equal(chooseLanguage(["fi"]).language, "en-GB");
});
