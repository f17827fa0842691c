/** Returns a word and its variants with one letter deleted. */
export function shapesOf(word: string): string[] {
  const letters = Array.from(word);
  return [
    ...new Set([word, ...letters.map((_, out) => letters.filter((_letter, at) => at !== out).join(''))]),
  ];
}

/** Returns the maximum number of typos for a word length. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns the edit distance of two words: insertions, deletions, substitutions and transpositions
 * (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, against] of b.entries()) {
      const cost = letter === against ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (last[j + 1] ?? 0) + 1, (last[j] ?? 0) + cost);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === against) {
        least = Math.min(least, (beforeLast[j - 1] ?? 0) + 1);
      }
      row.push(least);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
