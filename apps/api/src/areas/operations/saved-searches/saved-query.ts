import type { components } from '@millrace/api-client';
import { CERTIFICATE_NAMES, type CertificateScheme, countryName, sectorInfo } from '@millrace/domain';
import type { SavedQuery, SearchedKind } from '../../../platform/db/schema';
import { filterQuery, planAsTyped, searchFilters } from '../search';

type SentQuery = components['schemas']['SavedQuery'];

const KINDS: Readonly<Record<SavedQuery['category'], SearchedKind>> = {
  products: 'product',
  companies: 'company',
  events: 'event',
  posts: 'post',
};

/** Filters of each category. */
const FILTERS: Readonly<Record<SavedQuery['category'], readonly string[]>> = {
  products: ['sector', 'kind', 'country', 'supply'],
  companies: ['sector', 'country', 'type', 'certificate', 'verified', 'premium'],
  events: ['sector', 'country'],
  posts: [],
};

/** Returns the kind of documents of a saved search. */
export const kindOfQuery = ({ category }: SavedQuery): SearchedKind => KINDS[category];

/** Normalizes a query: removes empty and inapplicable filters, and sorts lists. */
export function normalizedQuery(sent: SentQuery): SavedQuery {
  const kept: Record<string, unknown> = { category: sent.category };
  const text = (sent.q ?? '').trim().replace(/\s+/g, ' ');
  if (text !== '') kept.q = text;
  for (const name of FILTERS[sent.category]) {
    const value: unknown = Reflect.get(sent, name);
    if (Array.isArray(value) && value.length > 0) kept[name] = [...new Set(value as string[])].sort();
    if (value === true) kept[name] = true;
  }
  return kept as unknown as SavedQuery;
}

/** Returns the key by which equal queries are detected. */
export const queryKeyOf = (query: SavedQuery): string =>
  JSON.stringify({ ...query, q: query.q?.toLowerCase() });

/** Compiles a query for matching documents; null if it is empty. */
export function queryWords(query: SavedQuery): string | null {
  const { category: _category, q = '', ...filters } = query;
  const plan = planAsTyped(q);
  if (q !== '' && !plan) return null;
  const parts = [plan?.words.match ?? null, filterQuery(searchFilters(filters))].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? null : parts.map((part) => `(${part})`).join(' & ');
}

/** Returns a default name for a search. */
export function nameOfQuery(query: SavedQuery): string {
  const parts = [
    query.q ?? '',
    ...(query.sector ?? []).map((key) => sectorInfo(key as Parameters<typeof sectorInfo>[0]).name),
    ...(query.country ?? []).map((code) => countryName(code) ?? code),
    ...(query.kind ?? []),
    ...(query.type ?? []),
    ...(query.certificate ?? []).map((scheme) => CERTIFICATE_NAMES[scheme as CertificateScheme]),
  ].filter((part) => part !== '');
  return Array.from(parts.length === 0 ? query.category : parts.join(', '))
    .slice(0, 100)
    .join('');
}
