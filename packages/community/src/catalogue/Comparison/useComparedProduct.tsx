import { isApiError, productQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { artPath, productPath } from '@millrace/domain';
import { Art } from '@millrace/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { productTabPath } from '../pages/product-tabs';
import type { ComparedColumn } from './compared';
import { COMPARED_LINKS_MAX } from './linked-names';
import type { ComparedProduct } from './product-rows';

/** Reads of a comparison, as the loader of the page prefetches them. */
export const comparedProductReads = (read: ReturnType<typeof productQueries>, id: string) => ({
  detail: read.detail(id),
  // Its own row is on every plan's level.
  concentration: read.concentration(id, { depth: 1 }),
  inputs: read.rawMaterials(id, { limit: COMPARED_LINKS_MAX }),
  uses: read.applications(id, { limit: COMPARED_LINKS_MAX }),
});

/** Statuses of what does not exist, or is no id at all. */
const MISSING = [400, 404];

/** Returns what stands in a column whose read has not succeeded. */
export const unreadColumn = (
  id: string,
  { error, refetch }: { error: unknown; refetch: () => unknown },
): ComparedColumn =>
  !error
    ? { status: 'loading', id }
    : isApiError(error) && MISSING.includes(error.status)
      ? { status: 'missing', id }
      : { status: 'failed', id, onRetry: () => void refetch() };

/** A column, and what its cells show. */
export interface Compared<Data> {
  column: ComparedColumn;
  data: Data | null;
}

/** Reads a product that is compared; null without an id, as all places of a comparison are read alike. */
export function useComparedProduct(id: string | undefined): Compared<ComparedProduct> | null {
  const reads = comparedProductReads(productQueries(useApiClient()), id ?? '');
  const enabled = id !== undefined;
  const detail = useQuery({ ...reads.detail, enabled });
  const isFound = detail.data !== undefined;
  const concentration = useQuery({ ...reads.concentration, enabled: isFound });
  const inputs = useInfiniteQuery({ ...reads.inputs, enabled: isFound });
  const uses = useInfiniteQuery({ ...reads.uses, enabled: isFound });
  if (id === undefined) return null;
  const product = detail.data;
  if (!product) return { column: unreadColumn(id, detail), data: null };
  const { name, sector, crop_images: pictures } = product;
  const src = pictures[0]?.value ?? artPath({ name, sector, kind: 'thumb' });
  return {
    column: {
      status: 'ready',
      ...{ id, name, href: productPath(product), art: <Art kind="thumb" src={src} /> },
    },
    data: {
      product,
      concentration: concentration.data?.results.find(({ depth }) => depth === 0),
      inputs: inputs.data && {
        items: inputs.data.items.map(({ rawMaterial: linked, rawMaterial_title: title }) => ({
          ...{ id: linked, name: title, href: productPath({ id: linked, name: title }) },
        })),
        count: inputs.data.count,
        href: productTabPath(product, 'materials'),
      },
      uses: uses.data && {
        items: uses.data.items.map(({ application: linked, application_title: title }) => ({
          ...{ id: linked, name: title, href: productPath({ id: linked, name: title }) },
        })),
        count: uses.data.count,
        href: productTabPath(product, 'enduse'),
      },
    },
  };
}
