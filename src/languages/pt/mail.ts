import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `O seu plano de ${from}`,
  title: "O seu plano",
  intro: (from) => `Este é o plano que preparou com ${from}.`,
  day: (number) => `Dia ${number}`,
  map: "Mapa",
  website: "Site",
  calendar: "O ficheiro em anexo põe cada paragem no seu calendário.",
  localTimes: (zone) =>
    `Todas as horas são locais (${zone}). Os horários podem mudar: confirme-os antes de sair.`,
  sources: "Dados:",
  why: (from) =>
    `Recebe este único e-mail porque o seu endereço foi indicado para isso em ${from}. Não é usado para mais nada.`,
  sent: "O plano vai a caminho da sua caixa de correio, com um ficheiro para o seu calendário.",
};
