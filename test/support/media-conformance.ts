import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { MediaStorage } from "../../src/media/media-storage.ts";

/** What every storage of pictures must do; each is given empty. */
export function mediaConformance(name: string, open: () => Promise<MediaStorage>): void {
  const check = (sentence: string, run: (storage: MediaStorage) => Promise<void>) =>
    test(`${name}: ${sentence}`, async () => run(await open()));
  const bytes = (text: string) => Buffer.from(text);

  check("what was written is read, replaced and removed", async (storage) => {
    assert.equal(await storage.read("acme", "a-small.webp"), undefined);
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    await storage.write("acme", "a-small.webp", all);
    assert.deepEqual(await storage.read("acme", "a-small.webp"), all);
    await storage.write("acme", "a-small.webp", bytes("other"));
    assert.deepEqual(await storage.read("acme", "a-small.webp"), bytes("other"));
    await storage.remove("acme", "a-small.webp");
    await storage.remove("acme", "a-small.webp");
    assert.equal(await storage.read("acme", "a-small.webp"), undefined);
  });

  check(
    "a list has the files of one folder of one organisation, with when they were changed",
    async (storage) => {
      assert.deepEqual(await storage.list("acme", ""), []);
      const begun = Date.now();
      await storage.write("acme", "a-small.webp", bytes("1"));
      await storage.write("acme", "about/a.json", bytes("{}"));
      await storage.write("acme-2", "b-small.webp", bytes("2"));
      await storage.write("Acme", "c-small.webp", bytes("3"));
      const names = async (orgId: string, folder: string) =>
        (await storage.list(orgId, folder)).map((file) => file.name);
      assert.deepEqual(await names("acme", ""), ["a-small.webp"]);
      assert.deepEqual(await names("acme", "about"), ["about/a.json"]);
      assert.deepEqual(await names("Acme", ""), ["c-small.webp"]);
      assert.deepEqual(await names("nobody", "about"), []);
      assert.equal(await storage.read("acme-2", "a-small.webp"), undefined);
      const [{ changedAt } = { changedAt: 0 }] = await storage.list("acme", "about");
      // Some services tell whole seconds.
      assert.ok(changedAt >= begun - 2_000 && changedAt <= Date.now() + 2_000, `${changedAt}`);
      await sleep(1_100);
      await storage.write("acme", "about/a.json", bytes("{ }"));
      assert.ok((await storage.list("acme", "about"))[0]!.changedAt > changedAt);
    },
  );

  check("a list has all of many files", async (storage) => {
    const many = Array.from({ length: 1_030 }, (_, n) => `about/${n}.json`);
    for (let at = 0; at < many.length; at += 50)
      await Promise.all(many.slice(at, at + 50).map((file) => storage.write("acme", file, bytes("{}"))));
    const names = (await storage.list("acme", "about")).map((file) => file.name);
    assert.deepEqual(names.toSorted(), many.toSorted());
  });

  check("of two who write at once one stays, whole", async (storage) => {
    const [one, two] = ["1", "2"].map((sign) => Buffer.alloc(300_000, sign));
    await Promise.all([one!, two!].map((data) => storage.write("acme", "a-large.webp", data)));
    const kept = await storage.read("acme", "a-large.webp");
    assert.ok(kept!.equals(one!) || kept!.equals(two!));
  });
}
