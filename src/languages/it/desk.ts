import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "Non lo so, ma alla reception lo sanno.",
  houseUnknown: "Non so che cosa offra la struttura stessa, ma alla reception lo sanno.",
  rest: "Il resto non lo so, ma alla reception lo sanno.",
  transport: "Non conosco linee e orari di autobus e treni; alla reception li conoscono.",
  houseSays: (words) => `La struttura indica: ${words}`,
  reach: (contacts) => `La reception: ${contacts}`,
  ask: "Chieda alla reception, per favore.",
  human: "Io sono un programma; alla reception saranno lieti di aiutarla.",
  told: "Ho avvisato la reception.",
  complaint: "Mi dispiace molto. La reception può rimediare.",
  cannotBook: "Io non posso prenotare, cambiare o annullare nulla.",
  bookAt: (place, how) => `${place} accetta prenotazioni qui: ${how}`,
  deskBooks: "La reception può occuparsene per lei.",
  abuse: "A questo non rispondo. Se le serve qualcosa per il suo soggiorno, l'aiuto volentieri.",
  call: (number) => `Chiami subito il ${number}.`,
  callAny: (police, ambulance, fire) =>
    `Chiami subito: polizia ${police}, ambulanza ${ambulance}, vigili del fuoco ${fire}.`,
  numberHere: (number) => `Il numero di emergenza qui è il ${number}.`,
  callUnknown:
    "Chiami subito il numero di emergenza del paese; il 112 funziona dalla maggior parte dei cellulari.",
  inDanger: "Qualcuno è in pericolo?",
  relief: "Sono contento che sia passato. Se le serve altro, me lo dica.",
  emergency: {
    medical: "Resti accanto alla persona e segua le istruzioni dei soccorsi.",
    fire: "Esca dall'edificio, avvisi gli altri e non usi l'ascensore.",
    missing:
      "Resti dove vi siete visti l'ultima volta, chieda al personale di aiutare a cercare e tenga pronta una foto.",
    police: "Vada in un luogo sicuro, dove ci sono altre persone.",
    self_harm: "Mi dispiace molto che stia così. Non è da solo, e c'è aiuto subito.",
    loss: "Lo denunci alla polizia, blocchi le carte smarrite e per il passaporto si rivolga alla sua ambasciata; alla reception possono aiutarla.",
    doctor: "Spesso può aiutare una farmacia, e la reception sa quale medico riceve.",
    police_later: "La polizia aiuta anche quando non è urgente.",
    embassy:
      "L'ambasciata o il consolato del suo paese aiuta se si perdono i documenti. Non ho l'indirizzo, ma la reception può trovarlo.",
    urgent: "Se può, vada in un luogo sicuro.",
  },
  passOn: "La reception può far entrare i soccorsi e avvisare altre persone; io non posso.",
  inEnglish: (words) => `In inglese può dire: «${words}»`,
  animal: "Per un animale, la reception conosce un veterinario.",
  lines: {
    doctor: (n) => `Un medico, se può aspettare: ${n}.`,
    police: (n) => `La polizia, se può aspettare: ${n}.`,
  },
  actions: {
    call: (number) => `Chiama il ${number}`,
    callDesk: "Chiama la reception",
    mailDesk: "Scrivi alla reception",
    book: (place) => `Prenota: ${place}`,
  },
};
