import { findVisible } from "../../discovery/match/sight.ts";
import {
  type ListingHit,
  partsWorthIt,
  placePosition,
  placesInGuide,
  readGuideHits,
  readPlaces,
  searchPlaces,
  visiblePlaces,
} from "../../discovery/places.ts";
import { conceptOf, isSight } from "../../languages/concepts.ts";
import { foldLabel } from "../../search/text/fold.ts";
import { chatGuideOf, chatListingOf } from "../chat-records.ts";
import { minuteOf } from "../understanding/calendar.ts";
import { wayOfAsking } from "../understanding/house.ts";
import type { NamedPlace, Understanding } from "../understanding/understanding.ts";
import { asksWay } from "../understanding/ways.ts";
import { isTownElsewhere } from "../understanding/world.ts";
import { houseSays } from "./about-house.ts";
import { tellAboutShown } from "./about-shown.ts";
import { reachDesk, tellDesk } from "./desk.ts";
import { isOver } from "./events.ts";
import { withKindAsked } from "./kind-asked.ts";
import {
  isAmountUnknown,
  isEatery,
  priceOf,
  tellAttribute,
  tellMissing,
  whoKnows,
} from "./place-attributes.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { capitalised, hoursRemark, remarksOn, remarksOnPlace } from "./remarks.ts";
import { tellTransport } from "./stations.ts";
import { actionsOf, planSuggestion, type Suggestion, starters } from "./suggestions.ts";
import { holidayAsked } from "./tell-holiday.ts";
import { nameOfTown } from "./town.ts";
import type { Told, TurnContext } from "./turn.ts";
import { asksOfWay, ofWay, tellWay, tellWayToArea, wayAction } from "./way-there.ts";
import { searchNearest } from "./where-to-look.ts";

/** Parts of a place that are named with it. */
const PARTS_NAMED = 3;
/** Places of a guide that are shown with it. */
const LISTINGS_OF_GUIDE = 6;

/** Answers a question about one place: the named one, the chosen one of the last answer, or the one spoken of. */
export async function tellAboutPlace(asked: TurnContext): Promise<Told> {
  const context = await withKindAsked(await withBeginning(asked));
  if (isOfNone(context)) {
    const { said } = tellDesk(context, context.voice.phrases.notKnown);
    return { said, state: isAfterList(context) ? { isOfAll: true } : {} };
  }
  const ofShown = await tellAboutShown(context);
  if (ofShown) return ofShown;
  const { understanding, voice, sight, state } = context;
  const { place } = understanding;
  if (understanding.unknownPlace === undefined && understanding.toArea)
    return tellWayToArea(context, understanding.toArea);
  if (place?.kind === "guide") return tellAboutGuide(context, place.id);
  const { choice = 0 } = understanding;
  const isNone = !place && Math.abs(choice) > state.shown.length && state.shown.length > 0;
  if (isNone)
    return { said: { message: voice.phrases.onlyShown(voice.number(state.shown.length)) }, state: {} };
  const id = chosenPlace(context) ?? (await searched(context));
  const [row] = id === undefined ? [] : visiblePlaces(sight, [id]);
  if (row === undefined) return unknown(context);
  const [hit] = await readPlacesFor(voice, sight, [row]);
  if (!hit) return unknown(context);
  if (isTownMeant(context, hit)) return tellTransport(context);
  const planned = whenPlanned(context, hit);
  const isOfFact = planned.length > 0 && understanding.asked.includes("fact");
  // Of two that were named, or one that a text search alone knew, it is this one that is spoken of.
  const { id: told, name = told } = hit;
  const placeTold: NamedPlace | undefined = understanding.place && { kind: "listing", id: told, name };
  const sentences = [
    ...planned,
    ...(isOfFact ? [] : await sentencesOn(context, hit, row)),
    ...holidayAsked(context),
  ];
  return {
    said: {
      message: sentences.join(voice.between),
      toolUsed: true,
      listings: isOver(row, sight) ? [] : [chatListingOf(hit)],
      actions: actionsOf(suggestionsFor(context, hit, row), voice.phrases),
    },
    // What was shown stays what it was: "and the third one?"
    state: {
      understanding: { ...understanding, place: placeTold },
      spokenOf: id,
      shown: state.shown,
      told: toldWith(hit.id, state),
    },
  };
}

/**
 * "What time are we at Tivoli?": when the plan has it, where nothing else is asked of it. Right after the plan was told "is Tivoli in?"
 * is answered as well where it is not.
 */
function whenPlanned(
  { outline, understanding: { asked, place }, voice, state }: TurnContext,
  { id, name = id }: ListingHit,
): string[] {
  const isOfTime = asked.includes("hours") && asked.every((one) => one === "hours" || ofWay.has(one));
  const isOfFact = place !== undefined && asked.includes("fact");
  const days = isOfTime || isOfFact || asked.length === 0 ? (outline?.days ?? []) : [];
  const isOfPlan = state.understanding?.planned === true && OF_PLAN.has(state.understanding.intent);
  const isIn = days.some(({ stops }) => stops.some(({ placeId }) => placeId === id));
  if (place && isOfPlan && asked.length === 0 && !isIn) return [voice.phrases.notInPlan()];
  return days.flatMap(({ stops }, index) =>
    stops.flatMap(({ placeId, startTime }) =>
      placeId === id && startTime !== undefined
        ? voice.phrases.movedTo(name, voice.number(index + 1), voice.clock(minuteOf(startTime)))
        : [],
    ),
  );
}

const OF_PLAN: ReadonlySet<Understanding["intent"]> = new Set(["plan_trip", "edit_plan", "show_plan"]);

/** Places told of by themselves that a word for their kind may still mean. */
const TOLD_MAX = 6;

function toldWith(id: string, { told = [] }: TurnContext["state"]): string[] {
  return [id, ...told.filter((other) => other !== id)].slice(0, TOLD_MAX);
}

/** "What can we eat there?", of a place where nobody eats: the same as a search for food around it; undefined for another question. */
export async function foodAround(context: TurnContext): Promise<TurnContext | undefined> {
  const { understanding, sight } = context;
  if (!understanding.asked.includes("menu")) return undefined;
  const id = chosenPlace(context);
  const [row] = id === undefined ? [] : visiblePlaces(sight, [id]);
  const [hit] = row === undefined ? [] : await readPlaces(sight, [row]);
  if (row === undefined || !hit || isEatery(context, row)) return undefined;
  const place: NamedPlace = { kind: "listing", id: hit.id, name: hit.name ?? hit.id };
  const sought: Partial<Understanding> = {
    ...({ intent: "find_places", asked: [], categories: ["restaurant"], choice: undefined } as const),
    near: { to: "place", place },
    place: undefined,
  };
  return { ...context, understanding: { ...understanding, ...sought } };
}

/** "The bus to Barcelona" goes to the town, not to a hotel that is called after it; to a sight of that name it may go. */
function isTownMeant({ understanding, words }: TurnContext, { category, name = "" }: ListingHit): boolean {
  const { matters, asked, saidAs } = understanding;
  // Who says "hotel" means one.
  const saysKind = Object.keys(saidAs).some((id) => conceptOf(id)?.kind === "place");
  const isAboutWay = matters.includes("transport") && asked.every((one) => ofWay.has(one)) && !saysKind;
  if (!isAboutWay || !category || !isTownElsewhere(name)) return false;
  const kinds = words.conceptsOf(category);
  return kinds.length > 0 && !kinds.some(isSight);
}

/**
 * Whether something is asked that is of no place that was told of or shown: what is so in buses and trains, but for the way ("what does a taxi to the
 * airport cost?"), and, after a list, what has a word that nobody here knows and points to none ("do I need a visa for the ferry?").
 */
function isOfNone(context: TurnContext): boolean {
  const { understanding } = context;
  const { matters, asked, saidAs, particulars = [], best, unknownPlace } = understanding;
  if (!understanding.isOfNone || best !== undefined || unknownPlace !== undefined) return false;
  const isOfTransport = matters.includes("transport") || saidAs.station !== undefined;
  const isWay = (one: string) => ofWay.has(one) || one === "duration";
  const isOfAnother = (one: string) => !isWay(one) && !OF_STATIONS.has(one) && !OF_WALKERS.has(one);
  if (isOfTransport)
    return (
      asked.some(isOfAnother) ||
      (asked.length > 0 && !asked.some((one) => isWay(one) || OF_STATIONS.has(one)))
    );
  if (particulars.length === 0 || asked.length === 0) return particulars.length > 0;
  return isAfterList(context) && asked.every((one) => one === "fact");
}

function isAfterList({ state }: TurnContext): boolean {
  const isOfOne = state.understanding?.intent === "about_place" && state.isOfAll !== true;
  return state.shown.length > 1 && !isOfOne;
}

/** With whom or what a way is gone. */
const OF_WALKERS: ReadonlySet<string> = new Set(["children", "wheelchair"]);
/** What stations tell of themselves. */
const OF_STATIONS: ReadonlySet<string> = new Set(["station", "hours", "area", "type"]);

/** A way that begins at a kind of place begins at the nearest. */
async function withBeginning(context: TurnContext): Promise<TurnContext> {
  const { understanding } = context;
  if (understanding.fromKind === undefined) return context;
  const nearest = await searchNearest(context, understanding.fromKind);
  const [hit] = await readPlaces(context.sight, nearest.rows);
  if (!hit) return context;
  const from: NamedPlace = { kind: "listing", id: hit.id, name: hit.name ?? hit.id };
  return { ...context, understanding: { ...understanding, from } };
}

/** The listing that is meant: the named one, the chosen one of the last answer, or the one spoken of. */
export function chosenPlace({
  understanding: { asked, choice, place, unknownPlace, from },
  state,
}: TurnContext): string | undefined {
  // What has a name that nobody here knows is not the place that was spoken of, nor is the way there one to elsewhere.
  if (unknownPlace !== undefined) return undefined;
  if (place && place.id !== from?.id) return place.id;
  if (choice !== undefined) return state.shown.at(choice < 0 ? choice : choice - 1);
  // A fact that is asked of nothing by name is one of the place that was told of or alone was found, and of none in a list.
  const isOfOne = state.understanding?.intent === "about_place" || state.shown.length === 1;
  if (asked.includes("fact") && !isOfOne) return undefined;
  return state.spokenOf;
}

/**
 * In an organisation whose names are too many to be known by heart, the best match of the words that nothing else explains; it
 * has to have all of them in its name, so that one place is not told of for another.
 */
async function searched({ sight, asker, understanding }: TurnContext): Promise<string | undefined> {
  const { freeText } = understanding;
  if (freeText === "") return undefined;
  const { profileId, lang } = asker;
  const selection = await searchPlaces(sight, { profileId, lang, searchQuery: freeText, limit: 1 });
  const [hit] = await readPlaces(selection.sight, selection.rows);
  const name = foldLabel(hit?.name ?? "");
  return foldLabel(freeText)
    .split(" ")
    .every((word) => name.includes(word))
    ? hit?.id
    : undefined;
}

async function sentencesOn(context: TurnContext, hit: ListingHit, row: number): Promise<string[]> {
  const { voice, understanding } = context;
  const { phrases } = voice;
  const name = hit.name ?? hit.id;
  const { asked, from, matters, place } = understanding;
  const about = hit.summary ?? hit.tagline;
  // "Is it any good?", "is it for children?" is answered by what it is.
  const isJudged = hit.providerRating === undefined && asked.every((one) => JUDGED.has(one));
  const isOfHouse = matters.some((matter) => wayOfAsking(matter) === "house_first");
  if ((asked.length > 0 && !isJudged) || isOfHouse) {
    const title = from === undefined ? name : `${from.name} – ${name}`;
    const answer = phrases.aboutIt(title, (await tellAsked(context, hit, row)).join(voice.between));
    // Its own words may tell what no field does.
    return [asked.includes("fact") && place && about ? `${answer}\n${about}` : answer];
  }
  const said = hit.category ? [phrases.isA(name, hit.category)] : [phrases.sentence(name)];
  if (asked.includes("children")) said.push(tellAttribute(context, "children", hit, row) ?? phrases.notKnown);
  if (about) said.push(about);
  const remarks = remarksOn(hit, row, voice, remarksOnPlace(context));
  if (remarks.length > 0) said.push(phrases.sentence(capitalised(voice.joined(remarks), voice.language)));
  if (hit.address) said.push(phrases.address(hit.address));
  const parts = await readPlaces(context.sight, await partsWorthIt(context.sight, row, PARTS_NAMED));
  if (parts.length > 0) said.push(phrases.others(voice.list(parts.flatMap(({ name }) => name ?? []))));
  return said;
}

/** What is asked of how good a place is, and for whom. */
const JUDGED: ReadonlySet<string> = new Set(["rating", "children", "type"]);

/** What is known of all that was asked; what is not is named, the hours by their name. */
async function tellAsked(context: TurnContext, hit: ListingHit, row: number): Promise<string[]> {
  const { voice, understanding, sight } = context;
  const { phrases } = voice;
  // "With the pram, how long is it? Or is there a bus?" is of the way, not of the visit.
  const isRideAsked =
    understanding.matters.includes("transport") && !understanding.asked.includes("directions");
  const isOfWay = (attribute: string) =>
    ofWay.has(attribute) ||
    (attribute === "duration" && (isRideAsked || !hit.additionalTextAttributes?.duration));
  const way = understanding.asked.some(isOfWay)
    ? await tellWay(context, placePosition(sight.org, row))
    : undefined;
  const others = understanding.asked.filter((attribute) => !isOfWay(attribute) || attribute === "directions");
  const told = others.map((attribute) => [attribute, tellAttribute(context, attribute, hit, row)] as const);
  const isType = ([attribute]: (typeof told)[number]) => attribute === "type";
  const [what, rest] = [told.filter(isType), told.filter((one) => !isType(one))];
  const texts = [...what.map(([, text]) => text), way, ...rest.map(([, text]) => text)];
  const known = [...new Set(texts.filter((text) => text !== undefined))];
  // From nowhere a way is known to nobody but the desk.
  if (known.length === 0 && asksOfWay(understanding))
    return [phrases.desk.transport, reachDesk(context).sentence];
  if (known.length === 0) {
    // What the house has is none of a place that is named.
    const isNamed = understanding.place !== undefined;
    const where = [...(isNamed ? [] : houseSays(context)), ...whoKnows(context, hit)];
    const beside = tellBeside(context, hit, row);
    return [
      phrases.notKnown,
      ...(beside.length > 0 ? [phrases.sentence(capitalised(voice.joined(beside), voice.language))] : []),
      ...(where.length > 0 ? where : [reachDesk(context).sentence]),
    ];
  }
  const isOfAmount = isAmountUnknown(context, hit);
  if (isOfAmount) known.push(phrases.amountUnknown);
  const missing = told.filter(([attribute, text]) => text === undefined && attribute !== "directions");
  const unknown = tellMissing(
    context,
    missing.map(([attribute]) => attribute),
  );
  const isPartOnly = unknown.length > 0 || isOfAmount;
  return [...known, ...unknown, ...(isPartOnly ? whoKnows(context, hit) : [])];
}

/** What is known next to what is not: what it costs to who asks how to pay or what is served, when it is open to anybody else. */
function tellBeside(context: TurnContext, hit: ListingHit, row: number): string[] {
  const { asked } = context.understanding;
  if (asked.includes("hours")) return [];
  const isOfCosts = asked.some((one) => OF_COSTS.has(one));
  const hours = hoursRemark(hit, row, context.voice, remarksOnPlace(context));
  return [isOfCosts ? priceOf(context, hit) : undefined, hours].filter((text) => text !== undefined);
}

const OF_COSTS: ReadonlySet<string> = new Set(["payment", "booking", "menu", "price"]);

function suggestionsFor(
  context: TurnContext,
  { name, websiteUrl, tableBooking, providerMapsUrl }: ListingHit,
  row: number,
): Suggestion[] {
  const isLink = (url: string | undefined) => url !== undefined && /^https?:/.test(url);
  const website = [tableBooking?.url, websiteUrl].find(isLink);
  return [
    ...wayAction(context, placePosition(context.sight.org, row)),
    ...(website ? [{ id: "website" as const, url: website }] : []),
    ...(isLink(providerMapsUrl) ? [{ id: "map" as const, url: providerMapsUrl! }] : []),
    ...(name ? [{ id: "eatNear" as const, name }] : []),
    planSuggestion(context),
  ];
}

async function tellAboutGuide(context: TurnContext, id: string): Promise<Told> {
  const { sight, voice, understanding } = context;
  const row = findVisible(sight, "guide", id);
  if (row === undefined) return unknown(context);
  const [hit] = await readGuideHits(sight, [row]);
  const listings = await readPlaces(sight, placesInGuide(sight, row).slice(0, LISTINGS_OF_GUIDE));
  const about = hit?.introText ?? hit?.description;
  return {
    said: {
      message: [voice.phrases.sentence(hit?.name ?? id), about ?? ""].join(voice.between).trim(),
      toolUsed: true,
      guides: hit ? [chatGuideOf(hit)] : [],
      listings: listings.map(chatListingOf),
      actions: actionsOf([planSuggestion(context)], voice.phrases),
    },
    state: { understanding, shown: listings.map(({ id: listing }) => listing), spokenOf: listings[0]?.id },
  };
}

function unknown(context: TurnContext): Told {
  const { voice, state, understanding, sight } = context;
  const { phrases } = voice;
  const { asked, place, unknownPlace, freeText } = understanding;
  const isFact = asked.includes("fact");
  const { town, unknownPlace: unknownBefore } = state.understanding ?? {};
  const isOfUnknown = (town ?? unknownBefore) !== undefined;
  const isNameless = place === undefined && freeText === "" && unknownPlace === undefined;
  const isAnaphor = isNameless && !isFact && !isOfUnknown;
  // What the catalogue does not have, or its history: those who live here know it.
  if (!isAnaphor) {
    const isName = unknownPlace !== undefined && !/^\p{Ll}/u.test(unknownPlace);
    const known = asksWay(asked) ? nameOfTown(sight) : undefined;
    const notKnown = isName ? phrases.unknownTown(unknownPlace, known) : phrases.unknownPlace;
    const isOfBefore = isFact || (isNameless && isOfUnknown);
    const told = tellDesk(context, isOfBefore && !isName ? phrases.notKnown : notKnown);
    const spokenOf = isFact && unknownPlace === undefined ? state.spokenOf : undefined;
    return { ...told, state: { shown: state.shown, spokenOf } };
  }
  return {
    said: { message: phrases.whichOne, actions: starters(context) },
    state: { shown: state.shown, spokenOf: state.spokenOf },
  };
}
