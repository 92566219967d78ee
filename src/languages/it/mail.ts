import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Il suo programma da ${from}`,
  title: "Il suo programma",
  intro: (from) => `Ecco il programma preparato con ${from}.`,
  day: (number) => `Giorno ${number}`,
  map: "Mappa",
  website: "Sito web",
  calendar: "Il file allegato inserisce ogni tappa nel calendario.",
  localTimes: (zone) =>
    `Tutti gli orari sono locali (${zone}). Gli orari di apertura possono cambiare: li verifichi prima di partire.`,
  sources: "Dati:",
  why: (from) =>
    `Riceve quest’unica e-mail perché il suo indirizzo è stato inserito per questo presso ${from}. Non viene usato per altro.`,
  sent: "Il programma sta arrivando nella sua casella di posta, con un file per il calendario.",
};
