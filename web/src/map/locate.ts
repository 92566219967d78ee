import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { MapKey } from "../texts/map/map.ts";
import type { Position } from "./geometry.ts";

const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 60_000;

/** The traveller's position, asked of the browser on request alone. It stays on the device. */
export class Locate implements ReactiveController {
  position: Position | undefined;
  /** What to tell the traveller meanwhile, or why there is no position. */
  note: MapKey | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  ask(): void {
    // Browsers offer no position to pages without TLS.
    if (!navigator.geolocation) {
      this.#tell("locateFailed");
      return;
    }
    this.#tell("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        this.position = [coords.latitude, coords.longitude];
        this.#tell(undefined);
      },
      ({ code, PERMISSION_DENIED }) =>
        this.#tell(code === PERMISSION_DENIED ? "locateDenied" : "locateFailed"),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS, enableHighAccuracy: true },
    );
  }

  #tell(note: MapKey | undefined): void {
    this.note = note;
    this.#host.requestUpdate();
  }
}
