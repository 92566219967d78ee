/** Every language that the server knows: one line each, by its primary code. */
export { arabic as ar } from "./ar/language.ts";
export { danish as da } from "./da/language.ts";
export { german as de } from "./de/language.ts";
export { english as en } from "./en/language.ts";
export { spanish as es } from "./es/language.ts";
export { french as fr } from "./fr/language.ts";
export { italian as it } from "./it/language.ts";
export { japanese as ja } from "./ja/language.ts";
export { korean as ko } from "./ko/language.ts";
export { dutch as nl } from "./nl/language.ts";
export { portuguese as pt } from "./pt/language.ts";
export { swedish as sv } from "./sv/language.ts";
export { chinese as zh } from "./zh/language.ts";
