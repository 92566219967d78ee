import { readTokens } from "../understanding/tokens.ts";
import { understand } from "../understanding/understand.ts";
import type { SecondReading, Understanding, UnderstandingContext } from "../understanding/understanding.ts";
import { ModelFault } from "./language-model.ts";
import type { Reply } from "./reply.ts";
import { type Draft, type SlotName, slots } from "./slots.ts";
import { hear } from "./values.ts";

/** Characters of a value or of the words that say it: longer ones are none. */
const MAX_LENGTH = 200;

/**
 * A message read as a model says: the built-in understanding of it for the model's intent, with those of the model's values that the
 * message has words for and the catalogue or the calendar has. Slots of the others are told as not used.
 * @throws ModelFault ungrounded, where there are no others
 */
export function readAgain(message: string, reply: Reply, context: UnderstandingContext): SecondReading {
  const to = understand(message, { ...context, intent: reply.intent });
  const tokens = tokensOf(message);
  const explained = new Set<string>();
  const notUsed: SlotName[] = [];
  const used: SlotName[] = [];
  for (const { slot, value, words } of reply.slots) {
    const said = value.length > MAX_LENGTH || words.length > MAX_LENGTH ? [] : tokensOf(words);
    const draft = (): Draft => ({
      ...{ to, context, words: asWritten(message, words), hasEdits: used.includes("edit") },
      heard: hear(words, to.language, context),
    });
    const isUsed = isWithin(said, tokens) && slots[slot].put(draft(), value.trim());
    (isUsed ? used : notUsed).push(slot);
    if (isUsed && slot !== "nothing") for (const word of said) explained.add(word);
  }
  if (notUsed.length > 0 && used.length === 0)
    throw new ModelFault("ungrounded", "the message or the catalogue has none of its values");
  return { understanding: explained.size > 0 ? without(to, explained) : to, used, notUsed };
}

function tokensOf(text: string): string[] {
  return readTokens(text).map(({ text: word }) => word);
}

/** Whether words stand in a message side by side. */
function isWithin(words: readonly string[], message: readonly string[]): boolean {
  const standsAt = (start: number) => words.every((word, index) => message[start + index] === word);
  return words.length > 0 && message.some((_, start) => standsAt(start));
}

/** Words as the message has them, not as the model writes them. */
function asWritten(message: string, words: string): string {
  const at = message.toLowerCase().indexOf(words.trim().toLowerCase());
  return at < 0 ? tokensOf(words).join(" ") : message.slice(at, at + words.trim().length);
}

/** What was not understood, without the words that now are. */
function without(to: Understanding, explained: ReadonlySet<string>): Understanding {
  const isLeft = (text: string) => tokensOf(text).some((word) => !explained.has(word));
  return {
    ...to,
    freeText: to.freeText.split(" ").filter(isLeft).join(" "),
    notUnderstood: to.notUnderstood.filter(isLeft),
    isUnclear: undefined,
  };
}
