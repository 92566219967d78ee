import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A caller's own X-Request-Id when it is well-formed (8 to 64 of letters, digits and ._~-) and no key; else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  const wellFormed = typeof given === "string" && /^(?!wk_)[\w.~-]{8,64}$/.test(given);
  return wellFormed && given !== request.headers["x-api-key"] ? given : randomUUID();
}
