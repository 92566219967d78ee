import { z } from "zod";
import { languageTag } from "../properties/language-tag.ts";
import { readDataset, readRecordId } from "../properties/source-ids.ts";
import { shortened, UnreadNames } from "../properties/unread.ts";
import { checkedMapping, mappingObject } from "../reading/mapping-text.ts";
import { utf8Text } from "../reading/utf8-text.ts";
import { BrokenFile, type SourceBatch, type SourceOptions, type SourceReader } from "../source-record.ts";
import { type Article, MAX_ARTICLE, readArticle } from "./article.ts";
import { dumpPages } from "./dump-pages.ts";
import { languageOfFileName, listingTypes, wikivoyageEditions } from "./editions.ts";
import { readRecord } from "./to-record.ts";

/**
 * Articles of Wikivoyage: wikitext, one article a file, named by the file (`Tokyo%2FRoppongi.en.wikicode`) or the mapping;
 * or an XML export with any number of articles. The listing templates become listings in the article's language.
 */
export const wikivoyageReader: SourceReader = {
  format: "wikivoyage",
  source: {
    name: "wikivoyage",
    licence: "CC-BY-SA-4.0",
    attribution: "Wikivoyage contributors, CC BY-SA 4.0",
  },
  async *read(file, options) {
    const mapping = readWikivoyageMapping(options.mapping);
    const text = utf8Text(file.open(options.signal));
    const { value: head = "" } = await text.next();
    if (head.trim() === "") throw new BrokenFile("broken_file", "the file is empty");
    const whole = startingWith(head, text);
    const unread = new UnreadNames(parameterNames());
    const end = (): SourceBatch => ({ records: [], faults: [], skipped: 0, warnings: unread.warnings() });
    if (head.trimStart().startsWith("<mediawiki") || head.trimStart().startsWith("<?xml")) {
      for await (const pages of dumpPages(whole)) yield readBatch(pages, mapping, options, unread);
      yield end();
      return;
    }
    const language = options.textLanguage ?? languageOfFileName(datasetName(file.name));
    const article = { title: readTitle(file.name, mapping), wikitext: await gathered(whole), language };
    const batch = readBatch([article], mapping, options, unread);
    if (batch.records.length + batch.faults.length === 0) {
      const detail =
        "the article has no listing templates that are known; the mapping can name those of its language";
      throw new BrokenFile("broken_file", detail);
    }
    yield batch;
    yield end();
  },
};

/** What parameters are called in any edition, and what they mean. */
function parameterNames(): Map<string, string> {
  return new Map([...wikivoyageEditions().values()].flatMap(({ parameters }) => Object.entries(parameters)));
}

function readBatch(
  articles: readonly Article[],
  mapping: WikivoyageMapping,
  options: SourceOptions,
  unread: UnreadNames,
): SourceBatch {
  const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
  for (const article of articles) addListings(article, { mapping, options, unread }, batch);
  return batch;
}

function addListings(
  article: Article,
  { mapping, options, unread }: { mapping: WikivoyageMapping; options: SourceOptions; unread: UnreadNames },
  batch: SourceBatch,
): void {
  const language = mapping.language ?? article.language ?? options.textLanguage;
  const { listings, unclosed, edition, isDistrict } = readArticle({ ...article, language }, mapping);
  const seen = new Map<string, number>();
  for (const listing of listings) {
    const result = readRecord(listing, { title: article.title, edition, isDistrict, options });
    const { sourceId: told } = result.fault ?? result.record;
    for (const name of listing.unknown) unread.note(name);
    const hours = listing.values.get("hours");
    if (hours && !result.fault && !result.record.fields.openingHours && options.year !== undefined)
      unread.noteValue(
        "hours",
        "invalid_value",
        `expected hours that can be read whole, not ${shortened(hours)}`,
      );
    const sourceId = told && numbered(told, seen);
    if (result.fault) batch.faults.push({ ...result.fault, sourceId });
    else if (sourceId)
      batch.records.push({ ...result.record, sourceId, id: readRecordId(`wikivoyage/${sourceId}`) });
  }
  for (const { name, place } of unclosed) {
    const detail = `the template {{${name} is never closed with }}`;
    batch.faults.push({ place, code: "invalid_value", detail });
  }
}

/** Branches of one name stand in one article: the id of each but the first ends in its number. */
function numbered(sourceId: string, seen: Map<string, number>): string {
  const times = (seen.get(sourceId) ?? 0) + 1;
  seen.set(sourceId, times);
  return times > 1 ? `${sourceId}/${times}` : sourceId;
}

/** The title that the mapping or the file's name tells: without ending and language, `_` for blanks, `%2F` for slashes. */
function readTitle(fileName: string, mapping: WikivoyageMapping): string {
  if (mapping.article !== undefined) return mapping.article;
  const name = datasetName(fileName);
  const plain = languageOfFileName(name) === undefined ? name : name.replace(/[.-][a-z]{2}$/, "");
  return plain.replaceAll(/%2F/gi, "/").replaceAll("_", " ");
}

/** The file's name without folders and its last ending. */
function datasetName(fileName: string): string {
  const ending = /\.(?:wikicode|wikitext|wiki|txt)$/i;
  const name = fileName.slice(Math.max(fileName.lastIndexOf("/"), fileName.lastIndexOf("\\")) + 1);
  return ending.test(name) ? name.replace(ending, "") : readDataset(fileName);
}

async function* startingWith(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function gathered(text: AsyncIterable<string>): Promise<string> {
  let whole = "";
  for await (const part of text) {
    whole += part;
    if (whole.length > MAX_ARTICLE) {
      const detail = `an article has at most ${MAX_ARTICLE} characters; several articles come as an XML export`;
      throw new BrokenFile("broken_file", detail);
    }
  }
  return whole;
}

/** @throws BrokenFile `invalid_mapping`, which lists all that is wrong with it. */
function readWikivoyageMapping(json = "{}") {
  const meanings = [...wikivoyageEditions().values()].flatMap(({ parameters }) => Object.values(parameters));
  const schema = z.strictObject({
    /** The article's title, when the file's name is not it. */
    article: z.string().trim().min(1).optional(),
    language: languageTag.optional(),
    /** Tables from an article's words to ours. */
    templates: z.record(z.string(), z.enum(listingTypes)).default({}),
    parameters: z.record(z.string(), z.enum(meanings)).default({}),
  });
  return checkedMapping(schema, mappingObject(json, { article: "Tokyo/Roppongi" }));
}

/** What an operator says of an article's file; see docs/importing.md. */
type WikivoyageMapping = ReturnType<typeof readWikivoyageMapping>;
