import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { icon, isIcon } from "../parts/icon.ts";
import { outside } from "../parts/link.ts";
import { telephone, telephoneUrl } from "../parts/telephone.ts";

type Piece = TemplateResult | typeof nothing;

/** What guests of the host have: its perks. */
export function perks(app: App): Piece {
  const { header, sections = [] } = app.host.perks ?? {};
  if (sections.length === 0) return nothing;
  return html`<section class="house" part="perks" lang=${app.hostLang}>
    <h2>${header || app.t("common.perks")}</h2>
    <ul class="perks">
      ${sections.map((text) => html`<li>${icon("check")}<span class="own">${text}</span></li>`)}
    </ul>
  </section>`;
}

/** The host's links, in its sections. */
export function linkTree(app: App): Piece {
  const sections = (app.host.linkTree?.sections ?? [])
    .map(({ title, links = [] }) => ({ title, links: links.filter(({ enabled }) => enabled !== false) }))
    .filter(({ links }) => links.length > 0);
  if (sections.length === 0) return nothing;
  return html`<div class="house links" part="links" lang=${app.hostLang}>
    ${sections.map(
      ({ title, links }) => html`<section>
        <h2>${title || app.t("common.links")}</h2>
        <ul>
          ${links.map(({ label, url, icon: picture }) => html`<li>${outside(app, url, html`${linkIcon(app, picture)}<span class="own">${label ?? url}</span>`, "house__link")}</li>`)}
        </ul>
      </section>`,
    )}
  </div>`;
}

/** How to reach the host, and where else it is to be found. */
export function contact(app: App): Piece {
  const { email, phone, website } = app.host.uiConfig?.contact ?? {};
  const social = app.host.socialMedia ?? [];
  if (!email && !phone && !website && social.length === 0) return nothing;
  return html`<section class="house" part="contact">
    <h2>${app.t("common.contact")}</h2>
    <ul>
      ${phone ? html`<li>${outside(app, telephoneUrl(phone), html`${icon("phone")}<span>${telephone(phone)}</span>`, "house__link")}</li>` : nothing}
      ${email ? html`<li>${outside(app, `mailto:${email}`, html`${icon("mail")}<span>${email}</span>`, "house__link")}</li>` : nothing}
      ${website ? html`<li>${outside(app, website, html`${icon("globe")}<span>${app.t("common.website")}</span>`, "house__link")}</li>` : nothing}
      ${social.map(({ name, url, icon: picture }) => html`<li>${outside(app, url, html`${linkIcon(app, picture)}<span>${name ?? url}</span>`, "house__link")}</li>`)}
    </ul>
  </section>`;
}

function linkIcon(app: App, picture: string | undefined): TemplateResult {
  const name = picture?.replace(/^icon-/, "") ?? "";
  if (isIcon(name)) return icon(name);
  const url = app.url(picture);
  return url ? html`<img class="icon" src=${url} width="24" height="24" alt="" />` : icon("link");
}
