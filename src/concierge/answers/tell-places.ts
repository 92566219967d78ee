import type { Test } from "../../catalogue/match.ts";
import { createLocaliser } from "../../content/localise.ts";
import { type ChatGuide, MAX_CHAT_LISTINGS } from "../../contract/chat-answer.ts";
import type { ListingHit } from "../../discovery/org-reader.ts";
import { scopeTests } from "../../discovery/search-frame.ts";
import { fitsOf } from "../../ranking/personal.ts";
import { chatGuideOf, chatListingOf } from "../chat-records.ts";
import type { ConversationState } from "./conversation-state.ts";
import { type FoundPlaces, findPlaces } from "./find-places.ts";
import { type RemarkContext, remarksOn } from "./remarks.ts";
import { actionsOf, type Suggestion } from "./suggestions.ts";
import type { Said, TurnContext } from "./turn-context.ts";

/** Places shown at once: more than are named, fewer than would be scrolled past. */
const SHOWN = 6;
const NAMED = 3;
/** Rows in which guides are looked for. */
const LOOKED_THROUGH = 40;
const MOST_GUIDES = 2;

/** Answers a search with places: names the best, says why, and is honest about what it is not. */
export async function tellPlaces(
  context: TurnContext,
  isMore: boolean,
): Promise<{ said: Said; state: Partial<ConversationState> }> {
  const { voice, understanding } = context;
  const from = isMore ? context.state.seen : 0;
  const found = await findPlaces({ ...context, limit: from + LOOKED_THROUGH });
  if (!found || found.selection.total <= from) return tellNothing(context);
  const { selection } = found;
  const rows = selection.rows.subarray(from, from + Math.min(SHOWN, MAX_CHAT_LISTINGS));
  const hits = await context.reader.listingHits(selection, rows);
  const remarks = remarkContext(context);
  const mentions = hits.map((hit, place) =>
    mention(hit, voice.remarks(remarksOn(hit, rows[place]!, voice, remarks))),
  );
  const message = sentences(context, found, mentions, from);
  return {
    said: {
      message,
      toolUsed: true,
      listings: hits.map(chatListingOf),
      guides: from === 0 ? await guidesOf(context, found) : [],
      actions: actionsOf(suggestionsFor(found, hits, from), voice.phrases),
    },
    state: {
      shown: hits.map(({ id }) => id),
      seen: from + hits.length,
      spokenOf: hits[0]?.id,
      understanding,
    },
  };
}

function mention({ id, name }: ListingHit, remarks: string): string {
  return `${name ?? id}${remarks}`;
}

function sentences(
  { voice, understanding }: TurnContext,
  { selection, dropped, radiusMetres }: FoundPlaces,
  mentions: readonly string[],
  from: number,
): string {
  const { phrases } = voice;
  const said: string[] = [];
  const [first, ...rest] = mentions as [string, ...string[]];
  if (dropped.includes("distance") || dropped.includes("area")) {
    said.push(
      radiusMetres === undefined ? phrases.nothing : phrases.nothingWithin(voice.distance(radiusMetres)),
    );
    said.push(phrases.nearest(first));
  } else {
    if (dropped.includes("time")) said.push(phrases.noneKnownOpen);
    else if (dropped.length > 0) said.push(phrases.closestMatches);
    const where = understanding.area?.name;
    said.push(where && dropped.length === 0 ? phrases.firstNear(where, first) : phrases.first(first));
  }
  const others = rest.slice(0, NAMED - 1);
  if (others.length > 0) said.push(phrases.others(voice.list(others)));
  const more = selection.total - from - mentions.length;
  if (more > 0) said.push(phrases.more(voice.number(more)));
  return said.join(voice.between);
}

async function tellNothing({
  voice,
  state,
}: TurnContext): Promise<{ said: Said; state: Partial<ConversationState> }> {
  const { phrases } = voice;
  const said: Said = {
    message: [phrases.nothing, phrases.canHelp].join(voice.between),
    toolUsed: true,
    actions: actionsOf([{ id: "restaurants" }, { id: "openNow" }, { id: "plan", days: 3 }], phrases),
  };
  return { said, state: { shown: state.shown } };
}

function suggestionsFor(
  { selection, dropped }: FoundPlaces,
  hits: readonly ListingHit[],
  from: number,
): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const best = hits[0];
  if (selection.total > from + hits.length) suggestions.push({ id: "more" });
  if (best?.name) suggestions.push({ id: "about", name: best.name });
  if (hits.some(({ openingHours }) => openingHours?.openNow === false) && !dropped.includes("time")) {
    suggestions.push({ id: "openNow" });
  }
  if (hits.some(({ priceLevel = 0 }) => priceLevel >= 3)) suggestions.push({ id: "cheaper" });
  suggestions.push({ id: "plan", days: 3 });
  return suggestions;
}

/** Guides that hold most of what was found: at least two of the places. */
async function guidesOf({ reader }: TurnContext, { selection, dropped }: FoundPlaces): Promise<ChatGuide[]> {
  const { catalogue } = reader.view;
  const { frame, rows } = selection;
  if (dropped.includes("words")) return [];
  const found = new Set(rows);
  const visible = scopeTests(frame, "guide");
  const counted: { row: number; share: number }[] = [];
  for (let row = 0; row < catalogue.tables.guide.size; row++) {
    if (!visible.every((test) => test(row))) continue;
    const listings = catalogue.guideListings.of(row);
    const held = listings.filter((listing) => found.has(listing)).length;
    if (held >= 2 && held * 2 >= listings.length) counted.push({ row, share: held / listings.length });
  }
  const best = counted.sort((a, b) => b.share - a.share || a.row - b.row).slice(0, MOST_GUIDES);
  const hits = await reader.guideHits(
    frame,
    best.map(({ row }) => row),
  );
  return hits.map(chatGuideOf);
}

/** What remarks may refer to, of a turn. */
export function remarkContext({ reader, host, asker, voice, understanding }: TurnContext): RemarkContext {
  const { view, nowMs } = reader;
  const wanted = [...understanding.interests, ...asker.userInterests.map(({ id }) => id)];
  const localiser = createLocaliser({ asked: voice.language, orgDefault: view.defaultLanguage });
  const interests = [...new Set(wanted)].flatMap((id) => {
    const interest = view.interests.find((one) => one.id.toLowerCase() === id.toLowerCase());
    if (!interest) return [];
    const words = [interest.id, ...Object.values(interest.name ?? {})];
    const { interest: fit } = fitsOf(view.catalogue, "listing", {
      tripType: "both",
      interests: [{ id, weight: 1, words }],
    });
    const matches: Test = (row) => fit!(row) > 0;
    return [{ name: localiser.pick(interest.name ?? {})?.value ?? interest.id, matches }];
  });
  return { view, host, nowMs, openAt: understanding.openAt, interests };
}
