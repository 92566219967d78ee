import { css } from "lit";

/** Links to what else was found, and how the words searched for are marked. */
export const marks = css`
  mark {
    background: transparent; color: inherit;
    text-decoration: underline 0.14em var(--wm-accent); text-underline-offset: 0.16em;
  }
`;

export const alsoFound = css`
  ${marks}
  nav { margin-block-end: 0.75rem; }
  ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
  .chip { min-height: 2.5rem; text-decoration: none; white-space: normal; border-radius: var(--wm-button-corners); }
  .chip .icon { color: var(--wm-link); }
`;
