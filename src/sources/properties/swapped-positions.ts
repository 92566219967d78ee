import type { GeoLocation } from "../../contract/common.ts";
import { metresBetween } from "../geometry/covering-radius.ts";
import { BrokenFile, type SourceFault } from "../source-record.ts";

/** A place farther from every host is far, one nearer to any is near (metres). */
const FAR = 500_000;
const NEAR = 150_000;
/** Share of the places that must tell the same before the file is refused. */
const MOST = 0.8;

/** What cures a file of properties that is swapped. */
export const SWAP_CURE = 'if all of the file is so, import it with {"swapped": true} in the mapping';

/** Watches the positions of one file for latitude and longitude in each other's place. */
export class SwapWatch {
  readonly #hosts: readonly GeoLocation[];
  #seen = 0;
  #swapped = 0;

  constructor(hosts: readonly GeoLocation[] = []) {
    this.#hosts = hosts;
  }

  see([latitude, longitude]: GeoLocation): void {
    if (this.#hosts.length === 0) return;
    this.#seen++;
    if (Math.abs(longitude) > 90) return;
    if (this.#nearest(latitude, longitude) > FAR && this.#nearest(longitude, latitude) < NEAR)
      this.#swapped++;
  }

  /** @throws BrokenFile when most places seen lie far from the organisation's hosts and near them when swapped. */
  check(): void {
    if (this.#swapped === 0 || this.#swapped < this.#seen * MOST) return;
    const detail =
      `latitude and longitude look swapped: ${this.#swapped} of ${this.#seen} places lie more than ${FAR / 1000} km from ` +
      `all hosts, and near them when the two change places; ${SWAP_CURE}`;
    throw new BrokenFile("invalid_geo_location", detail);
  }

  #nearest(latitude: number, longitude: number): number {
    return Math.min(...this.#hosts.map(([lat, lng]) => metresBetween([lng, lat], [longitude, latitude])));
  }
}

/** The fault of a position that is none on earth, or undefined when it is one; `cure` helps where the two are swapped. */
export function positionFault(
  latitude: number,
  longitude: number,
  cure?: string,
): Omit<SourceFault, "place"> | undefined {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return undefined;
  const isSwapped = Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
  const swapped = `latitude ${latitude} is beyond 90: latitude and longitude look swapped`;
  const none = `latitude ${latitude}, longitude ${longitude} is no position in degrees (WGS 84); convert projected ones`;
  const detail = isSwapped ? [swapped, cure].filter(Boolean).join("; ") : none;
  return { code: "invalid_geo_location", detail };
}
