import { foldText } from '../text/fold-text';
import { COUNTRY_ALIASES } from './country-aliases';
import { COUNTRY_LIST, type CountryCode } from './country-list';

/** A country or territory of the list. */
export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: CountryCode;
  /** ISO 3166-1 alpha-3, upper case. */
  alpha3: string;
  /** Plain English name. */
  name: string;
}

/**
 * The fixed list of countries, in the order of their names.
 *
 * @see CONST-005
 */
export const COUNTRIES: readonly Country[] = /* @__PURE__ */ COUNTRY_LIST.map(([code, alpha3, name]) => ({
  code,
  alpha3,
  name,
}));

let namesByCode: Map<string, string> | undefined;
let codesByText: Map<string, CountryCode> | undefined;

/**
 * Returns a country's English name by its two-letter code, in any case.
 *
 * @returns `null` for an unknown code.
 */
export function countryName(code: string | null | undefined): string | null {
  namesByCode ??= new Map(COUNTRIES.map((country) => [country.code, country.name]));
  return namesByCode.get((code ?? '').toUpperCase()) ?? null;
}

/**
 * Finds a country by its two- or three-letter code, English name or an alias, ignoring
 * case, accents, spaces and punctuation. "NA" is Namibia, "N/A" is nothing.
 *
 * @returns `null` without a match.
 * @see CONST-005
 */
export function findCountry(text: string | null | undefined): Country | null {
  const asked = (text ?? '').trim();
  const code = codeOfCode(asked) ?? codeOfName(asked);
  return COUNTRIES.find((country) => country.code === code) ?? null;
}

// Codes match exactly: without punctuation, "N/A" would be Namibia.
function codeOfCode(text: string): CountryCode | undefined {
  if (!/^[a-z]{2,3}$/i.test(text)) return undefined;
  const upper = text.toUpperCase();
  return COUNTRIES.find(({ code, alpha3 }) => code === upper || alpha3 === upper)?.code;
}

function codeOfName(text: string): CountryCode | undefined {
  codesByText ??= buildNameIndex();
  return codesByText.get(foldName(text));
}

function buildNameIndex(): Map<string, CountryCode> {
  const index = new Map<string, CountryCode>(Object.entries(COUNTRY_ALIASES));
  for (const { code, name } of COUNTRIES) index.set(foldName(name), code);
  return index;
}

function foldName(text: string): string {
  const spelled = text
    .replace(/&/g, ' and ')
    .replace(/\bst\b\.?/gi, 'saint')
    .replace(/\bthe\b/gi, '');
  return foldText(spelled).replace(/[^\p{L}\p{N}]/gu, '');
}
