/** What an event is called, by language: the taxonomy knows places only. */
export const eventWords: Readonly<Record<string, string>> = {
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
