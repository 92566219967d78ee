import { css, html, nothing, type TemplateResult } from "lit";
import { AppElement } from "../app/app-element.ts";
import { Near } from "../parts/near.ts";
import { base } from "../styles/base.ts";
import type { Area } from "./areas.ts";
import type { Bounds } from "./geometry.ts";
import type { MapPoint } from "./points.ts";

const styles = css`
  :host { display: block; position: relative; overflow: hidden; border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-muted); }
  waymark-map { position: absolute; inset: 0; }
`;

/**
 * `<waymark-map-frame .app .points>`: a map in a page that scrolls. Its script is loaded when the traveller comes near; the
 * frame stands from the beginning, so that nothing moves then. Fires `select` (detail: a place's id).
 */
class MapFrame extends AppElement {
  static override properties = {
    points: { attribute: false },
    areas: { attribute: false },
    selected: { attribute: false },
    view: { attribute: false },
    near: { attribute: false },
    isLoaded: { state: true },
  };
  static override styles = [base, styles];
  declare points: readonly MapPoint[];
  declare areas: readonly Area[];
  declare selected: string | undefined;
  /** What is to be seen; undefined: all points. */
  declare view: Bounds | undefined;
  /** What is to be seen at first where the map shows streets. */
  declare near: Bounds | undefined;
  declare isLoaded: boolean;
  readonly #near = new Near(this, () => this.isLoaded || void this.#load());

  constructor() {
    super();
    this.points = [];
    this.areas = [];
    this.isLoaded = customElements.get("waymark-map") !== undefined;
  }

  override render(): TemplateResult {
    const { app, points, areas, selected, view, near, isLoaded } = this;
    return html`${
      isLoaded
        ? html`<waymark-map .app=${app} .points=${points} .areas=${areas} .selected=${selected} .view=${view} .near=${near} .withinPage=${!app.settings.kiosk}
            @select=${({ detail }: CustomEvent<string>) => this.dispatchEvent(new CustomEvent("select", { detail }))}></waymark-map>`
        : nothing
    }<slot></slot>`;
  }

  /** Without a connection the frame stays, and coming near again tries again. */
  async #load(): Promise<void> {
    try {
      await import("./map-element.ts");
      this.#near.stop();
      this.isLoaded = true;
    } catch {}
  }
}

if (!customElements.get("waymark-map-frame")) customElements.define("waymark-map-frame", MapFrame);
