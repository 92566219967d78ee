import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, findPrograms } from "./server.ts";

/**
 * A PostgreSQL server over the data in its first argument, at the port of the second, and a writer (`endless-writer.ts`) of as many versions as
 * the third says, the server as the user of the fourth and fifth: one process, so that what both do can be traced together. Checkpoints come
 * quickly, as they do with much to write.
 */
const [, , data = "", port = "", versions = "", ...user] = process.argv;
const CHECKPOINT_EVERY_MS = 400;
const url = `postgres://waymark@127.0.0.1:${port}/test_1`;
const [uid, gid] = user.map(Number);
const options = { uid, gid, cwd: data, stdio: "ignore" } as const;
const server = spawn(join(findPrograms(), "postgres"), ["-D", data, "-p", port], options);
for (let isThere = false; !isThere; await sleep(50)) {
  isThere = await ask(url, "SELECT 1").then(
    () => true,
    () => false,
  );
}
const program = join(import.meta.dirname, "../endless-writer.ts");
const args = ["--disable-warning=ExperimentalWarning", program, url, versions];
const writer = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
const over = once(writer, "close").then(() => true);
while (!(await Promise.race([over, sleep(CHECKPOINT_EVERY_MS)]))) await ask(url, "CHECKPOINT");
server.kill("SIGQUIT");
await once(server, "exit");
