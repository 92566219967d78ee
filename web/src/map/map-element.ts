import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { icon } from "../parts/icon.ts";
import { base } from "../styles/base.ts";
import { signs } from "../texts/texts.ts";
import { type Area, type AreaShape, areaNames, areaShapes, textWidths } from "./areas.ts";
import {
  type Camera,
  type CameraOptions,
  centreToShow,
  coloursIn,
  loadCamera,
  type MapColours,
  mapStyleUrl,
} from "./camera.ts";
import { buildDrawing, findRings } from "./drawing.ts";
import { type Bounds, boundsAround, type Position } from "./geometry.ts";
import { loadGround } from "./ground.ts";
import { mapStyles } from "./map-styles.ts";
import type { MapPoint } from "./points.ts";
import {
  type Cluster,
  coveredByButtons,
  coveredByRing,
  coveredBySigns,
  hostSign,
  nameSign,
  placeRings,
  placeSigns,
  pointClusters,
  pointSigns,
  ringSign,
  travellerSign,
} from "./signs.ts";

/** No place lies under the buttons in a corner where the map is large enough. */
const FIT_PADDING_PIXELS = 76;
/** No more than this much of its shorter side. */
const FIT_PADDING_SHARE = 1 / 4;
/** At this zoom and beyond, a click on a cluster goes through its places instead of coming closer. */
const CLOSEST_CLUSTER_ZOOM = 17.5;

/**
 * `<waymark-map>`: a map with places, districts, the host and the traveller. Fires `select` (detail: a place's id) when a
 * sign is chosen, and `move` (detail: the bounds) when the traveller has moved the map. The same places stand in a list
 * beside it: signs are one tab stop, and arrow keys go from one to the next.
 */
class WaymarkMap extends LitElement {
  static override properties = {
    app: { attribute: false },
    points: { attribute: false },
    areas: { attribute: false },
    selected: { attribute: false },
    traveller: { attribute: false },
    view: { attribute: false },
    near: { attribute: false },
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
  /** What is to be seen at first where there are streets to see it by. */
  declare near: Bounds | undefined;
  /** The map stands in a page that scrolls. */
  declare withinPage: boolean;

  #camera: Camera | undefined;
  #shapes: AreaShape[] = [];
  #clusters: Cluster<MapPoint>[] = [];
  /** The id of the sign that the tab key leads to. */
  #tabStop: string | undefined;
  #isOnStreets = false;
  #nameWidths: ((name: string) => number) | undefined;
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
    return html`<div class="map" role="group" aria-label=${this.app.t("map.mapOf", { count: this.points.length })}>
      <div class="map__ground"></div>
      <i class="map__names" aria-hidden="true"></i>
      <div class="map__signs">
        ${this.#camera ? this.#signs(this.#camera) : nothing}
      </div>
      <div class="map__buttons">
        ${this.#button("+", this.app.t("map.zoomIn"), () => this.#camera?.zoomBy(1, { animate: this.#animates }))}
        ${this.#button(signs.minus, this.app.t("map.zoomOut"), () => this.#camera?.zoomBy(-1, { animate: this.#animates }))}
        ${this.#button(icon("compass"), this.app.t("map.showAllPlaces"), () => this.showAll())}
        <slot name="buttons"></slot>
      </div>
      <slot></slot>
    </div>`;
  }

  /** Moves the map so that its view is seen, or all points. */
  showAll(): void {
    const bounds = this.#wholeView();
    if (bounds) this.#camera?.fit(bounds, { animate: this.#animates, paddingPixels: this.#fitPadding });
  }

  get #fitPadding(): number {
    return Math.min(FIT_PADDING_PIXELS, FIT_PADDING_SHARE * Math.min(this.clientWidth, this.clientHeight));
  }

  get #animates(): boolean {
    return !this.app.settings.disableAnimations && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get #host(): Position | undefined {
    return this.app.host.geoLocation;
  }

  #wholeView(): Bounds | undefined {
    if (this.view) return this.view;
    const positions = this.points.flatMap(({ at, stop }) => [at, ...(stop?.way ?? [])]);
    if (positions.length > 0) return boundsAround(this.#host ? [...positions, this.#host] : positions);
    const outlines = this.#shapes.flatMap(({ outline }) => outline);
    return boundsAround(outlines.length > 0 ? outlines : this.#host ? [this.#host] : []);
  }

  async #start(): Promise<void> {
    this.#stop();
    const run = ++this.#starting;
    const styleUrl = await mapStyleUrl(this.app.options.baseUrl);
    const makeCamera = await loadCamera();
    const root = this.renderRoot as ShadowRoot;
    const stage = root.querySelector<HTMLElement>(".map__ground")!;
    const ground = styleUrl ? undefined : await loadGround(this.app, stage, this.areas.length > 0);
    if (run !== this.#starting || !this.isConnected) return;
    this.#isOnStreets = ground !== undefined;
    const options: CameraOptions = {
      container: stage,
      bounds: (ground && this.near) ?? this.#wholeView() ?? { south: -60, west: -170, north: 75, east: 170 },
      colours: this.#colours(root.querySelector<HTMLElement>(".map")!),
      ground,
      isWithinPage: this.withinPage,
      labels: {
        map: this.app.t("common.map"),
        twoFingers: this.app.t("map.twoFingers"),
        ctrlScroll: this.app.t("map.ctrlScroll"),
        cmdScroll: this.app.t("map.cmdScroll"),
      },
      onMove: () => this.#place(),
      onRest: (byHand) => this.#rested(byHand),
    };
    this.#camera = await makeCamera(root, options, styleUrl);
    if (run !== this.#starting || !this.isConnected) return this.#stop();
    this.#camera.stage.append(root.querySelector(".map__signs")!);
    this.#nameWidths = textWidths(root.querySelector<HTMLElement>(".map__names")!);
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

  #gather(): void {
    this.#clusters = pointClusters(this.points, this.selected, this.#camera!.zoom, this.#host);
  }

  #draw(): void {
    const camera = this.#camera;
    camera?.draw(buildDrawing(this.app, this.#shapes, this.points, camera.zoom));
  }

  #place(): void {
    if (this.#camera) placeSigns(this.#camera);
  }

  #signs(camera: Camera): TemplateResult {
    const { app, selected } = this;
    const host = this.#host;
    const covered = [...coveredBySigns(app, this.#clusters, selected), coveredByButtons(camera, app.lang)];
    const rings = host ? placeRings(host, findRings(app, camera.zoom), covered, camera) : [];
    covered.push(...rings.map(coveredByRing));
    const names = areaNames(this.#shapes, covered, camera, this.#nameWidths!, this.#isOnStreets);
    camera.leaveNamesOut(names.map(({ name }) => name));
    return html`${names.map(nameSign)}${rings.map(ringSign)}
      ${hostSign(app)}${travellerSign(app, this.traveller)}
      ${pointSigns(app, this.#clusters, {
        selected,
        tabStop: this.#tabStop,
        onChoose: (id) => this.#choose(id),
        onOpen: (points) => this.#open(points),
        onStep: (id, step) => this.#step(id, step),
      })}`;
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
    const bounds = boundsAround(points.map(({ at }) => at))!;
    const camera = this.#camera!;
    const isSpot = bounds.north - bounds.south < 1e-4 && bounds.east - bounds.west < 1e-4;
    if (isSpot || camera.zoom >= CLOSEST_CLUSTER_ZOOM) this.#choose(points[this.#turn++ % points.length]!.id);
    else camera.fit(bounds, { animate: this.#animates, paddingPixels: 1.25 * this.#fitPadding });
  }

  /** Goes on to the next sign, in the order of the list. */
  #step(id: string, step: 1 | -1): void {
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
    const size = { width: ground.clientWidth, height: ground.clientHeight };
    const centre = centreToShow(camera, chosen.at, size);
    if (centre) camera.moveTo(centre, { animate: this.#animates });
  }
}

if (!customElements.get("waymark-map")) customElements.define("waymark-map", WaymarkMap);
