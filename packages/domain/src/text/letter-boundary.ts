/**
 * Code points that belong to the letter before them: marks, skin tones, joiners, tags,
 * Thai and Lao AM, and the end of a Hangul syllable.
 */
const EXTENSION = /^[\u200d\u200c\p{M}\p{Emoji_Modifier}\u{e0020}-\u{e007f}\u0e33\u0eb3\u1160-\u11ff]$/u;

const ZERO_WIDTH_JOINER = '\u200d';
const REGIONAL = /\p{Regional_Indicator}/u;

/**
 * True if a text may be cut at an offset: not inside of a surrogate pair, a letter with its marks, an emoji, a flag or a
 * line break. The same in every browser, unlike `Intl.Segmenter`, whose rules follow the platform's version of Unicode.
 *
 * @param at Offset in UTF-16 code units.
 * @see https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries
 */
export function isLetterBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return at === 0 || at === text.length;
  const before = codePointBefore(text, at);
  const after = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (/^[\udc00-\udfff]$/.test(text.charAt(at)) && before.length === 1 && /[\ud800-\udbff]/.test(before))
    return false;
  if (before === '\r' && after === '\n') return false;
  if (EXTENSION.test(after)) return /[\r\n]/.test(before);
  if (before === ZERO_WIDTH_JOINER) return !/\p{Extended_Pictographic}/u.test(after);
  return !(REGIONAL.test(after) && isOpenFlag(text, at));
}

function codePointBefore(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at);
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(pair) ? pair : text.charAt(at - 1);
}

/** True if an odd number of regional indicators precedes, of which the last waits for its second half. */
function isOpenFlag(text: string, at: number): boolean {
  let count = 0;
  for (let end = at; REGIONAL.test(codePointBefore(text, end)); end -= 2) count += 1;
  return count % 2 === 1;
}
