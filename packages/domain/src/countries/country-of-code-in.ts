const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** In English the platform has names of its own. */
export const isEnglish = (language: string): boolean => /^en\b/i.test(language);

/**
 * The name of a country whose code is known, in a language; without the list of all countries, which weighs more than
 * a table does. Short ones: of the long ones servers and browsers have several, and a page would differ once it is
 * taken over.
 *
 * @param code Two letters; empty where it is not known, and the English name is given.
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
