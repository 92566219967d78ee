import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  joining: "que, qu",
  headFirst: true,
  telling: [/[êîœûù]/iu],
  elided: "c, d, j, l, m, n, s, t, qu, jusqu, lorsqu, puisqu",
  shortened:
    "tt = tout, ts = tous, tte = toute, pr = pour, ds = dans, ac = avec, bcp = beaucoup, qd = quand, pk = pourquoi, pq = pourquoi, pkoi = pourquoi, koi = quoi, ki = qui, c = c'est, g = j'ai, ya = il y a, jsuis = je suis, chui = je suis, jveux = je veux, jvoudrais = je voudrais, jcherche = je cherche, jpeux = je peux, qqch = quelque chose, qqchose = quelque chose, qqn = quelqu'un, qqpart = quelque part, dc = donc, mtn = maintenant, mnt = maintenant, auj = aujourdhui, ajd = aujourdhui, tjs = toujours, tjrs = toujours, svt = souvent, ptit = petit, ptite = petite, keske = qu'est ce que, kestion = qu'est ce qu'on, yaurait = il y aurait, cb = combien, nb = nombre, rdv = rendez vous, pers = personnes, pax = personnes, slt = salut, bjr = bonjour, bsr = bonsoir, mrc = merci, dsl = désolé, vs = vous, ns = nous, ms = mais, ss = sans, apm = après midi, aprem = après midi",
  definite: { before: "le, la, l, du, au" },
  dayOfMonth: { before: "le, du, au" },
  unparticular:
    "mois, utilis, laiss, accept, admis, pay, connect, monter, accès, disponible, extra, supplément, suppl, possible, chambre, prêt, lou, emprunt, droit, venir, garder, mdp, nom, code, propre, compris, étage, local, hôtel, entrer, serv, balcon, terrasse, fenêtre, potable, accueil",
  besideMatters:
    "baby sit, garde d'enfants, poussette, table à langer, réhausseur, tapis de course, musculation, jacuzzi, bain à remous, hammam, bain de vapeur, machine à laver, sèche linge, pressing, nettoyage à sec, peignoir, chaussons, pantoufles, netflix, chromecast, chat, interrupteur, voiturier, cendrier",
};
