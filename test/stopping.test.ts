import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, commandLine, until } from "./support/command-line.ts";

const skip = process.platform === "win32" && "no signals";
let folder: string;
let key: string;
const { start, done, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: folder, PORT: "0", LOG_LEVEL: "silent" }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-stopping-"));
  await done(["orgs", "create", "acme", "--name", "Acme", "--languages", "en-GB"]);
  key = (await done(["keys", "create", "--org", "acme", "--ability", "read", "--ability", "write"])).trim();
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  connection: string | undefined;
}

function ask(address: string, agent: Agent | false = false): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const asked = get(address, { agent }, (response) => {
    response.on("error", reject).on("end", () => {
      resolve({ status: response.statusCode!, connection: response.headers.connection });
    });
    response.resume();
  });
  asked.on("error", reject);
  return promise;
}

for (const workers of ["1", "2"]) {
  test(`a service that is told to stop is no longer ready, breaks no request and closes each connection with an answer (${workers} at one port)`, {
    skip,
  }, async () => {
    const child = start(["serve", "--workers", workers], { DRAIN_SECONDS: "2" });
    const closed = once(child, "close");
    const url = await addressOf(child);
    const search = `${url}/v2/orgs/acme/listing-search?key=${key}`;
    let isOver = false;
    const answered = Array.from({ length: 6 }, (): Answer[] => []);
    const asking = answered.map(async (answers) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver) {
        answers.push(await ask(search, agent));
        await sleep(3);
      }
      agent.destroy();
    });
    await until(async () => (await ask(`${url}/readyz`)).status === 200);
    await until(() => answered.every(({ length }) => length > 5));
    child.kill("SIGTERM");
    await until(async () => (await ask(`${url}/readyz`)).status === 503);
    await sleep(500);
    isOver = true;
    await Promise.all(asking);
    for (const answers of answered) {
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
      assert.equal(answers[0]!.connection, "keep-alive");
      assert.equal(answers.at(-1)!.connection, "close");
    }
    assert.deepEqual(await closed, [0, null]);
  });

  test(`a request that came before a service was told to stop is the last of its connection (${workers} at one port)`, {
    skip,
  }, async () => {
    const child = start(["serve", "--workers", workers], { DRAIN_SECONDS: "2" });
    const closed = once(child, "close");
    const url = await addressOf(child);
    await until(async () => (await ask(`${url}/readyz`)).status === 200);
    const agent = new Agent({ keepAlive: true });
    const headers = { "Content-Type": "application/json", "X-Api-Key": key };
    const begun = request(`${url}/v2/orgs/acme/content/listing/of-${workers}`, {
      agent,
      method: "PUT",
      headers,
    });
    const answered = once(begun, "response");
    begun.write("{");
    await sleep(300);
    child.kill("SIGTERM");
    await until(async () => (await ask(`${url}/readyz`)).status === 503);
    begun.end('"name":{"en-GB":"A"}}');
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    assert.deepEqual([answer.statusCode, answer.headers.connection], [201, "close"]);
    assert.deepEqual(await closed, [0, null]);
  });

  test(`a service stops in time whatever its clients do (${workers} at one port)`, { skip }, async () => {
    const child = start(["serve", "--workers", workers], { STOP_SECONDS: "1" });
    const closed = once(child, "close");
    const url = await addressOf(child);
    // What a start still reads is not what is asked about here: on a machine that is busy it takes seconds.
    await until(async () => {
      const each = await Promise.all([ask(`${url}/readyz`), ask(`${url}/readyz`)]);
      return each.every(({ status }) => status === 200);
    });
    const { hostname, port } = new URL(url);
    const sayings = [
      "",
      "GET /healthz HT",
      "POST /v2/orgs/acme/mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
    ];
    const sockets = sayings.map((said) => {
      const socket = connect(Number(port), hostname).on("error", () => {});
      socket.write(said);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    await sleep(300);
    child.kill("SIGTERM");
    assert.deepEqual(await closed, [0, null]);
    for (const socket of sockets) socket.destroy();
  });
}
