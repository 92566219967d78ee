import { MAX_CHAT_GUIDES } from "../../contract/chat-answer.ts";
import { readGuideHits, searchGuides } from "../../discovery/places.ts";
import { chatGuideOf } from "../chat-records.ts";
import { askedOf } from "./find-places.ts";
import { actionsOf, planSuggestion, starters } from "./suggestions.ts";
import type { Told, TurnContext } from "./turn.ts";

/** The guides there are, those that suit the traveller first; where none is for such travellers, the others, said to be so. */
export async function tellGuides(context: TurnContext): Promise<Told> {
  const { sight, voice, understanding } = context;
  const { phrases, between } = voice;
  const asked = { ...askedOf(context), limit: MAX_CHAT_GUIDES };
  const suiting = searchGuides(sight, asked);
  const isDropped = suiting.total === 0;
  const { rows, total } = isDropped ? searchGuides(sight, { ...asked, userCategory: undefined }) : suiting;
  const hits = await readGuideHits(sight, rows);
  if (hits.length === 0)
    return { said: { message: phrases.noGuides, toolUsed: true, actions: starters(context) }, state: {} };
  const more = total - hits.length;
  const sentences = [
    ...(isDropped ? [phrases.closestMatches] : []),
    phrases.guides(voice.list(hits.map(({ id, name }) => name ?? id))),
    ...(more > 0 ? [phrases.more(voice.number(more))] : []),
  ];
  const about = hits.slice(0, 3).flatMap(({ name }) => (name ? [{ id: "about" as const, name }] : []));
  return {
    said: {
      message: sentences.join(between),
      toolUsed: true,
      guides: hits.map(chatGuideOf),
      actions: actionsOf([...about, planSuggestion(context)], phrases),
    },
    state: { understanding, shown: [] },
  };
}
