import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Votre programme de la part de ${from}`,
  title: "Votre programme",
  intro: (from) => `Voici le programme que vous avez préparé avec ${from}.`,
  day: (number) => `Jour ${number}`,
  map: "Carte",
  website: "Site web",
  calendar: "Le fichier joint inscrit chaque étape dans votre agenda.",
  localTimes: (zone) =>
    `Toutes les heures sont locales (${zone}). Les horaires d’ouverture peuvent changer : vérifiez-les avant de partir.`,
  sources: "Données :",
  why: (from) =>
    `Vous recevez ce seul message parce que votre adresse a été saisie à cette fin chez ${from}. Elle ne sert à rien d’autre.`,
  sent: "Le programme est en route vers votre boîte de réception, avec un fichier pour votre agenda.",
};
