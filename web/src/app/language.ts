import { isSameLanguage } from "../../../src/languages/compare.ts";

export {
  directionOf,
  isSameLanguage,
  matchLanguage,
  primaryLanguage as primaryOf,
} from "../../../src/languages/compare.ts";

/** A language's name in itself, with its region only where another on offer is the same language. */
export function nativeNameOf(code: string, offered: readonly string[]): string {
  const alone = offered.filter((other) => isSameLanguage(other, code)).length < 2;
  try {
    const names = new Intl.DisplayNames([code], { type: "language", languageDisplay: "standard" });
    const name = names.of(alone ? code.split("-", 1)[0]! : code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
