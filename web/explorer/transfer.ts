/** How an answer came, as the browser measured it. */
export interface Transfer {
  /** Bytes of the body over the network, compressed as it was; 0 from the browser's cache. */
  bytes: number;
  isCached: boolean;
}

/** How the last answer of an address (which is without its key) came; undefined where the browser does not say. */
export async function transferOf(url: string): Promise<Transfer | undefined> {
  // An entry is made a moment after the last byte was read.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const absolute = new URL(url, location.href).href;
  const entry = performance
    .getEntriesByType("resource")
    .findLast((candidate) => withoutKey(candidate.name) === absolute) as
    | PerformanceResourceTiming
    | undefined;
  if (!entry || entry.decodedBodySize === 0) return undefined;
  return { bytes: entry.transferSize === 0 ? 0 : entry.encodedBodySize, isCached: entry.transferSize === 0 };
}

function withoutKey(address: string): string {
  return address.replace(/[?&]key=[^&]*$/, "");
}
