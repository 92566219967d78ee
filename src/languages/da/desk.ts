import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "Det ved jeg ikke, men det gør receptionen.",
  houseUnknown: "Hvad huset selv tilbyder, ved jeg ikke, men det gør receptionen.",
  rest: "Resten ved jeg ikke, men det gør receptionen.",
  transport: "Jeg kender ingen bus- og togtider, men det gør receptionen.",
  houseSays: (words) => `Huset skriver: ${words}`,
  reach: (contacts) => `Receptionen: ${contacts}`,
  ask: "Spørg venligst i receptionen.",
  human: "Jeg er et program; personalet i receptionen hjælper dig gerne.",
  told: "Jeg har givet receptionen besked.",
  complaint: "Det er jeg ked af. Receptionen kan få det bragt i orden.",
  cannotBook: "Jeg kan ikke selv bestille, ændre eller afbestille noget.",
  bookAt: (place, how) => `${place} tager imod bestillinger her: ${how}`,
  deskBooks: "Receptionen kan ordne det for dig.",
  abuse: "Det vil jeg ikke svare på. Hvis du har brug for noget under dit ophold, hjælper jeg gerne.",
  call: (number) => `Ring ${number} nu.`,
  callAny: (police, ambulance, fire) =>
    `Ring nu: politi ${police}, ambulance ${ambulance}, brandvæsen ${fire}.`,
  numberHere: (number) => `Alarmnummeret her er ${number}.`,
  callUnknown: "Ring til landets alarmnummer nu; 112 virker fra de fleste mobiltelefoner.",
  inDanger: "Er nogen i fare?",
  relief: "Godt, at det er overstået. Sig til, hvis du har brug for andet.",
  emergency: {
    medical: "Bliv hos personen, og gør, som alarmcentralen siger.",
    fire: "Forlad bygningen, advar andre, og brug ikke elevatoren.",
    missing:
      "Bliv, hvor I sidst så hinanden, bed personalet om at hjælpe med at lede, og find et billede frem.",
    police: "Gå et sikkert sted hen, hvor der er andre mennesker.",
    self_harm: "Det gør mig meget ondt, at du har det sådan. Du er ikke alene, og der er hjælp lige nu.",
    loss: "Anmeld det til politiet, få mistede kort spærret, og kontakt din ambassade, hvis det er passet; i receptionen kan de hjælpe dig med det.",
    doctor: "Et apotek kan ofte hjælpe, og receptionen ved, hvilken læge der tager imod gæster.",
    police_later: "Politiet hjælper også, når det ikke haster.",
    embassy:
      "Dit lands ambassade eller konsulat hjælper, når papirer er væk. Adressen har jeg ikke, men receptionen kan finde den.",
    urgent: "Gå et sikkert sted hen, hvis du kan.",
  },
  passOn: "Receptionen kan lukke hjælpen ind og give andre besked; det kan jeg ikke.",
  inEnglish: (words) => `På engelsk kan du sige: »${words}«`,
  animal: "Er det et dyr, kender receptionen en dyrlæge.",
  lines: {
    doctor: (n) => `Læge, når det ikke er akut: ${n}.`,
    police: (n) => `Politiet, når det ikke haster: ${n}.`,
  },
  actions: {
    call: (number) => `Ring ${number}`,
    callDesk: "Ring til receptionen",
    mailDesk: "Skriv til receptionen",
    book: (place) => `Bestil: ${place}`,
  },
};
