import { css } from "lit";

/** The first screen: banner, modules, and what belongs to the house. */
export const home = css`
  .banner {
    display: grid; overflow: hidden; margin-block-start: 0.5rem; border-radius: var(--wm-card-corners);
    background: var(--wm-banner); color: var(--wm-on-banner);
  }
  .banner__image { width: 100%; height: 100%; object-fit: cover; aspect-ratio: 16 / 10; }
  .banner__words {
    display: flex; flex-direction: column; align-items: start; justify-content: center; gap: 1rem;
    padding: clamp(1.5rem, 5cqi, 4rem) clamp(1.25rem, 5cqi, 4rem);
  }
  .banner__logo { height: clamp(2.25rem, 4cqi, 3.25rem); width: auto; max-width: 70%; object-fit: contain; object-position: 0 50%; }
  .banner__title { font: var(--wm-type-header1); letter-spacing: var(--wm-space-header1); text-wrap: balance; }
  .banner__facts { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font: var(--wm-type-body2); }
  .banner__facts span { display: inline-flex; align-items: center; gap: 0.4em; }
  .banner__facts .icon { width: 1.375rem; height: 1.375rem; }
  .banner .button { margin-block-start: 0.5rem; }
  .banner .button:focus-visible { outline-color: var(--wm-on-banner); }

  .column { display: grid; gap: 2.75rem; }
  .column > li { display: grid; }
  .home--blog .section__head { justify-content: center; text-align: center; flex-direction: column; align-items: center; }
  .home--blog .card--guide .card__title { font: var(--wm-type-header3); letter-spacing: var(--wm-space-header3); }
  .home--blog .card--guide .card__summary { -webkit-line-clamp: 4; line-clamp: 4; font: var(--wm-type-body1); }

  .home__house {
    display: grid; gap: 1.5rem 2.5rem; margin-block-start: clamp(2.5rem, 6cqi, 4.5rem);
    padding-block-start: 2rem; border-block-start: 1px solid var(--wm-line);
  }
  .home__house:not(:has(*)) { display: none; }
  .house h2 { margin-block-end: 0.75rem; font: var(--wm-type-header6); letter-spacing: var(--wm-space-header6); }
  .house ul { display: grid; gap: 0.125rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); }
  .house .perks { grid-template-columns: 1fr; }
  .links { display: grid; gap: 1.5rem 2.5rem; }
  .perks li, .house__link { display: flex; gap: 0.75rem; align-items: start; min-height: 2.5rem; padding-block: 0.4375rem; font: var(--wm-type-body2); }
  .perks .icon { color: var(--wm-link); }
  .house__link { text-decoration: none; min-height: 2.75rem; align-items: center; }
  .house__link:hover span { text-decoration: underline; text-underline-offset: 0.2em; }
  img.icon { object-fit: contain; }

  @container (min-width: 45rem) and (max-width: 66rem) {
    .banner__title { font: var(--wm-type-header2); letter-spacing: var(--wm-space-header2); }
  }
  @container (min-width: 45rem) {
    .banner { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); min-height: min(34rem, 62cqi); }
    .banner__image { order: 2; aspect-ratio: auto; position: relative; min-height: 100%; height: 0; }
    .home__house { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr); }
    .links { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); grid-row: span 2; }
    .home--blog .banner { grid-template-columns: 1fr; }
    .home--blog .banner__image { order: 0; height: auto; aspect-ratio: 21 / 9; min-height: 0; }
    .home--blog .banner__words { align-items: center; text-align: center; }
    .home--blog .column > li .card { display: grid; grid-template-columns: 11fr 9fr; gap: 2rem; align-items: center; }
    .home--blog .column > li:nth-child(even) .card__frame { order: 2; }
  }
`;
