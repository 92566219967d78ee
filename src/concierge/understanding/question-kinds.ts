import { featuresOf, readModel, type Weighable } from "./linear-model.ts";

/**
 * What a question about a place asks for, and what of its record that is. A fact is what no record tells: lockers, signs in English, who built it;
 * of such a detail it is said that it is not known.
 */
const askedBy = {
  hours: ["hours"],
  price: ["price"],
  way: ["directions"],
  tell: [],
  food: ["menu"],
  diet: ["detail"],
  good: ["rating"],
  booking: ["booking"],
  payment: ["payment"],
  duration: ["duration"],
  crowds: ["crowds"],
  kids: ["children"],
  access: ["wheelchair"],
  dogs: ["dogs"],
  contact: ["phone", "website"],
  weather: ["detail"],
  fact: ["detail"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type QuestionKind = keyof typeof askedBy;
export const questionKinds = Object.keys(askedBy) as QuestionKind[];

/** As likely as this a kind is taken. */
const LIKELY = 0.7;

const model = readModel<QuestionKind>(new URL("./question-weights.bin", import.meta.url));

/**
 * What is asked of a place that no word of the question names: what it is likely to ask for, as was learned from questions in twelve languages
 * (`scripts/gate/train-kinds.ts`); nothing where that is not clear, or what it is. `meanings` are those that the gate weighs.
 */
export function questionAsked({ message, meanings }: Weighable): readonly string[] {
  const shares = model(featuresOf(message, meanings));
  const kind = questionKinds.find((one) => shares[one] >= LIKELY);
  return kind === undefined ? [] : askedBy[kind];
}
