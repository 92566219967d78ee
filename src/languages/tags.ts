/** The language of a code without script, region and the rest: `zh-Hant-TW` gives `zh`. */
export function primaryOf(code: string): string {
  const end = code.indexOf("-");
  return end < 0 ? code : code.slice(0, end);
}

const mainLanguages = new Map<string, string>();

/**
 * The main language of a country (ISO 3166-1 alpha-2) by CLDR's likely subtags: PT → pt, JP → ja. Of countries with several it is
 * the one that most people speak.
 */
export function mainLanguage(country: string): string {
  let language = mainLanguages.get(country);
  if (language === undefined) {
    language = new Intl.Locale(`und-${country}`).maximize().language;
    mainLanguages.set(country, language);
  }
  return language;
}
