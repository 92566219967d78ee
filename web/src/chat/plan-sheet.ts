import { css, html, nothing, type TemplateResult } from "lit";
import type { Listing } from "../../../src/client/api-types.ts";
import { AppElement } from "../app/app-element.ts";
import { savedIds } from "../app/device.ts";
import { listingsByIds } from "../app/listings-by-ids.ts";
import { Loader } from "../app/loader.ts";
import { type IconName, icon } from "../parts/icon.ts";
import "../parts/sheet.ts";
import { skeleton } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { type PlanOperation, standingBeside, standingOf } from "./plan-change.ts";
import type { Itinerary } from "./plan-places.ts";

const styles = css`
  .choices { display: grid; gap: 0.25rem; }
  .choice { display: flex; align-items: center; gap: 0.75rem; width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; border: 0; border-radius: var(--wm-button-corners); background: none; text-align: start; }
  .choice:hover { background: var(--wm-muted); }
  .choice[disabled] { opacity: 0.5; cursor: default; }
  .choice small { display: block; color: var(--wm-text-soft); font: var(--wm-type-caption); }
  label.choice { flex-wrap: wrap; }
  select { flex: 1 1 12rem; min-width: 0; min-height: 2.75rem; padding: 0.375rem 0.625rem; border: 1px solid var(--wm-outline); border-radius: var(--wm-button-corners); background: var(--wm-surface); color: var(--wm-text); }
`;

/** What is to be changed: a stop, or the plan by a place that was saved. */
export type Changing = { stop: string } | "saved";

/**
 * `<waymark-plan-sheet .app .itinerary .changing .day>`: all that a hand can do with a stop, as buttons; or the saved places that a plan has not. `day`:
 * the one that is shown alone. Fires `change` (detail: the operation) and `close`.
 */
class PlanSheet extends AppElement {
  static override properties = {
    itinerary: { attribute: false },
    changing: { attribute: false },
    day: { attribute: false },
  };
  static override styles = [base, styles];
  declare itinerary: Itinerary;
  declare changing: Changing | undefined;
  declare day: number | undefined;
  readonly #saved = new Loader<Listing[]>(this);

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has("changing") || this.changing !== "saved") return;
    const ids = this.#notPlanned();
    void this.#saved.run((signal) => listingsByIds(this.app, ids, signal));
  }

  override render(): TemplateResult {
    const { app, changing } = this;
    const label = changing === "saved" ? app.t("chat.addSaved") : (this.#stop?.placeName ?? "");
    return html`<waymark-sheet .open=${changing !== undefined} .label=${label} .closeLabel=${app.t("common.close")} @close=${() => this.dispatchEvent(new Event("close"))}>
      ${changing === undefined ? nothing : changing === "saved" ? this.#savedPlaces() : this.#choices(changing.stop)}
    </waymark-sheet>`;
  }

  get #stop() {
    const { changing } = this;
    if (changing === undefined || changing === "saved") return undefined;
    return this.itinerary.days
      .flatMap((day) => day.activities)
      .find(({ placeId }) => placeId === changing.stop);
  }

  #choices(stop: string): TemplateResult | typeof nothing {
    const { app, itinerary } = this;
    const standing = standingOf(itinerary, stop);
    if (!standing || !this.#stop) return nothing;
    const { locked } = this.#stop;
    const [earlier, later] = ([-1, 1] as const).map((by) => standingBeside(itinerary, stop, by));
    const choice = (name: IconName, words: string, operation: PlanOperation | undefined) =>
      html`<li><button class="choice" type="button" ?disabled=${operation === undefined} @click=${() => this.#change(operation!)}>${icon(name)}${words}</button></li>`;
    const toggle = choice(locked ? "unlock" : "lock", app.t(locked ? "chat.unlock" : "chat.lock"), {
      op: locked ? "unlock" : "lock",
      stop,
    });
    if (locked) return html`<ul class="choices">${toggle}</ul>`;
    const others = itinerary.days.filter(({ dayNumber }) => dayNumber !== standing.day);
    return html`<ul class="choices">
      ${choice("up", app.t("chat.earlier"), earlier && { op: "move", stop, ...earlier })}
      ${choice("down", app.t("chat.later"), later && { op: "move", stop, ...later })}
      ${others.map(({ dayNumber: day }) => choice("calendar", app.t("chat.toDay", { number: day }), { op: "move", stop, day }))}
      ${this.#partners(stop)}
      ${toggle}
      ${choice("copy", app.t("chat.alike"), { op: "replace", stop, like: "same" })}
      ${choice("walk", app.t("chat.nearer"), { op: "replace", stop, like: "nearer" })}
      ${choice("close", app.t("chat.takeOut"), { op: "remove", stop })}
    </ul>`;
  }

  #partners(stop: string): TemplateResult | typeof nothing {
    const others = this.itinerary.days.flatMap(({ dayNumber, activities }) =>
      activities
        .filter(({ placeId, locked }) => placeId !== stop && !locked)
        .map((one) => ({ ...one, dayNumber })),
    );
    if (others.length === 0) return nothing;
    return html`<li><label class="choice">${icon("swap")}${this.app.t("chat.swapWith")}
      <select @change=${(event: Event) => this.#change({ op: "swap", stop, with: (event.target as HTMLSelectElement).value })}>
        <option selected disabled></option>
        ${others.map(({ placeId, placeName, dayNumber }) => html`<option value=${placeId}>${this.app.t("chat.day", { number: dayNumber })}: ${placeName}</option>`)}
      </select></label></li>`;
  }

  #savedPlaces(): TemplateResult {
    const { app } = this;
    const { value, isLoading } = this.#saved;
    if (isLoading || !value) return skeleton(app, 2);
    if (value.length === 0) return html`<p>${app.t("chat.noneSaved")}</p>`;
    return html`<ul class="choices">
      ${value.map(
        ({ id, name, category }) =>
          html`<li><button class="choice" type="button" @click=${() => this.#change({ op: "add", listingId: id, day: this.day })}>${icon("heart")}<span>${name}<small>${category}</small></span></button></li>`,
      )}
    </ul>`;
  }

  #notPlanned(): string[] {
    const planned = new Set(
      this.itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)),
    );
    return savedIds(this.app.options.orgId).filter((id) => !planned.has(id));
  }

  #change(operation: PlanOperation): void {
    this.dispatchEvent(new CustomEvent<PlanOperation>("change", { detail: operation }));
    this.dispatchEvent(new Event("close"));
  }
}

if (!customElements.get("waymark-plan-sheet")) customElements.define("waymark-plan-sheet", PlanSheet);
