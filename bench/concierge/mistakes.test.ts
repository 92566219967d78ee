import { join } from "node:path";
import { test } from "node:test";
import { findMistakes } from "./mistakes.ts";

test("of the messages to tune on those are misunderstood that are known to be, and as they are known to be", async (context) => {
  const path = join(import.meta.dirname, "mistakes.tsv");
  // To hold what is meant to have changed: node --test --test-update-snapshots bench/concierge/mistakes.test.ts
  context.assert.fileSnapshot(await findMistakes(), path, { serializers: [String] });
});
