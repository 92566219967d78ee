import { css, html, nothing, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { Screen } from "../app/app-element.ts";
import type { Piece } from "../parts/facts.ts";
import { icon, namedIcon } from "../parts/icon.ts";
import { outside, telephone, telephoneUrl } from "../parts/link.ts";
import { empty } from "../parts/states.ts";
import { base } from "../styles/base.ts";

/** The first screen: banner, modules, and what belongs to the house. */
export const home = css`
  .banner {
    display: grid; overflow: hidden; margin-block-start: 0.5rem; border-radius: var(--wm-card-corners);
    background: var(--wm-banner); color: var(--wm-on-banner);
  }
  .banner__image { width: 100%; height: 100%; object-fit: cover; aspect-ratio: 16 / 10; }
  .banner__words {
    display: flex; flex-direction: column; align-items: start; justify-content: center; gap: 1rem;
    padding: clamp(1.5rem, 5cqi, 4rem) clamp(1.25rem, 4cqi, 4rem);
  }
  .banner__logo { height: clamp(2.25rem, 4cqi, 3.25rem); width: auto; max-width: 70%; object-fit: contain; object-position: 0 50%; }
  .banner__title { font: var(--wm-type-header1); letter-spacing: var(--wm-space-header1); text-wrap: balance; }
  .banner__facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font: var(--wm-type-body2); }
  .banner__facts span { display: inline-flex; align-items: center; gap: 0.4em; }
  .banner__facts .icon { width: 1.375rem; height: 1.375rem; }
  .banner .button { margin-block-start: 0.5rem; }
  .banner .button:focus-visible { outline-color: var(--wm-on-banner); }

  /* What is out of sight is not laid out; the sides keep room for outlines. */
  .home--new > .section { content-visibility: auto; contain-intrinsic-block-size: auto 28rem; margin-inline: -0.5rem; padding-inline: 0.5rem; }
  .column { display: grid; gap: 2.75rem; }
  .column > li { display: grid; }
  .home--blog .section__head { justify-content: center; text-align: center; flex-direction: column; align-items: center; }
  .home--blog .card--guide .card__title { font: var(--wm-type-header3); letter-spacing: var(--wm-space-header3); }
  .home--blog .card--guide .card__summary { -webkit-line-clamp: 4; line-clamp: 4; font: var(--wm-type-body1); }

  .home__house {
    display: grid; gap: 1.5rem 2.5rem; margin-block-start: clamp(2.5rem, 6cqi, 4.5rem);
    padding-block-start: 2rem; border-block-start: 1px solid var(--wm-line);
  }
  .home__house:not(:has(*)) { display: none; }
  .house h2 { margin-block-end: 0.75rem; font: var(--wm-type-header6); letter-spacing: var(--wm-space-header6); }
  .house ul { display: grid; gap: 0.125rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
  .house .perks { grid-template-columns: 1fr; }
  .links { display: grid; gap: 1.5rem 2.5rem; }
  .perks li, .house__link { display: flex; gap: 0.75rem; align-items: start; min-height: 2.5rem; padding-block: 0.4375rem; font: var(--wm-type-body2); }
  .perks .icon { color: var(--wm-link); }
  .house__link { text-decoration: none; min-height: 2.75rem; align-items: center; }
  .house__link:hover span { text-decoration: underline; text-underline-offset: 0.2em; }
  img.icon { object-fit: contain; }

  @container (min-width: 45rem) and (max-width: 66rem) {
    .banner__title { font: var(--wm-type-header3); letter-spacing: var(--wm-space-header3); }
  }
  @container (min-width: 45rem) {
    .banner { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); min-height: min(34rem, 62cqi); }
    .banner__image { order: 2; aspect-ratio: auto; position: relative; min-height: 100%; height: 0; }
    .home__house { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr); }
    .links { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); grid-row: span 2; }
    .home--blog .banner { grid-template-columns: 1fr; }
    .home--blog .banner__image { order: 0; height: auto; aspect-ratio: 21 / 9; min-height: 0; }
    .home--blog .banner__words { align-items: center; text-align: center; }
    .home--blog .column > li .card { display: grid; grid-template-columns: 11fr 9fr; gap: 2rem; align-items: center; }
    .home--blog .column > li:nth-child(even) .card__frame { order: 2; }
  }
`;

/** What guests of the host have: its perks. */
export function perks(app: App): Piece {
  const { header, sections = [] } = app.host.perks ?? {};
  if (sections.length === 0) return nothing;
  return html`<section class="house" part="perks" lang=${app.hostLang}>
    <h2>${header || app.t("listing.goodToKnow")}</h2>
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
  const name = namedIcon(picture);
  if (name) return icon(name);
  const url = app.url(picture);
  return url ? html`<img class="icon" src=${url} width="24" height="24" alt="" />` : icon("link");
}

/** The host itself: what its guests have, its links, how to reach it. */
export class InfoScreen extends Screen {
  static override styles = [base, home];

  override render(): TemplateResult {
    const { app } = this;
    const { perks: given, linkTree: tree, uiConfig } = app.host;
    const isBare = !given?.sections?.length && !tree?.sections?.length && !uiConfig?.contact;
    return html`<div class="page">
      <div class="page__head"><h1 tabindex="-1">${app.t("common.info")}</h1></div>
      ${isBare ? empty(app.t("common.nothingTitle"), app.t("common.nothingText")) : html``}
      <div class="home__house">${perks(app)}${linkTree(app)}${contact(app)}</div>
    </div>`;
  }
}
