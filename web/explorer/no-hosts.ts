import { html, type TemplateResult } from "lit";

/** What to do next in an organisation whose key shows no host. */
export function noHosts(org: string, onRetry: () => void, onLeave: () => void): TemplateResult {
  return html`<main class="door">
    <div class="door__form door__form--wide">
      <h1>No hosts yet</h1>
      <p>The key opens the organisation <code>${org}</code>, which has no active host that this key may see. A host is one line of a
        file; guides and places follow in the same form.</p>
      <pre tabindex="0"><code>${hostLine}
npx waymark import --org ${org} hosts.ndjson</code></pre>
      <p>Places of your town can come from OpenStreetMap, GeoJSON, CSV or Wikivoyage: <code>npx waymark import --help</code>.</p>
      <div class="row">
        <button class="action" type="button" @click=${onRetry}>Look again</button>
        <button class="quiet" type="button" @click=${onLeave}>Use another key</button>
      </div>
    </div>
  </main>`;
}

const hostLine = `echo '{"kind": "host", "id": "my-hotel", "name": "My Hotel", "geoLocation": [55.6761, 12.5683]}' > hosts.ndjson`;
