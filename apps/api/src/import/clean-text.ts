const LONE_SURROGATE = /\p{Surrogate}/gu;

// Tabs and line breaks are the only control characters that mean something in a text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it is for.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g;

/** What stands where bytes were no text. */
const DAMAGED = '\ufffd';

/** A text that a database can hold, and what had to be done for it. */
export interface CleanText {
  text: string;
  /** Invisible characters were taken out. */
  stripped: boolean;
  /** Some of it can't be told any more. */
  damaged: boolean;
}

/** Takes out what no screen shows and no database takes, and writes equal letters equally (NFC). */
export function cleanText(raw: string): CleanText {
  const whole = raw.replace(LONE_SURROGATE, DAMAGED);
  const visible = whole.replace(CONTROLS, '');
  return {
    text: visible.normalize('NFC').trim(),
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
