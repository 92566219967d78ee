import { type CSSResult, css, type ReactiveController, type ReactiveControllerHost } from "lit";

/** The cards of a shelf have their words beside the picture. */
const beside = (shelf: CSSResult) => css`
    ${shelf} .card { flex-direction: row; align-items: center; gap: 1.25rem; }
    ${shelf} .card__frame { flex: 0 0 min(17rem, 50%); }
    ${shelf} .card__words { flex: 0 1 auto; padding-inline-end: 1rem; }
`;
const ofOne = css`.shelf:not(:has(> :nth-child(2)))`;
const ofTwo = css`.shelf:not(:has(> :nth-child(3)))`;

/** Cards, the grids and shelves they stand in, and their grey shapes while they are on the way. */
export const cards = css`
  .grid { display: grid; grid-template-columns: 1fr; gap: 2rem 1.5rem; }
  .grid > li, .shelf > li { display: grid; }
  .shelf {
    display: grid; grid-auto-flow: column; grid-auto-columns: min(17rem, 78%); gap: 1rem; overflow-x: auto;
    scroll-snap-type: x proximity; scrollbar-width: thin; scrollbar-color: var(--wm-line) transparent;
    margin-inline: -0.375rem; padding: 0.375rem 0.375rem 0.875rem;
  }
  .shelf > li { scroll-snap-align: start; scroll-margin-inline: 0.375rem; }
  .shelf--areas { grid-auto-columns: min(14rem, 62%); }

  .card {
    position: relative; display: flex; flex-direction: column; min-width: 0;
    border-radius: var(--wm-card-corners); color: var(--wm-text);
  }
  .card__frame {
    position: relative; overflow: hidden; aspect-ratio: 4 / 3; background: var(--wm-muted);
    border-radius: var(--wm-card-corners);
  }
  .photo { width: 100%; height: 100%; object-fit: cover; transition: transform 0.5s cubic-bezier(0.2, 0.7, 0.2, 1); }
  .card:hover .photo { transform: scale(1.03); }
  .card__words { display: flex; flex-direction: column; gap: 0.3125rem; padding-block: 0.75rem 0.25rem; flex: 1; }
  .card__title { font: var(--wm-type-header6); letter-spacing: var(--wm-space-header6); text-wrap: balance; }
  .card__link { color: inherit; text-decoration: none; }
  .card__link::after { content: ""; position: absolute; inset: 0; border-radius: var(--wm-card-corners); }
  .card__link:focus-visible { outline: none; }
  .card__link:focus-visible::after { outline: 3px solid var(--wm-outline); outline-offset: 2px; }
  .card:hover .card__link { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  .card__summary {
    font: var(--wm-type-body2); color: var(--wm-text-soft); overflow: hidden; text-wrap: pretty;
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-clamp: 2;
  }
  .card .facts { margin-block-start: auto; padding-block-start: 0.125rem; }
  .card--guide .card__title { font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); }
  .card--guide .card__frame { aspect-ratio: 3 / 2; }
  .card--listing { background: var(--wm-surface); border: 1px solid var(--wm-line); overflow: hidden; }
  .card--listing .card__frame { border-radius: 0; aspect-ratio: 16 / 11; }
  .card--listing .card__words { padding: 0.75rem 0.875rem 0.875rem; }
  .card--area .card__frame { aspect-ratio: 4 / 5; }
  .grid .card--area .card__frame { aspect-ratio: 4 / 3; }
  .badge {
    position: absolute; inset-block-start: 0.625rem; inset-inline-start: 0.625rem; display: inline-flex;
    align-items: center; gap: 0.3em; padding: 0.1875rem 0.625rem; border-radius: var(--wm-button-corners);
    background: var(--wm-featured); color: var(--wm-on-featured); font: var(--wm-type-captionBold);
  }
  .badge .icon { width: 1em; height: 1em; fill: currentColor; stroke: none; }

  .save {
    position: absolute; z-index: 1; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; display: grid; place-items: center;
    width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: 99rem;
    background: color-mix(in srgb, var(--wm-surface) 88%, transparent); color: var(--wm-text); transition: transform 0.15s;
  }
  .save:hover { transform: scale(1.08); }
  .save:focus-visible { border-radius: 99rem; }
  .save--on { color: var(--wm-link); }
  .save--on .icon { fill: currentColor; }

  .skeleton .card__frame, .cover.skeleton, .skeleton i { background: var(--wm-muted); animation: wm-breathe 1.6s ease-in-out infinite; }
  .skeleton i { display: block; height: 1em; border-radius: 0.25em; }
  .skeleton i:nth-child(1) { width: 70%; }
  .skeleton i:nth-child(3) { width: 40%; }
  @keyframes wm-breathe { 50% { opacity: 0.5; } }

  /* One or two cards fill their row; where that is wide enough for it, with their words beside the picture. */
  @container (min-width: 45rem) {
    ${ofTwo} { grid-auto-columns: minmax(0, 1fr); }
    ${beside(ofOne)}
  }
  @container (min-width: 66rem) {
    ${beside(ofTwo)}
  }
  @container (min-width: 34rem) {
    .grid { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container (min-width: 60rem) {
    .grid { grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .grid--lead > li:first-child { grid-column: span 2; grid-row: span 2; }
    .grid--lead > li:first-child .card__frame { aspect-ratio: auto; flex: 1; min-height: 24rem; }
    .grid--lead > li:first-child .card__title { font: var(--wm-type-header3); letter-spacing: var(--wm-space-header3); }
    .grid--lead > li:first-child .card__words { flex: none; }
  }
`;

/** Widths in rem from which a grid of cards has two and three columns; the style sheet of cards has the same. */
const WIDTHS = [34, 60] as const;

/** How many columns a grid of cards has in this component, now. */
export class Columns implements ReactiveController {
  #count: number | undefined;
  readonly #host: ReactiveControllerHost & Element;
  #observer: ResizeObserver | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** Measured when it is first asked for, and not before: that lays out the page. */
  get count(): number {
    this.#count ??= columnsIn(this.#host.getBoundingClientRect().width);
    return this.#count;
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver(([entry]) => this.#measure(entry!.contentRect.width));
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #measure(width: number): void {
    const before = this.#count;
    this.#count = columnsIn(width);
    if (before !== undefined && before !== this.#count) this.#host.requestUpdate();
  }
}

function columnsIn(width: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return 1 + WIDTHS.filter((least) => width >= least * rem).length;
}
