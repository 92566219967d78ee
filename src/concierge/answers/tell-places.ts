import { type ChatGuide, MAX_CHAT_ACTIONS, MAX_CHAT_LISTINGS } from "../../contract/chat-answer.ts";
import { guidesHolding, type ListingHit, readGuideHits } from "../../discovery/places.ts";
import { conceptOf, NEEDS } from "../../languages/concepts.ts";
import { chatGuideOf, chatListingOf } from "../chat-records.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { asksForRoof, featurePart, type Part, wishesApart, withKindsAlone } from "./conditions.ts";
import { reachDesk } from "./desk.ts";
import { isEvent, timeInWords } from "./events.ts";
import { type Dropped, type FoundPlaces, knowsPrice, missingKinds } from "./find-places.ts";
import { readPlacesFor } from "./readers-kinds.ts";
import { remarkContext, remarksOn, wordFor } from "./remarks.ts";
import { actionsOf, planSuggestion, type Suggestion, starters } from "./suggestions.ts";
import { hasPlaces } from "./town.ts";
import type { Told, TurnContext } from "./turn.ts";
import { findWithWares } from "./wares.ts";

/** Places shown at once: more than are named, fewer than would be scrolled past. */
const SHOWN = Math.min(6, MAX_CHAT_LISTINGS);
const NAMED = 3;
/** Rows in which guides are looked for. */
const LOOKED_THROUGH = 40;
const MAX_GUIDES = 2;

/** What is told of a search, what of it was let go, and whether it is of the nearest kinds instead. */
export type ToldPlaces = Told & { missed?: Dropped; isInstead?: boolean };

/**
 * Answers a search with places: names the best, says why, and is honest about what it is not. Things that no place is at once
 * ("a launderette, and somewhere for a beer") are sought and told one after the other.
 */
export async function tellPlaces(asked: TurnContext, isMore: boolean): Promise<ToldPlaces> {
  const whole = withKindsAlone(asked.understanding);
  const wishes = isMore ? [] : wishesApart(whole);
  if (wishes.length < 2)
    return tellWish({ ...asked, understanding: whole }, isMore, Math.min(SHOWN, whole.count ?? SHOWN));
  const told: ToldPlaces[] = [];
  const known = new Set<string>();
  for (const understanding of wishes) {
    const one = await tellWish({ ...asked, understanding }, false, Math.ceil(SHOWN / wishes.length), true);
    const { listings = [] } = one.said;
    // "A market or a food hall": one place may be all that there is of both.
    if (listings.length > 0 && listings.every(({ id }) => known.has(id))) continue;
    told.push(one);
    for (const { id } of listings) known.add(id);
  }
  const said = told.map((one) => one.said);
  const actions = new Map(said.flatMap((one) => one.actions ?? []).map((action) => [action.id, action]));
  const shown = told.flatMap(({ state }) => state.shown ?? []);
  const missed = told.flatMap((one) => one.missed ?? []);
  return {
    missed,
    said: {
      message: said.map(({ message }) => message).join("\n"),
      toolUsed: true,
      listings: said.flatMap(({ listings = [] }) => listings),
      guides: said.flatMap(({ guides = [] }) => guides).slice(0, MAX_GUIDES),
      actions: [...actions.values()].slice(0, MAX_CHAT_ACTIONS),
    },
    notUsed: [...new Set(told.flatMap(({ notUsed = [] }) => notUsed))],
    state: {
      shown,
      seen: shown.length,
      spokenOf: shown[0],
      understanding: withoutMissed(asked.understanding, missed),
    },
  };
}

async function tellWish(
  asked: TurnContext,
  isMore: boolean,
  most: number,
  isPart = false,
): Promise<ToldPlaces> {
  const context = await withNameLookedUp(asked);
  const { voice, understanding, state } = context;
  const seen = isMore ? state.seen : 0;
  const found = await findWithWares({ ...context, limit: seen + LOOKED_THROUGH });
  const { phrases } = voice;
  if (!found) return tellNothing(context, isPart);
  if (isOfNameAlone(context) || isOfUnreadWare(context, found))
    return tellNothing(withoutKind(context), isPart);
  // Where nothing new is left, those are told again that fit.
  const isOver = found.selection.total <= seen && isMore;
  const from = isOver ? 0 : seen;
  const { selection, where } = found;
  const missing = from === 0 ? await missingKinds({ ...context, limit: 1 }, where) : [];
  const rows = selection.rows.subarray(from, from + most);
  // A search goes out from the middle of an area; how far its places are is told from who asks, but of those outside of it.
  const { centre } = where.area && !found.dropped.includes("area") ? context.sight : selection.sight;
  const hits = await readPlacesFor(voice, { ...selection.sight, centre }, rows);
  const hasAll = (part: Part) => !found.dropped.includes(part);
  const told = remarkContext(context);
  const remarks = {
    ...told,
    saying: found.saying,
    // What is for children is not always under a roof.
    isIndoors: asksForRoof(understanding) && hasAll(featurePart("rainy")) && told.forChildren === undefined,
    priceLevel: understanding.priceLevel,
  };
  const mentions = hits.map((hit, place) =>
    mention(hit, voice.remarks(remarksOn(hit, rows[place]!, voice, remarks))),
  );
  return {
    said: {
      message: [
        ...(isOver ? [phrases.noMore] : []),
        ...sentences(context, found, mentions, missing, from),
      ].join(voice.between),
      toolUsed: true,
      listings: hits.map(chatListingOf),
      guides: from === 0 ? await guidesWith(found) : [],
      actions: actionsOf(suggestionsFor(context, found, hits, from), voice.phrases),
    },
    notUsed: [...new Set(found.dropped.map((part) => part.replace(/^feature:.*/, "features")))],
    missed: found.dropped,
    isInstead: found.insteadOf !== undefined,
    state: {
      shown: hits.map(({ id }) => id),
      seen: from + hits.length,
      spokenOf: hits[0]?.id,
      understanding: withoutMissed(understanding, found.dropped),
    },
  };
}

/** What goes on to hold of a search: a condition that nothing met was told once, and is let go of, but for what somebody cannot do without. */
function withoutMissed(understanding: Understanding, missed: Dropped): Understanding {
  const { features, openAt, priceLevel } = understanding;
  return {
    ...understanding,
    priceLevel: missed.includes("price") ? [] : priceLevel,
    features: features.filter((id) => NEEDS.has(id) || !missed.includes(featurePart(id))),
    openAt: missed.includes("time") ? undefined : openAt,
  };
}

/** Where names are too many to be known by heart, one that is found all the same is not said to be unknown. */
async function withNameLookedUp(context: TurnContext): Promise<TurnContext> {
  const { understanding, sight } = context;
  const { unknownPlace } = understanding;
  if (
    unknownPlace === undefined ||
    !(await hasPlaces(sight, { searchQuery: unknownPlace, wordsIn: ["name"] }))
  )
    return context;
  return { ...context, understanding: { ...understanding, unknownPlace: undefined } };
}

/** "A place called Zorvent", "the bar La Morsa Morada": no kind is said but of a name that is not known. */
function isOfNameAlone({ understanding: { unknownPlace, categories, saidAs } }: TurnContext): boolean {
  const name = unknownPlace?.toLowerCase();
  const isOfName = (said: string | undefined) => said === undefined || name!.includes(said.toLowerCase());
  return name !== undefined && categories.every((id) => isOfName(saidAs[id]));
}

/** "A drum shop": what it is to sell was not understood, and none says so. */
function isOfUnreadWare(context: TurnContext, { saying, insteadOf }: FoundPlaces): boolean {
  const { categories, saidAs } = context.understanding;
  const isAnyShop = categories.length === 1 && categories[0] === "shop" && saidAs.shop !== undefined;
  const isTold = saying !== undefined || insteadOf !== undefined;
  return isAnyShop && !isTold && notUnderstood(context).length > 0;
}

/** The same as if nothing but what was not understood had been said. */
function withoutKind(context: TurnContext): TurnContext {
  const understanding = {
    ...context.understanding,
    categories: [],
    isUnclear: true as const,
    seeks: true as const,
  };
  return { ...context, understanding };
}

function mention({ id, name }: ListingHit, remarks: string): string {
  return `${name ?? id}${remarks}`;
}

function sentences(
  context: TurnContext,
  found: FoundPlaces,
  mentions: readonly string[],
  missing: readonly string[],
  from: number,
): string[] {
  const { voice } = context;
  const { phrases } = voice;
  const more = found.selection.total - from - mentions.length;
  return [
    ...(found.lacking === undefined ? [] : [phrases.noneSaysSo(phrases.quoted(found.lacking))]),
    ...(missing.length === 0 ? [] : [phrases.noneCalled(quotedList(missing, voice))]),
    ...(found.insteadOf?.length ? [phrases.noneCalled(quotedList(found.insteadOf, voice))] : []),
    ...(from > 0 ? [] : notRecorded(context, found)),
    ...(from > 0
      ? [phrases.others(voice.list(mentions.slice(0, NAMED)))]
      : recommendation(context, found, mentions)),
    ...(more > 0 ? [phrases.more(voice.number(more))] : []),
    ...(leavesFrom(context.understanding) ? [phrases.desk.transport] : []),
    ...(found.unknownHours > 0 ? [phrases.moreOfUnknownHours(voice.number(found.unknownHours))] : []),
    ...(isByWords(context, found) ? [] : notUnderstood(context, found.saying?.said)),
  ];
}

/** Whether a place is sought where trains or buses leave, of which no times are known. */
export function leavesFrom({ categories }: Understanding): boolean {
  return categories.some((id) => id === "station" || id === "bus_stop");
}

/** The best and the next, after what is to be said of them beforehand. */
function recommendation(
  context: TurnContext,
  { dropped, where, selection }: FoundPlaces,
  mentions: readonly string[],
): string[] {
  const { voice, sight } = context;
  const { phrases } = voice;
  const [first, ...rest] = mentions as [string, ...string[]];
  const others = rest.slice(0, NAMED - 1);
  // Of what is not on at the time asked for, the next that is.
  if (dropped.includes("time") && isEvent(selection.rows[0]!, sight))
    return [phrases.nothingOnThen(voice.remarks(timeInWords(context))), phrases.nextOn(first)];
  const isFar = dropped.includes("distance") || dropped.includes("area");
  const best = isFar
    ? [farAway(where, dropped, voice), phrases.nearest(first)]
    : [where.name && dropped.length === 0 ? phrases.firstNear(where.name, first) : phrases.first(first)];
  // What nobody knows is not said to be otherwise.
  const isUnpriced = dropped.includes("price") && !knowsPrice({ selection }, sight);
  return [
    ...shortcoming(context, isUnpriced ? dropped.filter((part) => part !== "price") : dropped),
    ...(isUnpriced ? [phrases.pricesUnknown] : []),
    ...best,
    ...(others.length > 0 ? [phrases.others(voice.list(others))] : []),
  ];
}

function farAway(
  { name, radiusMetres, area }: FoundPlaces["where"],
  dropped: Dropped,
  { phrases, distance }: TurnContext["voice"],
): string {
  if (radiusMetres !== undefined) return phrases.nothingWithin(distance(radiusMetres));
  const isOutside = name !== undefined && (area === undefined || dropped.includes("area"));
  return isOutside ? phrases.nothingIn(name) : phrases.nothing;
}

/** What the places lack that was asked for, apart from being near, by its name. */
function shortcoming({ voice, understanding }: TurnContext, dropped: Dropped): string[] {
  const { phrases } = voice;
  const lost = dropped.filter((part) => part !== "distance" && part !== "area" && part !== "places");
  if (lost.length === 0) return [];
  const without = understanding.features.filter((id) => dropped.includes(featurePart(id)));
  const named = (name: string | undefined) => (name ? phrases.quoted(name) : phrases.wishes.feature);
  const names = [...new Set(without.map((id) => named(wordFor(id, voice, understanding))))];
  if (lost.length === without.length) return [phrases.noneSaysSo(voice.list(names))];
  if (lost.length === 1 && !dropped.includes("distance")) {
    if (lost[0] === "time") return [phrases.noneKnownOpen];
    if (lost[0] === "price") return [phrases.noneAtPrice];
  }
  for (const part of ["stars", "price", "time"] as const)
    if (dropped.includes(part)) names.push(phrases.wishes[part]);
  return [phrases.closestMatches, ...(names.length > 0 ? [phrases.leftAside(voice.list(names))] : [])];
}

/** What of a message the places are not known to meet, so that others were not found for it. */
export function unmet({ voice, understanding, state }: TurnContext, dropped: Dropped): string[] {
  const { phrases } = voice;
  const { features, priceLevel } = understanding;
  const before = state.understanding;
  const isNew = (id: string) => dropped.includes(featurePart(id)) && !before?.features.includes(id);
  const names = features.filter(isNew).flatMap((id) => wordFor(id, voice, understanding) ?? []);
  const isOfPrice = dropped.includes("price") && priceLevel.join() !== before?.priceLevel.join();
  const isFar = dropped.includes("distance") || dropped.includes("area");
  return [
    ...(names.length > 0 ? [phrases.notRecorded(quotedList(names, voice))] : []),
    ...(isOfPrice ? [phrases.noneAtPrice] : []),
    ...(isFar ? [phrases.noMore] : []),
  ];
}

/** So many do not sit down anywhere. */
const LARGE_PARTY = 5;

/** What was understood and no record tells: how many come along, what is unwanted that nobody says of places, what none is near to. */
function notRecorded({ voice, understanding, state, words }: TurnContext, { where }: FoundPlaces): string[] {
  const { phrases } = voice;
  const { partySize = 0, excluded, saidAs, categories } = understanding;
  const isAtTable = categories.some(
    (id) => conceptOf(id)?.purpose === "eat" || conceptOf(id)?.purpose === "drink",
  );
  const isNew = partySize >= LARGE_PARTY && isAtTable && partySize !== state.understanding?.partySize;
  // What somebody does not eat, like nuts, is no kind of place to leave out.
  const untold = excluded.filter((id) => {
    const { kind = "feature", purpose } = conceptOf(id) ?? {};
    return (isAtTable && purpose === "shop") || (words.labelsOf(id).size === 0 && kind === "feature");
  });
  const names = [
    ...(isNew ? [`${phrases.wishes.people}${voice.remarks([voice.number(partySize)])}`] : []),
    ...untold.flatMap((id) => (saidAs[id] === undefined ? [] : [phrases.quoted(saidAs[id])])),
    ...(where.unfound === undefined
      ? []
      : [`${phrases.wishes.near}${voice.remarks([where.unfound].filter(Boolean))}`]),
  ];
  return names.length > 0 ? [phrases.notRecorded(voice.list(names))] : [];
}

/** Which name is of nothing here, and what else of the message was not understood, but for what was found by its words. */
export function notUnderstood(
  { voice, understanding }: TurnContext,
  foundBy?: string,
  isFound = true,
): string[] {
  const { phrases } = voice;
  const { unknownPlace: name = "", passedOver = [] } = understanding;
  const isUnknown = name !== "" && !(foundBy && name.includes(foundBy));
  const words = understanding.notUnderstood.filter(
    (said) =>
      said !== foundBy && !(isUnknown && name.includes(said)) && !(isFound && passedOver.includes(said)),
  );
  return [
    ...(isUnknown ? [phrases.unknownTown(name)] : []),
    ...(words.length > 0 ? [phrases.unclear(quotedList(words, voice))] : []),
  ];
}

/** The names that nothing here has. Of a plan no more is told: its changes are said in many words, few of which are wishes. */
export function unknownNames(context: TurnContext): string[] {
  const { understanding } = context;
  const names = understanding.notUnderstood.filter(isName);
  return notUnderstood({ ...context, understanding: { ...understanding, notUnderstood: names } });
}

/** Whether words are written as a name: with a capital, or as what comes from elsewhere is in Japanese. */
export function isName(words: string): boolean {
  return /^[\p{Lu}\p{Script=Katakana}]/u.test(words);
}

/** Whether the words that nothing explains are what was found. */
function isByWords({ understanding }: TurnContext, { words }: FoundPlaces): boolean {
  return words !== undefined && words === understanding.freeText;
}

/**
 * Why nothing was found: there is none of the kind, of which the desk may know, or what is looked for was not understood. Nothing else is
 * listed for it. `isPart`: something else is told beside it.
 */
function tellNothing(context: TurnContext, isPart: boolean): Told {
  const { voice, understanding, words, state } = context;
  const { categories, saidAs, isUnclear, ware, asked } = understanding;
  const missing = categories.filter((id) => words.labelsOf(id).size === 0);
  const kinds = isUnclear
    ? [ware ?? []].flat()
    : (missing.length > 0 ? missing : categories).flatMap((id) => saidAs[id] ?? []);
  const unclear = ware === undefined ? notUnderstood(context, undefined, false) : [];
  const { phrases } = voice;
  const desk = reachDesk(context);
  const none = kinds.length > 0 ? [phrases.noneCalled(quotedList(kinds, voice))] : [];
  const why = none.length + unclear.length > 0 ? [...unclear, ...none] : [phrases.nothing];
  const isForDesk =
    none.length > 0 || understanding.act === "ask" || understanding.seeks === true || asked.includes("fact");
  const next = isForDesk ? desk.sentence : phrases.canHelp;
  return {
    said: {
      message: [...why, ...(isPart ? [] : [next])].join(voice.between),
      toolUsed: true,
      actions: [...(isForDesk && !isPart ? desk.actions : []), ...starters(context)].slice(
        0,
        MAX_CHAT_ACTIONS,
      ),
    },
    // What there is none of is not looked for again with the next wish.
    state: {
      shown: state.shown,
      ...((none.length > 0 || understanding.isUnclear) && {
        understanding: { ...understanding, categories: [] },
      }),
    },
  };
}

function quotedList(words: readonly string[], { list, phrases }: TurnContext["voice"]): string {
  return list(words.map(phrases.quoted));
}

function suggestionsFor(
  context: TurnContext,
  { selection, dropped }: FoundPlaces,
  hits: readonly ListingHit[],
  from: number,
): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const best = hits[0];
  if (selection.total > from + hits.length) suggestions.push({ id: "more" });
  if (best?.name) suggestions.push({ id: "about", name: best.name });
  const asksTime = context.understanding.openAt !== undefined;
  if (!asksTime && hits.some(({ openingHours }) => openingHours?.openNow === false))
    suggestions.push({ id: "openNow" });
  if (!dropped.includes("price") && hits.some(({ priceLevel = 0 }) => priceLevel >= 3))
    suggestions.push({ id: "cheaper" });
  return [...suggestions, planSuggestion(context)];
}

/** Guides that hold most of what was found. */
async function guidesWith({ selection, dropped }: FoundPlaces): Promise<ChatGuide[]> {
  if (dropped.includes("words")) return [];
  const rows = guidesHolding(selection).slice(0, MAX_GUIDES);
  return (await readGuideHits(selection.sight, rows)).map(chatGuideOf);
}
