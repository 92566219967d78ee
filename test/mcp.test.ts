import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { commandLine, until } from "./support/command-line.ts";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));
let folder: string;
let url: string;
const { start, done, end } = commandLine(
  () => folder,
  // A machine that is slow with other tests is no reason to refuse.
  () => ({ WAYMARK_DATA: "var", LOG_LEVEL: "silent", PORT: "0" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-mcp-"));
  const server = start(["start"]);
  let printed = "";
  server.stdout!.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  await until(() => /Stop with/.test(printed), 60);
  [url] = /http:\S+?(?=\s)/.exec(printed)! as unknown as [string];
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

const address = (key: string) =>
  new StreamableHTTPClientTransport(new URL(`${url}/v2/orgs/demo/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });

const clients: Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

async function connected(transport: StreamableHTTPClientTransport | StdioClientTransport) {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport);
  clients.push(client);
  return client;
}

/** What a tool found; its refusal, thrown. */
async function call(client: Client, name: string, args: Record<string, unknown>) {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: args });
  if (isError) throw new Error((content as { text: string }[])[0]!.text);
  // biome-ignore lint/suspicious/noExplicitAny: what a tool found, looked into by a test
  return structuredContent as any;
}

for (const [name, transport] of [
  ["streamable HTTP under the server", () => address("demo")],
  [
    "stdio of waymark mcp",
    () =>
      new StdioClientTransport({
        command: process.execPath,
        args: ["--disable-warning=ExperimentalWarning", program, "mcp", "--org", "demo", "--url", url],
        env: { PATH: process.env.PATH ?? "", WAYMARK_KEY: "demo" },
        cwd: folder,
      }),
  ],
] as const) {
  test(`an agent finds places and guides, plans two days and changes the plan, by ${name}`, async () => {
    const client = await connected(transport());
    const { tools } = await client.listTools();
    assert.deepEqual(
      tools.map((tool) => tool.name),
      ["search_places", "get_place", "search_guides", "search_areas", "make_plan", "change_plan"],
    );
    const host = { profileId: "harbour-house" };
    const found = await call(client, "search_places", { ...host, query: "museum", limit: 3, lang: "da-DK" });
    assert.equal(found.places.length, 3);
    const { place } = await call(client, "get_place", { ...host, id: found.places[0].id, lang: "da-DK" });
    assert.equal(place.name, found.places[0].name);
    assert.ok(place.whatToExpect, "a place is told whole");
    assert.equal(found.places[0].whatToExpect, undefined, "a list is short");
    const { guides } = await call(client, "search_guides", { ...host, limit: 2 });
    assert.ok(guides[0].places.length > 0);
    assert.ok((await call(client, "search_areas", host)).areas.length > 0);

    const plan = await call(client, "make_plan", { ...host, days: 2, startDate: "2026-12-01" });
    assert.equal(plan.days.length, 2);
    const [first] = plan.days[0].stops;
    const { conversationId } = plan;
    const changed = await call(client, "change_plan", {
      conversationId,
      change: `remove ${first.placeName}`,
    });
    const left = changed.days[0].stops.map(({ placeId }: { placeId: string }) => placeId);
    assert.ok(!left.includes(first.placeId), changed.message);
    await assert.rejects(call(client, "get_place", { ...host, id: "nowhere" }), /there is no place/);
    // Else an agent that names it wrongly takes the first places of all for what was asked.
    await assert.rejects(call(client, "search_places", { ...host, words: "museum" }), /words/);
  });
}

test("a key opens to an agent what it opens to everybody else", async () => {
  const bound = (await done(["keys", "create", "--org", "demo", "--host", "lantern-court"])).trim();
  const client = await connected(address(bound));
  await assert.rejects(call(client, "search_places", { profileId: "harbour-house" }), /scope_forbidden/);
  const chatless = (await done(["keys", "create", "--org", "demo", "--ability", "read"])).trim();
  const reader = await connected(address(chatless));
  await assert.rejects(call(reader, "make_plan", { profileId: "harbour-house" }), /scope_forbidden/);
  const refused = await fetch(`${url}/v2/orgs/demo/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  assert.equal(refused.status, 401);
  await assert.rejects(connected(address("no-key")));
});
