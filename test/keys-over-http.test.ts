import assert from "node:assert/strict";
import { test } from "node:test";
import { openEditor } from "./support/editing.ts";
import { host, listing } from "./support/records.ts";
import { START, startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: { records: [host("inn"), host("other"), listing("bar", { hostIds: ["other"] })] },
});
const all = ["read", "chat", "write"] as const;
const edit = await openEditor(world, { abilities: [...all] });
interface Key {
  id: string;
  abilities: string[];
  hosts: string[];
  revokedAt: string | null;
}
const listed = async () => (await edit("GET", "keys")).body.results as Key[];

test("a key that is made is shown once, reads what it may, is listed without itself, and ends", async () => {
  const made = await edit("POST", "keys", { body: { abilities: ["read"], hosts: ["inn"] } });
  const { id, key } = made.body as { id: string; key: string };
  assert.equal(made.status, 200, made.text);
  assert.deepEqual(await world.ids("listing-search", {}, { key }), [], "of its host alone");
  const found = (await listed()).find((one) => one.id === id)!;
  assert.deepEqual([found.abilities, found.hosts, found.revokedAt], [["read"], ["inn"], null]);
  assert.doesNotMatch((await edit("GET", "keys")).text, new RegExp(`${key}|hash`));
  assert.equal((await edit("DELETE", `keys/${id}`)).status, 204);
  world.time.now += 5_000;
  assert.equal((await world.refused("listing-search", {}, { key })).code, "invalid_api_key");
  assert.notEqual((await listed()).find((one) => one.id === id)!.revokedAt, null);
  assert.equal((await edit("DELETE", "keys/nowhere")).status, 404);
});

test("no key makes one that may more than itself, nor one that writes, and a key of hosts makes none", async () => {
  const origins = ["https://inn.example"];
  const expiresAt = START + 3_600_000;
  const later = { expiresAt: new Date(expiresAt + 1).toISOString() };
  const ofPage = { headers: { Origin: origins[0]! } };
  const asked = [
    [{}, { abilities: ["write"] }, "invalid_record"],
    [{}, { origins: ["https://inn.example/path"] }, "invalid_record"],
    [{ abilities: ["write", "read"] }, { abilities: ["read", "chat"] }, "scope_forbidden"],
    [{ hostIds: ["inn"] }, { abilities: ["read"], hosts: ["inn"] }, "scope_forbidden"],
    [{ origins }, { abilities: ["read"] }, "scope_forbidden"],
    [{ origins }, { origins: ["https://other.example"] }, "scope_forbidden"],
    [{ expiresAt }, later, "scope_forbidden"],
  ] as const;
  for (const [bounds, body, code] of asked) {
    const own = await openEditor(world, { abilities: [...all], ...bounds } as object);
    const { problem, status } = await own("POST", "keys", { body, ...ofPage });
    assert.ok(status >= 400, JSON.stringify(body));
    assert.equal(problem.code, code, JSON.stringify(body));
  }
  const own = await openEditor(world, { abilities: [...all], origins, expiresAt });
  const { id } = (await own("POST", "keys", { body: { origins }, ...ofPage })).body;
  const [made] = (await world.store.keys.list("demo")).filter((key) => key.id === id);
  assert.deepEqual(
    [made!.origins, made!.expiresAt],
    [origins, expiresAt],
    "it ends with the key that made it",
  );
});

test("a key that writes is the operator's to end", async () => {
  const writing = (await listed()).find(({ abilities }) => abilities.includes("write"))!;
  const { status, problem } = await edit("DELETE", `keys/${writing.id}`);
  assert.deepEqual([status, problem.code], [403, "scope_forbidden"]);
});
