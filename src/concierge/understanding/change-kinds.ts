import { featuresOf, readModel } from "./linear-model.ts";
import type { Edit } from "./understanding.ts";

/**
 * What a change of a plan asks for: something goes, gives way to something else, comes in, goes to another time or place in the order, is
 * longer or shorter; days begin or end at other hours, have free time, are fuller or slower, more or fewer; something holds for all of it;
 * it is as it was before, or stays.
 */
export const changeKinds = [
  ...(["remove", "replace", "add", "move", "stay", "hours", "free", "pace", "days"] as const),
  ...(["wish", "undo", "keep"] as const),
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** As likely as this a kind is taken, and is sure. */
const [LIKELY, SURE] = [0.5, 0.75];

const model = readModel<ChangeKind>(new URL("./change-weights.bin", import.meta.url));

/**
 * What a change of a plan asks for, as was learned from changes in twelve languages (`scripts/gate/train-kinds.ts`), where that is likely
 * enough; `meanings` are those of {@link changeEvidence}.
 */
export function changeAsked(
  message: string,
  meanings: readonly string[],
): { kind?: ChangeKind; isSure: boolean } {
  const shares = model(featuresOf(message, meanings));
  const kind = changeKinds.find((one) => shares[one] >= LIKELY);
  return { kind, isSure: kind !== undefined && shares[kind] >= SURE };
}

/** What a change means for the model to weigh: what the gate weighs, and the changes that its words ask for. */
export function changeEvidence(meanings: readonly string[], worded: readonly Edit[]): string[] {
  const asked = worded.flatMap((edit) => [
    `worded.${edit.operation}`,
    ...Object.keys(edit).map((key) => `worded.${edit.operation}.${key}`),
  ]);
  return [...meanings, ...(asked.length > 0 ? asked : ["worded.none"])];
}
