import { type ChatAction, MAX_CHAT_ACTIONS } from "../../contract/chat-answer.ts";
import type { Phrases } from "../../languages/phrases.ts";
import type { TurnContext } from "./turn.ts";

/** What may be suggested next. */
export type Suggestion =
  | { id: Exclude<keyof Phrases["messages"], "about" | "eatNear"> }
  | { id: "about" | "eatNear"; name: string }
  | { id: "plan"; days: number }
  | { id: "mailIt"; address?: string }
  | { id: "website" | "map" | "wayThere"; url: string };

/** How many days are suggested where none were spoken of. */
const USUAL_DAYS = 3;

/** Suggestions as actions in the traveller's language, the first four of them. */
export function actionsOf(suggestions: readonly Suggestion[], phrases: Phrases): ChatAction[] {
  return suggestions.slice(0, MAX_CHAT_ACTIONS).map((suggestion) => actionOf(suggestion, phrases));
}

function actionOf(suggestion: Suggestion, { actions, messages }: Phrases): ChatAction {
  const { id } = suggestion;
  switch (id) {
    case "about":
    case "eatNear": {
      const { name } = suggestion;
      return { id, label: actions[id](name), value: messages[id](name), type: "query" };
    }
    case "plan":
      return {
        id,
        label: actions.plan(suggestion.days),
        value: String(suggestion.days),
        type: "createItinerary",
      };
    case "mailIt":
      return { id, label: actions.mailIt, value: suggestion.address ?? "", type: "sendEmail" };
    case "website":
    case "map":
    case "wayThere":
      return { id, label: actions[id], value: suggestion.url, type: "link" };
    default:
      return { id, label: actions[id], value: messages[id], type: "query" };
  }
}

type PlanContext = Partial<Pick<TurnContext, "outline" | "understanding">>;

/** What to do next about days: have the plan mailed that there is, else make one. */
export function planSuggestion({ outline, understanding }: PlanContext): Suggestion {
  return outline ? { id: "mailIt" } : { id: "plan", days: understanding?.days ?? USUAL_DAYS };
}

/** Beginnings that lead somewhere in this organisation. */
export function starters(context: PlanContext & Pick<TurnContext, "words" | "voice">): ChatAction[] {
  const { words, voice } = context;
  const has = (concept: string) => words.labelsOf(concept).size > 0;
  const suggestions: Suggestion[] = [
    ...(has("restaurant") ? [{ id: "restaurants" as const }] : []),
    ...(has("museum") ? [{ id: "museums" as const }] : [{ id: "withChildren" as const }]),
    { id: "openNow" },
    planSuggestion(context),
  ];
  return actionsOf(suggestions, voice.phrases);
}
