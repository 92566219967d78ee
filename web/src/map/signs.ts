import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { App } from "../app/app.ts";
import { icon } from "../parts/icon.ts";
import type { AreaName } from "./area-names.ts";
import type { Camera } from "./camera.ts";
import { categoryIcon } from "./category-icon.ts";
import type { Cluster } from "./clusters.ts";
import type { Ring } from "./drawing.ts";
import { circleAround, type Position } from "./geometry.ts";
import type { MapPoint } from "./map-point.ts";

/** What the signs of points need to know, and what they do. */
export interface SignOptions {
  selected: string | undefined;
  /** The id of the sign that the tab key leads to. */
  tabStop: string | undefined;
  onChoose: (id: string) => void;
  onOpen: (points: readonly MapPoint[]) => void;
  /** A step along the signs, by an arrow key. */
  onStep: (id: string, step: 1 | -1) => void;
}

/** Puts every sign where its position is in the picture now: each says in `data-at` where it stands. */
export function placeSigns(camera: Camera): void {
  for (const sign of camera.stage.querySelectorAll<HTMLElement>("[data-at]")) {
    const [latitude, longitude] = sign.dataset.at!.split(" ").map(Number);
    const { x, y } = camera.project([latitude!, longitude!]);
    sign.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  }
}

/** A district's name; it is hidden from screen readers, as districts have a list of their own. */
export function nameSign({ name, at }: AreaName): TemplateResult {
  return html`<span class="sign sign--area" data-at=${at.join(" ")} aria-hidden="true"><i class="own">${name}</i></span>`;
}

/** How far a circle around the host reaches, at its northern end. */
export function ringSign(host: Position, ring: Ring): TemplateResult {
  return html`<span class="sign sign--ring" data-at=${ringEnd(host, ring).join(" ")} aria-hidden="true"><i class="own">${ring.text}</i></span>`;
}

/** The northern end of a circle around the host. */
export function ringEnd(host: Position, { metres }: Ring): Position {
  return circleAround(host, metres, 4)[1]!;
}

/** The host: its own marker, or a house. */
export function hostSign(app: App): TemplateResult | typeof nothing {
  const { geoLocation, name, uiConfig } = app.host;
  if (!geoLocation) return nothing;
  const marker = app.url(uiConfig?.customMapMarkerUrl);
  return html`<span class="sign sign--host" data-at=${geoLocation.join(" ")} role="img" aria-label=${name} title=${name}>
    ${marker ? html`<img src=${marker} alt="" width="36" height="48" />` : html`<i>${icon("home")}</i>`}
  </span>`;
}

/** Where the traveller is; nothing before they have said so. */
export function travellerSign(app: App, at: Position | undefined): TemplateResult | typeof nothing {
  if (!at) return nothing;
  const label = app.t("map.youAreHere");
  return html`<span class="sign sign--traveller" data-at=${at.join(" ")} role="img" aria-label=${label}><i></i></span>`;
}

/** A sign for each place, stop or cluster. One of them is a tab stop; arrow keys go on from it. */
export function pointSigns(app: App, clusters: readonly Cluster<MapPoint>[], options: SignOptions): unknown {
  const ids = clusters.map(({ points }) => points[0].id);
  const isThere = (id: string | undefined) => id !== undefined && ids.includes(id);
  const tabStop = [options.tabStop, options.selected].find(isThere) ?? ids[0];
  return repeat(
    clusters,
    ({ points }) => (points.length > 1 ? `${points[0].id}+${points.length}` : points[0].id),
    (cluster) => pointSign(app, cluster, { ...options, tabStop }),
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function pointSign(app: App, { points, at }: Cluster<MapPoint>, options: SignOptions): TemplateResult {
  const [first] = points;
  const isCluster = points.length > 1;
  const isSelected = !isCluster && first.id === options.selected;
  const kind = isCluster ? "cluster" : first.stop ? `stop tone-${first.stop.day % 7}` : "place";
  const picture = isCluster ? points.length : (first.stop?.number ?? categoryIcon(first.icon));
  return html`<button
    class="sign sign--${kind} ${isSelected ? "sign--selected" : ""}"
    type="button"
    data-at=${at.join(" ")}
    data-id=${first.id}
    tabindex=${first.id === options.tabStop ? 0 : -1}
    aria-label=${labelOf(app, points)}
    aria-pressed=${isCluster ? nothing : isSelected ? "true" : "false"}
    @click=${() => (isCluster ? options.onOpen(points) : options.onChoose(first.id))}
    @keydown=${(event: KeyboardEvent) => {
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      options.onStep(first.id, step);
    }}
  ><i>${picture}</i>
    ${isSelected ? html`<b class="sign__name own" aria-hidden="true">${first.name}</b>` : nothing}</button>`;
}

function labelOf(app: App, points: Cluster<MapPoint>["points"]): string {
  const [{ name, stop }] = points;
  if (points.length > 1) return app.t("map.clusterOf", { count: points.length });
  return stop ? app.t("map.stopName", { number: stop.number, name }) : name;
}
