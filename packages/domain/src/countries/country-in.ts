import { COUNTRIES, type Country, findCountry } from './countries';
import { countryOfCodeIn, isEnglish } from './country-of-code-in';

/** A country with its display name. */
export interface ShownCountry extends Country {
  shown: string;
  /** Long name if the display name is short: for searching only, as browsers differ in it. */
  full: string;
}

const listsByLanguage = new Map<string, readonly ShownCountry[]>();

/**
 * Returns a country's name in a language; unknown names are returned unchanged.
 *
 * @param name English.
 * @param language BCP 47.
 */
export function countryIn(name: string, language: string): string {
  if (isEnglish(language)) return name;
  const code = findCountry(name)?.code;
  return code === undefined ? name : countryOfCodeIn(code, name, language);
}

/** Lists all countries by name in a language, sorted for it. @param language BCP 47. */
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
