import { latinPunctuation, type SpokenLanguage } from "../language.ts";
import { grammar } from "./grammar.ts";
import { mail } from "./mail.ts";
import { options } from "./options.ts";
import { phrases } from "./phrases.ts";
import { words } from "./words.ts";

export const arabic: SpokenLanguage = {
  words,
  grammar,
  phrases,
  mail,
  options,
  punctuation: { ...latinPunctuation, comma: "، " },
};
