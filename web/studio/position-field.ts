import { html, nothing, type TemplateResult } from "lit";
import { read } from "./fields.ts";
import { StudioElement } from "./studio-element.ts";
import { fieldName, t } from "./texts/texts.ts";

/** About a metre. */
const DIGITS = 5;

/** `<position-field .session .at>`: a position by map or by numbers. Fires `position`. */
class PositionField extends StudioElement {
  static override properties = { at: { attribute: false } };
  declare at: readonly [number, number] | undefined;

  override render(): TemplateResult {
    const { at } = this;
    const number = (
      index: 0 | 1,
      label: string,
      most: number,
    ) => html`<label><span class="field__part">${label}</span>
      <input type="number" step="any" min=${-most} max=${most} .value=${String(at?.[index] ?? "")} @change=${(
        event: Event,
      ) => {
        const value = Number(read(event));
        if (read(event) === "") this.emit("position", undefined);
        else if (index === 0) this.emit("position", [value, at?.[1] ?? 0]);
        else this.emit("position", [at?.[0] ?? 0, value]);
      }} /></label>`;
    const home = this.session.hosts.find(({ geoLocation }) => geoLocation)?.geoLocation;
    return html`<studio-map .session=${this.session} .label=${fieldName("geoLocation")} .pins=${at ? [{ id: "pin", name: t("pin"), at }] : []} .home=${home} movable
        @place=${(event: CustomEvent<readonly [number, number]>) =>
          this.emit(
            "position",
            event.detail.map((degrees) => Number(degrees.toFixed(DIGITS))),
          )}></studio-map>
      <p class="hint">${t("mapHint")}${at ? nothing : html` ${t("noPosition")}`}</p>
      <div class="parts parts--two">${number(0, t("latitude"), 90)}${number(1, t("longitude"), 180)}</div>`;
  }
}

customElements.define("position-field", PositionField);
