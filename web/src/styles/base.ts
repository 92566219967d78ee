import { css, unsafeCSS } from "lit";
import { covers } from "../covers/cover.ts";
import { signs } from "../texts/texts.ts";

/** What every shadow root of the element begins with: type, colour, focus, buttons, states. */
export const base = css`
  :host { display: block; }
  *, *::before, *::after { box-sizing: border-box; }
  h1, h2, h3, h4, p, ul, ol, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  img, svg { display: block; }
  button, select, input, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  input { text-overflow: ellipsis; }
  button { cursor: pointer; }
  h1 { font: var(--wm-type-header2); letter-spacing: var(--wm-space-header2); text-wrap: balance; }
  h2 { font: var(--wm-type-header4); letter-spacing: var(--wm-space-header4); text-wrap: balance; }
  h3, h4 { font: var(--wm-type-header6); letter-spacing: var(--wm-space-header6); }
  h1:focus { outline: none; }
  /* A name or a text that is not translated reads in its own direction, and stands where the page's own would. */
  h1, h2, h3, h4, p, dt, dd, figcaption, input, textarea, .own {
    unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent;
  }
  /* Japanese has no spaces: headings break between phrases rather than within words. */
  :is(h1, h2, h3, h4, .own):lang(ja) { word-break: auto-phrase; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid var(--wm-outline); outline-offset: 2px; border-radius: 2px; }

  .photo--none { visibility: hidden; }
  .photo__instead { position: absolute; inset: 0; display: none; }
  .photo--none + .photo__instead { display: block; }
  ${covers}

  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .icon {
    width: 1.375em; height: 1.375em; flex: none; fill: none; stroke: currentColor;
    stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round;
  }
  .overline {
    font: var(--wm-type-overlineBold); letter-spacing: var(--wm-space-overlineBold);
    text-transform: uppercase; color: var(--wm-link);
  }
  .button {
    display: inline-flex; align-items: center; justify-content: center; gap: 0.5em; min-height: 2.875rem;
    padding: 0.625rem 1.25rem; border: 1px solid transparent; border-radius: var(--wm-button-corners);
    font: var(--wm-type-button); letter-spacing: var(--wm-space-button); text-decoration: none;
    background: var(--wm-primary); color: var(--wm-on-primary);
    transition: filter 0.15s, transform 0.15s;
  }
  .button:hover { filter: brightness(1.08); }
  .button:active { transform: translateY(1px); }
  .button--accent { background: var(--wm-accent); color: var(--wm-on-accent); }
  .button--quiet { background: transparent; color: var(--wm-text); border-color: var(--wm-outline); }
  .button--icon { padding: 0.625rem; aspect-ratio: 1; }
  .button[disabled] { opacity: 0.5; cursor: default; }
  .chip {
    display: inline-flex; align-items: center; gap: 0.4em; min-height: 2.25rem; padding: 0.25rem 0.875rem;
    border: 1px solid var(--wm-line); border-radius: 99rem; background: var(--wm-surface); color: var(--wm-text);
    font: var(--wm-type-body2); white-space: nowrap;
  }
  .chip:hover { border-color: var(--wm-outline); }
  .chip[aria-pressed="true"], .chip[aria-checked="true"] {
    background: var(--wm-primary); color: var(--wm-on-primary); border-color: transparent;
  }
  .back {
    display: inline-flex; align-items: center; gap: 0.25em; min-height: 2.75rem; margin-block-end: 0.5rem;
    padding: 0; border: 0; background: none; color: var(--wm-link);
    font: var(--wm-type-button); letter-spacing: var(--wm-space-button);
  }
  .back:dir(rtl) .icon { transform: scaleX(-1); }
  .facts {
    display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; align-items: center; overflow: clip;
    font: var(--wm-type-caption); letter-spacing: var(--wm-space-caption); color: var(--wm-text-soft);
  }
  .fact { position: relative; display: inline-flex; align-items: center; gap: 0.25em; }
  /* Before the first of a line it is cut off. */
  .fact + .fact::before { content: "${unsafeCSS(signs.between)}" / ""; position: absolute; inset-inline-start: -0.5rem; color: var(--wm-text-soft); }
  .fact--rating { color: var(--wm-text); font: var(--wm-type-captionBold); }
  .fact--rating .icon { width: 1.1em; height: 1.1em; fill: var(--wm-accent); stroke: var(--wm-accent); }
  .fact--open { color: var(--wm-success); }
  .fact--closed { color: var(--wm-error); }
  .fact__rest { opacity: 0.35; }
  /* Nobody is to be named for a picture that is not seen. */
  .cover:has(.photo--none) + .attribution { display: none; }
  .attribution { display: block; margin-block: 0.375rem; font: var(--wm-type-caption); color: var(--wm-text-soft); }

  .page { padding-block: 0.75rem 2.5rem; }
  .page__head { margin-block: 0.75rem 1.5rem; }
  .page__count { margin-block-start: 0.25rem; color: var(--wm-text-soft); }
  .page__more { margin-block-start: 2rem; text-align: center; }
  .section { margin-block-start: clamp(2.25rem, 5cqi, 3.75rem); }
  .section__head {
    display: flex; flex-wrap: wrap; justify-content: space-between; align-items: end; gap: 0.25rem 1rem; margin-block-end: 1.125rem;
  }
  .section__head > :first-child { flex: 1 1 13rem; }
  .section__head h2 { font: var(--wm-type-header3); letter-spacing: var(--wm-space-header3); }
  .section__head p { margin-block-start: 0.25rem; color: var(--wm-text-soft); font: var(--wm-type-body2); }
  .section__all {
    padding: 0; border: 0; background: none; text-align: end;
    display: inline-flex; align-items: center; gap: 0.25em; min-height: 2.75rem;
    color: var(--wm-link); font: var(--wm-type-button); text-decoration: none;
  }
  .section__all:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  .section__all:dir(rtl) .icon, .button:dir(rtl) .icon { transform: scaleX(-1); }

  .state { display: grid; justify-items: center; gap: 0.625rem; max-width: 30rem; margin: 3rem auto; text-align: center; }
  .state > .icon { width: 3rem; height: 3rem; stroke-width: 1.25; color: var(--wm-link); }
  .state p { color: var(--wm-text-soft); }
  .state .button { margin-block-start: 0.5rem; }
  .state__id { font: var(--wm-type-caption); overflow-wrap: anywhere; }
  .slow:empty { display: none; }
  .slow { margin-block: 1rem; text-align: center; color: var(--wm-text-soft); }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
`;
