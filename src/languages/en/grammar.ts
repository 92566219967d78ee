import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  contracted: {
    pronouns: "i, you, he, she, it, we, they, there, that, what, where, who",
    // Without them "we'd" would be a Wednesday and "we're" a past.
    verbs: { d: "would", ll: "will", re: "are", ve: "have", m: "am" },
  },
  shortened:
    "nite = night, nites = nights, tonite = tonight, 2nite = tonight, tmrw = tomorrow, tmr = tomorrow, wknd = weekend, resto = restaurant, restos = restaurants",
  // "Fri to sun", but not "in the sun".
  homonyms: [{ afterArticle: "common", elsewhere: "weekday" }],
  // English counts to twelve: "at 7" without more is the evening's.
  earliestMorningHour: 8,
  particles: "out, back, away",
  definite: { before: "the", many: /[^su]s$/ },
  dayOfMonth: { before: "the", after: "th, st, nd, rd" },
  unparticular:
    "use, using, leav, bring, extra, per, pay, paid, connect, spare, rent, hire, latest, earliest, poss, avail, month, reception, guest, provide, accept, key, spot, wee, whole, hotel, grab, hiding, stay, balcon, lobby, passw, pasw",
  besideMatters:
    "babysit, bottle warmer, baby monitor, childcare, kids club, child seat, booster seat, changing table, stroller, pram, treadmill, hot tub, jacuzzi, whirlpool, steam, hammam, dryer, tumble dryer, dry clean, washing machine, laundromat, laundrette, bath mat, bathrobe, robe, slippers, netflix, chromecast, hdmi, rv, cat, porter, bell, valet, ashtray",
};
