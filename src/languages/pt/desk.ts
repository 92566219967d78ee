import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "Não sei, mas na receção sabem.",
  houseUnknown: "Não sei o que a própria casa oferece, mas na receção sabem.",
  rest: "O resto não sei, mas na receção sabem.",
  transport: "Não conheço linhas nem horários de autocarros e comboios; a receção conhece-os.",
  houseSays: (words) => `O hotel indica: ${words}`,
  reach: (contacts) => `A receção: ${contacts}`,
  ask: "Pergunte na receção, por favor.",
  human: "Eu sou um programa; na receção terão todo o gosto em ajudar.",
  told: "Avisei a receção.",
  complaint: "Lamento muito. A receção pode resolver isso.",
  cannotBook: "Eu não posso reservar, alterar nem cancelar nada.",
  bookAt: (place, how) => `${place} aceita reservas aqui: ${how}`,
  deskBooks: "A receção pode tratar disso.",
  abuse: "A isso não respondo. Se precisar de algo para a sua estadia, ajudo com gosto.",
  call: (number) => `Ligue já para o ${number}.`,
  callAny: (police, ambulance, fire) =>
    `Ligue já: polícia ${police}, ambulância ${ambulance}, bombeiros ${fire}.`,
  numberHere: (number) => `O número de emergência aqui é o ${number}.`,
  callUnknown: "Ligue já para o número de emergência do país; o 112 funciona na maioria dos telemóveis.",
  inDanger: "Alguém está em perigo?",
  relief: "Ainda bem que já passou. Se precisar de mais alguma coisa, diga-me.",
  emergency: {
    medical: "Fique junto da pessoa e siga as indicações dos serviços de emergência.",
    fire: "Saia do edifício, avise os outros e não use o elevador.",
    missing:
      "Fique onde se viram pela última vez, peça ao pessoal que ajude a procurar e tenha uma fotografia à mão.",
    police: "Vá para um lugar seguro, onde haja pessoas.",
    self_harm: "Lamento muito que se sinta assim. Não está só, e há ajuda agora mesmo.",
    loss: "Comunique-o à polícia, bloqueie os cartões perdidos e, se for o passaporte, fale com a sua embaixada; na receção podem ajudar.",
    doctor: "Uma farmácia pode muitas vezes ajudar, e a receção sabe que médico atende.",
    police_later: "A polícia ajuda também quando não é urgente.",
    embassy:
      "A embaixada ou o consulado do seu país ajuda quando se perdem documentos. Não tenho a morada, mas a receção pode encontrá-la.",
    urgent: "Se puder, vá para um lugar seguro.",
  },
  passOn: "A receção pode abrir a porta à ajuda e avisar outras pessoas; eu não posso.",
  inEnglish: (words) => `Em inglês pode dizer: «${words}»`,
  animal: "Se for um animal, a receção conhece um veterinário.",
  lines: {
    doctor: (n) => `Um médico, se puder esperar: ${n}.`,
    police: (n) => `A polícia, se puder esperar: ${n}.`,
  },
  actions: {
    call: (number) => `Ligar para o ${number}`,
    callDesk: "Ligar para a receção",
    mailDesk: "Escrever à receção",
    book: (place) => `Reservar: ${place}`,
  },
};
