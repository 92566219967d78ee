import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { NOW, openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import { turnsDuring } from "../../../test/support/turns.ts";
import { Slices } from "../../content/slices.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import { createDiscovery } from "../../discovery/discovery.ts";
import { importNdjson } from "../../sources/import-records.ts";
import { KnowledgeBook, type OrgKnowledge, readKnowledge } from "./knowledge.ts";

const concierge = await openTestConcierge();
const { store } = concierge;
const time = { now: NOW };
const cafe = (id: string) => ({
  kind: "listing",
  id,
  name: { "en-GB": `Café ${id}` },
  category: { "en-GB": "Café" },
});

test("an earlier version's knowledge serves on for ten seconds, and then while a newer one is read", async () => {
  await concierge.add("growing", [cafe("alpha")]);
  const discovery = createDiscovery({ store, clock: () => time.now });
  const book = new KnowledgeBook();
  const first = await discovery.read("growing", (org, nowMs) => book.of(org, nowMs));
  const line = `${JSON.stringify(cafe("omega"))}\n`;
  const files = [
    {
      name: "more.ndjson",
      async *open() {
        yield Buffer.from(line);
      },
    },
  ];
  await importNdjson({ store, orgId: "growing", files });
  const known = () => discovery.read("growing", (org, nowMs) => book.of(org, nowMs));
  // The version is compared with the store's every 200 ms of the real clock.
  await setTimeout(300);
  await known();
  await setTimeout(300);
  time.now += 9_000;
  assert.equal(await known(), first);
  time.now += 2_000;
  assert.equal(await known(), first, "the newer one is read in the background");
  for (let tries = 0; tries < 200 && (await known()) === first; tries++) await setTimeout(10);
  assert.notEqual(await known(), first);
});

test("what is made ready beforehand is what messages get, and stopping ends it early", async () => {
  await concierge.add("ready", [cafe("alpha")]);
  const book = new KnowledgeBook();
  const { discovery } = concierge;
  const stopped = new AbortController();
  stopped.abort();
  await book.warmUp(discovery, ["no-such-organisation"], stopped.signal);
  await book.warmUp(discovery, ["ready"], new AbortController().signal);
  const known = await discovery.read("ready", (org, nowMs) => book.of(org, nowMs));
  assert.equal(await discovery.read("ready", (org, nowMs) => book.of(org, nowMs)), known);
});

test("the event loop turns at every step of reading an organisation, when a slice is as short", async () => {
  const cafes = Array.from({ length: 40 }, (_, number) => cafe(`number-${number}`));
  await concierge.add("sliced", cafes);
  const turnsWith = (milliseconds: number) =>
    turnsDuring(() =>
      concierge.discovery.read("sliced", (org) => readKnowledge(org, new Slices({ milliseconds }))),
    );
  await turnsWith(Number.POSITIVE_INFINITY);
  // What all organisations share has been read before.
  const atOnce = await turnsWith(Number.POSITIVE_INFINITY);
  const sliced = await turnsWith(0);
  assert.ok(sliced >= atOnce + cafes.length, `${sliced} turns, of which ${atOnce} come of waiting`);
});

test("a message that waits for what is read ahead gets it, though reading ahead is stopped", async () => {
  await concierge.add("stopped", [cafe("alpha")]);
  const { discovery } = concierge;
  const book = new KnowledgeBook(0);
  const stopping = new AbortController();
  let waiting: Promise<OrgKnowledge> | undefined;
  const read: Discovery["read"] = (orgId, ask) =>
    discovery.read(orgId, (org, nowMs) => {
      async function* records(kind: SearchableKind) {
        await discovery.read(orgId, async (other) => {
          waiting ??= book.of(other, nowMs);
        });
        stopping.abort();
        yield* org.records(kind);
      }
      return ask({ ...org, records }, nowMs);
    });
  await book.warmUp({ read }, ["stopped", "no-such-organisation"], stopping.signal);
  const { words } = await waiting!;
  assert.deepEqual(
    words.names.whole("cafe alpha").map(({ id }) => id),
    ["alpha"],
  );
});

test("a failure is not kept: the next message reads again", async () => {
  await concierge.add("shaky", [cafe("alpha")]);
  const book = new KnowledgeBook();
  const { discovery } = concierge;
  const records = () => {
    throw new Error("the store is away");
  };
  const failing = discovery.read("shaky", (org, nowMs) => book.of({ ...org, records }, nowMs));
  await assert.rejects(failing, /the store is away/);
  assert.ok(await discovery.read("shaky", (org, nowMs) => book.of(org, nowMs)));
});
