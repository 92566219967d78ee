import { type Camera, type CameraOptions, type Drawing, FIT_ZOOM, MAX_ZOOM, MIN_ZOOM } from "./camera.ts";
import {
  type Bounds,
  mercator,
  nearLongitude,
  type Pixel,
  type Position,
  unmercator,
  WORLD_PIXELS,
} from "./geometry.ts";

const SVG = "http://www.w3.org/2000/svg";
const KEY_STEP_PIXELS = 80;
/** A pointer that moved less has clicked. */
const DRAG_PIXELS = 4;
const steps: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -KEY_STEP_PIXELS, y: 0 },
  ArrowRight: { x: KEY_STEP_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PIXELS },
  ArrowDown: { x: 0, y: KEY_STEP_PIXELS },
};

/**
 * The map for a browser without WebGL: the same drawing as SVG, moved by a finger, the mouse, or keys. It jumps where the
 * other one glides, and knows no style but Waymark's own.
 */
export class SvgCamera implements Camera {
  zoom = MIN_ZOOM;
  #middle: Pixel = { x: 0.5, y: 0.5 };
  #drawing: Drawing = { areas: [], rings: [], routes: [] };
  readonly stage = document.createElement("div");
  readonly #svg = document.createElementNS(SVG, "svg");
  readonly #options: CameraOptions;
  readonly #stop = new AbortController();
  readonly #observer: ResizeObserver;

  constructor(options: CameraOptions) {
    this.#options = options;
    const { container, bounds, labels } = options;
    this.#svg.setAttribute("class", "plain-map");
    this.#svg.setAttribute("tabindex", "0");
    this.#svg.setAttribute("role", "application");
    this.#svg.setAttribute("aria-label", labels.map);
    this.stage.className = "plain-stage";
    this.stage.append(this.#svg);
    container.append(this.stage);
    this.#listen();
    this.fit(bounds, { paddingPixels: 40 });
    this.#observer = new ResizeObserver(() => this.#show(false));
    this.#observer.observe(container);
  }

  get centre(): Position {
    return unmercator(this.#middle);
  }

  get bounds(): Bounds {
    const { width, height } = this.#size;
    const [north, west] = this.#positionAt({ x: 0, y: 0 });
    const [south, east] = this.#positionAt({ x: width, y: height });
    return { south, west, north, east };
  }

  project([latitude, longitude]: Position): Pixel {
    const { x, y } = mercator([latitude, nearLongitude(longitude, this.centre[1])]);
    const { width, height } = this.#size;
    return {
      x: width / 2 + (x - this.#middle.x) * this.#scale,
      y: height / 2 + (y - this.#middle.y) * this.#scale,
    };
  }

  fit({ south, west, north, east }: Bounds, { paddingPixels }: { paddingPixels: number }): void {
    const [upper, lower] = [mercator([north, west]), mercator([south, east])];
    const { width, height } = this.#size;
    const across = Math.max(width - 2 * paddingPixels, 40) / Math.max(lower.x - upper.x, 1e-9);
    const down = Math.max(height - 2 * paddingPixels, 40) / Math.max(lower.y - upper.y, 1e-9);
    this.#middle = { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 };
    this.#setZoom(Math.min(Math.log2(Math.min(across, down) / WORLD_PIXELS), FIT_ZOOM));
    this.#show(false);
  }

  moveTo(position: Position, { zoom = this.zoom }: { zoom?: number }): void {
    this.#middle = mercator(position);
    this.#setZoom(zoom);
    this.#show(false);
  }

  zoomBy(by: number): void {
    this.#setZoom(this.zoom + by);
    this.#show(true);
  }

  draw(drawing: Drawing): void {
    this.#drawing = drawing;
    this.#paint();
  }

  leaveNamesOut(): void {
    // Its ground has no names.
  }

  dispose(): void {
    this.#stop.abort();
    this.#observer.disconnect();
    this.stage.remove();
  }

  get #scale(): number {
    return WORLD_PIXELS * 2 ** this.zoom;
  }

  get #size() {
    const { clientWidth, clientHeight } = this.#options.container;
    return { width: clientWidth || 1, height: clientHeight || 1 };
  }

  #positionAt({ x, y }: Pixel): Position {
    const { width, height } = this.#size;
    return unmercator({
      x: this.#middle.x + (x - width / 2) / this.#scale,
      y: this.#middle.y + (y - height / 2) / this.#scale,
    });
  }

  #setZoom(zoom: number): void {
    this.zoom = Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM);
  }

  #listen(): void {
    const { signal } = this.#stop;
    let last: Pixel | undefined;
    let isDragged = false;
    const on = <E extends keyof HTMLElementEventMap>(
      name: E,
      listener: (event: HTMLElementEventMap[E]) => void,
    ) => this.stage.addEventListener(name, listener, { signal });
    on("pointerdown", ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY };
      isDragged = false;
    });
    on("pointermove", ({ clientX, clientY, pointerId }) => {
      if (!last) return;
      const by = { x: last.x - clientX, y: last.y - clientY };
      if (!isDragged && Math.hypot(by.x, by.y) < DRAG_PIXELS) return;
      // Only now: a captured pointer clicks on nothing else.
      if (!isDragged) this.stage.setPointerCapture(pointerId);
      isDragged = true;
      this.#shift(by);
      last = { x: clientX, y: clientY };
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) {
      on(name, () => {
        last = undefined;
      });
    }
    this.#svg.addEventListener("keydown", (event) => this.#key(event), { signal });
  }

  #key(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step) this.#shift(step);
    else if (event.key === "+" || event.key === "=") this.zoomBy(1);
    else if (event.key === "-") this.zoomBy(-1);
    else return;
    event.preventDefault();
  }

  #shift({ x, y }: Pixel): void {
    this.#middle = { x: this.#middle.x + x / this.#scale, y: this.#middle.y + y / this.#scale };
    this.#show(true);
  }

  #show(byHand: boolean): void {
    this.#paint();
    this.#options.onMove();
    this.#options.onRest(byHand);
  }

  #paint(): void {
    const { areas, rings, routes } = this.#drawing;
    this.#svg.replaceChildren(
      ...areas.map(({ outline }) => this.#path("plain-map__area", outline, true)),
      ...rings.map((ring) => this.#path("plain-map__ring", ring, true)),
      ...routes.map(({ positions, colour }) => this.#path("plain-map__route", positions, false, colour)),
    );
  }

  #path(
    className: string,
    positions: readonly Position[],
    isClosed: boolean,
    colour?: string,
  ): SVGPathElement {
    const path = document.createElementNS(SVG, "path");
    const points = positions.map((position) => {
      const { x, y } = this.project(position);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    path.setAttribute("class", className);
    path.setAttribute("d", `M${points.join("L")}${isClosed ? "Z" : ""}`);
    if (colour) path.setAttribute("stroke", colour);
    return path;
  }
}
