import { css } from "lit";

/** The search: field, filters at the side or in a sheet, results. */
export const search = css`
  .search h1 { margin-block: 0.25rem 1rem; }
  .search__head { display: flex; flex-wrap: wrap; gap: 0.625rem; align-items: center; margin-block-end: 1.25rem; }
  .search__head > .button { flex: 1; padding-inline: 0.75rem; background: var(--wm-surface); white-space: nowrap; }
  .search__set {
    display: inline-grid; place-items: center; min-width: 1.375rem; height: 1.375rem; margin-inline-start: 0.5em; padding-inline: 0.25rem;
    border-radius: 99rem; background: var(--wm-primary); color: var(--wm-on-primary); font: var(--wm-type-captionBold);
  }
  .field { position: relative; flex: 1 1 100%; display: flex; align-items: center; }
  .field > .icon { position: absolute; inset-inline-start: 1rem; color: var(--wm-text-soft); pointer-events: none; }
  .field input {
    width: 100%; min-height: 3.25rem; padding: 0.5rem 3rem; border: 1px solid var(--wm-outline); border-radius: var(--wm-button-corners);
    background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-body1); appearance: none;
  }
  .field input::placeholder { color: var(--wm-text-soft); opacity: 1; }
  .field input::-webkit-search-cancel-button { display: none; }
  .field input:focus-visible { border-radius: var(--wm-button-corners); }
  .field__clear {
    position: absolute; inset-inline-end: 0.25rem; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0;
    background: none; color: var(--wm-text-soft); border-radius: var(--wm-button-corners);
  }
  .search__body { display: grid; gap: 2.5rem; }
  .filters { align-self: start; }
  .filters__wishes { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--wm-line); }
  .results { container-type: inline-size; min-width: 0; min-height: 40rem; }
  .results__head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; min-height: 2.75rem; margin-block-end: 0.75rem; }
  .results__count { font: var(--wm-type-subtitle2); color: var(--wm-text); }
  .order select {
    min-height: 2.75rem; padding: 0.25rem 0.5rem; border: 1px solid transparent; border-radius: var(--wm-button-corners);
    background: transparent; color: var(--wm-link); font: var(--wm-type-button);
  }
  .order option { background: var(--wm-surface); color: var(--wm-text); }
  .results [aria-busy="true"] { opacity: 0.55; transition: opacity 0.2s 0.15s; }
  .active, .active ul { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; }
  .active { margin-block-end: 0.75rem; }
  .active .chip { background: var(--wm-muted); min-height: 2.5rem; }
  .active .chip .icon { width: 1em; height: 1em; }
  .active__clear { min-height: 2.5rem; padding: 0.25rem 0.5rem; border: 0; background: none; color: var(--wm-link); font: var(--wm-type-button); text-decoration: underline; text-underline-offset: 0.25em; }
  .search__apply { position: sticky; inset-block-end: 0; margin: 1.5rem -1.25rem -1.5rem; padding: 0.75rem 1.25rem; background: var(--wm-surface); border-block-start: 1px solid var(--wm-line); }
  .search__apply .button { width: 100%; }

  @container (min-width: 34rem) {
    .field { flex: 1 1 20rem; }
    .search__head > .button { flex: none; padding-inline: 1.25rem; }
  }
  @container (min-width: 60rem) {
    .search__body { grid-template-columns: 17rem minmax(0, 1fr); }
  }
`;
