import { css } from "lit";

/** The field that a message is written in, which grows with it, and its button. */
export const composer = css`
  .composer {
    display: flex; align-items: end; gap: 0.375rem; padding: 0.375rem; border: 1px solid var(--wm-outline);
    border-radius: 1.75rem; background: var(--wm-surface); box-shadow: 0 4px 20px #0002;
  }
  .composer:focus-within { outline: 3px solid var(--wm-outline); outline-offset: 1px; }
  textarea {
    flex: 1; min-width: 0; min-height: 2.75rem; max-height: 9rem; padding: 0.625rem 0.5rem 0.625rem 1rem; border: 0; resize: none;
    background: none; color: var(--wm-text); font: var(--wm-type-body1); field-sizing: content;
  }
  textarea:focus-visible { outline: none; }
  textarea::placeholder { color: var(--wm-text-soft); opacity: 1; }
  .button { min-height: 2.75rem; width: 2.75rem; padding: 0; border-radius: 50%; flex: none; }
`;
