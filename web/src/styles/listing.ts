import { css } from "lit";

/** A place's page: pictures beside its head, words beside what is looked up. */
export const listing = css`
  .lead {
    display: grid; border-radius: var(--wm-card-corners); background: var(--wm-surface); border: 1px solid var(--wm-line); overflow: hidden;
  }
  .lead--waiting { min-height: 26rem; background: var(--wm-muted); margin-block-end: 2rem; }
  .lead__words { display: flex; flex-direction: column; justify-content: center; gap: 0.75rem; padding: clamp(1.25rem, 4cqi, 2.75rem); }
  .lead__tagline { font: var(--wm-type-subtitle1); letter-spacing: var(--wm-space-subtitle1); color: var(--wm-text-soft); text-wrap: balance; }
  .gallery { display: grid; min-width: 0; position: relative; }
  .gallery--many { grid-auto-flow: column; grid-auto-columns: 92%; gap: 0.5rem; overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: thin; }
  .gallery--many > li { scroll-snap-align: start; }
  .gallery > li, .gallery figure { display: grid; min-height: 0; }
  .gallery figure { position: relative; }
  .gallery__frame { position: relative; aspect-ratio: 3 / 2; overflow: hidden; background: var(--wm-muted); }
  .gallery figcaption {
    position: absolute; inset-block-end: 0.5rem; inset-inline-start: 0.5rem; max-width: calc(100% - 1rem); padding: 0.125rem 0.5rem; border-radius: 0.375rem;
    background: color-mix(in srgb, var(--wm-surface) 88%, transparent); color: var(--wm-text); font: var(--wm-type-caption);
  }
  .gallery figcaption:not(:has(*)), .gallery figure:has(.photo--none) figcaption { display: none; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.625rem; margin-block-start: 0.5rem; }
  .save-wide { aspect-ratio: 1; }
  .save--on.save-wide { color: var(--wm-link); }
  .save--on.save-wide .icon { fill: currentColor; }

  .listing__body { display: grid; gap: 2rem clamp(2rem, 5cqi, 4rem); margin-block-start: clamp(1.5rem, 4cqi, 2.5rem); }
  .listing__words { display: grid; gap: 1rem; align-content: start; max-width: 44rem; }
  .listing__words > p { text-align: start; }
  .listing__words > p:first-child { font: var(--wm-type-subtitle1); font-weight: 400; letter-spacing: var(--wm-space-subtitle1); text-wrap: pretty; }
  .listing__words h2 { margin-block: 1rem 0.5rem; font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); }
  .listing__side { display: grid; gap: 1rem; align-content: start; }
  .panel { padding: 1.125rem 1.25rem; border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-surface); }
  .panel__head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1rem; margin-block-end: 0.625rem; }
  .panel__head h2 { font: var(--wm-type-header6); letter-spacing: var(--wm-space-header6); }
  .panel__head .fact { font: var(--wm-type-captionBold); }
  .panel__none { color: var(--wm-text-soft); font: var(--wm-type-body2); }
  .hours { width: 100%; border-collapse: collapse; font: var(--wm-type-body2); }
  .hours th { padding: 0.3125rem 1rem 0.3125rem 0; font-weight: inherit; text-align: start; vertical-align: top; }
  .hours th:dir(rtl) { padding: 0.3125rem 0 0.3125rem 1rem; }
  .hours td { padding-block: 0.3125rem; text-align: end; font-variant-numeric: tabular-nums; }
  .hours td span { display: block; white-space: nowrap; }
  .hours th::first-letter { text-transform: uppercase; }
  .hours__closed { color: var(--wm-text-soft); }
  .hours__today { font-weight: 700; }
  .hours__mark { display: inline-block; margin-inline-start: 0.25rem; padding: 0 0.4375rem; border-radius: 99rem; background: var(--wm-muted); font: var(--wm-type-captionBold); }
  .contact { display: grid; }
  .contact__line { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; padding-block: 0.375rem; font: var(--wm-type-body2); overflow-wrap: anywhere; }
  .contact__line .icon { color: var(--wm-link); }
  a.contact__line:not(:hover) { text-decoration: none; }
  .details { display: grid; gap: 0.875rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
  .details dt { font: var(--wm-type-captionBold); letter-spacing: var(--wm-space-captionBold); color: var(--wm-text-soft); }
  .details dd { margin: 0.125rem 0 0; font: var(--wm-type-body2); }
  .details__link { display: inline-flex; align-items: center; gap: 0.4em; min-height: 2.75rem; margin-inline-end: 1rem; }

  @container (min-width: 45rem) {
    .lead { grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); min-height: 25rem; }
    .gallery__frame { position: relative; aspect-ratio: auto; height: 100%; min-height: 100%; }
    .gallery__frame .photo { position: absolute; inset: 0; }
    .listing__body { grid-template-columns: minmax(0, 1fr) 20rem; }
  }
`;
