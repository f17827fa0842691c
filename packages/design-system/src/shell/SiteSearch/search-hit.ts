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

/** Categories of the search; products by default. @see NAV-012 */
export const SITE_SEARCH_CATEGORIES = ['products', 'companies'] as const;
export type SiteSearchCategory = (typeof SITE_SEARCH_CATEGORIES)[number];

/** Returns the URL of the results page. */
export function searchPath({ text, category }: { text: string; category: SearchCategory }): string {
  return `${SITE_PATHS.search}?${new URLSearchParams({ q: text.trim(), category })}`;
}

/** A product or company among the hits. */
export interface SearchHit {
  kind: 'product' | 'company';
  id: string;
  name: string;
  /** URL of its page. Default: that of the community. */
  href?: string | undefined;
  /** Company: English name of the country. */
  country?: string | null | undefined;
  /** Product: its description. */
  description?: string | undefined;
  sector?: Sector | null | undefined;
  /** Synonym or number that matched, if the name itself does not. */
  matched?: string | undefined;
}

/** A suggestion of the search box: a product, a company, an event or a person. */
export interface SuggestedHit extends Omit<SearchHit, 'kind'> {
  kind: SearchHit['kind'] | 'event' | 'person';
  /** Person: URL of their picture. */
  image?: string | null | undefined;
  /** Person: name of their company. */
  company?: string | undefined;
}

/** Maps a hit of the API to the view model. */
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

/** True if the matched synonym is contained in the name, such as “Helium”. */
const repeatsName = (name: string, { field, text }: SearchMatch): boolean =>
  field === 'synonym' && foldText(name).includes(foldText(text));

/** Maps a suggestion of the API to the view model; null for unsupported kinds. */
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

/** True if a hit is a product or company, which can be tagged, linked and mentioned. */
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

/** Returns the category of a hit; undefined if the box has none for its kind. */
export function hitCategory({ kind }: SuggestedHit): SiteSearchCategory | undefined {
  if (kind === 'product') return 'products';
  return kind === 'company' ? 'companies' : undefined;
}

/** Returns the props of a hit's drawing. */
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
