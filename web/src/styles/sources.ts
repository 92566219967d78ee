import { css } from "lit";

/** The lines that must be shown with data of others. */
export const sources = css`
  .sources { margin-block-start: 2.5rem; padding-block-start: 1rem; border-block-start: 1px solid var(--wm-line); color: var(--wm-text-soft); font: var(--wm-type-caption); }
  .sources h2 { margin-block-end: 0.25rem; font: var(--wm-type-captionBold); }
`;
