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
  /* One line on a narrow element: the results matter more. */
  ul { display: flex; align-items: center; gap: 0.5rem; overflow-x: auto; scrollbar-width: none; padding: 3px; margin: -3px; }
  .chip { min-height: 2.5rem; text-decoration: none; border-radius: var(--wm-button-corners); }
  .chip .icon { color: var(--wm-link); }
  @container (min-width: 34rem) {
    ul { flex-wrap: wrap; }
    .chip { white-space: normal; }
  }
`;
