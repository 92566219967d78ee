import { da } from "./da/mail.ts";
import { de } from "./de/mail.ts";
import { en } from "./en/mail.ts";
import { es } from "./es/mail.ts";
import { fr } from "./fr/mail.ts";
import { it } from "./it/mail.ts";
import { ja } from "./ja/mail.ts";
import { nl } from "./nl/mail.ts";
import { pt } from "./pt/mail.ts";
import { primaryOf } from "./tags.ts";
import { zh } from "./zh/mail.ts";

/** All that a mail says of itself, in one language. Names, dates and numbers come in as they are to be shown. */
export interface MailTexts {
  /** `from`: the host's or the organisation's name. One line. */
  subject(from: string): string;
  title: string;
  /** Introduces the days; `from` as in the subject. */
  intro(from: string): string;
  day(number: string): string;
  map: string;
  website: string;
  /** What the attached calendar file is for. */
  calendar: string;
  /** `zone`: the name of the time zone. */
  localTimes(zone: string): string;
  /** Introduces whose data the plan was made of. */
  sources: string;
  /** Why the reader gets this mail. */
  why(from: string): string;
  /** What the concierge answers once the mail is on its way. */
  sent: string;
}

const texts: Readonly<Record<string, MailTexts>> = { da, de, en, es, fr, it, ja, nl, pt, zh };

/** The languages in which a mail can be written. */
export const mailLanguages = Object.keys(texts);

export interface ChosenTexts {
  /** BCP 47 code for dates and numbers: the wish that was met, region and all. */
  language: string;
  texts: MailTexts;
}

/** The texts of the first of these languages that there are texts in, else English. */
export function mailTextsFor(wishes: readonly (string | undefined)[]): ChosenTexts {
  for (const language of wishes) {
    const found = language === undefined ? undefined : texts[primaryOf(language).toLowerCase()];
    if (found && language) return { language, texts: found };
  }
  return { language: "en-GB", texts: en };
}
