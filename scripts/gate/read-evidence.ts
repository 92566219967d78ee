import { readSampleWords } from "../../bench/concierge-speed/sample-concierge.ts";
import { emergencySaid } from "../../src/concierge/understanding/emergencies.ts";
import type { Purpose } from "../../src/concierge/understanding/gate.ts";
import { evidenceOf } from "../../src/concierge/understanding/signs.ts";
import type { Said } from "../../src/concierge/understanding/slots.ts";
import { explain } from "../../src/concierge/understanding/understand.ts";
import type { Intent, Understanding } from "../../src/concierge/understanding/understanding.ts";
import type { Emergency } from "../../src/languages/purposes.ts";
import type { Example } from "./examples.ts";

/** What a message means, for the gate, and what an emergency is of by its words. */
export interface Evidence {
  meanings: string[];
  emergency?: Emergency;
  said: Said;
  previous?: Understanding;
}

/** As what a message is taken that is for this; a change is of the plan where there is one. */
function intentOf(purpose: Purpose, previous: Understanding | undefined): Intent {
  if (purpose === "search") return "find_places";
  if (purpose === "plan") return "plan_trip";
  if (purpose === "change") return previous?.planned ? "edit_plan" : "refine";
  return purpose === "knowledge" || purpose === "not_ours" ? "out_of_scope" : purpose;
}

/** Reads what a message says in its conversation, over the sample organisation; a conversation is read in its order. */
export async function openReader(): Promise<(example: Example) => Evidence> {
  const words = await readSampleWords(0);
  const context = { words, now: 0, timeZone: "UTC", hostName: "Harbour House" };
  const understood = new WeakMap<Example, Understanding>();
  return (example) => {
    const { message, purpose, after } = example;
    const previous = after && understood.get(after);
    const intent = intentOf(purpose, previous);
    const { reading, said, understanding } = explain(message, { ...context, previous, intent });
    const planned = previous?.planned || purpose === "plan" ? (true as const) : undefined;
    understood.set(example, { ...understanding, planned });
    return { meanings: evidenceOf(said, previous), emergency: emergencySaid(reading), said, previous };
  };
}
