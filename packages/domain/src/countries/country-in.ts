import { COUNTRIES, type Country, findCountry } from './countries';
import { countryOfCodeIn, isEnglish } from './country-of-code-in';

/** A country with its name as it is to be read. */
export interface ShownCountry extends Country {
  shown: string;
  /** In full, as some have a short name: to be found by, and not to be shown, as browsers differ in it. */
  full: string;
}

const listsByLanguage = new Map<string, readonly ShownCountry[]>();

/**
 * The name of a country in a language; what is no country of the list stays as it is.
 *
 * @param name English.
 * @param language BCP 47.
 */
export function countryIn(name: string, language: string): string {
  if (isEnglish(language)) return name;
  const code = findCountry(name)?.code;
  return code === undefined ? name : countryOfCodeIn(code, name, language);
}

/** All countries by their names in a language, in its order. @param language BCP 47. */
export function countriesIn(language: string): readonly ShownCountry[] {
  const known = listsByLanguage.get(language);
  if (known) return known;
  const full = new Intl.DisplayNames(language, { type: 'region' });
  const shown = COUNTRIES.map((country) => ({
    ...country,
    shown: countryOfCodeIn(country.code, country.name, language),
    full: full.of(country.code) ?? country.name,
  }));
  const { compare } = new Intl.Collator(language);
  const list = isEnglish(language) ? shown : shown.sort((one, other) => compare(one.shown, other.shown));
  listsByLanguage.set(language, list);
  return list;
}
