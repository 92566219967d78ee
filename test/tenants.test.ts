import assert from "node:assert/strict";
import { after, test } from "node:test";
import pg from "pg";
import { createCatalogueAnswerer } from "../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../src/concierge/open-concierge.ts";
import { hashKey } from "../src/content/keys.ts";
import type { Problem } from "../src/contract/answers.ts";
import { migrate } from "../src/store/postgres/migrations.ts";
import type { KeyRecord } from "../src/store/store.ts";
import { type MailPart, readMail } from "./support/concierge/read-mail.ts";
import { startSmtpServer } from "./support/concierge/smtp-server.ts";
import { type Documented, documentedOperations, filled } from "./support/documented.ts";
import { acrossShards, noteStatements, partitionTables, type Sent } from "./support/postgres/shards.ts";
import { area, guide, host, interest, listing } from "./support/records.ts";
import { createTestDatabase, testStoreName } from "./support/test-store.ts";
import { type RecordLine, SECRET_MARK, START, startWorld } from "./support/world.ts";

/** The same records with the same ids for any organisation; only the mark in every text tells them apart. */
function recordsOf(mark: string): RecordLine[] {
  const words = { "en-GB": `Common ${mark} thing`, "da-DK": `Fælles ${mark} ting` };
  const lists = { "en-GB": ["common", mark] };
  const place = { geoLocation: [55.6761, 12.5683] };
  const page = (id: string, children: object[] = []) => ({
    id,
    label: mark,
    path: `/${mark}`,
    slug: mark,
    pageId: id,
    pageType: "page",
    segments: [mark],
    parentIds: [],
    homepageSlug: null,
    destinationId: "inn",
    guideId: "walk",
    locationId: null,
    children,
  });
  return [
    host("inn", { name: mark, stage: mark, languageCodes: ["en-GB"] }),
    host("other", { name: mark }),
    guide("walk", { ...place, name: words, keywords: lists, listingIds: ["cafe", "bar"], hostIds: ["inn"] }),
    guide("everyone", { name: words }),
    listing("cafe", {
      ...place,
      name: words,
      summary: words,
      category: words,
      activityTags: lists,
      neighborhood: mark,
      hostIds: ["inn"],
    }),
    listing("bar", { name: words, hostIds: ["other"] }),
    area("quay", { ...place, displayName: words, radius: 500 }),
    area("far-quay", { ...place, displayName: words, hostIds: ["other"], radius: 500 }),
    interest("art", words, [mark]),
    { kind: "site", id: "site", tree: [page("home", [page("child")])] },
  ];
}
const marks: Record<string, string> = { north: "Alphaville", south: "Betaburg" };
const foreign = (org: string) => (org === "north" ? "Betaburg" : "Alphaville");
const smtp = await startSmtpServer({ after });
let opened: OpenedConcierge | undefined;
const languageCodes = ["en-GB", "da-DK"];
const world = await startWorld(
  {
    north: { languageCodes, records: recordsOf("Alphaville") },
    south: { languageCodes, records: recordsOf("Betaburg") },
  },
  async (parts) => {
    const answerer = createCatalogueAnswerer(parts.discovery);
    opened = await openConcierge({ ...parts, answerer, mail: { url: smtp.url, from: "plans@example.com" } });
    return opened.concierge;
  },
);
after(() => opened?.close());
const { operations } = await documentedOperations(world.origin);
const overPostgres = testStoreName() === "postgres";
/** What the requests of the matrix had the store send; noted while they are asked, since starting a service asks of every shard. */
let sent: readonly Sent[] = [];

interface Caller {
  name: string;
  key?: string;
  headers?: Record<string, string>;
  /** The code that every operation refuses it with, unless it asks for no key. */
  refused?: string;
  abilities: readonly string[];
}

async function callersOf(org: string): Promise<Caller[]> {
  const all = ["read", "chat", "write"] as const;
  const other = org === "north" ? "south" : "north";
  const add = (bounds: Partial<KeyRecord>, of = org) => world.addKey(of, { abilities: [...all], ...bounds });
  const origins = ["https://inn.example"];
  const bound = await add({ origins });
  const revoked = await add({});
  for (const { id, hash } of await world.store.keys.list(org))
    if (hash === hashKey(revoked)) await world.store.keys.revoke(org, id, world.time.now);
  const none = { abilities: [] };
  return [
    { name: "nobody", ...none, refused: "missing_api_key" },
    { name: "a wrong key", ...none, key: "0123456789abcdef0123456789abcdef", refused: "invalid_api_key" },
    { name: "a key of another", ...none, key: await add({}, other), refused: "org_forbidden" },
    { name: "a revoked key", ...none, key: revoked, refused: "invalid_api_key" },
    { name: "an expired key", ...none, key: await add({ expiresAt: START - 1 }), refused: "invalid_api_key" },
    { name: "a page of nowhere", ...none, key: bound, refused: "origin_forbidden" },
    { name: "a page of an origin", key: bound, headers: { Origin: origins[0]! }, abilities: all },
    { name: "a key of a host", key: await add({ hostIds: ["inn"] }), abilities: all },
    { name: "a key of all", key: await add({}), abilities: all },
    ...(await Promise.all(
      all.map(async (one) => ({
        name: `a key to ${one}`,
        key: await add({ abilities: [one] }),
        abilities: [one],
      })),
    )),
  ];
}

/** What a good request to an operation gives for its parameters. */
const given: Record<string, string> = {
  siteId: "site",
  kind: "listing",
  profileId: "inn",
  hostId: "inn",
  facets: "category,activityTags,neighborhood",
  includeListings: "true",
  explain: "true",
  attributions: "true",
};
const ids: Record<string, string> = { listing: "cafe", guide: "walk", area: "quay" };
const bodies = [
  { message: "something common" },
  { message: "tell me about the Common thing" },
  { action: "createItinerary", durationDays: 1 },
  { action: "sendEmail", email: "guest@example.com" },
];

/** What a good request to an operation that writes says, where a record would not do. */
const written: Record<string, object> = {
  createPreview: { minutes: 5, hosts: ["inn"] },
  createKey: { abilities: ["read"], hosts: ["inn"] },
  patchRecords: { featured: true },
};

/** Requests to an operation of an organisation: with what it may be given, and with the least; of one that talks, one after the other. */
function* requestsTo(
  { operationId, path, parameters, body, bodyType, ability }: Documented,
  orgId: string,
  talk: { conversationId: string } = { conversationId: NO_CONVERSATION },
) {
  const values = { ...given, ...talk, orgId, id: ids[operationId] ?? "extra" };
  const asked = parameters.filter((parameter) => parameter.in === "query");
  const namesOf = (some: Documented["parameters"]) => some.map(({ name }) => name);
  const query = (chosen: readonly string[]) =>
    new URLSearchParams(
      chosen.flatMap((name): [string, string][] => (given[name] ? [[name, given[name]]] : [])),
    );
  const address = filled(path, values);
  const extra = { id: "extra", name: { "en-GB": marks[orgId] }, hostIds: ["inn"] };
  if (bodyType === "application/x-ndjson")
    yield { address, body: { kind: "listing", id: "extra", deleted: true } };
  else if (ability === "write" && body) yield { address, body: written[operationId] ?? extra };
  else if (body) for (const one of bodies) yield { address, body: { profileId: "inn", ...talk, ...one } };
  else
    for (const chosen of [asked, asked.filter(({ required }) => required)].map(namesOf))
      yield { address: `${address}?${query(chosen)}` };
}
const NO_CONVERSATION = "3f2b8c1e-5a7d-4c39-9e64-0b1a2c3d4e5f";

test("whoever asks for whatever, nothing of another organisation is in answers, problems, headers, logs, metrics or mails", async () => {
  const noted = noteStatements();
  let asked = 0;
  for (const org of ["north", "south"]) {
    const [mailsBefore, linesBefore] = [smtp.taken.length, world.lines.length];
    for (const caller of await callersOf(org)) {
      const talk = { conversationId: NO_CONVERSATION };
      for (const operation of operations) {
        for (const request of requestsTo(operation, org, talk)) {
          const about = `${caller.name}: ${operation.method} ${request.address}`;
          const headers: Record<string, string> = { ...caller.headers };
          if (caller.key) headers["X-Api-Key"] = caller.key;
          if (request.body) headers["Content-Type"] = operation.bodyType!;
          const body = request.body && JSON.stringify(request.body);
          const answer = await fetch(`${world.origin}${request.address}`, {
            method: operation.method,
            headers,
            body,
          });
          const text = await answer.text();
          talk.conversationId = answer.headers.get("conversation-id") ?? talk.conversationId;
          asked++;
          const told = `${text} ${JSON.stringify([...answer.headers])}`;
          assert.ok(!told.includes(foreign(org)), about);
          assert.doesNotMatch(told, SECRET_MARK, about);
          if (caller.key) assert.ok(!told.includes(caller.key), about);
          const code = answer.status < 400 ? undefined : (JSON.parse(text) as Problem).code;
          const { ability } = operation;
          const isAble = ability === undefined || caller.abilities.includes(ability);
          const expected = caller.refused ?? (isAble ? undefined : "scope_forbidden");
          if (ability !== undefined && expected !== undefined) assert.equal(code, expected, about);
          else if (ability === "read") {
            assert.equal(answer.status, 200, `${about}: ${text}`);
            if (operation.operationId !== "orgLanguages") assert.ok(text.includes(marks[org]!), about);
          } else {
            // Some of what writes is for keys that are bound to no host, and a key makes none that may more than itself.
            const isOfHost = ability === "write" && caller.name === "a key of a host";
            const isBound =
              isOfHost || (operation.operationId === "createKey" && caller.name !== "a key of all");
            assert.ok(answer.status < 500, `${about}: ${text}`);
            if (!isBound) assert.ok(![401, 403].includes(answer.status), `${about}: ${text}`);
            if (written[operation.operationId] && !isBound)
              assert.equal(answer.status, 200, `${about}: ${text}`);
          }
        }
      }
    }
    const mails = smtp.taken.slice(mailsBefore).map(({ raw }) => allOf(readMail(raw)));
    assert.ok(mails.length > 0 && mails.every((mail) => mail.includes(marks[org]!)));
    for (const told of [...mails, ...world.lines.slice(linesBefore)]) {
      assert.ok(!told.includes(foreign(org)), told);
    }
  }
  noted.end();
  sent = noted.sent;
  const metrics = await (await fetch(`${world.origin}/metrics`)).text();
  assert.doesNotMatch(metrics, /Alphaville|Betaburg|north|south/);
  assert.ok(asked > 700, `${asked} requests`);
});

test("no statement that these requests sent reads or writes more than one shard of a cluster", {
  skip: !overPostgres && "the embedded store has no shards",
}, async (context) => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  context.after(async () => {
    await pool.end();
    await database.remove();
  });
  await migrate(pool);
  await partitionTables(pool);
  const { across, within } = await acrossShards(pool, sent);
  assert.deepEqual(across, []);
  assert.ok(within > 40, `only ${within} statements were found to touch a shard`);
});

function allOf({ headers, text, parts }: MailPart): string {
  return [JSON.stringify([...headers]), text, ...parts.map(allOf)].join("\n");
}

test("a feed of events tells of its own organisation alone, and feeds and agents' tools of another open to no key", async () => {
  const key = await world.addKey("north", { abilities: ["read", "write"] });
  const headers = { "X-Api-Key": key, Accept: "text/event-stream" };
  const at = (org: string, path: string) => `${world.origin}/v2/orgs/${org}/${path}`;
  for (const [path, method] of [
    ["changes?since=0", "GET"],
    ["mcp", "POST"],
  ] as const) {
    const body = method === "POST" ? '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' : undefined;
    const sent = {
      ...headers,
      Accept: "application/json, text/event-stream",
      "Content-Type": "application/json",
    };
    const answer = await fetch(at("south", path), { method, headers: sent, body });
    assert.equal(answer.status, 403, path);
    assert.equal(((await answer.json()) as Problem).code, "org_forbidden");
  }
  const stop = new AbortController();
  const feed = await fetch(at("north", "changes?since=0"), { headers, signal: stop.signal });
  assert.match(feed.headers.get("content-type")!, /^text\/event-stream/);
  for (const org of ["south", "north"])
    await world.store.write(org, (batch) =>
      batch.put("listing", { id: `only-${org}`, name: { "en-GB": marks[org]! } } as never),
    );
  let told = "";
  const decoder = new TextDecoder();
  for await (const chunk of feed.body!) {
    told += decoder.decode(chunk, { stream: true });
    if (told.includes("only-north")) break;
  }
  stop.abort();
  assert.doesNotMatch(told, /only-south|Betaburg/);
});

test("a conversation belongs to the key that began it: others of its organisation and of another read and end nothing of it", async () => {
  const abilities: KeyRecord["abilities"] = ["chat"];
  const talk = async (org: string, key: string, method: string, conversation?: string) => {
    const isPost = method === "POST";
    const path = method === "DELETE" ? `chat/${conversation}` : `chat?conversationId=${conversation ?? ""}`;
    const answer = await fetch(`${world.origin}/v2/orgs/${org}/${isPost ? "chat" : path}`, {
      method,
      headers: { "X-Api-Key": key, ...(isPost && { "Content-Type": "application/json" }) },
      body: isPost ? JSON.stringify({ message: "a common thing", profileId: "inn" }) : undefined,
    });
    return { status: answer.status, id: answer.headers.get("conversation-id"), text: await answer.text() };
  };
  const key = await world.addKey("north", { abilities });
  const begun = await talk("north", key, "POST");
  for (const org of ["north", "south"]) {
    const stranger = await world.addKey(org, { abilities });
    const opening = await talk(org, stranger, "GET");
    assert.equal((await talk(org, stranger, "GET", begun.id!)).text, opening.text);
    assert.equal((await talk(org, stranger, "DELETE", begun.id!)).status, 404);
  }
  assert.equal((await talk("north", key, "GET", begun.id!)).text, begun.text);
  assert.equal((await talk("north", key, "DELETE", begun.id!)).status, 204);
});

test("the words of another organisation find nothing, misspelt ones neither", async () => {
  for (const operation of ["guide-search", "listing-search", "location-search"]) {
    for (const searchQuery of ["betaburg", "betabur", "betabrug"]) {
      const body = await world.ask(operation, { searchQuery }, { org: "north" });
      assert.deepEqual([body.results, body.total], [[], 0], `${operation} ${searchQuery}`);
    }
  }
  assert.equal(
    (await world.ask("listing-search", { category: "Common Betaburg thing" }, { org: "north" })).total,
    0,
  );
  assert.equal((await world.ask("listing-search", { neighborhood: "Betaburg" }, { org: "north" })).total, 0);
});

test("a key never learns whether another organisation exists", async () => {
  const key = world.keys.get("north")!;
  const told = new Set<string>();
  for (const org of ["south", "nowhere"]) {
    for (const operation of operations.filter(({ ability }) => ability !== undefined)) {
      for (const { address } of requestsTo(operation, org)) {
        const answer = await fetch(`${world.origin}${address}`, {
          method: operation.method,
          headers: { "X-Api-Key": key },
        });
        const { code, detail, errors } = (await answer.json()) as Problem;
        assert.deepEqual([answer.status, code], [403, "org_forbidden"], `${org} ${address}`);
        told.add(JSON.stringify([detail, errors]));
      }
    }
  }
  assert.equal(told.size, 1);
});

test("a write to one organisation changes nothing of another", async () => {
  const before = await world.get("guide-search", {}, { org: "south" });
  await world.addOrganisation("third", { records: recordsOf("Gammaton") });
  const after = await world.get("guide-search", {}, { org: "south" });
  assert.equal(after.text, before.text);
  assert.ok((await world.get("guide-search", {}, { org: "third" })).text.includes("Gammaton"));
});

test("a key bound to hosts finds their records and those of no host, nested ones too", async () => {
  const key = await world.addKey("north", { hostIds: ["inn"] });
  const asking = { org: "north", key };
  const { results } = await world.ask("guide-search", { includeListings: true }, asking);
  assert.deepEqual(results.map(({ id }) => id).sort(), ["everyone", "walk"]);
  assert.deepEqual(
    results.find(({ id }) => id === "walk")!.listings!.map(({ id }) => id),
    ["cafe"],
  );
  assert.deepEqual(await world.ids("listing-search", {}, asking), ["cafe"]);
  assert.deepEqual(await world.ids("listing-search", { ids: "bar" }, asking), []);
  assert.deepEqual(await world.ids("listing-search", { guideId: "walk" }, asking), ["cafe"]);
  assert.deepEqual(await world.ids("location-search", {}, asking), ["quay"]);
  const { facets } = await world.ask("listing-search", { facets: "category" }, asking);
  assert.deepEqual(
    facets!.category!.map(({ count }) => count),
    [1],
  );
  const other = await world.addKey("north", { hostIds: ["other"] });
  assert.deepEqual(await world.ids("guide-search", {}, { org: "north", key: other }), ["everyone"]);
});

test("a key bound to hosts is refused other profiles, existing or not, with one and the same problem", async () => {
  const key = await world.addKey("north", { hostIds: ["inn"] });
  for (const operation of [
    "guide-search",
    "listing-search",
    "location-search",
    "host-profile",
    "host-home",
    "getPersonalizationOptions",
  ]) {
    const problems = [];
    for (const profileId of ["other", "nobody"]) {
      const { status, code, detail } = await world.refused(operation, { profileId }, { org: "north", key });
      assert.deepEqual([status, code], [403, "scope_forbidden"], operation);
      problems.push(detail);
    }
    assert.equal(problems[0], problems[1]);
    assert.equal((await world.get(operation, { profileId: "inn" }, { org: "north", key })).status, 200);
  }
});

test("a name that only another host's areas have is none to a key bound to hosts", async () => {
  const circle = { geoLocation: [10, 10], radius: 500 };
  const within = { geoLocation: [10, 10.001] };
  await world.addOrganisation("east", {
    records: [
      host("inn"),
      host("other"),
      area("harbour", { ...circle, displayName: { "en-GB": "Harbour" }, hostIds: ["inn"] }),
      area("quay", { ...circle, displayName: { "en-GB": "Quay Harbour" }, hostIds: ["other"] }),
      listing("steps", { ...within, name: { "en-GB": "Quay steps" } }),
      listing("kiosk", { ...within, name: { "en-GB": "Kiosk" } }),
    ],
  });
  const search = (key?: string) =>
    world.ids("listing-search", { searchQuery: "quay harbour" }, { org: "east", key });
  assert.deepEqual((await search()).sort(), ["kiosk", "steps"]);
  assert.deepEqual(await search(await world.addKey("east", { hostIds: ["inn"] })), ["steps"]);
  assert.deepEqual((await search(await world.addKey("east", { hostIds: ["other"] }))).sort(), [
    "kiosk",
    "steps",
  ]);
});
