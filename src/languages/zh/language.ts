import { type SpokenLanguage, widePunctuation } from "../language.ts";
import { inTraditional } from "../traditional.ts";
import { grammar } from "./grammar.ts";
import { mail } from "./mail.ts";
import { options } from "./options.ts";
import { phrases } from "./phrases.ts";
import { purposes } from "./purposes.ts";
import { words } from "./words.ts";

export const chinese: SpokenLanguage = {
  words,
  purposes,
  grammar,
  phrases,
  mail,
  options,
  punctuation: widePunctuation,
  inScript: { Hant: inTraditional({ phrases, mail }) },
};
