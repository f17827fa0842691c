/** What English writes an "es" after. */
const HISSING = /(?:s|x|z|ch|sh)$/;

/** The plurals that English makes of a word, in folded letters. */
export function pluralsOf(word: string): string[] {
  if (HISSING.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word}s`, word.replace(/y$/, 'ies')] : [`${word}s`];
}

const withoutS = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** Words of which a word may be the plural, and itself, without the "s" that all of them may end with. */
export function singularsOf(word: string): string[] {
  const singulars = [withoutS(word)];
  if (!word.endsWith('es')) return singulars;
  const stem = word.slice(0, -2);
  if (HISSING.test(stem)) singulars.push(withoutS(stem));
  if (stem.endsWith('i')) singulars.push(`${stem.slice(0, -1)}y`);
  return singulars;
}
