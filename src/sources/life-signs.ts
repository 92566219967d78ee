import { metresApart, pointOf } from "../content/sphere.ts";
import type { GeoLocation } from "../contract/common.ts";
import type { Host } from "../contract/host.ts";
import type { Listing } from "../contract/listing.ts";
import type { AnyRecord, Kind } from "../contract/records.ts";

/** A default radius that hides more than this share of a host's listings is told. */
const HIDDEN_SHARE = 0.5;

interface Place {
  position: GeoLocation | undefined;
  hostIds: readonly string[];
  hasZone: boolean;
}

/**
 * What makes an organisation look dead to its guests though every record of it is valid: no zone, no hours, no positions, a radius
 * that hides its records. Only active hosts and listings count.
 */
export class LifeSigns {
  readonly #hosts: Host[] = [];
  readonly #places: Place[] = [];
  #withHours = 0;

  add(kind: Kind, record: AnyRecord): void {
    if (kind === "host" && (record as Host).status === "active") this.#hosts.push(record as Host);
    if (kind !== "listing" || (record as Listing).status !== "active") return;
    const { geoLocation, hostIds = [], timeZoneName, openingHours } = record as Listing;
    this.#places.push({ position: geoLocation, hostIds, hasZone: timeZoneName !== undefined });
    if (openingHours) this.#withHours++;
  }

  /** What is to be warned of, a sentence each. */
  warnings(): string[] {
    const all = this.#places.length;
    if (all === 0) return [];
    const found: string[] = [];
    const zoneless = this.#places.filter((place) => !place.hasZone && !this.#hostsOf(place).some(hasZone));
    if (zoneless.length > 0)
      found.push(`${share(zoneless.length, all)} no time zone: nobody is told whether they are open`);
    for (const host of this.#hosts.filter((one) => !hasZone(one)))
      found.push(`host ${host.id} has no time zone: its days and plans are told in UTC`);
    if (this.#withHours === 0) found.push("no listing has opening hours");
    const nowhere = this.#places.filter(({ position }) => !position).length;
    if (nowhere > 0) found.push(`${share(nowhere, all)} no position: no search near a place finds them`);
    for (const host of this.#hosts) found.push(...this.#hiddenFrom(host));
    return found;
  }

  #hostsOf({ hostIds }: Place): Host[] {
    return hostIds.length === 0 ? this.#hosts : this.#hosts.filter(({ id }) => hostIds.includes(id));
  }

  #hiddenFrom({ id, geoLocation, searchConfig }: Host): string[] {
    if (!geoLocation) return [`host ${id} has no position: it tells no distances and has no radius`];
    const radius = searchConfig?.searchRadius;
    if (radius === undefined) return [];
    const metres = this.#places.flatMap(({ position, hostIds }) => {
      const isIts = position && (hostIds.length === 0 || hostIds.includes(id));
      return isIts ? [metresApart(pointOf(...geoLocation), pointOf(...position))] : [];
    });
    const hidden = metres.filter((distance) => distance > radius).length;
    if (hidden <= metres.length * HIDDEN_SHARE) return [];
    const told = `host ${id}: its radius of ${Math.round(radius)} m hides ${hidden} of ${metres.length} listings`;
    return [`${told}; the nearest is ${Math.round(least(metres))} m away`];
  }
}

function hasZone({ timeZoneName }: Host): boolean {
  return timeZoneName !== undefined;
}

function share(some: number, all: number): string {
  return `${some} of ${all} listings have`;
}

function least(metres: readonly number[]): number {
  return metres.reduce((nearest, one) => Math.min(nearest, one), Number.POSITIVE_INFINITY);
}
