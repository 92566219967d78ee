import { z } from "zod";
import { readDataset } from "../properties/source-ids.ts";
import { UnreadNames } from "../properties/unread.ts";
import { jsonElements } from "../reading/json-elements.ts";
import { checkedMapping, mappingObject } from "../reading/mapping-text.ts";
import { wholeText } from "../reading/utf8-text.ts";
import { BrokenFile, type SourceBatch, type SourcePlace, type SourceReader } from "../source-record.ts";
import { documentsIn, nodesIn, withReferences } from "./documents.ts";
import { type JsonLdNode, readTypes, unreadOf } from "./node.ts";
import { type JsonLdContext, toRecord } from "./to-record.ts";

/** Longest web page that is read. */
const MAX_PAGE_BYTES = 16 * 1024 * 1024;

/**
 * Places and events in the words of schema.org: JSON-LD (an object, an array, a graph, newline-delimited objects), or the
 * JSON-LD of a saved web page. Nothing is fetched: contexts are taken to be schema.org's, and objects in other documents
 * are not followed.
 */
export const jsonLdReader: SourceReader = {
  format: "jsonld",
  source: { name: "jsonld" },
  async *read(file, options) {
    const mapping = mappingObject(options.mapping ?? "{}", { types: ["Hotel"], kind: "host" });
    const context: JsonLdContext = {
      ...checkedMapping(mappingSchema, mapping),
      dataset: options.dataset ?? readDataset(file.name),
      options,
    };
    const unread = new UnreadNames(new Map());
    let found = 0;
    for await (const nodes of readNodes(file.open(options.signal))) {
      const batch = await readBatch(nodes, context, unread);
      found += batch.records.length + batch.faults.length;
      yield batch;
    }
    if (found === 0) {
      throw new BrokenFile(
        "broken_file",
        "the file has no place and no event of schema.org (Restaurant, Museum, Event, …)",
      );
    }
    yield { records: [], faults: [], skipped: 0, warnings: unread.warnings() };
  },
};

interface PlacedNode {
  node: JsonLdNode;
  place: SourcePlace;
}

/** The objects of a file, in the order in which they stand, in batches. */
async function* readNodes(source: AsyncIterable<Uint8Array>): AsyncGenerator<PlacedNode[]> {
  const { isPage, whole } = await sniffed(source);
  if (isPage) {
    const documents = documentsIn(await wholeText(whole, MAX_PAGE_BYTES));
    if (documents.length === 0) throw new BrokenFile("broken_file", "the page has no JSON-LD");
    yield documents.flatMap(({ value, place }) =>
      withReferences(nodesIn(value)).map((node) => ({ node, place })),
    );
    return;
  }
  let number = 0;
  for await (const elements of jsonElements(whole, "@graph")) {
    yield elements.flatMap(({ value }) => {
      const place = { element: `object ${++number}` };
      return nodesIn(value).map((node) => ({ node, place }));
    });
  }
}

/** Whether a file begins as a web page does, and all of its bytes. */
async function sniffed(
  source: AsyncIterable<Uint8Array>,
): Promise<{ isPage: boolean; whole: AsyncIterable<Uint8Array> }> {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  const head = first.done ? new Uint8Array() : first.value;
  const begins = Buffer.from(head.subarray(0, 1024))
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart();
  const rest = { [Symbol.asyncIterator]: () => chunks };
  async function* whole() {
    yield head;
    yield* rest;
  }
  return { isPage: begins.startsWith("<"), whole: whole() };
}

async function readBatch(
  nodes: readonly PlacedNode[],
  context: JsonLdContext,
  unread: UnreadNames,
): Promise<SourceBatch> {
  const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
  for (const { node, place } of nodes) {
    const result = await toRecord(node, place, context);
    if (result === undefined) {
      // Organisations, persons, pages: things with a type that are no places.
      if (readTypes(node).length > 0) batch.skipped++;
    } else if (result.fault) batch.faults.push(result.fault);
    else {
      batch.records.push(result.record);
      for (const name of unreadOf(node)) unread.note(name);
    }
  }
  return batch;
}

/** What an operator says of JSON-LD files; see docs/importing.md. */
const mappingSchema = z.strictObject({
  kind: z.enum(["listing", "host", "geoArea"]).default("listing"),
  types: z
    .array(z.string())
    .min(1)
    .transform((types): ReadonlySet<string> => new Set(types))
    .optional(),
  attribution: z.string().optional(),
  licence: z.string().optional(),
});
