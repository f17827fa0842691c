const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** The platform has its own English names. */
export const isEnglish = (language: string): boolean => /^en\b/i.test(language);

/**
 * Returns a country's name in a language by its code, without the list of all countries, which is larger than a table's
 * code. Uses short names: long ones differ between servers and browsers, which breaks
 * hydration.
 *
 * @param code Two letters; empty if unknown, which returns the English name.
 * @param name English.
 * @param language BCP 47.
 */
export function countryOfCodeIn(code: string, name: string, language: string): string {
  if (code === '' || isEnglish(language)) return name;
  let names = namesByLanguage.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
    namesByLanguage.set(language, names);
  }
  const shown = names.of(code) ?? name;
  // Browsers add the other name of these islands.
  return code === 'FK' ? shown.replace(/\s*[(（].*| - .*/, '') : shown;
}
