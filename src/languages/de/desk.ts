import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "Das weiß ich leider nicht, aber die Rezeption weiß es.",
  houseUnknown: "Was das Haus selbst bietet, weiß ich leider nicht, aber die Rezeption weiß es.",
  rest: "Das Übrige weiß ich leider nicht, aber die Rezeption weiß es.",
  transport: "Fahrpläne von Bus und Bahn kenne ich nicht; die Rezeption weiß Bescheid.",
  houseSays: (words) => `Das Haus schreibt: ${words}`,
  reach: (contacts) => `Die Rezeption: ${contacts}`,
  ask: "Bitte fragen Sie an der Rezeption.",
  human: "Ich bin ein Programm; die Menschen an der Rezeption helfen Ihnen weiter.",
  told: "Ich habe der Rezeption Bescheid gegeben.",
  complaint: "Das tut mir leid. Die Rezeption kann das in Ordnung bringen.",
  cannotBook: "Ich kann selbst nichts buchen, ändern oder stornieren.",
  bookAt: (place, how) => `${place} nimmt Buchungen hier an: ${how}`,
  deskBooks: "Die Rezeption kann das für Sie regeln.",
  abuse: "Darauf antworte ich nicht. Wenn Sie für Ihren Aufenthalt etwas brauchen, helfe ich gern.",
  call: (number) => `Rufen Sie jetzt ${number} an.`,
  callAny: (police, ambulance, fire) =>
    `Rufen Sie jetzt an: Polizei ${police}, Rettungsdienst ${ambulance}, Feuerwehr ${fire}.`,
  numberHere: (number) => `Die Notrufnummer hier ist ${number}.`,
  callUnknown: "Rufen Sie jetzt den Notruf des Landes an; mit den meisten Handys funktioniert 112.",
  inDanger: "Ist jemand in Gefahr?",
  relief: "Gut, dass das überstanden ist. Wenn Sie noch etwas brauchen, sagen Sie es mir.",
  emergency: {
    medical: "Bleiben Sie bei der Person und tun Sie, was der Notruf Ihnen sagt.",
    fire: "Verlassen Sie das Gebäude, warnen Sie andere und nehmen Sie nicht den Aufzug.",
    missing:
      "Bleiben Sie dort, wo Sie sich zuletzt gesehen haben, bitten Sie das Personal, mitzusuchen, und halten Sie ein Foto bereit.",
    police: "Gehen Sie an einen sicheren Ort, an dem andere Menschen sind.",
    self_harm:
      "Es tut mir sehr leid, dass es Ihnen so geht. Sie sind nicht allein, und es gibt jetzt sofort Hilfe.",
    loss: "Melden Sie es der Polizei, lassen Sie verlorene Karten sperren, und wegen eines Passes hilft Ihre Botschaft; an der Rezeption hilft man Ihnen dabei.",
    doctor: "Oft hilft eine Apotheke, und die Rezeption weiß, welcher Arzt Gäste annimmt.",
    police_later: "Die Polizei hilft auch, wenn es nicht eilt.",
    embassy:
      "Bei verlorenen Papieren hilft die Botschaft oder das Konsulat Ihres Landes. Die Adresse habe ich nicht, aber die Rezeption findet sie.",
    urgent: "Gehen Sie an einen sicheren Ort, wenn Sie können.",
  },
  passOn: "Die Rezeption kann die Helfer hereinlassen und anderen Bescheid geben; ich kann das nicht.",
  inEnglish: (words) => `Auf Englisch können Sie sagen: „${words}“`,
  animal: "Für ein Tier kennt die Rezeption einen Tierarzt.",
  lines: {
    doctor: (n) => `Arzt, wenn es kein Notfall ist: ${n}.`,
    police: (n) => `Polizei, wenn es nicht eilt: ${n}.`,
  },
  actions: {
    call: (number) => `${number} anrufen`,
    callDesk: "Rezeption anrufen",
    mailDesk: "Der Rezeption schreiben",
    book: (place) => `Buchen: ${place}`,
  },
};
