import { css } from "lit";

/** The map beside its list; on a narrow element the list is a strip at the map's foot. */
export const mapScreen = css`
  .find { position: relative; }
  .find__bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; margin-block: 0.25rem 0.75rem; }
  .find__bar h1 { font: var(--wm-type-header4); letter-spacing: var(--wm-space-header4); }
  .find__count { color: var(--wm-text-soft); font: var(--wm-type-body2); margin-inline-end: auto; }
  .find a.chip { text-decoration: none; }
  .find__both {
    display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); gap: 0.25rem; width: var(--wm-map-width); max-width: 100%;
    height: clamp(28rem, max(var(--wm-map-height), 70dvh), 54rem);
  }
  .find__stage { position: relative; order: -1; overflow: hidden; border-radius: var(--wm-card-corners); border: 1px solid var(--wm-line); }
  .find__map { position: absolute; inset: 0; }
  .find__here { position: absolute; z-index: 8; inset-block-start: 0.75rem; inset-inline: 4rem; display: flex; justify-content: center; pointer-events: none; }
  .find__here .button { pointer-events: auto; min-height: 2.75rem; padding: 0.375rem 1rem; box-shadow: 0 2px 10px #0005; }
  .find__note {
    position: absolute; z-index: 8; inset-block-start: 4.25rem; inset-inline: 0.75rem 4.25rem; padding: 0.5rem 0.875rem;
    border-radius: var(--wm-card-corners); background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-body2); box-shadow: 0 2px 10px #0004;
  }
  .find__note:empty { display: none; }
  .find__list {
    display: grid; grid-auto-flow: column; grid-auto-columns: min(19rem, 84%); gap: 0.625rem; padding: 0.5rem 0.25rem;
    overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none;
  }
  .find__list > li { scroll-snap-align: center; display: grid; }
  .find .state { margin: 1rem auto; }
  .find__aside { overflow: auto; }

  @container (min-width: 56rem) {
    .find__both { grid-template: minmax(0, 1fr) / 23rem minmax(0, 1fr); gap: 1.25rem; height: clamp(25rem, max(var(--wm-map-height), 74dvh), 54rem); }
    .find__stage { order: 0; }
    .find__list {
      grid-auto-flow: row; grid-auto-columns: auto; align-content: start; overflow: auto; overscroll-behavior: contain; padding: 0.25rem;
      scroll-snap-type: none; scrollbar-width: thin; scrollbar-color: var(--wm-line) transparent;
    }
  }
`;
