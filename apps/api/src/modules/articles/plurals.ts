/** What English writes an "es" after. */
const HISSING = /(?:s|x|z|ch|sh)$/;

/** The plurals that English makes of a word, in folded letters. */
export function pluralsOf(word: string): string[] {
  if (HISSING.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word}s`, word.replace(/y$/, 'ies')] : [`${word}s`];
}

/** Words of which a word may be the plural, and itself, without the "s" that all of them may end with. */
export function singularsOf(word: string): string[] {
  const singulars = [word.replace(/s$/, '')];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) singulars.push(word.replace(/es$/, '').replace(/s$/, ''));
  if (/ies$/.test(word)) singulars.push(word.replace(/ies$/, 'y'));
  return singulars;
}
