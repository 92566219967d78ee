import { MAX_CHAT_ACTIONS } from "../../contract/chat-answer.ts";
import { findVisible } from "../../discovery/match/sight.ts";
import { type AreaHit, readAreaHits, readPlaces, searchAreas, searchPlaces } from "../../discovery/places.ts";
import { chatListingOf } from "../chat-records.ts";
import { askedOf } from "./find-places.ts";
import { actionsOf, planSuggestion, starters } from "./suggestions.ts";
import { tellPlaces } from "./tell-places.ts";
import type { Told, TurnContext } from "./turn.ts";

/** Neighbourhoods named in one answer. */
const NAMED = 8;
/** Places of a neighbourhood that are shown with it. */
const SHOWN = 6;

/** The neighbourhood that was named, else those there are, the nearest first. */
export async function tellAreas(context: TurnContext): Promise<Told> {
  const { sight, voice, understanding } = context;
  const { area } = understanding;
  if (area) return tellArea(context, area.id);
  const { phrases } = voice;
  const { rows, total } = searchAreas(sight, NAMED);
  const names = (await readAreaHits(sight, rows)).map(nameOf);
  if (names.length === 0)
    return { said: { message: phrases.noAreas, toolUsed: true, actions: starters(context) }, state: {} };
  const more = total > names.length ? [phrases.more(voice.number(total - names.length))] : [];
  const about = names.slice(0, MAX_CHAT_ACTIONS).map((name) => ({ id: "about" as const, name }));
  return {
    said: {
      message: [phrases.areas(voice.list(names)), ...more].join(voice.between),
      toolUsed: true,
      actions: actionsOf(about, phrases),
    },
    state: { understanding, shown: [] },
  };
}

/** What a neighbourhood's own text says, and the best places in it. One that is only a word of listings has no text: its places then. */
async function tellArea(context: TurnContext, id: string | undefined): Promise<Told> {
  const { sight, voice, understanding } = context;
  const row = id === undefined ? undefined : findVisible(sight, "geoArea", id);
  const [hit] = row === undefined ? [] : await readAreaHits(sight, [row]);
  const about = hit && [hit.headline, hit.description].filter(Boolean);
  if (!hit || !about?.length) return tellPlaces(context, false);
  const asked = { ...askedOf(context), locationId: id, radius: undefined, rankBy: "score" as const };
  const tests = [(await sight.org.kinds()).isOffered];
  const { sight: there, rows } = await searchPlaces(sight, { ...asked, tests, limit: SHOWN });
  const listings = await readPlaces(there, rows);
  const name = nameOf(hit);
  const { phrases, between } = voice;
  const text = about.map((words) => (/[\p{L}\p{N}]$/u.test(words!) ? phrases.sentence(words!) : words));
  return {
    said: {
      message: phrases.aboutIt(name, text.join(between)),
      toolUsed: true,
      listings: listings.map(chatListingOf),
      actions: actionsOf([{ id: "eatNear", name }, planSuggestion(context)], phrases),
    },
    state: { understanding, shown: listings.map((listing) => listing.id), seen: listings.length },
  };
}

function nameOf({ id, displayName, area }: AreaHit): string {
  return displayName ?? area ?? id;
}
