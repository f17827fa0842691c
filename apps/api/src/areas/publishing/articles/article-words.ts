import { normalizeText } from '@millrace/domain';

/** A word of an article with its position. */
export interface ArticleWord {
  start: number;
  end: number;
  /** True if a name may continue from the previous word: the text between is short and ends no paragraph. */
  joined: boolean;
}

/** Soft hyphens and zero-width spaces. */
const BREAKS = '\u00ad\u200b\u2060';
const EVERY_BREAK = new RegExp(`[${BREAKS}]`, 'gu');

/** Removes soft hyphens and zero-width spaces. */
export const withoutBreaks = (text: string): string => text.replace(EVERY_BREAK, '');

const WORD = new RegExp(`[\\p{L}\\p{M}\\p{N}](?:[${BREAKS}]*[\\p{L}\\p{M}\\p{N}])*`, 'gu');

/** Scripts without spaces between words. */
const UNPARTED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Separators within a name; the Japanese long vowel mark is already a letter. */
const GAP = new RegExp(`^[\\p{P}\\p{S}\\s${BREAKS}]{0,4}$`, 'u');
const PARAGRAPH = /\n\s*\n|\p{Zp}/u;

/** Segmenter with dictionaries for the scripts above, independent of its locale. */
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/**
 * Yields the words of a text in order: runs of letters and digits, segmented by dictionary in scripts without spaces.
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

/** Chunk size, because the segmenter's time per word grows with the length of the text. */
const SEGMENTED_AT_ONCE = 500;

/** Yields the words of a text without spaces, in chunks; the last word of a chunk may continue in the next. */
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

/** Length of the context on each side of a name, in characters. */
const SIDE = 80;

const ELLIPSIS = '…';

/** Number of examined code units on each side, to bound the time for a hundred places in a long article. */
const READ_MAX = 2_000;

/** Returns a place in an article with its context, as single lines. */
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

// Half of a surrogate pair cannot be shown.
const line = (text: string): string =>
  normalizeText(text)
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
