import { once } from "node:events";
import type { Store } from "../store/store.ts";
import type { CliContext } from "./context.ts";
import { interruption } from "./interrupt.ts";

/**
 * Serves a store until SIGINT or SIGTERM: then no new connection is taken, running requests finish and the store is
 * closed. A second signal ends the process at once. `ready` is told the address.
 */
export async function serveUntilStopped(
  { services }: CliContext,
  store: Store,
  ready: (url: string) => Promise<void>,
): Promise<void> {
  const { signal, dispose } = interruption();
  try {
    const service = await services.serve(store).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    try {
      await ready(service.url);
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      await service.stop();
    }
  } finally {
    dispose();
  }
}
