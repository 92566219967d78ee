import { editPlan } from "../../src/concierge/planner/edit-plan.ts";
import { localHours } from "../../src/concierge/planner/open-intervals.ts";
import type { Plan, PlanRequest } from "../../src/concierge/planner/plan.ts";
import { planItinerary } from "../../src/concierge/planner/plan-itinerary.ts";
import { touchedBesides } from "../../test/support/planner/check-change.ts";
import { checkPlan } from "../../test/support/planner/check-plan.ts";
import { Random } from "../generator/random.ts";
import { percentile } from "../harness/measure.ts";
import { table } from "../harness/table.ts";
import type { Destination } from "./candidates.ts";
import { drawnEdit, drawnRequest } from "./requests.ts";

/** Changes made to each plan, one after the other. */
const EDITS = 3;
const EXAMPLES = 10;

/** What planning many trips to one destination came to. */
export interface PlanFigures {
  name: string;
  candidates: number;
  plans: number;
  days: number;
  stops: number;
  /** Days that lack a meal, are short, or have no stop, each said by the plan. */
  withoutMeal: number;
  short: number;
  empty: number;
  /** Broken promises by code. */
  broken: Record<string, number>;
  /** The first ones in words. */
  examples: string[];
  /** Minutes on the way, of all days. */
  travel: number;
  /** Changes made to plans, and how many were refused. */
  edits: number;
  refused: number;
  /** Changes that touched what they did not name. */
  strayed: number;
  /** CPU milliseconds of each change (ascending). */
  cpuOfEdits: number[];
  /** CPU milliseconds of each plan, and of each 7-day plan (ascending). */
  cpu: number[];
  cpuOfWeeks: number[];
}

/** Plans so many drawn trips and holds each against every promise. The same seed draws the same trips. */
export function measurePlans(destination: Destination, count: number, seed: number): PlanFigures {
  const { name, candidates } = destination;
  const figures: PlanFigures = {
    name,
    candidates: candidates.length,
    plans: count,
    days: 0,
    stops: 0,
    withoutMeal: 0,
    short: 0,
    empty: 0,
    broken: {},
    examples: [],
    travel: 0,
    edits: 0,
    refused: 0,
    strayed: 0,
    cpuOfEdits: [],
    cpu: [],
    cpuOfWeeks: [],
  };
  for (let trip = 0; trip < count; trip++) {
    const random = new Random(seed, 1, trip);
    const drawn = drawnRequest(destination, random);
    let request: PlanRequest = { ...drawn, ...localHours(candidates, drawn) };
    const { result, cpu } = timed(() => planItinerary(candidates, request));
    let plan = result;
    figures.cpu.push(cpu);
    if (request.days === 7) figures.cpuOfWeeks.push(cpu);
    addTo(figures, plan);
    hold(figures, plan, destination, request, `trip ${trip}`);
    for (let change = 0; change < EDITS; change++) {
      const edit = drawnEdit(destination, plan, random);
      const edited = timed(() => editPlan(plan, edit, candidates, request));
      figures.edits++;
      figures.cpuOfEdits.push(edited.cpu);
      if (edited.result.plan === undefined) {
        figures.refused++;
        continue;
      }
      const faults = touchedBesides(plan, edited.result.plan, edit);
      if (faults.length > 0) {
        figures.strayed++;
        if (figures.examples.length < EXAMPLES)
          figures.examples.push(`${name}, trip ${trip}, ${JSON.stringify(edit)}: ${faults.join("; ")}`);
      }
      ({ plan, request } = edited.result);
      hold(figures, plan, destination, request, `trip ${trip}, ${JSON.stringify(edit)}`, true);
    }
  }
  figures.cpu.sort((a, b) => a - b);
  figures.cpuOfWeeks.sort((a, b) => a - b);
  figures.cpuOfEdits.sort((a, b) => a - b);
  return figures;
}

function timed<T>(work: () => T): { result: T; cpu: number } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, cpu: (user + system) / 1_000 };
}

function hold(
  figures: PlanFigures,
  plan: Plan,
  { name, candidates }: Destination,
  request: PlanRequest,
  what: string,
  isChanged = false,
): void {
  for (const { code, dayNumber, placeId, detail } of checkPlan(plan, candidates, request, isChanged)) {
    figures.broken[code] = (figures.broken[code] ?? 0) + 1;
    if (figures.examples.length < EXAMPLES) {
      figures.examples.push(`${name}, ${what}, day ${dayNumber}, ${placeId}: ${code}: ${detail}`);
    }
  }
}

const columns: readonly (readonly [title: string, tell: (figures: PlanFigures) => string | number])[] = [
  ["", ({ name }) => name],
  ["places", ({ candidates }) => candidates],
  ["plans", ({ plans }) => plans],
  ["days", ({ days }) => days],
  ["stops/day", ({ stops, days }) => (stops / days).toFixed(1)],
  ["way min/day", ({ travel, days }) => (travel / days).toFixed(0)],
  ["no meal", ({ withoutMeal }) => withoutMeal],
  ["short", ({ short }) => short],
  ["empty", ({ empty }) => empty],
  ["edits", ({ edits }) => edits],
  ["refused", ({ refused }) => refused],
  ["strayed", ({ strayed }) => strayed],
  ["broken", ({ broken }) => Object.values(broken).reduce((sum, count) => sum + count, 0)],
  ["CPU ms p50", ({ cpu }) => percentile(cpu, 0.5).toFixed(1)],
  ["p95", ({ cpu }) => percentile(cpu, 0.95).toFixed(1)],
  ["7 days p50", ({ cpuOfWeeks }) => percentile(cpuOfWeeks, 0.5).toFixed(1)],
  ["p95", ({ cpuOfWeeks }) => percentile(cpuOfWeeks, 0.95).toFixed(1)],
  ["edit p50", ({ cpuOfEdits }) => percentile(cpuOfEdits, 0.5).toFixed(1)],
  ["max", ({ cpuOfEdits }) => percentile(cpuOfEdits, 1).toFixed(1)],
];

/** The figures as Markdown. */
export function planTable(figures: readonly PlanFigures[]): string {
  const rows = figures.map((one) => columns.map(([, tell]) => String(tell(one))));
  return table(
    columns.map(([title]) => title),
    rows,
  );
}

function addTo(figures: PlanFigures, { days, notes }: Plan): void {
  figures.days += days.length;
  for (const { stops, homeMinutes } of days) {
    figures.stops += stops.length;
    figures.travel += stops.reduce((sum, { travelMinutes }) => sum + travelMinutes, homeMinutes);
  }
  const noted = (code: string) => notes.filter((note) => note.code === code).length;
  figures.withoutMeal += noted("no_meal");
  figures.short += noted("short_day");
  figures.empty += noted("empty_day");
}
