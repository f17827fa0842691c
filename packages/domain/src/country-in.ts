import { COUNTRIES, type Country, findCountry } from './countries';

/** A country with its name as it is to be read. */
export interface ShownCountry extends Country {
  shown: string;
}

const namesByLanguage = new Map<string, Intl.DisplayNames>();
const listsByLanguage = new Map<string, readonly ShownCountry[]>();

/** In English the platform has names of its own. */
const isEnglish = (language: string): boolean => /^en\b/i.test(language);

/**
 * The name of a country in a language; what is no country of the list stays as it is.
 *
 * @param name English.
 * @param language BCP 47.
 */
export function countryIn(name: string, language: string): string {
  if (isEnglish(language)) return name;
  const code = findCountry(name)?.code;
  return code === undefined ? name : nameOf(code, name, language);
}

/** All countries by their names in a language, in its order. @param language BCP 47. */
export function countriesIn(language: string): readonly ShownCountry[] {
  const known = listsByLanguage.get(language);
  if (known) return known;
  const shown = COUNTRIES.map((country) => ({
    ...country,
    shown: isEnglish(language) ? country.name : nameOf(country.code, country.name, language),
  }));
  const { compare } = new Intl.Collator(language);
  const list = isEnglish(language) ? shown : shown.sort((one, other) => compare(one.shown, other.shown));
  listsByLanguage.set(language, list);
  return list;
}

/** Short ones: of the long ones servers and browsers have several, and a page would differ once it is taken over. */
function nameOf(code: string, name: string, language: string): string {
  let names = namesByLanguage.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region', style: 'short' });
    namesByLanguage.set(language, names);
  }
  const shown = names.of(code) ?? name;
  // Browsers add the other name of these islands.
  return code === 'FK' ? shown.replace(/\s*[(（].*| - .*/, '') : shown;
}
