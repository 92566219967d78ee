import assert from "node:assert/strict";
import { test } from "node:test";
import Fastify from "fastify";
import { StoreError } from "../../store/store.ts";
import { addHealthRoutes, type HealthParts } from "./health-routes.ts";
import { toServiceError } from "./problem.ts";

/** The codes of what is refused, else the status. */
async function started(t: { after(work: () => unknown): void }, parts: Partial<HealthParts>) {
  const app = Fastify();
  t.after(() => app.close());
  app.setErrorHandler((error, _request, reply) => reply.code(503).send(toServiceError(error).message));
  addHealthRoutes(app, { store: { ping: async () => undefined }, clock: () => 0, ...parts });
  return async (url: string) => {
    const { statusCode, body } = await app.inject(url);
    return statusCode === 200 ? 200 : body;
  };
}

test("a server is ready once its words are read, while its store answers, and until it stops", async (t) => {
  const stopping = new AbortController();
  let isWarm = false;
  const ask = await started(t, { stopping: stopping.signal, isWarm: () => isWarm });
  assert.equal(await ask("/readyz"), "the server is still reading words");
  isWarm = true;
  assert.equal(await ask("/readyz"), 200);
  stopping.abort();
  assert.equal(await ask("/readyz"), "the server is stopping");
  assert.equal(await ask("/healthz"), 200);
});

test("a store that does not answer leaves a server alive, and ready for those who only read", async (t) => {
  const broken = [new Error("broken"), new StoreError("unavailable", "away")];
  for (const error of broken) {
    const ask = await started(t, { store: { ping: () => Promise.reject(error) } });
    assert.equal(await ask("/readyz"), "the service cannot answer just now");
    assert.equal(await ask("/readyz?reads=true"), 200);
    assert.equal(await ask("/readyz?reads=false"), "the service cannot answer just now");
    assert.equal(await ask("/healthz"), 200);
  }
});

test("the store is asked once a second, whoever asks and wherever the clock goes", async (t) => {
  let [now, pings] = [50_000, 0];
  const store = { ping: async () => void pings++ };
  const ask = await started(t, { store, clock: () => now });
  for (const [at, expected] of [
    [50_000, 1],
    [50_999, 1],
    [51_000, 2],
    [50_500, 2],
    [50_000, 3],
  ] as const) {
    now = at;
    assert.equal(await ask("/readyz"), 200);
    assert.equal(pings, expected, String(at));
  }
});

test("a store that fails in another way than by being away is a failure of ours", async (t) => {
  const ping = () => Promise.reject(new StoreError("key_exists", "a mistake"));
  const ask = await started(t, { store: { ping } });
  assert.match(String(await ask("/readyz")), /^something went wrong here/);
});
