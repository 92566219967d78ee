import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { startBucket } from "../../test/support/bucket-server.ts";
import { mediaConformance } from "../../test/support/media-conformance.ts";
import { readConfig } from "../config.ts";
import { bucketStorage } from "./bucket-storage.ts";
import { folderStorage } from "./media-storage.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-media-"));
const keys = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "s3cr3t/+", region: "eu-west-1" };
const server = await startBucket(keys);
const bucket = { ...keys, endpoint: `${server.endpoint}/pictures` };
after(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

let opened = 0;
mediaConformance("a folder", async () => {
  const own = join(folder, String(opened++));
  return folderStorage((orgId) => join(own, orgId.replace(/[A-Z]/g, "_$&")));
});
mediaConformance("a bucket", async () => bucketStorage({ ...bucket, prefix: `tests/${opened++}/` }));

// Any service that speaks S3, as MEDIA_BUCKET and AWS_… would name it: its objects are left there.
const real = process.env.WAYMARK_TEST_BUCKET;
if (real !== undefined) {
  const { mediaBucket } = readConfig({ ...process.env, MEDIA_BUCKET: real });
  mediaConformance("the bucket of WAYMARK_TEST_BUCKET", async () =>
    bucketStorage({ ...mediaBucket!, prefix: `${mediaBucket!.prefix}${Date.now()}-${opened++}/` }),
  );
}

test("a bucket that refuses, or is not there, is unavailable, and the secret is not told", async () => {
  const wrong = bucketStorage({ ...bucket, prefix: "", secretAccessKey: "other" });
  for (const call of [
    () => wrong.read("acme", "a"),
    () => wrong.write("acme", "a", Buffer.of(1)),
    () => wrong.list("acme", ""),
  ])
    await assert.rejects(call, ({ code, message }: { code?: string; message: string }) => {
      assert.equal(code, "unavailable");
      assert.match(message, /SignatureDoesNotMatch/);
      return !message.includes("other");
    });
  const away = bucketStorage({ ...bucket, prefix: "", endpoint: "http://127.0.0.1:9/pictures" });
  await assert.rejects(away.read("acme", "a"), { code: "unavailable" });
});
