import assert from "node:assert/strict";
import { get, type IncomingHttpHeaders } from "node:http";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { Random } from "../../bench/generator/random.ts";
import { startSampleWorld } from "../support/world.ts";

const BROWSER = "gzip, deflate, br, zstd";
const REQUESTS = 80;

const world = await startSampleWorld();

function ask(path: string, encoding: string): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    get(`${world.origin}${path}`, { headers: { "Accept-Encoding": encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, bytes: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

test("host-home at ever new positions is soon put together for a browser from pieces compressed before", async () => {
  const random = new Random(7);
  let joined = 0;
  for (let number = 0; number < REQUESTS; number++) {
    const near = (centre: number, range: number) => (centre + (random.float() - 0.5) * range).toFixed(6);
    // Now and then from so far that distances are longer.
    const latlng =
      number % 8 === 0 ? `${near(57, 2)},${near(12, 2)}` : `${near(55.68, 0.06)},${near(12.57, 0.1)}`;
    const most = number % 3 === 0 ? "&maxListingsPerGuide=2" : "";
    const path = `/v2/orgs/demo/host-home?profileId=harbour-house&lang=en-GB&radius=500000&latlng=${latlng}${most}&key=${world.keys.get("demo")}`;
    const { headers, bytes } = await ask(path, BROWSER);
    const plain = await ask(path, "identity");
    assert.equal(headers.etag, plain.headers.etag);
    assert.equal(headers.vary, plain.headers.vary);
    assert.equal(Number(headers["content-length"]), bytes.length);
    if (headers["content-encoding"] !== "gzip") continue;
    joined++;
    assert.ok(gunzipSync(bytes).equals(plain.bytes), latlng);
    const least = most ? 2 : 3;
    assert.ok(bytes.length < plain.bytes.length / least, `${bytes.length} of ${plain.bytes.length} bytes`);
  }
  assert.ok(joined > REQUESTS / 3, `${joined} joined`);
  const weighed = await ask(
    `/v2/orgs/demo/host-home?profileId=harbour-house&lang=en-GB&latlng=55.7,12.6&key=${world.keys.get("demo")}`,
    "gzip;q=0.5, br",
  );
  assert.equal(weighed.headers["content-encoding"], "br");
});
