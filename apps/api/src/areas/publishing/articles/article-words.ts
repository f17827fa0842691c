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
