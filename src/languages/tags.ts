/** The language of a code without script, region and the rest: `zh-Hant-TW` gives `zh`. */
export function primaryOf(code: string): string {
  const end = code.indexOf("-");
  return end < 0 ? code : code.slice(0, end);
}
