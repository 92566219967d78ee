import { createHmac, randomUUID } from "node:crypto";
import { failureOf } from "../content/answer-text.ts";

/** Why the people of the house are wanted. */
export type HandoffReason = "human" | "emergency" | "complaint";

/** What the desk's system is told. */
interface Handoff {
  orgId: string;
  profileId?: string;
  conversationId: string;
  /** BCP 47 code of the answer. */
  language: string;
  reason: HandoffReason;
  message: string;
  /** Epoch milliseconds. */
  atMs: number;
}

export interface HandoffSettings {
  url: string;
  /** Signs what is sent; absent: it goes without a signature. */
  secret?: string;
  /** How long one try may take, and an answer waits at most; milliseconds. */
  timeoutMs?: number;
  logger?: { warn(details: object, message: string): void };
}

/** Tells the desk's system of guests who need its people. */
export interface Desk {
  /** True once it was taken; false where it was not, or not within the time limit. Never throws. */
  tell(handoff: Handoff): Promise<boolean>;
  /** Gives up what is under way. */
  close(): void;
}

/** So long is no guest kept waiting for more than an answer. */
const TIMEOUT_MS = 2_000;

/**
 * The desk's system behind an address. What it does not answer, or answers with 429 or 5xx, is sent once more under the same
 * Idempotency-Key, for which nobody waits longer. Redirects are not followed: the address is that of the operator.
 */
export function openDesk({ url, secret, timeoutMs = TIMEOUT_MS, logger }: HandoffSettings): Desk {
  const closing = new AbortController();

  async function post(body: string, headers: Record<string, string>): Promise<Response> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal });
    await response.body?.cancel();
    return response;
  }

  async function send({ atMs, ...handoff }: Handoff): Promise<boolean> {
    const body = JSON.stringify({ event: "handoff", ...handoff, at: new Date(atMs).toISOString() });
    const headers = {
      "Content-Type": "application/json",
      "Idempotency-Key": randomUUID(),
      ...(secret && { "Waymark-Signature": signatureOf(body, secret, Math.floor(atMs / 1_000)) }),
    };
    for (const isLast of [false, true]) {
      let fault: string;
      try {
        const { ok, status } = await post(body, headers);
        if (ok) return true;
        fault = `HTTP status ${status}`;
        if (status !== 429 && status < 500) return failed(fault);
      } catch (error) {
        if (closing.signal.aborted) return false;
        fault = failureOf(error);
      }
      if (isLast) return failed(fault);
    }
    return false;
  }

  /** The address and the message are not repeated: both may hold what is nobody else's business. */
  function failed(reason: string): false {
    logger?.warn({ reason }, "the desk was not told");
    return false;
  }

  return {
    tell(handoff) {
      const late = new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false).unref());
      return Promise.race([send(handoff), late]);
    },
    close: () => closing.abort(),
  };
}

/** `t=<seconds>,v1=<hex>`: the HMAC-SHA256 of the seconds, a full stop and the body. */
function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
