import { danish } from "./da/words.ts";
import { german } from "./de/words.ts";
import { english } from "./en/words.ts";
import { spanish } from "./es/words.ts";
import { french } from "./fr/words.ts";
import { italian } from "./it/words.ts";
import { japanese } from "./ja/words.ts";
import type { LanguageWords } from "./language-words.ts";
import { dutch } from "./nl/words.ts";
import { portuguese } from "./pt/words.ts";
import { chinese } from "./zh/words.ts";

/** The languages whose messages are understood, by primary code. Another language takes a file of the same shape and a line here. */
export const languageWords: Readonly<Record<string, LanguageWords>> = Object.fromEntries(
  [english, danish, german, french, spanish, italian, portuguese, dutch, japanese, chinese].map((words) => [
    words.language,
    words,
  ]),
);
