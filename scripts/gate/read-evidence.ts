import { vocabularyOfFolder } from "../../bench/concierge/organisations/records.ts";
import { readAct } from "../../src/concierge/understanding/act.ts";
import { detectLanguage } from "../../src/concierge/understanding/detect-language.ts";
import { loadLexicons } from "../../src/concierge/understanding/lexicon.ts";
import { OrgWords } from "../../src/concierge/understanding/org-words.ts";
import { readPhrases } from "../../src/concierge/understanding/reading.ts";
import { evidenceOf } from "../../src/concierge/understanding/signs.ts";
import { readSlots } from "../../src/concierge/understanding/slots.ts";
import { readTokens } from "../../src/concierge/understanding/tokens.ts";

/** Reads what a message says by itself, over the sample organisation. */
export async function openReader(): Promise<(message: string) => string[]> {
  const sample = vocabularyOfFolder(new URL("../../data/copenhagen", import.meta.url).pathname);
  const words = await OrgWords.build(sample, await loadLexicons());
  return (message) => {
    const tokens = readTokens(message);
    const language = detectLanguage(message, tokens, words.lexicons, [], (word) =>
      words.names.whole(word).some(({ kind }) => kind === "area"),
    );
    const context = { words, now: 0, timeZone: "UTC", hostName: "Harbour House" };
    const reading = readPhrases(tokens, language, context);
    return evidenceOf(readSlots(reading, readAct(reading, undefined), context));
  };
}
