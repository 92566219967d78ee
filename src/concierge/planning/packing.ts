import { BoundedCache } from "../../content/bounded-cache.ts";
import type { WalkingGraph } from "../../walking/graph.ts";
import type { SecondsTable } from "../../walking/router.ts";
import { Walker } from "../../walking/walker.ts";
import { datesFrom } from "../planner/days.ts";
import type { Candidate, OpenInterval, PlanRequest } from "../planner/plan.ts";
import { PlanStreets } from "../streets.ts";
import type { Work } from "./works.ts";

/** What a thread is sent: data that can be cloned. */
export interface Packed {
  work: Work;
  /** The dates of the candidates' hours. */
  dates: readonly string[];
  candidates: readonly PackedCandidate[];
  request: Omit<PlanRequest, "streets">;
  streets?: PackedStreets;
  rest: readonly unknown[];
}

interface PackedCandidate extends Omit<Candidate, "openIntervals" | "isInDoubt"> {
  /** By date. */
  hours: readonly (readonly OpenInterval[] | undefined)[];
  doubts: readonly boolean[];
}

interface PackedStreets {
  table?: SecondsTable;
  /** Which graph of this process it is. */
  number: number;
  /** Memory that is shared, where it was read from a file. */
  graph?: WalkingGraph;
}

/** The longest plan, which a change may make of a shorter one. */
const MOST_DAYS = 7;

/** @throws RangeError as `buildCalendar` does */
export function pack(
  work: Work,
  candidates: readonly Candidate[],
  { streets, ...request }: PlanRequest,
  rest: readonly unknown[],
): Packed {
  const isChange = work === "shape" || work === "change";
  const dates = datesFrom(request, isChange ? MOST_DAYS : request.days);
  return {
    work,
    dates,
    candidates: candidates.map(({ openIntervals, isInDoubt, ...candidate }) => ({
      ...candidate,
      hours: dates.map((date) => openIntervals(date)),
      doubts: dates.map((date) => isInDoubt?.(date) ?? false),
    })),
    request,
    streets: streets instanceof PlanStreets ? packStreets(streets) : undefined,
    rest,
  };
}

const graphNumbers = new WeakMap<WalkingGraph, number>();
let graphs = 0;

function packStreets({ table, walker }: PlanStreets): PackedStreets {
  const graph = walker?.graph;
  if (graph && !graphNumbers.has(graph)) graphNumbers.set(graph, ++graphs);
  return { table, graph, number: graph ? graphNumbers.get(graph)! : 0 };
}

/** Walkers that a thread keeps, each with what it remembers of ways. */
const MAX_WALKERS = 4;
const walkers = new BoundedCache<number, Walker>(MAX_WALKERS);

export function unpack({ dates, candidates, request, streets }: Packed): {
  candidates: Candidate[];
  request: PlanRequest;
} {
  const indexOf = (date: string) => {
    const index = dates.indexOf(date);
    if (index < 0) throw new RangeError(`the hours of ${date} were not sent, only ${dates.join(", ")}`);
    return index;
  };
  return {
    candidates: candidates.map(({ hours, doubts, ...candidate }) => ({
      ...candidate,
      openIntervals: (date) => hours[indexOf(date)],
      isInDoubt: (date) => doubts[indexOf(date)]!,
    })),
    request: streets ? { ...request, streets: unpackStreets(streets) } : request,
  };
}

function unpackStreets({ table, graph, number }: PackedStreets): PlanStreets {
  return new PlanStreets(table, graph && walkers.getOrMake(number, () => new Walker(graph)));
}
