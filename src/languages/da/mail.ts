import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Din plan fra ${from}`,
  title: "Din plan",
  intro: (from) => `Her er planen, du lavede hos ${from}.`,
  day: (number) => `Dag ${number}`,
  map: "Kort",
  website: "Hjemmeside",
  calendar: "Den vedhæftede fil lægger hvert stop i din kalender.",
  localTimes: (zone) =>
    `Alle tider er lokale (${zone}). Åbningstider kan ændre sig: tjek dem gerne, før du tager af sted.`,
  sources: "Data:",
  why: (from) =>
    `Du får denne ene mail, fordi din adresse blev indtastet til det hos ${from}. Den bruges ikke til andet.`,
  sent: "Planen er på vej til din indbakke med en fil til din kalender.",
};
