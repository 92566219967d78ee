import { testFor } from "../../discovery/match/conditions.ts";
import { visiblePlaces } from "../../discovery/places.ts";
import { conceptOf, DIETS, NEEDS } from "../../languages/concepts.ts";
import type { WishKind } from "../../languages/spoken.ts";
import { bestKnown } from "../planner/left-out.ts";
import { type Candidate, type DayPlan, mealsOf, placeIdsOf, type Stop } from "../planner/plan.ts";
import { hasWord, thoseProper } from "../planner/worth.ts";
import type { Edit, Stops, Understanding } from "../understanding/understanding.ts";
import { stopIdsOf } from "./area-stops.ts";
import type { TripToTell } from "./tell-trip.ts";
import { numberOfDay, wordsOf } from "./trip-request.ts";
import type { TurnContext } from "./turn.ts";

/** A wish for a plan, and what became of it: told from the plan itself. */
export interface TripWish {
  kind: WishKind;
  /** What was wished, in the answer's language or the traveller's own words; absent where the kind says it. */
  value?: string;
  kept: "used" | "in_part" | "unused";
}

/** How far from the hour that is wished a meal may begin, in minutes. */
const PUNCTUAL = 20;
/** What begins so many minutes before the last stop, a dinner, is at the end as well. */
const LATE = 240;

type Kept = TripWish["kept"];

/** Every wish that the conversation has for a plan, and what became of each; `isInArea`: whether all is in the area that was asked for. */
export function weighWishes(context: TurnContext, trip: TripToTell, isInArea: boolean): TripWish[] {
  return [
    ...wishesOfPlan(context, trip, isInArea),
    ...placesAsked(context, trip),
    ...wishesOfPlaces(context, trip),
    ...wishesOfShape(context, trip),
  ];
}

/** The limits among changes or wishes of a plan that it keeps, and those that it does not. */
export function tellLimits(context: TurnContext, edits: readonly Edit[], trip: TripToTell): string[] {
  const { voice, understanding } = context;
  return edits.flatMap(({ operation, most, out, day, weekdays, date, isADay = false }): string[] => {
    const isOfOneDay = [day, weekdays, date].some((one) => one !== undefined);
    if (operation !== "limit" || most === undefined || isOfOneDay) return [];
    const [kind] = out?.categories ?? [];
    const number = voice.number(most);
    if (!keepsLimit(context, trip, most, kind, isADay))
      return [voice.phrases.wishesUnused(`${voice.phrases.wishes.limit}${voice.remarks([number])}`)];
    return [
      kind === undefined
        ? voice.phrases.mostADay(number)
        : voice.phrases.mostOf(number, understanding.saidAs[kind] ?? kind, isADay),
    ];
  });
}

/** What of a plan is known to be as was wished, its meals for what is eaten, and of what is needed where it has to be asked; of some stops alone (`of`). */
export function tellNeeds(
  { understanding, voice, words }: TurnContext,
  { plan, candidates }: TripToTell,
  wished: readonly string[],
  names: (id: string) => string,
  of?: ReadonlySet<string>,
): string[] {
  const { phrases } = voice;
  return wished.flatMap((need) => {
    const isDiet = DIETS.has(need);
    const all = isDiet ? mealsOf(plan.days) : plan.days.flatMap((day) => day.stops);
    const stops = all.filter(({ placeId }) => of?.has(placeId) ?? true);
    const labels = wordsOf([need], words);
    const isKnown = ({ placeId }: Stop) => {
      const place = candidates.find(({ id }) => id === placeId);
      return place !== undefined && labels.some((label) => hasWord(place, label));
    };
    const said = phrases.quoted(understanding.saidAs[need] ?? need.replaceAll("_", " "));
    const listed = (some: readonly Stop[]) =>
      voice.list([...new Set(some.map(({ placeId }) => names(placeId)))]);
    const [known, unknown] = [stops.filter(isKnown), stops.filter((stop) => !isKnown(stop))];
    const where = isDiet ? voice.remarks([listed(unknown)]) : "";
    return [
      ...(known.length > 0 ? [phrases.aboutIt(said, phrases.sentence(listed(known)))] : []),
      ...(unknown.length > 0 && (known.length === 0 || NEEDS.has(need))
        ? [phrases.notRecorded(`${said}${where}`)]
        : []),
    ];
  });
}

function keepsLimit(
  { words }: Pick<TurnContext, "words">,
  { plan, candidates }: TripToTell,
  most: number,
  kind: string | undefined,
  isADay: boolean,
): boolean {
  const labels = kind === undefined ? [] : wordsOf([kind], words);
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const isOf = ({ placeId }: Stop) =>
    kind === undefined || labels.some((label) => hasWord(byId.get(placeId)!, label));
  if (kind === undefined || isADay)
    return plan.days.every(
      ({ stops }) => stops.filter((stop) => stop.role === "visit" && isOf(stop)).length <= most,
    );
  return plan.days.flatMap(({ stops }) => stops.filter(isOf)).length <= most;
}

/** What could not be kept to, in sentences. */
export function tellWishes({ voice }: TurnContext, wishes: readonly TripWish[]): string[] {
  const { phrases } = voice;
  const listed = (kept: Kept) =>
    voice.list(
      wishes
        .filter((wish) => wish.kept === kept)
        .map(
          ({ kind, value }) => `${phrases.wishes[kind]}${value === undefined ? "" : voice.remarks([value])}`,
        ),
    );
  const has = (kept: Kept) => wishes.some((wish) => wish.kept === kept);
  return [
    ...(has("unused") ? [phrases.wishesUnused(listed("unused"))] : []),
    ...(has("in_part") ? [phrases.wishesInPart(listed("in_part"))] : []),
  ];
}

/** Wishes that a plan as a whole cannot take up, or takes up for a single day alone. */
function wishesOfPlan(
  { voice, understanding, words }: TurnContext,
  { plan, request, candidates }: TripToTell,
  isInArea: boolean,
): TripWish[] {
  const { stars, area, townPart, near, radius, sort, saidAs } = understanding;
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const stops = plan.days.flatMap((day) => day.stops);
  const names: readonly (string | undefined)[] =
    area?.id === undefined ? [area?.name] : words.names.namesOf("area", area.id);
  const isThere = ({ placeId }: Stop) =>
    names.includes(byId.get(placeId)?.neighbourhood) || (isInArea && !request.mustInclude?.includes(placeId));
  const nearTo =
    near?.to === "place" ? near.place.name : near?.to === "category" ? saidAs[near.category] : undefined;
  const wishes: (TripWish | undefined)[] = [
    stars === undefined ? undefined : { kind: "stars", value: voice.number(stars), kept: "unused" },
    area && { kind: "area", value: area.name, kept: shareOf(stops, isThere) },
    townPart && !area ? { kind: "area", kept: "unused" } : undefined,
    near?.to === "place" || near?.to === "category"
      ? { kind: "near", value: nearTo, kept: "unused" }
      : undefined,
    radius === undefined ? undefined : { kind: "near", value: voice.distance(radius), kept: "unused" },
    sort && !saysBest(understanding) ? { kind: "order", kept: "unused" } : undefined,
  ];
  return wishes.filter((wish) => wish !== undefined);
}

/** Places that are asked for by name, whenever they are, but for those that the plan's notes tell of. */
function placesAsked({ understanding: { include, shape } }: TurnContext, { plan }: TripToTell): TripWish[] {
  const planned = placeIdsOf(plan.days);
  const placed = stopIdsOf(shape.map((edit) => edit.in?.place));
  const told = new Set(plan.notes.map(({ placeId }) => placeId));
  return include.flatMap((place): TripWish[] => {
    const [id] = stopIdsOf([place]);
    if (id === undefined || placed.includes(id) || told.has(id)) return [];
    return [{ kind: "place", value: place.name, kept: planned.includes(id) ? "used" : "unused" }];
  });
}

/** "The best for last" is no order of the whole plan. */
function saysBest({ shape }: TurnContext["understanding"]): boolean {
  return shape.some((edit) => edit.in?.best);
}

/** The kinds of places that are wished for in a plan, and the interests that are no kind: who says "jazz" is not content with any music. */
export function kindsWished({ categories, interests, saidAs, excluded, shape }: Understanding): string[] {
  const limited = shape.flatMap(({ operation, out }) =>
    operation === "limit" ? (out?.categories ?? []) : [],
  );
  const isKind = (id: string) => ["place", "cuisine"].includes(conceptOf(id)?.kind ?? "");
  const named = Object.keys(saidAs).filter((id) => isKind(id) && ![...excluded, ...limited].includes(id));
  const kinds = [...new Set([...categories, ...named])];
  const told = new Set(kinds.map((id) => saidAs[id]));
  return [
    ...kinds,
    ...interests.filter((id) => id in saidAs && !kinds.includes(id) && !told.has(saidAs[id])),
  ];
}

/** Kinds, properties and prices of places. */
function wishesOfPlaces(
  { asker, sight, understanding, words, voice }: TurnContext,
  trip: TripToTell,
): TripWish[] {
  const { features, priceLevel, saidAs, interests } = understanding;
  const byId = new Map(trip.candidates.map((candidate) => [candidate.id, candidate]));
  const stops = trip.plan.days.flatMap((day) => day.stops);
  const places = stops.flatMap(({ placeId }) => byId.get(placeId) ?? []);
  const says = (id: string) => (place: Candidate) =>
    wordsOf([id], words).some((label) => hasWord(place, label));
  const sent = asker.userInterests.map(({ id }) => id);
  const calledBy = new Map([...sent.map((id) => [id, id] as const), ...Object.entries(saidAs)]);
  const quoted = (id: string) => (calledBy.has(id) ? voice.phrases.quoted(calledBy.get(id)!) : undefined);
  const kinds = [...kindsWished(understanding), ...sent];
  const rows = visiblePlaces(
    sight,
    places.map(({ id }) => id),
  );
  /** As a stop is told to match the interest. */
  const isMet = (interest: string) => rows.some(testFor(sight, { interest }));
  /** What only says a word of a kind is none of it where the kind belongs to an interest: a waffle stand with bread is no bakery. */
  const isKept = (id: string) => {
    const interest = interests.find((one) => one !== id && one in saidAs && saidAs[one] === saidAs[id]);
    return interest === undefined
      ? places.some(says(id)) || isMet(id)
      : places.some(says(id)) && isMet(interest);
  };
  const priced = places.filter((place) => place.priceLevel !== undefined);
  const isMeant = ({ priceLevel: level = 0 }: Candidate) =>
    level <= Math.max(...priceLevel) && level >= Math.min(...priceLevel, 2);
  const isOfPace = (id: string) =>
    id === "quiet" && understanding.shape.some(({ operation }) => operation === "slower");
  return [
    ...[...new Set(kinds)].map(
      (id): TripWish => ({
        kind: "kind",
        value: quoted(id),
        kept: isKept(id) ? "used" : "unused",
      }),
    ),
    ...features
      .filter((id) => id !== "rainy" && !NEEDS.has(id) && !isOfPace(id))
      .map((id): TripWish => ({ kind: "feature", value: quoted(id), kept: shareOf(places, says(id)) })),
    ...(priceLevel.length > 0
      ? [{ kind: "price", kept: priced.length === 0 ? "unused" : shareOf(priced, isMeant) } as const]
      : []),
  ];
}

/** How a plan is to be: its pace and hours, its meals, what is on which day. */
function wishesOfShape(context: TurnContext, trip: TripToTell): TripWish[] {
  const { voice, understanding } = context;
  return understanding.shape.flatMap((edit): TripWish[] => {
    const wanted = numberOfDay(edit.day, trip.plan.days.length);
    const days = trip.plan.days.filter(({ dayNumber }) => wanted === undefined || dayNumber === wanted);
    const day = edit.day === undefined || edit.day < 0 ? undefined : voice.number(edit.day);
    const found = keptOnDays(context, trip, edit, days);
    const value = [found?.value, day].filter((part) => part !== undefined);
    return found ? [{ ...found, value: value.length > 0 ? voice.joined(value) : undefined }] : [];
  });
}

function keptOnDays(
  { voice, words, understanding }: TurnContext,
  { candidates, request, plan }: TripToTell,
  edit: Edit,
  days: readonly DayPlan[],
): TripWish | undefined {
  const { operation, part, at, in: put, out } = edit;
  const clock = at === undefined ? undefined : voice.clock(at);
  const meal = part === "breakfast" || part === "lunch" || part === "dinner" ? part : undefined;
  const hasMeal = ({ stops }: DayPlan) => stops.some(({ role }) => role === meal);
  const name = meal && voice.phrases.meals[meal];
  switch (operation) {
    case "start_at":
      return {
        kind: "start",
        value: clock,
        kept: shareOf(days, ({ stops }) => !stops[0] || stops[0].start >= at!),
      };
    case "end_at":
      return {
        kind: "end",
        value: clock,
        kept: keptEnd(days, at!),
      };
    case "slower":
    case "fuller": {
      const pace = operation === "slower" ? "relaxed" : "packed";
      const isKept =
        request.pace === pace ||
        days.every((day) =>
          request.dayPaces?.some((one) => one.dayNumber === day.dayNumber && one.pace === pace),
        );
      return { kind: "pace", kept: isKept ? "used" : "unused" };
    }
    case "move_to": {
      const isThen = ({ stops }: DayPlan) =>
        stops.some(({ role, start }) => role === meal && Math.abs(start - at!) <= PUNCTUAL);
      return { kind: "meal", value: voice.joined([name!, clock!]), kept: shareOf(days, isThen) };
    }
    case "free": {
      const isFree = ({ stops }: DayPlan) => stops.every(({ timeOfDay }) => timeOfDay !== part);
      return { kind: "time", value: voice.phrases.parts[part as "morning"], kept: shareOf(days, isFree) };
    }
    case "add": {
      if (!put) return { kind: "meal", value: name, kept: shareOf(days, hasMeal) };
      return keptAddition({ voice, words, understanding }, { candidates, plan }, edit, put);
    }
    case "remove":
      return meal && !out
        ? { kind: "meal", value: name, kept: shareOf(days, (day) => !hasMeal(day)) }
        : undefined;
    default:
      return undefined;
  }
}

/** Whether days are over by then, the way back to the host with it; in part where only their stops are. */
function keptEnd(days: readonly DayPlan[], at: number): Kept {
  const last = ({ stops }: DayPlan) => stops.at(-1)?.end ?? 0;
  if (days.every((day) => last(day) + day.homeMinutes <= at + PUNCTUAL)) return "used";
  return days.every((day) => last(day) <= at) ? "in_part" : "unused";
}

/** A place, or one of a kind, that is to be in the plan, on a day, in a part of it, first or last. */
function keptAddition(
  { voice, words, understanding }: Pick<TurnContext, "voice" | "words" | "understanding">,
  { candidates, plan: { days } }: Pick<TripToTell, "candidates" | "plan">,
  { day, part, order }: Edit,
  { place, categories, best }: Stops,
): TripWish {
  const labels = wordsOf(categories, words);
  const ofKind = candidates.filter((one) => labels.some((label) => hasWord(one, label)));
  const known = best
    ? bestKnown(candidates)
    : place
      ? stopIdsOf([place])
      : thoseProper(ofKind, { words: labels }).map(({ id }) => id);
  const isIt = ({ placeId }: Stop) => known.includes(placeId);
  const wanted = numberOfDay(day ?? (order === "last" ? -1 : order && 1), days.length);
  const isThen = (stop: Stop, { stops, dayNumber }: DayPlan) => {
    if (wanted !== undefined && dayNumber !== wanted) return false;
    if (part) return stop.timeOfDay === part || (part === "evening" && stop.timeOfDay === "night");
    if (order === undefined || (days.length > 1 && day === undefined)) return true;
    return order === "first" ? stop.timeOfDay === "morning" : stop.start >= stops.at(-1)!.start - LATE;
  };
  const found = days.flatMap((one) => one.stops.filter(isIt).map((stop) => isThen(stop, one)));
  const said = place?.name ?? understanding.saidAs[categories[0] ?? ""];
  const value = [said, part && voice.phrases.parts[part as "morning"]].filter((one) => one !== undefined);
  return {
    kind: order ? "order" : part ? "time" : "place",
    value: value.length > 0 ? voice.joined(value) : undefined,
    kept: found.includes(true) ? "used" : found.length > 0 ? "in_part" : "unused",
  };
}

/** Whether all, some or none are as they should be. */
function shareOf<T>(all: readonly T[], isKept: (one: T) => boolean): Kept {
  const kept = all.filter(isKept).length;
  if (kept === 0) return "unused";
  return kept === all.length ? "used" : "in_part";
}
