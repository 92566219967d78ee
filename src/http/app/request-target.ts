import { withoutKeys } from "../../content/keys.ts";

const MAX_SHOWN = 1_000;

/** The path of a request target as it was sent: no query, no fragment, and no scheme or authority in front of it. */
export function pathOf(target: string): string {
  if (/^\/[\w./~-]*$/.test(target)) return target;
  const start = target.startsWith("/") ? 0 : target.search(/(?<=^[a-z][a-z\d+.-]*:\/\/[^/?#]*)[/?#]/i);
  if (start < 0) return "/";
  const end = target.slice(start).search(/[?#]/);
  return (end < 0 ? target.slice(start) : target.slice(start, start + end)) || "/";
}

/** The query of a request target as it was sent, without its question mark. A `#` begins it as well, as in the router. */
export function queryOf(target: string): string {
  const start = target.search(/[?#]/);
  return start < 0 ? "" : target.slice(start + 1);
}

/** The path as logs and errors show it: a URI reference without any API key in it, cut where it is long. */
export function shownPath(target: string): string {
  const raw = pathOf(target);
  // Nearly every path: nothing in it to hide or to encode.
  if (raw.length <= MAX_SHOWN && /^[\w./~-]*$/.test(raw) && !raw.includes("wk_")) return raw;
  const path = withoutKeys(raw).slice(0, MAX_SHOWN);
  return path.replace(/[^\x21-\x7e]|["<>\\^`{|}]/g, (char) => {
    return `%${(char.charCodeAt(0) & 0xff).toString(16).toUpperCase().padStart(2, "0")}`;
  });
}
