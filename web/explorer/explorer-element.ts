import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { HostProfile, HostsAnswer } from "../../src/client/api-types.ts";
import { createClient } from "../../src/client/client.ts";
import { ApiError, type Exchange } from "../../src/client/transport.ts";
import { formatHash } from "../src/app/route.ts";
import { type Access, forgetAccess, isWhole, keepAccess } from "./access.ts";
import { type ApiOperation, loadOperations } from "./api-operation.ts";
import { callList } from "./calls.ts";
import favicon from "./favicon.svg?url";
import { type FrameMessage, hearFrame, measureTransfer, type Recorded } from "./frame-message.ts";
import { devices, type GuestFrame } from "./guest-frame.ts";
import { PageElement } from "./page-element.ts";
import { guestAddress, readViewState, toolbar, type ViewState, writeViewState } from "./toolbar.ts";

/** So many calls are remembered; with their answers more would fill a browser's memory in a long session. */
const KEPT_CALLS = 200;

/**
 * The explorer: a host's guide in a frame, beside the requests behind what one sees. It begins with a form where the
 * organisation or the key is not known.
 */
export class ExplorerElement extends PageElement {
  static override properties = {
    access: { attribute: false },
    hosts: { state: true },
    fault: { state: true },
    view: { state: true },
    host: { state: true },
    calls: { state: true },
    chosen: { state: true },
    operations: { state: true },
    src: { state: true },
    isPanelOpen: { state: true },
    areToolsOpen: { state: true },
  };

  declare access: Partial<Access>;
  declare hosts: HostsAnswer["hosts"] | undefined;
  /** Why the hosts could not be read. */
  declare fault: string | undefined;
  declare view: ViewState;
  declare host: HostProfile | undefined;
  declare calls: readonly Recorded[];
  /** The call that somebody picked; undefined: always the newest. */
  declare chosen: Recorded | undefined;
  declare operations: readonly ApiOperation[];
  /** What the frame shows. */
  declare src: string;
  declare isPanelOpen: boolean;
  declare areToolsOpen: boolean;
  #hash = location.hash;
  #stopHearing: (() => void) | undefined;

  constructor() {
    super();
    this.access = {};
    this.view = readViewState(Object.keys(devices));
    this.calls = [];
    this.operations = [];
    this.src = "";
    this.isPanelOpen = false;
    this.areToolsOpen = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopHearing = hearFrame(
      () => this.querySelector<GuestFrame>("guest-frame")?.inside,
      (message) => this.#hear(message),
    );
    if (isWhole(this.access)) this.#enter(this.access);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopHearing?.();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has("isPanelOpen") && this.isPanelOpen) this.querySelector<HTMLElement>(".panel")?.focus();
  }

  override render(): TemplateResult {
    const { access } = this;
    if (!isWhole(access) || (this.fault !== undefined && this.hosts === undefined)) {
      return accessForm(access, this.fault, (given) => this.#enter(given));
    }
    if (this.hosts?.length === 0) {
      return noHosts(
        access.org,
        () => this.#enter(access),
        () => this.#leave(),
      );
    }
    return html`${this.#head(access)}
      <main class="stage">
        <guest-frame .src=${this.src} .device=${this.view.device} .label=${`The guide of ${this.host?.name ?? this.view.profile}`}></guest-frame>
      </main>
      ${this.#panel(access)}`;
  }

  #head(access: Access): TemplateResult {
    return html`<header class="head">
      <h1 class="head__title"><img src=${favicon} width="24" height="24" alt="" /><b>Waymark <span>explorer</span></b></h1>
      <button class="quiet only-narrow" type="button" aria-expanded=${this.areToolsOpen ? "true" : "false"}
        @click=${() => this.#set({ areToolsOpen: !this.areToolsOpen })}>View</button>
      <button class="quiet only-narrow" type="button" aria-expanded=${this.isPanelOpen ? "true" : "false"}
        @click=${() => this.#set({ isPanelOpen: !this.isPanelOpen })}>Requests <span class="count">${this.calls.length}</span></button>
      <div class="head__tools" ?data-open=${this.areToolsOpen}>
        ${toolbar({
          hosts: this.hosts ?? [],
          host: this.host,
          state: this.view,
          guestAddress: guestAddress(access.org, this.view, this.#hash),
          onChange: (change) => this.#change(change),
          onLeave: () => this.#leave(),
        })}
      </div>
    </header>`;
  }

  #panel({ key }: Access): TemplateResult {
    const call = this.chosen ?? this.calls.at(-1);
    return html`<aside class="panel" aria-label="Requests" tabindex="-1" ?data-open=${this.isPanelOpen}
      @keydown=${(event: KeyboardEvent) => event.key === "Escape" && this.#set({ isPanelOpen: false })}>
      <div class="panel__head">
        <h2>Requests</h2>
        ${this.chosen ? html`<button class="quiet" type="button" @click=${() => this.#set({ chosen: undefined })}>Follow the newest</button>` : nothing}
        <button class="quiet" type="button" ?disabled=${this.calls.length === 0} @click=${() => this.#set({ calls: [], chosen: undefined })}>Clear</button>
        <button class="quiet only-narrow" type="button" @click=${() => this.#set({ isPanelOpen: false })}>Close</button>
      </div>
      ${
        call
          ? html`${callList(this.calls, call, (chosen) => this.#set({ chosen }))}
            <call-detail .call=${call} .operations=${this.operations} .accessKey=${key}></call-detail>`
          : html`<p class="hint">Every request of the guide appears here, with its parameters, its answer, and the code that makes it.</p>`
      }
    </aside>`;
  }

  #set(change: Partial<Pick<this, "areToolsOpen" | "isPanelOpen" | "chosen" | "calls">>): void {
    Object.assign(this, change);
  }

  /** Opens the organisation: its hosts are read while the named one is shown already. */
  async #enter(access: Access): Promise<void> {
    keepAccess(access);
    Object.assign(this, { access, fault: undefined, hosts: undefined });
    if (this.view.profile) this.#show();
    void loadOperations().then((operations) => {
      this.operations = operations;
    });
    const client = createClient({
      baseUrl: new URL(".", location.href).href,
      orgId: access.org,
      key: access.key,
      onExchange: (exchange) => void this.#record(exchange),
    });
    try {
      const { hosts } = await client.listHosts();
      this.hosts = hosts;
      const isKnown = hosts.some(({ id }) => id === this.view.profile);
      if (!isKnown && hosts[0]) this.#change({ profile: hosts[0].id });
    } catch (error) {
      this.fault = faultText(error);
    }
  }

  #leave(): void {
    forgetAccess();
    Object.assign(this, {
      access: { org: this.access.org },
      hosts: undefined,
      fault: undefined,
      host: undefined,
    });
    this.#set({ calls: [], chosen: undefined });
    this.#hash = "";
    this.view = { ...this.view, profile: "", config: "", lang: "" };
    writeViewState(this.access.org ?? "", this.view, "");
  }

  #change(change: Partial<ViewState>): void {
    const isOtherHost = change.profile !== undefined && change.profile !== this.view.profile;
    if (isOtherHost) {
      this.#hash = "";
      this.host = undefined;
    }
    this.view = { ...this.view, ...change };
    this.#show();
  }

  #show(): void {
    const { org = "" } = this.access;
    this.src = guestAddress(org, this.view, this.#hash);
    writeViewState(org, this.view, this.#hash);
  }

  #hear(message: FrameMessage): void {
    if (message.kind === "call") this.#add(message.call);
    if (message.kind === "ready") this.host = message.host;
    if (message.kind === "route") {
      this.#hash = formatHash(message.route);
      writeViewState(this.access.org ?? "", this.view, this.#hash);
      this.requestUpdate();
    }
  }

  async #record(exchange: Exchange): Promise<void> {
    this.#add({ exchange, transfer: await measureTransfer(exchange.url) });
  }

  #add(call: Recorded): void {
    this.calls = [...this.calls, call].sort((a, b) => a.exchange.at - b.exchange.at).slice(-KEPT_CALLS);
  }
}

function faultText(error: unknown): string {
  if (error instanceof ApiError) {
    const { title, detail, requestId } = error.problem;
    return `${title}: ${detail} (request ${requestId})`;
  }
  return `The service cannot be reached: ${error instanceof Error ? error.message : String(error)}`;
}

customElements.define("waymark-explorer", ExplorerElement);

/** A small form for the organisation and the key, with what was wrong with those tried before. */
function accessForm(
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
function noHosts(org: string, onRetry: () => void, onLeave: () => void): TemplateResult {
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
