import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { city, MIDDLE, request } from "../../../test/support/planner/city.ts";
import { testFile } from "../../../test/support/sources/osm-file.ts";
import { testPbf } from "../../../test/support/sources/pbf.ts";
import { ServiceError } from "../../contract/errors.ts";
import { PbfSource } from "../../sources/osm/pbf-source.ts";
import { buildGraph } from "../../sources/ways/build-graph.ts";
import { openWalkers, saveGraph } from "../../walking/walkers.ts";
import type { PlanEdit } from "../planner/edits.ts";
import type { PlanRequest } from "../planner/plan.ts";
import { buildDraft } from "../planner/revive.ts";
import { openStreets, type PlanStreets } from "../streets.ts";
import { PlanningThreads } from "./planning-threads.ts";
import { type Planners, plannersHere } from "./works.ts";

const NEVER = new AbortController().signal;

function openThreads(t: TestContext, settings: { mostWaiting?: number; deadlineMs?: number } = {}) {
  const threads = new PlanningThreads({ threads: 1, ...settings });
  t.after(() => threads.close());
  return threads;
}

/** Streets of a town, as they are read from a file: every 200 m one, in both directions. */
async function streetsOf(t: TestContext): Promise<PlanStreets> {
  const side = Array.from({ length: 20 }, (_, index) => index);
  const idOf = (row: number, column: number) => 1 + row * side.length + column;
  const nodes = side.flatMap((row) =>
    side.map((column) => ({
      id: idOf(row, column),
      at: [MIDDLE.lng + (column - 10) / 380, MIDDLE.lat + (row - 10) / 556] as [number, number],
    })),
  );
  const ways = side.flatMap((one) => [
    { id: 1 + one, nodes: side.map((other) => idOf(one, other)), tags: { highway: "residential" } },
    { id: 100 + one, nodes: side.map((other) => idOf(other, one)), tags: { highway: "residential" } },
  ]);
  const graph = await buildGraph(new PbfSource(testFile(testPbf({ nodes, ways }))));
  const folder = mkdtempSync(join(tmpdir(), "waymark-streets-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  await saveGraph(folder, graph!);
  return (await openStreets({ walkers: openWalkers(() => folder) }, "town", () => []))!;
}

/** What a conversation about a plan comes to: the plan, changes, the plan sent back, what is not in it, and its ways. */
async function talkOf(planners: Planners, asked: PlanRequest, candidates: ReturnType<typeof city>) {
  const planner = planners.of("demo/key", NEVER);
  const plan = await planner("plan", candidates, asked);
  const shape: PlanEdit[] = [
    { type: "slower", dayNumber: 1 },
    { type: "add", wish: { kinds: ["museum"] }, order: "last" },
  ];
  const shaped = await planner("shape", candidates, asked, plan, shape);
  const edits: PlanEdit[] = [{ type: "addDay" }, { type: "lessWalking" }];
  const changed = await planner("change", candidates, shaped.request, shaped.plan, edits);
  const draft = buildDraft(changed.plan);
  const { streets: _, ...told } = changed.request;
  const ids = candidates.slice(0, 20).map(({ id }) => id);
  return {
    plan,
    changed: { ...changed, request: told },
    revived: await planner("revive", candidates, changed.request, draft),
    reasons: await planner("explain", candidates, changed.request, ids, changed.plan),
    likely: await planner("likely", candidates, asked, ids),
    lines: await planner("lines", [], asked, [
      [MIDDLE, ...candidates.slice(0, 3).map((one) => one.position!)],
    ]),
  };
}

test("a thread plans, changes and explains to the byte what this thread would", async (t) => {
  const threads = openThreads(t);
  const streets = await streetsOf(t);
  for (let seed = 1; seed <= 12; seed++) {
    const asked = request({ days: 1 + (seed % 6), seed, ...(seed % 2 ? { streets } : {}) });
    const candidates = city(seed, 20 + 15 * seed);
    const told = await talkOf(threads, asked, candidates);
    assert.equal(JSON.stringify(told), JSON.stringify(await talkOf(plannersHere, asked, candidates)));
    assert.equal(told.lines[0]!.length > 0, seed % 2 === 1);
  }
});

test("others are answered while a week is planned", async (t) => {
  const planner = openThreads(t).of("demo/key", NEVER);
  let turns = 0;
  let isDone = false;
  const turn = () => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  await planner("plan", city(1, 400), request({ days: 7 }));
  isDone = true;
  assert.ok(turns > 10, `${turns} turns of the event loop`);
});

/** Asks for plans, each of a turn of its own; gives the callers in the order in which they had theirs, refused ones in brackets. */
async function orderOf(planners: Planners, callers: readonly string[]): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    callers.map(async (caller) => {
      try {
        await planners.of(caller, NEVER)("plan", city(1, 40), request());
        order.push(caller);
      } catch (error) {
        assert.ok(error instanceof ServiceError);
        assert.equal(error.code, "unavailable");
        assert.match(error.headers["Retry-After"]!, /^\d+$/);
        order.push(`(${caller})`);
      }
    }),
  );
  return order;
}

test("callers take turns, however much one asks for", async (t) => {
  const order = await orderOf(openThreads(t), ["a", "a", "a", "a", "b", "c", "b"]);
  assert.deepEqual(order, ["a", "a", "b", "c", "a", "b", "a"]);
});

test("where too much waits, whoever asks for most is refused and told when to come again", async (t) => {
  const order = await orderOf(openThreads(t, { mostWaiting: 3 }), ["a", "a", "a", "a", "a", "b"]);
  assert.deepEqual(order.toSorted(), ["(a)", "(a)", "a", "a", "a", "b"]);
});

test("what takes too long is refused", async (t) => {
  const order = await orderOf(openThreads(t, { deadlineMs: 1 }), ["a", "b"]);
  assert.deepEqual(order, ["(a)", "(b)"]);
});

test("what nobody waits for any more is not planned, and a turn that goes on comes before new ones", async (t) => {
  const threads = openThreads(t);
  const first = threads.of("a", NEVER);
  const gone = new AbortController();
  const done: string[] = [];
  const plan = async (planner: ReturnType<Planners["of"]>, name: string) => {
    await planner("plan", city(1, 40), request()).then(
      () => done.push(name),
      () => done.push(`(${name})`),
    );
  };
  const begun = plan(first, "first");
  const left = plan(threads.of("a", gone.signal), "left");
  const later = plan(threads.of("a", NEVER), "later");
  const goesOn = plan(first, "first again");
  gone.abort();
  await Promise.all([begun, left, later, goesOn]);
  assert.deepEqual(done, ["(left)", "first", "first again", "later"]);
});

test("a request that makes no sense is told as it is here", async (t) => {
  const planner = openThreads(t).of("a", NEVER);
  await assert.rejects(planner("plan", city(1, 4), request({ days: 9 })), RangeError);
  assert.equal((await planner("plan", city(1, 4), request())).days.length, 1);
});
