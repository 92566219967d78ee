import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Uw plan van ${from}`,
  title: "Uw plan",
  intro: (from) => `Dit is het plan dat u bij ${from} hebt gemaakt.`,
  day: (number) => `Dag ${number}`,
  map: "Kaart",
  website: "Website",
  calendar: "Het bijgevoegde bestand zet elke stop in uw agenda.",
  localTimes: (zone) =>
    `Alle tijden zijn lokaal (${zone}). Openingstijden kunnen veranderen: controleer ze voordat u vertrekt.`,
  sources: "Gegevens:",
  why: (from) =>
    `U ontvangt deze ene e-mail omdat uw adres daarvoor bij ${from} is ingevoerd. Het wordt nergens anders voor gebruikt.`,
  sent: "Het plan is onderweg naar uw mailbox, met een bestand voor uw agenda.",
};
