import { Temporal } from "temporal-polyfill";

export interface WeekPoint {
  day: number;
  time: string;
}
export interface Period {
  open: WeekPoint;
  close: WeekPoint | null;
}

/**
 * Whether a place is open at an instant, and when it next closes, said the slow way: every opening of four weeks as two
 * instants of its zone's calendar, joined where they touch. `Infinity` for what never closes.
 */
export function openingAt(periods: readonly Period[], timeZone: string, epochMs: number) {
  if (periods.some(({ close }) => close === null))
    return { openNow: true, closeMs: Number.POSITIVE_INFINITY };
  const today = Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(timeZone).toPlainDate();
  const sunday = today.subtract({ days: today.dayOfWeek % 7 });
  const openings: { from: number; to: number }[] = [];
  for (let week = -2; week <= 2; week++) {
    for (const { open, close } of periods) {
      const opens = instantOf(sunday.add({ days: 7 * week + open.day }), open.time, timeZone);
      const days = (close!.day - open.day + 7) % 7;
      const spills = days === 0 && close!.time <= open.time ? 1 : days;
      const closes = instantOf(sunday.add({ days: 7 * week + open.day + spills }), close!.time, timeZone);
      if (opens < closes) openings.push({ from: opens, to: closes });
    }
  }
  openings.sort((a, b) => a.from - b.from);
  const joined: { from: number; to: number }[] = [];
  for (const opening of openings) {
    const last = joined.at(-1);
    if (last && opening.from <= last.to) last.to = Math.max(last.to, opening.to);
    else joined.push({ ...opening });
  }
  const next = joined.find(({ to }) => to > epochMs)!;
  return { openNow: next.from <= epochMs, closeMs: next.to };
}

function instantOf(date: Temporal.PlainDate, time: string, timeZone: string): number {
  const plainTime = Temporal.PlainTime.from(`${time.slice(0, 2)}:${time.slice(2)}`);
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
