import type {
  SearchHit as ApiSearchHit,
  SearchCategory,
  SearchMatch,
  Suggestion,
} from '@millrace/api-client';
import {
  artPath,
  companyPath,
  countryName,
  eventPath,
  foldText,
  productPath,
  type Sector,
  SITE_PATHS,
  userFeedPath,
} from '@millrace/domain';
import { inLine } from './SiteSearch.css';

/** What is searched; products by default. @see NAV-012 */
export const SITE_SEARCH_CATEGORIES = ['products', 'companies'] as const;
export type SiteSearchCategory = (typeof SITE_SEARCH_CATEGORIES)[number];

/** The page of all results. */
export function searchPath({ text, category }: { text: string; category: SearchCategory }): string {
  return `${SITE_PATHS.search}?${new URLSearchParams({ q: text.trim(), category })}`;
}

/** A product or company that a search found. */
export interface SearchHit {
  kind: 'product' | 'company';
  id: string;
  name: string;
  /** Its page. Default: that of the community. */
  href?: string | undefined;
  /** Of a company: English name of the country. */
  country?: string | null | undefined;
  /** Of a product: what it is. */
  description?: string | undefined;
  sector?: Sector | null | undefined;
  /** Another name, or a number, by which it was found where its name does not tell. */
  matched?: string | undefined;
}

/** A suggestion of the search box: a product, a company, an event or a person. */
export interface SuggestedHit extends Omit<SearchHit, 'kind'> {
  kind: SearchHit['kind'] | 'event' | 'person';
  /** Of a person: their picture. */
  image?: string | null | undefined;
  /** Of a person: where they work. */
  company?: string | undefined;
}

/** Maps a hit of the API to what the views of a search show. */
export const toSearchHit = ({ _index, _id, _source }: ApiSearchHit): SearchHit => ({
  kind: _index === 'products' ? 'product' : 'company',
  id: _id,
  name: _source.name,
  country: _source.country,
  description: _source.description,
  sector: _source.sector,
});

const SUGGESTED_KINDS: Readonly<Record<Suggestion['category'], SuggestedHit['kind'] | null>> = {
  products: 'product',
  companies: 'company',
  events: 'event',
  people: 'person',
  posts: null,
};

/** True if a synonym by which something was found says nothing that its name does not, such as “Helium”. */
const repeatsName = (name: string, { field, text }: SearchMatch): boolean =>
  field === 'synonym' && foldText(name).includes(foldText(text));

/** Maps a suggestion of the API to what the views of a search show; null for a kind that none of them has. */
export function toSuggestedHit(suggestion: Suggestion): SuggestedHit | null {
  const { category, id, name, sector, country_code, company, image, match } = suggestion;
  const kind = SUGGESTED_KINDS[category];
  return (
    kind && {
      kind,
      id,
      name,
      country: countryName(country_code),
      sector,
      image,
      company: company ?? undefined,
      matched: match && match.field !== 'name' && !repeatsName(name, match) ? match.text : undefined,
    }
  );
}

/** True if a hit is of the catalogue: what can be tagged, linked and mentioned. */
export const isOfCatalogue = (hit: SuggestedHit): hit is SearchHit =>
  hit.kind === 'product' || hit.kind === 'company';

/** Returns the path of a search hit. @see NAV-015 */
export function hitPath({ kind, id, name, href }: SuggestedHit): string {
  if (href !== undefined) return href;
  switch (kind) {
    case 'product':
      return productPath({ id, name });
    case 'company':
      return companyPath({ id, name });
    case 'event':
      return eventPath({ id });
    case 'person':
      return userFeedPath({ id });
  }
}

/** The category in which a hit is found; none where the box has none for its kind. */
export function hitCategory({ kind }: SuggestedHit): SiteSearchCategory | undefined {
  if (kind === 'product') return 'products';
  return kind === 'company' ? 'companies' : undefined;
}

/** Props of the drawing at the head of a hit. */
export function hitArt({ kind: of, name, sector = null }: SearchHit): {
  kind: 'thumb' | 'seal';
  src: string;
  className: string;
} {
  const kind = of === 'product' ? 'thumb' : 'seal';
  return {
    kind,
    src: artPath({ name, sector, kind }),
    className: inLine,
  };
}
