import type { SearchMatch } from '@millrace/api-client';
import { compareCodePoints, foldText, nameSortKey, squashIdentifier } from '@millrace/domain';

/** Texts of an entry, in the order in which a search tries them. */
export type Texts = readonly (readonly [SearchMatch['field'], string])[];

/** Returns the first text that contains all words of the search as prefixes. */
export function findMatch(q: string, texts: Texts): SearchMatch | null {
  const sought = foldText(q.trim());
  if (sought === '') return null;
  for (const [field, text] of texts) {
    if (text === '') continue;
    if (squashIdentifier(text) === squashIdentifier(q)) {
      return {
        field,
        text: text.slice(0, 300),
        ranges: [{ start: 0, end: Math.min(300, text.length) }],
        quality: 'exact',
      };
    }
    const folded = foldText(text);
    const starts = sought
      .split(/\s+/)
      .map((word) => ({ word, at: folded.search(new RegExp(`(?<![a-z0-9])${escaped(word)}`)) }));
    if (starts.some(({ at }) => at < 0)) continue;
    const ranges = starts
      .map(({ word, at }) => ({ start: at, end: at + word.length }))
      .filter(({ end }) => end <= Math.min(300, text.length))
      .sort((a, b) => a.start - b.start);
    return {
      field,
      text: text.slice(0, 300),
      ranges,
      quality: folded.startsWith(sought) ? 'prefix' : 'words',
    };
  }
  return null;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const FIELDS: readonly SearchMatch['field'][] = ['name', 'synonym', 'identifier', 'product'];

/** Returns all entries for an empty search, else those that match, names first. */
export function ranked<Row extends { name: string; match: SearchMatch | null }>(
  rows: readonly Row[],
  q: string,
): Row[] {
  const byName = rows.toSorted((a, b) => compareCodePoints(nameSortKey(a.name), nameSortKey(b.name)));
  if (q.trim() === '') return byName;
  const place = ({ match }: Row): number => {
    const at = match ? FIELDS.indexOf(match.field) : -1;
    return at < 0 ? FIELDS.length : at;
  };
  return byName.filter(({ match }) => match !== null).sort((a, b) => place(a) - place(b));
}
