import { danish } from "./da.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { japanese } from "./ja.ts";
import type { LanguageWords } from "./language-words.ts";
import { dutch } from "./nl.ts";
import { portuguese } from "./pt.ts";
import { chinese } from "./zh.ts";

/** The languages whose messages are understood, by primary code. Another language takes a file of the same shape and a line here. */
export const languageWords: Readonly<Record<string, LanguageWords>> = Object.fromEntries(
  [english, danish, german, french, spanish, italian, portuguese, dutch, japanese, chinese].map((words) => [
    words.language,
    words,
  ]),
);
