import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import type { Concierge } from "../../src/concierge/concierge.ts";
import type { Problem } from "../../src/contract/answers.ts";
import type { Discovery } from "../../src/discovery/discovery.ts";
import type { Scope } from "../../src/discovery/match/sight.ts";
import type { Answer } from "../../src/discovery/present.ts";
import { createServer, type ServerParts } from "../../src/http/app/create-server.ts";
import type { ServerSettings } from "../../src/http/app/settings.ts";
import { makeKey } from "../../src/management/keys.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { KeyRecord, Store } from "../../src/store/store.ts";

/** One call of a use case: its name, who asked, and the rest of its arguments. */
export interface Call {
  name: keyof Discovery;
  scope: Scope;
  rest: unknown[];
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** The body as problem details. */
  problem: Problem;
}

export interface Options {
  settings?: ServerSettings;
  /** What every use case answers. */
  answer?: () => Answer | Promise<Answer>;
  concierge?: Concierge;
  isWarm?: () => boolean;
  /** How many seconds old answers are, where the store is away. */
  age?: () => number | undefined;
  /** Wraps the store that the server sees. */
  storeFor?: (store: Store) => ServerParts["store"];
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Epoch milliseconds at which every test begins. */
export const START = Date.parse("2026-06-01T12:00:00Z");

/**
 * A server on a free port with a store of its own (organisation `demo`), a clock that only the test moves, and use cases
 * that record what they were called with. Everything goes when the test ends.
 */
export async function startServer(t: TestContext, options: Options = {}) {
  const directory = mkdtempSync(join(tmpdir(), "waymark-http-"));
  const time = { now: START };
  const clock = () => time.now;
  const store = await openSqliteStore({ directory, clock });
  await store.organisations.create({ id: "demo", name: "Demo", languageCodes: ["en-GB"], createdAt: START });
  const calls: Call[] = [];
  const lines: string[] = [];
  const answer = options.answer ?? (() => ({ body: Buffer.from('{"results":[]}'), languages: [] }));
  const discovery = new Proxy({} as Discovery, {
    get: (_target, name: keyof Discovery) =>
      name === "age" || name === "inMemory"
        ? () => (name === "age" ? options.age?.() : [])
        : async (scope: Scope, ...rest: unknown[]) => {
            calls.push({ name, scope, rest });
            return answer();
          },
  });
  const write = (fields: object, message: string) => lines.push(JSON.stringify({ ...fields, message }));
  const app = await createServer({
    store: options.storeFor?.(store) ?? store,
    discovery,
    concierge: options.concierge,
    isWarm: options.isWarm,
    clock,
    logger: { info: write, error: write },
    settings: { ratePerSecond: 1_000, burst: 10_000, ...options.settings },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  t.after(async () => {
    app.server.closeAllConnections();
    await app.close();
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const addKey = async (changes: Partial<KeyRecord> = {}) =>
    (await makeKey(store, "demo", START, { abilities: ["read"], ...changes })).key;
  const ask = (
    path: string,
    given: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) => askServer(port, path, given);
  return {
    app,
    port,
    store,
    time,
    calls,
    lines,
    addKey,
    ask,
    key: await addKey(),
    say: (bytes: string | Buffer) => sayTo(port, bytes),
  };
}

function askServer(
  port: number,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "127.0.0.1", port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            get problem() {
              return JSON.parse(text) as Problem;
            },
          });
        });
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Writes bytes to a fresh connection and gives everything that came back once the server closed it. */
function sayTo(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error("the server neither answered nor closed")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.write(bytes);
  });
}
