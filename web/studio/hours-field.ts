import { html, nothing, type TemplateResult } from "lit";
import { clockOf, minuteOfDay, type WeekTime } from "../src/format/times.ts";
import { option, read } from "./fields.ts";
import type { Fields } from "./session.ts";
import { StudioElement } from "./studio-element.ts";
import { dayName, t } from "./texts/texts.ts";

/** One stretch of opening: minutes after the midnight with which its day begins; the end may lie beyond the next midnight. */
interface Stretch {
  day: number;
  from: number;
  to: number;
}

const DAY = 24 * 60;
/** Weeks begin on Monday in Danish and in British English. */
const days = [1, 2, 3, 4, 5, 6, 0];

export function stretchesOf(periods: readonly { open: WeekTime; close?: WeekTime | null }[]): Stretch[] {
  return periods.flatMap(({ open, close }): Stretch[] => {
    if (!close) return [];
    const from = minuteOfDay(open);
    const days = (close.day - open.day + 7) % 7;
    const to = minuteOfDay(close) + days * DAY;
    return [{ day: open.day, from, to: to > from ? to : to + DAY }];
  });
}

function periodsOf(stretches: readonly Stretch[]): { open: WeekTime; close: WeekTime }[] {
  const sorted = stretches.toSorted((a, b) => a.day - b.day || a.from - b.from);
  return sorted.map(({ day, from, to }) => ({
    open: { day, time: clockOf(from % DAY).replace(":", "") },
    close: { day: (day + Math.floor(to / DAY)) % 7, time: clockOf(to % DAY).replace(":", "") },
  }));
}

type State = "unknown" | "hours" | "always";

/** `<hours-field .hours>`: a usual week, drawn and written. Fires `hours`. */
class HoursField extends StudioElement {
  static override properties = { hours: { attribute: false } };
  declare hours: Fields | undefined;

  get #state(): State {
    const { hours } = this;
    const periods = (hours?.periods ?? []) as { close?: unknown }[];
    if (!hours || hours.isUnavailable === true) return "unknown";
    return periods.length > 0 && periods.every(({ close }) => !close) ? "always" : "hours";
  }

  override render(): TemplateResult {
    const state = this.#state;
    const stretches = stretchesOf((this.hours?.periods ?? []) as never);
    const exceptions = ((this.hours?.exceptions ?? []) as unknown[]).length;
    return html`<select aria-label=${t("group.when")} @change=${(event: Event) => this.#become(read(event) as State)}>
        ${option("unknown", t("hoursUnknown"), state)}${option("hours", t("group.when"), state)}${option("always", t("hoursAlways"), state)}
      </select>
      ${state === "hours" ? html`<ol class="week">${days.map((day) => this.#day(day, stretches))}</ol>` : nothing}
      ${exceptions > 0 ? html`<p class="hint">${t("hoursExceptions", { count: exceptions })}</p>` : nothing}`;
  }

  #day(day: number, all: readonly Stretch[]): TemplateResult {
    const name = dayName(day);
    const own = all.filter((stretch) => stretch.day === day);
    const late = all.filter((stretch) => stretch.day === (day + 6) % 7 && stretch.to > DAY);
    const bars = [...own, ...late.map(({ to }) => ({ from: 0, to: to - DAY }))];
    const change = (index: number, next: Partial<Stretch>) => {
      const target = own[index]!;
      const changed = { ...target, ...next };
      const to = changed.to % DAY;
      this.#write(
        all.map((stretch) =>
          stretch === target ? { ...changed, to: to > changed.from ? to : to + DAY } : stretch,
        ),
      );
    };
    const input = (
      label: string,
      value: number,
      set: (minutes: number) => void,
    ) => html`<input type="time" aria-label=${label} .value=${clockOf(value % DAY)}
      @change=${(event: Event) => {
        const [hours = 0, minutes = 0] = read(event).split(":").map(Number);
        if (read(event) !== "") set(hours * 60 + minutes);
      }} />`;
    return html`<li class="day">
      <b>${name}</b>
      <span class="day__bar" aria-hidden="true">${bars.map(({ from, to }) => {
        const end = Math.min(to, DAY);
        return html`<i .style=${`inset-inline-start: ${(from / DAY) * 100}%; inline-size: ${((end - from) / DAY) * 100}%`}></i>`;
      })}</span>
      <span class="day__times">
        ${own.length === 0 ? html`<span class="hint">${t("closed")}</span>` : nothing}
        ${own.map(
          (
            stretch,
            index,
          ) => html`<span class="day__stretch">${input(t("opens", { day: name }), stretch.from, (from) => change(index, { from }))}
          – ${input(t("closes", { day: name }), stretch.to, (to) => change(index, { to }))}
          ${stretch.to > DAY ? html`<span class="hint">${t("nextDay")}</span>` : nothing}
          <button class="icon-button" type="button" aria-label=${t("takeHours", { day: name })} @click=${() => this.#write(all.filter((other) => other !== stretch))}>×</button></span>`,
        )}
        <button class="icon-button" type="button" aria-label=${t("addHours", { day: name })} @click=${() => this.#write([...all, this.#next(day, own)])}>+</button>
        ${
          day === days[0] || own.length > 0
            ? nothing
            : html`<button class="link" type="button" @click=${() => {
                const before = all.filter((stretch) => stretch.day === (day + 6) % 7);
                this.#write([...all, ...before.map((stretch) => ({ ...stretch, day }))]);
              }}>${t("copyHours")}</button>`
        }
      </span></li>`;
  }

  /** An hour after the last opening of the day, else usual hours. */
  #next(day: number, own: readonly Stretch[]): Stretch {
    const end = Math.max(...own.map(({ to }) => to));
    return own.length === 0 || end + 60 >= DAY - 60
      ? { day, from: 10 * 60, to: 18 * 60 }
      : { day, from: end + 60, to: Math.min(end + 240, DAY - 1) };
  }

  #become(state: State): void {
    if (state === "unknown") this.emit("hours", undefined);
    else if (state === "always")
      this.emit("hours", { periods: [{ open: { day: 0, time: "0000" }, close: null }] });
    else this.#write([1, 2, 3, 4, 5].map((day) => ({ day, from: 10 * 60, to: 18 * 60 })));
  }

  /** The texts that a source gave for the week no longer say what holds. */
  #write(stretches: readonly Stretch[]): void {
    const { isUnavailable: _, weekday_text: __, ...kept } = this.hours ?? {};
    this.emit("hours", { ...kept, periods: periodsOf(stretches) });
  }
}

customElements.define("hours-field", HoursField);
