// Dashes that word processors put in the place of hyphens.
const DASHES = /[\u2010-\u2015\u2212]/g;

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/**
 * Reads a Legal Entity Identifier (ISO 17442) and checks its check digits (ISO 7064, mod 97-10).
 *
 * @returns Null for what is none.
 * @example readLei('5299 00T8BM49AURSDO55') // '529900T8BM49AURSDO55'
 */
export function readLei(text: string): string | null {
  const lei = compact(text);
  return /^[A-Z\d]{18}\d{2}$/.test(lei) && mod97(lei) === 1 ? lei : null;
}

/** The remainder by 97 of digits and letters, where A counts as 10 and Z as 35. */
const mod97 = (text: string): number =>
  [...text].reduce((rest, char) => {
    const value = Number.parseInt(char, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/**
 * Reads a D-U-N-S number: 9 digits, with or without hyphens. It has had no check digit since 2006.
 *
 * @returns Null for what is none.
 * @example readDuns('15-048-3782') // '150483782'
 */
export function readDuns(text: string): string | null {
  const digits = compact(text);
  return /^\d{9}$/.test(digits) && !/^(\d)\1{8}$/.test(digits) ? digits : null;
}

/** Digits of Crockford's base 32, which has no I, L, O and U. */
const BASE_32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const OS_ID = /^[A-Z]{2}(?:19|20)\d{2}(\d{3})[\dA-HJKMNP-TV-Z]{6}$/;

/** Last day of a leap year. */
const DAYS_MAX = 366;

/**
 * Reads an OS ID of Open Supply Hub: country, year, day of the year, five characters, and one that checks the others.
 *
 * @returns Null for what is none.
 * @see https://opensupplyhub.org
 * @example readOsId('CN2021250D1DTN7') // 'CN2021250D1DTN7'
 */
export function readOsId(text: string): string | null {
  const id = compact(text);
  const day = Number(OS_ID.exec(id)?.[1] ?? 0);
  if (day < 1 || day > DAYS_MAX) return null;
  const country = id.charCodeAt(0) + id.charCodeAt(1);
  const rest = [...id.slice(2, -1)].reduce((sum, char) => sum + BASE_32.indexOf(char), 0);
  return BASE_32[(country + rest) % BASE_32.length] === id.at(-1) ? id : null;
}

/** Patterns of what follows the prefix of a VAT number: those of the EU by the Commission’s VIES, others by their tax authorities. */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^[1-9]\d{7}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  LI: /^\d{5}$/,
  NO: /^[89]\d{8}(?:MVA)?$/,
  IS: /^\d{5,6}$/,
  RS: /^\d{9}$/,
  TR: /^\d{10}$/,
  UA: /^\d{12}$/,
  IL: /^\d{9}$/,
  SA: /^3\d{13}3$/,
  AE: /^\d{15}$/,
  ZA: /^4\d{9}$/,
  IN: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[A-Z\d]$/,
  CN: /^[\dA-HJ-NP-RTUW-Y]{2}\d{6}[\dA-HJ-NP-RTUW-Y]{10}$/,
  JP: /^T[1-9]\d{12}$/,
  KR: /^\d{10}$/,
  TW: /^\d{8}$/,
  SG: /^(?:M\d{8}[A-Z]|\d{9}[A-Z]|M[A-Z\d]{8,9})$/,
  AU: /^\d{11}$/,
  NZ: /^\d{8,9}$/,
  BR: /^\d{14}$/,
  MX: /^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}$/,
};

/**
 * Reads a VAT number by the form of its country, whose prefix it begins with. Greece is EL, as on invoices.
 *
 * @returns Null for what is none, or where the form of the country is not known.
 * @example readVatId('SE 556012-3456 01') // 'SE556012345601'
 */
export function readVatId(text: string): string | null {
  const id = compact(text).replace(/^GR/, 'EL');
  return VAT_FORMS[id.slice(0, 2)]?.test(id.slice(2)) ? id : null;
}
