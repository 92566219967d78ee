import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Su plan de ${from}`,
  title: "Su plan",
  intro: (from) => `Este es el plan que preparó con ${from}.`,
  day: (number) => `Día ${number}`,
  map: "Mapa",
  website: "Sitio web",
  calendar: "El archivo adjunto añade cada parada a su calendario.",
  localTimes: (zone) =>
    `Todas las horas son locales (${zone}). Los horarios de apertura pueden cambiar: compruébelos antes de salir.`,
  sources: "Datos:",
  why: (from) =>
    `Recibe este único correo porque su dirección se introdujo para ello en ${from}. No se usa para nada más.`,
  sent: "El plan va camino de su buzón, con un archivo para su calendario.",
};
