import { vocabularyOfFolder } from "../../bench/concierge/organisations/records.ts";
import { detectLanguage } from "../../src/concierge/understanding/detect-language.ts";
import { meaningsOf } from "../../src/concierge/understanding/gate.ts";
import { loadLexicons } from "../../src/concierge/understanding/lexicon.ts";
import { OrgWords } from "../../src/concierge/understanding/org-words.ts";
import { readPhrases } from "../../src/concierge/understanding/reading.ts";
import { readTokens } from "../../src/concierge/understanding/tokens.ts";

/** Reads what the spans of a message mean, over the sample organisation. */
export async function openReader(): Promise<(message: string) => string[]> {
  const sample = vocabularyOfFolder(new URL("../../data/copenhagen", import.meta.url).pathname);
  const words = await OrgWords.build(sample, await loadLexicons());
  return (message) => {
    const tokens = readTokens(message);
    const language = detectLanguage(message, tokens, words.lexicons, [], (word) =>
      words.names.whole(word).some(({ kind }) => kind === "area"),
    );
    return meaningsOf(
      readPhrases(tokens, language, { words, now: 0, timeZone: "UTC", hostName: "Harbour House" }),
    );
  };
}
