import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { ChatAnswer } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { Loader } from "../app/loader.ts";
import { neighbourhoods } from "../app/neighbourhoods.ts";
import { hasScreen } from "../app/route.ts";
import { areaCover, listingCover } from "../covers/cover.ts";
import { minutesText } from "../format/numbers.ts";
import { clockText } from "../format/times.ts";
import type { Area } from "../map/areas.ts";
import { tones } from "../map/map-styles.ts";
import { type MapPoint, toAreas } from "../map/points.ts";
import { icon, travelIcons } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { markMissing } from "../parts/photo.ts";
import { addressButton } from "../parts/share.ts";
import { failure } from "../parts/states.ts";
import { base } from "../styles/base.ts";
import { signs } from "../texts/texts.ts";
import type { MailForm } from "./mail-form.ts";
import "./mail-form.ts";
import {
  faultTexts,
  foreseen,
  outlineOf,
  type PlanOperation,
  standingBeside,
  standingOf,
} from "./plan-change.ts";
import { PlanDrag } from "./plan-drag.ts";
import type { Changing } from "./plan-sheet.ts";
import "./plan-sheet.ts";
import { findPlaces, type Itinerary, type Stop, type StopPlace, stopPoints } from "./plan-places.ts";
import "../map/map-element.ts";

/** A plan: its days as a line of stops, and the map that stays beside them. */
const styles = css`
  .plan { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); padding: clamp(1rem, 2.5cqi, 1.75rem); border: 1px solid var(--wm-line); border-radius: var(--wm-card-corners); background: var(--wm-surface); }
  .plan__head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.75rem; }
  .plan__chips { display: flex; gap: 0.375rem; overflow-x: auto; scrollbar-width: none; padding: 3px; margin: -3px; }
  .plan__chips .chip { min-height: 2.75rem; flex: none; }
  .plan__both { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
  .plan__map { position: relative; height: 20rem; border-radius: var(--wm-card-corners); overflow: hidden; order: -1; border: 1px solid var(--wm-line); }
  .plan__map .state { position: absolute; z-index: 9; inset: 0; margin: auto; height: fit-content; padding: 1rem; background: var(--wm-surface); }
  .plan__map waymark-map { position: absolute; inset: 0; }
  .plan__days { display: grid; gap: 2.25rem; align-content: start; }

  .day h3 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.625rem; font: var(--wm-type-header5); letter-spacing: var(--wm-space-header5); }
  .day__date { font: var(--wm-type-body2); color: var(--wm-text-soft); }
  .day__date::first-letter { text-transform: uppercase; }
  .day__summary { margin-block: 0.125rem 0.875rem; color: var(--wm-text-soft); font: var(--wm-type-body2); }
  .stops { position: relative; display: grid; gap: 0.25rem; min-height: 1.5rem; }
  .stop { position: relative; display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) auto; gap: 0.75rem; padding-block: 0.25rem; scroll-margin-block: 5rem; border-radius: var(--wm-card-corners); }
  .stop[aria-current] { background: var(--wm-muted); }
  .stop__number {
    position: relative; z-index: 1; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 5px solid var(--wm-surface);
    border-radius: 50%; background: var(--tone); color: #fff; font: var(--wm-type-captionBold); font-size: 0.9375rem;
  }
  .stop__number[aria-pressed="true"] { box-shadow: 0 0 0 3px var(--tone); }
  .stop::before, .travel::before { content: ""; position: absolute; inset-block: 0 -0.25rem; inset-inline-start: calc(1.375rem - 1px); width: 2px; background: var(--wm-line); }
  .stop:last-child::before { inset-block-end: auto; height: 1.5rem; }
  .travel { position: relative; display: flex; align-items: center; gap: 0.375rem; padding-inline-start: 3.5rem; color: var(--wm-text-soft); font: var(--wm-type-caption); }
  .travel:first-child::before { inset-block-start: 50%; }
  .stop__words { padding-block: 0.375rem; min-width: 0; }
  .stop__time { font: var(--wm-type-captionBold); color: var(--wm-text-soft); }
  .stop h4 { font: var(--wm-type-subtitle1); letter-spacing: var(--wm-space-subtitle1); }
  .stop h4 a { text-decoration: none; }
  .stop h4 a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  .stop__why { font: var(--wm-type-body2); color: var(--wm-text-soft); text-wrap: pretty; }
  .stop__fault { display: flex; align-items: start; gap: 0.375rem; margin-block-start: 0.25rem; font: var(--wm-type-captionBold); color: var(--wm-error); }
  .stop__fault .icon { flex: none; }
  .stop__hand { grid-column: 2 / -1; display: flex; gap: 0.25rem; margin-block: -0.5rem; margin-inline-start: -0.625rem; }
  .stop__hand button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0; border-radius: 50%; background: none; color: var(--wm-text-soft); }
  .stop__hand button:hover { background: var(--wm-muted); color: var(--wm-text); }
  .stop__hand .grip { cursor: grab; touch-action: none; }
  .stop--dragged { z-index: 3; background: var(--wm-surface); box-shadow: 0 8px 32px #0004; cursor: grabbing; }
  .stop--before::after, .stops--end::after { content: ""; position: absolute; z-index: 4; inset-inline: 0; inset-block-start: -2px; height: 3px; border-radius: 3px; background: var(--wm-link); }
  .stops--end::after { inset-block: auto -3px; }
  .plan__hand, .plan__tools { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .plan__fault { color: var(--wm-error); }
  .plan__days--waiting .stop__time, .plan__days--waiting .travel { opacity: 0.5; }
  .stop__photo { width: 4.5rem; height: 4.5rem; margin: 0.375rem 0.375rem 0 0; object-fit: cover; overflow: hidden; border-radius: 0.625rem; background: var(--wm-muted); }

  @container (min-width: 56rem) {
    .plan__both { grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); }
    .plan__map { order: 0; position: sticky; inset-block-start: 1rem; height: min(34rem, 70dvh); }
  }
`;

/**
 * `<waymark-plan .app .itinerary .conversationId>`: a plan day by day beside a map, with stops numbered alike in both, and a
 * form to have it mailed. With `.change` a hand moves its stops: by pointer, by the arrow keys, or by the sheet of a stop.
 */
export class Plan extends LitElement {
  static override properties = {
    app: { attribute: false },
    itinerary: { attribute: false },
    conversationId: { attribute: false },
    day: { state: true },
    selected: { state: true },
    isMailing: { state: true },
    change: { attribute: false },
    changing: { state: true },
    told: { state: true },
    canUndo: { state: true },
    hasFailed: { state: true },
  };
  static override styles = [base, styles, tones];
  declare app: App;
  declare itinerary: Itinerary;
  declare conversationId: string | undefined;
  /** The day shown, by its number; undefined: all. */
  declare day: number | undefined;
  declare selected: string | undefined;
  declare isMailing: boolean;
  /** Changes the plan by hand; absent: nobody may. */
  declare change: ((operation: PlanOperation) => Promise<ChatAnswer>) | undefined;
  /** What the sheet is open for. */
  declare changing: Changing | undefined;
  /** What came of the last change, for those who hear the page. */
  declare told: string | undefined;
  declare canUndo: boolean;
  declare hasFailed: boolean;
  /** The plan with changes that the service has not answered yet, and how many these are. */
  #ahead: Itinerary | undefined;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  readonly #drag = new PlanDrag(this, (stop, place) => void this.#do({ op: "move", stop, ...place }));
  readonly #places = new Loader<Map<string, StopPlace>>(this);
  #points: readonly MapPoint[] = [];
  #pointsFor: unknown[] = [];
  #areas: readonly Area[] = [];
  #ids: string | undefined;

  constructor() {
    super();
    this.isMailing = false;
    this.canUndo = false;
    this.hasFailed = false;
  }

  /** The plan as it is shown. */
  get #plan(): Itinerary {
    return this.#ahead ?? this.itinerary;
  }

  /** Who came here by the chat's own address has no neighbourhoods yet. */
  async #loadAreas(): Promise<void> {
    const { app } = this;
    await app.loadHome();
    this.#areas = toAreas(neighbourhoods(app.areas, app.host));
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("itinerary")) {
      const { app, itinerary } = this;
      if (!itinerary.days.some(({ dayNumber }) => dayNumber === this.day)) this.day = undefined;
      void this.#loadAreas();
      // A plan arrives twice, as a piece and with the whole answer: its places are asked for once.
      const ids = itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)).join();
      if (ids !== this.#ids) {
        this.#ids = ids;
        this.selected = undefined;
        void this.#places.run((signal) => findPlaces(app, itinerary, signal));
      }
    }
    const made = [this.#plan, this.#places.value, this.day];
    if (made.some((value, index) => value !== this.#pointsFor[index])) {
      this.#pointsFor = made;
      this.#points = stopPoints(this.#plan, this.#places.value ?? new Map(), this.day);
    }
  }

  override render(): TemplateResult {
    const { app } = this;
    const itinerary = this.#plan;
    const { error } = this.#places;
    const shown = itinerary.days.filter(({ dayNumber }) => this.day === undefined || dayNumber === this.day);
    return html`<section class="plan" aria-labelledby="plan">
      <div class="plan__head">
        <h2 id="plan">${itinerary.name}</h2>
        <div class="plan__tools"><button class="button" type="button" aria-expanded=${this.isMailing ? "true" : "false"} @click=${() => this.mail()}>
          ${icon("mail")}${this.app.t("chat.mailIt")}
        </button>${app.publicUrl("") ? addressButton(app, () => this.#share(), itinerary.name) : nothing}</div>
      </div>
      ${
        this.isMailing
          ? html`<waymark-mail-form .app=${app} .itinerary=${itinerary} .conversationId=${this.conversationId}></waymark-mail-form>`
          : nothing
      }
      ${itinerary.days.length > 1 ? this.#dayChips() : nothing}
      ${this.change ? this.#hand() : nothing}
      <div class="plan__both">
        <div class="plan__days ${this.#waiting > 0 ? "plan__days--waiting" : ""}">${shown.map((day) => this.#day(day))}</div>
        <div class="plan__map">
          ${error ? failure(app, error, () => this.#places.retry()) : nothing}
          <waymark-map .app=${app} .points=${this.#points} .areas=${this.#areas} .selected=${this.selected} .withinPage=${!app.settings.kiosk}
            @select=${(event: CustomEvent<string>) => this.#select(event.detail, true)}></waymark-map>
        </div>
      </div>
    </section>`;
  }

  /** What a hand can do with the plan as a whole, and what came of the last change. */
  #hand(): TemplateResult {
    const { app } = this;
    const close = () => {
      this.changing = undefined;
    };
    return html`<div class="plan__hand">
        ${
          app.settings.disableSavedListings || !hasScreen("saved")
            ? nothing
            : html`<button class="chip" type="button" @click=${() => {
                this.changing = "saved";
              }}>${icon("heart")}${app.t("chat.addSaved")}</button>`
        }
        ${this.canUndo ? html`<button class="chip" type="button" @click=${() => void this.#do({ op: "undo" })}>${icon("undo")}${app.t("chat.undo")}</button>` : nothing}
      </div>
      <p class="${this.hasFailed ? "plan__fault" : "unseen"}" role="status">${this.told}</p>
      <waymark-plan-sheet .app=${app} .itinerary=${this.#plan} .changing=${this.changing} .day=${this.day} @close=${close}
        @change=${(event: CustomEvent<PlanOperation>) => void this.#do(event.detail)}></waymark-plan-sheet>`;
  }

  /** Shows a change at once, and what the service makes of it when that is there; changes wait for the ones before. */
  async #do(operation: PlanOperation): Promise<void> {
    if (!this.change) return;
    this.#ahead = foreseen(this.#plan, operation);
    this.#waiting++;
    this.requestUpdate();
    const turn = this.#last.then(() => this.change!(operation));
    this.#last = turn.catch(() => undefined);
    try {
      const { message, changes } = await turn;
      this.told = message;
      this.hasFailed = changes?.some(({ done }) => !done) ?? false;
      this.canUndo = operation.op !== "undo" || !this.hasFailed;
    } catch {
      this.told = this.app.t("chat.changeFailed");
      this.hasFailed = true;
    }
    this.#waiting--;
    if (this.#waiting === 0) this.#ahead = undefined;
    this.requestUpdate();
  }

  /** The arrow keys move a stop by one; the focus goes along. */
  async #key(event: KeyboardEvent, stop: string): Promise<void> {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    const place = by && standingBeside(this.#plan, stop, by);
    if (!by) return;
    event.preventDefault();
    if (!place) return;
    const done = this.#do({ op: "move", stop, ...place });
    const refocus = async () => {
      await this.updateComplete;
      this.renderRoot.querySelector<HTMLElement>(`.stop[data-id="${CSS.escape(stop)}"] .grip`)?.focus();
    };
    await refocus();
    await done;
    await refocus();
  }

  /** Gives the plan, with all that was changed by hand, an address in the language shown. */
  async #share(): Promise<string> {
    await this.#last;
    const { app, itinerary } = this;
    const { profileId } = app.query();
    const { url } = await app.client.sharePlan({ profileId, itinerary: outlineOf(itinerary) });
    return url.replace(/\/plan\/[^/]+$/, (plan) => `${app.languagePart}${plan}`);
  }

  /** Opens the form to have the plan mailed, and goes there. */
  async mail(): Promise<void> {
    this.isMailing = true;
    await this.updateComplete;
    const form = this.renderRoot.querySelector<MailForm>("waymark-mail-form");
    await form?.updateComplete;
    form?.focus();
  }

  #dayChips(): TemplateResult {
    const chip = (day: number | undefined, label: string) =>
      html`<button class="chip" type="button" aria-pressed=${this.day === day ? "true" : "false"} @click=${() => {
        this.day = day;
      }}>${label}</button>`;
    return html`<div class="plan__chips" role="group" aria-label=${this.app.t("chat.days")}>
      ${chip(undefined, this.app.t("chat.allDays"))}
      ${this.#plan.days.map(({ dayNumber }) => chip(dayNumber, this.app.t("chat.day", { number: dayNumber })))}
    </div>`;
  }

  #day({ dayNumber, summary, activities }: Itinerary["days"][number]): TemplateResult {
    const date = dateText(this.itinerary.startDate, dayNumber, this.app.lang);
    const tone = `tone-${this.itinerary.days.findIndex((day) => day.dayNumber === dayNumber) % 7}`;
    return html`<section class="day ${tone}" aria-labelledby="day-${dayNumber}">
      <h3 id="day-${dayNumber}"><span class="day__number">${this.app.t("chat.day", { number: dayNumber })}</span>${date ? html` <span class="day__date">${date}</span>` : nothing}</h3>
      <p class="day__summary">${summary}</p>
      <ol class="stops ${this.#isDropAt(dayNumber, undefined) ? "stops--end" : ""}" data-day=${dayNumber}>
        ${repeat(
          activities,
          ({ placeId }) => placeId,
          (stop, index) => this.#stop(stop, index + 1),
        )}
      </ol>
    </section>`;
  }

  /** Whether what is dragged would go before a stop, or to the end of a day. */
  #isDropAt(day: number, before: string | undefined): boolean {
    const { dragged, place } = this.#drag;
    if (dragged === undefined || place?.day !== day) return false;
    const stops = this.#plan.days.find(({ dayNumber }) => dayNumber === day)!.activities;
    return stops.filter(({ placeId }) => placeId !== dragged)[place.position - 1]?.placeId === before;
  }

  #stop(stop: Stop, number: number): TemplateResult {
    const { placeId, placeName, placeType, rationale, placePhoto, listing, location } = stop;
    const place = this.#places.value?.get(placeId);
    const isSelected = placeId === this.selected;
    const photo = this.app.url(placePhoto ?? listing?.photo?.url ?? location?.photo?.url);
    return html`${this.#travel(stop)}
      <li class="stop ${placeId === this.#drag.dragged ? "stop--dragged" : ""} ${this.#isDropAt(standingOf(this.#plan, placeId)!.day, placeId) ? "stop--before" : ""}" data-id=${placeId} aria-current=${isSelected ? "true" : nothing}>
        <button class="stop__number" type="button" aria-pressed=${isSelected ? "true" : "false"} aria-label=${this.app.t("chat.showStop", { number, name: placeName })} @click=${() => this.#select(placeId, false)}>${number}</button>
        <div class="stop__words">
          <p class="stop__time">${this.#time(stop)}${stop.locked ? html` ${signs.between} ${this.app.t("chat.locked")}` : nothing}</p>
          <h4>${this.#name(stop)}</h4>
          ${faultTexts(this.app, stop).map((fault) => html`<p class="stop__fault">${icon("warning")}${fault}</p>`)}
          <p class="stop__why">${rationale}</p>
        </div>
        ${
          photo
            ? html`<img class="stop__photo" src=${photo} alt="" loading="lazy" width="72" height="72" @error=${markMissing} @load=${markMissing} />`
            : html`<span class="stop__photo">${place && (placeType === "listing" ? listingCover({ ...place, id: placeId }) : areaCover(this.app, { id: placeId }))}</span>`
        }
        ${this.change ? this.#stopHand(stop) : nothing}
      </li>`;
  }

  #stopHand({ placeId, placeName, locked }: Stop): TemplateResult {
    const grip = this.app.t("chat.dragStop", { name: placeName });
    const more = this.app.t("chat.changeStop", { name: placeName });
    return html`<div class="stop__hand">
      ${
        locked
          ? nothing
          : html`<button class="grip" type="button" aria-label=${grip} title=${grip} @pointerdown=${(event: PointerEvent) => this.#drag.start(event, placeId)}
              @keydown=${(event: KeyboardEvent) => void this.#key(event, placeId)}>${icon("grip")}</button>`
      }
      <button type="button" aria-haspopup="dialog" aria-label=${more} title=${more} @click=${() => {
        this.changing = { stop: placeId };
      }}>${icon(locked ? "lock" : "more")}</button>
    </div>`;
  }

  #name({ placeType, placeId, placeName }: Stop): TemplateResult | string {
    const view = placeType === "listing" ? "listing" : "area";
    return hasScreen(view) ? link(this.app, { view, id: placeId }, placeName) : placeName;
  }

  #time({ startTime, endTime, timeOfDay }: Stop): string {
    const clock = (time: string | undefined) => time && clockText(`T${time}`, this.app.lang);
    const [start, end] = [clock(startTime), clock(endTime)];
    if (!start) return this.app.t(`chat.${timeOfDay}`);
    return end ? `${start} ${signs.range} ${end}` : start;
  }

  #travel({ travelTime }: Stop): TemplateResult | typeof nothing {
    const { hideTravel, travelMode } = this.app.settings;
    if (!travelTime || hideTravel) return nothing;
    return html`<li class="travel">${icon(travelIcons[travelMode])}${this.app.t(`chat.${travelMode}`, { time: minutesText(travelTime, this.app.lang) })}</li>`;
  }

  #select(id: string, fromMap: boolean): void {
    this.selected = id;
    // On a narrow element the map stands above its list: going there would lead away from the map.
    const both = this.renderRoot.querySelector(".plan__both")!;
    if (!fromMap || getComputedStyle(both).gridTemplateColumns.split(" ").length < 2) return;
    const row = this.renderRoot.querySelector<HTMLElement>(`.stop[data-id="${CSS.escape(id)}"]`);
    row?.scrollIntoView({ block: "nearest", behavior: this.app.scrolling });
  }
}

const DAY_MS = 86_400_000;

/** The date of a day of a plan, with its weekday. */
function dateText(startDate: string | undefined, dayNumber: number, lang: string): string | undefined {
  const start = Date.parse(`${startDate}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const format = new Intl.DateTimeFormat(lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(start + (dayNumber - 1) * DAY_MS);
}

if (!customElements.get("waymark-plan")) customElements.define("waymark-plan", Plan);
