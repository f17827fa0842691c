import { withoutHidden } from '@millrace/domain';

/** How much of the text is shown on each side of a name, in characters. */
const SIDE = 80;

const ELLIPSIS = '…';

/** A place in an article with the words around it, in one line each. */
export function articleExcerpt(
  text: string,
  { start, end }: { start: number; end: number },
): { before: string; name: string; after: string } {
  const [before, name, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)].map(line);
  return { before: endOf(before ?? ''), name: name ?? '', after: beginningOf(after ?? '') };
}

// Half of a character that takes two units is nothing to show.
const line = (text: string): string =>
  withoutHidden(text)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ');

function beginningOf(text: string): string {
  const letters = [...text.slice(0, 4 * SIDE)];
  const rest = text.trimEnd();
  if (letters.length <= SIDE && text.length <= 4 * SIDE) return rest;
  const cut = letters.slice(0, SIDE).join('');
  return `${cut.replace(/\s\S*$/u, '') || cut}${ELLIPSIS}`;
}

function endOf(text: string): string {
  const letters = [...text.slice(-4 * SIDE).replace(/^\p{Surrogate}/u, '')];
  const rest = text.trimStart();
  if (letters.length <= SIDE && text.length <= 4 * SIDE) return rest;
  const cut = letters.slice(-SIDE).join('');
  return `${ELLIPSIS}${cut.replace(/^\S*\s/u, '') || cut}`;
}
