import { html, nothing, type TemplateResult } from "lit";
import type { ApiParameter, MatchedCall } from "./api-operation.ts";

/** What a call was asked with, each value beside the words of the reference. */
export function parameterTable(
  address: string,
  matched: MatchedCall | undefined,
): TemplateResult | typeof nothing {
  const inPath = Object.entries(matched?.path ?? {});
  const inQuery = [...new URL(address, location.href).searchParams];
  if (inPath.length + inQuery.length === 0) return nothing;
  return html`<h4>Parameters</h4>
    <dl class="parameters">
      ${[...inPath, ...inQuery].map(([name, value]) =>
        parameterLine(name, value, matched?.operation.parameters.get(name)),
      )}
    </dl>`;
}

function parameterLine(name: string, value: string, known: ApiParameter | undefined): TemplateResult {
  return html`<div>
    <dt><code>${name}</code>${known?.isExtension ? html` <span class="tag">extension</span>` : nothing}</dt>
    <dd><code>${value}</code>${known?.description ? html`<p>${known.description}</p>` : nothing}</dd>
  </div>`;
}
