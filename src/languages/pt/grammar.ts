import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  joining: "que",
  headFirst: true,
  telling: [/[ãõ]/iu, /(?<!\p{L})é(?!\p{L})/iu],
  // "A segunda" is the second one, "segunda" alone is Monday.
  homonyms: [{ afterArticle: "ordinal", elsewhere: "weekday" }],
  shortened:
    "q = que, k = que, vc = você, vcs = vocês, pra = para, pro = para o, pras = para as, pros = para os, prum = para um, pruma = para uma, tb = também, tbm = também, hj = hoje, n = não, nn = não, naum = não, td = tudo, tds = todos, mto = muito, mta = muita, mt = muito, daki = daqui, aki = aqui, qdo = quando, qnd = quando, qndo = quando, qto = quanto, qnto = quanto, pq = porque, oq = o que, oque = o que, ta = está, to = estou, tou = estou, tamo = estamos, tamos = estamos, cmg = comigo, msm = mesmo, blz = tudo bem, vlw = valeu, obg = obrigado, obgd = obrigado, obgda = obrigada, pfv = por favor, pfvr = por favor, sff = por favor, agr = agora, dps = depois, amnh = amanhã, fimds = fim de semana, pess = pessoas, pax = pessoas, pls = por favor, eh = é, neh = né, hrs = horas, hs = horas",
  diminutives: {
    o: "inhos, inho, ito",
    a: "inhas, inha, ita",
    e: "inhos, inho, ito",
    "": "zinhos, zinhas, zinho, zinha, inho, zito",
    co: "quinho",
    ca: "quinha",
    ga: "guinha",
  },
  definite: { before: "o, a, ao, do, da, no, na, pelo, pela, pro, pra" },
  dayOfMonth: { before: "dia" },
  unparticular:
    "fica, usa, uso, deix, pag, mes, conect, receb, extra, quarto, andar, abr, tax, alug, emprest, nome, limp, dispon, acesso, acess, casa, hotel, serv, varanda, terraço, potáve",
  besideMatters:
    "babysitter, babá, ama, carrinho de beb, trocador, fraldário, esteira, passadeira de corrida, jacuzzi, hidromassagem, banheira de hidromassagem, banho turco, hammam, banho de vapor, máquina de lavar, máquina de secar, secadora, limpeza a seco, lavagem a seco, roup, chinelos, pantufas, netflix, chromecast, gato, interruptor, manobrista",
};
