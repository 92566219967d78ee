// Runs before `npm start` and `npm test`, on whatever Node the machine has: installs the locked dependencies
// (Node 24 among them) when they are absent or older than the lockfile. Plain JavaScript, no dependencies.
// Arguments are further folders with dependencies of their own.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

for (const folder of [".", ...process.argv.slice(2)]) {
  const installed = join(folder, "node_modules/.package-lock.json");
  const locked = join(folder, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(locked).mtimeMs) continue;
  // Packages want a later Node than the machine may have; it is installed among them.
  const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
}
