/**
 * A text without regard to case and accents: lower case, accents of the European scripts removed, letters with
 * a stroke or a ligature spelled plainly. For comparing and ordering, never for showing.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Only these marks are accents; those of other scripts, as the vowels of Hindi, carry the word.
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
