import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Listing } from "../../src/client/api-types.ts";
import type { Position } from "../src/map/geometry.ts";
import { read } from "./fields.ts";
import { nameOf } from "./names.ts";
import { dropTarget, moved, orderButtons } from "./ordering.ts";
import type { Fields } from "./session.ts";
import { announce, StudioElement } from "./studio-element.ts";
import type { Pin } from "./studio-map.ts";
import { fieldName, t } from "./texts/texts.ts";

const PAUSE_MS = 250;
const FOUND = 8;

/** `<stops-field .session .ids lang>`: a guide's places in order, as a list and on a map. Fires `stops`. */
class StopsField extends StudioElement {
  static override properties = {
    ids: { attribute: false },
    lang: { attribute: false },
    places: { state: true },
    found: { state: true },
  };
  declare ids: readonly string[];
  declare lang: string;
  /** What is known of the places; null: there is none of this id. */
  declare places: ReadonlyMap<string, Fields | null>;
  declare found: readonly Listing[];
  #typing: ReturnType<typeof setTimeout> | undefined;
  #pins: readonly Pin[] = [];

  constructor() {
    super();
    this.ids = [];
    this.places = new Map();
    this.found = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("ids")) void this.#learn();
    this.#pins = this.ids.flatMap((id, index): Pin[] => {
      const at = this.places.get(id)?.geoLocation as Position | undefined;
      return at ? [{ id, name: this.#name(id), at, label: String(index + 1) }] : [];
    });
  }

  async #learn(): Promise<void> {
    const unknown = this.ids.filter((id) => !this.places.has(id));
    await Promise.all(
      unknown.map(async (id) => {
        const record = await this.session.get("listing", id).then(
          (entry) => entry.record,
          () => null,
        );
        this.places = new Map(this.places).set(id, record);
      }),
    );
  }

  #name(id: string): string {
    const record = this.places.get(id);
    return record ? nameOf("listing", record, this.lang) || id : id;
  }

  override render(): TemplateResult {
    const { ids } = this;
    const order = (from: number, to: number) => {
      this.emit("stops", moved(ids, from, to));
      announce(t("moved", { name: this.#name(ids[from]!), count: to + 1 }));
    };
    return html`<p class="hint">${ids.length === 0 ? t("stopsNone") : t("stopsHint")}</p>
      <div class="stops">
        <ol>${ids.map((id, index) => {
          const name = this.#name(id);
          return html`<li class="stop" draggable="true" data-id=${id} ${dropTarget(index, order)}>
            <b class="stop__number">${index + 1}</b>
            <span class="stop__words"><a href="#/listing/${encodeURIComponent(id)}">${name}</a>
              ${this.places.get(id) === null ? html`<span class="hint">${t("stopGone")}</span>` : nothing}</span>
            ${orderButtons(name, index, ids.length, order)}
            <button class="icon-button" type="button" aria-label=${t("takeOut", { name })} @click=${() =>
              this.emit(
                "stops",
                ids.filter((other) => other !== id),
              )}>×</button>
          </li>`;
        })}</ol>
        <studio-map .session=${this.session} .label=${fieldName("listingIds")} .pins=${this.#pins} .home=${this.session.hosts[0]?.geoLocation}></studio-map>
      </div>
      <label><span class="field__part">${t("stopsAdd")}</span><input type="search" @input=${this.#search} /></label>
      <ul class="found">${this.found
        .filter(({ id }) => !ids.includes(id))
        .map(
          ({
            id,
            name = id,
            category,
            neighborhood,
          }) => html`<li><button class="quiet" type="button" @click=${() => this.emit("stops", [...ids, id])}>+ ${name}
            <span class="hint">${category ?? neighborhood ?? ""}</span></button></li>`,
        )}</ul>`;
  }

  readonly #search = (event: Event) => {
    const searchQuery = read(event).trim();
    clearTimeout(this.#typing);
    this.#typing = setTimeout(async () => {
      if (searchQuery === "") this.found = [];
      else
        this.found = (
          await this.session.client.listingSearch({ searchQuery, lang: this.lang, hitsPerPage: FOUND })
        ).results;
    }, PAUSE_MS);
  };
}

customElements.define("stops-field", StopsField);
