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

/**
 * The languages that a place's category is told in: those of the organisation and that of the country, which is left out
 * where the organisation has it with a region (pt-PT for pt).
 */
export function labelLanguages(organisation: readonly string[], ofCountry: string): string[] {
  const has = organisation.some((code) => new Intl.Locale(code).language === ofCountry);
  return has ? [...organisation] : [...organisation, ofCountry];
}
