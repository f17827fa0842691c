import type { CatalogueFilter } from '@millrace/api-client';
import { isProductKind, isSector } from '@millrace/domain';

/** Sort orders of the catalogue. */
export const PRODUCT_SORTS = ['relevance', 'name', 'suppliers', 'followers', 'newest', 'discussed'] as const;

/** Filter values of the number of suppliers. */
export const SUPPLY_STATUSES = ['none', 'one', 'several'] as const;

/** Parses the filter of the catalogue from an address. Unknown values are ignored, so that an old link still works. */
export function readProductFilter(params: URLSearchParams): CatalogueFilter {
  const q = params.get('q')?.trim();
  const sector = params.getAll('sector').filter(isSector);
  const kind = params.getAll('kind').filter(isProductKind);
  const country = params
    .getAll('country')
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .slice(0, 20);
  const supply = SUPPLY_STATUSES.filter((status) => params.getAll('supply').includes(status));
  const sort = PRODUCT_SORTS.find((known) => known === params.get('sort'));
  return {
    ...(q && { q }),
    ...(sector.length > 0 && { sector }),
    ...(kind.length > 0 && { kind }),
    ...(country.length > 0 && { country }),
    ...(supply.length > 0 && { supply }),
    ...(params.has('followed') && { followed: true }),
    ...(sort && { sort }),
  };
}

/** Returns the part of a filter that can be saved: without sort order and the viewer's follows. */
export const toProductSearch = ({ q, sector, kind, country, supply }: CatalogueFilter) => ({
  category: 'products' as const,
  ...(q && { q }),
  ...(sector && { sector }),
  ...(kind && { kind }),
  ...(country && { country }),
  ...(supply && { supply }),
});
