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
