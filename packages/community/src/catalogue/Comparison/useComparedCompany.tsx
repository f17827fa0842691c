import { companyQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { artPath, companyPath, productPath } from '@millrace/domain';
import { Art } from '@millrace/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComparedCompany } from './company-rows';
import { COMPARED_LINKS_MAX } from './linked-names';
import { type Compared, unreadColumn } from './useComparedProduct';

/** Reads of a comparison, as the loader of the page prefetches them. */
export const comparedCompanyReads = (read: ReturnType<typeof companyQueries>, id: string) => ({
  detail: read.detail(id),
  products: read.products(id, { limit: COMPARED_LINKS_MAX }),
});

/** Reads a company that is compared; null without an id, as all places of a comparison are read alike. */
export function useComparedCompany(id: string | undefined): Compared<ComparedCompany> | null {
  const reads = comparedCompanyReads(companyQueries(useApiClient()), id ?? '');
  const detail = useQuery({ ...reads.detail, enabled: id !== undefined });
  const products = useInfiniteQuery({ ...reads.products, enabled: detail.data !== undefined });
  if (id === undefined) return null;
  const company = detail.data;
  if (!company) return { column: unreadColumn(id, detail), data: null };
  const { name, sector, logo } = company;
  const src = logo ?? artPath({ name, sector, kind: 'seal' });
  return {
    column: {
      status: 'ready',
      ...{ id, name, href: companyPath(company), art: <Art kind="seal" src={src} /> },
    },
    data: {
      company,
      products: products.data && {
        items: products.data.items.map(({ product_id, product_name }) => ({
          id: product_id,
          name: product_name,
          href: productPath({ id: product_id, name: product_name }),
        })),
        count: products.data.count,
        href: `${companyPath(company)}?tab=products`,
      },
    },
  };
}
