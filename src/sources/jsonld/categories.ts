import { readFileSync } from "node:fs";
import { presetWords } from "../taxonomy/words.ts";

/** What an event is called, by language: the taxonomy knows places only. */
const eventWords: Readonly<Record<string, string>> = {
  en: "Event",
  da: "Begivenhed",
  de: "Veranstaltung",
  es: "Evento",
  fr: "Événement",
  it: "Evento",
  ja: "イベント",
  nl: "Evenement",
  pt: "Evento",
  sv: "Evenemang",
  zh: "活动",
};

/** Events that travellers go to; others (BroadcastEvent, DeliveryEvent) happen elsewhere. */
const eventTypes: ReadonlySet<string> = new Set([
  "Event",
  "BusinessEvent",
  "ChildrensEvent",
  "ComedyEvent",
  "DanceEvent",
  "EducationEvent",
  "EventSeries",
  "ExhibitionEvent",
  "Festival",
  "FoodEvent",
  "Hackathon",
  "LiteraryEvent",
  "MusicEvent",
  "SaleEvent",
  "ScreeningEvent",
  "SocialEvent",
  "SportsEvent",
  "TheaterEvent",
  "VisualArtsEvent",
]);

/** Whether a type of schema.org is an event that travellers go to. */
export function isEventType(type: string): boolean {
  return eventTypes.has(type);
}

let table: Readonly<Record<string, string | null>> | undefined;

/** The category of the taxonomy for a place type of schema.org; null: a place of no category, undefined: no place. */
export function categoryIdOf(type: string): string | null | undefined {
  table ??= JSON.parse(readFileSync(new URL("./place-types.json", import.meta.url), "utf8")) as Record<
    string,
    string | null
  >;
  return Object.hasOwn(table, type) ? table[type] : undefined;
}

/** What a category is called in each of the languages that have a word for it. */
export async function categoryLabels(
  categoryId: string,
  languages: readonly string[],
): Promise<Record<string, string>> {
  const labels: Record<string, string> = {};
  for (const language of languages) {
    const name = (await presetWords(language)).get(categoryId)?.name;
    if (name !== undefined) labels[language] = name;
  }
  return labels;
}

/** What an event is called in each of the languages that have a word for it here. */
export function eventLabels(languages: readonly string[]): Record<string, string> {
  const told = languages.flatMap((language) => {
    const word = eventWords[language.split("-")[0]!];
    return word === undefined ? [] : [[language, word] as const];
  });
  return Object.fromEntries(told);
}
