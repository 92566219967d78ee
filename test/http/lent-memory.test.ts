import assert from "node:assert/strict";
import { connect } from "node:net";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { host, listing } from "../support/records.ts";
import { startWorld } from "../support/world.ts";

const LISTINGS = 400;
const world = await startWorld({
  demo: {
    records: [
      host("inn"),
      ...Array.from({ length: LISTINGS }, (_, number) =>
        listing(`place-${number}`, {
          geoLocation: [55 + number / 1_000, 12],
          score: number % 100,
          summary: { "en-GB": `${number} `.repeat(4_000) },
        }),
      ),
    ],
  },
});

/** A different page and centre each time, with bodies of up to 400 KB; as many as one connection may ask for at once. */
const paths = Array.from({ length: 32 }, (_, number) => {
  const query = new URLSearchParams({
    hitsPerPage: String(2 + (number % 7) * 3),
    page: String(1 + (number % 3)),
    latlng: `${55 + number / 100},12`,
    radius: "100000",
    key: world.keys.get("demo")!,
  });
  return `/v2/orgs/demo/listing-search?${query}`;
});

/**
 * Asks for all of them at once on one connection and begins to read late, so that the server still holds most of them when it answers
 * others. Returns the bodies.
 */
function readLate(): Promise<string[]> {
  const { hostname, port } = new URL(world.origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname });
    const chunks: Buffer[] = [];
    socket.on("error", reject);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("end", () => resolve(bodiesOf(Buffer.concat(chunks))));
    socket.pause();
    void sleep(300).then(() => socket.resume());
    for (const [number, path] of paths.entries()) {
      const connection = number === paths.length - 1 ? "close" : "keep-alive";
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: ${connection}\r\n\r\n`);
    }
  });
}

function bodiesOf(answers: Buffer): string[] {
  const bodies: string[] = [];
  for (let from = 0; from < answers.length; ) {
    const start = answers.indexOf("\r\n\r\n", from) + 4;
    const length = Number(/content-length: (\d+)/i.exec(answers.toString("latin1", from, start))![1]);
    bodies.push(answers.toString("utf8", start, start + length));
    from = start + length;
  }
  return bodies;
}

test("answers that leave at the same time, to slow clients, compressed or not wanted any more, never mix their bytes", async () => {
  const alone: string[] = [];
  for (const path of paths) {
    const response = await fetch(world.origin + path);
    assert.equal(response.status, 200);
    alone.push(await response.text());
  }
  const late = readLate();
  const askers = paths.map(async (path, number) => {
    if (number % 4 === 1) {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), number % 5);
      await fetch(world.origin + path, { signal: leaving.signal }).catch(() => {});
    }
    const encoding = number % 4 === 2 ? "gzip" : "identity";
    const response = await fetch(world.origin + path, { headers: { "Accept-Encoding": encoding } });
    return response.text();
  });
  const together = await Promise.all(askers);
  const read = await late;
  for (const [number, text] of alone.entries()) {
    assert.ok(together[number] === text, paths[number]);
    assert.ok(read[number] === text, `late: ${paths[number]}`);
  }
});
