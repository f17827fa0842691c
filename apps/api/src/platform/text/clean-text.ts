import { isSeen, normalizeName, normalizeText } from '@millrace/domain';

/** Lone surrogates, and C1 control characters that result from a wrong encoding; U+0085 is a line break. */
const NO_TEXT = /[\p{Surrogate}\u0080-\u0084\u0086-\u009f]/gu;

/** Replacement character for bytes that were not text. */
export const DAMAGED = '\ufffd';

/** Cleaned text and what was changed. */
export interface CleanText {
  text: string;
  /** True if invisible characters were removed. */
  stripped: boolean;
  /** True if a part is unreadable. */
  damaged: boolean;
}

/**
 * Removes characters that are invisible or that the database rejects, and normalizes to NFC. Text without any
 * visible character becomes empty.
 */
export function cleanText(raw: string): CleanText {
  const whole = raw.replace(NO_TEXT, DAMAGED);
  const visible = normalizeText(whole);
  return {
    text: isSeen(visible) ? visible.normalize('NFC').trim() : '',
    stripped: visible.length !== whole.length,
    damaged: visible.includes(DAMAGED),
  };
}

/** Normalizes a text of one line, such as a name. */
export const oneLine = normalizeName;

/** Normalizes line breaks to `\n`. */
export const paragraphs = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/**
 * Splits a CamelCase name into words.
 *
 * @example camelCaseWords('PVCellTesting') // 'PV Cell Testing'
 */
export function camelCaseWords(name: string): string {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/_+/g, ' ');
}
