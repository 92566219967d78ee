import { timesOfDay, timesOfYear } from "../../contract/common.ts";
import { testFor } from "../../discovery/match/conditions.ts";
import { findVisible } from "../../discovery/match/sight.ts";
import type { Org } from "../../discovery/org/org.ts";
import {
  mayDifferOn,
  type PlaceFacts,
  type PlaceSearch,
  placeFacts,
  placesInGuide,
  scorePlace,
  searchPlaces,
  visiblePlaces,
} from "../../discovery/places.ts";
import type { Selection } from "../../discovery/rank.ts";
import { DEFAULT_LANGUAGE, isSameLanguage } from "../../languages/compare.ts";
import { needsIn } from "../../languages/concepts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import type { Candidate, OpenInterval, PlanRequest, Season, TimeOfDay } from "../planner/plan.ts";
import { readVisit, type Visitable } from "../planner/visit-of.ts";
import type { Edit, Stops, Understanding } from "../understanding/understanding.ts";
import { guideIdsOf, placeOfStop, stopIdsOf, strollsFor } from "./area-stops.ts";
import { ofArea, sayingConcept } from "./conditions.ts";
import { eventStop } from "./events.ts";
import { askedOf, FAR_METRES } from "./find-places.ts";
import type { OrgKnowledge } from "./knowledge.ts";
import { stretchesOn } from "./opening-hours.ts";
import type { TurnContext } from "./turn.ts";

/** Places that a plan chooses from, the best ones of a larger organisation. */
const MAX_CANDIDATES = 1_500;
/** Places of what a change asks for, which may not be among the best of all. */
const MAX_WISHED = 100;

/**
 * The places that a plan may use, those that suit the traveller first: every one within reach that is offered unasked, those of a kind that a change asks
 * for, beyond where none is within, and those that it or the plan so far (\`held\`: ids of stops) names, however far; and neighbourhoods to stroll through. \`isHeldAll\`: no
 * others than those held.
 */
export async function findCandidates(
  context: TurnContext,
  { days }: PlanRequest,
  held: readonly string[] = [],
  isHeldAll = false,
): Promise<Candidate[]> {
  const { sight, understanding } = context;
  const ask: Omit<PlaceSearch, "limit"> = {
    ...askedOf(context),
    rankBy: "score",
    // A day in a quarter is spent there; a longer trip is to the town.
    locationId: days === 1 ? understanding.area?.id : undefined,
  };
  if (isHeldAll) {
    const rows = visiblePlaces(sight, held);
    const ids = rows.map((row) => placeFacts(sight.org, row).id);
    const selection = await searchPlaces(sight, { ...ask, ids, limit: MAX_WISHED });
    return [...candidatesFrom(context, selection, rows), ...(await strollsFor(sight, held))];
  }
  const unwanted = understanding.avoid.flatMap(({ kind, id, name }) =>
    kind === "geoArea" ? [ofArea({ id, name })] : [],
  );
  const tests = [(await sight.org.kinds()).isOffered, testFor(sight, { not: { any: unwanted } })];
  const selection = await searchPlaces(sight, { ...ask, tests, limit: MAX_CANDIDATES });
  const wished = await findWished(context, ask);
  const named = [...held, ...stopIdsOf(changesOf(understanding).map((edit) => comesIn(edit)?.place))];
  const rows = new Set([...selection.rows, ...wished, ...visiblePlaces(sight, named)]);
  const strolls = await strollsFor(sight, named);
  const isThere = (id: string) =>
    [undefined, placeOfStop(id).placeId].includes(ask.locationId) || named.includes(id);
  return [...candidatesFrom(context, selection, [...rows]), ...strolls.filter(({ id }) => isThere(id))];
}

/** Changes of a plan, and those that a new one has from the beginning. */
function changesOf({ edits, shape }: Understanding): Edit[] {
  return [...edits, ...shape];
}

/** What a change may bring in; a move brings in what the plan has not yet. */
function comesIn({ operation, in: put, out }: Edit): Stops | undefined {
  return put ?? (operation === "move" ? out : undefined);
}

async function findWished(
  { sight, words, understanding }: TurnContext,
  ask: Omit<PlaceSearch, "limit">,
): Promise<Iterable<number>> {
  const kinds = [
    ...changesOf(understanding).flatMap((edit) => comesIn(edit)?.categories ?? []),
    ...needsIn(understanding.features),
  ];
  if (kinds.length === 0) return [];
  const test = testFor(sight, { any: kinds.map((id) => sayingConcept(words, id)) });
  const wished = { ...ask, tests: [test], limit: MAX_WISHED };
  const { rows } = await searchPlaces(sight, wished);
  return rows.length > 0 ? rows : (await searchPlaces(sight, { ...wished, radius: FAR_METRES })).rows;
}

/** What planning needs to know of a place for any request; made when it is first a candidate. */
interface KnownPlace {
  facts: PlaceFacts;
  visit: Visitable | undefined;
  words: readonly string[];
  forChildren: boolean;
  bestTimes: readonly TimeOfDay[];
  seasons: readonly Season[];
}

/** Best scores are about 2: base 1, doubled by everything personal. */
const BEST_SCORE = 2;

const knownPlaces = new WeakMap<Org, (KnownPlace | undefined)[]>();

/** Rows as places that a plan may use, by the scores of a selection; those that nobody plans a visit to are left out. */
function candidatesFrom(
  { sight, knowledge, understanding }: TurnContext,
  selection: Selection,
  rows: readonly number[],
): Candidate[] {
  const candidates: Candidate[] = [];
  const guides = guideIdsOf(understanding).map((id) => ({ id, led: listingsOf(sight, id) }));
  for (const row of rows) {
    const { facts, visit, words, forChildren, bestTimes, seasons } = knowPlace(sight.org, knowledge, row);
    const event = eventStop(sight, row);
    // Nobody can be sent to an event whose date is not known.
    if (!event && (!visit || visit.kind === "event")) continue;
    const { id, building, position, priceLevel, neighborhood } = facts;
    const known = new Map<string, readonly OpenInterval[] | undefined>();
    candidates.push({
      id,
      position: position && { lat: position[0], lng: position[1] },
      fit: Math.min(1, scorePlace(selection, row) / BEST_SCORE),
      renown: selection.ranker.order.bases[row],
      building,
      kind: event ? "event" : visit!.kind,
      cuisine: event ? undefined : visit!.cuisine,
      words: [...words, ...guides.flatMap(({ id, led }) => (led.has(row) ? [id] : []))],
      priceLevel,
      neighbourhood: neighborhood,
      forChildren,
      bestTimes,
      seasons,
      visitMinutes: event?.visitMinutes,
      isInDoubt: (localDate) => !event && mayDifferOn(sight, row, localDate),
      openIntervals(localDate) {
        if (!known.has(localDate))
          known.set(localDate, event ? event.openIntervals(localDate) : stretchesOn(sight, row, localDate));
        return known.get(localDate);
      },
    });
  }
  return candidates;
}

function listingsOf(sight: TurnContext["sight"], guideId: string): Set<number> {
  const guide = findVisible(sight, "guide", guideId);
  return new Set(guide === undefined ? [] : placesInGuide(sight, guide));
}

function knowPlace(org: Org, knowledge: OrgKnowledge, row: number): KnownPlace {
  const places = knownPlaces.get(org) ?? [];
  knownPlaces.set(org, places);
  places[row] ??= planPlace(placeFacts(org, row), knowledge);
  return places[row];
}

function planPlace(facts: PlaceFacts, { recognise }: OrgKnowledge): KnownPlace {
  const { category, activityTags, userCategories, timeOfDay, timeOfYear } = facts;
  const preset = recognise(category);
  // English labels are what the planner's rules know best; the shared taxonomy helps where there are none.
  const english = category
    .filter(({ language }) => isSameLanguage(language, DEFAULT_LANGUAGE))
    .map(({ words }) => words);
  const visit =
    readVisit([...english, ...(preset ? [preset] : [])]) ?? (preset ? readVisit([preset]) : undefined);
  const labels = [...category, ...activityTags].map(({ words }) => foldLabel(words));
  return {
    facts,
    visit: visit && withCuisine(visit, preset),
    words: [...new Set([...(preset?.split("/") ?? []), ...labels])],
    forChildren: userCategories.includes("family"),
    bestTimes: timesOfDay.filter((time) => timeOfDay.includes(time)),
    seasons: timesOfYear.filter((season) => timeOfYear.includes(season)),
  };
}

/** "Italian restaurant" says its kitchen through the taxonomy: `amenity/restaurant/italian`. */
function withCuisine(visit: Visitable, preset: string | undefined): Visitable {
  const [, , cuisine] = preset?.split("/") ?? [];
  return visit.cuisine === undefined && visit.kind === "restaurant" && cuisine
    ? { ...visit, cuisine }
    : visit;
}
