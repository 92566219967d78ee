import { z } from "zod";

/**
 * What one outside source gave to a record: kept with it, exported and imported, and shown only as `attributions` to
 * those who ask. It is what lets a source be imported again without touching what a curator wrote.
 */
const provenance = z
  .strictObject({
    source: z.string().min(1).max(64).describe("whose data it is, such as openstreetmap"),
    dataset: z.string().min(1).max(200).describe("the operator's name for the files that have the record"),
    id: z.string().min(1).max(500).describe("names the record within its source"),
    url: z.string().max(4_000).optional().describe("where a person can look at it"),
    licence: z.string().max(100).optional().describe("SPDX identifier"),
    attribution: z.string().max(500).optional().describe("what must be shown where the data is"),
    date: z.string().max(40).optional().describe("ISO date of the source's data"),
    wikidata: z.string().max(20).optional().describe("Wikidata item, such as Q1486"),
    pictures: z
      .array(z.string().max(300))
      .max(10)
      .optional()
      .describe("pictures that the source names for it: files of Wikimedia Commons, such as File:Nyhavn.jpg"),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .describe("how sure the source is that the place is there"),
    fields: z
      .record(z.string().min(1).max(100), z.string().max(40))
      .describe("fingerprint of the value last given, by field, or field.language where it is localised"),
  })
  .meta({ id: "Provenance" });
export type Provenance = z.infer<typeof provenance>;

/** Stored with hosts, geo areas, listings and guides, and never shown as it is. The first entry is the source that had the record first. */
export const sources = z
  .array(provenance)
  .max(50)
  .optional()
  .describe("what each source gave, as imports note it; in no answer");

/** What `attributions=true` adds to guides, listings and geo areas that have sources. */
export const attributions = z
  .array(z.string())
  .optional()
  .describe("only with `attributions=true`: what must be shown with the data, in the order of its sources");
