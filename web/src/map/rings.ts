import type { HostProfile } from "../../../src/client/api-types.ts";
import { WORLD_PIXELS } from "./geometry.ts";

const EQUATOR_METRES = 40_075_016.7;
const METRES_PER_MILE = 1_609.344;
const metric = [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000];
const imperial = [0.1, 0.5, 1, 2, 5, 10].map((miles) => miles * METRES_PER_MILE);
/** A ring smaller than this says nothing, a larger one is not seen. Pixels. */
const [LEAST, MOST] = [60, 420];

/** Radii in metres of the circles that give a feeling for distances around a host, at a zoom. */
export function ringRadii(latitude: number, zoom: number, unit: HostProfile["distanceMetric"]): number[] {
  const metresPerPixel = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / (WORLD_PIXELS * 2 ** zoom);
  return (unit === "imperial" ? imperial : metric).filter((metres) => {
    const pixels = metres / metresPerPixel;
    return pixels >= LEAST && pixels <= MOST;
  });
}
