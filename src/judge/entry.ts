import { z } from "zod";
import { purposes } from "../concierge/understanding/gate.ts";
import { MAX_CHAT_LISTINGS } from "../contract/chat-answer.ts";
import { ServiceError } from "../contract/errors.ts";
import { listingSearchParameters } from "../contract/parameters.ts";
import { type QueryPair, readParameters } from "../contract/read-parameters.ts";
import { saidSlots } from "../contract/said-slots.ts";
import type { ImportFault, RecordFault } from "../sources/import-faults.ts";
import type { ImportFile } from "../sources/import-records.ts";
import { readNdjson } from "../sources/ndjson.ts";
import { schemaFaults } from "../sources/schema-faults.ts";

const text = z.string().min(1);
const texts = z.array(text).min(1);
const purpose = z.enum(purposes);

const wantedFirst = z
  .strictObject({
    ids: texts.describe("it is one of these listings or guides"),
    kinds: texts.describe("it is one of these kinds: concepts, or the organisation's own labels"),
    area: text.describe("it is in this area: the id of a geo area, or the name of a neighbourhood"),
    priceLevel: z.array(z.int().min(0).max(4)).min(1).describe("it has one of these price levels"),
    name: text.describe("its name has this in it, whatever the case"),
  })
  .partial();
export type WantedFirst = z.infer<typeof wantedFirst>;

/** A question with what is wanted of its answer. */
const judgedEntry = z
  .strictObject({
    id: text.max(128).describe("one of its kind in what is judged together: runs are compared by it"),
    lang: text.max(35).describe("the language that it is written in; results are counted by it"),
    say: z.array(text.max(2_000)).min(1).describe("the messages of one conversation; the last is judged"),
    filter: z
      .record(text, z.union([z.string(), z.number(), z.boolean()]))
      .describe("parameters of listing-search, for a question that is a search and no message"),
    for: z
      .union([purpose, z.array(purpose).min(1)])
      .describe("what the message is for; several where each is right, the best first"),
    list: z.enum(["yes", "no", "may"]).describe("whether places may be listed in the answer"),
    slots: saidSlots.describe("what is to be understood; left out: not judged"),
    first: wantedFirst.describe("what the first place of the answer has to have, all of it"),
    grades: z
      .record(text, z.number().min(0).max(10))
      .describe(
        `how good each place is, by id, 0 for any other; the first ${MAX_CHAT_LISTINGS} of the answer are rated by it`,
      ),
    answer: texts.describe("one of these has to be in the answer's message, whatever the case"),
    never: texts.describe("none of these may be in it"),
  })
  .partial()
  .required({ id: true, lang: true })
  .refine(({ say, filter }) => (say === undefined) !== (filter === undefined), {
    message: "an entry has either say, for messages, or filter, for a search",
  });
export type JudgedEntry = z.infer<typeof judgedEntry>;

/** What is wrong with the parameters of a search; names that there are not are faults here. */
function filterFaults(filter: NonNullable<JudgedEntry["filter"]>): RecordFault[] {
  const faults: RecordFault[] = Object.keys(filter)
    .filter((name) => !Object.hasOwn(listingSearchParameters, name))
    .map((name) => ({
      field: `filter.${name}`,
      code: "unknown_field",
      detail: "listing-search has no such parameter",
    }));
  try {
    readParameters(listingSearchParameters, queryOf(filter));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    for (const { name, detail } of error.faults)
      faults.push({ field: `filter.${name}`, code: "invalid_value", detail });
  }
  return faults;
}

/** The parameters of a search as a query has them. */
export function queryOf(filter: NonNullable<JudgedEntry["filter"]>): QueryPair[] {
  return Object.entries(filter).map(([name, value]) => ({ name, value: String(value) }));
}

/** The entries of JSON Lines, and the faults of what is none, each with its line. An id that comes again is a fault. */
export async function readEntries(
  files: readonly ImportFile[],
): Promise<{ entries: JudgedEntry[]; faults: ImportFault[] }> {
  const entries = new Map<string, JudgedEntry>();
  const faults: ImportFault[] = [];
  for (const { name, open } of files) {
    for await (const { lines } of readNdjson(open())) {
      for (const { line, ...read } of lines) {
        const fault = (one: Omit<ImportFault, "file" | "line">) => faults.push({ file: name, line, ...one });
        if (read.fault) {
          fault(read.fault);
          continue;
        }
        const { success, data, error } = judgedEntry.safeParse(read.value);
        if (!success) {
          for (const one of schemaFaults(judgedEntry, Object(read.value), error)) fault(one);
          continue;
        }
        for (const one of filterFaults(data.filter ?? {})) fault(one);
        if (entries.has(data.id)) {
          fault({ field: "id", code: "duplicate_id", detail: `${data.id} is the id of an entry before` });
        } else entries.set(data.id, data);
      }
    }
  }
  return { entries: [...entries.values()], faults };
}
