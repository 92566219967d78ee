import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "Dat weet ik niet, maar de receptie weet het wel.",
  houseUnknown: "Wat het huis zelf biedt, weet ik niet, maar de receptie weet het wel.",
  rest: "De rest weet ik niet, maar de receptie weet het wel.",
  transport: "Ik ken geen lijnen of vertrektijden van bus en trein; de receptie wel.",
  houseSays: (words) => `Het huis schrijft: ${words}`,
  reach: (contacts) => `De receptie: ${contacts}`,
  ask: "Vraag het alstublieft bij de receptie.",
  human: "Ik ben een programma; de mensen bij de receptie helpen u graag.",
  told: "Ik heb het aan de receptie doorgegeven.",
  complaint: "Dat spijt me. De receptie kan het in orde maken.",
  cannotBook: "Ik kan zelf niets reserveren, wijzigen of annuleren.",
  bookAt: (place, how) => `${place} neemt hier reserveringen aan: ${how}`,
  deskBooks: "De receptie kan dat voor u regelen.",
  abuse: "Daar geef ik geen antwoord op. Als u iets nodig hebt voor uw verblijf, help ik graag.",
  call: (number) => `Bel nu ${number}.`,
  callAny: (police, ambulance, fire) =>
    `Bel nu: politie ${police}, ambulance ${ambulance}, brandweer ${fire}.`,
  numberHere: (number) => `Het alarmnummer hier is ${number}.`,
  callUnknown: "Bel nu het alarmnummer van het land; met de meeste mobiele telefoons werkt 112.",
  inDanger: "Is er iemand in gevaar?",
  relief: "Gelukkig is het voorbij. Als u nog iets nodig hebt, zeg het me.",
  emergency: {
    medical: "Blijf bij de persoon en doe wat de hulpdienst zegt.",
    fire: "Verlaat het gebouw, waarschuw anderen en neem niet de lift.",
    missing:
      "Blijf waar u elkaar het laatst zag, vraag het personeel mee te zoeken en houd een foto bij de hand.",
    police: "Ga naar een veilige plek waar andere mensen zijn.",
    self_harm: "Het spijt me heel erg dat u zich zo voelt. U bent niet alleen, en er is nu meteen hulp.",
    loss: "Meld het bij de politie, laat verloren passen blokkeren en ga voor een paspoort naar uw ambassade; de receptie kan u daarbij helpen.",
    doctor: "Een apotheek kan vaak helpen, en de receptie weet welke huisarts gasten ontvangt.",
    police_later: "De politie helpt ook als het geen spoed heeft.",
    embassy:
      "De ambassade of het consulaat van uw land helpt bij verloren papieren. Het adres heb ik niet, maar de receptie kan het vinden.",
    urgent: "Ga als het kan naar een veilige plek.",
  },
  passOn: "De receptie kan de hulp binnenlaten en anderen inlichten; ik kan dat niet.",
  inEnglish: (words) => `In het Engels kunt u zeggen: ‘${words}’`,
  animal: "Voor een dier weet de receptie een dierenarts.",
  lines: {
    doctor: (n) => `Een arts, als het kan wachten: ${n}.`,
    police: (n) => `De politie, als het kan wachten: ${n}.`,
  },
  actions: {
    call: (number) => `Bel ${number}`,
    callDesk: "Bel de receptie",
    mailDesk: "Schrijf de receptie",
    book: (place) => `Reserveren: ${place}`,
  },
};
