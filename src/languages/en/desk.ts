import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "I do not know that, but the people at the desk do.",
  houseUnknown: "What the house itself offers I do not know, but the people at the desk do.",
  rest: "I do not know the rest, but the people at the desk do.",
  transport: "I know no bus and train times; the people at the desk do.",
  houseSays: (words) => `The house says: ${words}`,
  reach: (contacts) => `The desk: ${contacts}`,
  ask: "Please ask at the desk.",
  human: "Of course. I am a program; the people at the desk are glad to help you.",
  told: "I have told the desk.",
  complaint: "I am sorry about that. The people at the desk can put it right.",
  cannotBook: "I cannot book, change or cancel anything myself.",
  bookAt: (place, how) => `${place} takes bookings here: ${how}`,
  deskBooks: "The desk can arrange that for you.",
  abuse: "I will leave that unanswered. If you need anything for your stay, I am glad to help.",
  call: (number) => `Call ${number} now.`,
  callAny: (police, ambulance, fire) =>
    `Call now: police ${police}, ambulance ${ambulance}, fire brigade ${fire}.`,
  callUnknown: "Call the local emergency number now; 112 works from most mobile phones.",
  inDanger: "Is anyone in danger?",
  relief: "I am glad that this is over. If you need anything else, just tell me.",
  emergency: {
    medical: "Stay with the person and do as the emergency service tells you.",
    fire: "Leave the building, warn others and do not use the lift.",
    missing: "Stay where you last saw them, ask the staff there to help look, and have a photo ready.",
    police: "Go somewhere safe with people around you.",
    self_harm: "I am very sorry that you feel this way. You are not alone, and there is help right now.",
    loss: "Report it to the police, have lost cards blocked, and for a passport ask your embassy; the people at the desk can help you with that.",
    doctor: "A pharmacy can often help, and the desk knows which doctor sees guests.",
    police_later: "The police help with that even if it can wait.",
    embassy:
      "The embassy or consulate of your country helps with lost papers. I do not have its address, but the people at the desk can find it.",
    urgent: "If you can, go somewhere safe.",
  },
  animal: "For an animal the desk knows a vet.",
  lines: {
    doctor: (n) => `A doctor, if it can wait: ${n}.`,
    police: (n) => `The police, if it can wait: ${n}.`,
  },
  actions: {
    call: (number) => `Call ${number}`,
    callDesk: "Call the desk",
    mailDesk: "Write to the desk",
    book: (place) => `Book: ${place}`,
  },
};
