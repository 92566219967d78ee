import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { directionOf } from "../../../src/languages/compare.ts";
import type { App } from "../app/app.ts";
import { categoryIcon, icon } from "../parts/icon.ts";
import { type AreaName, type Box, boxAt, type Covered, overlaps } from "./areas.ts";
import type { Camera } from "./camera.ts";
import type { Ring } from "./drawing.ts";
import { circleAround, mercator, type Position, unmercator, WORLD_PIXELS } from "./geometry.ts";
import type { MapPoint } from "./points.ts";

/** Points that stand so close together that one sign stands for them. One alone is a cluster of one. */
export interface Cluster<T> {
  points: [T, ...T[]];
  at: Position;
}

/**
 * Gathers points that lie within `radiusPixels` of each other at a zoom. Points are taken in their order: each that is
 * still free gathers the free ones around it, so a list's first places keep their own sign longest. What is gathered does
 * not depend on where the map stands, only on its zoom.
 */
export function gatherClusters<T extends { at: Position }>(
  points: readonly T[],
  zoom: number,
  radiusPixels: number,
): Cluster<T>[] {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const spots = points.map(({ at }) => mercator(at));
  const free = new Set(points.keys());
  const clusters: Cluster<T>[] = [];
  for (const seed of points.keys()) {
    if (!free.has(seed)) continue;
    const { x, y } = spots[seed]!;
    const members = [...free].filter(
      (index) => Math.hypot(spots[index]!.x - x, spots[index]!.y - y) * scale <= radiusPixels,
    );
    for (const index of members) free.delete(index);
    const at = unmercator({
      x: mean(members.map((index) => spots[index]!.x)),
      y: mean(members.map((index) => spots[index]!.y)),
    });
    const [first, ...others] = members.map((index) => points[index]!);
    clusters.push({ points: [first!, ...others], at: others.length === 0 ? first!.at : at });
  }
  return clusters;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Signs nearer to each other than this gather. Pixels. */
const CLUSTER_PIXELS = 38;
/** A cluster's middle is at least this far from the host's. Pixels. */
const BESIDE_PIXELS = 40;

/**
 * The signs that stand for points at a zoom. The chosen place and the stops of a plan keep signs of their own. They come in
 * the points' order, for the arrow keys; and so a sign that is chosen keeps its place in the tree, and the focus with it.
 */
export function pointClusters(
  points: readonly MapPoint[],
  selected: string | undefined,
  zoom: number,
  host?: Position,
): Cluster<MapPoint>[] {
  const isApart = ({ id, stop }: MapPoint) => stop !== undefined || id === selected;
  const apart = points.filter(isApart);
  const others = points.filter((point) => !isApart(point));
  const clusters = [
    ...besideHost(gatherClusters(others, zoom, CLUSTER_PIXELS), host, zoom),
    ...besideEachOther(apart, zoom),
  ];
  const places = new Map(points.map(({ id }, index) => [id, index]));
  const rank = (cluster: Cluster<MapPoint>) => places.get(cluster.points[0].id)!;
  return clusters.sort((a, b) => rank(a) - rank(b));
}

/** What the signs of points need to know, and what they do. */
interface SignOptions {
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

/** How far a circle around the host reaches. */
export function ringSign({ text, at }: PlacedRing): TemplateResult {
  return html`<span class="sign sign--ring" data-at=${at.join(" ")} aria-hidden="true"><i class="own">${text}</i></span>`;
}

/** A circle around the host, with the spot of its label. */
export interface PlacedRing extends Ring {
  at: Position;
}

/** Where on a circle its label may stand, the best first: north, then alternately east and west of it. Degrees. */
const BEARINGS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90, 180, 135, -135];

/** The circles' labels, each where it is wholly seen and no sign stands; a circle without such a spot has none. */
export function placeRings(
  host: Position,
  rings: readonly Ring[],
  covered: readonly Covered[],
  camera: Pick<Camera, "project" | "bounds">,
): PlacedRing[] {
  const boxOf = (at: Position, size: Box) => boxAt(camera.project(at), size);
  const { south, west, north, east } = camera.bounds;
  const start = camera.project([north, west]);
  const end = camera.project([south, east]);
  const taken = covered.map(({ at, ...around }) => boxOf(at, around));
  return rings.flatMap((ring) => {
    const circle = circleAround(host, ring.metres, 360);
    const at = BEARINGS.map((bearing) => circle[(450 - bearing) % 360]!).find((spot) => {
      const own = boxOf(spot, sizes.ring);
      const isSeen = own.left >= start.x && own.right <= end.x && own.top >= start.y && own.bottom <= end.y;
      return isSeen && !taken.some((other) => overlaps(own, other));
    });
    if (!at) return [];
    taken.push(boxOf(at, sizes.ring));
    return [{ ...ring, at }];
  });
}

/** Clusters stand beside the host rather than on it: their number is to be read. */
export function besideHost<T>(
  clusters: readonly Cluster<T>[],
  host: Position | undefined,
  zoom: number,
): Cluster<T>[] {
  if (!host) return [...clusters];
  const scale = WORLD_PIXELS * 2 ** zoom;
  const centre = mercator(host);
  return clusters.map((cluster) => {
    const { x, y } = mercator(cluster.at);
    const [right, down] = [(x - centre.x) * scale, (y - centre.y) * scale];
    const distance = Math.hypot(right, down);
    if (cluster.points.length === 1 || distance >= BESIDE_PIXELS) return cluster;
    // One on the very spot goes below.
    const [dx, dy] = distance < 1 ? [0, 1] : [right / distance, down / distance];
    const step = BESIDE_PIXELS / scale;
    return { ...cluster, at: unmercator({ x: centre.x + dx * step, y: centre.y + dy * step }) };
  });
}

/** Signs of stops are at least this far from each other. Pixels. */
const STOP_PIXELS = 28;

/** Each point by itself, beside where it is if one before it stands there: as near as there is room. */
export function besideEachOther<T extends { at: Position }>(
  points: readonly T[],
  zoom: number,
): Cluster<T>[] {
  const step = STOP_PIXELS / 2 / (WORLD_PIXELS * 2 ** zoom);
  const taken: ReturnType<typeof mercator>[] = [];
  const isFree = ({ x, y }: { x: number; y: number }) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= 2 * step * (1 - 1e-9));
  return points.map((point) => {
    const spot = mercator(point.at);
    const around = function* () {
      yield spot;
      for (let ring = 1; ; ring++) {
        for (let turn = 0; turn < 16; turn++) {
          const angle = (turn * Math.PI) / 8;
          yield { x: spot.x + Math.cos(angle) * step * ring, y: spot.y + Math.sin(angle) * step * ring };
        }
      }
    };
    const free = around().find(isFree)!;
    taken.push(free);
    return { points: [point], at: free === spot ? point.at : unmercator(free) };
  });
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
    aria-label=${signLabel(app, points)}
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

function signLabel(app: App, points: Cluster<MapPoint>["points"]): string {
  const [{ name, stop }] = points;
  if (points.length > 1) return app.t("map.clusterOf", { count: points.length });
  return stop ? app.t("map.stopName", { number: stop.number, name }) : name;
}

/** Sizes of signs in pixels, a little more than the style sheet's, so that what stands beside them has air. */
const sizes = {
  place: around(18),
  cluster: around(25),
  stop: around(19),
  /** With its name below it. */
  selected: { left: -92, right: 92, top: -24, bottom: 50 },
  host: { left: -20, right: 20, top: -50, bottom: 20 },
  ring: { left: -28, right: 28, top: -11, bottom: 11 },
};

/** The buttons in a map's upper corner, as its style sheet has them: five pixels more than they take. */
const BUTTONS = { width: 62, height: 217 };

/** What the map's buttons cover, which stand at the end of a line of text. */
export function coveredByButtons({ bounds }: Pick<Camera, "bounds">, lang: string): Covered {
  const { north, east, west } = bounds;
  const below = { top: 0, bottom: BUTTONS.height };
  return directionOf(lang) === "rtl"
    ? { at: [north, west], left: 0, right: BUTTONS.width, ...below }
    : { at: [north, east], left: -BUTTONS.width, right: 0, ...below };
}

/** What the signs of a map cover, for the names that must find room between them. */
export function coveredBySigns(
  app: App,
  clusters: readonly Cluster<MapPoint>[],
  selected: string | undefined,
): Covered[] {
  const host = app.host.geoLocation;
  return [
    ...clusters.map(({ points, at }) => ({ at, ...sizes[signKind(points, selected)] })),
    ...(host ? [{ at: host, ...sizes.host }] : []),
  ];
}

/** What a circle's label covers. */
export function coveredByRing({ at }: PlacedRing): Covered {
  return { at, ...sizes.ring };
}

function signKind(
  points: readonly [MapPoint, ...MapPoint[]],
  selected: string | undefined,
): keyof typeof sizes {
  if (points.length > 1) return "cluster";
  if (points[0].id === selected) return "selected";
  return points[0].stop ? "stop" : "place";
}

function around(radius: number): Omit<Covered, "at"> {
  return { left: -radius, right: radius, top: -radius, bottom: radius };
}
