import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { hostHomeParameters, listingSearchParameters } from "../src/contract/parameters.ts";
import { createDiscovery } from "../src/discovery/discovery.ts";
import { openSqliteStore } from "../src/store/sqlite/sqlite-store.ts";
import type { Store } from "../src/store/store.ts";

const LISTINGS = 40;

/** One batch that writes the version's word into every record. */
function writeAll(store: Store, word: string) {
  const english = { "en-GB": word };
  return store.write("demo", async (batch) => {
    await batch.put("host", { id: "h", status: "active", name: word } as { id: string });
    const listingIds = Array.from({ length: LISTINGS }, (_, index) => `l${index}`);
    for (const id of listingIds)
      await batch.put("listing", { id, status: "active", name: english } as { id: string });
    await batch.put("guide", { id: "g", status: "active", featured: false, name: english, listingIds } as {
      id: string;
    });
    await batch.put("geoArea", { id: "a", status: "active", displayName: english } as { id: string });
  });
}

function defaults(parameters: Record<string, { fallback: unknown }>) {
  return Object.fromEntries(Object.entries(parameters).map(([name, { fallback }]) => [name, fallback]));
}

test("an answer never mixes two versions while another connection writes, and sees the last one in the end", {
  timeout: 60_000,
}, async () => {
  const directory = mkdtempSync(join(tmpdir(), "waymark-versions-"));
  const reader = await openSqliteStore({ directory });
  const writer = await openSqliteStore({ directory });
  try {
    await writer.organisations.create({ id: "demo", name: "Demo", languageCodes: ["en-GB"], createdAt: 0 });
    await writeAll(writer, "word0");
    // A small cache, so that bodies are read again and again.
    const discovery = createDiscovery({ store: reader, cacheBytes: 2_000 });
    const home = { ...defaults(hostHomeParameters), profileId: "h", lang: "en-GB" } as never;
    const search = { ...defaults(listingSearchParameters), searchQuery: "word", lang: "en-GB" } as never;

    let last = "word0";
    let writing = true;
    const writes = (async () => {
      for (let version = 1; version <= 25; version++) {
        last = `word${version}`;
        await writeAll(writer, last);
        await setTimeout(15);
      }
      writing = false;
    })();
    const seen = new Set<string>();
    while (writing) {
      const answers = await Promise.all([
        discovery.hostHome({ orgId: "demo" }, home),
        discovery.listingSearch({ orgId: "demo" }, search),
      ]);
      for (const { body } of answers) {
        const words = new Set(body.toString("utf8").match(/word\d+/g));
        assert.equal(words.size, 1, `one answer says ${[...words].join(", ")}`);
        for (const word of words) seen.add(word);
      }
      await setTimeout(1);
    }
    await writes;
    const shown = async () => (await discovery.hostHome({ orgId: "demo" }, home)).body;
    while (!(await shown()).includes(`"name":"${last}"`)) await setTimeout(1);
    assert.ok(seen.size > 1, "several versions were met");
  } finally {
    await Promise.all([reader.close(), writer.close()]);
    rmSync(directory, { recursive: true, force: true });
  }
});
