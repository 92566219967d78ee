import { html, nothing, type TemplateResult } from "lit";
import { kindOf } from "./call-list.ts";
import type { Recorded } from "./frame-message.ts";

/** How the call went, in figures: status, time, size, how much came over the network, how long it may be kept. */
export function measures(call: Recorded): TemplateResult {
  const { exchange, transfer } = call;
  const facts: [string, string | undefined][] = [
    ["Status", String(exchange.status ?? "no answer")],
    ["Time", `${exchange.milliseconds} ms`],
    ["Size", amount(exchange.size, "characters")],
    ["Network", transfer && (transfer.isCached ? "none, from cache" : amount(transfer.bytes, "bytes"))],
    ["Cache", exchange.headers["cache-control"]],
  ];
  return html`<dl class="facts">
    ${facts.map(([name, value]) =>
      value
        ? html`<div><dt>${name}</dt><dd data-kind=${name === "Status" ? kindOf(call) : nothing}>${value}</dd></div>`
        : nothing,
    )}
  </dl>`;
}

/** The headers of the answer, in the order of their names. */
export function headerTable(headers: Readonly<Record<string, string>>): TemplateResult | typeof nothing {
  const lines = Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1));
  if (lines.length === 0) return nothing;
  return html`<h4>Headers</h4>
    <dl class="parameters">
      ${lines.map(([name, value]) => html`<div><dt><code>${name}</code></dt><dd><code>${value}</code></dd></div>`)}
    </dl>`;
}

function amount(count: number, unit: string): string {
  return count < 10_000 ? `${count} ${unit}` : `${(count / 1_000).toFixed(1)} k ${unit}`;
}
