import type { AreaShape } from "./area-shapes.ts";
import type { Bounds, Pixel, Position } from "./geometry.ts";

/** A line through the stops of a day, in the colour of that day. */
export interface RouteLine {
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

/** Colours of the drawing, as CSS colours. */
export interface MapColours {
  ground: string;
  area: string;
  border: string;
  ring: string;
}

/** What a camera is made with. */
export interface CameraOptions {
  container: HTMLElement;
  bounds: Bounds;
  colours: MapColours;
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
  dispose(): void;
}

/** No closer than a house, no farther than the world. */
export const MAX_ZOOM = 18;
export const MIN_ZOOM = 1;
/** How close `fit` goes, so that a single place still shows what is around it. */
export const FIT_ZOOM = 15.5;
