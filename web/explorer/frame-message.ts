import type { HostProfile } from "../../src/client/api-types.ts";
import type { Exchange } from "../../src/client/transport.ts";
import type { Route } from "../src/app/route.ts";
import type { Transfer } from "./transfer.ts";

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
