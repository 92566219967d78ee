import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  joining: "che",
  headFirst: true,
  telling: [/[ìò]|(?<!\p{L})è(?!\p{L})/iu],
  elided: "c, d, l, m, n, s, t, all, dall, dell, nell, sull, un, quest, com, dov, cos",
  // "La prima sera" is the first one, "prima" alone is earlier.
  homonyms: [{ afterArticle: "ordinal", elsewhere: "edit.move_earlier" }],
  shortened:
    "x = per, nn = non, xke = perché, xche = perché, perke = perché, ke = che, k = che, ki = chi, cmq = comunque, qlc = qualcosa, qlcs = qualcosa, qlcosa = qualcosa, qlk = qualche, qnd = quando, qnt = quanto, dv = dove, tt = tutto, tutt = tutto, dp = dopo, cn = con, sn = sono, anke = anche, grz = grazie, gg = giorni, pers = persone, pax = persone, dmn = domani, doma = domani, vcn = vicino, risto = ristorante",
  diminutives: {
    o: "hetto, hetti, uccio, etto, etti, ino, ini",
    a: "hetta, hette, uccia, etta, ette, ina, ine",
    e: "icino, etto, etti, cino, ino, ini, ina",
    "": "uccio, icino, etto, cino, ino",
  },
  definite: {
    before: "il, lo, la, l, al, allo, alla, all, del, dello, della, dell, dal, dalla, dall, nel, nella, nell",
  },
  dayOfMonth: { before: "il, dal, al, l, dall, all, del, giorno" },
  unparticular:
    "usar, usa, uso, lasci, mesi, mese, tenete, tien, prend, paga, colleg, nolegg, extra, entra, camer, stanz, mette, funzion, puliti, pulita, nuov, hotel, disponibil, servi, balcon, terrazz",
  besideMatters:
    "babysitter, baby sitter, passeggino, fasciatoio, scalda biberon, tapis roulant, idromassaggio, jacuzzi, bagno turco, hammam, lavatrice, asciugatrice, lavasecco, tintoria, accappato, ciabatte, pantofole, netflix, chromecast, gatt, interruttore",
};
