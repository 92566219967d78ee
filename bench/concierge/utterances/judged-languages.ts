import type { JudgedLanguage } from "../judged.ts";
import { arabic } from "./ar.ts";
import { danish } from "./da.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { japanese } from "./ja.ts";
import { korean } from "./ko.ts";
import { dutch } from "./nl.ts";
import { planChanges } from "./plan-changes.ts";
import { portuguese } from "./pt.ts";
import { chinese } from "./zh.ts";

/** The judged set: at least 400 messages and 60 dialogues in twelve languages. */
export const judgedLanguages: readonly JudgedLanguage[] = (
  [
    english,
    danish,
    german,
    french,
    spanish,
    italian,
    portuguese,
    dutch,
    japanese,
    chinese,
    korean,
    arabic,
  ] as const
).map((judged) => ({
  ...judged,
  dialogues: [...judged.dialogues, ...planChanges[judged.language]!],
}));
