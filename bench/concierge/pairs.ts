import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { writeSlots } from "../../src/concierge/understanding/said-slots.ts";
import { understand } from "../../src/concierge/understanding/understand.ts";
import type { Understanding, UnderstandingContext } from "../../src/concierge/understanding/understanding.ts";
import { readSampleWords } from "../concierge-speed/sample-concierge.ts";
import { Random } from "../generator/random.ts";
import { SAID_AT, TIME_ZONE } from "./judged.ts";

/** What is said of the travellers goes on to hold, whatever is looked for next. */
const LASTING: ReadonlySet<string> = new Set(["userCategory", "partySize", "tripType", "interests"]);
const PAIRS_A_LANGUAGE = 80;

/**
 * Says searches of guests after one another, drawn with a seed, and prints how many are understood as when they are said
 * alone, and which slots differ; with `errors` each that is not. Lasting needs ("halal", "wheelchair") are among the differences, rightly.
 */
export async function judgePairs({ seed, errors }: { seed: number; errors: boolean }): Promise<void> {
  const words = await readSampleWords(SAID_AT);
  const context = { words, hostName: "Harbour House", now: SAID_AT, timeZone: TIME_ZONE };
  const random = new Random(seed);
  const differing = new Map<string, number>();
  let pairs = 0;
  let alike = 0;
  for (const searches of readSearches(context).values())
    for (let count = 0; count < PAIRS_A_LANGUAGE; count++) {
      const [first, second] = [random.pick(searches), random.pick(searches)];
      if (first === second) continue;
      const slots = differences(second.alone, understand(second.say, { ...context, previous: first.alone }));
      pairs++;
      if (slots.length === 0) alike++;
      for (const slot of slots) differing.set(slot, (differing.get(slot) ?? 0) + 1);
      if (errors && slots.length > 0) console.log(`${first.say} >> ${second.say}\n    ${slots.join(", ")}`);
    }
  console.log(`${alike} of ${pairs} searches are understood after another as alone`);
  for (const [slot, times] of [...differing].sort((a, b) => b[1] - a[1])) console.log(`${times}  ${slot}`);
}

interface Search {
  say: string;
  alone: Understanding;
}

/** The guests' messages that name a kind to look for, by language. */
function readSearches(context: UnderstandingContext): Map<string, Search[]> {
  const folder = new URL("guests/tune/", import.meta.url);
  const byLanguage = new Map<string, Search[]>();
  for (const file of readdirSync(folder).toSorted())
    for (const line of readFileSync(new URL(file, folder), "utf8").trimEnd().split("\n")) {
      const { for: purpose, say } = JSON.parse(line) as { for: string; say: string[] };
      if (purpose !== "search" || say.length !== 1) continue;
      const alone = understand(say[0]!, context);
      if (alone.intent !== "find_places" || alone.categories.length === 0) continue;
      const language = basename(file).slice(0, 2);
      byLanguage.set(language, [...(byLanguage.get(language) ?? []), { say: say[0]!, alone }]);
    }
  return byLanguage;
}

function differences(alone: Understanding, after: Understanding): string[] {
  const [one, two] = [writeSlots(alone, TIME_ZONE), writeSlots(after, TIME_ZONE)];
  const slots = [...new Set([...Object.keys(one), ...Object.keys(two)])] as (keyof typeof one)[];
  const differing = slots.filter(
    (slot) => !LASTING.has(slot) && JSON.stringify(one[slot]) !== JSON.stringify(two[slot]),
  );
  return after.intent === "find_places" || after.intent === "refine"
    ? differing
    : [...differing, after.intent];
}
