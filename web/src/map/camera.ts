import type { AreaShape } from "./areas.ts";
import { type Bounds, mercator, type Pixel, type Position, unmercator, WORLD_PIXELS } from "./geometry.ts";
import type { Ground } from "./ground.ts";

/** A line through the stops of a day, in the colour of that day. */
interface RouteLine {
  colour: string;
  positions: readonly Position[];
}

/** What is drawn under the signs. */
export interface Drawing {
  areas: readonly AreaShape[];
  /** Circles around the host that give a feeling for distances: rings of positions. */
  rings: readonly (readonly Position[])[];
  routes: readonly RouteLine[];
}

/** What has a colour of its own on a map; the style sheet gives it as `--map-` and the name. */
const colourNames = [
  "ground",
  "area",
  "border",
  "ring",
  "land",
  "water",
  "green",
  "wood",
  "sand",
  "built",
  "plaza",
  "building",
  "landmark",
  "edge",
  "street",
  "main",
  "path",
  "rail",
  "text",
  "quiet",
  "halo",
  "water-text",
  "green-text",
] as const;

/** Colours of the drawing, as CSS colours. */
export type MapColours = Record<(typeof colourNames)[number], string>;

/** What a camera is made with. */
export interface CameraOptions {
  container: HTMLElement;
  bounds: Bounds;
  colours: MapColours;
  /** What the map lies on; undefined: districts alone. A configured style comes before it. */
  ground: Ground | undefined;
  /** A page that scrolls keeps its scrolling: the map asks for two fingers or a key. */
  isWithinPage: boolean;
  labels: Readonly<Record<"map" | "twoFingers" | "ctrlScroll" | "cmdScroll", string>>;
  /** While the map moves, for every picture. */
  onMove: () => void;
  /** Once the map has come to rest; `byHand` when the traveller moved it. */
  onRest: (byHand: boolean) => void;
}

/** A map that can be looked at and moved, without its signs. There are two: by MapLibre GL, and by plain SVG. */
export interface Camera {
  /** What takes the traveller's gestures: signs stand in it, so that a finger on one still moves the map. */
  readonly stage: HTMLElement;
  readonly zoom: number;
  readonly centre: Position;
  readonly bounds: Bounds;
  project(position: Position): Pixel;
  /** Moves so that all of a box is seen. */
  fit(bounds: Bounds, options: { animate: boolean; paddingPixels: number }): void;
  moveTo(position: Position, options: { animate: boolean; zoom?: number }): void;
  /** In steps of a factor of two; a traveller's doing. */
  zoomBy(steps: number, options: { animate: boolean }): void;
  draw(drawing: Drawing): void;
  /** The ground leaves out these names of districts, stations and towns: signs tell them now. */
  leaveNamesOut(names: readonly string[]): void;
  dispose(): void;
}

/** What a map of this size, in pixels, shows around a middle at a zoom. */
export function viewAt(
  centre: Position,
  zoom: number,
  { width, height }: { width: number; height: number },
): Bounds {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const middle = mercator(centre);
  const corner = (side: 1 | -1) =>
    unmercator({ x: middle.x + (side * width) / 2 / scale, y: middle.y - (side * height) / 2 / scale });
  const [[south, west], [north, east]] = [corner(-1), corner(1)];
  return { south, west, north, east };
}

/** The box around two boxes. */
export function boundsOfBoth(a: Bounds, b: Bounds): Bounds {
  return {
    south: Math.min(a.south, b.south),
    west: Math.min(a.west, b.west),
    north: Math.max(a.north, b.north),
    east: Math.max(a.east, b.east),
  };
}

/** No closer than a house, no farther than the world. */
export const MAX_ZOOM = 18;
export const MIN_ZOOM = 1;
/** How close `fit` goes, so that a single place still shows what is around it. */
export const FIT_ZOOM = 15.5;

/** How far from the edge a place stands at least, so that its name is seen as well. Pixels. */
const MARGIN_PIXELS = { x: 96, y: 52 };

/**
 * Where the middle of a map must be so that a place is seen: moved no farther than needed, or onto the place where that is
 * out of sight. Undefined where the map may stay.
 * @param size of the map, in pixels
 */
export function centreToShow(
  camera: Pick<Camera, "zoom" | "centre" | "project">,
  place: Position,
  size: { width: number; height: number },
): Position | undefined {
  const { x, y } = camera.project(place);
  if (x < 0 || y < 0 || x > size.width || y > size.height) return place;
  const [east, south] = [beyond(x, size.width, MARGIN_PIXELS.x), beyond(y, size.height, MARGIN_PIXELS.y)];
  if (east === 0 && south === 0) return undefined;
  const scale = WORLD_PIXELS * 2 ** camera.zoom;
  const middle = mercator(camera.centre);
  return unmercator({ x: middle.x + east / scale, y: middle.y + south / scale });
}

/** By how much something lies too near to one of two edges; negative at the first. */
function beyond(at: number, size: number, wanted: number): number {
  const margin = Math.min(wanted, size / 2);
  if (at < margin) return at - margin;
  return Math.max(at - (size - margin), 0);
}

/**
 * Makes a camera in a tree. Made in two steps, since a map that was left meanwhile needs none.
 */
type MakeCamera = (root: ShadowRoot, options: CameraOptions, styleUrl: string | undefined) => Promise<Camera>;

/** The camera by MapLibre where the browser can draw it and the part can be loaded, else the one by SVG. */
export async function loadCamera(): Promise<MakeCamera> {
  const plain: MakeCamera = (_root, options) => plainCamera(options);
  if (!document.createElement("canvas").getContext("webgl2")) return plain;
  try {
    const { GlCamera, glCss } = await import("./gl-camera.ts");
    return async (root, options, styleUrl) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(glCss);
      // Before the sheets of the element, which have the last word.
      root.adoptedStyleSheets.unshift(sheet);
      try {
        return new GlCamera(options, styleUrl);
      } catch {
        options.container.replaceChildren();
        return plainCamera(options);
      }
    };
  } catch {
    return plain;
  }
}

async function plainCamera(options: CameraOptions): Promise<Camera> {
  const { SvgCamera } = await import("./svg-camera.ts");
  return new SvgCamera(options);
}

const known = new Map<string, Promise<string | undefined>>();

/**
 * The map style that the service is set up with (`MAP_STYLE_URL`); undefined: the element's own style. Asked for once a
 * server and only by a map, since a style of others means requests to others.
 */
export function mapStyleUrl(baseUrl: string): Promise<string | undefined> {
  const base = baseUrl.replace(/\/+$/, "");
  const asked = known.get(base) ?? ask(base);
  known.set(base, asked);
  return asked;
}

async function ask(base: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${base}/web-settings.json`);
    const settings = (await response.json()) as { mapStyleUrl?: string | null };
    return settings.mapStyleUrl ?? undefined;
  } catch {
    // Offline, or a service without these settings: the element's own style needs nobody.
    return undefined;
  }
}

/** The colours that the style sheet gives a map (`--map-*`), written as WebGL maps read them: red, green, blue, alpha. */
export function coloursIn(map: HTMLElement): MapColours {
  const probe = document.createElement("i");
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  map.append(probe);
  const read = (name: string) => {
    probe.style.color = `var(--map-${name})`;
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
    return `rgba(${red}, ${green}, ${blue}, ${(alpha! / 255).toFixed(3)})`;
  };
  const colours = Object.fromEntries(colourNames.map((name) => [name, read(name)])) as MapColours;
  probe.remove();
  return colours;
}
