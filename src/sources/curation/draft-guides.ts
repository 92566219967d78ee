import { metresApart, pointOf } from "../../content/sphere.ts";
import type { GeoArea } from "../../contract/geo-area.ts";
import type { Guide } from "../../contract/guide.ts";
import type { Host } from "../../contract/host.ts";
import type { Listing } from "../../contract/listing.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import { buildCatalogue, type Catalogue } from "../../search/columns/catalogue.ts";
import type { BatchResult, Organisation, Store } from "../../store/store.ts";
import { recogniserOf } from "../taxonomy/recognise.ts";
import type { GuideRule } from "./guide-rules.ts";
import { type GuideArea, suggestGuides, type UnmetRule } from "./suggest-guides.ts";

/** Where to draft guides for: one of the organisation's geo areas, or around one of its hosts, in a town of this name. */
export type DraftPlace = { areaId: string } | { hostId: string; radiusMetres?: number; named?: string };

/** What to draft, and whether to keep it. */
export interface DraftRequest {
  place: DraftPlace;
  rules: readonly GuideRule[];
  /** Replace guides of the same id that are still drafts; otherwise they stay as an editor may have left them. */
  replacesDrafts: boolean;
  /** Write nothing. */
  isTrial: boolean;
}

/** What a drafting came to. */
export interface DraftReport {
  drafts: Guide[];
  /** Guides that are there already and were left alone: published ones always. */
  kept: string[];
  unmet: UnmetRule[];
  /** What was written; absent for a trial. */
  result?: BatchResult;
}

/** A place that guides cannot be drafted for, or guides that cannot be published; the message says why. */
class CurationError extends Error {}

/** A host's own search radius is for searching; a guide without one is about what can be walked to. */
const WALK_METRES = 2_000;

/**
 * Drafts guides from an organisation's listings and keeps them in the store as drafts, in one batch.
 * @throws CurationError for a place that is not there or has no circle.
 */
export async function draftGuides(
  store: Store,
  organisation: Organisation,
  request: DraftRequest,
): Promise<DraftReport> {
  const orgId = organisation.id;
  const area = await areaOf(store, orgId, request.place);
  const catalogue = await readCatalogue(store, orgId);
  const { labels } = catalogue;
  const spoken = new Set<string>(organisation.languageCodes);
  for (let label = 0; label < labels.size; label++) spoken.add(labels.language(label));
  const interests = new Set<string>();
  for await (const { id } of store.read(orgId).records(["interest"])) interests.add(id);
  const names = new Map<string, readonly string[]>();
  for await (const { id, body } of store.read(orgId).records(["listing"])) {
    names.set(id, Object.values((JSON.parse(body) as Listing).name ?? {}));
  }
  const { drafts, unmet } = suggestGuides(catalogue, area, request.rules, {
    languages: organisation.languageCodes,
    interests,
    recognise: await recogniserOf(spoken),
    namesOf: (id) => names.get(id) ?? [],
  });
  const taken = await Promise.all(drafts.map(({ id }) => isTaken(store, orgId, id, request.replacesDrafts)));
  const fresh = drafts.filter((_, index) => !taken[index]);
  const kept = drafts.filter((_, index) => taken[index]).map(({ id }) => id);
  if (request.isTrial) return { drafts: fresh, kept, unmet };
  const covered = await Promise.all(fresh.map((draft) => withCover(store, orgId, draft)));
  const result = await store.write(orgId, async (batch) => {
    for (const draft of covered) await batch.put("guide", draft);
  });
  return { drafts: covered, kept, unmet, result };
}

/** The guide with the first photo that its places have, in their order. */
async function withCover(store: Store, orgId: string, guide: Guide): Promise<Guide> {
  for (const id of guide.listingIds ?? []) {
    const stored = await store.read(orgId).record("listing", id);
    const { photos: [coverImage] = [] } = stored ? (JSON.parse(stored.body) as Listing) : {};
    if (coverImage) return { ...guide, coverImage };
  }
  return guide;
}

/** The ids of all guides that are drafts. */
export async function draftIds(store: Store, orgId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id, body } of store.read(orgId).records(["guide"])) {
    if ((JSON.parse(body) as Guide).status === "draft") ids.push(id);
  }
  return ids;
}

/**
 * Publishes drafts: their status becomes `active`, in one batch, all or none.
 * @throws CurationError naming every id that is no draft.
 */
export async function publishGuides(
  store: Store,
  orgId: string,
  ids: readonly string[],
): Promise<BatchResult> {
  const guides = await Promise.all(ids.map((id) => guideOf(store, orgId, id)));
  const odd = ids.flatMap((id, index) => {
    const guide = guides[index];
    if (guide?.status === "draft") return [];
    return [guide ? `guide ${id} is ${guide.status}, not draft` : `there is no guide ${id}`];
  });
  if (odd.length > 0) throw new CurationError(`${odd.join("; ")}; nothing was published`);
  return store.write(orgId, async (batch) => {
    const published = guides.map((guide): Guide => ({ ...guide!, status: "active" }));
    for (const guide of published) await batch.put("guide", guide);
  });
}

async function readCatalogue(store: Store, orgId: string): Promise<Catalogue> {
  const pin = await store.pin(orgId);
  try {
    const labels = await pin.labels(0);
    return await buildCatalogue({ version: pin.version, labels, entries: pin.entries() });
  } finally {
    pin.end();
  }
}

async function guideOf(store: Store, orgId: string, id: string): Promise<Guide | undefined> {
  const stored = await store.read(orgId).record("guide", id);
  return stored && (JSON.parse(stored.body) as Guide);
}

async function isTaken(store: Store, orgId: string, id: string, replacesDrafts: boolean): Promise<boolean> {
  const guide = await guideOf(store, orgId, id);
  return guide !== undefined && !(replacesDrafts && guide.status === "draft");
}

async function areaOf(store: Store, orgId: string, place: DraftPlace): Promise<GuideArea> {
  return "areaId" in place ? geoAreaOf(store, orgId, place.areaId) : aroundHost(store, orgId, place);
}

async function geoAreaOf(store: Store, orgId: string, areaId: string): Promise<GuideArea> {
  const stored = await store.read(orgId).record("geoArea", areaId);
  if (!stored) throw new CurationError(`there is no geo area ${areaId}`);
  const { displayName = {}, geoLocation, radius, hostIds = [] } = JSON.parse(stored.body) as GeoArea;
  if (!geoLocation || !radius) {
    throw new CurationError(
      `geo area ${areaId} has no circle: it needs a geoLocation and a radius in metres`,
    );
  }
  return { id: areaId, name: displayName, centre: geoLocation, radiusMetres: radius, hostIds };
}

async function aroundHost(
  store: Store,
  orgId: string,
  { hostId, radiusMetres, named }: Extract<DraftPlace, { hostId: string }>,
): Promise<GuideArea> {
  const stored = await store.read(orgId).record("host", hostId);
  if (!stored) throw new CurationError(`there is no host ${hostId}`);
  const host = JSON.parse(stored.body) as Host;
  const { geoLocation, searchConfig } = host;
  const reach = radiusMetres ?? searchConfig?.searchRadius ?? WALK_METRES;
  if (!geoLocation) throw new CurationError(`host ${hostId} has no geoLocation to look around`);
  return {
    id: hostId,
    name: await townOf(store, orgId, { ...host, reach, named }),
    centre: geoLocation,
    radiusMetres: reach,
    hostIds: [hostId],
  };
}

/** The largest area that is a town rather than a province. */
const TOWN_METRES = 20_000;

/**
 * A guide is about a place rather than about the house, "Where to eat in Copenhagen": the town that is named, else the one that the
 * host says it is in, else the largest geo area around it that is no larger than a town and no mere part of what is drafted for. Of
 * an area of that name all names are taken, whatever their languages.
 * @throws CurationError where nothing names the town
 */
async function townOf(
  store: Store,
  orgId: string,
  {
    primaryLocation,
    named = primaryLocation?.displayName,
    ...host
  }: Host & { reach: number; named?: string },
): Promise<LanguageMap<string>> {
  const { id, geoLocation, reach, defaultLanguageCode = "und" } = host;
  const centre = pointOf(...geoLocation!);
  const around: { names: LanguageMap<string>; radius: number }[] = [];
  for await (const { body } of store.read(orgId).records(["geoArea"])) {
    const { displayName: names = {}, geoLocation: middle, radius = 0 } = JSON.parse(body) as GeoArea;
    if (!middle || radius > TOWN_METRES || metresApart(centre, pointOf(...middle)) > radius) continue;
    const isMeant = named === undefined ? radius * 2 >= reach : Object.values(names).includes(named);
    if (isMeant) around.push({ names, radius });
  }
  const [largest] = around.sort((a, b) => b.radius - a.radius);
  if (largest) return largest.names;
  if (named !== undefined) return { [defaultLanguageCode]: named };
  throw new CurationError(
    `nothing names the town that ${id} is in: say it with --town, or give the host a primaryLocation`,
  );
}
