// Runs before `npm start` and `npm test`: builds the web faces into web/dist when that is absent or older than what it
// is made from. Plain JavaScript, no dependencies of its own.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = join("web", "dist");
const sources = [
  "web",
  "src/client",
  "src/content/html.ts",
  "src/contract/json.ts",
  "src/contract/special-day-names.ts",
  "src/http/pages",
  "src/languages/compare.ts",
  "src/search/text",
  "package-lock.json",
  "scripts/build-web.mjs",
];

if (
  !existsSync(join(folder, "index.html")) ||
  newest(sources) > statSync(join(folder, "index.html")).mtimeMs
) {
  // Built beside it and put in its place as a whole: but for the moment between two renames a server that
  // starts meanwhile reads the one build or the other.
  const fresh = `${folder}-${process.pid}`;
  const begun = new Date();
  try {
    build(fresh);
    build(join(fresh, "pages"), "--mode", "pages");
    // Whatever is written while the build runs is newer than what was built.
    utimesSync(join(fresh, "index.html"), begun, begun);
    replace(folder, fresh);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function build(outDir, ...options) {
  // Through its own first line, so that it runs on the Node that the dependencies bring along.
  const vite = join("node_modules", ".bin", "vite");
  const { status, error } = spawnSync(
    vite,
    ["build", "web", "--outDir", resolve(outDir), "--emptyOutDir", ...options],
    {
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (status === 0) return;
  throw new Error(`the web faces cannot be built${error ? `: ${error.message}` : ""}`);
}

/** Puts `fresh` where `old` is. Where another build of the same sources was quicker, that one stays. */
function replace(old, fresh) {
  const gone = `${fresh}-old`;
  renameUnless(["ENOENT"], old, gone);
  renameUnless(["ENOTEMPTY", "EEXIST"], fresh, old);
  rmSync(gone, { recursive: true, force: true });
}

function renameUnless(codes, from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!codes.includes(error.code)) throw error;
  }
}

/** When the newest file below these paths was written, in epoch milliseconds; what is built and tests do not count. */
function newest(paths) {
  let latest = 0;
  for (const path of paths) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats || path.startsWith(folder) || path.endsWith(".test.ts")) continue;
    const time = stats.isDirectory()
      ? newest(readdirSync(path).map((name) => join(path, name)))
      : stats.mtimeMs;
    latest = Math.max(latest, time);
  }
  return latest;
}
