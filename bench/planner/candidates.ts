import { readFileSync } from "node:fs";
import { openIntervalsOfCalendar, openIntervalsOfWeek } from "../../src/concierge/planner/open-intervals.ts";
import type { Candidate, Season, TimeOfDay } from "../../src/concierge/planner/plan.ts";
import { readVisit, wordsOf } from "../../src/concierge/planner/visit-of.ts";
import type { Host } from "../../src/contract/host.ts";
import type { Listing } from "../../src/contract/listing.ts";
import { openingCalendarOf } from "../../src/hours/calendar.ts";
import { openingWeekOf } from "../../src/hours/week.ts";
import type { GeneratedRecord } from "../generator/generate-records.ts";

/** One organisation's records as far as planning goes. */
export interface Destination {
  name: string;
  hosts: readonly Host[];
  candidates: readonly Candidate[];
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
  const candidates: Candidate[] = [];
  for (const { kind, record } of records) {
    if (kind === "host") hosts.push(record as Host);
    const candidate = kind === "listing" ? candidateOf(record as Listing) : undefined;
    if (candidate) candidates.push(candidate);
  }
  return { name, hosts, candidates };
}

/** A listing as a candidate whose fit is its base score; undefined for drafts and places that nobody plans a visit to. */
function candidateOf(listing: Listing): Candidate | undefined {
  const { id, status, geoLocation, score, providerRating, priceLevel, neighborhood, openingHours } = listing;
  const ids = first(listing.integratedCategories)?.map(({ category_id }) => category_id) ?? [];
  const label = first(listing.category);
  const visit = readVisit(label === undefined ? ids : [...ids, label]);
  if (status !== "active" || visit === undefined) return undefined;
  const week = openingWeekOf(openingHours);
  const calendar = openingCalendarOf(openingHours);
  const preferences = first(listing.preferences);
  const start = listing.additionalData?.date?.start_date;
  const isEvent = visit.kind === "event" && start !== undefined;
  return {
    id,
    ...visit,
    position: geoLocation && { lat: geoLocation[0]!, lng: geoLocation[1]! },
    fit: score === undefined ? (providerRating ?? 3) / 5 : score / 100,
    words: [...ids, label ?? "", ...(first(listing.activityTags) ?? [])].map(wordsOf),
    priceLevel,
    neighbourhood: neighborhood,
    bestTimes: preferences?.timeOfDay as TimeOfDay[] | undefined,
    seasons: preferences?.timeOfYear as Season[] | undefined,
    forChildren: preferences?.userCategories?.includes("family"),
    dates: isEvent ? { from: start, through: start } : undefined,
    openIntervals: (date) =>
      calendar ? openIntervalsOfCalendar(calendar, date) : openIntervalsOfWeek(week, date),
  };
}

function first<T>(byLanguage: Readonly<Record<string, T>> | undefined): T | undefined {
  return byLanguage?.["en-GB"] ?? Object.values(byLanguage ?? {})[0];
}
