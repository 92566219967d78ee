import { css } from "lit";

/** A guide's page: the cover, its words in a reading column, and its places, numbered. */
export const guide = css`
  .guide__ways { display: flex; justify-content: space-between; align-items: center; gap: 1rem; margin-block-end: 0.75rem; }
  .cover {
    display: grid; grid-template-columns: minmax(0, 1fr); overflow: hidden; border-radius: var(--wm-card-corners); background: var(--wm-banner);
    color: var(--wm-on-banner);
  }
  .cover__frame { position: relative; aspect-ratio: 3 / 2; }
  .cover .photo { position: absolute; inset: 0; }
  .cover.skeleton { aspect-ratio: 16 / 9; margin-block-end: 2rem; }
  .cover__words { display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; gap: 0.75rem; padding: clamp(1.25rem, 3cqi, 3rem); }
  .cover h1 { font: var(--wm-type-header2); letter-spacing: var(--wm-space-header2); }
  .cover .guide__intro { font: var(--wm-type-subtitle1); font-weight: 400; text-wrap: balance; letter-spacing: var(--wm-space-subtitle1); }
  .cover .overline, .cover .facts, .cover .fact::before { color: inherit; }
  .guide__plain { margin-block: 0.5rem 1rem; }
  .guide__words { display: grid; gap: 1rem; max-width: 44rem; margin: clamp(1.5rem, 4cqi, 2.75rem) auto 0; }
  .guide__words:not(:has(*)) { display: none; }
  .guide__words p { text-align: start; font: var(--wm-type-body1); letter-spacing: var(--wm-space-body1); }
  .guide__intro { font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); text-wrap: pretty; }
  .guide__words .guide__by { font: var(--wm-type-caption); color: var(--wm-text-soft); }
  .guide__places { counter-reset: place; }
  .guide__places > li { position: relative; counter-increment: place; }
  .guide__places > li::before {
    content: counter(place); position: absolute; z-index: 1; inset-block-start: 0.625rem; inset-inline-start: 0.625rem;
    display: grid; place-items: center; min-width: 2rem; height: 2rem; border-radius: 99rem;
    background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-captionBold); pointer-events: none;
  }
  .guide__places .badge { inset-inline-start: 3.125rem; min-height: 2rem; }
  @container (min-width: 45rem) and (max-width: 66rem) {
    .cover h1 { font: var(--wm-type-header3); letter-spacing: var(--wm-space-header3); }
  }
  @container (min-width: 45rem) {
    .cover { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); min-height: 26rem; }
    .cover__frame { aspect-ratio: auto; }
  }
`;
