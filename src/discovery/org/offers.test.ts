import assert from "node:assert/strict";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { openOffers } from "./offers.ts";

const folder = await mkdtemp(join(tmpdir(), "waymark-offers-"));
after(() => rm(folder, { recursive: true }));

test("an organisation's own rules are taken within seconds, and bad ones are told in the log", async () => {
  let now = 0;
  const warnings: string[] = [];
  const logger = { warn: (_: object, message: string) => warnings.push(message) };
  const offersOf = openOffers(() => folder, { clock: () => now, logger });
  const offersHotels = async () => (await offersOf("o")).isOffered("tourism/hotel", 50);
  const write = async (text: string) => {
    await writeFile(join(folder, "offers.json"), text);
    await utimes(join(folder, "offers.json"), now, now);
  };
  assert.equal(await offersHotels(), false);
  now += 1_000;
  await write('{"offered":["tourism/hotel"]}');
  assert.equal(await offersHotels(), false);
  now += 5_000;
  assert.equal(await offersHotels(), true);
  await write("{");
  now += 5_000;
  assert.equal(await offersHotels(), false);
  assert.equal(warnings.length, 1);
  await write('{"offered":["tourism/hotel"]}');
  now -= 3_600_000;
  assert.equal(await offersHotels(), true, "the clock was put back");
});
