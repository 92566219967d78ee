import type { Measurement } from "../harness/measure.ts";
import { milliseconds, table, whole } from "../harness/table.ts";

/** The same requests answered by several: the first is what the others are compared with. */
export interface Comparison {
  name: string;
  measured: readonly Measurement[];
  /** For each but the first how well its answers agree with those of the first. */
  agreement: readonly Agreement[];
}

export interface Agreement {
  requests: number;
  /** Requests with the same total and the same ids in the same order. */
  alike: number;
  /** Mean share of the expected ids that the other page has as well. */
  inCommon: number;
}

/** Compares pages of the same requests. */
export function agreementOf(expected: readonly Page[], found: readonly Page[]): Agreement {
  let alike = 0;
  let shares = 0;
  for (const [index, page] of found.entries()) {
    const { total, ids } = expected[index]!;
    if (page.total === total && page.ids.join() === ids.join()) alike++;
    shares += ids.length === 0 ? 1 : ids.filter((id) => page.ids.includes(id)).length / ids.length;
  }
  return { requests: found.length, alike, inCommon: shares / found.length };
}

export interface Page {
  total: number;
  ids: string[];
}

/** Asks every request once. */
export async function pagesOf(
  asks: readonly (() => { body: Buffer } | Promise<{ body: Buffer }>)[],
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const ask of asks) pages.push(pageOf((await ask()).body));
  return pages;
}

/** What a search found; of a host-home its guides, each with its listings. */
function pageOf(body: Buffer): Page {
  type Hit = { id: string; listings?: Hit[] };
  type Answer = { results: Hit[]; total: number };
  const answer = JSON.parse(body.toString()) as Answer & { guides?: Answer };
  const { results, total } = answer.guides ?? answer;
  return { total, ids: results.flatMap(({ id, listings = [] }) => [id, ...listings.map((hit) => hit.id)]) };
}

/** A line for each contender; `p50 ratio` is how many times the first one's median it takes. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const heads = [
    "",
    "by",
    "p50 ms",
    "p95 ms",
    "p50 ratio",
    "CPU ms",
    "bytes",
    "hits",
    "same page",
    "ids in common",
  ];
  const rows = comparisons.flatMap(({ name, measured, agreement }) =>
    measured.map((one, index) => {
      const agreed = agreement[index - 1];
      return [
        index === 0 ? name : "",
        one.name,
        milliseconds(one.p50),
        milliseconds(one.p95),
        (one.p50 / measured[0]!.p50).toFixed(2),
        milliseconds(one.cpuMs),
        whole(one.bytes),
        whole(one.hits),
        agreed ? `${agreed.alike} of ${agreed.requests}` : "",
        agreed ? `${(agreed.inCommon * 100).toFixed(1)} %` : "",
      ];
    }),
  );
  return table(heads, rows);
}
