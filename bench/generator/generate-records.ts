import type { AnyRecord, Kind } from "../../src/contract/records.ts";
import { type Corpus, type CorpusOptions, corpusOf } from "./corpus.ts";
import { geoAreaOf } from "./geo-areas.ts";
import { guideOf } from "./guides.ts";
import { hostOf } from "./hosts.ts";
import { listingOf } from "./listings.ts";
import { siteOf } from "./sites.ts";
import { interestTypes } from "./tables/tags-and-interests.ts";

export interface GeneratedRecord {
  kind: Kind;
  /** A native record, valid by its schema. Records share parts: they are not to be changed. */
  record: AnyRecord;
}

/**
 * The records of one organisation, in the order of an export: hosts, interests, geo areas, listings, guides, a site.
 * Throws RangeError for numbers that make no corpus. Memory grows with guides and cities, not with listings.
 */
export function generateRecords(options: CorpusOptions): Generator<GeneratedRecord> {
  return recordsOf(corpusOf(options));
}

function* recordsOf(corpus: Corpus): Generator<GeneratedRecord> {
  for (let number = 0; number < corpus.hosts; number++)
    yield { kind: "host", record: hostOf(corpus, number) };
  for (const interest of interestTypes) yield { kind: "interest", record: { ...interest, status: "active" } };
  for (let city = 0; city < corpus.cities; city++) {
    for (let area = 0; area < corpus.areasPerCity; area++) {
      yield { kind: "geoArea", record: geoAreaOf(corpus, city, area) };
    }
  }
  for (let number = 0; number < corpus.listings; number++) {
    yield { kind: "listing", record: listingOf(corpus, number) };
  }
  for (let number = 0; number < corpus.guides; number++)
    yield { kind: "guide", record: guideOf(corpus, number) };
  yield { kind: "site", record: siteOf(corpus) };
}

/** A record as a line of newline-delimited JSON, with its newline. */
export function ndjsonLine({ kind, record }: GeneratedRecord): string {
  return `{"kind":"${kind}",${JSON.stringify(record).slice(1)}\n`;
}
