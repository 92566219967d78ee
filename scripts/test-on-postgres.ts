// The tests of the whole once more, over PostgreSQL: every file of test/ that opens a world, on one server that is started
// for the run. Arguments name single files.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { startTestServer, withoutPostgres } from "../test/support/postgres/server.ts";

const opensWorld = (file: string) => /start(Sample)?World\(/.test(readFileSync(file, "utf8"));

if (withoutPostgres) {
  console.log(`The tests over PostgreSQL are ${withoutPostgres}.`);
} else {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : globSync("test/*.test.ts").filter(opensWorld).sort();
  const server = await startTestServer();
  try {
    const env = {
      ...process.env,
      WAYMARK_TEST_STORE: "postgres",
      WAYMARK_TEST_POSTGRES: await server.createDatabase(),
    };
    const args = ["--disable-warning=ExperimentalWarning", "--test", "--test-isolation=none", ...files];
    const run = spawn(process.execPath, args, { env, stdio: "inherit" });
    // Interrupted, the tests end first and the server after them.
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => run.kill(signal));
    const [status] = await once(run, "close");
    process.exitCode = status ?? 1;
  } finally {
    await server.remove();
  }
}
