import { html, nothing, type TemplateResult } from "lit";
import type { Key } from "../../src/contract/key-operations.ts";
import { option } from "./fields.ts";
import { announce, StudioElement } from "./studio-element.ts";
import { t, uiLanguage } from "./texts/texts.ts";

/** `<keys-screen .session hostId>`: the organisation's keys, and new ones that read and chat, with the tag for a site. */
class KeysScreen extends StudioElement {
  static override properties = { hostId: { attribute: false }, keys: { state: true }, made: { state: true } };
  /** The host that is chosen at first. */
  declare hostId: string;
  declare keys: readonly Key[];
  /** What is to be copied of the key that was just made. */
  declare made: string;

  constructor() {
    super();
    this.keys = [];
    this.made = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#do(async () => {});
  }

  override render(): TemplateResult {
    return html`<div class="bar"><h1>${t("keys")}</h1></div>
      ${this.faultLine()}
      <form class="group form--narrow" @submit=${this.#create}>
        <h2>${t("keyNew")}</h2><p class="hint">${t("keyNewHint")}</p>
        <div class="field"><label><span class="field__name">${t("oneHost")}</span>
          <select name="host">${option("", t("keyAllHosts"), this.hostId)}${this.session.hosts.map(({ id, name }) => option(id, String(name ?? id), this.hostId))}</select></label></div>
        <div class="field"><label><span class="field__name">${t("keyOrigin")}</span><span class="hint">${t("keyOriginHint")}</span>
          <input name="origin" type="url" placeholder="https://www.example.org" pattern="https?://[^/]+/?" /></label></div>
        <div><button class="action">${t("keyMake")}</button></div>
        ${
          this.made
            ? html`<p role="status">${t("keyOnce")}</p><pre class="code" tabindex="0"><code>${this.made}</code></pre>
        <div><button class="quiet" type="button" @click=${async () => {
          await navigator.clipboard.writeText(this.made);
          announce(t("copied"));
        }}>${t("copy")}</button></div>`
            : nothing
        }
      </form>
      <div class="scroll" tabindex="0" role="group" aria-label=${t("keys")}><table>
        <thead><tr>${(["key", "keyMay", "host", "keyOrigin", "keyMade", "keyEnds"] as const).map((name) => html`<th scope="col">${t(name)}</th>`)}<td></td></tr></thead>
        <tbody>${this.keys.filter(({ revokedAt }) => !revokedAt).map((key) => this.#row(key))}</tbody></table></div>`;
  }

  #row({ id, abilities, hosts, origins, createdAt, expiresAt }: Key): TemplateResult {
    const day = (at: string) =>
      new Intl.DateTimeFormat(uiLanguage(), { dateStyle: "medium" }).format(new Date(at));
    return html`<tr><td><code>${id}</code></td><td>${abilities.join(", ")}</td><td>${hosts.join(", ") || t("any")}</td>
      <td>${origins.join(", ") || t("any")}</td><td>${day(createdAt)}</td><td>${expiresAt ? day(expiresAt) : t("never")}</td>
      <td>${abilities.includes("write") ? nothing : html`<button class="quiet danger" type="button" aria-label="${t("keyEnd")}: ${id}" @click=${() => this.#end(id)}>${t("keyEnd")}</button>`}</td></tr>`;
  }

  readonly #create = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const [host, origin] = [String(data.get("host")), String(data.get("origin")).replace(/\/$/, "")];
    const { org } = this.session;
    void this.#do(async () => {
      const key = await this.session.createKey({
        hosts: host ? [host] : [],
        origins: origin ? [origin] : [],
      });
      const base = new URL(".", location.href).href.replace(/\/$/, "");
      const greeting = document.createElement("h1");
      greeting.slot = "greeting";
      greeting.textContent = String(this.session.hosts.find(({ id }) => id === host)?.name ?? host);
      const tag = `<script type="module" src="${base}/waymark-home.js"></script>\n<waymark-home org="${org}" profile="${host}" key="${key}">${greeting.outerHTML}</waymark-home>`;
      this.made = host ? tag : key;
    });
  };

  #end(id: string): void {
    if (confirm(t("keyEndSure", { key: id }))) void this.#do(() => this.session.revokeKey(id));
  }

  /** Shows the keys as they are after that. */
  async #do(act: () => Promise<unknown>): Promise<void> {
    await this.attempt(async () => {
      await act();
      this.keys = await this.session.keys();
    });
  }
}

customElements.define("keys-screen", KeysScreen);
