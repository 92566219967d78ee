import type { Reading } from "./reading.ts";
import type { Understanding } from "./understanding.ts";

/** What a turn of the conversation does, whatever it is about. */
export type Act = "inform" | "deny" | "correct" | "ask" | "choose" | "book" | "go_on";

/** The act of a turn, and the spans that only mark it: the "no" of "no, it has to be expensive" denies nothing. */
export interface TurnAct {
  act: Act;
  marks: ReadonlySet<number>;
}

/**
 * What a turn does, before it is looked at what it says of anything. The words of a language say how each act is marked: `act.no`, `act.must` and
 * `act.meant` a correction, `negation` a denial, `asked.booking` a booking, `act.instead` and `act.more` that it goes on.
 */
export function readAct(reading: Reading, previous: Understanding | undefined): TurnAct {
  const marks = openingNo(reading);
  const isDenied = reading.spans.some(
    (_, index) => !marks.has(index) && reading.has(index, "negation", ...DENIALS),
  );
  const says = (...acts: readonly string[]) => reading.says("act", ...acts);
  const isLater = previous !== undefined;
  if (isLater && (says("meant") || (marks.size > 0 && reading.spans.length > marks.size)))
    return { act: "correct", marks };
  if (isLater && isDenied && contrasts(reading)) return { act: "correct", marks };
  if (isDenied) return { act: "deny", marks };
  if (reading.says("asked", "booking")) return { act: "book", marks };
  if (isLater && reading.says("ordinal") && !reading.says("month")) return { act: "choose", marks };
  if (says("ask", "what_is", "tell") || reading.says("asked") || reading.asksWhether("have", "is"))
    return { act: "ask", marks };
  return { act: isLater && (reading.goesOn() || says("more", "other", "also")) ? "go_on" : "inform", marks };
}

const DENIALS = ["not", "not_after", "except", "except_after", "instead", "instead_after"] as const;

/** A "no" at the beginning that answers: a mark follows it, another denial, or what is wanted instead. */
function openingNo(reading: Reading): ReadonlySet<number> {
  if (!reading.has(0, "act", "no")) return new Set();
  const next = reading.neighbour(0, 1) ?? 1;
  const leads =
    reading.breakBefore(1) || reading.has(1, "act", ...WANTS) || reading.has(next, "act", ...WANTS);
  const isDenial = reading.has(0, "negation", "not") && !leads && !reading.has(1, "negation", "not");
  return isDenial ? new Set() : new Set([0]);
}

const WANTS = ["must", "meant", "find", "instead"] as const;

/** "Not Italian, Indian", "not the north but the south": something stands after what is denied, or before. */
function contrasts(reading: Reading): boolean {
  const denials = reading.indices("negation", ...DENIALS);
  return reading.spans.some(
    (_, index) =>
      index > 0 &&
      (reading.breakBefore(index) || reading.has(index, "negation", "but")) &&
      denials.some((at) => at !== index) &&
      (reading.has(index, "negation", "but") ||
        denials.some((at) => at < index || at === reading.spans.length - 1)),
  );
}
