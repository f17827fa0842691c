import { withoutHidden } from '@millrace/domain';

/** How much of the text is shown on each side of a name, in characters. */
const SIDE = 80;

const ELLIPSIS = '…';

/** So much of each side is looked at, in units: an article is long, and a hundred places of it may be shown. */
const READ_MAX = 2_000;

/** A place in an article with the words around it, in one line each. */
export function articleExcerpt(
  text: string,
  { start, end }: { start: number; end: number },
): { before: string; name: string; after: string } {
  const [from, to] = [Math.max(0, start - READ_MAX), end + READ_MAX];
  return {
    before: endOf(line(text.slice(from, start)), from > 0),
    name: line(text.slice(start, end)),
    after: beginningOf(line(text.slice(end, to)), to < text.length),
  };
}

// Half of a character that takes two units is nothing to show.
const line = (text: string): string =>
  withoutHidden(text)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ');

function beginningOf(text: string, isCut: boolean): string {
  const letters = [...text.slice(0, 4 * SIDE)];
  if (!isCut && letters.length <= SIDE && text.length <= 4 * SIDE) return text.trimEnd();
  const cut = letters.slice(0, SIDE).join('');
  return `${cut.replace(/\s\S*$/u, '') || cut}${ELLIPSIS}`;
}

function endOf(text: string, isCut: boolean): string {
  const letters = [...text.slice(-4 * SIDE).replace(/^\p{Surrogate}/u, '')];
  if (!isCut && letters.length <= SIDE && text.length <= 4 * SIDE) return text.trimStart();
  const cut = letters.slice(-SIDE).join('');
  return `${ELLIPSIS}${cut.replace(/^\S*\s/u, '') || cut}`;
}
