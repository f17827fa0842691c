/**
 * Splits a text at the matches of a query, ignoring case: parts at even indexes do not match, parts at odd
 * indexes do. `('Silicon tetrachloride', 'tetra')` returns `['Silicon ', 'tetra', 'chloride']`.
 */
export function splitAtMatches(text: string, query: string): string[] {
  const wanted = query.trim();
  if (wanted === '') return [text];
  return text.split(new RegExp(`(${escapeRegExp(wanted)})`, 'giu'));
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
