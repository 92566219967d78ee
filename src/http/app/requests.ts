import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { withoutKeys } from "../../content/keys.ts";

/** A caller's own X-Request-Id when it is well-formed (8 to 64 of letters, digits and ._~-) and no key; else a new one. */
export function chooseRequestId(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  const wellFormed = typeof given === "string" && /^(?!wk_)[\w.~-]{8,64}$/.test(given);
  return wellFormed && given !== request.headers["x-api-key"] ? given : randomUUID();
}

/** The trace that a request belongs to, of a well-formed `traceparent` (W3C Trace Context), as the log names it. */
export function traceOf({ headers }: Pick<IncomingMessage, "headers">): { traceId?: string } {
  const traceId = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(
    String(headers.traceparent),
  )?.[1];
  return traceId === undefined ? {} : { traceId };
}

/** Whether a request names its host twice, which proxies and servers read differently (RFC 9112 3.2). */
export function namesHostTwice({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === "host") hosts++;
  }
  return hosts > 1;
}

const MAX_SHOWN = 1_000;

/** The path of a request target as it was sent: no query, no fragment, and no scheme or authority in front of it. */
export function readPath(target: string): string {
  if (/^\/[\w./~-]*$/.test(target)) return target;
  const start = target.startsWith("/") ? 0 : target.search(/(?<=^[a-z][a-z\d+.-]*:\/\/[^/?#]*)[/?#]/i);
  if (start < 0) return "/";
  const end = target.slice(start).search(/[?#]/);
  return (end < 0 ? target.slice(start) : target.slice(start, start + end)) || "/";
}

/** The query of a request target as it was sent, without its question mark. A `#` begins it as well, as in the router. */
export function readRawQuery(target: string): string {
  const start = target.search(/[?#]/);
  return start < 0 ? "" : target.slice(start + 1);
}

/** The path as logs and errors show it: a URI reference without any API key in it, cut where it is long. */
export function shownPath(target: string): string {
  const raw = readPath(target);
  // Nearly every path: nothing in it to hide or to encode.
  if (raw.length <= MAX_SHOWN && /^[\w./~-]*$/.test(raw) && !raw.includes("wk_")) return raw;
  const path = withoutKeys(raw).slice(0, MAX_SHOWN);
  return path.replace(/[^\x21-\x7e]|["<>\\^`{|}]/g, (char) => {
    return `%${(char.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, "0")}`;
  });
}

/** Which methods each address takes, for 405, Allow and OPTIONS. Filled while routes are added. */
export class AllowedMethods {
  readonly #routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  /** @param url as the router writes it, with `:name` for a parameter */
  add(url: string, methods: readonly string[]): void {
    const route = this.#routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    for (const method of methods) route.methods.add(method);
    this.#routes.set(url, route);
  }

  /** The methods that a raw path takes, in alphabetical order; undefined when there is no such address. */
  of(path: string): string[] | undefined {
    for (const { pattern, methods } of this.#routes.values()) {
      if (pattern.test(path)) return [...methods, "OPTIONS"].sort();
    }
    return undefined;
  }
}

function patternOf(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) =>
      /^:[^:]/.test(part) ? "[^/]+" : part.replaceAll("::", ":").replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
  return new RegExp(`^${parts.join("/")}$`);
}
