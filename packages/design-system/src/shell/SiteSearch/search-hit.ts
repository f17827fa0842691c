import type { SearchHit } from '@millrace/api-client';
import { artPath, companyPath, productPath, SITE_PATHS } from '@millrace/domain';
import { inLine } from './SiteSearch.css';

/** What is searched; products by default. @see NAV-012 */
export const SITE_SEARCH_CATEGORIES = ['products', 'companies'] as const;
export type SiteSearchCategory = (typeof SITE_SEARCH_CATEGORIES)[number];

/** The page of all results. */
export function searchPath({ text, category }: { text: string; category: SiteSearchCategory }): string {
  return `${SITE_PATHS.search}?${new URLSearchParams({ q: text.trim(), category })}`;
}

/** Returns the path of a search hit. @see NAV-015 */
export function hitPath({ _index, _source }: SearchHit): string {
  return _index === 'products' ? productPath(_source) : companyPath(_source);
}

/** Props of the drawing at the head of a hit. */
export function hitArt({ _index, _source }: SearchHit): {
  kind: 'thumb' | 'seal';
  src: string;
  className: string;
} {
  const kind = _index === 'products' ? 'thumb' : 'seal';
  return {
    kind,
    src: artPath({ name: _source.name, sector: _source.sector ?? null, kind }),
    className: inLine,
  };
}
