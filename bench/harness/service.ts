import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandLine, type Environment } from "../../test/support/command-line.ts";

/** The command line over a folder of its own, which goes with this process; of what `serve` is asked nothing is refused for its rate. */
export function benchCommands(name: string, variables: Environment) {
  const folder = mkdtempSync(join(tmpdir(), `waymark-${name}-`));
  const commands = commandLine(
    () => folder,
    () => ({
      ...{ WAYMARK_DATA: folder, PORT: "0", LOG_LEVEL: "warn" },
      ...{ RATE_LIMIT_PER_SECOND: "1000000", RATE_LIMIT_BURST: "1000000" },
      ...{ CHAT_RATE_LIMIT_PER_SECOND: "1000000", CHAT_RATE_LIMIT_BURST: "1000000" },
      ...variables,
    }),
  );
  process.on("exit", () => {
    commands.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return { folder, ...commands };
}
