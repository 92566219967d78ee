import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import type { Route } from "../app/route.ts";
import { icon } from "./icon.ts";

/** A link to a view: an ordinary click stays in the element; a click that asks for a new tab is left to the browser. */
export function link(
  app: App,
  route: Route,
  content: TemplateResult | string,
  className = "",
  options: { current?: boolean } = {},
): TemplateResult {
  return html`<a
    class=${className}
    href=${app.router.href(route)}
    aria-current=${options.current ? "page" : nothing}
    @click=${(event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      app.go(route);
    }}
    >${content}</a
  >`;
}

/**
 * A link out of the element, to an address of a record; only the words where the address is not safe. `tell` tells the page that it
 * is followed, and returns whether it may be.
 */
export function outside(
  app: App,
  address: string | undefined,
  content: TemplateResult | string,
  className = "",
  tell?: (url: string) => boolean,
): TemplateResult {
  const url = app.url(address);
  // A kiosk has no way out: whoever left would not find back.
  if (!url || app.settings.kiosk) return html`<span class=${className}>${content}</span>`;
  const isPage = /^https?:/.test(url);
  return html`<a
    class=${className}
    href=${url}
    target=${isPage ? "_blank" : nothing}
    rel=${isPage ? "noopener noreferrer" : nothing}
    @click=${tell ? (event: MouseEvent) => tell(url) || event.preventDefault() : nothing}
    >${content}${isPage ? html`<span class="unseen"> (${app.t("common.newTab")})</span>` : nothing}</a
  >`;
}

/** Back to where the traveller came from, or to the first screen for one who came here directly. */
export function backLink(app: App): TemplateResult {
  return html`<button class="back" type="button" @click=${() => app.router.back()}>${icon("back")}${app.t("common.back")}</button>`;
}

/** A telephone number as it is read in every language: from left to right. */
export function telephone(number: string): TemplateResult {
  return html`<bdi dir="ltr">${number}</bdi>`;
}

/** The address that calls a number (RFC 3966). */
export function telephoneUrl(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`;
}
