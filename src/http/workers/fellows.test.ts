import assert from "node:assert/strict";
import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { type TestContext, test } from "node:test";
import { joinFellows } from "./fellows.ts";

/** This process as if another kept it as a worker. */
function asWorker(t: TestContext) {
  const sent: unknown[] = [];
  const told: unknown[] = [];
  let isConnected = true;
  const worker = Object.assign(new EventEmitter(), {
    isConnected: () => isConnected,
    send: (message: unknown, done: unknown) => {
      assert.equal(typeof done, "function");
      sent.push(message);
    },
    disconnect: () => told.push("left"),
  });
  const settable: { worker?: Worker } = cluster;
  settable.worker = worker as unknown as Worker;
  t.after(() => {
    delete settable.worker;
  });
  const keeper = joinFellows()!;
  return {
    ...{ keeper, sent, told },
    hear: (message: object) => worker.emit("message", message),
    lose: () => {
      isConnected = false;
    },
  };
}

test("a process that nobody keeps has no fellows", () => {
  assert.equal(joinFellows(), undefined);
});

test("a worker tells what it let through and where it listens as long as somebody hears it, and then leaves", (t) => {
  const { keeper, sent, told, lose } = asWorker(t);
  keeper.ready("http://a");
  keeper.tell([["default", "k", 2]]);
  assert.deepEqual(sent, [{ ready: "http://a" }, { taken: [["default", "k", 2]] }]);
  lose();
  keeper.tell([["default", "k", 3]]);
  assert.equal(sent.length, 2);
  assert.deepEqual(told, []);
  keeper.leave();
  assert.deepEqual(told, ["left"]);
});

test("a worker hears of what others let through and that it shall stop, each by itself", (t) => {
  const { keeper, told, hear } = asWorker(t);
  keeper.hear((taken) => told.push(taken));
  keeper.onStop(() => told.push("stop"));
  hear({ taken: [["default", "k", 1]] });
  hear({ stop: true });
  hear({ metrics: "m" });
  hear({});
  assert.deepEqual(told, [[["default", "k", 1]], "stop"]);
});

test("metrics of all are asked for each time, and told to all who wait; where one worker tells none, nobody has them", async (t) => {
  const { keeper, sent, hear } = asWorker(t);
  const both = Promise.all([keeper.metrics(), keeper.metrics()]);
  assert.deepEqual(sent.splice(0), [{ metrics: true }, { metrics: true }]);
  hear({ taken: [] });
  hear({ metrics: "told" });
  assert.deepEqual(await both, ["told", "told"]);
  const next = keeper.metrics();
  hear({ metrics: null });
  await assert.rejects(next, /a worker told no metrics/);
  const blank = keeper.metrics();
  hear({ metrics: "" });
  assert.equal(await blank, "");
});
