/**
 * Splits a text where it matches what was typed, whatever the case: parts at even places do not match, parts at
 * odd places do. `('Silicon tetrachloride', 'tetra')` gives `['Silicon ', 'tetra', 'chloride']`.
 */
export function splitAtMatches(text: string, query: string): string[] {
  const wanted = query.trim();
  if (wanted === '') return [text];
  return text.split(new RegExp(`(${escapeRegExp(wanted)})`, 'giu'));
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
