import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findProgram } from "./programs.ts";

/** Files to deploy with, of this name. */
export const deployed = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url));

export interface ProxyCommand {
  program: string | undefined;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

/** The command of Caddy with the file of `deploy`, before these nodes. */
export function caddy(folder: string, port: number, nodes: readonly number[], command = "run"): ProxyCommand {
  const env = {
    HOME: folder,
    PORT: String(port),
    WAYMARK_NODES: nodes.map((node) => `127.0.0.1:${node}`).join(" "),
  };
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(deployed("Caddyfile"), "utf8")}`);
  const args = [command, "--config", file, "--adapter", "caddyfile"];
  return { program: findProgram("caddy"), args, env };
}

/** The command of nginx with the file of `deploy`, before these two nodes. */
export function nginx(
  folder: string,
  port: number,
  nodes: readonly number[],
  ...more: string[]
): ProxyCommand {
  const site = readFileSync(deployed("nginx.conf"), "utf8")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace("127.0.0.1:8081", `127.0.0.1:${nodes[0]}`)
    .replace("127.0.0.1:8082", `127.0.0.1:${nodes[1]}`);
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => {
    mkdirSync(join(folder, name), { recursive: true });
    return `${name}_temp_path ${join(folder, name)};`;
  });
  const file = join(folder, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    file,
    `${user} daemon off; pid ${join(folder, "nginx.pid")}; error_log stderr; events {}
     http { access_log off; ${places.join(" ")} ${site} }`,
  );
  return { program: findProgram("nginx"), args: ["-c", file, ...more], env: {} };
}

export function startProxy({ program, args, env }: ProxyCommand) {
  return spawn(program!, args, { env: { PATH: process.env.PATH ?? "", ...env }, stdio: "ignore" });
}
