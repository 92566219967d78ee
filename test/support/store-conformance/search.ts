import assert from "node:assert/strict";
import fc from "fast-check";
import type { Listing } from "../../../src/contract/listing.ts";
import { indexedText } from "../../../src/search/postings/indexed-terms.ts";
import type { SearchOptions } from "../../../src/search/postings/match-rows.ts";
import { PART_ROWS } from "../../../src/search/postings/row-sets.ts";
import { parseQuery } from "../../../src/search/text/query.ts";
import { buildTextQuery, type TextQuery } from "../../../src/search/text/text-query.ts";
import { Vocabulary } from "../../../src/search/text/vocabulary.ts";
import type { Store } from "../../../src/store/store.ts";
import { analyse, matchCost } from "../exhaustive-match.ts";
import type { Case } from "./conformance.ts";
import { snapshot } from "./reads.ts";
import { guide, listing, organisation } from "./records.ts";

const LANGUAGES = ["en-GB", "da-DK"];

function query(text: string, vocabulary?: Vocabulary): TextQuery {
  return buildTextQuery(parseQuery(text, { languages: LANGUAGES, preferred: "en-GB" }), vocabulary);
}

/** What was found: [id, cost, matched words], by id. */
async function found(store: Store, textQuery: TextQuery, options: SearchOptions) {
  const { version, seqs, costs, words } = await store.read("a").search("listing", textQuery, options);
  const { version: current, entries } = await snapshot(store, "a");
  assert.equal(version, current);
  const ids = new Map(entries.filter(({ kind }) => kind === "listing").map(({ id, seq }) => [seq, id]));
  return Array.from(seqs, (seq, i) => [ids.get(seq), costs[i], words[i]] as const).sort(byId);
}

function expected(listings: Iterable<Listing>, textQuery: TextQuery, { mode }: SearchOptions) {
  return [...listings]
    .filter(({ status }) => status === "active")
    .flatMap((record) => {
      const match = matchCost(analyse(indexedText("listing", record)).fields, textQuery, mode);
      return match ? [[record.id, match.cost, match.matchedWords] as const] : [];
    })
    .sort(byId);
}

function byId([a]: readonly unknown[], [b]: readonly unknown[]): number {
  return String(a) < String(b) ? -1 : 1;
}

const WORDS = "harbour museum musem café smørrebrød bakery bakeri old garden 東京 京都 12 1a".split(" ");
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((list) => list.join(" "));
const PLACES = [
  [55.68, 12.57],
  [51.5, -0.12],
] as const;

const someListing: fc.Arbitrary<Listing> = fc.record({
  id: fc.constantFrom(..."abcdefgh"),
  status: fc.constantFrom("active", "active", "active", "draft"),
  name: fc.dictionary(fc.constantFrom(...LANGUAGES, "ja-JP"), words, { maxKeys: 2 }),
  keywords: fc.record({ "en-GB": fc.array(words, { maxLength: 2 }) }),
  neighborhood: words,
  summary: fc.dictionary(fc.constantFrom(...LANGUAGES), words, { maxKeys: 2 }),
  whatToExpect: fc.record({ "da-DK": words }),
  geoLocation: fc.constantFrom([...PLACES[0]], [...PLACES[1]], undefined) as fc.Arbitrary<
    [number, number] | undefined
  >,
});

/** Records of a batch that goes beyond the first part of the postings, so that a thread has a share of it. */
const LARGE = PART_ROWS + 1_200;

export const searchCases: Case[] = [
  {
    name: "search finds what the reference finds at the same cost, whatever was written, changed and removed",
    async run(store) {
      const batch = fc.array(fc.tuple(someListing, fc.boolean()), { maxLength: 12 });
      const mode = fc.constantFrom("all" as const, "any" as const);
      const corpus = new Map<string, Listing>();
      const property = fc.asyncProperty(batch, words, mode, async (writes, text, how) => {
        await store.write("a", async (to) => {
          for (const [record, kept] of writes) {
            if (kept) {
              corpus.set(record.id, record);
              await to.put("listing", record);
            } else {
              corpus.delete(record.id);
              await to.remove("listing", record.id);
            }
          }
        });
        const vocabulary = new Vocabulary(await store.read("a").vocabulary());
        const textQuery = query(text, vocabulary);
        const options = { mode: how };
        assert.deepEqual(
          await found(store, textQuery, options),
          expected(corpus.values(), textQuery, options),
        );
      });
      await fc.assert(property, { numRuns: 150, seed: 7, endOnFailure: true });
    },
  },
  {
    name: "a search finds what one large batch added, and what it changed and removed of that again",
    async run(store) {
      await store.write("a", (batch) => batch.put("listing", listing("there", "Old harbour")));
      const corpus = new Map<string, Listing>([["there", listing("there", "Old harbour")]]);
      await store.write("a", async (batch) => {
        const put = async (record: Listing) => {
          corpus.set(record.id, record);
          await batch.put("listing", record);
        };
        for (let n = 0; n < LARGE; n++) {
          await put(listing(`l${n}`, `place${n % 97} bakery`, { geoLocation: [...PLACES[n % 2]!] }));
          if (n % 400 === 0) await put(listing(`draft${n}`, "Harbour", { status: "draft" }));
          // Of these some were added long before, by whoever indexes them, and some just now.
          if (n % 500 === 0) await put(listing(`l${n / 2}`, "Garden harbour"));
          if (n % 600 === 0) await put(listing(`draft${n - (n % 400)}`, "Harbour museum"));
          if (n % 700 !== 0) continue;
          corpus.delete(`l${n - 1}`);
          await batch.remove("listing", `l${n - 1}`);
        }
      });
      for (const text of ["harbour", "old harbour", "place5 bakery", "garden", "museum", "place96"]) {
        const everywhere = { mode: "all" } as const;
        assert.deepEqual(
          await found(store, query(text), everywhere),
          expected(corpus.values(), query(text), everywhere),
          text,
        );
      }
      const words = new Set(await store.read("a").vocabulary());
      assert.equal(words.size, 97 + "bakery garden harbour museum old".split(" ").length);
      // The next batch finds the last part begun.
      await store.write("a", (batch) => batch.put("listing", listing("late", "Late harbour")));
      corpus.set("late", listing("late", "Late harbour"));
      assert.deepEqual(
        await found(store, query("harbour"), { mode: "all" }),
        expected(corpus.values(), query("harbour"), { mode: "all" }),
      );
    },
  },
  {
    name: "mode all wants every word and mode any at least one",
    async run(store) {
      await store.write("a", (batch) => {
        batch.put("listing", listing("both", "Harbour Museum"));
        batch.put("listing", listing("one", "Harbour Bakery"));
        batch.put("listing", listing("none", "Garden"));
        batch.put("guide", guide("guide", "Harbour Museum"));
      });
      const matched = async (mode: "all" | "any") =>
        (await found(store, query("harbour museum"), { mode })).map(([id, , count]) => [id, count]);
      assert.deepEqual(await matched("all"), [["both", 2]]);
      assert.deepEqual(await matched("any"), [
        ["both", 2],
        ["one", 1],
      ]);
      assert.deepEqual(await found(store, { words: [] }, { mode: "all" }), []);
      assert.deepEqual(await found(store, { words: [] }, { mode: "any" }), []);
      const nothing = { words: [{ alternatives: [] }, ...query("harbour").words] };
      assert.deepEqual(await found(store, nothing, { mode: "all" }), []);
      assert.equal((await found(store, nothing, { mode: "any" })).length, 2);
    },
  },
  {
    name: "a search sees each version of a record and nothing of former ones",
    async run(store) {
      const named = async (name: string, status: Listing["status"] = "active") => {
        await store.write("a", (batch) => batch.put("listing", listing("one", name, { status })));
        const hits = async (text: string) => (await found(store, query(text), { mode: "all" })).length;
        return [await hits("harbour"), await hits("garden")];
      };
      assert.deepEqual(await named("Harbour"), [1, 0]);
      assert.deepEqual(await named("Garden"), [0, 1]);
      assert.deepEqual(await named("Garden", "draft"), [0, 0]);
      assert.deepEqual(await named("Harbour"), [1, 0]);
      await store.write("a", (batch) => batch.remove("listing", "one"));
      assert.deepEqual(await found(store, query("harbour"), { mode: "all" }), []);
    },
  },
  {
    name: "many words in many spellings are one question",
    async run(store) {
      await store.write("a", (batch) => batch.put("listing", listing("one", "word7 word8")));
      const terms = Array.from({ length: 64 }, (_, n) => `en:word${n}`);
      const alternatives = [{ terms, prefix: true, cost: 2 }];
      const wide = { words: Array.from({ length: 16 }, () => ({ alternatives })) };
      assert.deepEqual(await found(store, wide, { mode: "all" }), [["one", 32, 16]]);
    },
  },
  {
    name: "of some records only those that have the words are found, whatever was found of others before",
    async run(store) {
      await store.write("a", (batch) => {
        for (const id of ["one", "two", "three"]) batch.put("listing", listing(id, "Old garden"));
      });
      const { entries } = await snapshot(store, "a");
      const asked = query("old garden");
      for (const wanted of [["one"], ["two", "three"], []]) {
        const seqs = new Set(entries.filter(({ id }) => wanted.includes(id)).map(({ seq }) => seq));
        const within = { key: wanted.join(), holds: (seq: number) => seqs.has(seq) };
        const ids = (await found(store, asked, { mode: "all", within })).map(([id]) => id);
        assert.deepEqual(ids, wanted.toSorted());
      }
      assert.equal((await found(store, asked, { mode: "all" })).length, 3);
    },
  },
  {
    name: "while another process writes, what is found is of one version, whatever was asked before",
    reopens: true,
    async run(store, reopen) {
      await store.organisations.create(organisation("a"));
      const other = await reopen();
      const names = ["Harbour", "Harbour garden", "Old harbour garden"];
      const matchedOf = new Map<number, number>();
      const vocabulary = new Vocabulary([]);
      const search = async (text: string, version?: number) => {
        const asked = query(text, vocabulary);
        const found = await store.read("a").search("listing", asked, { mode: "any", version });
        assert.equal(found.words[0], matchedOf.get(found.version), `version ${found.version}`);
        return found.version;
      };
      let last: number | undefined;
      for (let n = 0; n < 30; n++) {
        const { version } = await other.write("a", (batch) => {
          batch.put("listing", listing("one", names[n % names.length]!));
        });
        matchedOf.set(version, 1 + (n % names.length));
        // All of it may be remembered of the version before, which is the one that is wanted.
        await search("old harbour garden", last);
        // Some of the words may be remembered of the version before; one was never asked for.
        await search(`old harbour garden unheard${n}`);
        last = await search("old harbour garden");
      }
    },
  },
  {
    name: "the vocabulary has every term of active searchable records once",
    async run(store) {
      const { version } = await store.write("a", (batch) => {
        batch.put("listing", listing("one", "Old garden", { geoLocation: [55.68, 12.57] }));
        batch.put("guide", guide("one", "Garden"));
        batch.put("listing", listing("two", "Secret", { status: "draft" }));
      });
      const pin = await store.pin("a");
      assert.equal(pin.version, version);
      for (const reader of [pin, store.read("a")]) {
        assert.deepEqual((await reader.vocabulary()).sort(), ["en:garden", "en:old"]);
      }
      pin.end();
    },
  },
];
