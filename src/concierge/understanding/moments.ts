import type { Meal } from "../../languages/spoken.ts";
import { DAY_MS, type LocalDay, type PartOfDay } from "./calendar.ts";
import { type Clock, clockAt } from "./clock.ts";
import { hourAt, LEAD, secondHour } from "./free-time.ts";
import type { Reading } from "./reading.ts";
import { joinsDays } from "./stretches.ts";
import type { When } from "./when.ts";

/** A time that a message names in one go, as far as it is said: "Friday", "tomorrow at six", "after lunch today", "noon". */
export interface Moment {
  /** Its first and last span. */
  from: number;
  until: number;
  day?: LocalDay;
  /** The day is a weekday, which may be next week's. */
  byName?: true;
  clock?: Clock;
  part?: PartOfDay;
  meal?: Meal;
  isAfterMeal?: true;
  /** It is this very moment. */
  isNow?: true;
  /** Whether the time to fill begins or ends then. */
  role?: "start" | "end";
  /** The other end of a stretch that is said in one go: "from 10 to 4". */
  to?: Clock;
  /** A word for "between" stands before it. */
  isBetween?: true;
  /** How many minutes before it the time ends: a train or a flight is not missed. */
  lead?: number;
}

/** Spans that may stand between the words of one moment, or between it and the word that tells what it is. */
const LINKS_MAX = 3;

/** The times that a message names, in its order, with what is said of each: that it begins or ends what there is to fill. */
export function readMoments(reading: Reading, when: When): Moment[] {
  const moments: Moment[] = [];
  const pieces = readPieces(reading, when);
  for (const [index, piece] of pieces.entries()) {
    const before = moments.at(-1);
    const link =
      before && isOneWith(before, piece) ? linkBetween(reading, before.until, piece.from) : undefined;
    // "From Friday to noon on Sunday": the hour is of the day after it.
    const next = pieces[index + 1];
    const onward = next?.day === undefined ? undefined : linkBetween(reading, piece.until, next.from);
    const isOfNext = link?.role === "end" && piece.day === undefined && onward !== undefined && !onward.role;
    if (before && link && !isOfNext) {
      moments[moments.length - 1] = { ...before, ...piece, ...link, from: before.from };
    } else moments.push(piece);
  }
  for (const [index, moment] of moments.entries())
    giveRole(reading, moment, moments[index - 1], moments[index + 1]);
  giveJourneys(reading, moments);
  for (const [index, moment] of moments.entries()) giveToday(reading, moment, moments[index + 1], when);
  // "Now plan Friday" goes on to the next thing.
  const meant = moments.filter(({ isNow, role }) => !isNow || role);
  return meant.flatMap((moment, index) => asStretch(moment, meant[index - 1], meant[index + 1]));
}

/** "This afternoon and tomorrow": a part of the day before another day is today's. */
function giveToday(reading: Reading, moment: Moment, next: Moment | undefined, { today }: When): void {
  const isBefore = moment.part !== undefined && moment.day === undefined && next?.day !== undefined;
  if (isBefore && next.day! > today && joinsDays(reading, moment.until, next.from)) moment.day = today;
}

/** The days, hours, parts of the day and meals of a message, each by itself. */
function readPieces(reading: Reading, when: When): Moment[] {
  const pieces: Moment[] = [];
  for (let index = 0; index < reading.spans.length; index++) {
    const day = when.days.find(({ at }) => at === index);
    const isTonight = reading.has(index, "day", "tonight");
    const part = isTonight ? "evening" : (reading.value(index, "part") as PartOfDay | undefined);
    const clock = clockHere(reading, when, index);
    if (day) {
      const { first, until, byName } = day;
      pieces.push({
        from: index,
        until,
        day: first,
        ...(byName ? { byName } : {}),
        ...(part ? { part } : {}),
      });
      index = until;
    } else if (clock) {
      const to = secondHour(reading, when, clock);
      pieces.push({ from: clock.from, until: to?.until ?? clock.until, clock, ...(to ? { to } : {}) });
      index = to?.until ?? clock.until;
    } else if (part && clockAt(reading, index + 1)?.from !== index) {
      pieces.push({ from: index, until: index, part });
    } else if (reading.has(index, "meal")) {
      const before = reading.has(index - 1, "article") ? index - 2 : index - 1;
      const isAfter = (["after", "since", "besides"] as const).some((one) =>
        reading.has(before, "moment", one),
      );
      const meal = reading.value(index, "meal") as Meal;
      pieces.push({
        from: isAfter ? before : index,
        until: index,
        meal,
        ...(isAfter ? { isAfterMeal: true } : {}),
      });
    } else if (reading.has(index, "moment", "now")) {
      pieces.push({ from: index, until: index, day: when.today, isNow: true });
    }
  }
  return pieces;
}

/** A time of the clock; a bare number beside a word that makes it one, or that begins a stretch: "from 9", "10 to 4". */
function clockHere(reading: Reading, when: When, index: number): Clock | undefined {
  const clock = reading.has(index, "unit") ? undefined : hourAt(reading, when, index);
  if (!clock || clockAt(reading, index) || reading.has(index, "part")) return clock;
  const isBeside = [clock.from - 1, clock.until + 1].some(
    (at) => roleOf(reading, at) !== undefined || reading.has(at, "edit", "end_at"),
  );
  return isBeside || secondHour(reading, when, clock) ? clock : undefined;
}

/** Whether two may be one moment: each says something that the other does not. */
function isOneWith(one: Moment, other: Moment): boolean {
  const says = (key: "day" | "clock" | "part" | "meal") => one[key] !== undefined && other[key] !== undefined;
  return !says("day") && !says("clock") && !says("part") && !says("meal");
}

/** What stands between two spans where it is nothing but grammar: what it makes of what follows. */
function linkBetween(
  reading: Reading,
  one: number,
  other: number,
): Pick<Moment, "role" | "lead"> | undefined {
  if (other - one - 1 > LINKS_MAX || reading.isApart(one, other)) return undefined;
  let role: Moment["role"];
  let lead: number | undefined;
  for (let at = one + 1; at < other; at++) {
    const said = roleOf(reading, at);
    if (!said && !isLink(reading, at)) return undefined;
    role ??= said;
    lead ??= leadAt(reading, at);
  }
  return { ...(role ? { role } : {}), ...(lead === undefined ? {} : { role: "end", lead }) };
}

/** How long before it a journey that is named makes an end, in minutes. */
function leadAt(reading: Reading, at: number): number | undefined {
  const by = (["flight", "departure"] as const).find((one) => reading.has(at, "moment", one));
  return by && LEAD[by];
}

/** Grammar, or that a journey begins or ends: "tomorrow our flight is at six". */
function isLink(reading: Reading, at: number): boolean {
  if (reading.has(at, "act", "join")) return false;
  return (
    reading.isFiller(at) ||
    (["article", "where", "clock", "unit", "numbered"] as const).some((one) => reading.has(at, one)) ||
    (["after", "flight", "departure"] as const).some((one) => reading.has(at, "moment", one)) ||
    reading.has(at, "act", "is") ||
    reading.has(at, "edit", "end_at") ||
    reading.isParticles(reading.text(at))
  );
}

function roleOf(reading: Reading, at: number): Moment["role"] {
  const says = (...values: readonly string[]) => values.some((value) => reading.has(at, "moment", value));
  // French "samedi à 9 h 30" is at that hour.
  const isHour = reading.has(at, "clock", "at");
  if (says("until") || (says("to") && !isHour)) return "end";
  return (says("since", "from") && !isHour) || reading.has(at, "edit", "start_at") ? "start" : undefined;
}

/** "Until Friday", "from six", "between now and Sunday", "Wednesday – Friday"; where verbs come last the word stands behind. */
function giveRole(
  reading: Reading,
  moment: Moment,
  before: Moment | undefined,
  next: Moment | undefined,
): void {
  if (moment.role || moment.to) return;
  const [at, isBetween] = wordBefore(reading, moment, before);
  const isBehind = reading.grammar.verbLast || reading.grammar.spaced === false;
  const role = (isBehind && roleBehind(reading, moment, next)) || at;
  if (isBetween && next) {
    moment.isBetween = true;
    moment.role = "start";
    next.role ??= "end";
  } else if (role) moment.role = role;
  else if (before?.until === moment.from - 1 && isDash(reading, moment.from)) {
    before.role ??= "start";
    moment.role = "end";
  }
}

/** "Between the half past five and the nine": two hours of which the first has no day of its own are one stretch. */
function asStretch(moment: Moment, before: Moment | undefined, next: Moment | undefined): Moment[] {
  const isOf = (start: Moment | undefined, end: Moment | undefined) =>
    start?.isBetween === true &&
    start.clock !== undefined &&
    start.day === undefined &&
    end?.clock !== undefined;
  if (isOf(before, moment)) return [];
  const { role: _, ...start } = moment;
  return isOf(moment, next)
    ? [{ ...next!, ...start, until: next!.until, to: next!.clock!, role: undefined }]
    : [moment];
}

function isDash(reading: Reading, at: number): boolean {
  return /^\s*[\p{Pd}~\u301c\uff5e]\s*$/u.test(reading.gap(at));
}

function wordBefore(
  reading: Reading,
  { from }: Moment,
  before: Moment | undefined,
): [Moment["role"], isBetween: boolean] {
  for (let at = from; at >= 0 && at >= from - LINKS_MAX; at--) {
    if (reading.has(at, "moment", "between")) return [undefined, true];
    const role = at < from ? roleOf(reading, at) : undefined;
    // Portuguese "a sexta" is Friday, "de quarta a sexta" until then.
    const isLoose = reading.has(at, "article");
    const isAfterOther = before !== undefined && at - before.until <= LINKS_MAX;
    if (role && !(role === "end" && isLoose && !isAfterOther)) return [role, false];
    if ((at < from && !isLink(reading, at)) || reading.breakBefore(at)) break;
  }
  return [undefined, false];
}

function roleBehind(reading: Reading, { until }: Moment, next: Moment | undefined): Moment["role"] {
  const end = Math.min(until + LINKS_MAX, (next?.from ?? Number.POSITIVE_INFINITY) - 1);
  for (let at = until + 1; at <= end && !reading.breakBefore(at); at++) {
    const role = roleOf(reading, at);
    // Chinese has its word for until before the hour; "11点到" is when somebody comes.
    const isArrival =
      role === "end" && reading.grammar.spaced === false && !reading.isParticles(reading.text(at));
    if (role && !isArrival) return role;
    if (!isLink(reading, at)) return undefined;
  }
  return undefined;
}

/** How far a moment may stand behind the verb that it goes with, and on either side at most. */
const [BEHIND, BESIDE_MAX] = [4, 6];

/** "Our flight is on Friday at six", "we land at ten", "back by five": when the traveller goes or comes. */
function giveJourneys(reading: Reading, moments: readonly Moment[]): void {
  const going = (["flight", "departure", "until"] as const).flatMap((word) =>
    reading.indices("moment", word).filter((at) => !reading.isFiller(at)),
  );
  const ways = [
    // "Our flight lands at eleven": who comes does not go.
    ...reading.indices("moment", "from").map((at) => ({ at, role: "start" }) as const),
    ...[...going, ...reading.indices("edit", "end_at")].map((at) => ({ at, role: "end" }) as const),
  ];
  for (const { at, role } of ways) {
    // Verbs stand before what they go with, where they do not come last.
    const away = ({ from, until }: Moment) => {
      const isBehind = !reading.grammar.verbLast && from > at && from - at <= BEHIND;
      return isBehind ? 0 : Math.max(from - at, at - until, 1);
    };
    const [nearest] = moments
      .filter(({ from, until, day, clock, to }) => {
        const isNear = !reading.isApart(from > at ? from : Math.min(until, at), at);
        return (day ?? clock) !== undefined && !to && isNear && Math.max(from - at, at - until) <= BESIDE_MAX;
      })
      .toSorted((a, b) => away(a) - away(b));
    if (!nearest || (nearest.role && nearest.role !== role)) continue;
    nearest.role = role;
    nearest.lead ??= role === "end" ? leadAt(reading, at) : undefined;
  }
}

/** The day of a moment, counted from 1 on the first of a plan. */
export function dayNumberOf({ day, byName }: Moment, first: LocalDay): number | undefined {
  if (day === undefined) return undefined;
  const ahead = (day - first) / DAY_MS;
  return (byName ? ((ahead % 7) + 7) % 7 : ahead) + 1;
}
