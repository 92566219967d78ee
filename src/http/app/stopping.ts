import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { standBefore } from "./turns.ts";

export interface StopSettings {
  /** How long a server that stops answers on, for those who ask `/readyz` to notice; milliseconds. */
  drainMs: number;
  /** How long requests that run may then take; milliseconds. */
  graceMs: number;
}

/**
 * From the signal on every answer is the last of its connection, so that none is closed under a request and none stays open for nothing:
 * also the answer to the last request that came on a connection before. Before all other listeners.
 */
export function closeConnectionsFrom(server: Server, stopping: AbortSignal): void {
  const running = new Set<ServerResponse>();
  const close = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close");
  };
  stopping.addEventListener("abort", () => {
    const lasts = new Map([...running].map((response) => [response.req.socket, response]));
    for (const response of lasts.values()) close(response);
  });
  standBefore(server, (next) => (request, response) => {
    running.add(response);
    response.on("close", () => running.delete(response));
    if (stopping.aborted) close(response);
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
