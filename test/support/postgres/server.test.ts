import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, withoutPostgres } from "./server.ts";

test("servers end with the process that a signal ends", { skip: withoutPostgres }, async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "idle-server.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const urls = String(line).trim().split(" ");
  assert.equal(urls.length, 2);
  child.kill("SIGTERM");
  assert.equal((await exited)[1], "SIGTERM");
  for (const url of urls) assert.ok(await ends(url), `${url} still answers`);
});

/** Whether a server refuses connections within ten seconds. */
async function ends(url: string): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await ask(url, "SELECT 1");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") return true;
    }
    await sleep(50);
  }
  return false;
}
