import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import type { Route, View } from "../app/route.ts";
import { base } from "../styles/base.ts";
import { icon } from "./icon.ts";

/**
 * `<waymark-share .app .address .name>`: a button that shares an address: by the phone's own sheet where it has one, else it copies it and
 * says so.
 */
class Share extends LitElement {
  static override properties = {
    app: { attribute: false },
    address: { attribute: false },
    name: {},
    told: { state: true },
    hasFailed: { state: true },
  };
  static override styles = [base];
  declare app: App;
  /** Tells the address, or makes it. */
  declare address: () => string | Promise<string>;
  declare name: string;
  declare told: string;
  declare hasFailed: boolean;
  #isSharing = false;

  override render(): TemplateResult {
    const label = this.app.t("common.share", { name: this.name });
    const shown = this.hasFailed ? "warning" : this.told ? "check" : "share";
    return html`<button class="button button--icon button--quiet" type="button" aria-label=${label} title=${label} @click=${() => this.#share()}>
        ${icon(shown)}
      </button><span class="unseen" role="status">${this.told ?? nothing}</span>`;
  }

  async #share(): Promise<void> {
    if (this.#isSharing) return;
    this.#isSharing = true;
    this.hasFailed = false;
    this.told = "";
    try {
      await this.#send(await this.address());
    } catch {
      this.hasFailed = true;
      this.told = this.app.t("common.failedTitle");
    }
    this.#isSharing = false;
  }

  async #send(url: string): Promise<void> {
    const shared = { title: this.name, url };
    // On a desk an address is pasted somewhere; phones have a sheet of what can take it.
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.(shared)) {
      // Who closes the sheet has shared nothing, and knows.
      await navigator.share(shared).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      this.told = this.app.t("common.copied");
    } catch {
      // Pages without a secure address may not copy: it is shown to be copied by hand.
      prompt(this.app.t("common.share", { name: this.name }), url);
    }
  }
}

if (!customElements.get("waymark-share")) customElements.define("waymark-share", Share);

const publicPaths: Partial<Record<View, string>> = { guide: "guide", listing: "place", area: "area" };

/** The button that shares a view by its name: its public page, else its address in the page. None in a kiosk, and where it has neither. */
export function shareButton(app: App, route: Route, name: string): TemplateResult | typeof nothing {
  const path =
    route.view === "saved"
      ? `places?${new URLSearchParams(route.query)}`
      : `${publicPaths[route.view]}/${encodeURIComponent(route.id ?? "")}`;
  const url =
    app.publicUrl(path) ??
    (app.options.routing === "hash" ? new URL(app.router.href(route), location.href).href : undefined);
  return url ? addressButton(app, () => url, name) : nothing;
}

/** The button that shares an address, which may be made only then; none in a kiosk. */
export function addressButton(
  app: App,
  address: () => string | Promise<string>,
  name: string,
): TemplateResult | typeof nothing {
  if (app.settings.kiosk) return nothing;
  return html`<waymark-share .app=${app} .address=${address} .name=${name}></waymark-share>`;
}
