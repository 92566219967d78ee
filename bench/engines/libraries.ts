import { create, insertMultiple, search } from "@orama/orama";
import MiniSearch from "minisearch";
import { type Engine, here } from "./engine.ts";
import { Rows } from "./exhaustive.ts";
import { answerOf, type Question, RADIUS_METRES, type Row } from "./rows.ts";

/** MiniSearch knows words alone: place, host and order are functions of ours, which it is given or which follow. */
export function openMiniSearch(): Engine {
  const rows = new Rows();
  const index = new MiniSearch<Row>({
    fields: ["words"],
    idField: "n",
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  return {
    add(chunk) {
      for (const row of chunk) rows.add(row);
      index.addAll(chunk);
    },
    ready() {},
    ask(question) {
      const sees = rows.sees(question);
      const found = index.search(question.words?.join(" ") ?? MiniSearch.wildcard, {
        combineWith: "AND",
        prefix: (_, place, terms) => place === terms.length - 1,
        filter: ({ id }) => sees(id),
      });
      return page(
        rows,
        found.map(({ id }) => id),
        question,
      );
    },
    servers: here,
    close() {},
  };
}

/** Orama takes every word for the beginning of one. Host and place are conditions of its own; the order is ours. */
export function openOrama(): Engine {
  const rows = new Rows();
  const schema = { words: "string", place: "geopoint", hosts: "enum[]" } as const;
  const tokenizer = {
    language: "english",
    normalizationCache: new Map<string, string>(),
    tokenize: (text: string) => text.split(" "),
  };
  const index = create({ schema, components: { tokenizer } });
  const ANY = "*";
  return {
    async add(chunk) {
      for (const row of chunk) rows.add(row);
      const documents = chunk.map(({ n, words, lat, lng, hosts }) => ({
        id: String(n),
        words,
        place: { lat, lon: lng },
        hosts: hosts.length > 0 ? hosts : [ANY],
      }));
      await insertMultiple(index, documents, documents.length);
    },
    ready() {},
    async ask(question) {
      const { host, centre, words } = question;
      const [lat = 0, lon = 0] = centre ?? [];
      const radius = { coordinates: { lat, lon }, value: RADIUS_METRES, unit: "m", inside: true } as const;
      const { hits } = await search(index, {
        ...(words && { term: words.join(" "), properties: ["words"], threshold: 0 }),
        where: { ...(host && { hosts: { containsAny: [host, ANY] } }), ...(centre && { place: { radius } }) },
        limit: rows.size,
      });
      return page(
        rows,
        hits.map(({ id }) => Number(id)),
        question,
      );
    },
    servers: here,
    close() {},
  };
}

function page(rows: Rows, found: readonly number[], question: Question) {
  const bodies = rows.best(found, question).map(({ body }) => body);
  return { body: answerOf(found.length, bodies) };
}
