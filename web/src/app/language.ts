/** Languages written from right to left, by their primary subtag; the fallback where the engine cannot say. */
const rightToLeft = new Set(["ar", "dv", "fa", "he", "ks", "ku", "ps", "sd", "ug", "ur", "yi"]);

/** The language among those on offer that suits a wish best: the same, else the same language elsewhere, else none. */
export function matchLanguage(wish: string, offered: readonly string[]): string | undefined {
  const wanted = wish.toLowerCase();
  const primary = primaryOf(wish);
  return (
    offered.find((code) => code.toLowerCase() === wanted) ??
    offered.find((code) => wanted.startsWith(`${code.toLowerCase()}-`)) ??
    offered.find((code) => primaryOf(code) === primary)
  );
}

export function primaryOf(code: string): string {
  return code.toLowerCase().split("-")[0]!;
}

/** Whether two codes are the same language, of whatever region. */
export function isSameLanguage(a: string, b: string): boolean {
  return primaryOf(a) === primaryOf(b);
}

export function directionOf(code: string): "ltr" | "rtl" {
  return rightToLeft.has(primaryOf(code)) ? "rtl" : "ltr";
}

/** A language's name in itself, with its region only where another on offer is the same language. */
export function nativeNameOf(code: string, offered: readonly string[]): string {
  const alone = offered.filter((other) => primaryOf(other) === primaryOf(code)).length < 2;
  try {
    const names = new Intl.DisplayNames([code], { type: "language", languageDisplay: "standard" });
    const name = names.of(alone ? primaryOf(code) : code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
