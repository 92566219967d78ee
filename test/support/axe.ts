import assert from "node:assert/strict";
import axe from "axe-core";
import type { Frame, Page } from "playwright-core";

interface Finding {
  id: string;
  impact?: string | null;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/** Fails where axe finds a fault of more than minor impact in the page or the frame as it is, shadow roots included. */
export async function assertAccessible(where: Page | Frame, about: string): Promise<void> {
  if (!(await where.evaluate("'axe' in window"))) await where.evaluate(axe.source);
  const { violations } = (await where.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    violations: Finding[];
  };
  const grave = violations.filter(({ impact }) => impact !== "minor");
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 3).map(describe).join("\n")}`,
  );
  assert.deepEqual(told, [], about);
}

function describe({ target, failureSummary }: Finding["nodes"][number]): string {
  return `  ${JSON.stringify(target)} ${failureSummary?.replace(/\s+/g, " ") ?? ""}`;
}
