import type { OrgReader } from "../../discovery/org-reader.ts";
import { dayAt } from "../../hours/local-time.ts";
import type { OpenInterval } from "../planner/plan.ts";
import { stretchesOn } from "./stretches.ts";
import type { Voice } from "./voice.ts";

const DAYS = 7;
const DAY_MS = 86_400_000;
const MINUTES_PER_DAY = 1_440;

/**
 * When a listing is open on the coming seven days, Monday first, days that are alike together: "Mon–Thu 12:00–0:00; Fri closed".
 * Days that nobody knows of are left out, and no days are named where all seven are alike; undefined when nothing is known.
 */
export function hoursOfWeek(
  voice: Voice,
  { view, nowMs }: Pick<OrgReader, "view" | "nowMs">,
  row: number,
  hostZone: string | undefined,
): string | undefined {
  const zone = view.hours.zoneOf(row, hostZone);
  if (zone === undefined) return undefined;
  const today = dayAt(nowMs, zone);
  const texts: (string | undefined)[] = Array.from({ length: DAYS });
  for (let day = today; day < today + DAYS; day++) {
    const localDate = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const before = new Date((day - 1) * DAY_MS).toISOString().slice(0, 10);
    const stretches = stretchesOn(view, row, zone, localDate);
    const lastNight = stretchesOn(view, row, zone, before) ?? [];
    // 1 January 1970 was a Thursday.
    texts[(day + 3) % DAYS] = stretches && textOf(voice, ownOf(stretches, lastNight));
  }
  const groups = groupsOf(texts);
  if (groups.length === 0) return undefined;
  if (groups.length === 1 && groups[0]!.to - groups[0]!.from === DAYS - 1) return groups[0]!.text;
  const { weekdays } = voice;
  return groups
    .map(({ from, to, text }) => {
      const days = from === to ? weekdays[from] : `${weekdays[from]}–${weekdays[to]}`;
      return `${days} ${text}`;
    })
    .join("; ");
}

/** Without what reaches in from the night before. */
function ownOf(stretches: readonly OpenInterval[], lastNight: readonly OpenInterval[]): OpenInterval[] {
  return stretches.filter(
    ([open, close]) =>
      open > 0 ||
      close >= MINUTES_PER_DAY ||
      !lastNight.some(([, until]) => until - MINUTES_PER_DAY === close),
  );
}

function textOf({ phrases, clock, list }: Voice, stretches: readonly OpenInterval[]): string {
  if (stretches.length === 0) return phrases.closed;
  if (stretches.some(([open, close]) => close - open >= MINUTES_PER_DAY)) return phrases.openAllHours;
  return list(stretches.map(([open, close]) => `${clock(open)}–${clock(close)}`));
}

/** Days in a row with the same hours; 0 is Monday. */
function groupsOf(texts: readonly (string | undefined)[]): { from: number; to: number; text: string }[] {
  const groups: { from: number; to: number; text: string }[] = [];
  texts.forEach((text, day) => {
    const last = groups.at(-1);
    if (text === undefined) return;
    if (last && last.to === day - 1 && last.text === text) last.to = day;
    else groups.push({ from: day, to: day, text });
  });
  return groups;
}
