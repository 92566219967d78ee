import type { RunningService } from "./cli/context.ts";
import { createServices } from "./services.ts";

export type { RunningService };

/** Settings by their names in docs/configuration.md, such as `{ PORT: "8080", WAYMARK_DATA: "./var" }`. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Serves a store from within another program, in this process. Nothing is read of the environment: what is not set has its default.
 * @throws ConfigError with all faults of the settings; StoreError `unavailable`; an Error with code EADDRINUSE
 */
export async function serve(settings: Settings = {}): Promise<RunningService> {
  const services = createServices(settings, Date.now);
  return services.serve(await services.openStore());
}
