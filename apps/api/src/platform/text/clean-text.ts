import { asTyped, isSeen } from '@millrace/domain';

/** Halves of a character, and controls that bytes become which are read in a wrong encoding; one of them ends a line. */
const NO_TEXT = /[\p{Surrogate}\u0080-\u0084\u0086-\u009f]/gu;

/** What stands where bytes were no text. */
export const DAMAGED = '\ufffd';

/** A text that a database can hold, and what had to be done for it. */
export interface CleanText {
  text: string;
  /** Invisible characters were taken out. */
  stripped: boolean;
  /** Some of it can't be told any more. */
  damaged: boolean;
}

/**
 * Takes out what no screen shows and no database takes, and writes equal letters equally (NFC). Nothing is left of a
 * text of which nothing can be seen.
 */
export function cleanText(raw: string): CleanText {
  const whole = raw.replace(NO_TEXT, DAMAGED);
  const visible = asTyped(whole);
  return {
    text: isSeen(visible) ? visible.normalize('NFC').trim() : '',
    stripped: visible.length !== whole.length,
    damaged: visible.includes(DAMAGED),
  };
}

/** One line, its words one space apart. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Paragraphs with line breaks as every system knows them. */
export const paragraphs = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/**
 * The words of a name in CamelCase.
 *
 * @example camelCaseWords('PVCellTesting') // 'PV Cell Testing'
 */
export function camelCaseWords(name: string): string {
  return name
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/_+/g, ' ');
}
