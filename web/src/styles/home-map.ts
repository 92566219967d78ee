import { css } from "lit";

/** The map in a home screen: as large as the host's configuration says. */
export const homeMap = css`
  .home-map {
    position: relative; width: var(--wm-map-width); max-width: 100%; height: var(--wm-map-height); overflow: hidden;
    border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-muted);
  }
  .home-map waymark-map { position: absolute; inset: 0; }
  .home-map__chosen { position: absolute; z-index: 8; inset-inline: 0.75rem; inset-block-end: 0.75rem; max-width: 22rem; pointer-events: none; }
  .home-map__chosen .place { pointer-events: auto; }
`;
