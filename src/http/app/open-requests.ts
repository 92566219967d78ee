import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ServiceError } from "../../contract/errors.ts";

/** Clients that send requests without waiting for answers (RFC 9112 9.3.2) have some ten on their way. */
const MAX_OPEN_REQUESTS = 32;

/**
 * Counts, for each connection, the requests whose answers are not out yet. Answers leave in the order of the requests, so those
 * behind one that nobody reads wait in memory: a few hundred requests fit into one packet, their answers into half a gigabyte.
 */
export class OpenRequests {
  readonly #open = new WeakMap<Socket, number>();

  /** @returns what refuses the request, when its connection has too many without an answer */
  admit({ socket }: IncomingMessage, response: ServerResponse): ServiceError | undefined {
    const before = this.#open.get(socket) ?? 0;
    this.#open.set(socket, before + 1);
    response.once("close", () => this.#open.set(socket, this.#open.get(socket)! - 1));
    if (before < MAX_OPEN_REQUESTS) return undefined;
    return new ServiceError(
      "rate_limited",
      `a connection may have ${MAX_OPEN_REQUESTS} requests without their answers: wait for these first`,
      { headers: { "Retry-After": "1" } },
    );
  }
}
