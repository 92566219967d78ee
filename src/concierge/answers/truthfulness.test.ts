import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { openTestConcierge } from "../../../test/support/concierge/concierge.ts";
import type { ChatAnswer } from "../../contract/chat-answer.ts";
import { readNames } from "../../discovery/org/catalogue-words.ts";

const concierge = await openTestConcierge();
await concierge.addSample();

const names = await concierge.discovery.read("demo", async (org) => {
  const [listings, guides] = await Promise.all([
    readNames(org, "listing", Number.POSITIVE_INFINITY),
    readNames(org, "guide", Number.POSITIVE_INFINITY),
  ]);
  const { ids, hosts, hostNames } = org.catalogue.tables.listing;
  const hostsOf = (row: number) => Array.from(hosts.of(row), (host) => hostNames.list[host]!);
  return {
    listings: new Map(listings.map((own) => [own.id, own.names])),
    guides: new Map(guides.map((own) => [own.id, own.names])),
    hosts: new Map(ids.map((id, row) => [id, hostsOf(row)])),
  };
});

/** Everything that an answer shows is the catalogue's, visible to the host, and named as the catalogue names it. */
function assertTrue({ listings, guides, itinerary, message }: ChatAnswer, host: string): void {
  const stops = itinerary?.days.flatMap(({ activities }) => activities) ?? [];
  const shown = [...listings, ...stops.map(({ placeId: id, placeName: name }) => ({ id, name }))];
  for (const { id, name } of shown) {
    assert.ok(names.listings.get(id)?.includes(name), `${id} is called ${name} by nobody`);
    const hosts = names.hosts.get(id)!;
    assert.ok(hosts.length === 0 || hosts.includes(host), `${id} is not of ${host}`);
  }
  for (const { id, name } of guides) assert.ok(names.guides.get(id)?.includes(name));
  // English recommendations name places before a bracket of remarks or the end of the sentence.
  const named = /(?:start with|The nearest is) (.+?)(?: \(|\.)/.exec(message)?.[1];
  if (named !== undefined) assert.ok(listings[0]!.name.startsWith(named.split(".")[0]!), message);
  assert.doesNotMatch(message, /undefined|NaN|\[object|\.\.(?!\.)/);
}

const things = [
  "restaurants",
  "a café",
  "museums",
  "sushi",
  "a park",
  "a bar with a view",
  "vegan food",
  "a zoo",
];
const places = ["", " near Nyhavn", " in Nørrebro", " within 500 m", " near the station", " in the centre"];
const times = ["", " tonight", " open now", " on Sunday for lunch", " tomorrow at 9", " at 4 in the morning"];
const extras = ["", ", cheap", ", not too expensive", ", with children", ", but no pizza", ", quiet please"];
const search = fc
  .tuple(...[things, places, times, extras].map((words) => fc.constantFrom(...words)))
  .map((parts) => `I am looking for ${parts.join("")}`);
const other = fc.constantFrom(
  "Show me other options",
  "Tell me about the second one",
  "What are its opening hours?",
  "Something cheaper",
  "Something closer",
  "Plan two days",
  "Less walking",
  "Start later",
  "Swap day 1 dinner for sushi",
  "No museums",
  "Add a park on day 2",
  "Send it to me",
  "Yes",
  "Was ist heute Abend offen?",
  "近くのカフェ",
  "Hvor kan jeg spise?",
  "Tell me about <script>alert(1)</script> {{x}}",
);

test("whatever is said, in whatever order, every id and every name is the catalogue's and the host's", async () => {
  const conversation = fc.array(fc.oneof(search, other), { minLength: 1, maxLength: 5 });
  const host = fc.constantFrom("harbour-house", "lantern-court");
  await fc.assert(
    fc.asyncProperty(conversation, host, async (messages, profileId) => {
      const talk = concierge.talk({ orgId: "demo" }, { profileId });
      for (const message of messages) assertTrue(await talk.say(message), profileId);
    }),
    { seed: 20_261_118, numRuns: 80 },
  );
});

test("any text at all is answered, in a known shape and a bounded state", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "grapheme", maxLength: 300 }), { minLength: 1, maxLength: 3 }),
      async (messages) => {
        const talk = concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" });
        for (const message of messages) {
          assertTrue(await talk.say(message), "harbour-house");
          assert.ok(JSON.stringify(talk.state).length < 64 * 1_024);
        }
      },
    ),
    { seed: 7, numRuns: 60 },
  );
});

test("the same question at the same time has the same answer", async () => {
  const ask = () => concierge.talk({ orgId: "demo" }, { profileId: "harbour-house" }).say("Plan three days");
  assert.deepEqual(await ask(), await ask());
});
