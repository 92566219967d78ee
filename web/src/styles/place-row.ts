import { css } from "lit";

/** A place as a row beside a map. */
export const placeRowStyles = css`
  .place {
    position: relative; display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); min-height: 6.25rem; overflow: hidden;
    border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-surface); color: var(--wm-text);
    box-shadow: 0 1px 6px #0002;
  }
  .place[aria-current] { border-color: var(--wm-outline); box-shadow: inset 0 0 0 1px var(--wm-outline), 0 2px 10px #0003; }
  .place .photo { height: 100%; width: 100%; object-fit: cover; }
  .place__frame { position: relative; background: var(--wm-muted); min-height: 100%; height: 0; }
  .place__words { display: grid; align-content: center; gap: 0.125rem; padding: 0.5rem 0.75rem; padding-inline-end: 3rem; }
  .place__words .overline { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .place__name { font: var(--wm-type-subtitle2); letter-spacing: var(--wm-space-subtitle2); display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2; overflow: hidden; }
  .place__name a { text-decoration: none; }
  .place__name a::after { content: ""; position: absolute; inset: 0; }
  .place__name a:focus-visible { outline: none; }
  .place:has(.place__name a:focus-visible) { outline: 3px solid var(--wm-outline); outline-offset: -3px; }
  .place:hover .place__name a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  .place__pin {
    position: absolute; z-index: 1; inset-block-start: 0.25rem; inset-inline-end: 0.25rem; display: grid; place-items: center;
    width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--wm-link);
  }
  .place__pin:hover { background: var(--wm-muted); }
  .place__pin[aria-pressed="true"] .icon { fill: var(--wm-link); }
`;
