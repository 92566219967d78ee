import { randomUUID } from "node:crypto";
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorCode, ServiceError } from "../../contract/errors.ts";
import { makeProblem } from "../routes/problem.ts";
import type { Log } from "./settings.ts";

/** A refused client may still be sending: what it sends is read and dropped for this long, so that it gets the answer. */
const LINGER_MS = 2_000;

const codes: Record<string, readonly [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: [
    "headers_too_large",
    "the address and the headers together are larger than their limit",
  ],
  HPE_INVALID_URL: [
    "invalid_encoding",
    "characters of the address beyond ASCII, and spaces, must be percent-encoded",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ["request_timeout", "the request was not finished in time"],
};

/** Node reports a broken connection again with every chunk that still arrives. */
const refused = new WeakSet<Socket>();

/**
 * Answers what is not HTTP enough to become a request. The error holds the bytes that were sent, perhaps with a key in
 * them: only its code is ever logged.
 */
export function refuseOnSocket(log: Log | undefined, error: Error & { code?: string }, socket: Socket): void {
  if (refused.has(socket)) return;
  const inFlight = responseOf(socket);
  if (inFlight?.req.complete && !inFlight.writableFinished) {
    // An earlier request on the connection has its answer first.
    inFlight.once("close", () => refuseOnSocket(log, error, socket));
    return;
  }
  refused.add(socket);
  if (error.code === "ECONNRESET" || !socket.writable || inFlight?.headersSent) {
    socket.destroy();
    return;
  }
  const [code, detail] = codes[error.code ?? ""] ?? ["bad_request", "the request is not well-formed HTTP"];
  const requestId = randomUUID();
  const status = writeProblem(socket, new ServiceError(code, detail), requestId);
  log?.info({ requestId, status, reason: error.code }, "refused on the socket");
}

/** The response that is being written to a socket; Node's own default answer looks at it as well. */
function responseOf(socket: Socket): ServerResponse | undefined {
  return (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}

/** Writes a problem to a socket that has no request, and closes it. Returns the status. */
export function writeProblem(socket: Socket, error: ServiceError, requestId: string): number {
  const problem = makeProblem(error, "", requestId);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    "Content-Type: application/problem+json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Access-Control-Allow-Origin: *",
    `X-Request-Id: ${requestId}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.resume();
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(linger));
  return problem.status;
}
