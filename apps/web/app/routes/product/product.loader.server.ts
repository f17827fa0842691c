import { feedQueries, productQueries } from '@millrace/api-client';
import {
  type ProductTab,
  readConcentrationView,
  readProductTab,
  toConcentrationFilter,
} from '@millrace/community';
import {
  ACTIVITY_ITEMS,
  productPath,
  SEE_ALL_CUSTOMERS_FIRST,
  SEE_ALL_SUPPLIERS_FIRST,
  SUPPLIERS_FIRST,
  slugify,
  TABLE_ROWS_STEP,
} from '@millrace/domain';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { requestData } from '../../api.server';
import { refuseIfLimited, toErrorResponse } from '../../loader-failures';
import type { Route } from './+types/product';
import { isProductView } from './product-sections';

const permanently = 301;

/** Prevents caching of the redirect, as a merge can be undone. @see GAP-088 */
const REVALIDATE = { 'Cache-Control': 'no-cache' };

interface Reads {
  queries: QueryClient;
  read: ReturnType<typeof productQueries>;
  feed: ReturnType<typeof feedQueries>;
  id: string;
}

const suppliers = ({ queries, read, id }: Reads, limit: number) =>
  queries.prefetchInfiniteQuery(read.suppliers(id, { limit }));
const customers = ({ queries, read, id }: Reads) =>
  queries.prefetchInfiniteQuery(read.potentialCustomers(id, { limit: SEE_ALL_CUSTOMERS_FIRST }));

const posts = ({ queries, feed, id }: Reads) =>
  queries.prefetchInfiniteQuery(feed.of({ kind: 'product', id }));

/** Prefetches the supply concentration for the URL's filter; if a scenario is refused, the page is shown without it. */
const concentration = ({ queries, read, id }: Reads, query: URLSearchParams) =>
  queries.prefetchQuery(read.concentration(id, toConcentrationFilter(readConcentrationView(query), true)));

/** Prefetches the data beside every tab: activity, documents, and the value chain figure, which shares queries with the tables. */
const besideTabs = ({ queries, read, id }: Reads) => [
  queries.prefetchInfiniteQuery(read.rawMaterials(id, { limit: TABLE_ROWS_STEP })),
  queries.prefetchInfiniteQuery(read.applications(id, { limit: TABLE_ROWS_STEP })),
  queries.prefetchInfiniteQuery(read.activity(id, { limit: ACTIVITY_ITEMS })),
  queries.prefetchQuery(read.documents(id)),
];

/** Prefetches the additional data of each tab. */
const firstOfTab: Record<ProductTab, (reads: Reads) => Promise<void>[]> = {
  feed: (reads) => [posts(reads), suppliers(reads, SUPPLIERS_FIRST), customers(reads)],
  suppliers: (reads) => [suppliers(reads, SEE_ALL_SUPPLIERS_FIRST)],
  prospects: (reads) => [customers(reads)],
  materials: () => [],
  enduse: () => [],
  valuechain: ({ queries, read, id }) => [queries.prefetchQuery(read.allApplications(id))],
};

/**
 * Loads the initial data of the page. `/product/{id}` and a wrong slug redirect to the canonical URL, with the query
 * kept. A merged product redirects to its successor. @see PAGE-020, DIFF-024, GAP-088
 */
export async function loadProduct({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { client, queries } = requestData(context, request);
  const read = productQueries(client);
  const asked = params.id ?? params.slugOrId;
  const product = await queries.fetchQuery(read.detail(asked)).catch(toErrorResponse);
  const view = params.view ?? 'productDetails';
  const isCanonical =
    params.id === product.id && params.slugOrId === slugify(product.name) && isProductView(view);
  if (!isCanonical) {
    const kept = isProductView(view) && params.view ? view : undefined;
    throw redirect(productPath(product, kept) + url.search, {
      status: permanently,
      headers: REVALIDATE,
    });
  }
  const { id } = product;
  const reads = { queries, read, feed: feedQueries(client), id };
  await Promise.all(
    view === 'invite'
      ? []
      : view === 'followers'
        ? [queries.prefetchInfiniteQuery(read.followers(id))]
        : view === 'concentration'
          ? [concentration(reads, url.searchParams)]
          : [...firstOfTab[readProductTab(url.searchParams)](reads), ...besideTabs(reads)],
  );
  refuseIfLimited(queries);
  return { product, view, state: dehydrate(queries), origin: context.webUrl };
}
