import { html, nothing, type TemplateResult } from "lit";

/** Branches up to this many levels deep are open to begin with. */
const OPEN_LEVELS = 2;

/** A value as a tree that folds; where the browser's own search finds something it opens. In the page's own style sheet. */
export function jsonTree(value: unknown, name?: string | number, depth = 0): TemplateResult {
  const label =
    name === undefined
      ? nothing
      : html`<span class=${typeof name === "number" ? "json__place" : "json__name"}>${name}</span>: `;
  if (typeof value !== "object" || value === null) {
    const kind = value === null ? "null" : typeof value;
    return html`<div class="json__line">${label}<span class="json__${kind}">${JSON.stringify(value)}</span></div>`;
  }
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return html`<details ?open=${depth < OPEN_LEVELS}>
    <summary>${label}<span class="json__sum">${summarise(value)}</span></summary>
    ${entries.map(([step, child]) => jsonTree(child, step, depth + 1))}
  </details>`;
}

/** A folded branch in few words: how much is inside, and a name where it has one. */
function summarise(value: object): string {
  if (Array.isArray(value)) return `[${value.length}]`;
  const { name, displayName, id } = value as Record<string, unknown>;
  const title = [name, displayName, id].find((text) => typeof text === "string");
  return title === undefined ? `{${Object.keys(value).length}}` : `{${Object.keys(value).length}} ${title}`;
}
