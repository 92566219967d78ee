import type { Feature, FeatureCollection } from "geojson";
import {
  type GeoJSONSource,
  type Map as GlMap,
  type LineLayerSpecification,
  LngLat,
  LngLatBounds,
  Map as MapLibre,
  type StyleSpecification,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { basemapStyle, namesFilters } from "./basemap-style.ts";
import {
  boundsOfBoth,
  type Camera,
  type CameraOptions,
  type Drawing,
  FIT_ZOOM,
  MAX_ZOOM,
  type MapColours,
  MIN_ZOOM,
  viewAt,
} from "./camera.ts";
import { type Bounds, nearLongitude, type Pixel, type Position } from "./geometry.ts";

// The style of the map's own parts, for whoever adopts it into their tree.
export { default as glCss } from "maplibre-gl/dist/maplibre-gl.css?inline";

setWorkerUrl(workerUrl);

/** The map by MapLibre GL: with a configured style, or Waymark's own. @throws Error where WebGL is not to be had */
export class GlCamera implements Camera {
  readonly #map: GlMap;
  readonly #options: CameraOptions;
  #drawing: Drawing = { areas: [], rings: [], routes: [] };
  #isStyled = false;
  /** Beyond this box there is nothing to look at; undefined where the ground has no end. */
  #limits: Bounds | undefined;
  #leftOut: readonly string[] = [];

  constructor(options: CameraOptions, styleUrl: string | undefined) {
    this.#options = options;
    const { container, bounds, colours, ground, isWithinPage, labels } = options;
    const { south, west, north, east } = bounds;
    this.#map = new MapLibre({
      container,
      style: styleUrl ?? (ground ? basemapStyle(ground, colours) : plainStyle(colours)),
      bounds: [west, south, east, north],
      fitBoundsOptions: { padding: 40, maxZoom: FIT_ZOOM },
      minZoom: MIN_ZOOM,
      maxZoom: MAX_ZOOM,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: isWithinPage,
      attributionControl: styleUrl || ground ? { compact: styleUrl !== undefined } : false,
      locale: {
        "Map.Title": labels.map,
        "CooperativeGesturesHandler.WindowsHelpText": labels.ctrlScroll,
        "CooperativeGesturesHandler.MacHelpText": labels.cmdScroll,
        "CooperativeGesturesHandler.MobileHelpText": labels.twoFingers,
      },
    });
    if (ground && !styleUrl) {
      const [west, south, east, north] = ground.basemap.bounds;
      this.#limits = { south, west, north, east };
      this.#reach(this.centre, this.zoom);
    }
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#map.on("move", options.onMove);
    this.#map.on("moveend", (event) => options.onRest("originalEvent" in event || isOfHand(event)));
    this.#map.on("style.load", () => {
      this.#isStyled = true;
      this.#paint();
      this.#filterNames();
    });
    // A style that does not come leaves a map of Waymark's own. Later errors are single tiles.
    this.#map.on("error", () => {
      if (!this.#isStyled) this.#map.setStyle(plainStyle(colours));
    });
  }

  get stage(): HTMLElement {
    return this.#map.getCanvasContainer();
  }

  get zoom(): number {
    return this.#map.getZoom();
  }

  get centre(): Position {
    const { lat, lng } = this.#map.getCenter();
    return [lat, lng];
  }

  get bounds(): Bounds {
    const bounds = this.#map.getBounds();
    return {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
  }

  project([latitude, longitude]: Position): Pixel {
    return this.#map.project([nearLongitude(longitude, this.centre[1]), latitude]);
  }

  fit(
    { south, west, north, east }: Bounds,
    { animate, paddingPixels }: { animate: boolean; paddingPixels: number },
  ): void {
    const box = new LngLatBounds([west, south, east, north]);
    const aim = this.#map.cameraForBounds(box, { padding: paddingPixels, maxZoom: FIT_ZOOM });
    if (aim?.center) {
      const { lat, lng } = LngLat.convert(aim.center);
      this.#reach([lat, lng], aim.zoom ?? this.zoom);
    }
    this.#map.fitBounds(box, { padding: paddingPixels, maxZoom: FIT_ZOOM, animate });
  }

  moveTo([lat, lng]: Position, { animate, zoom = this.zoom }: { animate: boolean; zoom?: number }): void {
    this.#reach([lat, lng], zoom);
    this.#map.easeTo({ center: [lng, lat], zoom, animate });
  }

  zoomBy(steps: number, { animate }: { animate: boolean }): void {
    this.#map.easeTo({ zoom: this.zoom + steps, animate }, { byHand: true });
  }

  draw(drawing: Drawing): void {
    this.#drawing = drawing;
    if (this.#isStyled) this.#paint();
  }

  leaveNamesOut(names: readonly string[]): void {
    if (names.join("\n") === this.#leftOut.join("\n")) return;
    this.#leftOut = names;
    if (this.#isStyled) this.#filterNames();
  }

  dispose(): void {
    this.#map.remove();
  }

  /** Lets the traveller go as far as the ground reaches and as the map was ever asked to show, and no farther. */
  #reach(centre: Position, zoom: number): void {
    if (!this.#limits) return;
    const { clientWidth: width, clientHeight: height } = this.#options.container;
    this.#limits = boundsOfBoth(this.#limits, viewAt(centre, zoom, { width, height }));
    const { south, west, north, east } = this.#limits;
    this.#map.setMaxBounds(east - west < 360 ? [west, south, east, north] : null);
  }

  #filterNames(): void {
    const { ground } = this.#options;
    for (const [id, filter] of ground ? namesFilters(ground, this.#leftOut) : []) {
      if (this.#map.getLayer(id)) this.#map.setFilter(id, filter);
    }
  }

  #paint(): void {
    const { areas, rings, routes } = this.#drawing;
    // On streets a circle would be no district: only known borders are drawn there.
    const shown = this.#map.getLayer(AREA_LAYER) ? areas : areas.filter((area) => area.border);
    this.#fill(
      "areas",
      shown.map(({ outline }) => polygon(outline)),
    );
    this.#fill(
      "rings",
      rings.map((positions) => line(closed(positions), {})),
    );
    this.#fill(
      "routes",
      routes.map(({ positions, colour }) => line(positions, { colour })),
    );
  }

  /** Fills what the style has; else it and its lines are added to the style. */
  #fill(name: keyof typeof sources, features: Feature[]): void {
    const id = sources[name];
    const data: FeatureCollection = { type: "FeatureCollection", features };
    const source = this.#map.getSource<GeoJSONSource>(id);
    if (source) return void source.setData(data);
    this.#map.addSource(id, { type: "geojson", data });
    for (const [index, look] of looksOf(this.#options.colours)[name].entries())
      this.#map.addLayer({ id: `${id}-${index}`, type: "line", source: id, ...look });
  }
}

function isOfHand(event: object): boolean {
  return "byHand" in event;
}

const lngLat = ([latitude, longitude]: Position): [number, number] => [longitude, latitude];

function closed(positions: readonly Position[]): readonly Position[] {
  return [...positions, ...positions.slice(0, 1)];
}

function polygon(outline: readonly Position[]): Feature {
  const coordinates = [closed(outline).map(lngLat)];
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates } };
}

function line(positions: readonly Position[], properties: Record<string, string>): Feature {
  return {
    type: "Feature",
    properties,
    geometry: { type: "LineString", coordinates: positions.map(lngLat) },
  };
}

/** The ids of what Waymark draws on any style. */
const sources = { areas: "waymark-areas", rings: "waymark-rings", routes: "waymark-routes" } as const;

type Look = Pick<LineLayerSpecification, "layout" | "paint">;

/** How each is drawn on a style that does not draw it, the lowest line first. */
function looksOf({ ring, area }: MapColours): Record<keyof typeof sources, Look[]> {
  const join = { "line-join": "round" } as const;
  const round = { "line-cap": "round", ...join } as const;
  return {
    areas: [{ layout: join, paint: { "line-color": ring, "line-width": 1.25, "line-opacity": 0.6 } }],
    rings: [{ paint: { "line-color": ring, "line-width": 1, "line-dasharray": [3, 4] } }],
    // An edge in the ground's colour parts the ways of days, and a way from the street.
    routes: [
      { layout: round, paint: { "line-color": area, "line-width": 7 } },
      { layout: round, paint: { "line-color": ["get", "colour"], "line-width": 4 } },
    ],
  };
}

const AREA_LAYER = "waymark-area";

/** Waymark's own map style: a ground and the host's districts. It asks nobody for tiles, fonts or pictures. */
function plainStyle({ ground, area, border }: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: { [sources.areas]: { type: "geojson", data: { type: "FeatureCollection", features: [] } } },
    layers: [
      { id: "waymark-ground", type: "background", paint: { "background-color": ground } },
      { id: AREA_LAYER, type: "fill", source: sources.areas, paint: { "fill-color": area } },
      {
        id: "waymark-border",
        type: "line",
        source: sources.areas,
        layout: { "line-join": "round" },
        paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 10, 1, 15, 2.5] },
      },
    ],
  };
}
