/** Scripts whose letters do not join; two initials in other scripts would read as a word or form a ligature. */
const ABBREVIATED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * Returns the initials of a name in capitals, including combining marks: of the first and the last word, and in scripts
 * without initials of the first word alone. Empty for an empty name.
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
