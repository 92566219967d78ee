import { Fingerprint } from "../../content/fingerprint.ts";
import { type ErrorCode, ServiceError } from "../../contract/errors.ts";
import type { GuideRequest, ListingRequest, RecordRequest } from "../../contract/parameters.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { findVisible, type Sight } from "../match/sight.ts";
import {
  type Answer,
  answerOf,
  type JsonBytes,
  lasting,
  type Records,
  readGuides,
  readRecords,
  recordsOfGuides,
  writeAreas,
  writeGuides,
  writeListings,
} from "../present.ts";
import { listingsOf } from "./guide-search.ts";

/** One listing (GET listings/{id}), events that have passed included. @throws ServiceError listing_not_found */
export async function oneListing(sight: Sight, id: string, request: ListingRequest): Promise<Answer> {
  const row = rowOf(sight, "listing", id);
  const records = await readRecords(sight, "listing", [row]);
  const { org, host, nowMs } = sight;
  const days = request.specialDays ? org.hours.specialDays(row, host?.timeZoneName, nowMs) : [];
  const more = days.length > 0 ? `,"specialDays":${JSON.stringify(days)}` : "";
  return present([records], (out) => writeListings(out, records, { ...request, more }), more);
}

/** One guide (GET guides/{id}), with its listings where they are asked for. @throws ServiceError guide_not_found */
export async function oneGuide(sight: Sight, id: string, request: GuideRequest): Promise<Answer> {
  const row = rowOf(sight, "guide", id);
  const wishes = { tripType: "both", userInterests: [] };
  const nested = request.includeListings ? listingsOf(sight, { ...wishes, ...request }) : undefined;
  const guides = await readGuides(sight, [row], nested);
  return present(recordsOfGuides(guides), (out) => writeGuides(out, guides, request));
}

/** One geo area (GET areas/{id}). @throws ServiceError location_not_found */
export async function oneArea(sight: Sight, id: string, request: RecordRequest): Promise<Answer> {
  const records = await readRecords(sight, "geoArea", [rowOf(sight, "geoArea", id)]);
  return present([records], (out) => writeAreas(out, records, request));
}

function present(records: readonly Records[], write: (out: JsonBytes) => void, more = ""): Answer {
  const found = new Fingerprint();
  found.addText(more);
  const answer = answerOf(records, found, { bytes: more.length }, write);
  answer.lasts = lasting(records);
  return answer;
}

const missing: Record<SearchableKind, readonly [ErrorCode, string]> = {
  listing: ["listing_not_found", "listing"],
  guide: ["guide_not_found", "guide"],
  geoArea: ["location_not_found", "geo area"],
};

function rowOf(sight: Sight, kind: SearchableKind, id: string): number {
  const row = findVisible(sight, kind, id);
  if (row !== undefined) return row;
  const [code, name] = missing[kind];
  throw new ServiceError(code, `There is no ${name} ${JSON.stringify(id)} here`);
}
