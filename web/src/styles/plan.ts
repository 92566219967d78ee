import { css } from "lit";

/** A plan: its days as a line of stops, and the map that stays beside them. */
export const plan = css`
  .plan { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); padding: clamp(1rem, 2.5cqi, 1.75rem); border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-surface); }
  .plan__head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.75rem; }
  .plan__chips { display: flex; gap: 0.375rem; overflow-x: auto; scrollbar-width: none; padding: 3px; margin: -3px; }
  .plan__chips .chip { min-height: 2.75rem; flex: none; }
  .plan__both { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
  .plan__map { position: relative; height: 20rem; border-radius: var(--wm-card-corners); overflow: hidden; order: -1; border: 1px solid var(--wm-line); }
  .plan__map .state { position: absolute; z-index: 9; inset: 0; margin: auto; height: fit-content; padding: 1rem; background: var(--wm-surface); }
  .plan__map waymark-map { position: absolute; inset: 0; }
  .plan__days { display: grid; gap: 2.25rem; align-content: start; }

  .day h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.625rem; font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); }
  .day__date { font: var(--wm-type-body2); color: var(--wm-text-soft); }
  .day__date::first-letter { text-transform: uppercase; }
  .day__summary { margin-block: 0.125rem 0.875rem; color: var(--wm-text-soft); font: var(--wm-type-body2); }
  .stops { position: relative; display: grid; gap: 0.25rem; }
  .stop { position: relative; display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0.75rem; padding-block: 0.25rem; scroll-margin-block: 5rem; border-radius: var(--wm-card-corners); }
  .stop[aria-current] { background: var(--wm-muted); }
  .stop__number {
    position: relative; z-index: 1; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 5px solid var(--wm-surface);
    border-radius: 50%; background: var(--tone); color: #fff; font: var(--wm-type-captionBold); font-size: 0.9375rem;
  }
  .stop__number[aria-pressed="true"] { box-shadow: 0 0 0 3px var(--tone); }
  .stop::before, .travel::before { content: ""; position: absolute; inset-block: 0 -0.25rem; inset-inline-start: calc(1.375rem - 1px); width: 2px; background: var(--wm-line); }
  .stop:last-child::before { inset-block-end: auto; height: 1.5rem; }
  .travel { position: relative; display: flex; align-items: center; gap: 0.375rem; padding-inline-start: 3.5rem; color: var(--wm-text-soft); font: var(--wm-type-caption); }
  .travel:first-child::before { inset-block-start: 50%; }
  .stop__words { padding-block: 0.375rem; min-width: 0; }
  .stop__time { font: var(--wm-type-captionBold); color: var(--wm-text-soft); }
  .stop h4 { font: var(--wm-type-subtitle1); letter-spacing: var(--wm-space-subtitle1); }
  .stop h4 a { text-decoration: none; }
  .stop h4 a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  .stop__why { font: var(--wm-type-body2); color: var(--wm-text-soft); text-wrap: pretty; }
  .stop__photo { width: 4.5rem; height: 4.5rem; margin: 0.375rem 0.375rem 0 0; object-fit: cover; border-radius: min(var(--wm-card-corners), 0.75rem); background: var(--wm-muted); }

  @container (min-width: 56rem) {
    .plan__both { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); }
    .plan__map { order: 0; position: sticky; inset-block-start: 1rem; height: min(34rem, 70dvh); }
  }
`;
