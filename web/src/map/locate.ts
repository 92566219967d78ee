import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { TextKey } from "../texts/texts.ts";
import type { Position } from "./geometry.ts";

const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 60_000;

/** The traveller's position, asked of the browser on request alone. It stays on the device. */
export class Locate implements ReactiveController {
  position: Position | undefined;
  /** What to tell the traveller meanwhile, or why there is no position. */
  note: TextKey<"map"> | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {}

  ask(): void {
    // Browsers offer no position to pages without TLS.
    if (!navigator.geolocation) {
      this.#tell("map.locateFailed");
      return;
    }
    this.#tell("map.locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        this.position = [coords.latitude, coords.longitude];
        this.#tell(undefined);
      },
      ({ code, PERMISSION_DENIED }) =>
        this.#tell(code === PERMISSION_DENIED ? "map.locateDenied" : "map.locateFailed"),
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS, enableHighAccuracy: true },
    );
  }

  #tell(note: TextKey<"map"> | undefined): void {
    this.note = note;
    this.#host.requestUpdate();
  }
}
