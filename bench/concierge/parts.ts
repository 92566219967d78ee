import { fnv1a } from "./fnv1a.ts";
import type { JudgedLanguage, JudgedTurn, OrganisationName } from "./judged.ts";

/** Half of the set is for tuning; of the other half nothing but scores is looked at. */
export type Part = "tune" | "report";

/** One conversation of the set; a single message is a conversation of one turn. */
export interface Conversation {
  language: string;
  organisation: OrganisationName;
  turns: readonly JudgedTurn[];
  isDialogue: boolean;
}

/** The conversations of a language. */
export function conversationsOf({ language, utterances, dialogues }: JudgedLanguage): Conversation[] {
  const single = Object.entries(utterances).flatMap(([organisation, turns]) =>
    turns.map((turn) => ({
      language,
      organisation: organisation as OrganisationName,
      turns: [turn],
      isDialogue: false,
    })),
  );
  return [...single, ...dialogues.map((dialogue) => ({ language, ...dialogue, isDialogue: true }))];
}

/** Which half a conversation is in: by the FNV-1a hash of its first message, so that it stays there whatever is added. */
export function partOf({ turns }: Conversation): Part {
  return fnv1a(turns[0]![0]) % 2 === 0 ? "tune" : "report";
}
