import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { standBefore } from "./turns.ts";

export interface StopSettings {
  /** How long a server that stops answers on, for those who ask `/readyz` to notice; milliseconds. */
  drainMs: number;
  /** How long requests that run may then take; milliseconds. */
  graceMs: number;
}

/** From the signal on every answer is the last of its connection, so that none is closed under a request. Before all other listeners. */
export function closeConnectionsFrom(server: Server, stopping: AbortSignal): void {
  standBefore(server, (next) => (request, response) => {
    if (stopping.aborted) response.setHeader("Connection", "close");
    next(request, response);
  });
}

/** Lets callers go elsewhere, then takes no further connection and lets requests finish; what has not by then is cut off. */
export async function stopServer(app: FastifyInstance, { drainMs, graceMs }: StopSettings): Promise<void> {
  if (drainMs > 0) await sleep(drainMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(cut);
}
