import { loadLexicons } from "../../../src/concierge/understanding/lexicon.ts";
import type { OrgLabel, OrgVocabulary } from "../../../src/concierge/understanding/org-words.ts";
import { OrgWords } from "../../../src/concierge/understanding/org-words.ts";
import { understand } from "../../../src/concierge/understanding/understand.ts";
import type { Understanding } from "../../../src/concierge/understanding/understanding.ts";

/** A Wednesday in autumn, 14:00 in the fixture's zone. */
export const now = Date.parse("2026-10-14T14:00:00+02:00");
export const timeZone = "Europe/Vienna";

const label = (words: string, language = "en-GB"): OrgLabel => ({ language, words });

/** A small town that does not exist, with names in English and German. */
export const townVocabulary: OrgVocabulary = {
  categories: [
    [label("Italian restaurant"), label("Italienisches Restaurant", "de-DE")],
    [label("Porridge restaurant")],
    [label("Art museum"), label("Kunstmuseum", "de-DE")],
    [label("Salt baths"), label("Solebad", "de-DE")],
    [label("Hotel")],
    [label("Park")],
  ],
  tags: [label("board games"), label("dinner")],
  keywords: [label("bluegrass")],
  interests: [
    { id: "art", names: [label("Art"), label("Kunst", "de-DE")] },
    { id: "museums", names: [label("Museums")] },
    { id: "history", names: [label("History")] },
  ],
  geoAreas: [
    { id: "old-quarter", names: ["Old Quarter", "Altes Viertel"], description: ["City centre"] },
    { id: "bad-salzach", names: ["Bad Reichen an der Salzach"] },
    { id: "mill-side", names: ["Millside-Weir"], description: ["North-west"] },
  ],
  neighborhoods: ["Old Quarter", "north"],
  places: [
    { kind: "listing", id: "salt-tower", names: ["The Salt Tower", "Salzturm"] },
    { kind: "listing", id: "kornfeld", names: ["Kornfeld Collection"] },
    { kind: "listing", id: "mother", names: ["Mother"] },
    { kind: "listing", id: "trattoria-pia", names: ["Trattoria Pia"] },
    { kind: "guide", id: "rain", names: ["Hidden rooms and rain"] },
  ],
};

/** Lexicons of all languages, read once for all tests of a file. */
export const lexicons = await loadLexicons();
export const townWords = await OrgWords.build(townVocabulary, lexicons);

/** What the last of some messages is understood as, each said after the one before. */
export function said(...messages: readonly string[]): Understanding {
  let previous: Understanding | undefined;
  for (const message of messages)
    previous = understand(message, { previous, now, timeZone, words: townWords, hostName: "The Weir House" });
  return previous!;
}

/** A local time of the fixture's zone as epoch milliseconds. */
export function at(local: string): number {
  return Date.parse(`${local}:00+02:00`);
}
