/**
 * The languages that a place's category is told in: those of the organisation and that of the country, which is left out
 * where the organisation has it with a region (pt-PT for pt).
 */
export function labelLanguages(organisation: readonly string[], ofCountry: string): string[] {
  const has = organisation.some((code) => new Intl.Locale(code).language === ofCountry);
  return has ? [...organisation] : [...organisation, ofCountry];
}
