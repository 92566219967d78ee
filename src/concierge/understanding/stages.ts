import type { UnderstandingStages } from "../../contract/chat-answer.ts";
import type { Explanation } from "./understand.ts";

/** What every stage made of a message, as JSON to look at: what is empty is left out. */
export function writeStages(explanation: Explanation): UnderstandingStages {
  const { tokens, reading, turn, said, signs, frame, state, notUsed } = explanation;
  const { reading: _, turn: __, written: ___, planStops: ____, ...slots } = said;
  const indices = [...reading.spans.keys()];
  return {
    tokens: tokens.map(({ text }) => text),
    spans: reading.spans.map(({ meanings }, index) => ({
      text: reading.text(index),
      means: meanings.map(({ type, value }) => `${type}.${value}`),
    })),
    acts: [...new Set(indices.flatMap((index) => reading.values(index, "act")))],
    act: turn.act,
    signs: [...signs],
    frame: frame.name,
    slots: compact(slots),
    state: compact(state),
    notUnderstood: indices
      .filter((index) => reading.isUnknownWord(index))
      .map((index) => reading.text(index)),
    notUsed: compact(notUsed),
  };
}

/** An object without what is empty, however deep; sets, which only say what was read already, are left out as well. */
function compact(whole: object): Record<string, unknown> {
  const isEmpty = (value: unknown) => value instanceof Set || (Array.isArray(value) && value.length === 0);
  return JSON.parse(JSON.stringify(whole, (_, value) => (isEmpty(value) ? undefined : value)));
}
