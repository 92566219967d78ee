import type { SpokenLanguage } from "../language.ts";
import { grammar } from "./grammar.ts";
import { mail } from "./mail.ts";
import { options } from "./options.ts";
import { phrases } from "./phrases.ts";
import { purposes } from "./purposes.ts";
import { words } from "./words.ts";

export const portuguese: SpokenLanguage = { words, purposes, grammar, phrases, mail, options };
