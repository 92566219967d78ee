import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { areaShapes } from "../src/map/areas.ts";
import { type Camera, coloursIn, loadCamera, mapStyleUrl } from "../src/map/camera.ts";
import {
  type Bounds,
  boundsAround,
  mercator,
  type Position,
  unmercator,
  WORLD_PIXELS,
} from "../src/map/geometry.ts";
import { loadGround } from "../src/map/ground.ts";
import { mapStyles } from "../src/map/map-styles.ts";
import { toAreas } from "../src/map/points.ts";
import type { Session } from "./session.ts";
import { t, uiLanguage } from "./texts/texts.ts";

export interface Pin {
  id: string;
  name: string;
  at: Position;
  /** What stands on it, such as its number. */
  label?: string;
}

const styles = css`
  :host {
    display: block; position: relative; height: 18rem; border: 1px solid var(--line); border-radius: 0.5rem; overflow: hidden;
    --wm-surface: var(--panel); --wm-muted: var(--raised); --wm-text: var(--ink); --wm-text-soft: var(--soft); --wm-outline: var(--edge); --wm-line: var(--line);
    --wm-accent: #e8aa42; --wm-type-caption: 0.8125rem/1.4 system-ui, sans-serif; --wm-button-corners: 0.5rem; --wm-link: var(--accent); --wm-rem: 1rem;
  }
  .map__buttons { position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; display: grid; gap: 0.25rem; }
  .pin {
    position: absolute; left: 0; top: 0; display: grid; place-items: center; width: 2rem; height: 2rem; margin: -2.25rem 0 0 -1rem; border: 2px solid #fff;
    border-radius: 50% 50% 50% 0; background: var(--accent); color: var(--on-accent); font: 600 0.8125rem/1 system-ui, sans-serif; rotate: -45deg; transform-origin: 50% 50%;
    box-shadow: 0 1px 6px #0006; pointer-events: none;
  }
  .pin > b { rotate: 45deg; }
  :host([movable]) .map__ground { cursor: crosshair; }
  .pin--movable { pointer-events: auto; cursor: grab; touch-action: none; }
`;
/** A pointer that moved less has clicked. Pixels. */
const CLICK_PIXELS = 5;
/** Half the width of what is seen around a single position, in degrees: a quarter of a town. */
const AROUND = 0.006;
const WORLD: Bounds = { south: -55, west: -150, north: 70, east: 150 };

/** `<studio-map .session .pins movable>`: pins on the organisation's own map. Fires `place` with a position that is clicked or dragged to. */
class StudioMap extends LitElement {
  static override properties = {
    session: { attribute: false },
    pins: { attribute: false },
    home: { attribute: false },
    label: { attribute: false },
    movable: { type: Boolean, reflect: true },
  };
  static override styles = [mapStyles, styles];
  declare session: Session;
  declare pins: readonly Pin[];
  /** What is shown while there are no pins. */
  declare home: Position | undefined;
  declare movable: boolean;
  /** What the map is of: no two of a page have the same. */
  declare label: string;
  #camera: Camera | undefined;
  #run = 0;
  #dragged: Position | undefined;

  constructor() {
    super();
    this.pins = [];
    this.movable = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#run++;
    this.#camera?.dispose();
    this.#camera = undefined;
  }

  override render(): TemplateResult {
    const zoom = (steps: number, sign: string, label: string) =>
      html`<button class="map__button" type="button" aria-label=${label} title=${label} @click=${() => this.#camera?.zoomBy(steps, { animate: false })}>${sign}</button>`;
    return html`<div class="map" role="group" aria-label=${this.label}>
      <div class="map__ground" @pointerdown=${this.#press}></div>
      <div class="pins">${this.pins.map(
        ({
          id,
          name,
          label,
        }) => html`<span class="pin ${this.movable ? "pin--movable" : ""}" data-id=${id} title=${name}
          @pointerdown=${this.movable ? this.#drag : null}><b>${label ?? ""}</b></span>`,
      )}</div>
      <div class="map__buttons">${zoom(1, "+", t("zoomIn"))}${zoom(-1, "−", t("zoomOut"))}</div>
    </div>`;
  }

  protected override firstUpdated(): void {
    void this.#start();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("pins") || !this.#camera) return;
    const { south, west, north, east } = this.#camera.bounds;
    const isSeen = this.pins.every(
      ({ at: [lat, lng] }) => lat > south && lat < north && lng > west && lng < east,
    );
    if (!isSeen) this.#camera.fit(this.#view(), { animate: false, paddingPixels: 40 });
    this.#place();
  }

  #view(): Bounds {
    const positions = this.pins.length > 0 ? this.pins.map(({ at }) => at) : this.home ? [this.home] : [];
    const box = boundsAround(positions);
    if (!box) return WORLD;
    const isPoint = box.north - box.south < AROUND && box.east - box.west < AROUND;
    const { south, west, north, east } = box;
    return isPoint
      ? { south: south - AROUND, west: west - AROUND, north: north + AROUND, east: east + AROUND }
      : box;
  }

  async #start(): Promise<void> {
    const run = ++this.#run;
    const { client, mapOptions } = this.session;
    const root = this.renderRoot as ShadowRoot;
    const container = root.querySelector<HTMLElement>(".map__ground")!;
    const styleUrl = await mapStyleUrl(mapOptions.baseUrl);
    const make = await loadCamera();
    const ground = styleUrl
      ? undefined
      : await loadGround({ client, options: mapOptions, lang: uiLanguage() }, container, true);
    const areas = areaShapes(toAreas(await this.session.areas()));
    if (run !== this.#run) return;
    const labels = {
      map: `${t("map")}: ${this.label}`,
      twoFingers: t("twoFingers"),
      ctrlScroll: t("ctrlScroll"),
      cmdScroll: t("cmdScroll"),
    };
    const show = () => this.#place();
    const colours = coloursIn(root.querySelector<HTMLElement>(".map")!);
    this.#camera = await make(
      root,
      {
        container,
        bounds: this.#view(),
        colours,
        ground,
        isWithinPage: true,
        labels,
        onMove: show,
        onRest: show,
      },
      styleUrl,
    );
    if (run !== this.#run) {
      this.#camera.dispose();
      this.#camera = undefined;
      return;
    }
    // Where there is no basemap the neighbourhoods are something to go by.
    this.#camera.draw({ areas, rings: [], routes: [] });
    show();
  }

  #place(): void {
    const camera = this.#camera;
    if (!camera) return;
    for (const element of this.renderRoot.querySelectorAll<HTMLElement>(".pin")) {
      const pin = this.pins.find(({ id }) => id === element.dataset.id);
      if (!pin) continue;
      const { x, y } = camera.project(this.#dragged ?? pin.at);
      element.style.translate = `${x}px ${y}px`;
    }
  }

  #positionOf({ clientX, clientY }: PointerEvent): Position {
    const camera = this.#camera!;
    const box = this.getBoundingClientRect();
    const scale = WORLD_PIXELS * 2 ** camera.zoom;
    const middle = mercator(camera.centre);
    return unmercator({
      x: middle.x + (clientX - box.left - box.width / 2) / scale,
      y: middle.y + (clientY - box.top - box.height / 2) / scale,
    });
  }

  readonly #press = (down: PointerEvent) => {
    if (!this.movable || !this.#camera || down.button !== 0) return;
    addEventListener(
      "pointerup",
      (up) => {
        const moved = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY);
        if (moved < CLICK_PIXELS) this.#tell(this.#positionOf(up));
      },
      { once: true },
    );
  };

  readonly #drag = (down: PointerEvent) => {
    down.preventDefault();
    const pin = down.currentTarget as HTMLElement;
    pin.setPointerCapture(down.pointerId);
    const move = (event: PointerEvent) => {
      this.#dragged = this.#positionOf(event);
      this.#place();
    };
    const end = () => {
      pin.removeEventListener("pointermove", move);
      const at = this.#dragged;
      this.#dragged = undefined;
      if (at) this.#tell(at);
    };
    pin.addEventListener("pointermove", move);
    pin.addEventListener("pointerup", end, { once: true });
    pin.addEventListener("pointercancel", end, { once: true });
  };

  #tell(at: Position): void {
    this.dispatchEvent(new CustomEvent("place", { detail: at }));
  }
}

customElements.define("studio-map", StudioMap);
