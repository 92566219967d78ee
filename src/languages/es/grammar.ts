import type { Grammar } from "../grammar.ts";

export const grammar: Grammar = {
  scripts: ["Latn"],
  joining: "que",
  headFirst: true,
  telling: [/[ñ¿¡]|ión(?!\p{L})/iu],
  shortened:
    "q = que, k = que, ke = que, x = por, xq = porque, pq = porque, d = de, pa = para, pal = para el, tb = también, tmb = también, tbn = también, xfa = por favor, xfavor = por favor, porfa = por favor, porfi = por favor, dnd = donde, dond = donde, cdo = cuando, cuand = cuando, hr = hora, hrs = horas, pers = personas, pax = personas, aki = aquí, toy = estoy, tamos = estamos, grax = gracias, bn = bien, qiero = quiero, kiero = quiero, mjr = mejor, dsps = después",
  diminutives: {
    "": "citos, ecito, ecita, cito, illo, ito",
    o: "illos, ecito, itos, illo, ito",
    a: "itas, cita, illa, ita",
    e: "citos, ecito, cito, itos, illo, ito",
    za: "citas, cita",
    co: "quitos, quito",
    ca: "quitas, quita",
    go: "guito",
    ga: "guita",
  },
  definite: { before: "el, la, al, del" },
  dayOfMonth: { before: "el, del, al, dia" },
  unparticular:
    "dej, dispon, admit, admis, cobr, extra, pag, mes, conect, usar, uso, suplement, hotel, habitacion, recep, pon, ped, pid, prest, alquil, entra, quedar, incluid, servi, funcion, balc, terraza, potable",
  besideMatters:
    "niñera, canguro, carrito de bebé, cochecito, cambiador, guardería, cinta de correr, jacuzzi, hidromasaje, baño de vapor, hammam, baño turco, lavadora, secadora, tintorería, albornoz, albornoces, bata, zapatillas, pantuflas, netflix, chromecast, gato, interruptor, valet",
};
