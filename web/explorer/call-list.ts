import { html, type TemplateResult } from "lit";
import type { Recorded } from "./frame-message.ts";

/** The calls that were made, newest first; one is looked at. */
export function callList(
  calls: readonly Recorded[],
  chosen: Recorded | undefined,
  onChoose: (call: Recorded) => void,
): TemplateResult {
  return html`<ol class="calls" aria-label="Requests, newest first">
    ${calls.toReversed().map(
      (call) => html`<li>
        <button class="call" type="button" aria-current=${call === chosen ? "true" : "false"} @click=${() => onChoose(call)}>
          <span class="call__method">${call.exchange.method}</span>
          <span class="call__name">${nameOf(call)}</span>
          <span class="call__status" data-kind=${kindOf(call)}>${call.exchange.status ?? "no answer"}</span>
          <span class="call__time">${call.exchange.milliseconds} ms</span>
        </button>
      </li>`,
    )}
  </ol>`;
}

/** The part of a call's address that tells it from others: what stands below the organisation. */
export function nameOf({ exchange }: Recorded): string {
  const { pathname } = new URL(exchange.url, location.href);
  return pathname.replace(/^.*\/v2\/orgs\/[^/]+\//, "");
}

/** `good`, `fault` (of the request) or `bad` (no answer, or a failure of the server). */
export function kindOf({ exchange: { status } }: Recorded): "good" | "fault" | "bad" {
  if (status === undefined || status >= 500) return "bad";
  return status >= 400 ? "fault" : "good";
}
