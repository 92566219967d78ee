import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { testFor } from "../../discovery/match/conditions.ts";
import { readPlaces, visiblePlaces } from "../../discovery/places.ts";
import { needsIn, withCovered } from "../../languages/concepts.ts";
import type { Edit, NamedPlace } from "../understanding/understanding.ts";
import { asksWay } from "../understanding/ways.ts";
import { tellAboutPlace } from "./about-place.ts";
import { sayingConcept } from "./conditions.ts";
import { changeTrip, type TripFields } from "./plan-trip.ts";
import { tellPlaces } from "./tell-places.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Answers a question about stops of the plan, by their numbers or by what they are: about the only one, or the way from the first of two to the second. */
export async function tellAboutStops(context: TurnContext): Promise<Told> {
  const { understanding, voice } = context;
  const found = await findStops(context);
  const isByKind = understanding.stopsAsked?.some(({ out }) => out) ?? false;
  if (found === "no_such_stop" && isByKind)
    return tellAboutPlace({ ...context, understanding: { ...understanding, stopsAsked: undefined } });
  if (typeof found === "string") {
    const message = found === "no_such_stop" ? voice.phrases.notInPlan() : voice.phrases.refusals[found];
    return { said: { message }, state: { understanding } };
  }
  const [place, from] = await wayAsked(context, found);
  // "Coffee near the second stop?", not what the plan was made of.
  const isSought = understanding.categories.some((id) => id in understanding.saidAs);
  if (place && !from && !isByKind && isSought)
    return tellPlaces(
      { ...context, understanding: { ...understanding, ...NEAR, near: { to: "place", place } } },
      false,
    );
  const stopsAsked = found.map(({ day, stop }) => ({ day, stop }));
  return tellAboutPlace({ ...context, understanding: { ...understanding, place, from, stopsAsked } });
}

/** "Does Friday's dinner suit a coeliac? Otherwise change it": changed where that is not known of it and is of another. */
export async function tellWhetherSuited(
  context: TurnContext,
  outline: TripOutline,
  fields: TripFields,
): Promise<Told> {
  const { understanding, sight, voice, words } = context;
  const told = await tellAboutStops(context);
  const place = told.state.understanding?.place;
  const needs = needsIn(understanding.features);
  const [row] = visiblePlaces(sight, place ? [place.id] : []);
  const isKnown = (need: string) => testFor(sight, sayingConcept(words, need))(row!);
  if (row === undefined || needs.every(isKnown)) return told;
  const edits: Edit[] = [{ operation: "replace", out: { categories: [], place }, in: { categories: needs } }];
  const asked = { ...understanding, intent: "edit_plan", edits, stopsAsked: undefined } as const;
  const changed = await changeTrip({ ...context, understanding: asked }, outline, fields);
  const isIn = changed.outline?.days.some(({ stops }) => stops.some(({ placeId }) => placeId === place?.id));
  if (!isIn) return changed;
  const message = [told.said.message, voice.phrases.planUnchanged].join("\n");
  return { ...told, said: { ...told.said, message } };
}

/** The stop that is asked about, and where the way to it begins: of a way that is asked of one stop the one before, or it where one goes on from there. */
async function wayAsked(
  { understanding: { asked, stopsAsked }, outline, sight }: TurnContext,
  found: readonly FoundStop[],
): Promise<[NamedPlace | undefined, NamedPlace | undefined]> {
  const [last, before] = found.toReversed();
  if (!last || before || !asksWay(asked)) return [last?.place, before?.place];
  const stops = outline?.days.at(last.day - 1)?.stops ?? [];
  const at = stops.findIndex(({ placeId }) => placeId === last.place.id);
  const next = stopsAsked?.[0]?.isLeft ? await placeOf(sight, stops[at + 1]?.placeId) : undefined;
  return next ? [next, last.place] : [last.place, await placeOf(sight, stops[at - 1]?.placeId)];
}

async function placeOf(sight: TurnContext["sight"], id: string | undefined): Promise<NamedPlace | undefined> {
  const [hit] = id === undefined ? [] : await readPlaces(sight, visiblePlaces(sight, [id]));
  return hit && { kind: "listing", id: hit.id, name: hit.name ?? hit.id };
}

/** A search, not a question about what it is near to. */
const NEAR = { intent: "find_places", stopsAsked: undefined, place: undefined } as const;

interface FoundStop {
  day: number;
  stop: number;
  place: NamedPlace;
}

/** The places of the stops, or why there are none. A stop whose day is not said is of the one asked about before, else of the first. */
export async function findStops(context: TurnContext): Promise<FoundStop[] | "no_such_stop" | "no_such_day"> {
  const { understanding, outline, sight, state } = context;
  const { stopsAsked = [] } = understanding;
  const days = outline?.days ?? [];
  const { shownDays, stopsAsked: before } = state.understanding ?? {};
  const usual = days.length === 1 ? 1 : (shownDays?.[0] ?? before?.[0]?.day);
  const found: FoundStop[] = [];
  for (const { day: said, stop = 1, part, out } of stopsAsked.slice(0, 2)) {
    let day = said ?? usual ?? (out ? undefined : 1);
    const onDay = (of: number) => days.at(of > 0 ? of - 1 : of)?.stops;
    const ofKind = (of: number) => stopsOfKind(context, onDay(of) ?? [], out?.categories ?? [], part);
    const inPart = (of: number) => {
      const all = onDay(of);
      const then = all?.filter(({ timeOfDay }) => timeOfDay === part) ?? [];
      return then.length > 0 ? then : all;
    };
    let stops = day === undefined ? undefined : out ? await ofKind(day) : inPart(day);
    // What is not said to be on a day is on the first that has one.
    for (let of = 1; out && day === undefined && of <= days.length; of++) {
      stops = await ofKind(of);
      if (stops.length > 0) day = of;
    }
    if (day === undefined) return "no_such_stop";
    if (!stops) return "no_such_day";
    const { placeId } = stops.at(stop > 0 ? stop - 1 : stop) ?? {};
    const place = await placeOf(sight, placeId);
    if (!place) return "no_such_stop";
    found.push({ day, stop, place });
  }
  return found;
}

type OutlineStops = TripOutline["days"][number]["stops"];

/** The stops that are of one of some kinds, of a part of the day if that has any. */
async function stopsOfKind(
  { sight, words, state }: TurnContext,
  stops: OutlineStops,
  kinds: readonly string[],
  part: Edit["part"],
): Promise<OutlineStops> {
  const wanted = new Set(kinds.flatMap(withCovered));
  const ids = stops.map(({ placeId }) => placeId);
  const hits = await readPlaces(sight, visiblePlaces(sight, ids));
  const isMeal = (id: string) => kinds.includes("restaurant") && (state.roles?.[id] ?? "visit") !== "visit";
  const alike = new Set(
    hits.flatMap(({ id, category = "" }) =>
      isMeal(id) || words.conceptsOf(category).some((kind) => wanted.has(kind)) ? [id] : [],
    ),
  );
  const found = stops.filter(({ placeId }) => alike.has(placeId));
  const then = found.filter(
    ({ placeId, timeOfDay }) => timeOfDay === part || state.roles?.[placeId] === part,
  );
  return then.length > 0 ? then : found;
}
