import { readSampleWords } from "../../bench/concierge-speed/sample-concierge.ts";
import { readAct } from "../../src/concierge/understanding/act.ts";
import { detectLanguage } from "../../src/concierge/understanding/detect-language.ts";
import { emergencySaid } from "../../src/concierge/understanding/emergencies.ts";
import { writtenForms } from "../../src/concierge/understanding/not-understood.ts";
import { readPhrases } from "../../src/concierge/understanding/reading.ts";
import { evidenceOf } from "../../src/concierge/understanding/signs.ts";
import { readSlots } from "../../src/concierge/understanding/slots.ts";
import { readTokens } from "../../src/concierge/understanding/tokens.ts";
import type { Emergency } from "../../src/languages/purposes.ts";

/** What a message means, for the gate, and what an emergency is of by its words. */
export interface Evidence {
  meanings: string[];
  emergency?: Emergency;
}

/** Reads what a message says by itself, over the sample organisation. */
export async function openReader(): Promise<(message: string) => Evidence> {
  const words = await readSampleWords(0);
  return (message) => {
    const tokens = readTokens(message);
    const language = detectLanguage(message, tokens, words.lexicons, [], (word) =>
      words.names.whole(word).some(({ kind }) => kind === "area"),
    );
    const context = { words, now: 0, timeZone: "UTC", hostName: "Harbour House" };
    const reading = readPhrases(tokens, language, context);
    const said = readSlots(reading, readAct(reading, undefined), context, writtenForms(message));
    return { meanings: evidenceOf(said), emergency: emergencySaid(reading) };
  };
}
