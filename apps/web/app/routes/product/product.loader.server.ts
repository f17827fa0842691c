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

/** A merge can be undone: browsers ask again before they follow a redirect that they know. @see GAP-088 */
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

/** The chain that the address asks for; to whom its scenario is refused, the page is shown without it. */
const concentration = ({ queries, read, id }: Reads, query: URLSearchParams) =>
  queries.prefetchQuery(read.concentration(id, toConcentrationFilter(readConcentrationView(query), true)));

/** What stands beside every tab: the figure of the value chain, whose rows are those of the tables, and activity. */
const besideTabs = ({ queries, read, id }: Reads) => [
  queries.prefetchInfiniteQuery(read.rawMaterials(id, { limit: TABLE_ROWS_STEP })),
  queries.prefetchInfiniteQuery(read.applications(id, { limit: TABLE_ROWS_STEP })),
  queries.prefetchInfiniteQuery(read.activity(id, { limit: ACTIVITY_ITEMS })),
];

/** What each tab shows more than that. */
const firstOfTab: Record<ProductTab, (reads: Reads) => Promise<void>[]> = {
  feed: (reads) => [posts(reads), suppliers(reads, SUPPLIERS_FIRST), customers(reads)],
  suppliers: (reads) => [suppliers(reads, SEE_ALL_SUPPLIERS_FIRST)],
  prospects: (reads) => [customers(reads)],
  materials: () => [],
  enduse: () => [],
  valuechain: ({ queries, read, id }) => [queries.prefetchQuery(read.allApplications(id))],
};

/**
 * Reads what the page shows at first. `/product/{id}` and a wrong slug lead to the product's own address; the
 * query stays. The address of a product that was merged leads to what that is now. @see PAGE-020, DIFF-024, GAP-088
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
