import { companyQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { artPath, companyPath, productPath } from '@millrace/domain';
import { Art } from '@millrace/ui';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { ComparedCompany } from './company-rows';
import { COMPARED_LINKS_MAX } from './linked-names';
import { type Compared, unreadColumn } from './useComparedProducts';

/** Reads of a comparison, as the loader of the page prefetches them. */
export const comparedCompanyReads = (read: ReturnType<typeof companyQueries>, id: string) => ({
  detail: read.detail(id),
  products: read.products(id, { limit: COMPARED_LINKS_MAX }),
});

/** Reads the companies that are compared. */
export function useComparedCompanies(ids: readonly string[]): Compared<ComparedCompany>[] {
  const read = companyQueries(useApiClient());
  const details = useQueries({ queries: ids.map((id) => comparedCompanyReads(read, id).detail) });
  const enabled = details.map(({ data }) => data !== undefined);
  // As many as may be compared: hooks are called alike each time.
  const products = [
    useSupplied(ids[0], enabled[0]),
    useSupplied(ids[1], enabled[1]),
    useSupplied(ids[2], enabled[2]),
    useSupplied(ids[3], enabled[3]),
  ];
  return ids.map((id, at) => {
    const detail = details[at];
    const company = detail?.data;
    if (!company) return { column: unreadColumn(id, detail), data: null };
    const { name, sector, logo } = company;
    const src = logo ?? artPath({ name, sector, kind: 'seal' });
    const supplied = products[at];
    return {
      column: {
        status: 'ready',
        ...{ id, name, href: companyPath(company), art: <Art kind="seal" src={src} /> },
      },
      data: {
        company,
        products: supplied && { ...supplied, href: `${companyPath(company)}?tab=products` },
      },
    };
  });
}

/** Reads what a company supplies; nothing for a place that is empty. */
function useSupplied(id = '', enabled = false) {
  const { products } = comparedCompanyReads(companyQueries(useApiClient()), id);
  const { data } = useInfiniteQuery({ ...products, enabled });
  return (
    data && {
      items: data.items.map(({ product_id, product_name: name }) => ({
        ...{ id: product_id, name, href: productPath({ id: product_id, name }) },
      })),
      count: data.count,
    }
  );
}
