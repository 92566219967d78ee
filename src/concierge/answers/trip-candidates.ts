import { timesOfDay, timesOfYear } from "../../contract/common.ts";
import type { Org } from "../../discovery/org/org.ts";
import type { ListingHit, ListingSelection, OrgReader } from "../../discovery/org-reader.ts";
import { foldLabel } from "../../search/columns/labels.ts";
import type { Lists } from "../../search/columns/lists.ts";
import type { Recogniser } from "../../sources/taxonomy/recognise.ts";
import type { Candidate, OpenInterval, Position, Season, TimeOfDay } from "../planner/plan.ts";
import { type Visitable, visitOf } from "../planner/visit-of.ts";
import { labelsOf } from "./org-knowledge.ts";
import { stretchesOn } from "./stretches.ts";

/** What planning needs of a listing whatever the request; made when it is first a candidate. */
interface PlaceFacts {
  visit: Visitable | undefined;
  words: readonly string[];
  forChildren: boolean;
  bestTimes: readonly TimeOfDay[];
  seasons: readonly Season[];
}

/** Best scores are about 2: base 1, doubled by everything personal. */
const BEST_SCORE = 2;

const facts = new WeakMap<Org, (PlaceFacts | undefined)[]>();

/** The listings of a selection as places that a plan may use; those that nobody plans a visit to are left out. */
export async function candidatesOf(
  reader: OrgReader,
  recognise: Recogniser,
  selection: ListingSelection,
): Promise<Candidate[]> {
  const { view } = reader;
  const { frame, rows, ranker } = selection;
  const table = view.catalogue.tables.listing;
  const dates = await eventDates(reader, recognise, selection);
  const candidates: Candidate[] = [];
  for (const row of rows) {
    const { visit, words, forChildren, bestTimes, seasons } = factsOf(view, recognise, row);
    if (!visit) continue;
    const eventDate = dates.get(row);
    // Nobody can be sent to an event whose date is not known.
    if (visit.kind === "event" && !eventDate) continue;
    const price = table.price[row]!;
    const neighbourhood = table.neighborhood[row]!;
    const known = new Map<string, readonly OpenInterval[] | undefined>();
    candidates.push({
      id: table.ids[row]!,
      position: positionOf(view, row),
      fit: Math.min(1, ranker.order.scoreKey(row) / BEST_SCORE),
      kind: visit.kind,
      cuisine: visit.cuisine,
      words,
      priceLevel: Number.isNaN(price) ? undefined : price,
      neighbourhood: neighbourhood < 0 ? undefined : view.catalogue.labels.words(neighbourhood),
      forChildren,
      bestTimes,
      seasons,
      dates: eventDate === undefined ? undefined : { from: eventDate, through: eventDate },
      openIntervals(localDate) {
        if (!known.has(localDate))
          known.set(localDate, stretchesOn(view, row, frame.host?.timeZoneName, localDate));
        return known.get(localDate);
      },
    });
  }
  return candidates;
}

function positionOf({ catalogue }: Org, row: number): Position | undefined {
  const { lat, lng } = catalogue.tables.listing;
  return Number.isNaN(lat[row]!) ? undefined : { lat: lat[row]!, lng: lng[row]! };
}

function factsOf(view: Org, recognise: Recogniser, row: number): PlaceFacts {
  let own = facts.get(view);
  if (!own) {
    own = [];
    facts.set(view, own);
  }
  const known = own[row];
  if (known) return known;
  const { category, tags, userCategories, timeOfDay, timeOfYear } = view.catalogue.tables.listing;
  const declared = (lists: Lists) => labelsOf(view, lists, row).map(({ words }) => words);
  const categories = labelsOf(view, category, row);
  const tagged = labelsOf(view, tags, row);
  const preset = recognise(categories);
  // English labels are what the planner's rules know best; the shared taxonomy helps where there are none.
  const english = categories.filter(({ language }) => language.startsWith("en")).map(({ words }) => words);
  const visit =
    visitOf([...english, ...(preset ? [preset] : [])]) ?? (preset ? visitOf([preset]) : undefined);
  const made: PlaceFacts = {
    visit: visit && withCuisine(visit, preset),
    words: [
      ...new Set([
        ...(preset?.split("/") ?? []),
        ...[...categories, ...tagged].map(({ words }) => foldLabel(words)),
      ]),
    ],
    forChildren: declared(userCategories).includes("family"),
    bestTimes: timesOfDay.filter((time) => declared(timeOfDay).includes(time)),
    seasons: timesOfYear.filter((season) => declared(timeOfYear).includes(season)),
  };
  own[row] = made;
  return made;
}

/** "Italian restaurant" says its kitchen through the taxonomy: `amenity/restaurant/italian`. */
function withCuisine(visit: Visitable, preset: string | undefined): Visitable {
  const [, , cuisine] = preset?.split("/") ?? [];
  return visit.cuisine === undefined && visit.kind === "restaurant" && cuisine
    ? { ...visit, cuisine }
    : visit;
}

/** The local dates of the events among the rows, as far as their records tell them. */
async function eventDates(
  reader: OrgReader,
  recognise: Recogniser,
  { frame, ranker, rows }: ListingSelection,
): Promise<Map<number, string>> {
  const events = rows.filter((row) => factsOf(reader.view, recognise, row).visit?.kind === "event");
  const hits = await reader.listingHits({ frame, ranker }, events);
  const dates = new Map<number, string>();
  hits.forEach((hit, place) => {
    const date = dateOf(hit);
    if (date) dates.set(events[place]!, date);
  });
  return dates;
}

function dateOf({ additionalData }: ListingHit): string | undefined {
  const start = additionalData?.date?.start_date;
  return start !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(start) ? start : undefined;
}
