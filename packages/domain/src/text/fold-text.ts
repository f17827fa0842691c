import { withoutIgnorable } from './normalize-text';

/**
 * Folds a text for comparing and sorting: lower case, without the accents of European scripts, with stroked letters
 * and ligatures spelled plainly, without what is never seen. Never for display.
 */
export function foldText(text: string): string {
  return (
    withoutIgnorable(text)
      .normalize('NFKD')
      // Only these marks are accents; those of other scripts, such as Hindi vowels, carry meaning.
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[łøđðþßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize('NFC')
  );
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
