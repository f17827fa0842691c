import { foldText } from '../text/fold-text';

/** Identifiers of a product in external lists. */
export interface ProductIdentifiers {
  /** CAS Registry Numbers. */
  cas: readonly string[];
  /** EC numbers (EINECS, ELINCS, NLP). */
  ec: readonly string[];
  /** Codes of the Harmonized System or of a tariff based on it. */
  hs: readonly string[];
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
