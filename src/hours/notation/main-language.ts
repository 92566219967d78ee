const languages = new Map<string, string>();

/**
 * The main language of a country by CLDR's likely subtags: PT → pt, JP → ja. Of countries with several it is the one that
 * most people speak.
 */
export function mainLanguageOf(country: string): string {
  let language = languages.get(country);
  if (language === undefined) {
    language = new Intl.Locale(`und-${country}`).maximize().language;
    languages.set(country, language);
  }
  return language;
}
