import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { App } from "../app/app.ts";
import { Loader } from "../app/loader.ts";
import { clockText } from "../format/hours.ts";
import { minutesText } from "../format/numbers.ts";
import type { Area } from "../map/area-shapes.ts";
import type { Position } from "../map/geometry.ts";
import type { MapPoint } from "../map/map-point.ts";
import "../map/map-element.ts";
import { areasOf } from "../map/points.ts";
import { icon } from "../parts/icon.ts";
import { link } from "../parts/link.ts";
import { markMissing } from "../parts/photo.ts";
import { failure } from "../parts/states.ts";
import { hasScreen } from "../screens/known-views.ts";
import { base } from "../styles/base.ts";
import { tones } from "../styles/map.ts";
import { plan } from "../styles/plan.ts";
import "./mail-form.ts";
import type { MailForm } from "./mail-form.ts";
import { type Itinerary, positionsOf, type Stop, stopPoints } from "./plan-places.ts";

const travelIcons = { walking: "walk", bicycling: "bike", transit: "transit", driving: "car" } as const;

/**
 * `<waymark-plan .app .itinerary .conversationId>`: a plan day by day beside a map, with stops numbered alike in both, and a
 * form to have it mailed.
 */
export class Plan extends LitElement {
  static override properties = {
    app: { attribute: false },
    itinerary: { attribute: false },
    conversationId: { attribute: false },
    day: { state: true },
    selected: { state: true },
    isMailing: { state: true },
  };
  static override styles = [base, plan, tones];
  declare app: App;
  declare itinerary: Itinerary;
  declare conversationId: string | undefined;
  /** The day shown, by its number; undefined: all. */
  declare day: number | undefined;
  declare selected: string | undefined;
  declare isMailing: boolean;
  readonly #positions = new Loader<Map<string, Position>>(this);
  #points: readonly MapPoint[] = [];
  #pointsOf: unknown[] = [];
  #areas: readonly Area[] = [];
  #ids: string | undefined;

  constructor() {
    super();
    this.isMailing = false;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("itinerary")) {
      const { app, itinerary } = this;
      if (!itinerary.days.some(({ dayNumber }) => dayNumber === this.day)) this.day = undefined;
      this.#areas = areasOf(app.home!.geoareas.results);
      // A plan arrives twice, as a piece and with the whole answer: its places are asked for once.
      const ids = itinerary.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId)).join();
      if (ids !== this.#ids) {
        this.#ids = ids;
        this.selected = undefined;
        void this.#positions.run((signal) => positionsOf(app, itinerary, signal));
      }
    }
    const made = [this.itinerary, this.#positions.value, this.day];
    if (made.some((value, index) => value !== this.#pointsOf[index])) {
      this.#pointsOf = made;
      this.#points = stopPoints(this.itinerary, this.#positions.value ?? new Map(), this.day);
    }
  }

  override render(): TemplateResult {
    const { app, itinerary } = this;
    const { error } = this.#positions;
    const shown = itinerary.days.filter(({ dayNumber }) => this.day === undefined || dayNumber === this.day);
    return html`<section class="plan" aria-labelledby="plan">
      <div class="plan__head">
        <h2 id="plan">${itinerary.name}</h2>
        <button class="button" type="button" aria-expanded=${this.isMailing ? "true" : "false"} @click=${() => this.mail()}>
          ${icon("mail")}${this.app.t("chat.mailIt")}
        </button>
      </div>
      ${
        this.isMailing
          ? html`<waymark-mail-form .app=${app} .itinerary=${itinerary} .conversationId=${this.conversationId}></waymark-mail-form>`
          : nothing
      }
      ${itinerary.days.length > 1 ? this.#dayChips() : nothing}
      <div class="plan__both">
        <div class="plan__days">${shown.map((day) => this.#day(day))}</div>
        <div class="plan__map">
          ${error ? failure(app, error, () => this.#positions.retry()) : nothing}
          <waymark-map .app=${app} .points=${this.#points} .areas=${this.#areas} .selected=${this.selected} .withinPage=${!app.settings.kiosk}
            @select=${(event: CustomEvent<string>) => this.#select(event.detail, true)}></waymark-map>
        </div>
      </div>
    </section>`;
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
      ${this.itinerary.days.map(({ dayNumber }) => chip(dayNumber, this.app.t("chat.day", { number: dayNumber })))}
    </div>`;
  }

  #day({ dayNumber, summary, activities }: Itinerary["days"][number]): TemplateResult {
    const date = dateText(this.itinerary.startDate, dayNumber, this.app.lang);
    const tone = `tone-${this.itinerary.days.findIndex((day) => day.dayNumber === dayNumber) % 7}`;
    return html`<section class="day ${tone}" aria-labelledby="day-${dayNumber}">
      <h3 id="day-${dayNumber}"><span class="day__number">${this.app.t("chat.day", { number: dayNumber })}</span>${date ? html` <span class="day__date">${date}</span>` : nothing}</h3>
      <p class="day__summary">${summary}</p>
      <ol class="stops">${activities.map((stop, index) => this.#stop(stop, index + 1))}</ol>
    </section>`;
  }

  #stop(stop: Stop, number: number): TemplateResult {
    const { placeId, placeName, rationale, placePhoto, listing, location } = stop;
    const isSelected = placeId === this.selected;
    const photo = this.app.url(placePhoto ?? listing?.photo?.url ?? location?.photo?.url);
    return html`${this.#travel(stop)}
      <li class="stop" data-id=${placeId} aria-current=${isSelected ? "true" : nothing}>
        <button class="stop__number" type="button" aria-pressed=${isSelected ? "true" : "false"} aria-label=${this.app.t("chat.showStop", { number, name: placeName })} @click=${() => this.#select(placeId, false)}>${number}</button>
        <div class="stop__words">
          <p class="stop__time">${this.#time(stop)}</p>
          <h4>${this.#name(stop)}</h4>
          <p class="stop__why">${rationale}</p>
        </div>
        ${photo ? html`<img class="stop__photo" src=${photo} alt="" loading="lazy" width="72" height="72" @error=${markMissing} @load=${markMissing} />` : nothing}
      </li>`;
  }

  #name({ placeType, placeId, placeName }: Stop): TemplateResult | string {
    const view = placeType === "listing" ? "listing" : "area";
    return hasScreen(view) ? link(this.app, { view, id: placeId }, placeName) : placeName;
  }

  #time({ startTime, endTime, timeOfDay }: Stop): string {
    const clock = (time: string | undefined) => time && clockText(`T${time}`, this.app.lang);
    const [start, end] = [clock(startTime), clock(endTime)];
    if (!start) return this.app.t(`chat.${timeOfDay}`);
    return end ? `${start} – ${end}` : start;
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
    row?.scrollIntoView({
      block: "nearest",
      behavior: this.app.scrolling,
    });
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
