import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ServiceError } from "../../contract/errors.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Puts a listener before all that the server has by now; `next` leaves a request to them. */
export function standBefore(server: Server, make: (next: Listener) => Listener): void {
  const listeners = server.listeners("request") as Listener[];
  server.removeAllListeners("request");
  server.on(
    "request",
    make((request, response) => {
      for (const listener of listeners) listener.call(server, request, response);
    }),
  );
}

/** Clients that send requests without waiting for answers (RFC 9112 9.3.2) usually have about ten under way. */
const MAX_OPEN_REQUESTS = 32;

/**
 * The requests of one connection are answered one after the other. Answers leave in the order of the requests, so those behind one that
 * nobody reads would wait in memory: a few hundred requests fit into one packet, their answers into half a gigabyte.
 */
export class Turns {
  /** The requests that wait, of each connection that has one under way. */
  readonly #waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  readonly #beyond = new WeakSet<IncomingMessage>();

  /** Stands before all listeners that the server has by now. */
  take(server: Server): void {
    standBefore(server, (next) => {
      const handle: Listener = (request, response) => {
        // A request that was given up half-read has no socket any more.
        const { socket } = request;
        response.on("close", () => goOn(socket));
        next(request, response);
      };
      const goOn = (socket: Socket) => {
        const waiting = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift();
        if (waiting) handle(...waiting);
        else this.#waiting.delete(socket);
      };
      return (request, response) => {
        const others = this.#waiting.get(request.socket);
        if (others) {
          if (others.push([request, response]) >= MAX_OPEN_REQUESTS) this.#beyond.add(request);
          return;
        }
        this.#waiting.set(request.socket, []);
        handle(request, response);
      };
    });
  }

  /** What refuses a request: its connection had too many without an answer when it came. */
  refusalOf(request: IncomingMessage): ServiceError | undefined {
    if (!this.#beyond.has(request)) return undefined;
    return new ServiceError(
      "rate_limited",
      `a connection may have ${MAX_OPEN_REQUESTS} requests without their answers: wait for these first`,
      { headers: { "Retry-After": "1" } },
    );
  }
}
