import type { Language } from "../language.ts";
import { options } from "./options.ts";

export const swedish: Language = { options };
