import { productQueries } from '@millrace/api-client';
import {
  ACTIVITY_ITEMS,
  productPath,
  SEE_ALL_CUSTOMERS_FIRST,
  SEE_ALL_SUPPLIERS_FIRST,
  SUPPLIERS_FIRST,
  slugify,
  TABLE_ROWS_STEP,
} from '@millrace/domain';
import { dehydrate } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { requestData } from '../../api.server';
import { orPageProblem, refuseIfLimited } from '../../loader-failures';
import type { Route } from './+types/product';
import { isProductView, tabOf } from './product-sections';

const permanently = 301;

/**
 * Reads what the page shows at first. `/product/{id}` and a wrong slug lead to the product's own address; the
 * query stays. @see PAGE-020, DIFF-024
 */
export async function loadProduct({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const { client, queries } = requestData(context, request);
  const read = productQueries(client);
  const id = params.id ?? params.slugOrId;
  const product = await queries.fetchQuery(read.detail(id)).catch(orPageProblem);
  const view = params.view ?? 'productDetails';
  const isCanonical =
    params.id !== undefined && params.slugOrId === slugify(product.name) && isProductView(view);
  if (!isCanonical) {
    const kept = isProductView(view) && params.view ? view : undefined;
    throw redirect(productPath(product, kept) + url.search, permanently);
  }
  const first = [];
  if (view === 'followers') {
    first.push(queries.prefetchInfiniteQuery(read.followers(id)));
  } else {
    const tab = tabOf(url.searchParams);
    if (tab === 'feed') {
      first.push(
        queries.prefetchInfiniteQuery(read.suppliers(id, { limit: SUPPLIERS_FIRST })),
        queries.prefetchInfiniteQuery(read.rawMaterials(id, { limit: TABLE_ROWS_STEP })),
        queries.prefetchInfiniteQuery(read.applications(id, { limit: TABLE_ROWS_STEP })),
        queries.prefetchInfiniteQuery(read.potentialCustomers(id, { limit: SEE_ALL_CUSTOMERS_FIRST })),
      );
    }
    if (tab === 'suppliers')
      first.push(queries.prefetchInfiniteQuery(read.suppliers(id, { limit: SEE_ALL_SUPPLIERS_FIRST })));
    if (tab === 'prospects') {
      first.push(
        queries.prefetchInfiniteQuery(read.potentialCustomers(id, { limit: SEE_ALL_CUSTOMERS_FIRST })),
      );
    }
    if (tab === 'materials')
      first.push(queries.prefetchInfiniteQuery(read.rawMaterials(id, { limit: TABLE_ROWS_STEP })));
    if (tab === 'enduse')
      first.push(queries.prefetchInfiniteQuery(read.applications(id, { limit: TABLE_ROWS_STEP })));
    first.push(queries.prefetchInfiniteQuery(read.activity(id, { limit: ACTIVITY_ITEMS })));
  }
  await Promise.all(first);
  refuseIfLimited(queries);
  return { product, view, state: dehydrate(queries), origin: context.webUrl };
}
