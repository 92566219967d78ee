import { html, nothing, type TemplateResult } from "lit";
import { type ApiOperation, type ApiParameter, type MatchedCall, matchCall } from "./api-operation.ts";
import { writeClientCode, writeCurl } from "./call-code.ts";
import type { Recorded } from "./frame-message.ts";
import { PageElement } from "./page-element.ts";

/** What stands in place of the key unless it is asked for. */
const MASKED = "YOUR_KEY";

const sides = { request: "Request", answer: "Answer" } as const;
type Side = keyof typeof sides;

/** One call whole: what was asked, with the words of the reference beside it, and what came. */
class CallDetail extends PageElement {
  static override properties = {
    call: { attribute: false },
    operations: { attribute: false },
    accessKey: { attribute: false },
    side: { state: true },
    withKey: { state: true },
  };

  declare call: Recorded;
  declare operations: readonly ApiOperation[];
  /** The key that the explorer asks with. */
  declare accessKey: string;
  declare side: Side;
  declare withKey: boolean;

  constructor() {
    super();
    this.side = "request";
    this.withKey = false;
  }

  override render(): TemplateResult {
    const { call } = this;
    const matched = matchCall(this.operations, call.exchange.method, call.exchange.url);
    return html`<article class="detail" aria-label="The request and its answer">
      <header class="detail__head">
        <h3>${matched?.operation.summary ?? callName(call)}${
          matched?.operation.isExtension ? html` <span class="tag">extension</span>` : nothing
        }</h3>
        ${matched ? html`<a href=${matched.operation.docs} target="_blank" rel="noopener">Reference</a>` : nothing}
      </header>
      ${measures(call)} ${this.#tabs()}
      ${this.side === "request" ? this.#request(matched) : this.#answer()}
    </article>`;
  }

  #tabs(): TemplateResult {
    return html`<div class="segments tabs" role="radiogroup" aria-label="Side of the call">
      ${Object.entries(sides).map(
        ([side, label]) => html`<label>
          <input type="radio" name="side" .checked=${side === this.side} @change=${() => {
            this.side = side as Side;
          }} /><span>${label}</span>
        </label>`,
      )}
    </div>`;
  }

  #request(matched: ReturnType<typeof matchCall>): TemplateResult {
    const { exchange } = this.call;
    const key = this.withKey ? this.accessKey : MASKED;
    const curl = writeCurl(exchange, key);
    const code = matched && writeClientCode(exchange, matched, key);
    return html`<p class="detail__address"><b>${exchange.method}</b> ${addressParts(exchange.url)}</p>
      <div class="row">
        <copy-button label="Copy as curl" .text=${curl}></copy-button>
        ${code === undefined ? nothing : html`<copy-button label="Copy as TypeScript" .text=${code}></copy-button>`}
        <label class="check"><input type="checkbox" .checked=${this.withKey}
          @change=${(event: Event) => {
            this.withKey = (event.target as HTMLInputElement).checked;
          }} />with the key</label>
      </div>
      ${parameterTable(exchange.url, matched)}
      ${exchange.sent === undefined ? nothing : html`<h4>Body</h4>${codeBlock(JSON.stringify(exchange.sent, null, 2), "Body of the request")}`}
      ${code === undefined ? nothing : html`<h4>With Waymark's client</h4>${codeBlock(code, "TypeScript")}`}
      <h4>In a shell</h4>${codeBlock(curl, "curl")}`;
  }

  #answer(): TemplateResult {
    const { exchange } = this.call;
    const without = exchange.status === undefined ? "No answer came." : "The answer has no body.";
    return html`${
      exchange.body === undefined
        ? html`<p class="hint">${without}</p>`
        : html`<div class="json" tabindex="0" role="group" aria-label="Answer as a tree">${jsonTree(exchange.body)}</div>
          <div class="row"><copy-button label="Copy the JSON" .text=${JSON.stringify(exchange.body, null, 2)}></copy-button></div>`
    }${headerTable(exchange.headers)}`;
  }
}

/** A block that scrolls sideways, so that it must be within a keyboard's reach. */
function codeBlock(text: string, label: string): TemplateResult {
  return html`<pre class="code" tabindex="0" role="group" aria-label=${label}><code>${text}</code></pre>`;
}

/** The address in pieces that may stand on lines of their own: the path, then each parameter. */
function addressParts(address: string): TemplateResult {
  const { pathname, search } = new URL(address, location.href);
  const pairs = search.slice(1).split("&").filter(Boolean);
  return html`${pathname}${pairs.map((pair, index) => html`<wbr />${index === 0 ? "?" : "&"}${pair}`)}`;
}

customElements.define("call-detail", CallDetail);

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
        ? html`<div><dt>${name}</dt><dd data-kind=${name === "Status" ? outcome(call) : nothing}>${value}</dd></div>`
        : nothing,
    )}
  </dl>`;
}

/** The headers of the answer, in the order of their names. */
function headerTable(headers: Readonly<Record<string, string>>): TemplateResult | typeof nothing {
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

/** What a call was asked with, each value beside the words of the reference. */
function parameterTable(address: string, matched: MatchedCall | undefined): TemplateResult | typeof nothing {
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
          <span class="call__name">${callName(call)}</span>
          <span class="call__status" data-kind=${outcome(call)}>${call.exchange.status ?? "no answer"}</span>
          <span class="call__time">${call.exchange.milliseconds} ms</span>
        </button>
      </li>`,
    )}
  </ol>`;
}

/** The part of a call's address that tells it from others: what stands below the organisation. */
function callName({ exchange }: Recorded): string {
  const { pathname } = new URL(exchange.url, location.href);
  return pathname.replace(/^.*\/v2\/orgs\/[^/]+\//, "");
}

/** `good`, `fault` (of the request) or `bad` (no answer, or a failure of the server). */
export function outcome({ exchange: { status } }: Recorded): "good" | "fault" | "bad" {
  if (status === undefined || status >= 500) return "bad";
  return status >= 400 ? "fault" : "good";
}

const SAID_FOR_MS = 1_500;

/** A button that copies a text, and says so for a moment. */
class CopyButton extends PageElement {
  static override properties = { label: {}, text: { attribute: false }, said: { state: true } };

  declare label: string;
  declare text: string;
  declare said: string | undefined;

  override render(): TemplateResult {
    return html`<button class="quiet" type="button" @click=${() => this.#copy()}>
      <span aria-live="polite">${this.said ?? this.label}</span>
    </button>`;
  }

  async #copy(): Promise<void> {
    try {
      await write(this.text);
      this.said = "Copied";
    } catch {
      this.said = "Could not copy";
    }
    setTimeout(() => {
      this.said = undefined;
    }, SAID_FOR_MS);
  }
}

/** The clipboard is closed to pages that came without encryption from another machine; there a selection is copied. */
async function write(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  if (!isDone) throw new Error("the browser refused to copy");
}

customElements.define("copy-button", CopyButton);

/** Branches up to this many levels deep are open to begin with. */
const OPEN_LEVELS = 2;

/** A value as a tree that folds; where the browser's own search finds something it opens. In the page's own style sheet. */
function jsonTree(value: unknown, name?: string | number, depth = 0): TemplateResult {
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
