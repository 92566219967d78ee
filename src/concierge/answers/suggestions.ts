import { type ChatAction, MAX_CHAT_ACTIONS } from "../../contract/chat-answer.ts";
import type { Phrases } from "./phrases/phrases.ts";

/** What may be suggested next. */
export type Suggestion =
  | { id: Exclude<keyof Phrases["messages"], "about"> }
  | { id: "about"; name: string }
  | { id: "plan"; days: number }
  | { id: "mailIt" }
  | { id: "link"; label: string; url: string };

/** Suggestions as actions in the traveller's language, the first four of them. */
export function actionsOf(suggestions: readonly Suggestion[], { actions, messages }: Phrases): ChatAction[] {
  const shown = suggestions.map((suggestion): ChatAction => {
    const { id } = suggestion;
    switch (id) {
      case "about":
        return {
          id,
          label: actions.about(suggestion.name),
          value: messages.about(suggestion.name),
          type: "query",
        };
      case "plan":
        return {
          id,
          label: actions.plan(suggestion.days),
          value: String(suggestion.days),
          type: "createItinerary",
        };
      case "mailIt":
        return { id, label: actions.mailIt, value: "", type: "sendEmail" };
      case "link":
        return { id, label: suggestion.label, value: suggestion.url, type: "link" };
      default:
        return { id, label: actions[id], value: messages[id], type: "query" };
    }
  });
  return shown.slice(0, MAX_CHAT_ACTIONS);
}
