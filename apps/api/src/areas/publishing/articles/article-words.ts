import { withoutHidden } from '@millrace/domain';

/** A word of an article: where it stands in the text. */
export interface ArticleWord {
  start: number;
  end: number;
  /** Whether a name can go on from the word before it: what stands between them is short, and ends no paragraph. */
  joined: boolean;
}

/** What typesetting puts where a word may break: soft hyphens, and spaces of no width. */
const BREAKS = '\u00ad\u200b\u2060';
const EVERY_BREAK = new RegExp(`[${BREAKS}]`, 'gu');

/** A text as it reads, without what typesetting has put there. */
export const withoutBreaks = (text: string): string => text.replace(EVERY_BREAK, '');

const WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}](?:[${BREAKS}]*[\\p{L}\\p{M}\\p{N}])*`, 'gu');

/** Scripts that part words by nothing. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Between words of one name; the mark over a long vowel of Japanese is a letter already. */
const GAP = new RegExp(`^[\\p{P}\\p{S}\\s${BREAKS}]{0,4}$`, 'u');
const PARAGRAPH = /\n\s*\n|\p{Zp}/u;

/** Knows words of the scripts above by its dictionary, whatever the language it is made for. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Yields the words of a text in their order: runs of letters and digits, cut by a dictionary where a script has no
 * spaces.
 */
export function* articleWords(text: string): Generator<ArticleWord> {
  let last = 0;
  const word = (start: number, length: number): ArticleWord => {
    const gap = text.slice(last, start);
    last = start + length;
    return { start, end: last, joined: GAP.test(gap) && !PARAGRAPH.test(gap) };
  };
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!UNPARTED.test(run)) yield word(index, run.length);
    else for (const part of unpartedWords(run)) yield word(index + part.at, part.length);
  }
}

/** For a long text the segmenter takes several times as long for each word. */
const SEGMENTED_AT_ONCE = 500;

/** The words of a text without spaces: cut in stretches, of which the last word may go on in the next. */
function* unpartedWords(run: string): Generator<{ at: number; length: number }> {
  for (let from = 0; from < run.length; ) {
    const parts = [...segmenter.segment(run.slice(from, from + SEGMENTED_AT_ONCE))];
    if (from + SEGMENTED_AT_ONCE < run.length && parts.length > 1) parts.pop();
    const start = from;
    for (const { index, segment } of parts) {
      yield { at: start + index, length: segment.length };
      from = start + index + segment.length;
    }
  }
}

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
