import type { HostProfile } from "../../src/client/api-types.ts";
import type { Exchange } from "../../src/client/transport.ts";
import type { Route } from "../src/app/route.ts";

/** A call of the service, with what the browser says of its way over the network. */
export interface Recorded {
  exchange: Exchange;
  transfer: Transfer | undefined;
}

/** What the page inside the explorer's frame tells the explorer. */
export type FrameMessage =
  | { kind: "call"; call: Recorded }
  | { kind: "ready"; host: HostProfile }
  | { kind: "route"; route: Route };

export function tellExplorer(message: FrameMessage): void {
  parent.postMessage(message, location.origin);
}

/** Hears what the frame's page tells, and nobody else. Returns how to stop. */
export function hearFrame(frame: () => Window | null | undefined, hear: (message: FrameMessage) => void) {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source !== null && source === frame()) hear(data as FrameMessage);
  };
  addEventListener("message", onMessage);
  return () => removeEventListener("message", onMessage);
}

/** How an answer came, as the browser measured it. */
export interface Transfer {
  /** Bytes of the body over the network, compressed as it was; 0 from the browser's cache. */
  bytes: number;
  isCached: boolean;
}

/** How the last answer of an address (which is without its key) came; undefined where the browser does not say. */
export async function measureTransfer(url: string): Promise<Transfer | undefined> {
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
