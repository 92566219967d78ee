import { html, nothing, type TemplateResult } from "lit";
import type { Access } from "./access.ts";

/** A small form for the organisation and the key, with what was wrong with those tried before. */
export function accessForm(
  known: Partial<Access>,
  fault: string | undefined,
  onGiven: (access: Access) => void,
): TemplateResult {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const read = (name: string) => String(data.get(name) ?? "").trim();
    onGiven({ org: read("org"), key: read("key") });
  };
  return html`<main class="door">
    <form class="door__form" @submit=${submit}>
      <h1>Waymark explorer</h1>
      <p>See a host's guide as travellers see it, beside the requests behind it.</p>
      ${fault === undefined ? nothing : html`<p class="fault" role="alert">${fault}</p>`}
      <label>Organisation<input name="org" required autocomplete="off" .value=${known.org ?? ""} /></label>
      <label>Key<input name="key" type="password" required autocomplete="off" .value=${known.key ?? ""} /></label>
      <button class="action">Open</button>
      <p class="hint"><a href="?org=demo&key=demo">Open the sample destination</a>: organisation <code>demo</code>, key <code>demo</code>. For your own:
        <code>npx waymark keys create --org my-hotel</code>. The key stays in this tab.</p>
    </form>
  </main>`;
}

/** What to do next in an organisation whose key shows no host. */
export function noHosts(org: string, onRetry: () => void, onLeave: () => void): TemplateResult {
  return html`<main class="door">
    <div class="door__form door__form--wide">
      <h1>No hosts yet</h1>
      <p>The key opens the organisation <code>${org}</code>, which has no active host that this key may see. Make one with its name and
        where it stands:</p>
      <pre tabindex="0"><code>npx waymark hosts create my-hotel --org ${org} --name "My Hotel" --at 55.6761,12.5683</code></pre>
      <p>Places of your town can come from OpenStreetMap, GeoJSON, CSV or Wikivoyage: <code>npx waymark import --help</code>.</p>
      <div class="row">
        <button class="action" type="button" @click=${onRetry}>Look again</button>
        <button class="quiet" type="button" @click=${onLeave}>Use another key</button>
      </div>
    </div>
  </main>`;
}
