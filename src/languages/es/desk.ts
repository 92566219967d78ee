import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "No lo sé, pero en recepción sí lo saben.",
  houseUnknown: "No sé qué ofrece la propia casa, pero en recepción sí lo saben.",
  rest: "Lo demás no lo sé, pero en recepción sí lo saben.",
  transport: "No conozco líneas ni horarios de autobús y tren; en recepción sí los conocen.",
  houseSays: (words) => `El hotel indica: ${words}`,
  reach: (contacts) => `Recepción: ${contacts}`,
  ask: "Pregunte en recepción, por favor.",
  human: "Yo soy un programa; en recepción le ayudarán con gusto.",
  told: "He avisado a recepción.",
  complaint: "Lo siento mucho. En recepción pueden solucionarlo.",
  cannotBook: "Yo no puedo reservar, cambiar ni cancelar nada.",
  bookAt: (place, how) => `${place} acepta reservas aquí: ${how}`,
  deskBooks: "En recepción pueden encargarse de ello.",
  abuse: "A eso no voy a responder. Si necesita algo para su estancia, le ayudo con gusto.",
  call: (number) => `Llame ahora al ${number}.`,
  callAny: (police, ambulance, fire) =>
    `Llame ahora: policía ${police}, ambulancia ${ambulance}, bomberos ${fire}.`,
  numberHere: (number) => `El número de emergencias aquí es el ${number}.`,
  callUnknown:
    "Llame ahora al número de emergencias del país; el 112 funciona desde la mayoría de los móviles.",
  inDanger: "¿Hay alguien en peligro?",
  relief: "Me alegro de que ya haya pasado. Si necesita algo más, dígamelo.",
  emergency: {
    medical: "Quédese con la persona y siga las indicaciones de los servicios de emergencia.",
    fire: "Salga del edificio, avise a los demás y no use el ascensor.",
    missing:
      "Quédese donde se vieron por última vez, pida al personal que ayude a buscar y tenga una foto a mano.",
    police: "Vaya a un lugar seguro donde haya gente.",
    self_harm: "Siento mucho que se sienta así. No está solo, y hay ayuda ahora mismo.",
    loss: "Denúncielo a la policía, bloquee las tarjetas perdidas y, si es el pasaporte, acuda a su embajada; en recepción pueden ayudarle.",
    doctor: "Una farmacia suele poder ayudar, y en recepción saben qué médico atiende a los huéspedes.",
    police_later: "La policía ayuda también cuando no corre prisa.",
    embassy:
      "La embajada o el consulado de su país ayuda si se pierde la documentación. No tengo la dirección, pero en recepción pueden encontrarla.",
    urgent: "Si puede, vaya a un lugar seguro.",
  },
  passOn: "En recepción pueden abrir a la ayuda y avisar a otras personas; yo no puedo.",
  inEnglish: (words) => `En inglés puede decir: «${words}»`,
  animal: "Si es un animal, en recepción conocen un veterinario.",
  lines: {
    doctor: (n) => `Un médico, si puede esperar: ${n}.`,
    police: (n) => `La policía, si puede esperar: ${n}.`,
  },
  actions: {
    call: (number) => `Llamar al ${number}`,
    callDesk: "Llamar a recepción",
    mailDesk: "Escribir a recepción",
    book: (place) => `Reservar: ${place}`,
  },
};
