import type { MailTexts } from "../mail-texts.ts";

export const mail: MailTexts = {
  subject: (from) => `Your plan from ${from}`,
  title: "Your plan",
  intro: (from) => `This is the plan you made with ${from}.`,
  day: (number) => `Day ${number}`,
  map: "Map",
  website: "Website",
  calendar: "The attached file puts every stop into your calendar.",
  localTimes: (zone) =>
    `All times are local (${zone}). Opening hours can change: please check before you go.`,
  sources: "Data:",
  why: (from) =>
    `You receive this one mail because your address was entered for it at ${from}. It is not used for anything else.`,
  sent: "The plan is on its way to your mailbox, with a file for your calendar.",
};
