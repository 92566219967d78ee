import type { timesOfDay, timesOfYear, tripTypes, userCategories, weatherTypes } from "../contract/common.ts";
import type { Grammar } from "./grammar.ts";
import type { MailTexts } from "./mail-texts.ts";
import type { Phrases } from "./phrases.ts";
import type { Purposes } from "./purposes.ts";
import type { Words } from "./words.ts";

/**
 * What the service's own options are called. An organisation's interests bring their own names. Who travels on `business` is
 * called `colleagues`: the trip has the other name.
 */
export type OptionNames = Readonly<
  Record<
    | (
        | typeof userCategories
        | typeof tripTypes
        | typeof timesOfDay
        | typeof timesOfYear
        | typeof weatherTypes
      )[number]
    | "colleagues",
    string
  >
>;

/** How a language writes remarks behind a name, and sentences in a row. */
export interface Punctuation {
  /** Between remarks. */
  comma: string;
  /** Around remarks, with the space before. */
  open: string;
  close: string;
  /** Between two sentences. */
  between: string;
}

export const latinPunctuation: Punctuation = { comma: ", ", open: " (", close: ")", between: " " };

/** Without spaces, in the width of Han characters. */
export const widePunctuation: Punctuation = { comma: "、", open: "（", close: "）", between: "" };

/** All that the server knows of one language: the folder of that language, assembled. */
export interface Language {
  options: OptionNames;
}

/** A language that the concierge can be talked to in. */
export interface SpokenLanguage extends Language {
  /** Read in a traveller's message. */
  words: Words;
  /** What a message is for, where it is no search, plan or question about a place. */
  purposes: Purposes;
  /** How they are put together. */
  grammar: Grammar;
  /** Said by the concierge. */
  phrases: Phrases;
  /** Written in a mailed plan. */
  mail: MailTexts;
  /** Between remarks and sentences; left out: {@link latinPunctuation}. */
  punctuation?: Punctuation;
  /** What is said and written in another script that it has, by its ISO 15924 code. */
  inScript?: Readonly<Record<string, Pick<SpokenLanguage, "phrases" | "mail">>>;
}
