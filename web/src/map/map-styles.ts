import { css, unsafeCSS } from "lit";
import { dayColours } from "./drawing.ts";

/** A class for each day of a plan that brings its colour: `tone-0` for the first. */
export const tones = unsafeCSS(
  dayColours.map((colour, day) => `.tone-${day} { --tone: ${colour}; }`).join("\n"),
);

/** The map: its ground, its signs and its buttons. */
export const mapStyles = css`
  ${tones}
  :host { display: block; position: relative; }
  .map {
    --map-ground: color-mix(in srgb, var(--wm-muted) 88%, var(--wm-text-soft));
    --map-area: color-mix(in srgb, var(--wm-surface) 88%, var(--wm-muted));
    --map-border: color-mix(in srgb, var(--wm-muted) 78%, var(--wm-outline));
    --map-ring: color-mix(in srgb, var(--wm-surface) 45%, var(--wm-text-soft));
    --map-land: color-mix(in oklab, var(--wm-surface) 35%, var(--wm-muted));
    --map-water: color-mix(in oklab, var(--wm-muted) 63%, #2c7fbb);
    --map-green: color-mix(in oklab, var(--map-land) 80%, #5f9d4c);
    --map-wood: color-mix(in oklab, var(--map-land) 72%, #4f8c40);
    --map-sand: color-mix(in oklab, var(--map-land) 75%, #d8c48e);
    --map-built: color-mix(in oklab, var(--map-land) 94%, var(--wm-outline));
    --map-plaza: color-mix(in oklab, var(--map-street) 60%, var(--map-land));
    --map-building: color-mix(in oklab, var(--map-land) 91%, var(--wm-outline));
    --map-landmark: color-mix(in oklab, var(--map-land) 80%, var(--wm-accent));
    --map-edge: color-mix(in oklab, var(--map-land) 76%, var(--wm-outline));
    --map-street: color-mix(in oklab, var(--wm-surface) 90%, white);
    --map-main: color-mix(in oklab, var(--map-street) 72%, var(--wm-accent));
    --map-path: color-mix(in oklab, var(--map-street) 82%, var(--wm-text));
    --map-rail: color-mix(in oklab, var(--map-land) 50%, var(--wm-text-soft));
    --map-text: var(--wm-text);
    --map-quiet: color-mix(in oklab, var(--wm-text) 78%, var(--map-land));
    --map-halo: color-mix(in oklab, var(--map-land) 60%, var(--wm-surface));
    --map-water-text: color-mix(in oklab, var(--wm-text) 55%, #2f78ab);
    --map-green-text: color-mix(in oklab, var(--wm-text) 55%, #3f7a35);
    position: absolute; inset: 0; overflow: hidden; isolation: isolate; background: var(--map-ground);
    border-radius: inherit;
  }
  .map__ground { position: absolute; inset: 0; font: var(--wm-type-caption); }
  .map__ground:focus-within { outline-offset: -3px; }
  .maplibregl-canvas:focus-visible, .plain-map:focus-visible { outline: 3px solid var(--wm-outline); outline-offset: -3px; }
  .map__signs { position: absolute; inset: 0; pointer-events: none; direction: ltr; }

  .sign { position: absolute; left: 0; top: 0; width: 0; height: 0; padding: 0; border: 0; background: none; will-change: transform; }
  .sign > i { position: absolute; display: grid; place-items: center; font-style: normal; translate: -50% -50%; }
  /* A finger needs more room than the eye: 44 pixels, whatever the sign's size. */
  button.sign {
    display: grid; place-items: center; width: 2.75rem; height: 2.75rem; margin: -1.375rem 0 0 -1.375rem; border-radius: 50%; pointer-events: auto;
  }
  button.sign > i { position: static; translate: none; }
  button.sign:focus-visible { outline: none; z-index: 6; }
  button.sign:focus-visible > i { outline: 3px solid var(--wm-outline); outline-offset: 3px; }

  .sign--place { z-index: 2; }
  .sign--place > i {
    width: 1.875rem; height: 1.875rem; border-radius: 50%; background: var(--wm-surface); color: var(--wm-link);
    border: 1.5px solid currentColor; box-shadow: 0 1px 4px #0004; transition: scale 0.15s;
  }
  .sign--place .icon { width: 1.1875rem; height: 1.1875rem; stroke-width: 1.6; }
  .sign--place:hover > i { scale: 1.2; }
  .sign--selected { z-index: 5; }
  .sign--place.sign--selected > i {
    width: 2.5rem; height: 2.5rem; background: var(--wm-primary); color: var(--wm-on-primary); border: 2px solid var(--wm-surface);
  }
  .sign--selected .icon { width: 1.5rem; height: 1.5rem; }
  .sign--cluster { z-index: 1; }
  .sign--cluster > i {
    min-width: 2.25rem; height: 2.25rem; padding-inline: 0.25rem; border-radius: 99rem; background: var(--wm-primary);
    color: var(--wm-on-primary); font: var(--wm-type-captionBold); box-shadow: 0 0 0 4px color-mix(in srgb, var(--wm-primary) 28%, transparent);
  }
  .sign--stop { z-index: 3; }
  .sign--stop > i {
    width: 2rem; height: 2rem; border-radius: 50%; background: var(--tone); color: #fff; border: 2px solid #fff;
    font: var(--wm-type-captionBold); box-shadow: 0 2px 6px #0005; transition: scale 0.15s;
  }
  .sign--stop.sign--selected { z-index: 5; }
  .sign--stop.sign--selected > i { scale: 1.3; }
  .sign__name {
    position: absolute; top: 2.75rem; left: 50%; translate: -50% 0; width: max-content; max-width: 11rem; padding: 0.125rem 0.5rem;
    border-radius: 99rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
    background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-captionBold); box-shadow: 0 1px 4px #0004;
  }
  .sign--host { z-index: 2; }
  .sign--host img { position: absolute; max-width: none; translate: -50% -100%; filter: drop-shadow(0 2px 4px #0006); }
  .sign--host > i { width: 2.25rem; height: 2.25rem; border-radius: 50%; background: var(--wm-accent); color: var(--wm-on-accent); border: 2px solid var(--wm-surface); }
  .sign--traveller { z-index: 4; }
  .sign--traveller > i { width: 1.125rem; height: 1.125rem; border-radius: 50%; background: #1b6fb3; border: 3px solid #fff; box-shadow: 0 0 0 8px #1b6fb340; }
  .sign--area > i, .map__names { font: var(--wm-type-captionBold); letter-spacing: 0.06em; }
  .map__names { position: absolute; visibility: hidden; }
  .sign--area > i {
    width: max-content; max-width: 9rem; text-align: center; color: var(--map-quiet);
    text-shadow: 0 0 2px var(--map-halo), 0 0 2px var(--map-halo), 0 0 2px var(--map-halo), 0 0 3px var(--map-halo);
  }
  .sign--ring > i { width: max-content; padding: 0 0.375rem; border-radius: 99rem; background: var(--map-area); color: var(--wm-text-soft); font: var(--wm-type-caption); white-space: nowrap; }

  .maplibregl-ctrl-attrib.maplibregl-ctrl {
    padding: 0 0.375rem; border-start-start-radius: 6px; background: color-mix(in srgb, var(--wm-surface) 82%, transparent);
    color: var(--wm-text-soft); font: var(--wm-type-caption); font-size: 0.6875rem;
  }
  .map__buttons { position: absolute; z-index: 7; inset-block-start: 0.75rem; inset-inline-end: 0.75rem; display: grid; gap: 0.375rem; }
  .map__button, ::slotted(.map__button) {
    display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 1px solid var(--wm-line);
    border-radius: var(--wm-button-corners); background: var(--wm-surface); color: var(--wm-text); font-size: 1.25rem; line-height: 1;
    box-shadow: 0 1px 4px #0003; cursor: pointer;
  }
  .map__button:hover { border-color: var(--wm-outline); }

  .plain-stage { position: absolute; inset: 0; touch-action: none; cursor: grab; }
  .plain-stage:active { cursor: grabbing; }
  .plain-map { position: absolute; inset: 0; width: 100%; height: 100%; }
  .plain-map__area { fill: var(--map-area); stroke: var(--map-border); stroke-width: 1.5; }
  .plain-map__ring { fill: none; stroke: var(--map-ring); stroke-dasharray: 3 4; }
  .plain-map__route { fill: none; stroke-width: 4; stroke-linejoin: round; stroke-linecap: round; opacity: 0.85; }
`;

/** The map beside its list; on a narrow element the list is a strip at the map's foot. */
export const mapScreen = css`
  .find { position: relative; }
  .find__bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.75rem; margin-block: 0.25rem 0.75rem; }
  .find__bar h1 { font: var(--wm-type-header4); letter-spacing: var(--wm-space-header4); }
  .find__count { color: var(--wm-text-soft); font: var(--wm-type-body2); margin-inline-end: auto; }
  .find a.chip { text-decoration: none; }
  .find__both {
    display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); gap: 0.25rem; width: var(--wm-map-width); max-width: 100%;
    height: clamp(28rem, max(var(--wm-map-height), var(--wm-screen, 100dvh) - clamp(15rem, 31rem - 30cqi, 17rem)), 70rem);
  }
  .find__stage { position: relative; order: -1; overflow: hidden; border-radius: var(--wm-card-corners); border: 1px solid var(--wm-line); }
  .find__map { position: absolute; inset: 0; }
  .find__here { position: absolute; z-index: 8; inset-block-start: 0.75rem; inset-inline: 4rem; display: flex; justify-content: center; pointer-events: none; }
  .find__here .button { pointer-events: auto; min-height: 2.75rem; padding: 0.375rem 1rem; box-shadow: 0 2px 10px #0005; }
  .find__note {
    position: absolute; z-index: 8; inset-block-start: 4.25rem; inset-inline: 0.75rem 4.25rem; padding: 0.5rem 0.875rem;
    border-radius: var(--wm-card-corners); background: var(--wm-surface); color: var(--wm-text); font: var(--wm-type-body2); box-shadow: 0 2px 10px #0004;
  }
  .find__note:empty { display: none; }
  .find__list {
    display: grid; grid-auto-flow: column; grid-auto-columns: min(19rem, 84%); gap: 0.625rem; padding: 0.5rem 0.25rem;
    overflow-x: auto; scroll-snap-type: x mandatory; scrollbar-width: none;
  }
  .find__list > li { scroll-snap-align: center; display: grid; }
  .find .state { margin: 1rem auto; }
  .find__aside { overflow: auto; }

  @container (min-width: 56rem) {
    .find__both { grid-template: minmax(0, 1fr) / 23rem minmax(0, 1fr); gap: 1.25rem; height: clamp(25rem, max(var(--wm-map-height), 74dvh), 54rem); }
    .find__stage { order: 0; }
    .find__list {
      grid-auto-flow: row; grid-auto-columns: auto; align-content: start; overflow: auto; overscroll-behavior: contain; padding: 0.25rem;
      scroll-snap-type: none; scrollbar-width: thin; scrollbar-color: var(--wm-line) transparent;
    }
  }
`;
