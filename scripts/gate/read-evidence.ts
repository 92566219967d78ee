import { readSampleWords } from "../../bench/concierge-speed/sample-concierge.ts";
import { DAY_MS, type LocalDay } from "../../src/concierge/understanding/calendar.ts";
import { emergencySaid } from "../../src/concierge/understanding/emergencies.ts";
import type { Change } from "../../src/concierge/understanding/gate.ts";
import { evidenceOf } from "../../src/concierge/understanding/signs.ts";
import type { Said } from "../../src/concierge/understanding/slots.ts";
import { explain } from "../../src/concierge/understanding/understand.ts";
import type { Intent, Understanding } from "../../src/concierge/understanding/understanding.ts";
import type { Emergency } from "../../src/languages/purposes.ts";
import type { Example } from "./examples.ts";

/** What a message means, for the gate, and what an emergency or a change is of by its words and by what went before. */
export interface Evidence {
  meanings: string[];
  of?: Emergency | Change;
  said: Said;
  previous?: Understanding;
}

/** What was understood so far, the days of the plan, and whether places were looked for since it was spoken of. */
interface Before extends Understanding {
  dates?: LocalDay[];
  isListed: boolean;
}

/** As what a message is taken that is for this. */
function intentOf({ purpose }: Example, change: Change | undefined, planned: boolean): Intent {
  if (purpose === "search") return "find_places";
  if (purpose === "plan") return "plan_trip";
  if (purpose === "change")
    return (change ?? (planned ? "of_plan" : "of_search")) === "of_plan" ? "edit_plan" : "refine";
  return purpose === "knowledge" || purpose === "not_ours" ? "out_of_scope" : purpose;
}

/** What a change is of: what was told, else the plan or the list where there is but one of them. */
function changeIn({ purpose, of }: Example, previous: Before | undefined): Change | undefined {
  if (purpose !== "change") return undefined;
  if (of) return of as Change;
  if (!previous?.dates) return previous && "of_search";
  return previous.isListed ? undefined : "of_plan";
}

/** How many days a plan has where none were said. */
const USUAL_DAYS = 3;

/** The days of the plan that a message asks for. */
function datesOf({ days = USUAL_DAYS, startDate }: Understanding): LocalDay[] {
  const first = startDate === undefined ? 0 : Date.parse(startDate);
  return Array.from({ length: days }, (_, day) => first + day * DAY_MS);
}

/** Reads what a message says in its conversation, over the sample organisation; a conversation is read in its order. */
export async function openReader(): Promise<(example: Example) => Evidence> {
  const words = await readSampleWords(0);
  const context = { words, now: 0, timeZone: "UTC", hostName: "Harbour House" };
  const understood = new WeakMap<Example, Before>();
  return (example) => {
    const { message, purpose, after } = example;
    const previous = after && understood.get(after);
    const change = changeIn(example, previous);
    const intent = intentOf(example, change, previous?.dates !== undefined);
    const { reading, said, understanding } = explain(message, {
      ...context,
      previous,
      planDates: previous?.dates,
      intent,
    });
    const dates = previous?.dates ?? (purpose === "plan" ? datesOf(understanding) : undefined);
    const isOfPlan = purpose === "plan" || change === "of_plan";
    const isListed = !isOfPlan && (purpose === "search" || previous?.isListed === true);
    understood.set(example, { ...understanding, planned: dates && true, dates, isListed });
    const of = purpose === "emergency" ? (example.of ?? emergencySaid(reading)) : change;
    return { meanings: evidenceOf(said, previous), of, said, previous };
  };
}
