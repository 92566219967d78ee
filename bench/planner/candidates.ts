import { readFileSync } from "node:fs";
import { inputFiles, sourceFiles } from "../../src/cli/files.ts";
import { openIntervalsOfCalendar, openIntervalsOfWeek } from "../../src/concierge/planner/open-intervals.ts";
import type { Candidate, Season, TimeOfDay } from "../../src/concierge/planner/plan.ts";
import { strollThrough } from "../../src/concierge/planner/strolls.ts";
import { readVisit, wordsOf } from "../../src/concierge/planner/visit-of.ts";
import type { GeoArea } from "../../src/contract/geo-area.ts";
import type { Host } from "../../src/contract/host.ts";
import type { Listing } from "../../src/contract/listing.ts";
import { openingCalendarOf } from "../../src/hours/calendar.ts";
import { openingWeekOf } from "../../src/hours/week.ts";
import { DEFAULT_LANGUAGE } from "../../src/languages/compare.ts";
import { SeenEntries, withScratchDatabase } from "../../src/sources/merge/record-spool.ts";
import { PartPlaces } from "../../src/sources/parts/part-places.ts";
import { readSources } from "../../src/sources/read-sources.ts";
import type { GeneratedRecord } from "../generator/generate-records.ts";

/** The year from which the hours of imported places are read. */
const IMPORT_YEAR = 2026;

/** Whether a day is one on which usual hours may not hold: often enough that one trip in four has such a day. */
export function isHoliday(date: string): boolean {
  return date.endsWith("-08");
}

/** One organisation's records as far as planning goes. */
export interface Destination {
  name: string;
  hosts: readonly Host[];
  candidates: readonly Candidate[];
  /** The records of the candidates. */
  listings: ReadonlyMap<string, Listing>;
}

/** A destination of files: newline-delimited JSON as `waymark export` writes it, or any format that `waymark import` tells by its ending. */
export async function readDestination(name: string, files: readonly string[]): Promise<Destination> {
  const sources = await sourceFiles(inputFiles(files, process.stdin).files, {});
  if (sources === undefined) return destinationOf(name, files);
  const records: GeneratedRecord[] = [];
  const places = new PartPlaces();
  const source = { languages: [DEFAULT_LANGUAGE], dataset: name, year: IMPORT_YEAR };
  await withScratchDatabase((scratch) =>
    readSources(
      { files: sources, source, maxFaults: 0 },
      new SeenEntries(scratch),
      ({ kind, record, extent }) => {
        records.push({ kind, record } as GeneratedRecord);
        if (kind === "listing") places.add(record, extent);
      },
    ),
  );
  const wholes = await places.wholes();
  for (const { kind, record } of records)
    if (kind === "listing") (record as Listing).partOf = wholes.get(record.id);
  return destinationOfRecords(name, records);
}

/** Reads an organisation's records (newline-delimited JSON, as `waymark export` writes them) from files. */
export function destinationOf(name: string, files: readonly string[]): Destination {
  const records = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const { kind, ...record } = JSON.parse(line);
        return { kind, record } as GeneratedRecord;
      }),
  );
  return destinationOfRecords(name, records);
}

/** The same of records in memory. */
export function destinationOfRecords(name: string, records: Iterable<GeneratedRecord>): Destination {
  const hosts: Host[] = [];
  const hotels: Host[] = [];
  const candidates: Candidate[] = [];
  const listings = new Map<string, Listing>();
  for (const { kind, record } of records) {
    if (kind === "host") hosts.push(record as Host);
    if (kind === "geoArea") candidates.push(strollOf(record as GeoArea));
    const candidate = kind === "listing" ? candidateOf(record as Listing) : undefined;
    if (candidate) {
      candidates.push(candidate);
      listings.set(candidate.id, record as Listing);
    } else if (kind === "listing" && isHotel(record as Listing)) hotels.push(record as unknown as Host);
  }
  // Who imports a city has no profile of a house yet: its hotels are where travellers stay.
  return { name, hosts: hosts.length > 0 ? hosts : hotels, candidates, listings };
}

/** A neighbourhood as the stop that a plan may have. */
function strollOf({ id, geoLocation }: GeoArea): Candidate {
  return strollThrough(`location ${id}`, geoLocation && { lat: geoLocation[0]!, lng: geoLocation[1]! });
}

function isHotel({ integratedCategories, geoLocation }: Listing): boolean {
  const ids = first(integratedCategories)?.map(({ category_id }) => category_id) ?? [];
  return geoLocation !== undefined && ids.includes("tourism/hotel");
}

/** A listing as a candidate whose fit is its base score; undefined for drafts and places that nobody plans a visit to. */
function candidateOf(listing: Listing): Candidate | undefined {
  const { id, status, geoLocation, score, providerRating, priceLevel, neighborhood, openingHours } = listing;
  const ids = first(listing.integratedCategories)?.map(({ category_id }) => category_id) ?? [];
  const label = first(listing.category);
  const visit = readVisit(label === undefined ? ids : [...ids, label]);
  if (status !== "active" || visit === undefined) return undefined;
  const renown = score === undefined ? (providerRating ?? 3) / 5 : score / 100;
  const week = openingWeekOf(openingHours);
  const calendar = openingCalendarOf(openingHours);
  const preferences = first(listing.preferences);
  const start = listing.additionalData?.date?.start_date;
  const isEvent = visit.kind === "event" && start !== undefined;
  return {
    id,
    ...visit,
    position: geoLocation && { lat: geoLocation[0]!, lng: geoLocation[1]! },
    // As the concierge has it: nothing personal is asked for.
    fit: renown / 2,
    renown,
    building: listing.partOf,
    words: [...ids, label ?? "", ...(first(listing.activityTags) ?? [])].map(wordsOf),
    priceLevel,
    neighbourhood: neighborhood,
    bestTimes: preferences?.timeOfDay as TimeOfDay[] | undefined,
    seasons: preferences?.timeOfYear as Season[] | undefined,
    forChildren: preferences?.userCategories?.includes("family"),
    openIntervals: (date) => {
      if (isEvent && date !== start) return [];
      return calendar ? openIntervalsOfCalendar(calendar, date) : openIntervalsOfWeek(week, date);
    },
    isInDoubt: (date) => calendar === undefined && isHoliday(date),
  };
}

function first<T>(byLanguage: Readonly<Record<string, T>> | undefined): T | undefined {
  return byLanguage?.["en-GB"] ?? Object.values(byLanguage ?? {})[0];
}
