import type { Emergency } from "./purposes.ts";

/** What the concierge says where the people of the house are asked for: its own matters, emergencies, complaints, bookings. */
export interface DeskPhrases {
  /** The house has not told the concierge what was asked. */
  unknown: string;
  /** The same of what the house has, where places of the city were named for it. */
  houseUnknown: string;
  /** The same of a part of what was asked; the rest has been answered. */
  rest: string;
  /** Lines and timetables are not known here. */
  transport: string;
  /** The house's own words, where they are in another language than the guest's. */
  houseSays(words: string): string;
  /** How the desk is reached: telephone numbers and addresses. */
  reach(contacts: string): string;
  /** The same where no contact is known. */
  ask: string;
  /** Someone wants to talk to a person. */
  human: string;
  /** The desk's system took the message. */
  told: string;
  complaint: string;
  cannotBook: string;
  /** Who takes bookings for a place, and how: a page, a telephone number. */
  bookAt(place: string, how: string): string;
  /** Rooms, taxis and the like. */
  deskBooks: string;
  abuse: string;
  /** Whom to call, said first. */
  call(number: string): string;
  callAny(police: string, ambulance: string, fire: string): string;
  /** Whom one would call, where nothing has happened. */
  numberHere(number: string): string;
  /** The country or its numbers are not known. */
  callUnknown: string;
  /** Asked before whom to call, where nobody knows whether it is an emergency. */
  inDanger: string;
  /** An emergency is over. */
  relief: string;
  /** What to do until help comes; of `self_harm` what is said before the number. */
  emergency: Readonly<Record<Exclude<Emergency, "number">, string>>;
  /** What the concierge itself cannot do for those whom help is coming to. */
  passOn: string;
  /** What can be said on the telephone, in English. */
  inEnglish(words: string): string;
  /** Who is ill may be an animal. */
  animal: string;
  /** Whom to call where it can wait. */
  lines: Readonly<Record<"doctor" | "police", (number: string) => string>>;
  actions: {
    call(number: string): string;
    callDesk: string;
    mailDesk: string;
    book(place: string): string;
  };
}

/** What is wanted of an emergency's services, in the language that most of them understand besides their own. */
export const pleas: { language: string; of: Readonly<Partial<Record<Emergency, string>>> } = {
  language: "en",
  of: {
    medical: "I need an ambulance.",
    fire: "There is a fire.",
    missing: "A person is missing.",
    police: "I need the police.",
    self_harm: "I need help. I am in danger.",
    urgent: "I need help.",
  },
};
