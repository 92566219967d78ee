import { hash } from "node:crypto";
import { purposeOf } from "../../scripts/gate/examples.ts";
import { writeSlots } from "../../src/concierge/understanding/said-slots.ts";
import { writeStages } from "../../src/concierge/understanding/stages.ts";
import { explain } from "../../src/concierge/understanding/understand.ts";
import type { Understanding } from "../../src/concierge/understanding/understanding.ts";
import type { SaidSlots } from "../../src/contract/said-slots.ts";
import { compareSlot, isRight, slotNames } from "../../src/judge/slots.ts";
import { readTuned } from "./guests.ts";
import { type OrganisationName, readConversations, SAID_AT, TIME_ZONE } from "./judged.ts";
import { loadOrganisations } from "./measure.ts";

interface Conversation {
  language: string;
  organisation: OrganisationName;
  turns: { say: string; wanted?: Wanted }[];
}
interface Wanted {
  /** Any of these intents or purposes is right. */
  intents?: readonly string[];
  slots?: SaidSlots;
}

/**
 * What is wrongly understood of the messages to tune on, a line each: the language, the message, and what was understood of what is wrong;
 * before them each language with a hash of all that its messages are understood as.
 */
export async function findMistakes(): Promise<string> {
  const organisations = await loadOrganisations();
  const lines: string[] = [];
  const hashes: Record<string, string> = {};
  for (const { language, organisation, turns } of [...judged(), ...(await guests())]) {
    let previous: Understanding | undefined;
    for (const { say, wanted } of turns) {
      const context = { now: SAID_AT, timeZone: TIME_ZONE, ...organisations[organisation] };
      const stages = explain(say, { ...context, previous });
      previous = stages.understanding;
      hashes[language] = hash("md5", JSON.stringify([hashes[language], previous, writeStages(stages)]));
      const wrong = wanted ? wrongOf(previous, wanted) : [];
      if (wrong.length > 0) lines.push([language, say.replaceAll(/\s+/g, " "), ...wrong].join("\t"));
    }
  }
  const held = Object.entries(hashes).map(([language, all]) => `${language}\t${all.slice(0, 8)}`);
  return `${[...held.sort(), ...lines.sort()].join("\n")}\n`;
}

function wrongOf(understood: Understanding, { intents, slots }: Wanted): string[] {
  const { intent } = understood;
  const isIntended = !intents || intents.includes(intent) || intents.includes(purposeOf[intent] ?? intent);
  const found = writeSlots(understood, TIME_ZONE);
  const wrong = slotNames.filter((name) => slots && !isRight(compareSlot(name, found, slots)));
  const shown = wrong.map((name) => `${name}: ${JSON.stringify(found[name]) ?? ""}`);
  return isIntended ? shown : [`intent: ${intent}`, ...shown];
}

function judged(): Conversation[] {
  return readConversations("tune").map(({ turns, ...conversation }) => ({
    ...conversation,
    turns: turns.map(({ say, intent, slots }) => ({ say, wanted: { intents: [intent], slots } })),
  }));
}

/** What guests say; the last message of each is judged. */
async function guests(): Promise<Conversation[]> {
  return (await readTuned()).map(({ lang, say = [], for: purpose, slots }) => {
    const wanted = { intents: purpose && [purpose].flat(), slots };
    const turns = say.map((one, index) => (index === say.length - 1 ? { say: one, wanted } : { say: one }));
    return { language: lang, organisation: "copenhagen", turns };
  });
}
