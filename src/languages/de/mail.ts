import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Ihr Plan von ${from}`,
  title: "Ihr Plan",
  intro: (from) => `Dies ist der Plan, den Sie bei ${from} erstellt haben.`,
  day: (number) => `Tag ${number}`,
  map: "Karte",
  website: "Website",
  calendar: "Die angehängte Datei trägt jeden Halt in Ihren Kalender ein.",
  localTimes: (zone) =>
    `Alle Zeiten sind Ortszeiten (${zone}). Öffnungszeiten können sich ändern: bitte vorher prüfen.`,
  sources: "Daten:",
  why: (from) =>
    `Sie erhalten diese eine Mail, weil Ihre Adresse bei ${from} dafür eingegeben wurde. Sie wird für nichts anderes verwendet.`,
  sent: "Der Plan ist auf dem Weg in Ihr Postfach, mit einer Datei für Ihren Kalender.",
};
