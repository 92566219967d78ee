import type { DeskPhrases } from "../desk-phrases.ts";

export const desk: DeskPhrases = {
  unknown: "Je ne le sais pas, mais la réception le sait.",
  houseUnknown: "Ce que la maison propose elle-même, je ne le sais pas, mais la réception le sait.",
  rest: "Le reste, je ne le sais pas, mais la réception le sait.",
  transport: "Je ne connais ni lignes ni horaires de bus et de train ; la réception les connaît.",
  houseSays: (words) => `L'établissement indique : ${words}`,
  reach: (contacts) => `La réception : ${contacts}`,
  ask: "Adressez-vous à la réception.",
  human: "Je suis un programme ; l'équipe de la réception vous aidera volontiers.",
  told: "J'ai prévenu la réception.",
  complaint: "J'en suis désolé. La réception peut y remédier.",
  cannotBook: "Je ne peux pas moi-même réserver, modifier ou annuler.",
  bookAt: (place, how) => `${place} prend les réservations ici : ${how}`,
  deskBooks: "La réception peut s'en occuper pour vous.",
  abuse:
    "Je ne répondrai pas à cela. Si vous avez besoin de quelque chose pour votre séjour, je vous aide volontiers.",
  call: (number) => `Appelez le ${number} maintenant.`,
  callAny: (police, ambulance, fire) =>
    `Appelez maintenant : police ${police}, ambulance ${ambulance}, pompiers ${fire}.`,
  numberHere: (number) => `Le numéro d'urgence ici est le ${number}.`,
  callUnknown:
    "Appelez maintenant le numéro d'urgence du pays ; le 112 marche depuis la plupart des mobiles.",
  inDanger: "Quelqu'un est-il en danger ?",
  relief: "Je suis soulagé que ce soit passé. Si vous avez besoin d'autre chose, dites-le-moi.",
  emergency: {
    medical: "Restez auprès de la personne et suivez les consignes des secours.",
    fire: "Quittez le bâtiment, prévenez les autres et ne prenez pas l'ascenseur.",
    missing:
      "Restez là où vous vous êtes vus pour la dernière fois, demandez au personnel de chercher avec vous et préparez une photo.",
    police: "Mettez-vous en lieu sûr, là où il y a du monde.",
    self_harm:
      "Je suis vraiment désolé que vous vous sentiez ainsi. Vous n'êtes pas seul, et il y a de l'aide dès maintenant.",
    loss: "Déclarez-le à la police, faites opposition sur les cartes perdues et, pour un passeport, adressez-vous à votre ambassade ; la réception peut vous y aider.",
    doctor: "Une pharmacie peut souvent aider, et la réception sait quel médecin reçoit.",
    police_later: "La police aide aussi quand rien ne presse.",
    embassy:
      "L'ambassade ou le consulat de votre pays aide en cas de papiers perdus. Je n'ai pas son adresse, mais la réception peut la trouver.",
    urgent: "Si vous le pouvez, mettez-vous en lieu sûr.",
  },
  passOn:
    "La réception peut faire entrer les secours et prévenir d'autres personnes ; moi, je ne le peux pas.",
  inEnglish: (words) => `En anglais, vous pouvez dire : « ${words} »`,
  animal: "Pour un animal, la réception connaît un vétérinaire.",
  lines: {
    doctor: (n) => `Un médecin, si cela peut attendre : ${n}.`,
    police: (n) => `La police, si cela peut attendre : ${n}.`,
  },
  actions: {
    call: (number) => `Appeler le ${number}`,
    callDesk: "Appeler la réception",
    mailDesk: "Écrire à la réception",
    book: (place) => `Réserver : ${place}`,
  },
};
