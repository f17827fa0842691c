import { createRequire } from 'node:module';
import { at } from '../workspace/paths.mjs';
import { RULES, readPhrases } from './rules.mjs';
import { VERBS } from './verbs.mjs';

const { IntlMessageFormat } = createRequire(at('packages/ui/package.json'))('intl-messageformat');

/** Node types of an ICU message, as its parser numbers them. */
const PART = /** @type {const} */ ({ literal: 0, argument: 1, select: 5, plural: 6, count: 7, tag: 8 });

/** @typedef {{ type: number, value?: string, options?: Record<string, { value: Part[] }>, children?: Part[] }} Part */

const PHRASES = readPhrases();

/** Minimum number of words from which a sentence needs a verb, unless it reports absence: “No comments yet.” */
const FRAGMENT_WORDS = 5;

/**
 * Finds violations of the guide (docs/voice.md) in a text.
 *
 * @param {string} key
 * @param {string} pattern an ICU message
 * @returns {string[]} a remedy each
 */
export function findViolations(key, pattern) {
  const variants = [...new Set(variantsOf(new IntlMessageFormat(pattern, 'en').getAst()))];
  const found = new Set();
  for (const variant of variants) {
    for (const { pattern, use, except } of RULES) {
      const [match] = pattern.exec(variant) ?? [];
      if (match !== undefined && !except?.test(key)) found.add(`“${match}” → ${use}`);
    }
    for (const { phrase, pattern, use } of PHRASES) {
      if (pattern.test(variant)) found.add(`“${phrase}” → ${use}`);
    }
    for (const sentence of variant.split(/(?<=[.?!])\s+/)) {
      if (lacksVerb(sentence)) found.add(`“${sentence}” → a verb`);
    }
  }
  return [...found];
}

/** @param {string} sentence */
function lacksVerb(sentence) {
  if (!/[.?]$/.test(sentence) || sentence.startsWith('No ')) return false;
  const words = sentence.toLowerCase().match(/[\p{L}\d’-]+/gu) ?? [];
  return words.length >= FRAGMENT_WORDS && !words.some((word) => VERBS.has(word));
}

/**
 * Expands a message to all its possible texts, with placeholders named X.
 * @param {readonly Part[]} parts
 * @returns {string[]}
 */
function variantsOf(parts) {
  return parts.reduce(
    (/** @type {string[]} */ texts, part) => {
      const ends = variantsOfPart(part);
      return texts.flatMap((text) => ends.map((end) => text + end));
    },
    [''],
  );
}

/** @param {Part} part @returns {string[]} */
function variantsOfPart(part) {
  if (part.type === PART.literal) return [part.value ?? ''];
  if (part.type === PART.count) return ['2'];
  if (part.type === PART.tag) return variantsOf(part.children ?? []);
  if (part.options) return Object.values(part.options).flatMap(({ value }) => variantsOf(value));
  return ['X'];
}
