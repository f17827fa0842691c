/** Scripts whose letters stand beside each other unchanged; two of other scripts would read as a word, or join. */
const ABBREVIATED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * Returns the initials of a name as its bearer reads it, with the marks that belong to them, in capitals: of the first and
 * the last word, and in scripts without initials of the first alone. Empty for an empty name.
 *
 * @see GAP-031
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words[0] ?? '');
  const last = words.length > 1 ? firstLetter(words.at(-1) ?? '') : '';
  return ABBREVIATED.test(first) && ABBREVIATED.test(last) ? first + last : first;
}

function firstLetter(word: string): string {
  const [letter = ''] = word.match(/^\p{L}\p{M}*|^\P{M}\p{M}*/u) ?? [];
  return letter.toLocaleUpperCase('en');
}
