import { css, unsafeCSS } from "lit";

/**
 * The traveller's own size of type, as a length: every `rem` of the element is one of these (see `vite.config.ts`). A browser
 * that cannot register it takes the page's.
 */
function ownRem(): string {
  try {
    CSS.registerProperty({ name: "--wm-rem", syntax: "<length>", inherits: true, initialValue: "16px" });
    return "1em";
  } catch {
    return "1rem";
  }
}

/** The frame of everything: ground, width, the bar at the top, the menu, the drawer. */
export const shell = css`
  /* Nothing of the page's text comes in: size, alignment, case, spacing. What is hidden with the page stays hidden. */
  :host {
    all: initial; visibility: inherit; pointer-events: inherit; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
    --wm-rem: ${unsafeCSS(ownRem())}; display: block; position: relative;
  }
  :host([hidden]) { display: none; }
  .frame { container: waymark / inline-size; scroll-margin-block-start: var(--waymark-top, 0px); display: grid; grid-template-columns: minmax(0, 1fr); min-height: 100%; }
  .frame > .theme { display: flex; flex-direction: column; }
  .theme {
    background: var(--wm-background); color: var(--wm-text);
    font: var(--wm-type-body1); letter-spacing: var(--wm-space-body1);
    -webkit-font-smoothing: antialiased; overflow-wrap: break-word; line-break: strict;
  }
  /* Where there is little to see the menu still stands at the foot of the page. */
  .within { flex: 1; width: 100%; max-width: var(--wm-max-width); margin-inline: auto; padding: var(--wm-padding); padding-block-start: 0; }
  .stage { min-height: 30rem; }
  .stage:focus { outline: none; }
  .stage > * { animation: wm-enter 0.28s ease-out; }
  .still .stage > * { animation: none; }
  @keyframes wm-enter { from { opacity: 0; transform: translateY(0.5rem); } }
  .skip { position: absolute; z-index: 5; inset-inline-start: 0.5rem; inset-block-start: 0.5rem; }
  .skip:not(:focus-visible) { clip-path: inset(50%); pointer-events: none; }
  .bar {
    display: flex; align-items: center; gap: 1rem; min-height: 4.25rem; padding-block: 0.5rem;
    justify-content: space-between;
  }
  .bar__brand { display: flex; align-items: center; min-height: 2.75rem; text-decoration: none; color: inherit; }
  .bar__logo { height: 2.25rem; width: auto; max-width: 11rem; object-fit: contain; object-position: 0 50%; }
  .bar__name { font: var(--wm-type-header6); }
  .bar__logo.photo--none { display: none; }
  .bar__logo:not(.photo--none) + .bar__name { display: none; }
  .menu ul { display: flex; gap: 0.25rem; justify-content: space-around; }
  .menu--bar { display: none; }
  .menu--foot {
    position: sticky; z-index: 4; inset-block-end: var(--waymark-bottom, 0px); padding: 0.25rem 0.25rem max(0.25rem, env(safe-area-inset-bottom));
    background: var(--wm-surface); border-block-start: 1px solid var(--wm-line);
  }
  .menu--foot ul { gap: 0; overflow-x: auto; scrollbar-width: none; }
  .menu--foot li { flex: 1 1 auto; }
  .menu--foot .menu__entry { min-width: 2.75rem; padding-inline: 0.125rem; }
  .menu__entry {
    display: flex; flex-direction: column; align-items: center; gap: 0.1875rem; padding: 0.375rem 0.5rem;
    min-width: 3.25rem; color: var(--wm-text-soft); text-decoration: none; text-align: center;
    font: var(--wm-type-caption); line-height: 1.15; border-radius: var(--wm-button-corners);
  }
  .menu__entry[aria-current] { color: var(--wm-link); font: var(--wm-type-captionBold); line-height: 1.15; }
  .menu__entry .icon { width: 1.5rem; height: 1.5rem; }
  .language { display: flex; align-items: center; gap: 0.25rem; position: relative; color: var(--wm-text-soft); }
  .language select {
    min-height: 2.75rem; max-width: 9rem; field-sizing: content; padding: 0.25rem 0.125rem; border: 0; background: transparent; color: var(--wm-text);
    font: var(--wm-type-body2); border-radius: var(--wm-button-corners);
  }
  .language option { background: var(--wm-surface); color: var(--wm-text); }
  .loading { display: grid; gap: 2rem; padding-block: 0.5rem 3rem; }
  .loading__bar { height: 3.75rem; }
  .loading__banner { aspect-ratio: 16 / 14; border-radius: var(--wm-card-corners, 12px); background: var(--wm-muted, #8882); }
  /* For who stands before it: text of 17 pixels becomes 24. */
  .kiosk { zoom: 1.42; --wm-screen: calc(100dvh / 1.42); -webkit-touch-callout: none; }

  @container (max-width: 26rem) {
    .menu--foot ul:has(> :nth-child(6)) { gap: 0.25rem; }
    .menu--foot ul:has(> :nth-child(6)) .menu__entry { min-width: 2.5rem; padding-inline: 0; font-size: 0.625rem; }
  }
  @container (min-width: 45rem) {
    .loading__banner { aspect-ratio: 16 / 7; }
    .menu--foot ul { justify-content: center; }
    .menu--foot li { flex: 0 1 8rem; }
  }
  @container (min-width: 66rem) {
    .menu--bar { display: block; min-width: 0; overflow-x: auto; scrollbar-width: none; }
    .menu--foot { display: none; }
    .menu__entry { flex-direction: row; padding: 0.625rem 0.75rem; gap: 0.5rem; font: var(--wm-type-body2); white-space: nowrap; }
    .menu__entry[aria-current] { font: var(--wm-type-body2); box-shadow: inset 0 -2px currentColor; border-radius: 0; }
  }

  .launcher { position: fixed; z-index: 2147483000; inset-block-end: 1.25rem; inset-inline-end: 1.25rem; box-shadow: 0 6px 24px #0005; }
  .drawer {
    position: fixed; z-index: 2147483001; inset-block: 0; inset-inline-end: 0; width: min(30rem, 100vw);
    overflow-y: auto; overscroll-behavior: contain; background: var(--wm-background); box-shadow: 0 0 60px #0006;
    visibility: hidden; transform: translateX(100%); transition: transform 0.35s cubic-bezier(0.2, 0.8, 0.2, 1), visibility 0s 0.35s;
  }
  .drawer:dir(rtl) { transform: translateX(-100%); }
  .drawer--kiosk { width: 100vw; }
  .drawer[data-open] { visibility: visible; transform: none; transition: transform 0.35s cubic-bezier(0.2, 0.8, 0.2, 1); }
  .drawer__close {
    position: sticky; z-index: 6; inset-block-start: 0.6875rem; display: flex; margin: 0 0.75rem -2.875rem auto;
    background: var(--wm-surface); color: var(--wm-text);
  }
  .drawer__close:dir(rtl) { margin: 0 auto -2.875rem 0.75rem; }
  .drawer:not(.drawer--kiosk) .bar { padding-inline-end: 3rem; }
`;
