import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { ServiceError } from "../../contract/errors.ts";
import type { Candidate, PlanRequest } from "../planner/plan.ts";
import { pack } from "./packing.ts";
import type { FromPlanningThread } from "./planning-thread.ts";
import type { Planner, Planners, Work } from "./works.ts";

export interface PlanningSettings {
  /** Each is started when it is first needed. */
  threads: number;
  /** Works that may wait. */
  mostWaiting?: number;
  /** How long a work may take, its waiting included; milliseconds. */
  deadlineMs?: number;
}

const MOST_WAITING = 32;
const DEADLINE_MS = 10_000;
const RETRY_AFTER_SECONDS = "2";
/** Room for young objects of a thread. */
const YOUNG_MIB = 16;

interface Job {
  caller: string;
  work: Work;
  candidates: readonly Candidate[];
  request: PlanRequest;
  rest: readonly unknown[];
  resolve(made: unknown): void;
  reject(error: unknown): void;
}

/**
 * Plans in threads beside the one that serves. Callers take turns; where too many works wait, the last of the caller with the most is
 * refused. What nobody waits for any more is not done.
 */
export class PlanningThreads implements Planners {
  readonly #settings: Required<PlanningSettings>;
  /** Which callers wait, the next first, and for what. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Job, Worker>();

  constructor({ threads, mostWaiting = MOST_WAITING, deadlineMs = DEADLINE_MS }: PlanningSettings) {
    this.#settings = { threads, mostWaiting, deadlineMs };
  }

  of(caller: string, signal: AbortSignal): Planner {
    let isBegun = false;
    return (work, candidates, request, ...rest) => {
      const { promise, resolve, reject } = Promise.withResolvers<never>();
      const job = { caller, work, candidates, request, rest, resolve: resolve as Job["resolve"], reject };
      const late = setTimeout(() => {
        this.#drop(job, busy());
        // A work cannot be stopped but with its thread.
        void this.#busy.get(job)?.terminate();
      }, this.#settings.deadlineMs);
      const leave = () => this.#drop(job, signal.reason);
      signal.addEventListener("abort", leave);
      this.#add(job, isBegun);
      isBegun = true;
      if (signal.aborted) leave();
      return promise.finally(() => {
        clearTimeout(late);
        signal.removeEventListener("abort", leave);
      });
    };
  }

  close(): void {
    for (const worker of [...this.#idle, ...this.#busy.values()]) void worker.terminate();
    for (const job of [...this.#waiting.values()].flat()) job.reject(busy());
    this.#waiting.clear();
    this.#idle.length = 0;
  }

  /** What goes on with a turn is not put behind what begins another. */
  #add(job: Job, goesOn: boolean): void {
    const others = this.#waiting.get(job.caller) ?? [];
    if (goesOn) others.unshift(job);
    else others.push(job);
    this.#waiting.set(job.caller, others);
    this.#startNext();
    const all = [...this.#waiting.values()];
    if (all.reduce((sum, { length }) => sum + length, 0) <= this.#settings.mostWaiting) return;
    const most = all.reduce((longest, jobs) => (jobs.length > longest.length ? jobs : longest));
    this.#drop(most.at(-1)!, busy());
  }

  #drop(job: Job, reason: unknown): void {
    const jobs = this.#waiting.get(job.caller) ?? [];
    const place = jobs.indexOf(job);
    if (place >= 0) jobs.splice(place, 1);
    if (jobs.length === 0) this.#waiting.delete(job.caller);
    job.reject(reason);
  }

  #startNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#settings.threads ? this.#open() : undefined);
    if (!worker) return;
    const [caller, jobs] = next;
    const job = jobs.shift()!;
    this.#waiting.delete(caller);
    if (jobs.length > 0) this.#waiting.set(caller, jobs);
    this.#busy.set(job, worker);
    worker.ref();
    try {
      worker.postMessage(pack(job.work, job.candidates, job.request, job.rest));
    } catch (error) {
      this.#end(job, () => job.reject(error));
    }
  }

  #open(): Worker {
    // As this module is: `.ts` among the sources, `.js` in the package.
    const thread = `./planning-thread${extname(import.meta.url)}`;
    const worker = new Worker(new URL(thread, import.meta.url), {
      execArgv: ["--disable-warning=ExperimentalWarning"],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MIB },
    });
    const jobOf = () => [...this.#busy].find(([, other]) => other === worker)?.[0];
    worker.on("message", (answer: FromPlanningThread) => {
      const job = jobOf();
      if (job) this.#end(job, () => settle(job, answer));
    });
    let failure: unknown = new Error("a thread that plans has ended");
    worker.on("error", (error) => {
      failure = error;
    });
    worker.on("exit", () => {
      const job = jobOf();
      if (job) this.#busy.delete(job);
      job?.reject(failure);
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
      this.#startNext();
    });
    return worker;
  }

  #end(job: Job, tell: () => void): void {
    const worker = this.#busy.get(job)!;
    this.#busy.delete(job);
    worker.unref();
    this.#idle.push(worker);
    tell();
    this.#startNext();
  }
}

function settle({ request, resolve, reject }: Job, answer: FromPlanningThread): void {
  if ("error" in answer) {
    reject(answer.error);
    return;
  }
  const made = answer.made as object;
  // Streets stay here.
  resolve(
    "request" in made
      ? { ...made, request: { ...(made.request as object), streets: request.streets } }
      : made,
  );
}

function busy(): ServiceError {
  return new ServiceError(
    "unavailable",
    "more plans are asked for than this server can make: try again in a few seconds",
    { headers: { "Retry-After": RETRY_AFTER_SECONDS } },
  );
}
