import { css } from "lit";

/** The form to have a plan mailed. */
export const mailForm = css`
  .mail { display: grid; gap: 0.375rem; max-width: 34rem; padding: 1rem; border-radius: var(--wm-card-corners); background: var(--wm-muted); }
  label { font: var(--wm-type-subtitle2); letter-spacing: var(--wm-space-subtitle2); }
  .mail__row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  input {
    flex: 1 1 14rem; min-width: 0; min-height: 2.875rem; padding: 0.5rem 0.875rem; border: 1px solid var(--wm-outline);
    border-radius: var(--wm-button-corners); background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-body1);
  }
  input[aria-invalid="true"] { border-color: var(--wm-error); }
  .mail__hint { font: var(--wm-type-caption); color: var(--wm-text-soft); }
  .mail__told { font: var(--wm-type-body2); color: var(--wm-success); }
  .mail__told:empty { display: none; }
  .mail__told--fault { color: var(--wm-error); }
`;
