// Runs before `npm start` and `npm test`, on whatever Node the machine has: installs the locked dependencies
// (Node 24 among them) when they are absent or older than the lockfile. Plain JavaScript, no dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const installed = "node_modules/.package-lock.json";
const current = existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
if (!current) {
  const { status } = spawnSync("npm", ["ci"], {
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
