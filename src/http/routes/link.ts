import type { Answer } from "../../discovery/answer.ts";
import type { QueryPair } from "./raw-query.ts";

/** Proxies and clients commonly take 8 or 16 KiB for all headers of an answer, and fail the whole answer beyond it. */
const MAX_LENGTH = 6_000;

/**
 * The Link header of a paginated answer (RFC 8288): first, prev, next and last, each the same request with another page.
 * `query` is what of it the operation knows. The key is left out: a header is logged and stored in more places than a key may be.
 * Links of a request so long that an answer might not get through with them are left out as well.
 */
export function linkHeader(
  path: string,
  query: readonly QueryPair[],
  paging: Answer["paging"],
): string | undefined {
  if (!paging || paging.pages === 0) return undefined;
  const { page, pages } = paging;
  let rest = "";
  for (const { name, value } of query) {
    if (name !== "key" && name !== "page" && value.trim() !== "") rest += `${encode(name)}=${encode(value)}&`;
  }
  const link = (relation: string, number: number) => `<${path}?${rest}page=${number}>; rel="${relation}"`;
  const links = [link("first", 1)];
  if (page > 1) links.push(link("prev", Math.min(page - 1, pages)));
  if (page < pages) links.push(link("next", page + 1));
  links.push(link("last", pages));
  const header = links.join(", ");
  return header.length <= MAX_LENGTH ? header : undefined;
}

/** Commas and colons may stand in a query as they are, and read better so. */
function encode(text: string): string {
  if (/^[\w.,:~-]*$/.test(text)) return text;
  return encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3A", ":");
}
