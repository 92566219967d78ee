import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OrgLabel, OrgVocabulary } from "../../../src/concierge/understanding/org-words.ts";
import { namesOf } from "../../../src/discovery/org/catalogue-words.ts";

type Maps<T> = Record<string, T> | undefined;

interface StoredRecord {
  kind: string;
  id: string;
  status?: string;
  name?: Record<string, string>;
  searchTerms?: string[];
  displayName?: Record<string, string>;
  area?: Record<string, string>;
  category?: Record<string, string>;
  activityTags?: Record<string, string[]>;
  keywords?: Record<string, string[]>;
  neighborhood?: string;
}

/** What understanding has to know of records in the service's own format (NDJSON files of a folder). */
export function vocabularyOfFolder(folder: string): OrgVocabulary {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ndjson"));
  const lines = files.flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return vocabularyOfRecords(lines.filter(Boolean).map((line) => JSON.parse(line) as StoredRecord));
}

function vocabularyOfRecords(records: readonly StoredRecord[]): OrgVocabulary {
  const active = records.filter(({ status }) => status === "active");
  const listings = active.filter(({ kind }) => kind === "listing");
  return {
    categories: listings.map(({ category }) => labels(category)),
    tags: listings.flatMap(({ activityTags }) => labels(activityTags)),
    keywords: listings.flatMap(({ keywords }) => labels(keywords)),
    interests: active
      .filter(({ kind }) => kind === "interest")
      .map(({ id, name }) => ({ id, names: labels(name) })),
    geoAreas: active
      .filter(({ kind }) => kind === "geoArea")
      .map(({ id, displayName, area }) => ({ id, names: values(displayName), description: values(area) })),
    neighborhoods: new Set(listings.flatMap(({ neighborhood }) => neighborhood ?? [])),
    places: active
      .filter(({ kind }) => kind === "listing" || kind === "guide")
      .map((record) => ({ kind: record.kind as "listing" | "guide", id: record.id, ...namesOf(record) })),
  };
}

function labels(maps: Maps<string | string[]>): OrgLabel[] {
  return Object.entries(maps ?? {}).flatMap(([language, words]) =>
    [words].flat().map((word) => ({ language, words: word })),
  );
}

function values(maps: Maps<string>): string[] {
  return [...new Set(Object.values(maps ?? {}))];
}
