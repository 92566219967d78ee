import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import type { Route } from "../app/route.ts";
import { base } from "../styles/base.ts";
import { icon } from "./icon.ts";

/**
 * `<waymark-share .app .route .name>`: a button that shares the address of a view: by the phone's own sheet where it has one, else it copies
 * it and says so. Nothing where the view has no address in the page, and in a kiosk.
 */
class Share extends LitElement {
  static override properties = {
    app: { attribute: false },
    route: { attribute: false },
    name: {},
    told: { state: true },
  };
  static override styles = [base];
  declare app: App;
  declare route: Route;
  declare name: string;
  declare told: string;

  override render(): TemplateResult | typeof nothing {
    const { settings, options } = this.app;
    if (settings.kiosk || options.routing !== "hash") return nothing;
    const label = this.app.t("common.share", { name: this.name });
    return html`<button class="button button--icon button--quiet" type="button" aria-label=${label} title=${label} @click=${() => this.#share()}>
        ${icon(this.told ? "check" : "share")}
      </button><span class="unseen" role="status">${this.told ?? nothing}</span>`;
  }

  async #share(): Promise<void> {
    const url = new URL(this.app.router.href(this.route), location.href).href;
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

/** The button that shares a view by its name. */
export function shareButton(app: App, route: Route, name: string): TemplateResult {
  return html`<waymark-share .app=${app} .route=${route} .name=${name}></waymark-share>`;
}
