import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { RecordSpool } from "./record-spool.ts";

const folders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`waymark-import-${process.pid}-`));

test("what is put away is read back in any order, while more is added, and leaves nothing behind", () => {
  const spool = new RecordSpool<{ number: number; text: string }>();
  const sample = (number: number) => ({ number, text: "æ日".repeat(number % 700) });
  try {
    for (let number = 0; number < 2_000; number++) {
      spool.add(sample(number));
      if (number % 97 === 0) assert.deepEqual(spool.read(number), sample(number));
    }
    for (let number = 1_999; number >= 0; number -= 13) assert.deepEqual(spool.read(number), sample(number));
    assert.equal(spool.size, 2_000);
    assert.throws(() => spool.read(2_000), /there is no value 2000 of 2000/);
    assert.equal(
      folders().length,
      process.platform === "win32" ? 1 : 0,
      "also when the process ends at once",
    );
  } finally {
    spool.close();
  }
  assert.deepEqual(folders(), []);
});
