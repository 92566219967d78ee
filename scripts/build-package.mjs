// Runs before `npm pack` and `npm publish`: what the package holds beside its documents. Plain JavaScript, no dependencies
// of its own. Sources are compiled into lib/, and what lies among them (tables, weights, words) is copied there.
import { spawnSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

rmSync("lib", { recursive: true, force: true });
run(process.execPath, join("scripts", "build-web.mjs"));
run(join("node_modules", ".bin", "vitepress"), "build", "docs");
run(join("node_modules", ".bin", "tsc"), "-p", "tsconfig.package.json");
cpSync("src", "lib", {
  recursive: true,
  filter: (path) => !path.endsWith(".ts"),
});
writeFileSync(
  "sbom.cdx.json",
  run("npm", "sbom", "--sbom-format", "cyclonedx", "--omit", "dev", "--package-lock-only"),
);

/** Its output; a failure of the command is one of the build. */
function run(command, ...args) {
  const { status, stdout, error } = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  process.stdout.write(stdout ?? "");
  throw new Error(`${command} ${args.join(" ")} failed${error ? `: ${error.message}` : ""}`);
}
