import { hasDays, type Rule } from "./rules.ts";

/**
 * The ways in which the rules of a value may be meant: as they are written, and where writers often mean another thing, that as well.
 * What all of them say is certain; where they differ, the hours are uncertain.
 *
 * - "Apr-Oct Mo-Fr 9:00-17:00, Sa 9:00-12:00": the Saturdays all year, or from April to October only.
 * - "Mo-Fr 9:00-13:00; 14:00-18:00": the second times instead of the first on all days, or besides them.
 * - "PH off; Mo-Fr 9:00-17:00": open on a holiday that is a Monday, since the later rule counts, or not.
 * - "Mo-Sa 9:00-21:00, PH 10:00-16:00": the second times besides the first, where they add nothing, or instead of them.
 * - "Su off" and nothing else: closed on all days, or nothing is said of the others.
 */
export function listReadings(rules: readonly Rule[]): Rule[][] {
  const written = [...rules];
  const changed = changes.map((change) => change(written)).filter((reading) => reading !== undefined);
  if (changed.length < 2) return [written, ...changed];
  const all = changes.reduce((reading, change) => change(reading) ?? reading, written);
  return [written, ...changed, all];
}

/** Each gives the rules in another meaning; undefined where they have none. */
const changes = [inheritSeasons, addBareTimes, putOffLast, correctOverlaps, leaveOthersUntold];

function hasSeason({ years, dates, weeks }: Rule): boolean {
  return Boolean(years ?? dates ?? weeks);
}

function inheritSeasons(rules: readonly Rule[]): Rule[] | undefined {
  let changed = false;
  const reading: Rule[] = [];
  for (const rule of rules) {
    const before = reading.at(-1);
    const inherits = rule.link === "additional" && before && hasSeason(before) && !hasSeason(rule);
    changed ||= Boolean(inherits);
    const { years, dates, weeks } = before ?? {};
    reading.push(inherits ? { ...rule, years, dates, weeks } : rule);
  }
  return changed ? reading : undefined;
}

function addBareTimes(rules: readonly Rule[]): Rule[] | undefined {
  let changed = false;
  const reading: Rule[] = [];
  for (const rule of rules) {
    const before = reading.at(-1);
    const adds =
      rule.times && !hasDays(rule) && before?.times && rule.link === "normal" && rule.state === "open";
    changed ||= Boolean(adds);
    reading.push(adds ? { ...before, ...rule, link: "additional" } : rule);
  }
  return changed ? reading : undefined;
}

function putOffLast(rules: readonly Rule[]): Rule[] | undefined {
  const general = rules.findLastIndex(
    (rule) => !hasSeason(rule) && !rule.holidays && rule.link !== "fallback" && rule.state !== "closed",
  );
  const early = rules.filter((rule, index) => {
    return index < general && rule.state === "closed" && !rule.times && (hasSeason(rule) || rule.holidays);
  });
  if (early.length === 0) return undefined;
  const rest = rules.filter((rule) => !early.includes(rule));
  return [...rest, ...early];
}

function correctOverlaps(rules: readonly Rule[]): Rule[] | undefined {
  const corrects = (rule: Rule) =>
    rule.link === "additional" && rule.state === "open" && rule.times !== undefined && hasDays(rule);
  if (!rules.some(corrects)) return undefined;
  return rules.map((rule) => (corrects(rule) ? { ...rule, link: "correction" } : rule));
}

function leaveOthersUntold(rules: readonly Rule[]): Rule[] | undefined {
  if (!rules.every((rule) => rule.state === "closed" && hasDays(rule))) return undefined;
  return [{ link: "normal", state: "uncertain" }, ...rules];
}
