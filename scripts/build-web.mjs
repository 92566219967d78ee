// Runs before `npm start` and `npm test`: builds the web faces into web/dist when that is absent or older than what it
// is made from. Plain JavaScript, no dependencies of its own.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const built = "web/dist/index.html";
const sources = ["web", "src/client", "package-lock.json", "scripts/build-web.mjs"];

if (!existsSync(built) || newest(sources) > statSync(built).mtimeMs) {
  // Through its own first line, so that it runs on the Node that the dependencies bring along.
  const { status, error } = spawnSync(join("node_modules", ".bin", "vite"), ["build", "web"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (error) console.error(`The web faces cannot be built: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** When the newest file below these paths was written, in epoch milliseconds; what is built and tests do not count. */
function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || path === join("web", "dist") || path.endsWith(".test.ts")) continue;
    const time = stats.isDirectory()
      ? newest(readdirSync(path).map((name) => join(path, name)))
      : stats.mtimeMs;
    latest = Math.max(latest, time);
  }
  return latest;
}
