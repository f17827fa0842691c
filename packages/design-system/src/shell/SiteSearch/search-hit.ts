import type { SearchHit as ApiSearchHit, SearchCategory } from '@millrace/api-client';
import { artPath, companyPath, productPath, type Sector, SITE_PATHS } from '@millrace/domain';
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

/** Returns the path of a search hit. @see NAV-015 */
export function hitPath({ kind, id, name, href }: SearchHit): string {
  return href ?? (kind === 'product' ? productPath({ id, name }) : companyPath({ id, name }));
}

/** The category in which a hit is found. */
export const hitCategory = ({ kind }: SearchHit): SiteSearchCategory =>
  kind === 'product' ? 'products' : 'companies';

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
