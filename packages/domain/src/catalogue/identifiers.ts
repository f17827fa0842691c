import { foldText } from '../text/fold-text';

/** Identifiers of a product in external lists. */
export interface ProductIdentifiers {
  /** CAS Registry Numbers. */
  cas: readonly string[];
  /** EC numbers (EINECS, ELINCS, NLP). */
  ec: readonly string[];
  /** Codes of the Harmonized System or of a tariff based on it. */
  hs: readonly string[];
  /** Codes of the Combined Nomenclature of the European Union. */
  cn: readonly string[];
  /** Codes of the United Nations Standard Products and Services Code. */
  unspsc: readonly string[];
  /** Classes of ECLASS. */
  eclass: readonly string[];
  /** Chemical formula. */
  formula: string | null;
  /** Part numbers, grades and standards. */
  partNumbers: readonly string[];
}

/** Identifiers of a product without any. */
export const NO_IDENTIFIERS: ProductIdentifiers = {
  cas: [],
  ec: [],
  hs: [],
  cn: [],
  unspsc: [],
  eclass: [],
  formula: null,
  partNumbers: [],
};

// Dashes that word processors substitute for hyphens.
const DASHES = /[\u2010-\u2015\u2212]/g;

const plain = (text: string): string => text.normalize('NFKC').replace(DASHES, '-').trim();

/**
 * Parses a CAS Registry Number and verifies its check digit.
 *
 * @returns Null if invalid.
 * @example readCasNumber('10026-04-7') // '10026-04-7'
 */
export function readCasNumber(text: string): string | null {
  const number = plain(text);
  const [, first, second, check] = /^([1-9]\d{1,6})-(\d{2})-(\d)$/.exec(number) ?? [];
  if (first === undefined || second === undefined) return null;
  return checkSum((first + second).split('').reverse()) % 10 === Number(check) ? number : null;
}

/**
 * Parses an EC number and verifies its check digit.
 *
 * @returns Null if invalid.
 * @example readEcNumber('233-054-0') // '233-054-0'
 */
export function readEcNumber(text: string): string | null {
  const number = plain(text);
  const [, first, second, check] = /^([2-9]\d{2})-(\d{3})-(\d)$/.exec(number) ?? [];
  if (first === undefined || second === undefined) return null;
  return checkSum((first + second).split('')) % 11 === Number(check) ? number : null;
}

/** Sums digits weighted by their position, counted from 1. */
const checkSum = (digits: readonly string[]): number =>
  digits.reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0);

/**
 * Parses a Harmonized System code of 4, 6, 8 or 10 digits, with or without dots.
 *
 * @returns With dots; null if invalid.
 * @example readHsCode('281219') // '2812.19'
 */
export function readHsCode(text: string): string | null {
  const digits = plain(text).replace(/[.\s]/g, '');
  if (!/^(?:\d{4}|\d{6}|\d{8}|\d{10})$/.test(digits) || digits.startsWith('00')) return null;
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8), digits.slice(8)]
    .filter((part) => part !== '')
    .join('.');
}

/**
 * Reads a code of the Combined Nomenclature: 8 digits, with or without spaces or dots. Chapters run from 1 to 99 without
 * 77, which is reserved.
 *
 * @returns As the EU's tariff prints it, or null for what is none.
 * @example readCnCode('28042910') // '2804 29 10'
 */
export function readCnCode(text: string): string | null {
  const digits = plain(text).replace(/[.\s]/g, '');
  if (!/^\d{8}$/.test(digits) || /^(?:00|77)/.test(digits)) return null;
  return `${digits.slice(0, 4)} ${digits.slice(4, 6)} ${digits.slice(6)}`;
}

/**
 * Reads a code of UNSPSC: 8 digits, of which the segment is 10 to 95. Its dictionary is licensed, so that only the form is
 * checked.
 *
 * @returns Null for what is none.
 * @example readUnspscCode('12-35-23-02') // '12352302'
 */
export function readUnspscCode(text: string): string | null {
  const digits = plain(text).replace(/[-.\s]/g, '');
  return /^(?:[1-8]\d|9[0-5])\d{6}$/.test(digits) ? digits : null;
}

// ISO 29002-5, as ECLASS fills it: its registration authority, `01` for a class, six characters, and the version.
const ECLASS_IRDI = /^0173-1#01-([A-Z]{3}\d{3})#(\d{3})$/;

/**
 * Reads a class of ECLASS: 8 digits, or an international registration data identifier (IRDI). Its dictionary is licensed, so
 * that only the form is checked.
 *
 * @returns Null for what is none.
 * @example readEclassCode('38050102') // '38-05-01-02'
 */
export function readEclassCode(text: string): string | null {
  const code = plain(text).toUpperCase().replace(/\s/g, '');
  const [, item, version] = ECLASS_IRDI.exec(code) ?? [];
  if (item !== undefined) return `0173-1#01-${item}#${version}`;
  const digits = code.replace(/[-.]/g, '');
  return /^(?:[1-9]\d)\d{6}$/.test(digits)
    ? `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : null;
}

/**
 * Parses a chemical formula: elements, digits, brackets, and the dot of hydrates. Subscript digits become plain ones.
 *
 * @returns Null if invalid.
 * @example readFormula('SiCl₄') // 'SiCl4'
 */
export function readFormula(text: string): string | null {
  const formula = plain(text).replace(/\s+/g, '').replace(/[•∙⋅]/g, '·');
  return /^(?:[A-Z][a-z]?|[\d.]+|[()[\]{}·\-+,/*=]|[nxy])+$/.test(formula) && /[A-Z]/.test(formula)
    ? formula
    : null;
}

/**
 * Reduces an identifier to its letters and digits, for comparing spellings.
 *
 * @example squashIdentifier('G.657.A2') // 'g657a2'
 */
export function squashIdentifier(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
