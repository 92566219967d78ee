import type { Amounts } from "./amounts.ts";
import type { Reading } from "./reading.ts";
import type { Edit, EditOperation } from "./understanding.ts";
import type { When } from "./when.ts";

/** Operations that can only be meant of an itinerary. */
const OF_PLANS: ReadonlySet<string> = new Set(["less_walking", "start_later", "start_earlier", "end_earlier"]);

/** The changes of an itinerary that a message asks for, each once, in the order they are said. */
export function readEdits(reading: Reading, { planDay }: Amounts, when: When): Edit[] {
  const operations = new Set(reading.spans.flatMap((_, index) => reading.values(index, "edit") as EditOperation[]));
  const part = when.meal ?? when.part;
  return Array.from(operations, (operation) => {
    const edit: Edit = { operation };
    if (planDay !== undefined) edit.day = planDay;
    if (part && !OF_PLANS.has(operation)) edit.part = part;
    return edit;
  });
}

/** Whether an edit makes sense without an itinerary that is spoken of. */
export function isOfPlan({ operation, day }: Edit): boolean {
  return OF_PLANS.has(operation) || day !== undefined;
}
