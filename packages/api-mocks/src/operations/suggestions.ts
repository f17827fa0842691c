import type { SearchMatch, SearchResult, Suggestion } from '@millrace/api-client';
import { foldText } from '@millrace/domain';

/** Hit as a suggestion. */
export function suggest(result: SearchResult): Suggestion {
  const nothing = { sector: null, kind: null, country_code: null, company: null, image: null };
  switch (result.type) {
    case 'product': {
      const { id, name, sector, kind, image, match } = result.product;
      return {
        ...nothing,
        category: 'products',
        id,
        name,
        sector,
        kind,
        image: image?.value ?? null,
        match,
      };
    }
    case 'company': {
      const { id, name, sector, country_code, logo, match } = result.company;
      return { ...nothing, category: 'companies', id, name, sector, country_code, image: logo, match };
    }
    case 'event': {
      const { id, eventName, country_code, match } = result.event;
      return { ...nothing, category: 'events', id, name: eventName, country_code, match };
    }
    case 'person': {
      const { id, name, company, image, match } = result.person;
      return { ...nothing, category: 'people', id, name, company, image, match };
    }
    case 'post': {
      const { id, text, match } = result.post;
      return { ...nothing, category: 'posts', id, name: text.slice(0, 120), match };
    }
  }
}

const QUALITIES: readonly SearchMatch['quality'][] = ['exact', 'prefix', 'words', 'near'];
const OF_TEXTS: readonly SearchMatch['field'][] = ['description', 'company', 'product'];

/**
 * Returns suggestions, best first: matches by name; if there are none, names with similar spelling.
 *
 * @param known All candidates.
 */
export function suggestions(
  found: readonly SearchResult[],
  known: readonly SearchResult[],
  q: string,
): Suggestion[] {
  const named = found.map(suggest).filter(({ match }) => match !== null && !OF_TEXTS.includes(match.field));
  const meant =
    named.length > 0
      ? named
      : known.map(suggest).flatMap((one) => {
          const match = nearMatch(q, one.name);
          return match ? [{ ...one, match }] : [];
        });
  const rank = ({ match }: Suggestion): number =>
    match ? QUALITIES.indexOf(match.quality) : QUALITIES.length;
  return meant.sort((a, b) => rank(a) - rank(b));
}

/** Minimum length of a word in which typos are tolerated. */
const MENDED_MIN = 4;

/** Matches a name that contains all words of the search, some of them with a typo. */
function nearMatch(q: string, name: string): SearchMatch | null {
  const words = [...name.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
    folded: foldText(word[0]),
  }));
  const ranges: SearchMatch['ranges'] = [];
  for (const typed of foldText(q.trim()).split(/\s+/)) {
    const meant = words.find(({ folded }) => folded.startsWith(typed) || isOneSlipOff(typed, folded));
    if (!meant) return null;
    ranges.push({ start: meant.start, end: meant.end });
  }
  return { field: 'name', text: name, ranges: ranges.sort((a, b) => a.start - b.start), quality: 'near' };
}

/** True if the words have an edit distance of one: substitution, insertion, deletion or transposition. */
function isOneSlipOff(typed: string, meant: string): boolean {
  if (typed.length < MENDED_MIN || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, other] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}
