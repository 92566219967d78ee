import { css } from "lit";

/** The questions before the first screen. */
export const wishesFirst = css`
  .first {
    max-width: 46rem; margin: clamp(0.5rem, 3cqi, 2.5rem) auto 0; padding: clamp(1.25rem, 5cqi, 3.5rem);
    border-radius: var(--wm-card-corners); background: var(--wm-surface); border: 1px solid var(--wm-line);
  }
  .first__text { margin-block: 0.75rem 1.75rem; color: var(--wm-text-soft); text-wrap: pretty; }
  .first__needed { min-height: 1.75rem; margin-block: 1rem 0.25rem; color: var(--wm-error); font: var(--wm-type-body2); }
`;
