import { loadLexicons } from "../../src/concierge/understanding/lexicon.ts";
import { OrgWords } from "../../src/concierge/understanding/org-words.ts";
import { writeSlots } from "../../src/concierge/understanding/said-slots.ts";
import { type Explanation, explain, understand } from "../../src/concierge/understanding/understand.ts";
import type { Understanding } from "../../src/concierge/understanding/understanding.ts";
import type { SaidSlots } from "../../src/contract/said-slots.ts";
import { readSampleWords } from "../concierge-speed/sample-concierge.ts";
import { type OrganisationName, type Part, readConversations, SAID_AT, TIME_ZONE } from "./judged.ts";
import { marelle, marelleHost } from "./marelle.ts";

/** One message of the set, and what it was understood as. */
export interface Result {
  say: string;
  intent: string;
  slots: SaidSlots;
  language: string;
  isDialogue: boolean;
  understanding: Understanding;
  found: SaidSlots;
}

/** The organisations of the set, by name, as understanding knows them. */
export async function loadOrganisations(): Promise<
  Record<OrganisationName, { words: OrgWords; hostName: string }>
> {
  return {
    copenhagen: { words: await readSampleWords(SAID_AT), hostName: "Harbour House" },
    marelle: { words: await OrgWords.build(marelle, await loadLexicons()), hostName: marelleHost },
  };
}

/** The last of some messages to the sample's host, each said after the one before, at every stage of being understood. */
export async function explainLast(messages: readonly string[]): Promise<Explanation> {
  const { copenhagen } = await loadOrganisations();
  const context = { ...copenhagen, now: SAID_AT, timeZone: TIME_ZONE };
  let previous: Understanding | undefined;
  for (const message of messages.slice(0, -1)) previous = understand(message, { ...context, previous });
  return explain(messages.at(-1) ?? "", { ...context, previous });
}

/**
 * Understands every message of one half of the set, twice: the second time the CPU time is taken. No language is told.
 */
export async function measure(part: Part): Promise<{ results: Result[]; cpuMilliseconds: number[] }> {
  const organisations = await loadOrganisations();
  const conversations = readConversations(part);
  const cpuMilliseconds: number[] = [];
  const run = () =>
    conversations.flatMap(({ organisation, turns, language }) => {
      let previous: Understanding | undefined;
      return turns.map(({ say, intent, slots }) => {
        const before = process.cpuUsage();
        previous = understand(say, {
          previous,
          now: SAID_AT,
          timeZone: TIME_ZONE,
          ...organisations[organisation],
        });
        const { user, system } = process.cpuUsage(before);
        cpuMilliseconds.push((user + system) / 1000);
        return {
          say,
          intent,
          slots,
          language,
          isDialogue: turns.length > 1,
          understanding: previous,
          found: writeSlots(previous, TIME_ZONE),
        };
      });
    });
  run();
  cpuMilliseconds.length = 0;
  return { results: run(), cpuMilliseconds };
}
