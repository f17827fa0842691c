/** A segment of a text: a match of the query or not. */
export interface TextStretch {
  text: string;
  isMatch: boolean;
}

/** Splits a text at each case-insensitive match of the query. */
export function splitMatches(text: string, sought: string): readonly TextStretch[] {
  if (sought === '') return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${sought.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'giu');
  return text
    .split(pattern)
    .map((stretch, index) => ({ text: stretch, isMatch: index % 2 === 1 }))
    .filter((stretch) => stretch.text !== '');
}

/** Maximum length of the text before the first match, in characters. */
const BEFORE = 40;

/** Truncates the start of a message so that its first match is near the beginning of a line. */
export function cutToMatch(text: string, sought: string): string {
  const line = text.replace(/\s+/g, ' ');
  const at = line.toLowerCase().indexOf(sought.toLowerCase());
  if (at <= BEFORE) return line;
  const from = line.indexOf(' ', at - BEFORE) + 1;
  return `…${line.slice(from > 0 && from <= at ? from : at)}`;
}
