import { isLetterBoundary } from './letter-boundary';

const ELLIPSIS = '…';

/**
 * Truncates a text to one line at a word boundary; the ellipsis counts. A single long word, or a script without spaces,
 * is cut between letters.
 *
 * @param limit Maximum length in code points, 1 or more.
 */
export function cutText(text: string, limit: number): string {
  const letters = Array.from(text.trim().replace(/\s+/gu, ' '));
  if (letters.length <= limit) return letters.join('');
  const end = wordEnd(letters, limit - 1) ?? letterEnd(letters, limit - 1);
  return `${letters
    .slice(0, end)
    .join('')
    .replace(/[\s,;:.–—-]+$/u, '')}${ELLIPSIS}`;
}

function wordEnd(letters: readonly string[], limit: number): number | undefined {
  for (let end = limit; end > 0; end -= 1) {
    if (letters[end] === ' ') return end;
  }
  return undefined;
}

function letterEnd(letters: readonly string[], limit: number): number {
  const text = letters.join('');
  let end = limit;
  while (end > 0 && !isLetterBoundary(text, letters.slice(0, end).join('').length)) end -= 1;
  return end;
}
