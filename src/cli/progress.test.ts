import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { test } from "node:test";
import type { CliContext } from "./context.ts";
import { sourceProgress } from "./progress.ts";

const files = [{ name: "porto.osm.pbf", bytes: 1_000, open: async function* () {} }];

/** A standard error that keeps what is written, and a clock that only the test moves. */
function outside(isTTY: boolean) {
  const time = { now: 0 };
  let told = "";
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    told += chunk;
    done();
  };
  // What cli-progress asks of a terminal.
  const terminal = { isTTY, columns: 200, cursorTo() {}, clearLine() {}, moveCursor() {} };
  const stderr = Object.assign(new Writable({ write }), terminal);
  const context = { stderr, clock: () => time.now } as unknown as CliContext;
  return { context, time, told: () => told };
}

const reading = (pass: number, bytesRead: number, records: number) =>
  ({ phase: "reading", file: "porto.osm.pbf", pass, bytesRead, records }) as const;

test("without a terminal a line is printed every few seconds, and one at the end", () => {
  const { context, time, told } = outside(false);
  const progress = sourceProgress(context, files);
  for (let second = 0; second <= 12; second++) {
    time.now = second * 1_000;
    progress.update(
      second < 8 ? reading(2, second * 100, second * 10) : { phase: "writing", records: second, total: 24 },
    );
  }
  progress.stop();
  const lines = [
    "reading porto.osm.pbf, pass 2: 50 %, 50 records",
    "writing: 41 %, 10 records",
    "70 records read, 12.0 s in all",
  ];
  assert.equal(told(), lines.map((line) => `${line}\n`).join(""));
});

test("progress without a known size is shown without a percentage", () => {
  const { context, time, told } = outside(false);
  const progress = sourceProgress(context, [{ ...files[0]!, bytes: undefined }]);
  time.now = 6_000;
  progress.update(reading(1, 700, 3));
  time.now = 12_000;
  progress.update({ phase: "comparing", records: 4 });
  assert.equal(told(), "reading porto.osm.pbf: 3 records\ncomparing with what is there: 4 records\n");
});

test("on a terminal each stretch of the work has a bar with rate and time left", () => {
  const { context, time, told } = outside(true);
  const progress = sourceProgress(context, files);
  progress.update(reading(1, 0, 0));
  time.now = 2_000;
  progress.update(reading(1, 500, 40));
  progress.update({ phase: "writing", records: 30, total: 60 });
  progress.stop();
  assert.match(told(), /reading porto\.osm\.pbf .*%.* records .*\/s .* left/);
  assert.match(told(), /writing .*50% {2}30 records/);
  assert.match(told(), /40 records read, 2\.0 s in all\n$/);
});
