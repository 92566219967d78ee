import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { App } from "../app/app.ts";
import { mapStyleUrl } from "../app/map-style.ts";
import { icon } from "../parts/icon.ts";
import { base } from "../styles/base.ts";
import { mapStyles } from "../styles/map.ts";
import { mapTexts } from "../texts/map/map.ts";
import { type Area, type AreaShape, areaShapes } from "./area-shapes.ts";
import type { Camera, CameraOptions, Drawing, MapColours } from "./camera.ts";
import { type CategoryIcon, categoryShape } from "./category-icon.ts";
import { type Cluster, clustersOf } from "./clusters.ts";
import { dayColour } from "./day-colours.ts";
import { type Bounds, boundsOf, circleAround, mercator, type Position, WORLD_PIXELS } from "./geometry.ts";
import { loadCamera } from "./load-camera.ts";
import { coloursIn } from "./map-colours.ts";
import { ringRadii } from "./rings.ts";

/** A place on the map. */
export interface MapPoint {
  id: string;
  name: string;
  at: Position;
  icon: CategoryIcon;
  /** A stop of a plan: its number in its day, and the day counted from 0. Stops never gather in a cluster. */
  stop?: { number: number; day: number };
}

/** Signs nearer to each other than this gather. Pixels. */
const CLUSTER_PIXELS = 38;
const FIT_PADDING_PIXELS = 48;
/** A chosen place nearer to the edge is led towards the middle. Pixels. */
const SEEN_MARGIN_PIXELS = 24;
/** A district's name is shown once the district is this wide. Pixels. */
const LABEL_PIXELS = 110;
/** At this zoom and beyond, a click on a cluster goes through its places instead of coming closer. */
const CLOSEST_CLUSTER_ZOOM = 17.5;

/**
 * `<waymark-map>`: a map with places, districts, the host and the traveller. Fires `select` (detail: a place's id) when a
 * sign is chosen, and `move` (detail: the bounds) when the traveller has moved the map. The same places stand in a list
 * beside it: signs are one tab stop, and arrow keys go from one to the next.
 */
export class WaymarkMap extends LitElement {
  static override properties = {
    app: { attribute: false },
    points: { attribute: false },
    areas: { attribute: false },
    selected: { attribute: false },
    traveller: { attribute: false },
    view: { attribute: false },
    withinPage: { attribute: false },
  };
  static override styles = [base, mapStyles];
  declare app: App;
  declare points: readonly MapPoint[];
  declare areas: readonly Area[];
  declare selected: string | undefined;
  /** Where the traveller is, once they have said so. */
  declare traveller: Position | undefined;
  /** What is to be seen: a box, or all points where undefined. Another value moves the map. */
  declare view: Bounds | undefined;
  /** The map stands in a page that scrolls. */
  declare withinPage: boolean;

  #camera: Camera | undefined;
  #shapes: AreaShape[] = [];
  #clusters: Cluster<MapPoint>[] = [];
  /** The id of the sign that the tab key leads to. */
  #tabStop: string | undefined;
  #starting = 0;
  #turn = 0;

  constructor() {
    super();
    this.points = [];
    this.areas = [];
    this.withinPage = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) void this.#start();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("areas")) this.#shapes = areaShapes(this.areas);
    if (this.#camera && (changed.has("points") || changed.has("selected"))) this.#gather();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("app")) void this.#start();
    const camera = this.#camera;
    if (!camera || changed.has("app")) return;
    if (changed.has("view") || (changed.has("points") && this.view === undefined)) this.showAll();
    else if (changed.has("selected")) this.#bringIntoView();
    if (changed.has("traveller") && this.traveller)
      camera.moveTo(this.traveller, { animate: this.#animates });
    if (changed.has("points") || changed.has("areas")) this.#draw();
    this.#place();
  }

  override render(): TemplateResult {
    const t = this.#t;
    return html`<div class="map" role="region" aria-label=${t("mapOf", { count: this.points.length })}>
      <div class="map__ground"></div>
      <div class="map__signs">
        ${this.#camera ? html`${this.#names()}${this.#hostSign()}${this.#travellerSign()}${this.#signs()}` : nothing}
      </div>
      <div class="map__buttons">
        ${this.#button("+", t("zoomIn"), () => this.#camera?.zoomBy(1, { animate: this.#animates }))}
        ${this.#button("−", t("zoomOut"), () => this.#camera?.zoomBy(-1, { animate: this.#animates }))}
        ${this.#button(icon("compass"), t("showAllPlaces"), () => this.showAll())}
        <slot name="buttons"></slot>
      </div>
      <slot></slot>
    </div>`;
  }

  /** Moves the map so that its view is seen, or all points. */
  showAll(): void {
    const bounds = this.#wholeView();
    if (bounds) this.#camera?.fit(bounds, { animate: this.#animates, paddingPixels: FIT_PADDING_PIXELS });
  }

  get #t() {
    return (key: Parameters<typeof mapTexts.t>[1], values?: Parameters<typeof mapTexts.t>[2]) =>
      mapTexts.t(this.app.lang, key, values);
  }

  get #animates(): boolean {
    return !this.app.settings.disableAnimations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get #host(): Position | undefined {
    return this.app.host.geoLocation;
  }

  #wholeView(): Bounds | undefined {
    if (this.view) return this.view;
    const positions = this.points.map(({ at }) => at);
    if (positions.length > 0) return boundsOf(this.#host ? [...positions, this.#host] : positions);
    const outlines = this.#shapes.flatMap(({ outline }) => outline);
    return boundsOf(outlines.length > 0 ? outlines : this.#host ? [this.#host] : []);
  }

  async #start(): Promise<void> {
    this.#stop();
    const run = ++this.#starting;
    const styleUrl = await mapStyleUrl(this.app.options.baseUrl);
    const makeCamera = await loadCamera();
    if (run !== this.#starting || !this.isConnected) return;
    const root = this.renderRoot as ShadowRoot;
    const options: CameraOptions = {
      container: root.querySelector<HTMLElement>(".map__ground")!,
      bounds: this.#wholeView() ?? { south: -60, west: -170, north: 75, east: 170 },
      colours: this.#colours(root.querySelector<HTMLElement>(".map")!),
      isWithinPage: this.withinPage,
      labels: {
        map: this.#t("map"),
        twoFingers: this.#t("twoFingers"),
        ctrlScroll: this.#t("ctrlScroll"),
        cmdScroll: this.#t("cmdScroll"),
      },
      onMove: () => this.#place(),
      onRest: (byHand) => this.#rested(byHand),
    };
    this.#camera = await makeCamera(root, options, styleUrl);
    if (run !== this.#starting || !this.isConnected) return this.#stop();
    this.#camera.stage.append(root.querySelector(".map__signs")!);
    this.#gather();
    this.#draw();
    this.requestUpdate();
  }

  #stop(): void {
    this.#starting++;
    if (!this.#camera) return;
    this.renderRoot.querySelector(".map__ground")?.after(this.renderRoot.querySelector(".map__signs")!);
    this.#camera.dispose();
    this.#camera = undefined;
  }

  /** Without districts there is nothing for the ground to lie between. */
  #colours(map: HTMLElement): MapColours {
    const colours = coloursIn(map);
    return this.areas.length > 0 ? colours : { ...colours, ground: colours.area };
  }

  #rested(byHand: boolean): void {
    const camera = this.#camera;
    if (!camera) return;
    this.#gather();
    this.#draw();
    this.requestUpdate();
    if (byHand) this.dispatchEvent(new CustomEvent<Bounds>("move", { detail: camera.bounds }));
  }

  /** The chosen place and the stops of a plan keep signs of their own. */
  #gather(): void {
    const isApart = ({ id, stop }: MapPoint) => stop !== undefined || id === this.selected;
    const apart = this.points.filter(isApart);
    const others = this.points.filter((point) => !isApart(point));
    const clusters = [
      ...clustersOf(others, this.#camera!.zoom, CLUSTER_PIXELS),
      ...apart.map((point): Cluster<MapPoint> => ({ points: [point], at: point.at })),
    ];
    // In the list's order, for the arrow keys; and a sign that is chosen keeps its place in the tree, and so the focus.
    const places = new Map(this.points.map(({ id }, index) => [id, index]));
    const placeOf = ({ points }: Cluster<MapPoint>) => places.get(points[0].id)!;
    this.#clusters = clusters.sort((a, b) => placeOf(a) - placeOf(b));
  }

  #draw(): void {
    const camera = this.#camera;
    if (!camera) return;
    const rings = this.#rings().map(({ metres }) => circleAround(this.#host!, metres));
    camera.draw({ areas: this.#shapes, rings, routes: this.#routes() });
  }

  #rings(): { metres: number; text: string }[] {
    const host = this.#host;
    if (!host || !this.#camera) return [];
    return ringRadii(host[0], this.#camera.zoom, this.app.host.distanceMetric).flatMap((metres) => {
      const text = this.app.distance(metres);
      return text ? [{ metres, text }] : [];
    });
  }

  #routes(): Drawing["routes"] {
    const days = Map.groupBy(
      this.points.filter(({ stop }) => stop),
      ({ stop }) => stop!.day,
    );
    return [...days].map(([day, stops]) => ({
      colour: dayColour(day),
      positions: stops.map(({ at }) => at),
    }));
  }

  /** Puts every sign where its position is in the picture now. */
  #place(): void {
    const camera = this.#camera;
    if (!camera) return;
    for (const sign of camera.stage.querySelectorAll<HTMLElement>("[data-at]")) {
      const [latitude, longitude] = sign.dataset.at!.split(" ").map(Number);
      const { x, y } = camera.project([latitude!, longitude!]);
      sign.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    }
  }

  #names(): TemplateResult[] {
    const camera = this.#camera!;
    const scale = WORLD_PIXELS * 2 ** camera.zoom;
    const wide = this.#shapes.filter(({ outline }) => {
      const xs = outline.map((position) => mercator(position).x * scale);
      return Math.max(...xs) - Math.min(...xs) > LABEL_PIXELS;
    });
    const host = this.#host;
    const rings = this.#rings().map(({ metres, text }) => {
      const north = circleAround(host!, metres, 4)[1]!;
      return html`<span class="sign sign--ring" data-at=${north.join(" ")} aria-hidden="true"><i>${text}</i></span>`;
    });
    const areas = wide.map(
      ({ name, labelAt }) =>
        html`<span class="sign sign--area" data-at=${labelAt.join(" ")} aria-hidden="true"><i>${name}</i></span>`,
    );
    return [...areas, ...rings];
  }

  #hostSign(): TemplateResult | typeof nothing {
    const host = this.#host;
    if (!host) return nothing;
    const { name, uiConfig } = this.app.host;
    const marker = this.app.url(uiConfig?.customMapMarkerUrl);
    return html`<span class="sign sign--host" data-at=${host.join(" ")} role="img" aria-label=${name} title=${name}>
      ${marker ? html`<img src=${marker} alt="" width="36" height="48" />` : html`<i>${icon("home")}</i>`}
    </span>`;
  }

  #travellerSign(): TemplateResult | typeof nothing {
    if (!this.traveller) return nothing;
    return html`<span class="sign sign--traveller" data-at=${this.traveller.join(" ")} role="img" aria-label=${this.#t("youAreHere")}><i></i></span>`;
  }

  #signs(): unknown {
    const ids = this.#clusters.map(({ points }) => points[0].id);
    const tabStop =
      [this.#tabStop, this.selected].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
    return repeat(
      this.#clusters,
      ({ points }) => (points.length > 1 ? `${points[0].id}+${points.length}` : points[0].id),
      (cluster) => this.#sign(cluster, tabStop),
    );
  }

  #sign({ points, at }: Cluster<MapPoint>, tabStop: string | undefined): TemplateResult {
    const [first] = points;
    const isCluster = points.length > 1;
    const isSelected = !isCluster && first.id === this.selected;
    const kind = isCluster ? "cluster" : first.stop ? `stop tone-${first.stop.day % 7}` : "place";
    const label = isCluster ? this.#t("clusterOf", { count: points.length }) : first.name;
    return html`<button
      class="sign sign--${kind} ${isSelected ? "sign--selected" : ""}"
      type="button"
      data-at=${at.join(" ")}
      data-id=${first.id}
      tabindex=${first.id === tabStop ? 0 : -1}
      aria-label=${first.stop ? this.#t("stopName", { number: first.stop.number, name: first.name }) : label}
      aria-pressed=${isCluster ? nothing : isSelected ? "true" : "false"}
      @click=${() => (isCluster ? this.#open(points) : this.#choose(first.id))}
      @keydown=${(event: KeyboardEvent) => this.#key(event, first.id)}
    ><i>${isCluster ? points.length : (first.stop?.number ?? html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${categoryShape(first.icon)}</svg>`)}</i>
      ${isSelected ? html`<b class="sign__name" aria-hidden="true">${first.name}</b>` : nothing}</button>`;
  }

  #button(content: TemplateResult | string, label: string, act: () => void): TemplateResult {
    return html`<button class="map__button" type="button" title=${label} aria-label=${label} @click=${act}>${content}</button>`;
  }

  #choose(id: string): void {
    this.#tabStop = id;
    this.dispatchEvent(new CustomEvent<string>("select", { detail: id }));
  }

  /** Comes closer until the places of a cluster part; places at one spot are gone through one by one. */
  #open(points: readonly MapPoint[]): void {
    const bounds = boundsOf(points.map(({ at }) => at))!;
    const camera = this.#camera!;
    const isSpot = bounds.north - bounds.south < 1e-4 && bounds.east - bounds.west < 1e-4;
    if (isSpot || camera.zoom >= CLOSEST_CLUSTER_ZOOM) this.#choose(points[this.#turn++ % points.length]!.id);
    else camera.fit(bounds, { animate: this.#animates, paddingPixels: 2 * FIT_PADDING_PIXELS });
  }

  /** Arrow keys go through the signs, in the order of the list. */
  #key(event: KeyboardEvent, id: string): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...this.#camera!.stage.querySelectorAll<HTMLElement>("button.sign")];
    const index = buttons.findIndex(({ dataset }) => dataset.id === id);
    const next = buttons.at((index + step) % buttons.length);
    this.#tabStop = next?.dataset.id;
    next?.focus({ preventScroll: true });
    this.requestUpdate();
  }

  #bringIntoView(): void {
    const chosen = this.points.find(({ id }) => id === this.selected);
    const camera = this.#camera;
    const ground = this.renderRoot.querySelector(".map__ground");
    if (!chosen || !camera || !ground) return;
    const { x, y } = camera.project(chosen.at);
    const margin = SEEN_MARGIN_PIXELS;
    const isSeen =
      x > margin && y > margin && x < ground.clientWidth - margin && y < ground.clientHeight - margin;
    if (!isSeen) camera.moveTo(chosen.at, { animate: this.#animates });
  }
}

if (!customElements.get("waymark-map")) customElements.define("waymark-map", WaymarkMap);
