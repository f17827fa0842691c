import { isApiError, productQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { artPath, productPath } from '@millrace/domain';
import { Art } from '@millrace/ui';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { productTabPath } from '../ProductTabNav';
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
  query: { error: unknown; refetch: () => unknown } | undefined,
): ComparedColumn =>
  !query?.error
    ? { status: 'loading', id }
    : isApiError(query.error) && MISSING.includes(query.error.status)
      ? { status: 'missing', id }
      : { status: 'failed', id, onRetry: () => void query.refetch() };

/** A column, and what its cells show. */
export interface Compared<Data> {
  column: ComparedColumn;
  data: Data | null;
}

/** Reads the products that are compared. */
export function useComparedProducts(ids: readonly string[]): Compared<ComparedProduct>[] {
  const read = productQueries(useApiClient());
  const reads = ids.map((id) => comparedProductReads(read, id));
  const details = useQueries({ queries: reads.map(({ detail }) => detail) });
  const enabled = details.map(({ data }) => data !== undefined);
  const concentrations = useQueries({
    queries: reads.map(({ concentration }, at) => ({ ...concentration, enabled: enabled[at] === true })),
  });
  // As many as may be compared: hooks are called alike each time.
  const links = [
    useLinks(ids[0], enabled[0]),
    useLinks(ids[1], enabled[1]),
    useLinks(ids[2], enabled[2]),
    useLinks(ids[3], enabled[3]),
  ];
  return ids.map((id, at) => {
    const detail = details[at];
    const product = detail?.data;
    if (!product) return { column: unreadColumn(id, detail), data: null };
    const { name, sector, crop_images: pictures } = product;
    const src = pictures[0]?.value ?? artPath({ name, sector, kind: 'thumb' });
    const { inputs, uses } = links[at] ?? {};
    return {
      column: {
        status: 'ready',
        ...{ id, name, href: productPath(product), art: <Art kind="thumb" src={src} /> },
      },
      data: {
        product,
        concentration: concentrations[at]?.data?.results.find(({ depth }) => depth === 0),
        inputs: inputs && { ...inputs, href: productTabPath(product, 'materials') },
        uses: uses && { ...uses, href: productTabPath(product, 'enduse') },
      },
    };
  });
}

/** Reads what goes into a product, and what it goes into; nothing for a place that is empty. */
function useLinks(id = '', enabled = false) {
  const reads = comparedProductReads(productQueries(useApiClient()), id);
  const { data: inputs } = useInfiniteQuery({ ...reads.inputs, enabled });
  const { data: uses } = useInfiniteQuery({ ...reads.uses, enabled });
  return {
    inputs: inputs && {
      items: inputs.items.map((entry) => linked(entry.rawMaterial, entry.rawMaterial_title)),
      count: inputs.count,
    },
    uses: uses && {
      items: uses.items.map((entry) => linked(entry.application, entry.application_title)),
      count: uses.count,
    },
  };
}

const linked = (id: string, name: string) => ({ id, name, href: productPath({ id, name }) });
